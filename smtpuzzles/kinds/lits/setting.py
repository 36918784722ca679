"""New boards of LITS.

One shape after the other is put beside the black cells, and rooms grow around them, so that few other shapes are
possible in a room while those of other rooms stay. While there are other solutions, one of their black cells goes to a
room beside it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import smtpuzzles.puzzle as sp

LEAST, MOST = 4, 12  # rows and columns of new boards
CHANGES, MOST_CHANGES = 15, 300  # of rooms, before the board is divided anew, and in all
TRIED = 4  # of possible changes
PASSES = 2  # over all white cells, to find better rooms for them
Part = frozenset[sp.Cell]


def rooms_of(wanted: sp.Wanted[sp.Options]) -> dict[sp.Cell, str]:
    size = wanted.size
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    return divided(size, packed(size, wanted.random), wanted.random)


def packed(size: sp.Cell, random: Random) -> list[Part]:
    """Return shapes that obey the rules; each new one touches those before."""
    every, found = list(sp.shapes_in(sp.cells(*size), sp.TETROMINOES)), list[Part]()
    for part in random.sample(every, len(every)) * 3:
        if not any(part & other for other in found) and is_right([*found, part]):
            found.append(part)
    return found


def is_right(shapes: Sequence[Part]) -> bool:
    """Do these shapes obey the rules?"""
    black = frozenset[sp.Cell]().union(*shapes)
    squares = any({(r, c + 1), (r + 1, c), (r + 1, c + 1)} <= black for r, c in black)
    return not squares and len(sp.parts_of(black)) == 1 and not sp.equal_touching(shapes, sp.TETROMINOES)


def divided(size: sp.Cell, shapes: Sequence[Part], random: Random) -> dict[sp.Cell, str]:
    """Return rooms with one of these shapes each; other cells go where they leave the fewest other ways."""
    rooms = {cell: number for number, part in enumerate(shapes) for cell in sorted(part)}
    while left := [cell for cell in sp.cells(*size) if cell not in rooms]:
        cell = random.choice([cell for cell in left if not rooms.keys().isdisjoint(sp.side_neighbours(cell))])
        near = sorted({rooms[other] for other in sp.side_neighbours(cell) if other in rooms})
        rooms[cell] = min(near, key=lambda room: (ways(rooms, shapes, cell, room), random.random()))
    white = [cell for cell in rooms if not any(cell in part for part in shapes)]
    for cell in random.sample(white, len(white)) * PASSES:
        rooms = min([rooms, *sp.moved(rooms, [cell])], key=lambda one: ways(one, shapes, cell, one[cell]))
    return sp.lettered(rooms)


def ways(rooms: Mapping[sp.Cell, int], shapes: Sequence[Part], cell: sp.Cell, room: int) -> int:
    """Return how many other shapes this cell makes possible in a room while the shapes of other rooms stay."""
    inside = [other for other in rooms if rooms[other] == room and other != cell]
    others = [part for number, part in enumerate(shapes) if number != room]
    able = [part for part in sp.shapes_in([*inside, cell], sp.TETROMINOES) if cell in part]
    return sum(is_right([*others, part]) for part in able)


def mended(mending: sp.Mending[sp.RoomGrid, sp.Options]) -> sp.Mended | None:
    """Move a cell of another solution to another room; divide anew if that leads nowhere."""
    puzzle, random = mending.puzzle, mending.wanted.random
    black = {cell for cell, symbol in mending.solution.items() if symbol == sp.BLACK}
    able = list(sp.moved(puzzle.regions, set(mending.differing).difference(black)))
    if mending.mends == MOST_CHANGES:
        return None
    if not able or (mending.mends + 1) % CHANGES == 0:
        return sp.Mended(puzzle=replace(puzzle, regions=rooms_of(mending.wanted)))
    number = {name: place for place, name in enumerate(puzzle.rooms)}
    shapes = [frozenset(black.intersection(room)) for room in puzzle.rooms.values()]

    def more(regions: sp.Board) -> tuple[int, float]:
        (cell,) = [cell for cell, name in regions.items() if puzzle.regions[cell] != name]
        rooms = {other: number[name] for other, name in puzzle.regions.items()}
        found = ways(rooms, shapes, cell, number[regions[cell]]) - ways(rooms, shapes, cell, rooms[cell])
        return found, random.random()

    # Of half of the changes, so that the last one is not always taken back.
    best = min(random.sample(able, (len(able) + 1) // 2)[:TRIED], key=more)
    return sp.Mended(puzzle=replace(puzzle, regions=sp.lettered(best)))
