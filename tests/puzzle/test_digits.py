"""Cells of more than two symbols, and what laws say of them, compared with all ways to fill a few cells."""

from itertools import product
from typing import ClassVar

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import cells, columns, rows
from smtpuzzles.model import Exactly, Formula, Rule
from smtpuzzles.puzzle import GivensPuzzle, Look, Role, Tile
from smtpuzzles.puzzle.ingredients.counting import at_most_one, exactly, some
from smtpuzzles.puzzle.ingredients.different import different
from smtpuzzles.puzzle.ingredients.latin import less, once_in_lines
from smtpuzzles.puzzle.ingredients.visibility import could_be_seen, count_seen, towers_seen
from smtpuzzles.puzzle.laws import CERTAIN, Literals, folded


def models(size, symbols, state, fixed=()):
    """Every board, and whether these constraints allow it."""
    domain = {cell: dict(fixed).get(cell, symbols) for cell in cells(*size)}
    x = Literals(domain, {})
    every = [*folded(state(x)), *[Exactly(1, literals) for literals in x.chosen.values()]]
    names = tuple(variable.name for variable in x.variables)
    with smtpuzzles.engine("minicard").open(Formula(names, (Rule("", (), tuple(every)),), x.helpers.names)) as session:
        for values in product(*domain.values()):
            board = dict(zip(domain, values, strict=True))
            held = [literal for cell in board if abs(literal := x.of(cell, board[cell])) != CERTAIN]
            yield board, session.check(Deadline(), held).verdict == "sat"


def test_each_symbol_of_a_cell_has_a_variable_and_exactly_one_is_true():
    x = Literals({(1, 1): "123", (1, 2): "3", (2, 1): "12"}, {})
    assert [variable.name for variable in x.variables] == [
        "digit_1_1_1",
        "digit_1_1_2",
        "digit_1_1_3",
        "digit_2_1_1",
        "digit_2_1_2",
    ]
    assert x.chosen == {(1, 1): (1, 2, 3), (2, 1): (4, 5)}
    assert x.bare == {(1, 1): "_", (1, 2): "3", (2, 1): "_"}
    assert x.all([(1, 1), (1, 2), (9, 9)], "3") == (3, CERTAIN, -CERTAIN)


def test_a_cell_holds_exactly_one_of_more_symbols_whatever_the_laws_say():
    class Free(GivensPuzzle):
        kind = "free"
        symbols: ClassVar = {name: Look(name, Tile(name, Role.SYMBOL)) for name in "RGB"}

    rules = Free.of_size((1, 2), "classic").build_model().rules
    assert [(rule.sort, rule.constraints) for rule in rules] == [
        ("cell", (Exactly(1, (1, 2, 3)),)),
        ("cell", (Exactly(1, (4, 5, 6)),)),
    ]


MEANINGS = {
    "two": (exactly(2, "2"), lambda line: line.count("2") == 2),
    "at most one": (at_most_one("3"), lambda line: line.count("3") < 2),
    "some": (some("1"), lambda line: "1" in line),
    "different": (different("1", "2"), lambda line: line[:2] != line[2:]),
}


@pytest.mark.parametrize("name", MEANINGS)
@pytest.mark.parametrize("fixed", [(), [((1, 2), "2")], [((1, 1), "1"), ((1, 4), "3")]])
def test_constraints_and_check_of_a_law_mean_what_its_name_says(name, fixed):
    (meaning, right), line = MEANINGS[name], cells(1, 4)
    for board, allowed in models((1, 4), "123", lambda x: meaning.state(x, line), fixed):
        assert allowed == meaning.holds(board, line) == bool(right("".join(board.values()))), board


@pytest.mark.parametrize("fixed", [(), [((1, 2), "2"), ((3, 3), "1")], [((1, 1), "1"), ((1, 3), "1")]])
def test_each_digit_is_once_in_every_row_and_column(fixed):
    laws = list(once_in_lines((3, 3), "123"))
    lines = rows(3, 3) + columns(3, 3)
    for board, allowed in models(
        (3, 3), "123", lambda x: [one for law in laws for one in law.rule(x).constraints], fixed
    ):
        right = all({board[cell] for cell in line} == {*"123"} for line in lines)
        assert allowed == all(law.holds(board) for law in laws) == right, board


@pytest.mark.parametrize("digits", ["123", "012", "1234"])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_towers_are_seen_as_the_constraints_allow(digits, number):
    n = len(digits)
    meaning, line = towers_seen(number, tuple(digits)), cells(1, n)
    for board, allowed in models((1, n), digits, lambda x: meaning.state(x, line)):
        heights = list(board.values())
        seen = [height for place, height in enumerate(heights) if height > max(["0", *heights[:place]])]
        assert count_seen(board, line) == len(seen)
        assert allowed == meaning.holds(board, line) == (len({*heights}) == n and len(seen) == number), board


@pytest.mark.parametrize("may", [["123"] * 3, ["12", "123", "3"], ["1", "1", "23"], ["012", "01", "02"]])
def test_what_could_be_seen_is_what_some_line_shows(may):
    lines = [line for line in product(*may) if len({*line}) == 3]
    boards = [dict(zip(cells(1, 3), line, strict=True)) for line in lines]
    assert could_be_seen(may) == {count_seen(board, cells(1, 3)) for board in boards}


def test_a_digit_is_less_than_another_as_the_constraints_allow():
    meaning, pair = less(("1", "2", "3")), cells(1, 2)
    for board, allowed in models((1, 2), "123", lambda x: meaning.state(x, pair)):
        assert allowed == meaning.holds(board, pair) == (int(board[1, 1]) < int(board[1, 2])), board


def test_an_empty_cell_is_less_than_none():
    """A kind from outside ended with a ValueError, asked to verify a board that is not full."""
    meaning, pair = less(("1", "2", "3")), cells(1, 2)
    for left, right in ("_2", "2_", "__"):
        assert not meaning.holds({(1, 1): left, (1, 2): right}, pair)
