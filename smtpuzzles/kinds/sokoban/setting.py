"""New levels, made backwards: boxes stand on their goals, and the player pulls them away.

room       floor grown from small rectangles that overlap: it has nooks and doors, but no hall of 3 x 3 cells, and no
           dead end without a goal
position   boxes, and the area where the player can walk between them
pull       a push undone: the player steps back from a box, and it follows him
pulled     the positions from which a room can be solved, fewest pushes first: it begins with all solved positions, and
           each pull leads to a position that needs as many pushes or one more. So the number of pushes is known
           without solving anything.
level      one of the positions that need the most pushes, in the best of many rooms. No box stands on a goal there, so
           each must be pushed.
"""

from collections import deque
from collections.abc import Iterator, Set
from dataclasses import replace
from functools import cache
from itertools import islice, product
from random import Random
from typing import Annotated, NamedTuple

from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.kinds.sokoban.distances import pulls_from
from smtpuzzles.kinds.sokoban.level import Level, reached
from smtpuzzles.puzzle import Cell, Option, Options, UsageError, Wanted, cells, side_neighbours

USUAL = (8, 8)
# Height and width with the outer wall. Smaller levels are corridors at best; making larger ones takes too many seconds.
LEAST_SHORT, LEAST_LONG, MOST = 4, 5, 16
# With more, few pushes can be undone within POSITIONS, and some boxes never leave their goals.
MOST_BOXES = 6
CELLS_A_BOX = 6
BOXES = 3
SHAPES = [(2, 2), (2, 3), (3, 2), (1, 3), (3, 1)]
HALL = list(product(range(3), range(3)))
FLOOR = 0.65  # of the cells within the outer wall; with more, proofs take longer, with less there is little to push
# Bounds on the work for one level: its rooms, and the positions in all of them.
ROOMS = 20
POSITIONS = 20_000

Area = frozenset[Cell]


class Pushing(Options):
    boxes: Annotated[int | None, Option(f"number of boxes and goals; {BOXES}, or fewer if the level is small")] = None
    min_pushes: Annotated[int, Option("number of pushes that every plan needs")] = 1


class Position(NamedTuple):
    boxes: tuple[Cell, ...]
    area: Area


