"""Cells and boards.

line    the cells of a row, a column or a diagonal, in order
edge    two neighbours, the first left of or above the second
run     a longest stretch of a line in which every cell belongs to some set
"""

import re
from collections.abc import Collection, Container, Iterable, Sequence
from itertools import chain

from smtpuzzles.base.text import listed
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board, Cell

Edge = tuple[Cell, Cell]
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


def blocks(height: int, width: int) -> list[tuple[Cell, ...]]:
    """Return every four cells that form a square."""
    return [((r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)) for r, c in cells(height - 1, width - 1)]


def images(cell: Cell, size: Cell, symmetry: str) -> list[Cell]:
    """Return the cell and its image under the symmetry: half a turn, or the mirror that swaps left and right."""
    (r, c), (height, width) = cell, size
    other = {"none": cell, "rotate": (height + 1 - r, width + 1 - c), "mirror": (r, width + 1 - c)}[symmetry]
    return sorted({cell, other})


def side_neighbours(cell: Cell) -> list[Cell]:
    """Return the cells above, left, right and below; some may lie off the board."""
    r, c = cell
    return [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]


def upright_edges(size: Cell) -> list[Edge]:
    """Return the edges between left and right neighbours, row by row."""
    return [((r, c), (r, c + 1)) for r, c in cells(size[0], size[1] - 1)]


def level_edges(size: Cell) -> list[Edge]:
    """Return the edges between upper and lower neighbours, row by row."""
    return [((r, c), (r + 1, c)) for r, c in cells(size[0] - 1, size[1])]


def around(cell: Cell, size: Cell) -> list[Cell]:
    """Return the cells of a board of this size that touch the cell, at sides and corners."""
    (r, c), (height, width) = cell, size
    near = [(r + down, c + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return [(y, x) for y, x in near if 1 <= y <= height and 1 <= x <= width]


def parts_of(members: Iterable[Cell]) -> list[set[Cell]]:
    """Return the parts of these cells that are connected along sides, in the order of their first cells."""
    order = list(members)
    left, parts = set(order), []
    for first in order:
        if first not in left:
            continue
        left.remove(first)
        part, waiting = {first}, [first]
        while waiting:
            r, c = waiting.pop()
            # As `side_neighbours`; explanations ask for the parts of many boards.
            for cell in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
                if cell in left:
                    left.remove(cell)
                    part.add(cell)
                    waiting.append(cell)
        parts.append(part)
    return parts


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
    sides = re.fullmatch(r"([0-9]{1,9})(?:[xX]([0-9]{1,9}))?", words)
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


def these_cells(cells: Iterable[Cell]) -> str:
    """Return the cells in words, those of one row or column together: 'row 3, columns 2 and 5 to 7'."""
    left, parts = sorted(cells), []
    while left:
        row = [cell for cell in left if cell[0] == left[0][0]]
        column = [cell for cell in left if cell[1] == left[0][1]]
        taken = column if len(column) > len(row) else row
        left = [cell for cell in left if cell not in taken]
        if len(taken) == 1:
            parts.append(at(taken[0]))
        elif taken is row:
            parts.append(f"row {row[0][0]}, columns {spans([c for _, c in row])}")
        else:
            parts.append(f"column {column[0][1]}, rows {spans([r for r, _ in column])}")
    return "; ".join(parts)


def phrase(named: str) -> str:
    """Return cells that '; ' separates as a part of a sentence: 'row 1, column 2 and row 3, column 4'."""
    *parts, last = named.split("; ")
    return f"{'; '.join(parts)}{';' * (len(parts) > 1)} and {last}" if parts else last


def any_of(cells: Collection[Cell]) -> str:
    """Return the cells as what stands behind 'in', where one of them is meant."""
    return "any of " * (len(cells) > 1) + phrase(these_cells(cells))


def spans(numbers: Sequence[int]) -> str:
    """Return rising numbers in words, three or more in sequence as one part: '2, 4 and 6 to 9'."""
    runs_of: list[list[int]] = []
    for number in numbers:
        if runs_of and number == runs_of[-1][-1] + 1:
            runs_of[-1].append(number)
        else:
            runs_of.append([number])
    words = [[f"{run[0]} to {run[-1]}"] if len(run) > 2 else map(str, run) for run in runs_of]
    return listed(list(chain.from_iterable(words)))
