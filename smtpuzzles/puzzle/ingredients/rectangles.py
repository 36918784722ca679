"""Rectangles around cells, each of so many cells, and boards that are divided into rectangles.

box     the cells of a rectangle, in reading order
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random

from smtpuzzles.base.grid import cells
from smtpuzzles.model import AnyOf, Cell, Constraint, Exactly, Literal
from smtpuzzles.puzzle.laws import Literals

Box = list[Cell]


def box_at(top: int, left: int, height: int, width: int) -> Box:
    return [(r, c) for r in range(top, top + height) for c in range(left, left + width)]


def is_box(part: Collection[Cell]) -> bool:
    """Are these the cells of a rectangle?"""
    return len(part) == len({r for r, _ in part}) * len({c for _, c in part}) == len(spanned(part))


def spanned(part: Collection[Cell]) -> Box:
    """Return the smallest rectangle that has these cells."""
    (top, bottom), (left, right) = ((min(numbers), max(numbers)) for numbers in zip(*part, strict=True))
    return box_at(top, left, bottom - top + 1, right - left + 1)


def boxes_around(place: Cell, area: int, size: Cell, others: Collection[Cell]) -> list[Box]:
    """Return the rectangles of so many cells that have this place, and none of the others."""
    (r, c), found = place, list[Box]()
    for height in [side for side in range(1, size[0] + 1) if area % side == 0 and area // side <= size[1]]:
        width = area // height
        for top in range(max(1, r - height + 1), min(r, size[0] - height + 1) + 1):
            for left in range(max(1, c - width + 1), min(c, size[1] - width + 1) + 1):
                box = box_at(top, left, height, width)
                if all(cell == place or cell not in others for cell in box):
                    found.append(box)
    return found


def reached_by(place: Cell, area: int, size: Cell) -> Iterator[Cell]:
    """Yield the cells that could be in a rectangle of so many cells with this place, in reading order."""
    (row, column), (height, width) = place, size
    for r in range(max(1, row - area + 1), min(height, row + area - 1) + 1):
        far = area // (abs(r - row) + 1) - 1
        yield from [(r, c) for c in range(max(1, column - far), min(width, column + far) + 1)]


def in_one_box(x: Literals, near: Sequence[Cell], symbol: str, boxes: Sequence[Box]) -> Iterator[Constraint]:
    """Yield constraints that of these cells, those with the symbol are one of the boxes; a helper says which one."""
    chosen = [x.helpers[f"box_{symbol}_{top}_{left}_to_{r}_{c}"] for (top, left), (r, c) in map(_corners, boxes)]
    yield Exactly(1, tuple(chosen)) if boxes else AnyOf(())
    covers: dict[Cell, list[Literal]] = {cell: [] for cell in near}
    for one, box in zip(chosen, boxes, strict=True):
        for cell in box:
            covers[cell].append(one)
    for cell, literals in covers.items():
        own = x.of(cell, symbol)
        yield AnyOf((-own, *literals))
        yield from (AnyOf((own, -literal)) for literal in literals)


def _corners(box: Box) -> tuple[Cell, Cell]:
    return box[0], box[-1]


def boxed(size: Cell, largest: int, random: Random) -> list[Box]:
    """Divide a board into rectangles; few of them have one cell."""
    free, found = set(cells(*size)), list[Box]()
    while free:
        r, c = min(free)
        able = [
            (height, width)
            for height in range(1, size[0] - r + 2)
            for width in range(1, min(largest // height, size[1] - c + 1) + 1)
            if free.issuperset(box_at(r, c, height, width))
        ]
        weights = [0.02 if max(shape) == 1 else 1 / (shape[0] * shape[1]) for shape in able]
        (shape,) = random.choices(able, weights)
        found.append(box_at(r, c, *shape))
        free -= {*found[-1]}
    return found
