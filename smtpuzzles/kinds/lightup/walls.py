"""Walls for new boards.

They stand at random, as many as the density says. Where solutions differ although every wall has its number, walls are
moved: one is added at each such spot, and one elsewhere is removed. After many moves without success, fewer are
removed, so that the board slowly becomes a little denser than was asked for, or is given up.

orbit    a wall and its images under the symmetry: all of them are walls, or none
spot     cells side by side, or corner to corner, in which solutions differ
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Annotated

from smtpuzzles.puzzle import SYMMETRIES, Cell, Option, Options, Wanted, cells, images

THINNEST, DENSEST = 0.05, 0.7
# Moves at the density that was asked for; moves until the board is given up.
MOVES, MENDS = 20, 60
# Added density at the end. Becoming denser at once does not help: random walls are seldom where they should be, and
# most boards of 14 x 14 with 0.15 were given up.
DENSER = 0.1


class Walls(Options):
    density: Annotated[float, Option(f"share of walls, {THINNEST} to {DENSEST}; a few more walls if needed")] = 0.2
    symmetry: Annotated[str, Option("symmetry of the walls", SYMMETRIES)] = "rotate"


def number(density: float, size: Cell) -> int:
    """Return how many walls this share of the cells is."""
    return round(density * size[0] * size[1])


def random_walls(wanted: Wanted[Walls]) -> set[Cell]:
    """Return as many walls as the density says, or one more if the last has an image."""
    walls: set[Cell] = set()
    places = cells(*wanted.size)
    wanted.random.shuffle(places)
    while len(walls) < number(wanted.options.density, wanted.size):
        walls.update(images(places.pop(), wanted.size, wanted.options.symmetry))
    return walls


def mended_walls(
    wanted: Wanted[Walls], before: Iterable[Cell], differing: Collection[Cell], mends: int
) -> set[Cell] | None:
    """Add a wall at every spot, and remove others while there are more than this number of mends allows."""
    walls, size, random = set(before), wanted.size, wanted.random
    density, symmetry = wanted.options.density, wanted.options.symmetry
    most = number(density + DENSER * max(0, mends - MOVES) / (MENDS - MOVES), size)
    for spot in spots(differing):
        new = images(random.choice(spot), size, symmetry)
        walls.update(new)
        if len(walls) > most and (others := sorted(walls.difference(new))):
            walls.difference_update(images(random.choice(others), size, symmetry))
    return None if mends >= MENDS or len(walls) > number(density + DENSER, size) else walls


def spots(differing: Collection[Cell]) -> Iterator[list[Cell]]:
    """Yield the spots, each in reading order."""
    left = set(differing)
    for cell in sorted(differing):
        if cell in left:
            left.remove(cell)
            spot = [cell]
            for r, c in spot:  # it grows meanwhile
                near = {(r + down, c + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} & left
                left -= near
                spot += sorted(near)
            yield sorted(spot)
