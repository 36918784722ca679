"""Norinori.

The board is divided into rooms. Exactly two cells of each room are black. Each black cell touches exactly one other
along a side, which may be in another room.

On a new board, dominoes of black cells are put where none touches another, and rooms grow around these cells, two of
which are in each room. While there are other solutions, one of their black cells goes to a room beside it.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.rooms import rooms_corpus_format, rooms_link_format

LEAST, MOST = 4, 16  # rows and columns of new boards
CHANGES, MOST_CHANGES = 12, 120  # of rooms, before the board is divided anew, and in all
TWO, ONE_BESIDE = sp.exactly(2, sp.BLACK), sp.if_first(sp.BLACK, sp.exactly(1, sp.BLACK))


class Norinori(sp.RoomGrid):
    kind: ClassVar[str] = "norinori"
    symbols = sp.SHADED
    essential, incomparable = True, True
    goals: ClassVar = {"room": "room and neighbours", "beside": "no neighbour left"}

    def laws(self) -> Iterator[sp.Law]:
        for name, room in self.rooms.items():
            yield sp.Law("room", (name,), f"room {name} has exactly two black cells", room, TWO)
        for cell in self.cells:
            near = [other for other in sp.side_neighbours(cell) if other in self.regions]
            sentence = f"{sp.at(cell)}, if it is black, touches exactly one black cell"
            yield sp.Law("beside", (cell,), sentence, [cell, *near], ONE_BESIDE)


def blank(wanted: sp.Wanted[sp.Options]) -> Norinori:
    size = wanted.size
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    return Norinori.of_rooms(divided(size, packed(size, wanted.random), wanted.random), wanted.variant)


def divided(size: sp.Cell, black: list[sp.Cell], random: Random) -> dict[sp.Cell, str]:
    """Return rooms with two of these cells each."""
    while True:
        if rooms := sp.joined(sp.grown(size, black, random), 2, random):
            return sp.lettered(rooms)


def packed(size: sp.Cell, random: Random) -> list[sp.Cell]:
    """Return the cells of dominoes that do not touch; they are put where they leave most room for others."""
    free, black = set(sp.cells(*size)), list[sp.Cell]()
    pairs = [((r, c), other) for r, c in sp.cells(*size) for other in ((r, c + 1), (r + 1, c)) if other in free]
    taken = {pair: {near for cell in pair for near in (cell, *sp.side_neighbours(cell))} for pair in pairs}
    while able := {pair: len(taken[pair] & free) for pair in pairs if free.issuperset(pair)}:
        pair = random.choice([pair for pair, number in able.items() if number == min(able.values())])
        black += pair
        free -= taken[pair]
    return black


def mended(mending: sp.Mending[Norinori, sp.Options]) -> sp.Mended | None:
    """Move a cell of which another solution would have too many in its new room; divide anew if that leads nowhere."""
    puzzle, random = mending.puzzle, mending.wanted.random
    black = [cell for cell, symbol in mending.solution.items() if symbol == sp.BLACK]
    able = list(sp.moved(puzzle.regions, set(mending.differing).difference(black)))
    if mending.mends == MOST_CHANGES:
        return None
    regions = random.choice(able) if able and (mending.mends + 1) % CHANGES else divided(puzzle.size, black, random)
    return sp.Mended(puzzle=replace(puzzle, regions=sp.lettered(regions)))


KIND = sp.declared(
    Norinori,
    "two black cells in each room; each black cell touches exactly one other",
    (
        "Make exactly two cells of each room black.",
        "Each black cell touches exactly one other black cell along a side, in its room or in another.",
    ),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, mended=mended, clues=False),
    techniques=(
        sp.Technique("room and neighbours", 2, "Otherwise a room could not have two black cells that touch one each."),
        sp.Technique("no neighbour left", 2, "Otherwise a black cell could not touch exactly one other."),
    ),
    formats=lambda: (rooms_link_format(Norinori, "norinori"), rooms_corpus_format(Norinori)),
)
