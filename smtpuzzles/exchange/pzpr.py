"""puzz.link URLs, which pzprjs defines.

    https://puzz.link/p?ID/COLUMNS/ROWS/BODY

The address may be one of other sites, or missing. Before the size, flags may stand, which change nothing, or 'v:...',
which names other rules and is refused. What a body is depends on the ID; the ways that several IDs share are:

fours     clues of 0 to 4: a digit is a clue; 5 to 9 a clue and one empty cell after it, a to e a clue and two; '.' is a
          clue without a number; g to z are 1 to 20 empty cells. What is missing at the end is empty.
"""

import re
from collections.abc import Sequence
from string import ascii_lowercase, digits
from typing import NamedTuple

from smtpuzzles.base.text import Source, Token, after, quoted
from smtpuzzles.exchange.links import only_word, read_size, rest
from smtpuzzles.exchange.runs import run_length, run_letters
from smtpuzzles.model import Cell

UNSAID = -1  # a clue without a number
RUN = "g"  # the letter of one empty cell
_BASE_36 = digits + ascii_lowercase
_SITES = r"(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app|pzplus\.tck\.mn)"
_START = rf"(?:(?:https?://)?{_SITES}/p(?:\.html)?\?)?(?:(?:type=)?(?:editor|player)&)*"


class Link(NamedTuple):
    """What a URL says: height and width, and what follows them, at least one part."""

    size: Cell
    parts: list[Token]


def link_form(*ids: str) -> str:
    """Return the regular expression of URLs with one of these IDs."""
    return rf"{_START}(?:{'|'.join(ids)})(?:_edit|_play)?(?:/|%2[Ff])"


def read_link(source: Source) -> Link:
    """Return what a URL with any ID says."""
    word = only_word(source, "a puzz.link URL")
    start = re.match(_START, word.text)
    _, *parts = rest(word, start.end() if start else 0).parts("/")
    if parts and parts[0].text.startswith("v:"):
        raise parts[0].error(f"expected the usual rules, but found the variant {quoted(parts[0].text)}")
    if parts and not parts[0].is_number:
        del parts[0]
    if len(parts) < 2:
        raise after(word, "expected ID/COLUMNS/ROWS/..., but found no size")
    width, height, *body = parts
    return Link(read_size(width, height), body or [rest(height, len(height.text))])


def write_link(name: str, size: Cell, *parts: object) -> str:
    """Return the URL with this ID."""
    link = "/".join(map(str, (f"https://puzz.link/p?{name}", size[1], size[0], *parts)))
    # Sites that make links of addresses in text would leave out a dot at the end.
    return link if link[-1] in _BASE_36 else link + "/"


def read_fours(body: Token, count: int) -> list[int | None]:
    """Return `count` cells: a number, UNSAID, or None where a cell is empty."""
    found: list[int | None] = []
    for place, sign in enumerate(body.text):
        value, run = _BASE_36.find(sign), run_length(sign, RUN)
        if not run and not -1 < value < 15 and sign != ".":
            raise body.error(f"expected 0 to 9, a to e, g to z or '.', but found {quoted(sign)}", place)
        if len(found) + max(run, 1) > count:
            raise body.error(f"expected at most {count} cells, but found more", place)
        if run:
            found += [None] * run
        elif sign == ".":
            found.append(UNSAID)
        else:
            # The empty cells after the last clue may lie behind the board.
            found += [value % 5, *[None] * min(value // 5, count - len(found) - 1)]
    return found + [None] * (count - len(found))


def write_fours(cells: Sequence[int | None]) -> str:
    """Return the body of these cells."""
    text, run, place = "", 0, 0
    while place < len(cells):
        cell, after = cells[place], [other is not None for other in cells[place + 1 : place + 3]]
        if cell is None:
            run += 1
        else:
            covered = 0 if cell == UNSAID else after.index(True) if True in after else 2
            text += run_letters(run, RUN) + ("." if cell == UNSAID else _BASE_36[cell + 5 * covered])
            run, place = 0, place + covered
        place += 1
    return text + run_letters(run, RUN)
