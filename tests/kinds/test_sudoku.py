"""Sudoku: what it reads and refuses, what verify reports, and that both statements of its rules agree."""

from collections.abc import Iterator
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.grid import board_of
from smtpuzzles.base.picture import Role
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.model import Board
from tests.kinds.helpers import boards, broken, found, pattern, row

GOOD = "12..\n..12\n....\n....\n"
MALFORMED = {
    "empty": ("", "1:1: expected the rows of a sudoku, but found nothing"),
    "comments": ("; 1234\n", "1:1: expected the rows of a sudoku, but found nothing"),
    "nul-bytes": (b"12\0.\n", "1:3: expected a digit, or . for an empty cell, but found '\\x00'"),
    "not-utf8": (b"\xef\xbb\xbf12\xc0.\n", "1:3: expected UTF-8 text, but found the byte 0xc0"),
    "short": ("1234\n....\n...\n....\n", "3:4: expected 4 cells in this line, but found 3"),
    "long": ("1234\n....\n.....\n....\n", "3:5: expected 4 cells in this line, but found 5"),
    "short-in-words": ("1 2 3 4\n. . . .\n. . .\n. . . .\n", "3:6: expected 4 cells in this line, but found 3"),
    "long-in-words": ("1 2 3 4\n. . . .\n. . .  . .\n. . . .\n", "3:10: expected 4 cells in this line, but found 5"),
    "first-row-short": ("123\n....\n....\n....\n", "1:4: expected 4 cells in this line, but found 3"),
    "first-row-long": ("12341\n....\n....\n....\n", "1:5: expected 4 cells in this line, but found 5"),
    "all-rows-long": ("12341\n.....\n.....\n.....\n", "1:5: expected 4 cells in this line, but found 5"),
    "too-few-rows": ("1234\n....\n....\n", "3:5: expected 4 rows, but found 3"),
    "too-many-rows": ("1234\n....\n....\n....\n\n....\n", "6:1: expected 4 rows, but found 5"),
    "one-row-only": ("1234\n", "1:5: expected 4 rows, but found 1"),
    "one-line-short": ("." * 80, "1:81: expected 1, 16, 81, 256 ... cells in a single line, but found 80"),
    "one-line-long": ("." * 82, "1:83: expected 1, 16, 81, 256 ... cells in a single line, but found 82"),
    "side-not-square": ("......\n" * 6, "1:7: expected a side of 1, 4, 9, 16, 25 ... cells, but found 6"),
    "side-of-two": ("12\n21\n", "1:3: expected a side of 1, 4, 9, 16, 25 ... cells, but found 2"),
    "letter": ("1234\n..A.\n....\n....\n", "2:3: expected a digit, or . for an empty cell, but found 'A'"),
    "letter-in-words": ("1 2 x 4\n", "1:5: expected a digit, or . for an empty cell, but found 'x'"),
    "letter-and-long": ("1234\n..x..\n....\n....\n", "2:3: expected a digit, or . for an empty cell, but found 'x'"),
    "letter-and-too-few-rows": ("1234\n..x.\n", "2:3: expected a digit, or . for an empty cell, but found 'x'"),
    "out-of-range": ("1234\n...5\n....\n....\n", "2:4: digit 5 is not between 1 and 4"),
    "out-of-range-in-one-line": ("." * 14 + "7.", "1:15: digit 7 is not between 1 and 4"),
    "only-a-two": ("2\n", "1:1: digit 2 is not 1, the only digit possible here"),
    "seventeen": (("17 " + ". " * 15 + "\n") * 16, "1:1: digit 17 is not between 1 and 16"),
    "gigantic": ("1 2 3 " + "5" * 5000 + "\n" + "....\n" * 3, "1:7: digit 55555555555555555... is not between 1 and 4"),
    "float": ("1 2 3 4\n1.5 . . .\n. . . .\n. . . .", "2:1: expected a digit, or . for an empty cell, but found '1.5'"),
    "negative": ("1 2 -3 4\n", "1:5: expected a digit, or . for an empty cell, but found '-'"),
    "minus-as-filler": ("12--\n", "1:3: expected a digit, or . for an empty cell, but found '-'"),
    "plus": ("+1 2 3 4\n", "1:1: expected a digit, or . for an empty cell, but found '+'"),
    "arabic-indic": ("12٣.\n", "1:3: expected a digit, or . for an empty cell, but found '٣'"),
    "devanagari": ("12३.\n", "1:3: expected a digit, or . for an empty cell, but found '३'"),
    "full-width": ("12３.\n", "1:3: expected a digit, or . for an empty cell, but found '３'"),
    "superscript": ("12³.\n", "1:3: expected a digit, or . for an empty cell, but found '³'"),
    "drawn-with-a-short-row": ("12|34\n..|..\n--+--\n..|.\n..|..\n", "4:5: expected 4 cells in this line, but found 3"),
}
MALFORMED_SOLUTIONS = {
    "small": (".", "1:2: expected 4 rows, but found 1"),
    "line": ("." * 15, "1:16: expected 16 cells in a single line, but found 15"),
    "large-line": ("." * 81, "1:82: expected 4 rows, but found 1"),
    "too-many-rows": ("1234\n" * 5, "5:1: expected 4 rows, but found 5"),
    "wide": (".........\n" * 4, "1:5: expected 4 cells in this line, but found 9"),
    "range": ("1234\n" * 3 + "1235", "4:4: digit 5 is not between 1 and 4"),
    "symbol": ("12x4\n", "1:3: expected a digit, or . for an empty cell, but found 'x'"),
}
ACCEPTED = {
    "rows-without-blanks": ("12__\n..12\n0000\n3...\n", "12..\n..12\n....\n3...\n"),
    "rows-with-blanks": ("1 2 _ _\n. . 1 2\n0  0 0 0\n 3 . . .\n", "12..\n..12\n....\n3...\n"),
    "rows-of-both-sorts": ("12..\n. . 1 2\n....\n3...\n", "12..\n..12\n....\n3...\n"),
    "in-one-line": ("; sdm\n12....12....3...", "12..\n..12\n....\n3...\n"),
    "in-one-line-with-blanks": ("1 2 . . . . 1 2 . . . . 3 . . .", "12..\n..12\n....\n3...\n"),
    "of-81-in-one-line": ("0" * 81, ".........\n" * 9),
    "blanks-between-boxes": ("12 ..\n.. 12\n\n.. ..\n3. ..\n", "12..\n..12\n....\n3...\n"),
    "rows-with-blanks-in-one-line": ("12.. ..12 .... 3...", "12..\n..12\n....\n3...\n"),
    "drawn-boxes": ("*-----*\n|12|..|\n| ..|12 |\n|--+--|\n|..|..\n|3.|..|\n*-----*", "12..\n..12\n....\n3...\n"),
    "of-one-cell": (".", ".\n"),
    "of-sixteen": (("16 " + "0 " * 15 + "\n") * 16, (("16" + "  ." * 15) + "\n") * 16),
}
# Puzzles without solution, not bad input.
CONTRADICTIONS = {
    "twice-in-a-row": "11..\n....\n....\n....\n",
    "no-digit-left": "123.\n...4\n....\n....\n",
}
# How many boards there are.
NUMBERS = [
    (Sudoku(board_of(["____"] * 4)), 288),
]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[Sudoku, Board]:
    size = draw(some.sampled_from([1, 4, 9, 16, 25]))
    symbols = ["_", *map(str, range(1, size + 1))]
    return Sudoku(pattern(draw, symbols, size, size), variant), pattern(draw, symbols, size, size)


