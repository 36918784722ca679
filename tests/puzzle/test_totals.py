"""Different digits with a total, compared with all ways to fill a few cells."""

from itertools import product

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import cells
from smtpuzzles.model import Formula, Rule
from smtpuzzles.puzzle.ingredients.totals import DIFFERENT, DIGITS, adding_up, fillings
from smtpuzzles.puzzle.laws import Literals, folded

MEANINGS = {"different": (DIFFERENT, None)} | {
    str(total): (adding_up(total), total) for total in (1, 2, 3, 9, 10, 17, 18)
}


@pytest.mark.parametrize("name", MEANINGS)
@pytest.mark.parametrize("line", [cells(1, 2), cells(2, 1)])
def test_two_cells_hold_digits_that_differ_and_add_up(name, line):
    (meaning, total), x = MEANINGS[name], Literals(dict.fromkeys(line, tuple(DIGITS)), {})
    rule = Rule("", (), folded(meaning.state(x, line)))
    names = tuple(variable.name for variable in x.variables)
    with smtpuzzles.engine("minicard").open(Formula(names, (rule,), x.helpers.names)) as session:
        for held in product(DIGITS, repeat=2):
            board = dict(zip(line, held, strict=True))
            allowed = session.check(Deadline(), [x.of(cell, board[cell]) for cell in line]).verdict == "sat"
            right = held[0] != held[1] and total in (None, int(held[0]) + int(held[1]))
            assert allowed == meaning.holds(board, line) == right, board


def test_fillings_are_all_sets_of_digits_with_a_total():
    for number, total in product(range(1, 10), range(1, 46)):
        found = {frozenset(some) for some in product(DIGITS, repeat=min(number, 3)) if sum(map(int, some)) == total}
        if number <= 3:
            assert set(map(frozenset, fillings(number, total))) == {some for some in found if len(some) == number}
    assert fillings(9, 45) == [tuple(DIGITS)]
    assert fillings(4, 30) == [("6", "7", "8", "9")]
    assert not fillings(9, 44)


@pytest.mark.parametrize("held", ["1_", "11", "#1"])
def test_what_is_no_digit_differs_from_nothing(held):
    board = dict(zip(cells(1, 2), held, strict=True))
    assert not DIFFERENT.holds(board, cells(1, 2))
    assert not adding_up(3).holds(board, cells(1, 2))
