"""Rooms: their names, and how boards are divided."""

from itertools import islice, product
from random import Random

import pytest

from smtpuzzles.base.grid import cells, parts_of
from smtpuzzles.puzzle.ingredients.rooms import (
    cells_by_room,
    grown,
    joined,
    lettered,
    moved,
    names,
    next_room,
    split,
    through_three,
)


def test_names_of_rooms_never_repeat():
    found = list(islice(names(), 3000))
    assert found[:2] + found[51:54] == ["A", "B", "z", "AA", "AB"]
    assert len(set(found)) == 3000
    assert lettered({(1, 1): 7, (1, 2): 3, (2, 1): 7, (2, 2): 9}) == dict(zip(cells(2, 2), "ABAC", strict=True))


@pytest.mark.parametrize("seed", range(20))
def test_parts_grow_around_their_cells_and_join_to_rooms(seed):
    random = Random(seed)
    size = (random.randint(3, 6), random.randint(3, 6))
    seeds = random.sample(cells(*size), 6)
    parts = grown(size, seeds, random)
    assert parts.keys() == set(cells(*size))
    assert [parts[cell] for cell in seeds] == [0, 1, 2, 3, 4, 5]
    assert all(len(parts_of(part)) == 1 for part in cells_by_room(parts).values())
    rooms = joined(parts, 3, random)
    for room in cells_by_room(rooms).values() if rooms else ():
        assert len(parts_of(room)) == 1
        assert len({parts[cell] for cell in room}) == 3 == len([cell for cell in seeds if cell in room])


@pytest.mark.parametrize("seed", range(5))
def test_the_next_room_has_free_cells_as_many_as_it_may(seed):
    random, left = Random(seed), set(cells(4, 5))
    while left:
        room = next_room(left, 4, random)
        assert len(parts_of(room)) == 1
        assert left.issuperset(room)
        part = next(part for part in parts_of(sorted(left)) if room[0] in part)
        assert len(room) == len(set(room)) == min(4, len(part))
        left -= set(room)
    assert next_room([], 4, random) == []


@pytest.mark.parametrize("seed", range(5))
def test_a_cell_that_moves_goes_to_a_room_beside_it_and_rooms_stay_connected(seed):
    random = Random(seed)
    rooms = grown((4, 4), random.sample(cells(4, 4), 4), random)
    after = list(moved(rooms, cells(4, 4)))
    for other in after:
        assert sum(other[cell] != rooms[cell] for cell in rooms) == 1
        assert all(len(parts_of(room)) == 1 for room in cells_by_room(other).values())
    # These are all: every other change of one cell leaves a room in parts, or empty.
    every = [{**rooms, cell: room} for cell in rooms for room in range(4) if room != rooms[cell]]
    whole = [one for one in every if [len(parts_of(room)) for room in cells_by_room(one).values()] == [1] * 4]
    assert sorted(map(sorted, map(dict.items, after))) == sorted(map(sorted, map(dict.items, whole)))


def test_a_room_is_cut_along_every_straight_line_that_leaves_two_rooms():
    rooms = dict(zip(cells(3, 3), "AAAABBAAA", strict=True))
    found = ["".join(one.values()) for one in split(rooms, "A")]
    assert found == ["AAACBBCCC", "AAAABBCCC"]  # a line down would leave three parts
    assert ["".join(one.values()) for one in split(rooms, "B")] == ["AAAABCAAA"]


def test_lines_without_a_black_cell_go_through_two_rooms_at_most():
    line = cells(1, 6)
    for names_of, signs in product(("AABBCC", "ABCCBA", "AAAAAA", "ABBBBA", "ABABAB"), product("#-", repeat=6)):
        rooms, board = dict(zip(line, names_of, strict=True)), dict(zip(line, signs, strict=True))
        runs = "".join(signs).replace("#", " ").split()
        starts = [place for place in range(6) if signs[place] == "-" and (place == 0 or signs[place - 1] == "#")]
        crossed = [
            sum(names_of[k] != names_of[k - 1] for k in range(start + 1, start + len(run)))
            for start, run in zip(starts, runs, strict=True)
        ]
        allowed = all("#" in [board[cell] for cell in part] for part in through_three(rooms))
        assert allowed == all(number < 2 for number in crossed), (names_of, signs)