@settings(max_examples=2)
@given(
    boards(4, 4, "______1234"),
    some.sampled_from(["classic", "x"]),
)
def test_models_are_the_boards_that_verify_accepts(board, variant):
    """Of all fillings with a permutation in every row, which leaves out none that could be right."""
    puzzle = Sudoku(board, variant)
    every = {puzzle.solution_text(filled) for filled in filled_sudokus() if not puzzle.violations(filled)}
    models = found(puzzle)
    assert len(models) == len(set(models))
    assert set(models) == every


def filled_sudokus() -> Iterator[dict[tuple[int, int], str]]:
    """All 4 x 4 boards whose rows are permutations and whose first column is one."""
    from itertools import permutations

    rows = ["".join(row) for row in permutations("1234")]
    for four in product(rows, repeat=4):
        if len({row[0] for row in four}) == 4:
            yield board_of(four)


def test_reports_givens_digits_and_what_is_empty_but_not_what_is_unfinished():
    assert broken("sudoku", "1...\n....\n....\n....\n", "2134\n3412\n....\n....\n") == {
        "row 1, column 1 is given as 1": [(1, 1)],
        **{f"row {r}, column {c} holds exactly one digit": [(r, c)] for r in (3, 4) for c in (1, 2, 3, 4)},
    }
    assert broken("sudoku", "....\n....\n....\n....\n", "1123\n3...\n....\n....\n") == {
        "row 1 has the digit 1 exactly once": row(1, 4),
        "row 1 has the digit 4 exactly once": row(1, 4),
        "the box of rows 1 to 2 and columns 1 to 2 has the digit 1 exactly once": [(1, 1), (1, 2), (2, 1), (2, 2)],
        **{f"row 2, column {c} holds exactly one digit": [(2, c)] for c in (2, 3, 4)},
        **{f"row {r}, column {c} holds exactly one digit": [(r, c)] for r in (3, 4) for c in (1, 2, 3, 4)},
    }


def test_givens_are_strong():
    given, found = (smtpuzzles.parse("sudoku", text).picture({(1, 1): "1"}).tiles[1, 1] for text in ("1", "."))
    assert (given.role, given.strong) == (Role.SYMBOL, True)
    assert (found.role, found.strong) == (Role.SYMBOL, False)
