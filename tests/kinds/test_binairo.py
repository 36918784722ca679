"""Binairo: what it reads and refuses, what verify reports, and that both statements of its rules agree."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.grid import board_of, size_of
from smtpuzzles.base.picture import Role
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.model import Board
from smtpuzzles.puzzle import edges
from tests.kinds.helpers import assert_exact, boards, broken, column, pattern, row

GOOD = "0_\n_0\n"
MALFORMED = {
    "empty": ("", "1:1: expected rows of 0, 1 and _, but found nothing"),
    "comments": (";;\n;", "1:1: expected rows of 0, 1 and _, but found nothing"),
    "nul-bytes": (b"0\0\n__\n", "1:2: expected 0, 1 or _, but found '\\x00'"),
    "not-utf8": (b"0_\n__\n_\xfe", "3:2: expected UTF-8 text, but found the byte 0xfe"),
    "short": ("____\n__\n____\n____\n", "2:3: expected 4 cells in this line, but found 2"),
    "long": ("__\n__0\n", "2:3: expected 2 cells in this line, but found 3"),
    "first-row-short": ("___\n____\n____\n____\n", "1:4: expected 4 cells in this line, but found 3"),
    "odd-width": ("0_1\n___\n", "1:4: expected an even number of cells in a row, but found 3"),
    "odd-height": ("0_\n__\n__\n", "3:3: expected an even number of rows, but found 3"),
    "one-cell": ("0\n", "1:2: expected an even number of cells in a row, but found 1"),
    "one-row": ("0_1_\n", "1:5: expected an even number of rows, but found 1"),
    "two": ("0_\n_2\n", "2:2: expected 0, 1 or _, but found '2'"),
    "letter-and-short": ("____\nO_\n", "2:1: expected 0, 1 or _, but found 'O'"),
    "letter-and-odd-height": ("__\n__\n_y\n", "3:2: expected 0, 1 or _, but found 'y'"),
    "header": ("2 2\n0_\n__\n", "1:1: expected 0, 1 or _, but found '2'"),
    "three-in-a-drawn-row": ("┌────┐\n│ 0 1│\n│ · ·2│\n└────┘\n", "3:6: expected 0, 1 or _, but found '2'"),
    "three-in-a-row-of-a-line": ("01/1 0 2/__", "1:8: expected 0, 1 or _, but found '2'"),
    "sign-between-corners": ("0=_\n.x.\n_._\n", "2:2: expected _ or . here, but found 'x'"),
    "digit-between-cells": ("0=_\n.1.\n_._\n", "2:2: expected _ or . here, but found '1'"),
    "sign-without-cell": ("0=\n..\n", "2:3: expected signs or . between all cells and rows, but found 2 x 2"),
    "other-sign": ("0=_\n..#\n_._\n", "2:3: expected 0, 1 or _, and between them =, x or ., but found '#'"),
    "odd-with-signs": ("0=_._\n", "1:6: expected an even number of cells in a row, but found 3"),
    "minus": ("0-\n--\n", "1:2: expected 0, 1 or _, but found '-'"),
    "arabic-indic": ("٠١\n__\n", "1:1: expected 0, 1 or _, but found '٠'"),
    "full-width": ("0１\n__\n", "1:2: expected 0, 1 or _, but found '１'"),
    "superscript": ("0¹\n__\n", "1:2: expected 0, 1 or _, but found '¹'"),
    "second-byte-order-mark": ("0_\n\ufeff__\n", "2:1: expected 0, 1 or _, but found '\\ufeff'"),
}
MALFORMED_SOLUTIONS = {
    "too-few-rows": ("01\n", "1:3: expected 2 rows, but found 1"),
    "too-many-rows": ("01\n10\n01\n", "3:1: expected 2 rows, but found 3"),
    "wide": ("0110\n1001\n", "1:3: expected 2 cells in this line, but found 4"),
    "symbol": ("01\n1B\n", "2:2: expected 0, 1 or _, but found 'B'"),
    "not-utf8": (b"01\n1\xff\n", "2:2: expected UTF-8 text, but found the byte 0xff"),
}
ACCEPTED = {
    "dots": ("0.\n.1\n", "0_\n_1\n"),
    "rectangle": ("0___\n___1\n", "0___\n___1\n"),
    "blanks-behind": ("0_ \n_1\t\r\n", "0_\n_1\n"),
    "blanks-between": (" 0 1\n_\t_\n", "01\n__\n"),
    "drawn-by-hand": ("+---+---+\n| 0 | . |\n|---+---|\n| . | 1 |\n+---+---+\n", "0_\n_1\n"),
    "signs": ("0 x _\n= . _\n_._\n", "0x_\n=..\n_._\n"),
    "signs-in-one-line": ("0=_/.../_x1", "0=_\n...\n_x1\n"),
    "one-line": ("; a/b\n0_/ _ 1 /\n", "0_\n_1\n"),
}
# Puzzles without solution, not bad input.
CONTRADICTIONS = {
    "three-zeros": "000_\n____\n____\n____\n",
    "too-many-zeros": "00\n__\n",
    "sign-between-givens": "0=1\n...\n_._\n",
    "equal-rows": "0110\n0110\n____\n____\n",
}
# How many boards there are.
NUMBERS = [
    (Binairo(board_of(["__"] * 2)), 2),
    (Binairo(board_of(["____"] * 4)), 72),
    pytest.param(Binairo(board_of(["______"] * 6)), 4140, marks=pytest.mark.slow),  # README counts them, too
    (Binairo(board_of(["__"] * 2), "repeats"), 2),
    (Binairo(board_of(["____"] * 4), "repeats"), 90),
    pytest.param(Binairo(board_of(["______"] * 6), "repeats"), 11222, marks=pytest.mark.slow),
]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[Binairo, Board]:
    height, width = (2 * draw(some.integers(1, 6)) for _ in range(2))
    signs = draw(some.dictionaries(some.sampled_from(edges((height, width))), some.sampled_from("=x"), max_size=4))
    return Binairo(pattern(draw, "_01", height, width), variant, signs), pattern(draw, "_01", height, width)


SIZES = [(2, 2), (2, 4), (4, 2)] * 3 + [(2, 6)]


@settings(max_examples=25)
@given(
    some.sampled_from(SIZES).flatmap(lambda size: boards(*size, "____01")),
    some.sampled_from(["distinct", "repeats"]),
    some.data(),
)
def test_models_are_the_boards_that_verify_accepts(board, variant, data):
    signs = data.draw(some.dictionaries(some.sampled_from(edges(size_of(board))), some.sampled_from("=x"), max_size=3))
    puzzle = Binairo(board, variant, signs)
    model = puzzle.model
    given_cells = {cell for cell, symbol in board.items() if symbol != "_"}
    assert {variable.cell for variable in model.variables} == board.keys() - given_cells
    assert_exact(puzzle, {"0": "01", "1": "01"})


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["distinct", "repeats"])
@pytest.mark.parametrize("rows", [["____"] * 4, ["__1_", "____", "____", "0___"]])
def test_models_of_4_x_4_are_the_boards_that_verify_accepts(variant, rows):
    assert_exact(Binairo(board_of(rows), variant), {"0": "01", "1": "01"})


def test_reports_every_three_equal_digits_lines_out_of_balance_and_equal_lines():
    found = broken("binairo", "____\n____\n____\n___1\n", "0000\n0110\n0110\n10_0\n")
    assert found == {
        "row 4, column 4 is given as 1": [(4, 4)],
        "row 4, column 3 holds 0 or 1": [(4, 3)],
        "row 1 has as many ones as zeros": row(1, 4),
        "row 1, columns 1 to 3 are not all equal": [(1, 1), (1, 2), (1, 3)],
        "row 1, columns 2 to 4 are not all equal": [(1, 2), (1, 3), (1, 4)],
        "column 1 has as many ones as zeros": column(1, 4),
        "column 1, rows 1 to 3 are not all equal": [(1, 1), (2, 1), (3, 1)],
        "column 4 has as many ones as zeros": column(4, 4),
        "column 4, rows 1 to 3 are not all equal": [(1, 4), (2, 4), (3, 4)],
        "column 4, rows 2 to 4 are not all equal": [(2, 4), (3, 4), (4, 4)],
        "rows 2 and 3 are not equal": [*row(2, 4), *row(3, 4)],
    }


def test_givens_are_strong_and_digits_have_their_colour():
    tiles = smtpuzzles.parse("binairo", "0_\n_0\n").picture(board_of(["01", "10"])).tiles
    assert [(tile.role, tile.strong) for tile in tiles.values()][:2] == [(Role.FIRST, True), (Role.SECOND, False)]


def test_new_boards_with_signs_need_each_of_their_clues():
    puzzle = smtpuzzles.generate("binairo", seed=3, size=4, variant="repeats", signs="yes")[0]
    assert any(place not in puzzle.board for place in puzzle.givens())
    assert smtpuzzles.check(puzzle).verdict == "unique"
    blank = smtpuzzles.solve(puzzle.blank(), limit=None)
    assert len(blank.solutions) == 90  # any sign may come to an open place
    for clue in puzzle.givens():
        rest = {place: value for place, value in puzzle.givens().items() if place != clue}
        assert smtpuzzles.check(puzzle.with_givens(rest)).verdict == "multiple"


def test_signs_are_reasons_and_are_reported_when_they_are_broken():
    steps = smtpuzzles.explain(
        smtpuzzles.parse("binairo", "0x_._._\n.......\n_._._._\n.......\n_._._._\n.......\n_._._._\n")
    )
    assert next(iter(steps)).words == "Row 1, column 2 is 1, because x stands between row 1, columns 1 and 2."
    found = broken("binairo", "_=_\nx..\n_._\n", "01\n01\n")
    assert found["row 1, columns 1 and 2 hold the same digit"] == [(1, 1), (1, 2)]
    assert found["column 1, rows 1 and 2 hold different digits"] == [(1, 1), (2, 1)]
