"""Cells and boards.

line    the cells of a row, a column or a diagonal, in order
run     a longest stretch of a line in which every cell belongs to some set
"""

import re
from collections.abc import Container, Iterable, Sequence

from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board, Cell

SYMMETRIES = ("none", "rotate", "mirror")


def cells(height: int, width: int) -> list[Cell]:
    """All cells in reading order."""
    return [(r, c) for r in range(1, height + 1) for c in range(1, width + 1)]


def rows(height: int, width: int) -> list[list[Cell]]:
    return [[(r, c) for c in range(1, width + 1)] for r in range(1, height + 1)]


def columns(height: int, width: int) -> list[list[Cell]]:
    return [[(r, c) for r in range(1, height + 1)] for c in range(1, width + 1)]


def diagonals(size: int) -> list[list[Cell]]:
    """The one from the top left, then the one from the top right."""
    return [[(i, i) for i in range(1, size + 1)], [(i, size + 1 - i) for i in range(1, size + 1)]]


def boxes(size: int, height: int, width: int) -> list[list[Cell]]:
    """A square board cut into boxes of this height and width, in reading order."""
    corners = [(r, c) for r in range(1, size + 1, height) for c in range(1, size + 1, width)]
    return [[(r + i, c + j) for i in range(height) for j in range(width)] for r, c in corners]


def images(cell: Cell, size: Cell, symmetry: str) -> list[Cell]:
    """The cell, and where the symmetry takes it: half a turn, or the mirror that swaps left and right."""
    (r, c), (height, width) = cell, size
    other = {"none": cell, "rotate": (height + 1 - r, width + 1 - c), "mirror": (r, width + 1 - c)}[symmetry]
    return sorted({cell, other})


def side_neighbours(cell: Cell) -> list[Cell]:
    """Above, left, right, below; some may lie off the board."""
    r, c = cell
    return [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]


def runs(line: Iterable[Cell], members: Container[Cell]) -> list[list[Cell]]:
    """The longest stretches of the line that lie in `members`."""
    found: list[list[Cell]] = [[]]
    for cell in line:
        if cell in members:
            found[-1].append(cell)
        elif found[-1]:
            found.append([])
    return [run for run in found if run]


def board_of(lines: Iterable[Iterable[str]]) -> dict[Cell, str]:
    """Rows of symbols as a board."""
    return {(r, c): symbol for r, row in enumerate(lines, 1) for c, symbol in enumerate(row, 1)}


def board_text(board: Board, separator: str = "") -> str:
    """The board's rows, a line each."""
    height, width = size_of(board)
    return "".join(separator.join(board[cell] for cell in row) + "\n" for row in rows(height, width))


def size_of(board: Iterable[Cell]) -> Cell:
    """Height and width of a full board."""
    return max(board)


def read_size(words: str) -> Cell:
    """Height and width from `N` or `WIDTHxHEIGHT`."""
    sides = re.fullmatch(r"([0-9]{1,5})(?:[xX]([0-9]{1,5}))?", words)
    if not sides:
        raise UsageError(f"expected a size like 9, or WIDTHxHEIGHT like 10x6, but found '{words}'")
    width, height = sides.groups()
    return int(height or width), int(width)


def where(line: Sequence[Cell]) -> str:
    """Cells of one line in words: 'row 3, columns 2 to 4'."""
    (top, left), (bottom, right) = line[0], line[-1]
    if top == bottom:
        return f"row {top}, columns {left} to {right}"
    return f"column {left}, rows {top} to {bottom}"


def at(cell: Cell) -> str:
    """A cell in words."""
    return f"row {cell[0]}, column {cell[1]}"
