"""Cells in reading order as clues and runs, which several families write.

run     empty cells side by side, or at the end and the beginning of rows. It is a letter: the first one of the family
        is a run of one, 'z' the longest
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TypeVar

from smtpuzzles.base.text import Token, quoted

Clue = TypeVar("Clue")
EMPTY = " "


@cache
def _letters(first: str) -> list[tuple[str, str]]:
    """Return each run with its letter, the longest first."""
    return [(EMPTY * (code - ord(first) + 1), chr(code)) for code in range(ord("z"), ord(first) - 1, -1)]


def write_runs(cells: Iterable[str], first: str) -> str:
    """Return the text of cells, each a clue or EMPTY; a run longer than 'z' is several letters."""
    text, letters = "".join(cells), _letters(first)
    middle = len(letters) // 2
    if letters[middle][0] not in text:  # most runs are short
        letters = letters[middle + 1 :]
    for run, letter in letters:
        text = text.replace(run, letter)
    return text


def read_runs(
    text: Token,
    count: int,
    first: str,
    word: re.Pattern[str],
    expected: str,
    clues: Callable[[Token], Sequence[Clue | None]],
) -> list[Clue | None]:
    """Return at most `count` cells, None where one is empty. `clues` returns the cells of a word that is no run."""
    found: list[Clue | None] = []
    place = 0
    while place < len(text.text):
        match = word.match(text.text, place)
        if not match:
            raise text.error(f"expected {expected}, but found {quoted(text.text[place])}", place)
        sign = match.group()
        run = ord(sign) - ord(first) + 1 if first <= sign <= "z" else 0
        if len(found) + max(run, 1) > count:
            raise text.error(f"expected {count} cells, but found more", place)
        found += [None] * run if run else clues(text._replace(text=sign, column=text.column + place))
        place = match.end()
    return found[:count]
