"""The four directions, by the letters of a plan, and the number of steps to get somewhere."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from smtpuzzles.puzzle import Cell

Place = TypeVar("Place")
DIRECTIONS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}


def beyond(cell: Cell, direction: str, steps: int = 1) -> Cell:
    """Return the cell that is this number of steps away, in the opposite direction if it is negative."""
    down, right = DIRECTIONS[direction]
    return cell[0] + steps * down, cell[1] + steps * right


def fewest_steps(starts: Iterable[Place], following: Callable[[Place], Iterator[Place]]) -> dict[Place, int]:
    """Search breadth first: return every place that can be reached and its distance, nearest first."""
    steps = dict.fromkeys(starts, 0)
    queue = deque(steps)
    while queue:
        place = queue.popleft()
        for other in following(place):
            if other not in steps:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps
