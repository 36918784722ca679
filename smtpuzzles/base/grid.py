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
    """Return all cells in reading order."""
    return [(r, c) for r in range(1, height + 1) for c in range(1, width + 1)]


def rows(height: int, width: int) -> list[list[Cell]]:
    return [[(r, c) for c in range(1, width + 1)] for r in range(1, height + 1)]


def columns(height: int, width: int) -> list[list[Cell]]:
    return [[(r, c) for r in range(1, height + 1)] for c in range(1, width + 1)]


def named_lines(height: int, width: int) -> list[tuple[str, list[Cell]]]:
    """Return the rows, then the columns, each with its name: 'row 1'."""
    named = [(f"row {r}", line) for r, line in enumerate(rows(height, width), 1)]
    return named + [(f"column {c}", line) for c, line in enumerate(columns(height, width), 1)]


def named_diagonals(size: int) -> list[tuple[str, list[Cell]]]:
    """Return the main diagonals of a square board with their names."""
    falling, rising = [(i, i) for i in range(1, size + 1)], [(i, size + 1 - i) for i in range(1, size + 1)]
    return [("the diagonal from the top left", falling), ("the diagonal from the top right", rising)]


def boxes(size: int, height: int, width: int) -> list[list[Cell]]:
    """Return the boxes of this height and width on a square board, in reading order."""
    corners = [(r, c) for r in range(1, size + 1, height) for c in range(1, size + 1, width)]
    return [[(r + i, c + j) for i in range(height) for j in range(width)] for r, c in corners]


def images(cell: Cell, size: Cell, symmetry: str) -> list[Cell]:
    """Return the cell and its image under the symmetry: half a turn, or the mirror that swaps left and right."""
    (r, c), (height, width) = cell, size
    other = {"none": cell, "rotate": (height + 1 - r, width + 1 - c), "mirror": (r, width + 1 - c)}[symmetry]
    return sorted({cell, other})


def side_neighbours(cell: Cell) -> list[Cell]:
    """Return the cells above, left, right and below; some may lie off the board."""
    r, c = cell
    return [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]


def runs(line: Iterable[Cell], members: Container[Cell]) -> list[list[Cell]]:
    """Return the runs of the line in `members`."""
    found: list[list[Cell]] = [[]]
    for cell in line:
        if cell in members:
            found[-1].append(cell)
        elif found[-1]:
            found.append([])
    return [run for run in found if run]


def board_of(lines: Iterable[Iterable[str]]) -> dict[Cell, str]:
    """Return the board with these rows of symbols."""
    return {(r, c): symbol for r, row in enumerate(lines, 1) for c, symbol in enumerate(row, 1)}


def board_text(board: Board, separator: str = "") -> str:
    """Return the board as text, one line per row."""
    height, width = size_of(board)
    return "".join(separator.join(board[cell] for cell in row) + "\n" for row in rows(height, width))


def size_of(board: Iterable[Cell]) -> Cell:
    """Return height and width of a full board."""
    return max(board)


def read_size(words: str) -> Cell:
    """Return the height and width that `N` or `WIDTHxHEIGHT` says."""
    sides = re.fullmatch(r"([0-9]{1,5})(?:[xX]([0-9]{1,5}))?", words)
    if not sides:
        raise UsageError(f"expected a size like 9, or WIDTHxHEIGHT like 10x6, but found '{words}'")
    width, height = sides.groups()
    return int(height or width), int(width)


def where(line: Sequence[Cell]) -> str:
    """Return the cells of one line in words: 'row 3, columns 2 to 4'."""
    (top, left), (bottom, right) = line[0], line[-1]
    if top == bottom:
        return f"row {top}, columns {left} to {right}"
    return f"column {left}, rows {top} to {bottom}"


def at(cell: Cell) -> str:
    """Return the cell in words: 'row 3, column 2'."""
    return f"row {cell[0]}, column {cell[1]}"
