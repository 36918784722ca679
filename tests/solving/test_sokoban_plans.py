"""Shortest plans for Sokoban: what Z3 finds and proves is what a plain search over all positions finds."""

import gc
import re
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import smtpuzzles
from smtpuzzles import Planned, Source, Verdict, WrongAnswer, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import cells
from smtpuzzles.encoding.export import smt2_text
from smtpuzzles.kinds.sokoban import Sokoban, astar
from smtpuzzles.kinds.sokoban.level import Level
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.plans import QuickPlan
from smtpuzzles.solving.planning import SEEN
from tests.conftest import ROOT, endless
from tests.solving.test_three_values import Ticks

VARIANTS = ("moves", "pushes")
WAYS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
Position = tuple[Cell, frozenset[Cell]]

PATHS = {path.stem: path for path in sorted((ROOT / "puzzles/sokoban").glob("*.txt"))}
SMALL = ("1-push", "corner", "door", "order", "solved", "two-ways")
every_variant = pytest.mark.parametrize("variant", VARIANTS)
small_samples = pytest.mark.parametrize("name", SMALL)


def first_line(name: str) -> str:
    return PATHS[name].read_text().splitlines()[0]


WITH_PLAN = [name for name in PATHS if first_line(name) != "; none"]
TOO_LARGE_FOR_A_PLAIN_SEARCH = {"cross", "three-rooms"}


def sample(name: str, variant: str) -> Sokoban:
    return reading.parse("sokoban", Source.from_bytes(name, PATHS[name].read_bytes()), variant)


def optimum(name: str, variant: str) -> int:
    """What the first line says."""
    counts = re.fullmatch(r"; plan, (\d+) moves, (\d+) pushes", first_line(name))
    return int(counts[1 + VARIANTS.index(variant)])


def is_shortest(puzzle: Sokoban, planned: Planned, fewest: int) -> None:
    assert (planned.verdict, planned.optimal, planned.why) == (Verdict.SAT, True, None)
    assert planned.bound == planned.horizon == fewest
    (plan,) = planned.solutions
    assert (puzzle.violations(plan), puzzle.cost(plan)) == ([], fewest)


# A plain search, which shares no line with the program.


def after(walls: frozenset[Cell], position: Position) -> Iterator[tuple[Position, bool]]:
    """Every position one step on, and whether the step is a push."""
    (r, c), boxes = position
    for down, right in WAYS.values():
        ahead, beyond = (r + down, c + right), (r + 2 * down, c + 2 * right)
        if ahead in boxes and beyond not in boxes | walls:
            yield (ahead, boxes - {ahead} | {beyond}), True
        elif ahead not in boxes | walls:
            yield (ahead, boxes), False


def fewest_steps(level: Level, variant: str) -> int | None:
    """Breadth first; among pushes, a walk costs nothing and goes to the front. None: no plan at all."""
    queue, done = deque([((level.player, level.boxes & level.floor), 0)]), set()
    while queue:
        position, steps = queue.popleft()
        if position in done:
            continue
        done.add(position)
        if position[1] <= level.goals:
            return steps
        for following, is_push in after(level.walls, position):
            if variant == "moves" or is_push:
                queue.append((following, steps + 1))
            else:
                queue.appendleft((following, steps))
    return None


# Samples.


@pytest.mark.few(5)
@every_variant
@pytest.mark.parametrize("name", PATHS)
def test_a_sample_is_what_its_first_line_says(name, variant):
    puzzle = sample(name, variant)
    planned = smtpuzzles.shortest_plan(puzzle)
    if first_line(name) == "; none":
        assert (planned.verdict, planned.solutions, planned.bound) == (Verdict.UNSAT, (), None)
        assert planned.exhausted
        assert planned.why
    else:
        is_shortest(puzzle, planned, optimum(name, variant))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("dead-corner", Sokoban.hopeless),
        ("one-for-two", Sokoban.hopeless),
        ("blocked", Sokoban.hopeless),
        ("wrong-side", SEEN),
    ],
)
def test_it_is_said_how_it_is_known_that_there_is_no_plan(name, reason):
    assert smtpuzzles.shortest_plan(sample(name, "moves")).why == reason


@pytest.mark.parametrize("name", sorted(set(WITH_PLAN) - TOO_LARGE_FOR_A_PLAIN_SEARCH))
def test_a_plain_search_finds_what_the_first_line_of_a_sample_says(name):
    for variant in VARIANTS:
        assert fewest_steps(sample(name, variant).level, variant) == optimum(name, variant)


# Random levels.


Room = tuple[int, int, list[Cell]]


