"""Connected cells as a formula without distances: two trees share the sides of a board.

point    a cell, a side or a corner, on a grid that is twice as fine: the cell (r, c) is the point (2 r, 2 c), and its
         sides and corners are the points around it
pointer  a variable that is true if a cell or a corner points at this side

owner    a cell or a corner that has pointers

A cell points across a side at its neighbour, a corner points along a side at the next corner. Each of them points at
one side, and each side has one pointer. Then cells do not point at each other in a circle: by Euler's formula (vertices
- edges + faces = 1), the cells and corners inside such a circle are one more than the sides inside it. Nor do corners,
unless a cell inside their circle points at nothing. So pointers lead every cell to one that points at nothing, and
cells are connected if no pointer leads to a cell that is not one of them. Williams states land in one piece that way
('A zero-one programming model for contiguous land acquisition', 2002).
"""

from collections.abc import Collection, Iterable, Mapping

from smtpuzzles.model import Cell, Helpers, Literal

Pointers = Mapping[Cell, Mapping[Cell, Literal]]


def point(cell: Cell) -> Cell:
    return 2 * cell[0], 2 * cell[1]


def around(here: Cell) -> list[Cell]:
    """Return the points above, left, right and below."""
    r, c = here
    return [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]


def beyond(here: Cell, side: Cell) -> Cell:
    """Return the point on the other side of this side."""
    return 2 * side[0] - here[0], 2 * side[1] - here[1]


def pointers(owners: Iterable[Cell], sides: Collection[Cell], helpers: Helpers, name: str = "points") -> Pointers:
    """Return the pointers of each owner, by the side that it points at; `name`: of these trees, if a model has more."""
    return {
        (r, c): {(y, x): helpers[f"{name}_{r}_{c}_at_{y}_{x}"] for y, x in around((r, c)) if (y, x) in sides}
        for r, c in owners
    }


def choices(
    pointing: Pointers, sides: Iterable[Cell], instead: Mapping[Cell, tuple[Literal, ...]]
) -> tuple[list[tuple[Literal, ...]], list[tuple[Literal, ...]]]:
    """Return the pointers of each owner, and those at each side; with them, the literals that may be true `instead`."""
    at = {side: list[Literal]() for side in sides}
    for by_side in pointing.values():
        for side, pointer in by_side.items():
            at[side].append(pointer)
    owners = [(*by_side.values(), *instead.get(owner, ())) for owner, by_side in pointing.items()]
    return owners, [(*literals, *instead.get(side, ())) for side, literals in at.items()]
