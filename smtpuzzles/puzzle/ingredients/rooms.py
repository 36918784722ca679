"""Rooms: the parts of a divided board, their names, and how new boards are divided.

part    the cells that grow around one cell
room    the cells that have the same name; on new boards they are connected
"""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from itertools import count, pairwise, product
from random import Random
from typing import TypeVar

from smtpuzzles.base.grid import cells, named_lines, parts_of, side_neighbours, size_of
from smtpuzzles.model import Cell

# The module `string` would take a twentieth of the time that importing Z3 takes.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

Name = TypeVar("Name", int, str)
Parts = Mapping[Cell, int]


def names() -> Iterator[str]:
    """Yield the names of rooms: A to Z, a to z, AA, AB ..."""
    return ("".join(name) for length in count(1) for name in product(LETTERS, repeat=length))


def lettered(rooms: Mapping[Cell, Hashable]) -> dict[Cell, str]:
    """Return the rooms with names in reading order."""
    of = dict(zip(dict.fromkeys(rooms[cell] for cell in sorted(rooms)), names(), strict=False))
    return {cell: of[rooms[cell]] for cell in sorted(rooms)}


def cells_by_room(rooms: Mapping[Cell, Name]) -> dict[Name, list[Cell]]:
    """Return the cells of each room, in the order of their first cells."""
    found: dict[Name, list[Cell]] = {}
    for cell in sorted(rooms):
        found.setdefault(rooms[cell], []).append(cell)
    return found


def grown(size: Cell, around: Collection[Cell], random: Random) -> dict[Cell, int]:
    """Divide a board into parts, one around each of these cells; some grow faster than others."""
    left = set(cells(*size)).difference(around)
    slowness = [1 / (0.02 + random.random() ** 2) for _ in around]
    parts: dict[Cell, int] = {}
    waiting = [(0.0, cell, number) for number, cell in enumerate(around)]
    while waiting:
        time, cell, part = heappop(waiting)
        if cell not in parts:
            parts[cell] = part
            # Not in the order of a set, which depends on the machine: each cell draws a number.
            for other in [other for other in side_neighbours(cell) if other in left and other not in parts]:
                heappush(waiting, (time + slowness[part] * random.expovariate(1), other, part))
    return parts


def next_room(free: Collection[Cell], most: int, random: Random) -> list[Cell]:
    """Return a room of these cells, of the most cells that it may have, or all that are connected if they are fewer.

    It begins, and grows, where a cell has the fewest free neighbours, so that few cells are left alone.
    """
    room, near, left = list[Cell](), set(free), set(free)
    while near and len(room) < most:
        number = {cell: len(left.intersection(side_neighbours(cell))) + random.random() for cell in sorted(near)}
        room.append(min(number, key=number.__getitem__))
        left.remove(room[-1])
        near = {other for cell in room for other in side_neighbours(cell)} & left
    return room


def joined(parts: Parts, each: int, random: Random) -> dict[Cell, int] | None:
    """Join so many parts, which are neighbours, to each room; None if chance led nowhere."""
    near: dict[int, set[int]] = {part: set() for part in parts.values()}
    for cell, part in parts.items():
        near[part].update(parts[other] for other in side_neighbours(cell) if parts.get(other, part) != part)
    rooms: dict[int, int] = {}
    for room in range(len(near) // each):
        edge = near.keys() - rooms.keys()
        for _ in range(each):
            # Those with the fewest free neighbours first, because they are the first to be left alone.
            free = {part: len(near[part] - rooms.keys()) for part in sorted(edge)}
            if not free:
                return None
            part = random.choice([part for part, number in free.items() if number == min(free.values())])
            rooms[part] = room
            edge = {other for one, of in rooms.items() if of == room for other in near[one]} - rooms.keys()
    return {cell: rooms[part] for cell, part in parts.items()}


def moved(rooms: Mapping[Cell, Name], some: Iterable[Cell]) -> Iterator[dict[Cell, Name]]:
    """Yield the rooms in which one of these cells goes to a room beside it, and its own stays connected."""
    for cell in sorted(some):
        if _is_loose(rooms, cell):
            near = {rooms[other] for other in side_neighbours(cell) if other in rooms} - {rooms[cell]}
            yield from ({**rooms, cell: room} for room in sorted(near))


def _is_loose(rooms: Mapping[Cell, Name], cell: Cell) -> bool:
    """Does its room stay connected without this cell?"""
    return len(parts_of(other for other, room in rooms.items() if room == rooms[cell] and other != cell)) == 1


def split(rooms: Mapping[Cell, str], name: str) -> Iterator[dict[Cell, str]]:
    """Yield the rooms in which this one is cut along a straight line, into two that are connected."""
    room = [cell for cell in sorted(rooms) if rooms[cell] == name]
    new = next(other for other in names() if other not in set(rooms.values()))
    for axis in (0, 1):
        for place in sorted({cell[axis] for cell in room})[1:]:
            far = [cell for cell in room if cell[axis] >= place]
            if len(parts_of(far)) == 1 == len(parts_of(cell for cell in room if cell[axis] < place)):
                yield {**rooms, **dict.fromkeys(far, new)}


def through_three(rooms: Mapping[Cell, object]) -> Iterator[list[Cell]]:
    """Yield the shortest parts of rows and columns that cross two borders of rooms."""
    for _, line in named_lines(*size_of(rooms)):
        borders = [place for place in range(1, len(line)) if rooms[line[place]] != rooms[line[place - 1]]]
        yield from (line[first - 1 : last + 1] for first, last in pairwise(borders))