def room_of(random: Random) -> Room:
    """Height and width of a board with walls around it, and its free cells, shuffled."""
    height, width = random.choice([(5, 6), (6, 6), (5, 7), (4, 8)])
    inner = [(r, c) for r, c in cells(height, width) if 1 < r < height and 1 < c < width]
    return height, width, random.sample(inner, len(inner) - random.randint(0, len(inner) // 4))


def level_of(room: Room, goals: list[Cell], boxes: Collection[Cell], player: Cell) -> Level:
    height, width, free = room
    walls = frozenset(cells(height, width)) - set(free)
    return Level("", height, width, walls, frozenset(goals), frozenset(boxes), player)


def pulled(random: Random) -> Level:
    """A level that has a plan: from boxes on goals, one of the farther positions that steps and pulls lead to."""
    room = room_of(random)
    free, number = room[2], random.randint(1, 3)
    goals = free[: number + random.randint(0, 1)]
    positions = {(free[-1], frozenset(goals[:number])): None}
    waiting = deque(positions)
    while waiting and len(positions) < 2000:
        for position in before(free, waiting.popleft()):
            if position not in positions:
                positions[position] = None
                waiting.append(position)
    player, boxes = random.choice(list(positions)[len(positions) * 3 // 4 :])
    return level_of(room, goals, boxes, player)


def before(free: list[Cell], position: Position) -> Iterator[Position]:
    """Every position one step earlier: the player steps back, and may pull the box that he has before him."""
    (r, c), boxes = position
    for down, right in WAYS.values():
        back, ahead = (r - down, c - right), (r + down, c + right)
        if back in free and back not in boxes:
            yield back, boxes
            if ahead in boxes:
                yield back, boxes - {ahead} | {(r, c)}


def placed(random: Random) -> Level:
    """A level that may have no plan: boxes, goals and player are anywhere."""
    _, _, free = room = room_of(random)
    number = random.randint(1, 3)
    goals = random.sample(free, number + random.randint(0, 1))
    return level_of(room, goals, free[:number], free[-1])


def levels(made: Callable[[Random], Level]) -> st.SearchStrategy[Level]:
    """Random ones; drawn by a seed, because cells drawn one by one make levels of one push or none."""
    drawn = st.integers(0, 2**32).map(lambda seed: made(Random(seed)))
    return drawn.filter(lambda level: 0 < len(level.live_boxes) <= len(level.counted_goals))


@pytest.mark.more
@given(levels(pulled))
@settings(max_examples=15)
def test_the_plan_for_a_random_level_is_as_short_as_a_plain_search_finds(level):
    for variant in VARIANTS:
        puzzle, fewest = Sokoban(level, variant), fewest_steps(level, variant)
        is_shortest(puzzle, smtpuzzles.shortest_plan(puzzle), fewest)
        for most in range(fewest, fewest + 3):
            (plan,) = smtpuzzles.plan_within(puzzle, most).solutions
            assert puzzle.violations(plan) == []
            assert puzzle.cost(plan) <= most
        if fewest:
            within = smtpuzzles.plan_within(puzzle, fewest - 1)
            assert (within.verdict, within.solutions, within.bound) == (Verdict.UNKNOWN, (), fewest)
            assert within.why == f"no plan within {fewest - 1} {variant}"


@given(levels(placed))
@settings(max_examples=50)
def test_there_is_no_plan_for_a_random_level_only_if_a_plain_search_finds_none(level):
    for variant in VARIANTS:
        puzzle, fewest = Sokoban(level, variant), fewest_steps(level, variant)
        planned = smtpuzzles.shortest_plan(puzzle)
        if fewest is None:
            assert (planned.verdict, planned.solutions, planned.exhausted) == (Verdict.UNSAT, (), True)
            assert smtpuzzles.plan_within(puzzle, 5).verdict is not Verdict.SAT
        else:
            is_shortest(puzzle, planned, fewest)


# Boxes that hold each other.


@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=80)
def test_boxes_that_hold_each_other_off_the_goals_have_no_plan(random):
    """Boxes are put close together, where they often do."""
    height, width, free = room_of(random)
    boxes = sorted(free[:-1])[: random.randint(2, 5)]
    level = level_of((height, width, free), random.sample(free, len(boxes)), boxes, free[-1])
    if level.live_boxes and len(level.live_boxes) <= len(level.counted_goals):
        puzzle = Sokoban(level, "pushes")
        if not puzzle.distances.frozen(level.live_boxes) <= level.goals:
            assert puzzle.bound() is None
            assert fewest_steps(level, "pushes") is None


@pytest.mark.parametrize(
    ("rows", "frozen"),
    [
        ("#######|#  $$ #|#   @ #|#..   #|#######", {(2, 4), (2, 5)}),  # side by side along a wall
        ("#######|#     #|# $$  #|# $$@ #|#.... #|#######", {(3, 3), (3, 4), (4, 3), (4, 4)}),  # a square
        ("########|#      #|# #$$  #|#  $# @#|#  ... #|########", {(3, 4), (3, 5), (4, 4)}),  # round a corner
        ("########|#      #|#  $$  #|#   @  #|#  ..  #|########", set()),  # a pair that can be pushed apart
        ("########|#      #|# #$   #|#  $   #|# @ .. #|########", set()),  # one that can be pushed when another is gone
        ("#######|#  *$ #|#   @ #|#.    #|#######", {(2, 4), (2, 5)}),  # one of them on its goal
        ("#######|#  ** #|#   @ #|#.$   #|#######", {(2, 4), (2, 5)}),  # both on goals: they may stay
    ],
)
def test_which_boxes_hold_each_other(rows, frozen):
    puzzle = smtpuzzles.parse("sokoban", rows.replace("|", "\n"))
    assert puzzle.distances.frozen(puzzle.level.live_boxes) == frozen
    assert (puzzle.bound() is None) == (not frozen <= puzzle.level.goals)
    assert (puzzle.bound() is None) == (fewest_steps(puzzle.level, "moves") is None)


# The quick search may help and may be wrong: it decides nothing.


def told(puzzle: Sokoban, plan: str | None) -> Sokoban:
    """The puzzle, whose quick search finds this plan, or none."""

    class Told(Sokoban):
        def quick_plan(self, _: Deadline) -> QuickPlan:
            return QuickPlan(plan)

    return Told(puzzle.level, puzzle.variant)


@every_variant
@small_samples
def test_without_the_quick_search_horizons_upward_lead_to_the_same(name, variant):
    puzzle = told(sample(name, variant), None)
    is_shortest(puzzle, smtpuzzles.shortest_plan(puzzle), optimum(name, variant))


@small_samples
def test_a_quick_plan_with_wasted_moves_is_improved(name):
    puzzle = sample(name, "moves")
    (plan,) = smtpuzzles.shortest_plan(puzzle).solutions
    detours = [there + back + plan for there, back in ("ud", "du", "lr", "rl")]
    longer = [plan for plan in detours if not puzzle.violations(plan)]
    assert longer
    for plan in longer:
        is_shortest(puzzle, smtpuzzles.shortest_plan(told(puzzle, plan)), optimum(name, "moves"))


@pytest.mark.parametrize("name", ["two-ways", "spare-goal"])
def test_a_quick_plan_with_wasted_pushes_is_improved(name):
    (plan,) = smtpuzzles.shortest_plan(sample(name, "moves")).solutions
    puzzle = sample(name, "pushes")
    assert puzzle.cost(plan) > optimum(name, "pushes")
    is_shortest(puzzle, smtpuzzles.shortest_plan(told(puzzle, plan)), optimum(name, "pushes"))


def test_a_quick_plan_that_breaks_a_rule_is_a_bug_and_no_answer():
    with pytest.raises(WrongAnswer, match="walks into the wall"):
        smtpuzzles.shortest_plan(told(sample("1-push", "moves"), "l"))


# Limits.


@pytest.mark.parametrize("limit", ["POSITIONS", "MET"])
def test_a_quick_search_that_gives_up_has_proven_nothing(limit, monkeypatch):
    puzzle = sample("order", "moves")
    assert puzzle.quick_plan(Deadline()).plan
    monkeypatch.setattr(astar, limit, 1)
    assert puzzle.quick_plan(Deadline()) == QuickPlan(None)


@pytest.mark.more
def test_positions_are_nothing_for_the_garbage_collector_to_look_at():
    """It went over hundreds of thousands of them again and again, for seconds at a time."""
    tracked = []

    class Counts(Deadline):
        def expired(self) -> str | None:
            gc.collect()
            tracked.append(len(gc.get_objects()))
            return "counted" if len(tracked) == 3 else None

    sample("three-rooms", "moves").quick_plan(Counts())
    _, early, late = tracked
    assert late - early < 256, "and that is how many positions were seen between"


@every_variant
@pytest.mark.parametrize("name", WITH_PLAN)
def test_without_time_nothing_is_known(name, variant):
    puzzle = sample(name, variant)
    for planned in (smtpuzzles.shortest_plan(puzzle, timeout=0), smtpuzzles.plan_within(puzzle, 9, timeout=0)):
        assert (planned.verdict, planned.solutions) == (Verdict.UNKNOWN, ())
        assert (planned.why, planned.optimal, planned.exhausted) == ("timeout", False, False)
        assert planned.bound == 0


@pytest.mark.few(3)
@every_variant
@pytest.mark.parametrize("step", ["bound", "quick_plan", "formula"])
def test_a_limit_while_something_is_made_leaves_what_is_known(step, variant):
    level = sample("order", variant)
    known = {"bound": 0, "quick_plan": level.bound(), "formula": level.bound()}[step]
    puzzle = type("Slow", (Sokoban,), {step: endless})(level.level, variant)
    answers = [smtpuzzles.shortest_plan(puzzle, timeout=0.2)]
    if step != "quick_plan":  # which is not asked where there is a horizon
        answers.append(smtpuzzles.plan_within(puzzle, 9, timeout=0.2))
    for planned in answers:
        assert planned.verdict is (Verdict.SAT if planned.solutions else Verdict.UNKNOWN)
        assert (planned.why, planned.optimal, planned.exhausted) == ("timeout", False, False)
        assert planned.bound == known


@every_variant
def test_a_limit_after_the_quick_search_leaves_its_plan(variant):
    puzzle = sample("order", variant)
    puzzle = told(puzzle, puzzle.quick_plan(Deadline()).plan)
    planned = smtpuzzles.shortest_plan(puzzle, Ticks(1))
    assert (planned.verdict, planned.optimal, planned.why) == (Verdict.SAT, False, "timeout")
    assert puzzle.violations(planned.solutions[0]) == []
    assert planned.bound == puzzle.bound() <= optimum("order", variant) == puzzle.cost(planned.solutions[0])


def test_a_limit_on_the_way_upward_leaves_the_bound_that_was_reached():
    puzzle, bounds = told(sample("order", "moves"), None), []
    for looks in range(1, 16):
        planned = smtpuzzles.shortest_plan(puzzle, Ticks(looks))
        assert (planned.verdict, planned.optimal, planned.why) == (Verdict.UNKNOWN, False, "timeout")
        bounds.append(planned.bound)
    assert bounds == sorted(bounds)
    assert puzzle.bound() == bounds[0] < bounds[-1] < optimum("order", "moves")


def test_nothing_is_asked_where_the_plan_is_empty():
    said = []
    planned = smtpuzzles.shortest_plan(sample("solved", "moves"), say=said.append)
    is_shortest(sample("solved", "moves"), planned, 0)
    assert said == []


@every_variant
def test_a_plan_that_is_too_long_for_a_formula_is_not_proven(variant):
    puzzle = type("Long", (Sokoban,), {"longest": 2})(sample("order", variant).level, variant)
    planned = smtpuzzles.shortest_plan(puzzle)
    assert (planned.verdict, planned.optimal, planned.horizon) == (Verdict.SAT, False, None)
    assert planned.why.endswith(f"{variant} would be too large; 2 is the most for this puzzle")
    assert planned.bound == puzzle.bound()


def test_on_a_long_way_bounds_are_proven_before_the_last_question(monkeypatch):
    """Half of it, and half of that, as long as it is long."""
    monkeypatch.setattr("smtpuzzles.solving.planning.LONG_WAY", 4)
    puzzle, said = sample("order", "moves"), []
    is_shortest(puzzle, smtpuzzles.shortest_plan(puzzle, say=said.append), 16)
    assert [int(words.rsplit(" ", 1)[1]) for words in said] == [6, 9, 15]


def test_upward_each_horizon_is_half_as_far_again_from_the_bound():
    said = []
    is_shortest(
        sample("order", "moves"), smtpuzzles.shortest_plan(told(sample("order", "moves"), None), say=said.append), 16
    )
    assert [int(words.rsplit(" ", 1)[1]) for words in said] == [3, 4, 6, 9, 13, 19, 15]


# Emitted formulas.


@every_variant
@pytest.mark.parametrize("name", ["door", "order"])
def test_the_z3_program_finds_a_plan_at_the_optimum_and_none_below(name, variant, tmp_path):
    program = Path(sys.executable).with_name("z3")
    if not program.exists():
        pytest.skip("the z3 program is not beside the interpreter")
    puzzle, fewest = sample(name, variant), optimum(name, variant)
    for horizon, verdict in ((fewest, "sat"), (fewest - 1, "unsat")):
        file = tmp_path / f"{horizon}.smt2"
        file.write_text(smt2_text(puzzle.stated(horizon)))
        ran = subprocess.run([program, file], capture_output=True, text=True, check=False)
        assert ran.stdout.split()[0] == verdict
