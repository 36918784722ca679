"""New boards of walls, and digits whose totals say much."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from smtpuzzles.base.grid import parts_of
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.summed import WALL, SumGrid

Sums = TypeVar("Sums", bound=SumGrid)


def walled(board: Sums, cell: Cell) -> Sums | None:
    """Return the board with a wall here and opposite, if all lines keep two cells or more, and open cells connected."""
    (r, c), (height, width) = cell, board.size
    more = board.with_givens({**board.fixed(), (r, c): WALL, (height + 2 - r, width + 2 - c): WALL})
    lines, left = more.open_lines.values(), {*more.cells} - more.numbers.keys()
    return more if lines and min(map(len, lines)) > 1 and len(parts_of(left)) == 1 else None


def with_walls(blank: Sums, share: float, longest: int, random: Random) -> Sums:
    """Return the board with walls in the first row and column, and about this share of walls elsewhere."""
    board = blank.with_givens({cell: WALL for cell in blank.cells if 1 in cell})
    inner = [cell for cell in board.cells if 1 not in cell]
    for cell in random.sample(inner, len(inner)):
        if len(board.lines_at) <= (1 - share) * len(inner) and max(map(len, board.open_lines.values())) <= longest:
            break
        board = walled(board, cell) or board
    return board


def filled(board: Sums, random: Random) -> dict[Cell, str] | None:
    """Return digits that differ in each line; None if chance led nowhere."""
    found: dict[Cell, str] = {}
    for cell in board.lines_at:
        free = board.free_at(cell, found)
        if not free:
            return None
        found[cell] = random.choice(free)
    return found


def changed(board: Sums, digits: Board, cells: Iterable[Cell], random: Random) -> dict[Cell, str]:
    """Change each of these digits to another that leaves the fewest fillings to its two lines."""
    found = dict(digits)
    for cell in cells:
        others = [digit for digit in board.free_at(cell, found) if digit != found[cell]] or [found[cell]]
        random.shuffle(others)
        found[cell] = min(others, key=lambda digit: board.fillings_at(cell, {**found, cell: digit}))
    return found
