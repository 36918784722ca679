"""Games of plans: steps, refusals, undo, and what is said of the way on."""

from random import Random

import pytest

import smtpuzzles
from smtpuzzles import Source, Verdict, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.kinds.sokoban import Sokoban
from smtpuzzles.playing.plans import PlanGame, can_finish, way
from smtpuzzles.solving.planning import SEEN
from tests.conftest import PLAN_SAMPLES
from tests.solving.test_sokoban_plans import PATHS, SMALL, WITH_PLAN, every_variant, fewest_steps, optimum, told
from tests.solving.test_sokoban_plans import sample as puzzle_of

LONG_PROOFS = {"61-moves", "three-rooms"}
ROOM = """
#######
#@$  .#
#     #
# $  .#
#######
"""


def room(variant: str = "moves") -> PlanGame:
    return PlanGame(smtpuzzles.parse("sokoban", ROOM, variant))


def walked(walk: PlanGame, letters: str) -> PlanGame:
    for letter in letters:
        assert walk.refusal(letter) is None
        walk = walk.step(letter)
    return walk


def at_random(walk: PlanGame, steps: int, random: Random) -> PlanGame:
    for _ in range(steps):
        walk = walk.step(random.choice("udlr"))
    return walk


def test_every_arrow_key_has_a_letter():
    assert all(sample.puzzle().keys.keys() == {"up", "down", "left", "right"} for sample in PLAN_SAMPLES)


# Steps.


@every_variant
@pytest.mark.parametrize("name", sorted(set(WITH_PLAN) - LONG_PROOFS))
def test_an_optimal_plan_walked_step_by_step_reaches_the_goal_and_not_before(name, variant):
    puzzle = puzzle_of(name, variant)
    (plan,) = way(puzzle, Deadline(60)).solutions
    walk = PlanGame(puzzle)
    for letter, picture in zip(plan.lower(), puzzle.positions(plan), strict=False):
        assert (walk.picture, walk.solved) == (picture, False)
        walk = walked(walk, letter)
    assert walk.solved
    assert walk.picture == puzzle.picture(plan)
    assert puzzle.cost(plan) == optimum(name, variant)
    assert walk.plan == plan.lower()


@pytest.mark.parametrize(
    ("letters", "letter", "why"),
    [
        ("", "u", "the player walks into the wall at row 1, column 2"),
        ("rrr", "r", "the box at row 2, column 6 is pushed into the wall at row 2, column 7"),
        ("dr", "u", "the box at row 2, column 3 is pushed into the wall at row 1, column 3"),
    ],
)
def test_a_step_that_cannot_be_made_says_why_and_changes_nothing(letters, letter, why):
    walk = walked(room(), letters).undone().redone()
    assert walk.refusal(letter) == why
    assert walk.step(letter) is walk
    assert walk.plan == letters


def test_a_refused_step_does_not_forget_what_can_be_redone():
    walk = walked(room(), "dr").undone().undone()
    assert walk.step("u").redone().redone().plan == walk.plan + "dr"


def test_of_two_boxes_none_is_pushed():
    walk = PlanGame(smtpuzzles.parse("sokoban", "######\n#@$$.#\n#   .#\n######\n"))
    assert walk.refusal("r") == "the box at row 2, column 3 is pushed into another box at row 2, column 4"


# Back and forth.


@pytest.mark.parametrize("name", PATHS)
def test_undo_to_the_start_is_the_start_and_redo_to_the_end_the_end(name):
    start = PlanGame(puzzle_of(name, "moves"))
    end = at_random(start, 60, Random(1))
    walk = end
    while walk.plan:
        before, walk = walk, walk.undone()
        assert (walk.redone(), walk.redone().picture) == (before, before.picture)
    assert (walk, walk.picture) == (start, start.picture)
    assert walk.undone() == start
    while walk.after:
        walk = walk.redone()
    assert (walk, walk.picture) == (end, end.picture)
    assert walk.redone() == end
    assert end.reset() == start
    assert end.reset().redone().plan == end.plan[:1]


def test_a_new_step_forgets_what_was_taken_back():
    walk = walked(room(), "rr").undone().step("d")
    assert (walk.plan, walk.redone().plan) == ("rd", "rd")


def test_to_go_back_to_the_start_can_be_undone_at_once():
    before = walked(room(), "rrd").undone()
    back = before.reset()
    assert (back.plan, back.undone(), back.undone().after) == ("", before, "d")
    assert back.reset().undone() == before
    assert back.step("u").undone() == before, "a step that cannot be made forgets nothing"


