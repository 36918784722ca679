"""Cells in reading order as clues and runs, which several families write.

run     empty cells side by side, or at the end and the beginning of rows. It is a letter: the first one of the family
        is a run of one, 'z' the longest
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TypeVar

from smtpuzzles.base.text import Token, counted, quoted

Clue = TypeVar("Clue")
EMPTY = " "


@cache
def _runs(first: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """Return what finds runs, and the letter of each."""
    letters = {EMPTY * (code - ord(first) + 1): chr(code) for code in range(ord(first), ord("z") + 1)}
    return re.compile(f"({EMPTY}{{1,{len(letters)}}})"), letters


def write_runs(cells: Iterable[str], first: str) -> str:
    """Return the text of cells, each a clue or EMPTY; a run longer than 'z' is several letters."""
    pattern, letters = _runs(first)
    parts = pattern.split("".join(cells))
    parts[1::2] = map(letters.__getitem__, parts[1::2])
    return "".join(parts)


def read_runs(
    text: Token,
    count: int,
    first: str,
    word: re.Pattern[str],
    expected: str,
    clues: Callable[[Token], Sequence[Clue | None]],
    noun: str = "cell",
) -> list[Clue | None]:
    """Return at most `count` cells, None where one is empty. `clues` returns the cells of a word that is no run.

    `noun`: what errors call a cell, where the clues are of something else.
    """
    found: list[Clue | None] = []
    place = 0
    while place < len(text.text):
        match = word.match(text.text, place)
        if not match:
            raise text.error(f"expected {expected}, but found {quoted(text.text[place])}", place)
        part = match.lastindex or 0  # beside it may be signs that mean nothing
        sign, here = match[part], match.start(part)
        run = ord(sign) - ord(first) + 1 if first <= sign <= "z" else 0
        if len(found) + max(run, 1) > count:
            raise text.error(f"expected {counted(count, noun)}, but found more", here)
        found += [None] * run if run else clues(text._replace(text=sign, column=text.column + here))
        place = match.end()
    return found[:count]
