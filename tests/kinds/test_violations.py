"""What verify reports: every broken rule in its own words, with just the cells it speaks of."""

import pytest

import smtpuzzles
from smtpuzzles.base.grid import board_of
from smtpuzzles.base.picture import Role
from smtpuzzles.puzzle.contract import Puzzle


def broken(kind: str, puzzle: str, solution: str) -> dict[str, list[tuple[int, int]]]:
    found = smtpuzzles.verify(smtpuzzles.parse(kind, puzzle), solution)
    return {violation.rule: list(violation.cells) for violation in found}


def row(number: int, width: int) -> list[tuple[int, int]]:
    return [(number, c) for c in range(1, width + 1)]


def column(number: int, height: int) -> list[tuple[int, int]]:
    return [(r, number) for r in range(1, height + 1)]


def test_gappy_reports_lines_with_too_few_and_too_many_labels_and_touching_cells():
    found = broken("gappy", "1 0 2 -\n- - - -", "B W B W\nB W W W\nW B B B\nW W W W\n")
    assert found == {
        "row 2 has exactly two black cells": row(2, 4),
        "row 2 has exactly 0 white cells between its two black cells": row(2, 4),
        "row 3 has exactly two black cells": row(3, 4),
        "row 3 has exactly 2 white cells between its two black cells": row(3, 4),
        "row 4 has exactly two black cells": row(4, 4),
        "column 2 has exactly two black cells": column(2, 4),
        "column 4 has exactly two black cells": column(4, 4),
        "no two black cells touch in the 2 x 2 block from row 1, column 1": [(1, 1), (1, 2), (2, 1), (2, 2)],
        "no two black cells touch in the 2 x 2 block from row 2, column 1": [(2, 1), (2, 2), (3, 1), (3, 2)],
        "no two black cells touch in the 2 x 2 block from row 2, column 2": [(2, 2), (2, 3), (3, 2), (3, 3)],
        "no two black cells touch in the 2 x 2 block from row 2, column 3": [(2, 3), (2, 4), (3, 3), (3, 4)],
        "no two black cells touch in the 2 x 2 block from row 3, column 2": [(3, 2), (3, 3), (4, 2), (4, 3)],
        "no two black cells touch in the 2 x 2 block from row 3, column 3": [(3, 3), (3, 4), (4, 3), (4, 4)],
    }


def test_lightup_reports_dark_cells_lamps_that_see_each_other_walls_and_what_was_changed():
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


def test_sudoku_reports_givens_digits_and_what_is_empty_but_not_what_is_unfinished():
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


def test_binairo_reports_every_three_equal_digits_lines_out_of_balance_and_equal_lines():
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


def roles(puzzle: Puzzle, solution: str | None = None) -> list[str]:
    """The role of every cell, row by row, by its name."""
    picture = puzzle.picture(None if solution is None else board_of(solution.split()))
    height, width = max(picture.tiles)
    rows = [[picture.tiles[r, c].role for c in range(1, width + 1)] for r in range(1, height + 1)]
    return [" ".join(role.name for role in row) for row in rows]


def test_lightup_tints_lit_cells_and_colours_walls_by_whether_they_are_satisfied():
    puzzle = smtpuzzles.parse("lightup", "3\n_1_\n_#_\n__1\n")
    assert roles(puzzle) == ["LIGHT CLUE LIGHT", "LIGHT DARK LIGHT", "LIGHT LIGHT CLUE"]
    assert roles(puzzle, "*1_ _#_ __1") == ["PIECE MET LIGHT", "LIT DARK LIGHT", "LIT LIGHT UNMET"]


@pytest.mark.parametrize(
    ("kind", "text", "solution", "expected"),
    [
        ("sudoku", "1", "1", [(Role.SYMBOL, True)]),
        ("sudoku", ".", "1", [(Role.SYMBOL, False)]),
        ("binairo", "0_\n_0\n", "01 10", [(Role.FIRST, True), (Role.SECOND, False)]),
    ],
)
def test_givens_are_strong_and_digits_have_their_colour(kind, text, solution, expected):
    puzzle = smtpuzzles.parse(kind, text)
    tiles = puzzle.picture(board_of(solution.split())).tiles
    assert [(tile.role, tile.strong) for tile in tiles.values()][: len(expected)] == expected
