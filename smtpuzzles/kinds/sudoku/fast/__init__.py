"""Decides many classic sudokus of 9 x 9 at once: none, exactly one or several solutions.

kernel.py   the compiled search
making.py   new sudokus by this search
"""

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.puzzle import Uniqueness, WrongAnswer

Boards = NDArray[np.uint8]  # 81 characters a row
_LINE = re.compile(r"[0-9._]{81}")
_VERDICTS = (Uniqueness.NONE, Uniqueness.UNIQUE, Uniqueness.MULTIPLE)
_ALL_DIGITS = 0b111111111
# Of each character: the bit of its digit.
_BITS = np.zeros(256, np.uint16)
_BITS[ord("1") : ord("9") + 1] = [1 << digit for digit in range(9)]


def fits(line: str, variant: str) -> bool:
    """Return whether this is a puzzle that can be decided here."""
    return variant == "classic" and _LINE.fullmatch(line) is not None


def decide(lines: Sequence[str]) -> list[tuple[Uniqueness, str]]:
    """Return, for each line of 81 characters, how many solutions it has, and the first one, which is verified."""
    from smtpuzzles.kinds.sudoku.fast import kernel

    puzzles = np.frombuffer("".join(lines).encode(), np.uint8).reshape(-1, 81)
    verdicts = np.zeros(len(lines), np.int8)
    first, second = np.zeros_like(puzzles), np.zeros_like(puzzles)
    kernel.decide_all(puzzles, verdicts, first, second)
    return answers_of(puzzles, verdicts, first, second)


def answers_of(
    puzzles: Boards, verdicts: NDArray[np.int8], first: Boards, second: Boards
) -> list[tuple[Uniqueness, str]]:
    """Return verdicts and first solutions; raise an error if one is wrong, or the same as the second."""
    none, several = (verdicts == _VERDICTS.index(one) for one in (Uniqueness.NONE, Uniqueness.MULTIPLE))
    right = none | are_solutions(first, puzzles)
    others = second[several]
    right[several] &= are_solutions(others, puzzles[several]) & (others != first[several]).any(axis=1)
    if not right.all():
        wrong = puzzles[int(right.argmin())].tobytes().decode()
        raise WrongAnswer(f"the quick search found a wrong solution of the sudoku {wrong}")
    text = first.tobytes().decode("ascii")
    found = []
    for number, verdict in enumerate(verdicts.tolist()):
        word = _VERDICTS[verdict]
        found.append((word, "" if word is Uniqueness.NONE else text[81 * number : 81 * number + 81]))
    return found


def are_solutions(boards: Boards, puzzles: Boards) -> NDArray[np.bool_]:
    """Return which boards have each digit once in every unit, and the givens of their puzzles."""
    bits = _BITS[boards]
    right: NDArray[np.bool_] = ((boards == puzzles) | (_BITS[puzzles] == 0)).all(axis=1)
    # The axes are the row's band and place there, then the column's: each unit leaves two of them.
    cells = bits.reshape(-1, 3, 3, 3, 3)
    for unit in ((3, 4), (1, 2), (2, 4)):
        right &= (np.bitwise_or.reduce(cells, axis=unit) == _ALL_DIGITS).all(axis=(1, 2))
    return right
