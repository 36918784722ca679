"""Drawn boards, with bars between their cells and lines between their rows, as pictures are."""

import re
from collections.abc import Sequence
from itertools import takewhile

_DRAWN = re.compile("[|│┃·█●]")
_TYPED = str.maketrans("|│┃·█●", "   .#*")
_POINTERS = str.maketrans("▸▹»", "   ")
# Compiled when a drawn board is read: at every start, that would take a hundredth of the time of a small puzzle.
_BARS = "[|│┃]"
_PAIR, _PAIRS = r"[ #█](\S)", r"([ #█]\S)* ?"
_RULE = r"[-+*=\s|\u2500-\u257f]*"
_DASHES = "[-=─━]{2}"
_LABELS = r"\s+\S(?:\s+\S)+"  # below columns
_BARS_AND_MINUS = r"[-\s]*[|│┃][-\s|│┃]*"


def is_drawn(lines: Sequence[str]) -> bool:
    return any(_DRAWN.search(line) for line in lines)


def undrawn(lines: Sequence[str]) -> list[str]:
    """Return the lines of a drawn board, its glyphs as they are typed; those that hold no cells are empty.

    What remains has kept its place. What is left of the first bar is a label. In most pictures a cell is two
    characters, of which the first only fills it. Signs before marked cells are blanks.
    """
    lines = [line.translate(_POINTERS) for line in lines]
    ends = [number for number, line in enumerate(lines) if line.lstrip().startswith("└")]
    if ends and not is_drawn(lines[ends[0] + 1 :]):
        labels = list(takewhile(lambda line: re.fullmatch(_LABELS, line), lines[ends[0] + 1 :]))
        lines = lines[: ends[0]] + labels  # without what the program says below its picture
    lines = ["" if _is_rule(line) else line for line in lines]
    barred = any(re.search(_BARS, line) for line in lines)
    starts = [found.end() if (found := re.search(_BARS, line)) else len(line) * barred for line in lines]
    boards = [line[start:] for line, start in zip(lines, starts, strict=True)]
    parts = [part for board in boards for part in re.split(_BARS, board)]
    if all(re.fullmatch(_PAIRS, part) for part in parts) and any(part[:1] == " " or "█" in part for part in parts):
        boards = [re.sub(_PAIR, r" \1", board) for board in boards]
    texts = [line[:start] + board for line, start, board in zip(lines, starts, boards, strict=True)]
    return [text.translate(_TYPED).rstrip() for text in texts]


def _is_rule(text: str) -> bool:
    """Is this a line between rows of a drawing? Minus signs between bars may be a row."""
    return bool(re.fullmatch(_RULE, text) and re.search(_DASHES, text) and not re.fullmatch(_BARS_AND_MINUS, text))
