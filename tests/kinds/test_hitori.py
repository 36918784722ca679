"""Hitori: what it reads and refuses, what verify reports, that both statements of its rules agree, and its cuts."""

import re
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import board_of, cells, parts_of, side_neighbours
from smtpuzzles.engines.table import engine
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.explaining.cuts import with_cuts
from smtpuzzles.kinds.hitori import Hitori, setting
from smtpuzzles.model import Board
from smtpuzzles.puzzle import EMPTY
from smtpuzzles.puzzle.ingredients.scattered import CONNECTED, scattered, scattered_cells
from smtpuzzles.solving.preparing import prepare
from tests.kinds.helpers import assert_exact, boards, broken, pattern

GOOD = "42421\n21145\n25232\n43412\n44121\n"
MALFORMED = {
    "empty": ("", "1:1: expected rows of numbers, but found nothing"),
    "two-columns": ("12\n21\n12\n", "1:3: expected at least 3 numbers in a row, but found 2"),
    "two-rows": ("1 2 3\n2 3 1\n", "2:6: expected at least 3 rows, but found 2"),
    "short": ("1 2 3\n1 2\n", "2:4: expected 3 numbers in this line, but found 2"),
    "long": ("123\n1234\n", "2:4: expected 3 numbers in this line, but found 4"),
    "letter": ("123\n1x2\n", "2:2: expected a number or ?, but found 'x'"),
    "a-sudoku": ("12_\n___\n___\n", "1:3: expected a number or ?, but found '_'"),
    "zero": ("123\n012\n231\n", "2:1: number 0 is not between 1 and 99"),
    "hundred": ("1 2 3\n100 1 2\n2 3 1\n", "2:1: number 100 is not between 1 and 99"),
    "superscript": ("123\n1²3\n", "2:2: expected a number or ?, but found '²'"),
}
MALFORMED_SOLUTIONS = {
    "empty": ("", "1:1: expected rows of # and _, but found nothing"),
    "small": ("_#___\n", "1:6: expected 5 rows, but found 1"),
    "symbol": ("_#___\n" * 4 + "_#x__\n", "5:3: expected # or _, but found 'x'"),
}
ACCEPTED = {
    "blanks-between": ("1 2 3\n2 3 1\n3 1 2", "123\n231\n312\n"),
    "two-digits": ("10 2 1\n2 1 3\n1 2 3", "10  2  1\n 2  1  3\n 1  2  3\n"),
    "leading-zeros": ("01 02 03\n02 03 01\n03 01 02", "123\n231\n312\n"),
    "one-line": ("123/231/312", "123\n231\n312\n"),
    "cells-without-a-number": ("1?3\n?31\n31?\n", "1?3\n?31\n31?\n"),
}
CONTRADICTIONS = {"three-ones-in-a-row": "111\n222\n333\n"}
# All cells are different, so these are the boards without touching black cells that leave the white ones connected.
NUMBERS = [(Hitori.of_board(board_of(["123", "231", "312"])), 39)]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[Hitori, Board]:
    height, width = draw(some.tuples(some.integers(3, 7), some.integers(3, 7)))
    numbers = pattern(draw, ["_", "1", "2", "3", "12", "99"], height, width)
    return Hitori.of_board(numbers, variant), pattern(draw, "#_", height, width)


@settings(max_examples=5)
@given(some.one_of(boards(3, 4, "1234_"), boards(4, 3, "12345"), boards(2, 5, "123")))
def test_models_are_the_boards_that_verify_accepts(numbers):
    assert_exact(Hitori.of_board(numbers), {"_": "_#"})


@pytest.mark.parametrize("size", [(3, 4), (2, 5)])
def test_all_ways_to_leave_white_cells_connected_are_models(size):
    assert_exact(Hitori.of_board(setting.latin_square(size, Random(1))), {"_": "_#"})


def test_a_cut_is_about_the_wall_and_all_that_it_separates():
    """A black cell in the middle of the part is no wall, but is cut off with it."""
    puzzle = Hitori.of_board(setting.latin_square((9, 9), Random(1)))
    far = {(r, c): abs(r - 5) + abs(c - 5) for r, c in puzzle.cells}
    board = {cell: "#" if steps in (0, 3) else "_" for cell, steps in far.items()}
    (cut,) = puzzle.cuts(board)
    wall = sorted(cell for cell in board if far[cell] == 3)
    assert cut.cells == (*wall, *sorted(cell for cell in board if far[cell] < 3))
    assert len(cut.constraints[0].literals) == len(wall) == 12


def test_cuts_contradict_one_another_where_there_is_no_solution():
    """Each search for a board finds other white cells cut off; what was found before stays."""
    puzzle = smtpuzzles.parse("hitori", "24524/24351/43153/55243/12235")
    whole = prepare(puzzle)
    plain, cut = whole.without_cuts(), with_cuts(whole, None, {}, Deadline())
    for rules, verdict in ((plain.rules, "sat"), (cut.rules, "unsat")):
        with engine("minicard").open(plain.model._replace(rules=rules).formula) as session:
            assert session.check(Deadline()).verdict == verdict