def wished(wanted: Wanted[Pushing]) -> tuple[int, int]:
    """Return the number of boxes and the least number of pushes that the options ask for."""
    (height, width), options = wanted.size, wanted.options
    if min(wanted.size) < LEAST_SHORT or max(wanted.size) < LEAST_LONG:
        raise UsageError(f"new levels are at least {LEAST_SHORT} x {LEAST_LONG}, not {width} x {height}")
    if max(wanted.size) > MOST:
        raise UsageError(f"new levels are at most {MOST} x {MOST}, not {width} x {height}")
    fitting = min(MOST_BOXES, (height - 2) * (width - 2) // CELLS_A_BOX)
    boxes = min(BOXES, fitting) if options.boxes is None else options.boxes
    if not 1 <= boxes <= fitting:
        possible = "1 box" if fitting == 1 else f"1 to {fitting} boxes"
        raise UsageError(f"a new level of {width} x {height} has {possible}, not {boxes}")
    if options.min_pushes < 1:
        raise UsageError(f"a new level needs at least 1 push, not {options.min_pushes}")
    return boxes, options.min_pushes


def new_level(wanted: Wanted[Pushing]) -> Level | None:
    """Return the best of many rooms; None if none of them needs enough pushes."""
    size, random, (boxes, least) = wanted.size, wanted.random, wished(wanted)
    best, most, left = None, least - 1, POSITIONS
    for _ in range(ROOMS):
        if not left:
            break
        floor = room(size, random)
        goals = new_goals(floor, boxes, random)
        floor = without_dead_ends(floor, goals)
        seen = list(islice(pulled(floor, goals), left))
        left -= len(seen)
        better = [(pushes, position) for pushes, position in seen if pushes > most and goals.isdisjoint(position.boxes)]
        if better:
            most = better[-1][0]
            start = random.choice([position for pushes, position in better if pushes == most])
            walls = frozenset(cells(*size)) - floor
            best = Level("", *size, walls, goals, frozenset(start.boxes), random.choice(sorted(start.area)))
    return best


def room(size: Cell, random: Random) -> frozenset[Cell]:
    """Return floor that reaches all four sides, or as much as grew in a number of attempts."""
    height, width = size
    inner = frozenset((r, c) for r, c in cells(height, width) if 1 < r < height and 1 < c < width)
    floor = frozenset([random.choice(sorted(inner))])
    for _ in range(10 * len(inner)):
        if len(floor) >= FLOOR * len(inner) and sides(floor) == sides(inner):
            break
        grown = floor | rectangle_over(random.choice(sorted(floor)), random)
        if grown <= inner and not any(grown.issuperset((r + i, c + j) for i, j in HALL) for r, c in grown):
            floor = grown
    return floor


def sides(region: Set[Cell]) -> tuple[int, int, int, int]:
    rows, columns = [r for r, _ in region], [c for _, c in region]
    return min(rows), min(columns), max(rows), max(columns)


def rectangle_over(cell: Cell, random: Random) -> set[Cell]:
    """Return a small rectangle that covers this cell."""
    height, width = random.choice(SHAPES)
    top, left = cell[0] - random.randrange(height), cell[1] - random.randrange(width)
    return {(top + i, left + j) for i in range(height) for j in range(width)}


def new_goals(floor: Area, number: int, random: Random) -> frozenset[Cell]:
    """Return cells from which a box could be pulled to a third of the floor; none if there are not enough of them."""
    useful = [cell for cell in sorted(floor) if len(pulls_from(cell, floor)) >= len(floor) / 3]
    return frozenset(random.sample(useful, number) if number <= len(useful) else ())


def without_dead_ends(floor: Area, goals: Set[Cell]) -> Area:
    while ends := {cell for cell in floor - goals if len(floor.intersection(side_neighbours(cell))) < 2}:
        floor -= ends
    return floor


def pulled(floor: Area, goals: Set[Cell]) -> Iterator[tuple[int, Position]]:
    """Yield the pushes and the position for all positions from which a room can be solved, fewest pushes first."""
    areas = cache(lambda boxes: areas_between(boxes, floor))
    solved = tuple(sorted(goals))
    pushes = {Position(solved, area): 0 for area in areas(solved)}
    queue = deque(pushes)
    while queue:
        position = queue.popleft()
        yield pushes[position], position
        for boxes, player in pulls(position, floor):
            before = Position(boxes, next(area for area in areas(boxes) if player in area))
            if before not in pushes:
                pushes[before] = pushes[position] + 1
                queue.append(before)


def areas_between(boxes: tuple[Cell, ...], floor: Area) -> list[Area]:
    rest, areas = floor.difference(boxes), list[Area]()
    while rest:
        areas.append(frozenset(reached(min(rest), rest)))
        rest -= areas[-1]
    return areas


def pulls(position: Position, floor: Area) -> Iterator[tuple[tuple[Cell, ...], Cell]]:
    """Yield the boxes and the player after each possible pull."""
    for box in position.boxes:
        for direction in DIRECTIONS:
            stand, back = beyond(box, direction), beyond(box, direction, 2)
            if stand in position.area and back in floor and back not in position.boxes:
                yield tuple(sorted({*position.boxes, stand} - {box})), back


def spoilt(level: Level, random: Random) -> Level:
    """Return the level with one more wall, or with a box or a goal moved."""
    changed = [kind for kind in (walled(level), moved_boxes(level), moved_goals(level)) if kind]
    return random.choice(random.choice(changed))


def walled(level: Level) -> list[Level]:
    """Return the levels with one more wall that cuts no floor off."""
    levels = [replace(level, walls=level.walls | {cell}) for cell in free(level)]
    return [walled for walled in levels if len(walled.floor) == len(level.floor) - 1]


def moved_boxes(level: Level) -> list[Level]:
    moves = product(sorted(level.boxes), free(level))
    return [replace(level, boxes=level.boxes - {box} | {cell}) for box, cell in moves]


def moved_goals(level: Level) -> list[Level]:
    """Return the levels with a goal moved, perhaps to the player's cell, so that there always is one."""
    moves = product(sorted(level.goals), sorted({*free(level), level.player} - level.goals))
    return [replace(level, goals=level.goals - {goal} | {cell}) for goal, cell in moves]


def free(level: Level) -> list[Cell]:
    return sorted(level.floor - level.boxes - level.goals - {level.player})
