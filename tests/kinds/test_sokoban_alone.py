"""One box or two alone with the player: what is said of them is what a plain search finds."""

from itertools import combinations
from random import Random

import pytest

from smtpuzzles import reading
from smtpuzzles.base.text import Source
from smtpuzzles.kinds.sokoban import alone
from smtpuzzles.kinds.sokoban.distances import Distances
from smtpuzzles.kinds.sokoban.level import Level
from tests.solving.test_sokoban_plans import fewest_steps, level_of, room_of


@pytest.fixture(params=range(4))
def level(request) -> Level:
    """A random room with two goals, and a box and a player somewhere."""
    _, _, free = room = room_of(Random(request.param))
    level = level_of(room, free[:2], free[2:3], free[-1])
    return level_of(room, free[:2], level.live_boxes, level.player)


def test_the_moves_that_a_box_needs_are_those_of_a_plain_search(level):
    moves = alone.moves_after(level.floor, level.goals)
    room = (level.height, level.width, sorted(level.floor))
    for box, player in combinations(sorted(level.floor), 2):
        for one, other in ((box, player), (player, box)):
            assert moves.get((one, other)) == fewest_steps(level_of(room, level.goals, [one], other), "moves")


def test_the_moves_that_a_box_has_made_are_those_of_a_plain_search(level):
    moves = alone.moves_before(level.floor, level.boxes, level.player)
    room = (level.height, level.width, sorted(level.floor))
    for cell in level.floor - level.boxes:
        there = [number for (box, _), number in moves.items() if box == cell]
        wanted = level_of(room, [cell], level.boxes, level.player)
        assert min(there, default=None) == fewest_steps(wanted, "moves")


def test_a_pair_is_dead_if_a_plain_search_finds_no_plan_for_any_player(level):
    room = (level.height, level.width, sorted(level.floor))
    dead = alone.dead_pairs(level.floor, level.goals, level.floor)
    for pair in combinations(sorted(level.floor), 2):
        players = level.floor - set(pair)
        plans = [fewest_steps(level_of(room, level.goals, pair, player), "pushes") for player in players]
        assert (pair in dead) == all(plan is None for plan in plans)


def test_in_a_large_hall_nothing_is_said_of_pairs_of_cells():
    """It would be most of the formula, and take longer to be read than it saves."""
    hall = "#" * 22 + "\n" + ("#" + " " * 20 + "#\n") * 8 + "#" + " @$" + " " * 15 + ". #\n" + "#" * 22 + "\n"
    puzzle = reading.parse("sokoban", Source("hall", hall))
    sentences = [rule.sentence for rule in puzzle.formula(40).rules]
    assert not any("if it were alone" in sentence for sentence in sentences)
    level = puzzle.level
    assert alone.dead_pairs(level.floor, level.goals, level.floor) == []
    assert len(alone.dead_pairs(level.floor, level.goals, sorted(level.floor)[:5])) == 10  # there is one goal
    small = reading.parse("sokoban", Source("small", "#######\n# @$ .#\n#     #\n#######\n"))
    assert any("if it were alone" in rule.sentence for rule in small.formula(10).rules)


def test_boxes_that_could_only_be_pushed_aside_to_dead_cells_are_frozen():
    """A corridor with a niche on either side, from which no box comes back."""
    corridor = {(row, 2) for row in range(1, 7)}
    distances = Distances(frozenset(corridor | {(3, 1), (3, 3)}), frozenset({(1, 2)}))
    assert distances.frozen({(3, 2), (4, 2)}) == {(3, 2), (4, 2)}
    assert distances.frozen({(3, 2), (5, 2)}) == set()
