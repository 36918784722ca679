"""How many boards there are: the numbers are known from elsewhere."""

import pytest

import smtpuzzles
from smtpuzzles.puzzle.contract import Puzzle
from tests.conftest import of_every_kind


@pytest.mark.parametrize(
    ("puzzle", "number"),
    [row for rows in of_every_kind("NUMBERS").values() for row in rows],
    ids=lambda value: f"{value.kind}-{value.variant}-{len(value.model.bare)}" if isinstance(value, Puzzle) else None,
)
def test_the_number_of_boards_is_the_known_one(puzzle, number):
    counted = smtpuzzles.count(puzzle)
    assert counted.exhausted
    assert counted.count == number