def test_after_going_back_to_the_start_steps_are_redone_one_by_one():
    back = walked(room(), "rrd").undone().reset()
    assert [back.redone().plan, back.redone().redone().redone().plan] == ["r", "rrd"]
    assert back.redone().undone().undone().plan == ""
    assert back.step("d").undone().undone().plan == ""
    assert room().reset().undone().plan == ""


# What is left.


@every_variant
@pytest.mark.parametrize("name", SMALL)
def test_on_an_optimal_way_what_is_left_costs_what_was_not_walked_yet(name, variant):
    puzzle = puzzle_of(name, variant)
    plan = way(puzzle, Deadline(60)).solutions[0].lower()
    for done in range(0, len(plan) + 1, 3):
        left = puzzle.rest(plan[:done])
        assert (left.variant, left.title) == (variant, puzzle.title)
        assert left.picture() == puzzle.picture(plan[:done])
        planned = way(left, Deadline(60))
        assert planned.optimal
        assert planned.bound == optimum(name, variant) - puzzle.cost(plan[:done])
        assert PlanGame(puzzle, plan[:done] + planned.solutions[0].lower()).solved


@pytest.mark.parametrize("name", PATHS)
def test_what_is_left_is_a_puzzle_that_can_be_written_and_read(name):
    puzzle = puzzle_of(name, "moves")
    left = at_random(PlanGame(puzzle), 30, Random(2)).left
    read = reading.parse("sokoban", Source("left", left.text()), "moves")
    assert (read.text(), read.picture()) == (left.text(), left.picture())


# Lost or not.


def test_a_box_in_a_corner_is_lost_until_the_push_is_taken_back():
    start = PlanGame(smtpuzzles.parse("sokoban", "######\n# $ .#\n#   @#\n######\n"))
    lost = walked(start, "lul")
    planned = can_finish(lost.left, Deadline(60))
    assert (planned.verdict, planned.why) == (Verdict.UNSAT, Sokoban.hopeless)
    assert can_finish(lost.undone().left, Deadline(60)).verdict is Verdict.SAT


def test_two_boxes_that_hold_each_other_are_lost():
    start = PlanGame(smtpuzzles.parse("sokoban", "#########\n#. $   .#\n#   $   #\n#   @   #\n#########\n"))
    assert can_finish(start.left, Deadline(60)).verdict is Verdict.SAT
    planned = can_finish(walked(start, "u").left, Deadline(60))
    assert (planned.verdict, planned.why) == (Verdict.UNSAT, Sokoban.hopeless)


def test_a_player_on_the_wrong_side_of_a_box_is_lost_as_a_search_has_seen():
    left = puzzle_of("wrong-side", "moves")
    planned = can_finish(left, Deadline(60))
    assert (planned.verdict, planned.why) == (Verdict.UNSAT, SEEN)
    planned = can_finish(left, Deadline(0))
    assert (planned.verdict, planned.why) == (Verdict.UNKNOWN, "timeout")


def test_whether_a_position_is_lost_needs_no_shortest_plan():
    """A plan from the quick search is enough; without it, an engine finds one."""
    puzzle = puzzle_of("three-rooms", "moves")
    planned = can_finish(puzzle, Deadline(60))
    assert (planned.verdict, planned.optimal, planned.why) == (Verdict.SAT, False, None)
    puzzle = told(puzzle_of("order", "moves"), None)
    planned = can_finish(puzzle, Deadline(60))
    assert planned.verdict is Verdict.SAT
    assert puzzle.violations(planned.solutions[0]) == []


@every_variant
@pytest.mark.parametrize("name", [*SMALL, "blocked", "dead-corner", "one-for-two", "spare-goal", "wrong-side"])
def test_a_position_is_lost_just_where_a_plain_search_finds_no_plan(name, variant):
    random = Random(3)
    for _ in range(6):
        left = at_random(PlanGame(puzzle_of(name, variant)), 25, random).left
        planned = can_finish(left, Deadline(60))
        if fewest_steps(left.level, variant) is None:
            assert (planned.verdict, planned.exhausted) == (Verdict.UNSAT, True)
            assert planned.why in (Sokoban.hopeless, SEEN)
        else:
            assert planned.verdict is Verdict.SAT
            assert left.violations(planned.solutions[0]) == []
