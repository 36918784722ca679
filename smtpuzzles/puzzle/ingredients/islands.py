"""Islands: cells of one symbol, connected along their sides, of a size that the number in one of them says."""

from collections.abc import Collection, Iterator, Sequence

from smtpuzzles.base.grid import side_neighbours
from smtpuzzles.model import AnyOf, Cell, Constraint, Exactly
from smtpuzzles.puzzle.laws import Literals


def within(place: Cell, size: int, cells: Sequence[Cell]) -> list[Cell]:
    """Return the cells that an island of this size can have, if it has this place."""
    return [(r, c) for r, c in cells if abs(r - place[0]) + abs(c - place[1]) < size]


def alone(
    x: Literals, near: Sequence[Cell], place: Cell, size: int, numbers: Collection[Cell], symbol: str, other: str
) -> Iterator[Constraint]:
    """Yield constraints that this place is the only number in an island of this size, whose cells are among those near.

    Helpers say which cells are its own. They may be more islands, of which only one has a number, so another law must
    say that every cell of an island is connected with one.
    """
    own = {(r, c): x.helpers[f"island_{place[0]}_{place[1]}_has_{r}_{c}"] for r, c in near}
    yield Exactly(size, tuple(own.values()))
    yield AnyOf((own[place],))
    for cell, literal in own.items():
        yield AnyOf((-literal, x.of(cell, symbol)))
        if cell in numbers and cell != place:
            yield AnyOf((-literal,))
        for one in side_neighbours(cell):
            if x.has(one):
                # What touches the island holds the other symbol, or is in it.
                yield AnyOf((-literal, x.of(one, other), *([own[one]] if one in own else [])))
