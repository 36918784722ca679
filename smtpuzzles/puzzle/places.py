"""Where clues stand. A place of any sort is a pair of numbers, as a cell is, so that all are sorted and kept alike.

cell     a row and a column, both counted from 1
label    beside the board: before or behind a row, above or below a column; it is where a further cell would be
edge     between two neighbours
"""

from smtpuzzles.base.grid import cells, columns, rows, side_neighbours
from smtpuzzles.model import Cell

Place = tuple[int, int]


def left(row: int) -> Place:
    return row, 0


def above(column: int) -> Place:
    return 0, column


def right(row: int, size: Cell) -> Place:
    return row, size[1] + 1


def below(column: int, size: Cell) -> Place:
    return size[0] + 1, column


def labels(size: Cell) -> list[Place]:
    """Return the places above the columns, below them, left of the rows, and right of them."""
    over, under = zip(*[(above(c), below(c, size)) for c in range(1, size[1] + 1)], strict=True)
    before, behind = zip(*[(left(r), right(r, size)) for r in range(1, size[0] + 1)], strict=True)
    return [*over, *under, *before, *behind]


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


def sides_of(place: Place) -> tuple[Cell, Cell]:
    """Return the cells on both sides of an edge, in reading order."""
    r, c = abs(place[0]), abs(place[1])
    return (r, c), (r, c + 1) if place[1] < 0 else (r + 1, c)


def edges(size: Cell) -> list[Place]:
    """Return the places between neighbours in a row, then those between neighbours in a column."""
    board = cells(*size)
    pairs = [(one, side_neighbours(one)[number]) for number in (2, 3) for one in board]
    inside = set(board)
    return [edge(*pair) for pair in pairs if pair[1] in inside]


def point_of(place: Place) -> Cell:
    """Return row and column in a text where edges have rows and columns of their own."""
    return 2 * abs(place[0]) - (place[0] > 0), 2 * abs(place[1]) - (place[1] > 0)