def test_cells_without_a_number_are_like_no_others():
    puzzle = smtpuzzles.parse("hitori", "??1\n?1?\n2??\n")
    assert list(puzzle.repeated()) == []
    assert puzzle.violations(dict.fromkeys(puzzle.cells, "_")) == []


CUT_OFF = "_____#\n____#_\n___#__\n__#___\n_#__#_\n#_____\n"


@pytest.mark.parametrize(("board", "verdict"), [(CUT_OFF, "unsat"), (CUT_OFF.replace("#\n", "_\n", 1), "sat")])
def test_pointers_in_a_circle_around_a_black_cell_connect_nothing(board, verdict):
    puzzle = Hitori.of_board(setting.latin_square((6, 6), Random(1)))
    true = {cell for cell, symbol in board_of(board.split()).items() if symbol == "#"}
    held = [number if cell in true else -number for number, (_, cell, _) in enumerate(puzzle.model.variables, 1)]
    with smtpuzzles.engine("minisat").open(puzzle.model.formula) as session:
        assert session.check(Deadline(), held).verdict == verdict


def test_every_broken_rule_is_reported():
    found = broken("hitori", "1123\n2341\n3214\n4432\n", "_#__\n##__\n___#\n__#_\n")
    assert found == {
        "row 4 has at most one white 4": [(4, 1), (4, 2)],
        "row 2, columns 1 and 2 are not both black": [(2, 1), (2, 2)],
        "column 2, rows 1 and 2 are not both black": [(1, 2), (2, 2)],
        CONNECTED: [(1, 1), (4, 4)],
    }


@settings(max_examples=60)
@given(boards(5, 6, "#____"))
def test_a_board_breaks_a_cut_exactly_if_its_white_cells_are_not_connected(board):
    puzzle = Hitori.of_board(setting.latin_square((5, 6), Random(1)))
    apart = all(board[a] == "_" or board[b] == "_" for a, b in (law.cells for law in scattered(puzzle.size, "#")))
    cuts = puzzle.cuts(board) if apart else []
    connected = CONNECTED not in {violation.rule for violation in puzzle.violations(board)}
    assert bool(cuts) != connected or not apart
    true = puzzle.model.true_on(board)
    for rule in cuts:
        (clause,) = rule.constraints
        assert {-literal for literal in clause.literals} <= set(true)
        # Each of its cells is needed: without any of them, nothing is cut off.
        for literal in clause.literals:
            fewer = dict.fromkeys(board, "_") | {
                puzzle.model.variables[-other - 1].cell: "#" for other in clause.literals if other != literal
            }
            assert not puzzle.cuts(fewer)


def test_advice_while_playing():
    puzzle, advisor = smtpuzzles.parse("hitori", GOOD), Advisor()
    (cut,) = advisor.broken(puzzle, {(1, 2): "#", (2, 1): "#"})
    assert cut.rule == "row 1, column 1 is not cut off from the other white cells"
    assert cut.cells == ((1, 2), (2, 1))
    solution = smtpuzzles.solve(puzzle).solutions[0]
    hint = advisor.hint(puzzle, {}, Deadline())
    assert hint.symbol == solution[hint.cell]


def test_explanations_name_what_would_be_cut_off():
    steps = list(smtpuzzles.explain(smtpuzzles.parse("hitori", GOOD)))
    assert {claim.cell for step in steps for claim in step.conclusions} == set(board_of(GOOD.split()))
    assert "cut off" in {step.pattern for step in steps}
    words = [step.words for step in steps if step.pattern == "cut off"]
    assert all(re.search("because otherwise row .* would be cut off", one) for one in words)


@pytest.mark.parametrize("size", [(3, 3), (3, 4)])
def test_a_cut_that_one_more_black_cell_breaks_is_among_those_of_that_board(size):
    """So a step of several rules is never told where a single cut of any board would do."""
    puzzle = Hitori.of_board(dict.fromkeys(cells(*size), EMPTY))
    boards = [dict(zip(puzzle.cells, symbols, strict=True)) for symbols in product("_#", repeat=len(puzzle.cells))]
    walls = {number: walls_of(puzzle, board) for number, board in enumerate(boards)}
    every = set().union(*walls.values())
    for number, board in enumerate(boards):
        if not puzzle.violations(board):
            for place, cell in enumerate(reversed(puzzle.cells)):
                if board[cell] == "_":
                    black = {other for other in board if board[other] == "#"} | {cell}
                    needed = {wall for wall in every if cell in wall <= black}
                    assert all(any(own <= wall for own in walls[number | 1 << place]) for wall in needed), black


def walls_of(puzzle, board):
    rules, variables = puzzle.cuts(board), puzzle.model.variables
    return {frozenset(variables[-one - 1].cell for one in rule.constraints[0].literals) for rule in rules}


@pytest.mark.parametrize("size", [(3, 3), (3, 7), (6, 4), (9, 9)])
def test_new_black_cells_are_those_that_leave_the_white_ones_connected(size):
    board = cells(*size)
    for seed in range(10):
        black, random = set(), Random(seed)
        for cell in random.sample(board, len(board)):
            if black.isdisjoint(side_neighbours(cell)) and len(parts_of(set(board) - black - {cell})) == 1:
                black.add(cell)
        assert scattered_cells(size, Random(seed)) == black
