"""The four directions, by the letters of a plan."""

from smtpuzzles.model import Cell

DIRECTIONS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}


def beyond(cell: Cell, direction: str, steps: int = 1) -> Cell:
    """Return the cell so many steps away in this direction, or behind if the number is negative."""
    down, right = DIRECTIONS[direction]
    return cell[0] + steps * down, cell[1] + steps * right
