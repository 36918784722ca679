"""New levels of Sokoban: as wished, the same from the same random numbers, with as many pushes as the pulls say."""

from functools import cache
from random import Random

import pytest

import smtpuzzles
from smtpuzzles.base.grid import cells, side_neighbours
from smtpuzzles.errors import UsageError
from smtpuzzles.kinds.sokoban import KIND, Sokoban, setting
from smtpuzzles.kinds.sokoban.level import Level, reached
from smtpuzzles.puzzle.setters import Wanted
from smtpuzzles.result import Verdict

SETTER = KIND.setter
SEEDS = range(2)
SIZES = [((7, 7), {"boxes": 2}), (setting.USUAL, {}), ((5, 9), {"boxes": 1}), ((8, 7), {"boxes": 4})]

LEVEL = """\
#######
###   #
#.    #
## $$##
###  ##
#.  @##
#######
"""


def wanted(size, variant: str = "pushes", seed: int = 0, **options: int) -> Wanted:
    return Wanted(size=size, variant=variant, options=SETTER.options(**options), random=Random(seed))


@cache
def drawn(seed: int, size=setting.USUAL, variant: str = "pushes", **options: int) -> Sokoban:
    puzzle = SETTER.puzzle(wanted(size, variant, seed, **options))
    assert puzzle is not None
    return puzzle


def claimed(level: Level) -> int:
    """How many pushes the pulls say that this level needs."""
    start = tuple(sorted(level.boxes))
    positions = setting.pulled(level.floor, level.goals)
    return next(n for n, position in positions if position.boxes == start and level.player in position.area)


def parsed(*rows: str) -> Level:
    return smtpuzzles.parse("sokoban", "\n".join(rows)).level


def test_the_same_random_numbers_give_the_same_level():
    assert drawn(1).text() == drawn.__wrapped__(1).text()
    assert len({drawn(seed).text() for seed in SEEDS}) == len(SEEDS)


def test_this_level_is_drawn_by_every_python_on_every_machine():
    assert drawn(1, (7, 7), boxes=2).text() == LEVEL


@pytest.mark.few(4)
@pytest.mark.parametrize(("size", "options"), SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_level_is_as_wished(seed, size, options):
    puzzle = drawn(seed, size, **options)
    level = puzzle.level
    assert smtpuzzles.parse("sokoban", puzzle.text(), "pushes") == puzzle
    assert (level.height, level.width) == size
    assert len(level.boxes) == len(level.goals) == options.get("boxes", 3)
    assert level.boxes.isdisjoint(level.goals)
    assert level.player not in level.boxes
    assert level.floor | level.walls == set(cells(*size))
    assert level.boxes | level.goals <= level.floor


@pytest.mark.parametrize("seed", SEEDS)
def test_a_room_has_neither_halls_nor_useless_dead_ends(seed):
    level = drawn(seed).level
    for r, c in level.floor:
        assert not level.floor.issuperset((r + i, c + j) for i, j in setting.HALL)
        assert (r, c) in level.goals or len(level.floor.intersection(side_neighbours((r, c)))) >= 2


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fewest_pushes_are_known_from_the_pulls(seed):
    puzzle = drawn(seed)
    outcome = smtpuzzles.shortest_plan(puzzle)
    assert outcome.optimal
    assert puzzle.cost(outcome.solutions[0]) == claimed(puzzle.level)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fewest_moves_have_no_fewer_pushes(seed):
    puzzle = drawn(seed, (7, 7), "moves", boxes=2)
    outcome = smtpuzzles.shortest_plan(puzzle)
    assert outcome.optimal
    pushes = puzzle.facts(outcome.solutions[0])["pushes"]
    assert pushes >= claimed(puzzle.level)
    assert SETTER.granted(puzzle, outcome.solutions[0], SETTER.options(boxes=2, min_pushes=pushes))
    assert not SETTER.granted(puzzle, outcome.solutions[0], SETTER.options(boxes=2, min_pushes=pushes + 1))


def test_pulls_find_every_position_that_can_be_solved():
    """On a small room, all positions are told apart as the quick search and the formulas tell them."""
    room = parsed("######", "#@   #", "# #$ #", "#  $.#", "##  .#", "######")
    found = {
        (position.boxes, cell): n for n, position in setting.pulled(room.floor, room.goals) for cell in position.area
    }
    places = sorted(room.floor)
    for boxes in [(a, b) for a in places for b in places if a < b]:
        for player in sorted(room.floor - set(boxes)):
            level = Level("", room.height, room.width, room.walls, room.goals, frozenset(boxes), player)
            outcome = smtpuzzles.shortest_plan(Sokoban(level, "pushes"))
            pushes = found.get((boxes, player))
            assert (outcome.verdict is Verdict.UNSAT) == (pushes is None), level.text()
            assert pushes is None or Sokoban(level, "pushes").cost(outcome.solutions[0]) == pushes


def test_no_level_needs_fewer_pushes_than_wished():
    puzzles = [SETTER.puzzle(wanted((7, 7), "moves", seed, boxes=2, min_pushes=12)) for seed in range(12)]
    pushes = [claimed(puzzle.level) for puzzle in puzzles if puzzle]
    assert 0 < len(pushes) < len(puzzles)
    assert min(pushes) == 12


@pytest.mark.parametrize(
    ("size", "options", "complaint"),
    [
        ((3, 9), {}, "new levels are at least 4 x 5, not 9 x 3"),
        ((4, 4), {}, "new levels are at least 4 x 5, not 4 x 4"),
        ((8, 17), {}, "new levels are at most 16 x 16, not 17 x 8"),
        ((5, 5), {"boxes": 2}, "a new level of 5 x 5 has 1 box, not 2"),
        ((8, 8), {"boxes": 0}, "a new level of 8 x 8 has 1 to 6 boxes, not 0"),
        ((16, 16), {"boxes": 7}, "a new level of 16 x 16 has 1 to 6 boxes, not 7"),
        ((8, 8), {"min_pushes": 0}, "a new level needs at least 1 push, not 0"),
    ],
)
def test_what_cannot_be_is_refused_in_words(size, options, complaint):
    with pytest.raises(UsageError, match=f"^{complaint}$"):
        SETTER.refuse(wanted(size, **options))


@pytest.mark.parametrize("size", [(4, 5), (5, 4), (4, 16), (5, 5)])
def test_the_smallest_sizes_can_be_had(size):
    assert any(SETTER.puzzle(wanted(size, "moves", seed)) for seed in range(3))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spoilt_level_differs_in_one_thing_and_can_be_read(seed):
    puzzle, random = drawn(seed, (7, 7), boxes=2), Random(seed)
    for _ in range(20):
        spoilt = SETTER.spoilt(puzzle, random)
        assert smtpuzzles.parse("sokoban", spoilt.text(), spoilt.variant) == spoilt
        was, now = puzzle.level, spoilt.level
        assert len(now.boxes) == len(was.boxes)
        assert len(now.goals) == len(was.goals)
        assert now.boxes | now.goals <= now.floor
        changes = [len(now.walls - was.walls), len(now.boxes - was.boxes), len(now.goals - was.goals)]
        assert sorted(changes) == [0, 0, 1]
        assert len(reached(now.player, now.floor)) == len(was.floor) - changes[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spoilt_level_soon_has_no_plan(seed):
    puzzle, random = drawn(seed, (7, 7), boxes=2), Random(seed)
    verdicts = [smtpuzzles.shortest_plan(SETTER.spoilt(puzzle, random)).verdict for _ in range(10)]
    assert Verdict.UNSAT in verdicts
