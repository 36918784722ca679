"""Where clues stand. A place of any sort is a pair of numbers, as a cell is, so that all are sorted and kept alike.

cell     a row and a column, both counted from 1
label    beside the board: before or behind a row, above or below a column; it is where a further cell would be
edge     between two neighbours: the cell that is left or above, with a minus before its column if the other is to the
         right, before its row if it is below; only this module knows that. At the left or upper border, it is a label
whole    the place of a number about the whole puzzle

Edges and corners that solutions hold are points of a finer grid: ingredients/loop.py.
"""

from smtpuzzles.base.grid import Edge, columns, level_edges, rows, upright_edges
from smtpuzzles.model import Cell

Place = tuple[int, int]
WHOLE: Place = (0, 0)


def left(row: int) -> Place:
    return row, 0


def above(column: int) -> Place:
    return 0, column


def right(row: int, size: Cell) -> Place:
    return row, size[1] + 1


def below(column: int, size: Cell) -> Place:
    return size[0] + 1, column


def label_places(size: Cell) -> list[Place]:
    """Return the places left of the rows, then those above the columns."""
    return [left(r) for r in range(1, size[0] + 1)] + [above(c) for c in range(1, size[1] + 1)]


def labels(size: Cell) -> list[Place]:
    """Return the places above the columns, below them, left of the rows, and right of them."""
    over, under = zip(*[(above(c), below(c, size)) for c in range(1, size[1] + 1)], strict=True)
    before, behind = zip(*[(left(r), right(r, size)) for r in range(1, size[0] + 1)], strict=True)
    return [*over, *under, *before, *behind]


def line_of(place: Place) -> str:
    """Return the row or column, in words, that this is the left or upper label of; of other places, nothing."""
    r, c = place
    return "" if r and c else f"row {r}" if r else f"column {c}"


def seen_from(label: Place, size: Cell) -> list[Cell]:
    """Return the cells of a row or column, the one beside its label first."""
    (r, c), (height, width) = label, size
    line = rows(height, width)[r - 1] if c in (0, width + 1) else columns(height, width)[c - 1]
    return line if 0 in label else line[::-1]


def side_of(label: Place, size: Cell) -> str:
    """Return where a label stands, in words: 'left of row 2'."""
    (r, c), (_, width) = label, size
    if c in (0, width + 1):
        return f"{'right' if c else 'left'} of row {r}"
    return f"{'below' if r else 'above'} column {c}"


def edge(one: Cell, other: Cell) -> Place:
    """Return the place between two neighbours, the first of which is left or above."""
    (r, c), (row, _) = one, other
    return (r, -c) if r == row else (-r, c)


def is_edge(place: Place) -> bool:
    return min(place) < 0


def sides_of(place: Place) -> Edge:
    """Return the cells on both sides of an edge, in reading order."""
    r, c = abs(place[0]), abs(place[1])
    return (r, c), (r, c + 1) if place[1] < 0 else (r + 1, c)


def edges(size: Cell) -> list[Place]:
    """Return the places between neighbours in a row, then those between neighbours in a column."""
    return [edge(*pair) for pair in upright_edges(size) + level_edges(size)]


def point_of(place: Place) -> Cell:
    """Return row and column in a text where edges have rows and columns of their own."""
    return 2 * abs(place[0]) - (place[0] > 0), 2 * abs(place[1]) - (place[1] > 0)
