"""Labels with several numbers, which blanks separate: where they stand beside the board."""

from collections.abc import Collection, Sequence

from smtpuzzles.model import Cell

_STEP, _EDGE = 24, 4  # in an SVG, from a number to the next, and to the board


def have_several(labels: Collection[str]) -> bool:
    """Has a label several numbers?"""
    return any(" " in label.strip() for label in labels)


def upright(labels: Sequence[str]) -> list[str]:
    """Return the characters of each label from top to bottom: the digits of a number are below each other, too."""
    numbers = [label.split() for label in labels]
    if not have_several(labels) or any(len(number) > 1 for some in numbers for number in some):
        return list(labels)
    return ["".join(some) for some in numbers]


def reach(labels: Sequence[str], cell: int) -> int:
    """Return how far the labels of a side reach from the board, in an SVG: a cell, or as far as their numbers need."""
    if not have_several(labels):
        return cell * bool(labels)
    return max(cell, _EDGE + _STEP * max(len(label.split()) for label in labels))


def spread(place: Cell, label: str, cell: int) -> list[tuple[str, int, int]]:
    """Return the numbers of a label above or left of the board, in an SVG, with x and y; the last is at the board."""
    (r, c), numbers = place, label.split()[::-1]
    away = [cell - _EDGE - _STEP // 2 - _STEP * number for number in range(len(numbers))]
    middle = (r or c) * cell + cell // 2
    return [(number, middle, at) if c else (number, at, middle) for number, at in zip(numbers, away, strict=True)]
