"""Gappy: what it reads and refuses, what verify reports, and that both statements of its rules agree."""

from collections.abc import Iterator

import pytest
from hypothesis import strategies as some

from smtpuzzles.base.grid import board_of
from smtpuzzles.kinds.gappy import Gappy, odd
from smtpuzzles.model import Board
from tests.kinds.helpers import assert_exact, broken, column, found, pattern, row

GOOD = "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n"
MALFORMED = {
    "empty": ("", "1:1: expected a line of row labels and a line of column labels, but found nothing"),
    "blank-lines": (" \n\t\n\n", "1:1: expected a line of row labels and a line of column labels, but found nothing"),
    "comments": ("; a\n ; b\n", "1:1: expected a line of row labels and a line of column labels, but found nothing"),
    "nul-bytes": (b"\0\0", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '\\x00\\x00'"),
    "nul-in-label": (b"0 1\0 2 -", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1\\x00'"),
    "not-utf8": (b"0 1 \xff -\n- - - -\n", "1:5: expected UTF-8 text, but found the byte 0xff"),
    "not-utf8-after-old-mac-lines": (b"; a\r; b\r\n0 1 \x80", "3:5: expected UTF-8 text, but found the byte 0x80"),
    "utf16": ("0 1\n1 0\n".encode("utf-16"), "1:1: expected UTF-8 text, but found the byte 0xff"),
    "cut-off-character": ("1 2 é".encode()[:-1], "1:5: expected UTF-8 text, but found the byte 0xc3"),
    "one-label": ("1\n1\n", "1:2: expected at least two row labels, but found one"),
    "one-line": ("; columns?\n1 - -\n", "2:6: expected a second line with the column labels, but found no more"),
    "three-lines": ("0 1 2 -\n\n- - - -\n;\n 0\n", "5:1: expected two lines of labels, but found a third"),
    "short": ("0 1 2 -\n- - -\n", "2:6: expected 4 column labels in this line, but found 3"),
    "long": ("0 1 2 -\n- - - - 0 0\n", "2:9: expected 4 column labels in this line, but found 6"),
    "too-high": ("0 1 2 -\n- - 3 -\n", "2:5: label 3 is not between 0 and 2"),
    "too-high-on-a-board-of-two": ("- -\n0 1\n", "2:3: label 1 is not 0, the only label possible here"),
    "word": ("0 1 2 -\n- one - -\n", "2:3: expected 0, 1, 2 ... or - for a missing label, but found 'one'"),
    "comma": ("0,1,2,-\n-,-,-,-\n", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '0,1,2,-'"),
    "word-and-short": ("0 1 2 -\n- x\n", "2:3: expected 0, 1, 2 ... or - for a missing label, but found 'x'"),
    "negative": ("0 1 -2 -\n- - - -\n", "1:5: expected 0, 1, 2 ... or - for a missing label, but found '-2'"),
    "plus": ("0 +1 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '+1'"),
    "float": ("0 1.0 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1.0'"),
    "exponent": ("0 1e0 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1e0'"),
    "underscore": ("0 1_0 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1_0'"),
    "gigantic": ("0 " + "9" * 5000 + " -\n- - -\n", "1:3: label 99999999999999999... is not between 0 and 1"),
    "gigantic-negative": (
        "0 -" + "9" * 5000 + " -\n- - -\n",
        "1:3: expected 0, 1, 2 ... or - for a missing label, but found '-9999999999999999...'",
    ),
    "arabic-indic": ("٠ ١ -\n- - -\n", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '٠'"),
    "devanagari": ("0 १ -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '१'"),
    "full-width": ("0 １ -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '１'"),
    "superscript": ("0 ² -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '²'"),
    "fraction": ("0 ½ -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '½'"),
    "zero-width": ("0 1\u200b -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1\\u200b'"),
    "a-solution": (
        "B W\nB B\n",
        "1:1: expected 0, 1, 2 ... or - for a missing label, but found 'B'",
    ),
    "other-comment": ("# mine\n0 1\n", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '#'"),
}
MALFORMED_SOLUTIONS = {
    "empty": ("", "1:1: expected 9 rows of B and W, but found nothing"),
    "small": ("B W\n", "1:4: expected 9 rows, but found 1"),
    "too-many-rows": ("W W W W W W W W W\n" * 10, "10:1: expected 9 rows, but found 10"),
    "narrow": ("B W\n" * 9, "1:4: expected 9 cells in this line, but found 2"),
    "wide": ("W W W W W W W W W W\n" * 9, "1:19: expected 9 cells in this line, but found 10"),
    "symbol": ("B W\nB X\n", "2:3: expected B or W, but found 'X'"),
}
ACCEPTED = {
    "windows-line-ends": ("0 1 -\r\n- 1 -\r\n", "0 1 -\n- 1 -\n"),
    "old-mac-line-ends": ("0 1 -\r- 1 -\r", "0 1 -\n- 1 -\n"),
    "no-line-end-at-the-end": ("0 1 -\n- 1 -", "0 1 -\n- 1 -\n"),
    "byte-order-mark": (b"\xef\xbb\xbf0 1 -\n- 1 -\n", "0 1 -\n- 1 -\n"),
    "byte-order-mark-and-comment": (b"\xef\xbb\xbf; mine\n0 1 -\n- 1 -\n", "0 1 -\n- 1 -\n"),
    "blanks-and-tabs-around-labels": ("\t 0  1\t-  \n - 1 -\t\n", "0 1 -\n- 1 -\n"),
    "blank-lines": ("\n\n0 1 -\n \t\n- 1 -\n\n\n", "0 1 -\n- 1 -\n"),
    "comments-anywhere": ("; a\n0 1 -\n  ; é ½\n- 1 -\n;", "0 1 -\n- 1 -\n"),
    "one-line": ("0 1 ?/? 1 -", "0 1 -\n- 1 -\n"),
    "question-marks": ("0 1 ?\n? 1 -\n", "0 1 -\n- 1 -\n"),
    "leading-zeros": ("00 001 -\n- 1 -\n", "0 1 -\n- 1 -\n"),
}
# Puzzles without solution, not bad input.
CONTRADICTIONS = {
    "labels-that-cannot-be": "0 0 0 0\n0 0 0 0\n",
    "too-small": "- -\n- -\n",
}
# How many boards there are.
NUMBERS = [
    (Gappy.of_labels((None,) * 8, (None,) * 8), 2),
    (Gappy.of_labels((None,) * 9, (None,) * 9), 664),
    pytest.param(Gappy.of_labels((None,) * 10, (None,) * 10), 146510, marks=pytest.mark.slow),
]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[Gappy, Board]:
    size = draw(some.integers(2, 12))
    label = some.none() | some.integers(0, size - 2)
    labels = some.lists(label, min_size=size, max_size=size).map(tuple)
    return Gappy.of_labels(draw(labels), draw(labels), variant), pattern(draw, "BW", size, size)


labels = some.one_of(some.none(), some.integers(0, 2))


@pytest.mark.more
def test_of_four_models_are_the_boards_that_verify_accepts():
    assert_exact(Gappy.of_labels((1, None, 0, None), (None, 2, None, None)), {"W": "WB"})


@pytest.mark.parametrize("variant", ["classic", "diagonals"])
def test_models_are_the_boards_that_verify_accepts_among_all_with_two_black_a_row(variant):
    """Boards with another number of black cells in a row break a rule; the others are tried one by one, at n = 8."""
    expected = {"classic": 2, "diagonals": 0}[variant]
    missing = (None,) * 8
    puzzle = Gappy.of_labels(missing, missing, variant)
    every = {puzzle.solution_text(board) for board in gappy_boards(8) if not puzzle.violations(board)}
    assert len(every) == expected
    assert set(found(puzzle)) == every


def gappy_boards(n: int) -> Iterator[dict[tuple[int, int], str]]:
    """All boards with two black cells in every row, none of which touch in the same or the next row."""
    rows = [frozenset((a, b)) for a in range(n) for b in range(a + 2, n)]
    apart = {
        row: [other for other in rows if all(abs(a - b) > 1 for a in row for b in other)] for row in rows
    }  # fmt: skip

    def extend(chosen: list[frozenset[int]]) -> Iterator[list[frozenset[int]]]:
        if len(chosen) == n:
            yield chosen
            return
        for pair in apart[chosen[-1]] if chosen else rows:
            if all(sum(place in other for other in chosen) < 2 for place in pair):
                yield from extend([*chosen, pair])

    for chosen in extend([]):
        yield board_of("".join("B" if column in row else "W" for column in range(n)) for row in chosen)


def test_labels_pick_the_boards_that_have_them():
    """Every board of n = 9 solves its own labels; 616 of the 664 have labels that no other board has."""
    boards_by_labels: dict[tuple[tuple[int, ...], tuple[int, ...]], list[str]] = {}
    missing = (None,) * 9
    puzzle = Gappy.of_labels(missing, missing)
    for board in gappy_boards(9):
        if not puzzle.violations(board):
            across = tuple(gap_of([board[r, c] for c in range(1, 10)]) for r in range(1, 10))
            down = tuple(gap_of([board[r, c] for r in range(1, 10)]) for c in range(1, 10))
            boards_by_labels.setdefault((across, down), []).append(puzzle.solution_text(board))
    assert sum(map(len, boards_by_labels.values())) == 664
    assert sum(len(same) == 1 for same in boards_by_labels.values()) == 616
    for (across, down), same in list(boards_by_labels.items())[::40]:
        assert sorted(found(Gappy.of_labels(across, down))) == sorted(same)


def gap_of(line: list[str]) -> int:
    first = line.index("B")
    return line.index("B", first + 1) - first - 1


def test_reports_lines_with_too_few_and_too_many_labels_and_touching_cells():
    found = broken("gappy", "1 0 2 -\n- - - -", "B W B W\nB W W W\nW B B B\nW W W W\n")
    assert found == {
        "row 2 has exactly two black cells": row(2, 4),
        "row 2 has no white cell between its two black cells": row(2, 4),
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


def test_the_labels_of_a_puzzle_that_is_hard_to_refute_add_up_to_an_odd_number():
    """Each row adds its label plus one, and an even number; all columns add up to an even number."""
    for size in range(4, 41):
        puzzle = odd(size)
        assert sum(int(label) + 1 for label in puzzle.labels()[0]) % 2 == 1
        assert puzzle.size == (size, size)
