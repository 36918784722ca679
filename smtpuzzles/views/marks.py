"""Pencil marks in a cell: small digits in the room that the cell has, so that they never change its size."""

from collections.abc import Sequence
from math import ceil, sqrt

SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_DOTS = "⁖"


def lines_of_marks(notes: Sequence[str], width: int, height: int) -> list[str]:
    """Return the marks as lines that fit into the cell: each in its own place, or close together, or dots.

    `notes` has a text for every symbol of the cell, which is empty if the symbol is not marked.
    """
    shown = [note for note in notes if note]
    if height == 1 and not all(note.isdigit() for note in shown):
        return [_DOTS]
    size = max(map(len, notes))
    for across in range(ceil(sqrt(len(notes))), len(notes) + 1):
        if across * (size + 1) - 1 <= width and ceil(len(notes) / across) <= height:
            return _rows([note.rjust(size) for note in notes], across, " ")
    apart = "" if size == 1 else " "
    across = max(1, (width + len(apart)) // (size + len(apart)))
    size = max(map(len, shown))
    if size <= width and across * height >= len(shown):
        return _rows(shown, across, apart)
    return [_DOTS]


def _rows(notes: Sequence[str], across: int, apart: str) -> list[str]:
    rows = [notes[first : first + across] for first in range(0, len(notes), across)]
    # The first one is always at the left.
    wide = across * (len(notes[0]) + len(apart)) - len(apart)
    return [apart.join(row).translate(SMALL).ljust(wide) for row in rows]
