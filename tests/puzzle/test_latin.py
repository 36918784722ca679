"""Latin squares that chance makes."""

from random import Random

import pytest

from smtpuzzles.base.grid import cells, named_lines
from smtpuzzles.puzzle.ingredients.latin import latin_square


@pytest.mark.parametrize("size", [1, 2, 5, 9])
def test_every_line_of_a_random_square_has_each_digit_once(size):
    found = [latin_square(size, Random(seed)) for seed in (1, 2, 3, 3)]
    for square in found:
        assert list(square) == sorted(square, key=lambda cell: cell[::-1])
        assert {*square} == {*cells(size, size)}
        for _, line in named_lines(size, size):
            assert sorted(square[cell] for cell in line) == [str(digit) for digit in range(1, size + 1)]
    assert found[2] == found[3]
    assert size < 5 or found[0] != found[1] != found[2]
