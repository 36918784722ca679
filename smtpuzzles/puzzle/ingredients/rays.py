"""Rays: the cells that are seen from a cell in four directions, as far as nothing stands in the way."""

from collections.abc import Container, Iterator
from itertools import takewhile

from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Exactly, Literal
from smtpuzzles.puzzle.laws import Literals


def rays(place: Cell, inside: Container[Cell]) -> list[list[Cell]]:
    """Return the cells above, left, right and below, each ray from beside this cell to the last one inside."""
    found = []
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        ray, (r, c) = list[Cell](), (place[0] + down, place[1] + right)
        while (r, c) in inside:
            ray.append((r, c))
            r, c = r + down, c + right
        found.append(ray)
    return found


def seen(place: Cell, board: Board, symbol: str) -> int:
    """Return how many cells with this symbol are seen from this one, with itself; others stand in the way."""
    return 1 + sum(1 for ray in rays(place, board) for _ in takewhile(lambda cell: board[cell] == symbol, ray))


def sees(x: Literals, place: Cell, board: Container[Cell], symbol: str, number: int) -> Iterator[Constraint]:
    """Yield constraints that so many cells with this symbol are seen from this one, with itself."""
    every: list[Literal] = []
    for ray in rays(place, board):
        nearer: tuple[Literal, ...] = ()
        for r, c in ray:
            literal, here = x.of((r, c), symbol), x.helpers[f"seen_{r}_{c}_from_{place[0]}_{place[1]}"]
            yield from (AnyOf((-here, one)) for one in (literal, *nearer))
            yield AnyOf((here, -literal, *[-one for one in nearer]))
            nearer = (here,)
            every.append(here)
    yield Exactly(number - 1, tuple(every))
