"""Light Up: what it reads and refuses, what verify reports, and that both statements of its rules agree."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.grid import board_of
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import Puzzle
from tests.kinds.helpers import assert_exact, boards, broken, pattern, row

GOOD = "3\n___\n_4_\n___\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board of _, # and 0 to 4, but found nothing"),
    "comments": (";\n\n; _\n", "1:1: expected a board of _, # and 0 to 4, but found nothing"),
    "nul-bytes": (b"__\n_\0\n", "2:2: expected _, # or 0 to 4, but found '\\x00'"),
    "not-utf8": (b"2\r\n__\r\n_\xe9\r\n", "3:2: expected UTF-8 text, but found the byte 0xe9"),
    "short": ("___\n___\n__\n", "3:3: expected 3 cells in this line, but found 2"),
    "long": ("3\n___\n____\n___\n", "3:4: expected 3 cells in this line, but found 4"),
    "first-row-short": ("__\n___\n___\n", "1:3: expected 3 cells in this line, but found 2"),
    "first-row-long": ("____\n___\n___\n", "1:4: expected 3 cells in this line, but found 4"),
    "wider-than-one": ("1\n__\n", "2:2: expected 1 cell in this line, but found 2"),
    "all-narrower-than-said": ("4 2\n___\n___\n", "2:4: expected 4 cells in this line, but found 3"),
    "too-few-rows": ("3\n___\n___\n", "3:4: expected 3 rows, but found 2"),
    "too-many-rows": ("3\n___\n___\n___\n; four\n___\n___\n", "6:1: expected 3 rows, but found 5"),
    "more-than-one-row": ("2 1\n__\n__\n", "3:1: expected 1 row, but found 2"),
    "no-rows": ("3\n", "1:2: expected 3 rows, but found 0"),
    "sides-exchanged": ("3 2\n__\n__\n__\n", "4:1: expected 2 rows, but found 3"),
    "five": ("3\n___\n_5_\n___\n", "3:2: expected _, # or 0 to 4, but found '5'"),
    "letter": ("___\n__W\n___\n", "2:3: expected _, # or 0 to 4, but found 'W'"),
    "letter-and-short": ("___\nx_\n___\n", "2:1: expected _, # or 0 to 4, but found 'x'"),
    "letter-and-long": ("3\n____\n___\n__x\n", "4:3: expected _, # or 0 to 4, but found 'x'"),
    "letter-and-too-many-rows": ("1\n_\n_\nx\n", "4:1: expected _, # or 0 to 4, but found 'x'"),
    "lamp": ("___\n_*_\n___\n", "2:2: expected _, # or 0 to 4, but found '*'"),
    "escape": ("__\n_\x1b[2J\n", "2:2: expected _, # or 0 to 4, but found '\\x1b'"),
    "arabic-indic-wall": ("___\n_٣_\n___\n", "2:2: expected _, # or 0 to 4, but found '٣'"),
    "superscript-wall": ("___\n_²_\n___\n", "2:2: expected _, # or 0 to 4, but found '²'"),
    "arabic-indic-size": ("٣\n___\n___\n___\n", "1:1: expected a size between 1 and 999999999, but found '٣'"),
    "superscript-size": ("²\n__\n__\n", "1:1: expected a size between 1 and 999999999, but found '²'"),
    "full-width-size": ("2 ２\n__\n__\n", "1:3: expected a size between 1 and 999999999, but found '２'"),
    "size-with-x": ("3x3\n___\n___\n___\n", "1:2: expected _, # or 0 to 4, but found 'x'"),
    "negative-size": ("-3\n___\n___\n___\n", "1:1: expected _, # or 0 to 4, but found '-'"),
    "zero": ("0\n__\n", "1:1: size 0 is not between 1 and 999999999"),
    "zero-wide": ("0 3\n_\n_\n_\n", "1:1: size 0 is not between 1 and 999999999"),
    "zero-high": ("3 0\n", "1:3: size 0 is not between 1 and 999999999"),
    "three-numbers": ("1 2 3\n_\n_\n", "1:5: expected a size, or a width and a height, but found a third number"),
    "nine-digits": ("999999999", "1:10: expected 999999999 rows, but found 0"),
    "nine-digits-and-a-row": ("999999999\n__\n", "2:3: expected 999999999 rows, but found 1"),
    "nine-digits-wide": ("999999999 1\n__\n", "2:3: expected 999999999 cells in this line, but found 2"),
    "twenty-one-digits": (
        "999999999999999999999\n__\n",
        "1:1: size 99999999999999999... is not between 1 and 999999999",
    ),
    "five-thousand-digits": ("9" * 5000, "1:1: size 99999999999999999... is not between 1 and 999999999"),
    "huge-both-ways": ("99999 99999\n", "1:12: expected 99999 rows, but found 0"),
}
MALFORMED_SOLUTIONS = {
    "empty": ("", "1:1: expected a board of _, # and 0 to 4, but found nothing"),
    "size": ("2\n__\n__\n", "1:1: expected a board 3 wide and 3 high, but found one 2 wide and 2 high"),
    "small": ("__\n__\n", "2:3: expected 3 rows, but found 2"),
    "narrow": ("_*_\n*4*\n_*\n", "3:3: expected 3 cells in this line, but found 2"),
    "symbol": ("3\n_*_\n*4*\n_B_\n", "4:2: expected _, *, # or 0 to 4, but found 'B'"),
}
ACCEPTED = {
    "square-header": ("2\n_#\n0_\n", "2\n_#\n0_\n"),
    "width-and-height": ("3 2\n_#_\n0__\n", "3 2\n_#_\n0__\n"),
    "same-width-and-height": (" 2\t2 \n_#\n0_\n", "2\n_#\n0_\n"),
    "no-header": ("_#_\n0__\n", "3 2\n_#_\n0__\n"),
    "no-header-numbers-above": ("01\n__\n", "2\n01\n__\n"),
    "one-column-of-numbers": ("2\n_\n", "1 2\n2\n_\n"),
    "one-cell": ("1\n1\n", "1\n1\n"),
    "blanks-between": ("2\n_ _\n_\t1\n", "2\n__\n_1\n"),
    "a-row-of-numbers-with-blanks": ("1 2 1\n_ _ _\n", "3 2\n121\n___\n"),
    "two-numbers-in-a-row": ("2 1\n_ _\n_ _\n", "2 3\n21\n__\n__\n"),
    "one-line": ("2/_#/0_", "2\n_#\n0_\n"),
    "dots-and-trailing-blanks": ("2 \n.# \t\n0.  \n", "2\n_#\n0_\n"),
    "comments-in-the-board": ("; a\n\n2\n;b\n_#\n; c\n0_\n", "2\n_#\n0_\n"),
}
# Puzzles without solution, not bad input.
CONTRADICTIONS = {
    "four-in-a-corner": "2\n4_\n__\n",
    "no-neighbour": "1\n1\n",
    "no-white-neighbour": "3 1\n1#_\n",
}


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[LightUp, Board]:
    height, width = draw(some.integers(1, 12)), draw(some.integers(1, 12))
    puzzle = LightUp(pattern(draw, "_#01234", height, width), variant)
    return puzzle, pattern(draw, "_*#01234", height, width)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(some.sampled_from([(1, 1), (1, 5), (2, 3), (3, 3), (4, 3)]).flatmap(lambda s: boards(*s, "_____#01234")))
def test_models_are_the_boards_that_verify_accepts(board):
    assert_exact(LightUp(board), {"_": "_*"})


def test_reports_dark_cells_lamps_that_see_each_other_walls_and_what_was_changed():
    assert broken("lightup", "3\n___\n_0_\n__1\n", "3\n*_*\n_0_\n__1\n") == {
        "no two lamps see each other in row 1, columns 1 to 3": row(1, 3),
        "the white cell at row 3, column 2 is lit": [(3, 2)],
        "the wall at row 3, column 3 has exactly one lamp beside it": [(3, 3)],
    }
    assert broken("lightup", "2\n_#\n__\n", "2\n__\n*#\n") == {
        "row 1, column 2 is a wall without a number, as in the puzzle": [(1, 2)],
        "row 2, column 2 is a white cell, as in the puzzle": [(2, 2)],
    }
    assert broken("lightup", "2\n_2\n__\n", "2\n_1\n*_\n") == {
        "row 1, column 2 is a wall with the number 2, as in the puzzle": [(1, 2)],
        "the wall at row 1, column 2 has exactly 2 lamps beside it": [(1, 2)],
    }


def roles(puzzle: Puzzle, solution: str | None = None) -> list[str]:
    """The role of every cell, row by row, by its name."""
    picture = puzzle.picture(None if solution is None else board_of(solution.split()))
    height, width = max(picture.tiles)
    rows = [[picture.tiles[r, c].role for c in range(1, width + 1)] for r in range(1, height + 1)]
    return [" ".join(role.name for role in row) for row in rows]


def test_tints_lit_cells_and_colours_walls_by_whether_they_are_satisfied():
    puzzle = smtpuzzles.parse("lightup", "3\n_1_\n_#_\n__1\n")
    assert roles(puzzle) == ["LIGHT CLUE LIGHT", "LIGHT DARK LIGHT", "LIGHT LIGHT CLUE"]
    assert roles(puzzle, "*1_ _#_ __1") == ["PIECE MET LIGHT", "LIT DARK LIGHT", "LIT LIGHT UNMET"]
