"""Splits the lines of a file, or of a stream, into puzzles.

lines    each line is a puzzle
blocks   blank lines stand between puzzles, or between the parts of one, such as a board and its regions
whole    neither; the kind may have a way of its own to write several in a file

A comment above a puzzle may name its variant. One above the first puzzle of a file holds for all that have none.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from enum import Enum, auto
from itertools import groupby, islice

from smtpuzzles.base.text import NumberedLine, Source, is_filled

COMMENTS = re.compile(r"(?:[\s\ufeff]++|;[^\n\r]*+)*+")
VARIANT = re.compile(r"^[ \t\ufeff]*+;.*\bvariant:? (\w+)", re.MULTILINE)


class Splitting(Enum):
    """What a puzzle is in a file."""

    LINES = auto()
    BLOCKS = auto()
    WHOLE = auto()


class Above:
    """Keeps the lines above puzzles that hold for them; `of_all`: those above the first one."""

    def __init__(self) -> None:
        self.of_all: str | None = None
        self._own = ""

    def add(self, line: str) -> None:
        """Keep a line that is no part of a puzzle, if it has names of columns, or a variant."""
        if VARIANT.match(line) or (self.of_all is None and is_filled(line)):
            self._own += line.rstrip("\r\n") + "\n"

    def over(self, part: Source) -> Source:
        """Return the part with what holds for it."""
        if self.of_all == self._own == "":
            return part
        own, self._own = self._own, ""
        if self.of_all is None:
            self.of_all = own + "".join(f"{found[0]}\n" for found in VARIANT.finditer(comments_of(part.text)))
            return part._replace(above=own) if own else part
        return part._replace(above=self.of_all + own)


def comments_of(text: str) -> str:
    """Return the comments and blank lines above a puzzle."""
    start = COMMENTS.match(text)
    return start.group() if start else ""


def by_lines(
    file: str, lines: Iterable[NumberedLine], cut: Callable[[Source], list[Source]] | None, above: Above
) -> Iterator[Source]:
    """Yield each line that is a puzzle; a format may have a `cut` that leaves out others, such as names of columns."""
    first = above.of_all is None
    for number, text in lines:
        part = Source(file, text.strip(), number)
        if not is_filled(part.text):
            above.add(text)
            continue
        # Only the first line of a file can name columns, but comments may stand above it.
        if cut is None or cut(part._replace(first_line=1) if first else part):
            yield above.over(part)
        else:
            above.add(text)
        first = False


def by_blocks(
    file: str, lines: Iterable[NumberedLine], within: str, above: Above, most: int | None = None
) -> Iterator[Source]:
    """Yield the parts between blank lines; of one of more than `most` lines, one line too many.

    within: a regular expression found in the lines of a part, a blank one, and the one below, if it ends no puzzle
    """
    held: list[NumberedLine] = []
    begun = None
    for is_blank, group in groupby(lines, lambda line: not line[1].strip()):
        block = [] if is_blank else [(number, text.rstrip()) for number, text in islice(group, most and most + 1)]
        filled = [place for place, (_, text) in enumerate(block) if is_filled(text)]
        if filled:
            if begun and within and _goes_on(held, block[filled[0]][1], within) and (not most or len(held) <= most):
                held += block
            else:
                if begun:
                    yield begun._replace(text=_joined(held))
                held, begun = block, above.over(Source(file, _joined(block), block[0][0]))
        for _, text in block[filled[-1] + 1 if filled else 0 :]:
            above.add(text)  # also a comment below a board, for the next one: there, it may name a variant
    if begun:
        yield begun._replace(text=_joined(held))


def _goes_on(held: list[NumberedLine], line: str, within: str) -> bool:
    """Does this line below a blank one belong to these above?"""
    above = "\n".join([text.strip() for _, text in held if is_filled(text)])
    return re.search(within, f"{above}\n\n{line.strip()}") is not None


def _joined(lines: list[NumberedLine]) -> str:
    """Return these lines as a text, with the blank ones between them."""
    before = [lines[0][0], *[number for number, _ in lines]]
    return "".join(["\n" * (number - last) + text for (number, text), last in zip(lines, before, strict=False)])
