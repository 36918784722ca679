"""Heyawake.

The board is divided into rooms. Some cells are black; no two of them touch along a side, and all white cells are
connected. No straight line of white cells crosses two borders of rooms. A room may have the number of its black cells.

A new board is cut into rooms along straight lines. While all numbers leave several solutions, a room in which they
differ is cut, so that one of them stays.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.rooms import rooms_corpus_format, rooms_link_format

LEAST, MOST, LARGEST = 3, 10, 5  # rows and columns of new boards; cells of a room on them
SOME_BLACK = sp.some(sp.BLACK)


class Heyawake(sp.RoomGrid):
    kind: ClassVar[str] = "heyawake"
    symbols = sp.SHADED
    numbered = True

    def laws(self) -> Iterator[sp.Law]:
        yield from sp.scattered(self.size, sp.BLACK)
        for part in sp.through_three(self.regions):
            sentence = f"{sp.where(part)} crosses two borders of rooms, so that a cell of it is black"
            yield sp.Law("borders", (part[0], part[-1]), sentence, part, SOME_BLACK)

    def wide_laws(self) -> list[sp.Wide]:
        return [sp.connected_around(self.size, sp.BLACK, sp.WHITE)]

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return {room[0]: tuple(map(str, range(len(room) + 1))) for room in self.rooms.values()}

    def number_at(self, place: sp.Cell, board: sp.Board) -> str:
        return str([board[cell] for cell in self.rooms[self.regions[place]]].count(sp.BLACK))

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        name = self.regions[place]
        room, sentence = self.rooms[name], f"room {name} has {sp.exactly_counted(int(value), 'black cell')}"
        return self.of_number(place, value, sentence, room, lambda x: [sp.Exactly(int(value), x.all(room, sp.BLACK))])

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return self.together(inference) if len(inference.rules) > 1 else sp.reason_of_scattered(inference)


def blank(wanted: sp.Wanted[sp.Options]) -> Heyawake:
    """Return rooms that leave a solution, one with as many black cells as chance finds room for."""
    size, random = wanted.size, wanted.random
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    black, rooms, left = sp.scattered_cells(size, random), dict.fromkeys(sp.cells(*size), "A"), ["A"]
    board = {cell: sp.BLACK if cell in black else sp.WHITE for cell in rooms}
    while left:
        name = left.pop(random.randrange(len(left)))
        if list(rooms.values()).count(name) > LARGEST and (found := cuts(rooms, name, board)):
            rooms = random.choice(found[:2])
            left = sorted(set(rooms.values()))
    return Heyawake.of_rooms(sp.lettered(rooms), wanted.variant)


def cuts(rooms: sp.Board, name: str, board: sp.Board) -> list[dict[sp.Cell, str]]:
    """Return the rooms in which this one is cut in two, so that this board stays a solution; equal parts first."""
    every = sp.split(rooms, name)
    found = [one for one in every if all(SOME_BLACK.holds(board, part) for part in sp.through_three(one))]
    return sorted(found, key=lambda one: abs(2 * list(one.values()).count(name) - list(rooms.values()).count(name)))


def mended(mending: sp.Mending[Heyawake, sp.Options]) -> sp.Mended | None:
    puzzle = mending.puzzle
    for name in dict.fromkeys(puzzle.regions[cell] for cell in mending.differing):
        if found := cuts(puzzle.regions, name, mending.solution):
            return sp.Mended(puzzle=replace(puzzle, regions=sp.lettered(mending.wanted.random.choice(found))))
    return None


KIND = sp.declared(
    Heyawake,
    "numbers count the black cells of rooms; no white line crosses two borders, and white cells are connected",
    (
        "Make some cells black, so that no two of them touch along a side.",
        "All white cells are connected along their sides.",
        "No straight line of white cells crosses two borders of rooms.",
        "A number is the number of black cells in its room.",
    ),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, mended=mended),
    techniques=(sp.TOUCHES, *sp.COUNTING[1:], sp.CUT_OFF, sp.BLOCKED),
    formats=lambda: (rooms_link_format(Heyawake, "heyawake"), rooms_corpus_format(Heyawake)),
)
