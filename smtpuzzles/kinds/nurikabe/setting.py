"""Numbers of new boards.

One black cell after the other is added beside the first, as long as no four form a square, up to some share of the
board; each part of the others is an island. Few of these boards have only one solution. So one more cell becomes black
where solutions differ, until there is only one, or no such cell.
"""

from collections.abc import Collection
from random import Random

from smtpuzzles.puzzle import Cell, blocks, cells, parts_of, side_neighbours

SHARE = 0.55  # of black cells at first


def new_numbers(size: Cell, random: Random) -> dict[Cell, str]:
    board = cells(*size)
    black = {random.choice(board)}
    while len(black) < SHARE * len(board) and (cell := another(size, black, board, random)):
        black.add(cell)
    return numbers_of(size, black, (), random)


def mended_numbers(
    size: Cell, before: Collection[Cell], black: set[Cell], differing: Collection[Cell], random: Random
) -> dict[Cell, str] | None:
    """Return the numbers with one more black cell where solutions differ; None: there is none that could be."""
    cell = another(size, black, differing, random)
    return numbers_of(size, black | {cell}, before, random) if cell else None


def another(size: Cell, black: set[Cell], among: Collection[Cell], random: Random) -> Cell | None:
    """Return a white cell beside a black one that completes no square of black cells."""
    squares = [set(square) for square in blocks(*size)]
    beside = [cell for cell in sorted(among) if cell not in black and not black.isdisjoint(side_neighbours(cell))]
    able = [cell for cell in beside if not any(cell in square and square <= {*black, cell} for square in squares)]
    return random.choice(able) if able else None


def numbers_of(size: Cell, black: Collection[Cell], before: Collection[Cell], random: Random) -> dict[Cell, str]:
    """Return a number for each island, where one was before if that is possible."""
    islands = parts_of(cell for cell in cells(*size) if cell not in black)
    places = {random.choice(sorted(island.intersection(before) or island)): len(island) for island in islands}
    return {place: str(places[place]) for place in sorted(places)}
