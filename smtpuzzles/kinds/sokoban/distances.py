"""The least number of pushes that boxes need, wherever the player is.

distance   the fewest pushes that bring a box from a cell to a goal, alone on the floor
near       the least distance of a cell to any goal; a cell without one is dead: a box there never gets to a goal
frozen     boxes that block each other, together with walls: none of them can be pushed first
bound      the least total distance of boxes to goals, each to one of its own: no plan has fewer pushes
"""

from collections.abc import Collection, Iterator, Set
from dataclasses import dataclass
from functools import cached_property

from smtpuzzles.kinds.sokoban import alone
from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond, fewest_steps
from smtpuzzles.puzzle import Cell

UNREACHABLE = 1_000_000


@dataclass(frozen=True)
class Distances:
    """The distances of all floor cells, goal by goal."""

    floor: frozenset[Cell]
    goals: frozenset[Cell]

    @cached_property
    def to_goal(self) -> list[dict[Cell, int]]:
        return [pulls_from(goal, self.floor) for goal in sorted(self.goals)]

    @cached_property
    def near(self) -> dict[Cell, int]:
        cells = sorted(set[Cell]().union(*self.to_goal))
        return {cell: min([to_goal[cell] for to_goal in self.to_goal if cell in to_goal]) for cell in cells}

    @cached_property
    def moves_left(self) -> alone.Moves:
        """The fewest moves that bring a box to a goal, alone on the floor with the player."""
        return alone.moves_after(self.floor, self.goals)

    @cached_property
    def dead_pairs(self) -> list[tuple[Cell, Cell]]:
        """Pairs of cells: two boxes on them cannot both get to goals."""
        return alone.dead_pairs(self.floor, self.goals, self.near)

    def bound(self, boxes: Set[Cell]) -> int | None:
        """Return a number of pushes that these boxes need; None if they cannot all get to goals."""
        if not self.frozen(boxes) <= self.goals:
            return None
        costs = [[distances.get(box, UNREACHABLE) for distances in self.to_goal] for box in sorted(boxes)]
        total = cheapest_assignment(costs)
        return total if total < UNREACHABLE else None

    def frozen(self, boxes: Set[Cell]) -> Set[Cell]:
        """Return the frozen boxes: the rest after removing boxes that can be pushed, again and again."""
        held = set(boxes)
        while free := {box for box in held if self.can_be_pushed(box, held)}:
            held -= free
        return held

    def can_be_pushed(self, box: Cell, held: Set[Cell]) -> bool:
        """Can this box be pushed along a line? It needs two free cells, one of which still leads to a goal."""
        for way in ("u", "l"):
            sides = beyond(box, way), beyond(box, way, -1)
            free = all(side in self.floor and side not in held for side in sides)
            if free and any(side in self.near for side in sides):
                return True
        return False


def pulls_from(goal: Cell, floor: Collection[Cell]) -> dict[Cell, int]:
    """Return the distances to this goal, found by pulling a box away from it."""

    def pulled(cell: Cell) -> Iterator[Cell]:
        for direction in DIRECTIONS:
            before, player = beyond(cell, direction, -1), beyond(cell, direction, -2)
            if before in floor and player in floor:
                yield before

    return fewest_steps([goal], pulled)


def cheapest_assignment(costs: list[list[int]]) -> int:
    """Return the least total cost of assigning every row its own column, by the Hungarian method with potentials.

    Rows are added one by one; each time, a shortest augmenting path over reduced costs is found. `owner` says which row
    has a column, 0 for none; row and column 0 stand for the row being added.
    """
    width = len(costs[0])
    row_potential, column_potential = [0] * (len(costs) + 1), [0] * (width + 1)
    owner = [0] * (width + 1)
    for row in range(1, len(costs) + 1):
        owner[0] = row
        least, previous, done = [UNREACHABLE**2] * (width + 1), [0] * (width + 1), [False] * (width + 1)
        column = 0
        while owner[column]:
            done[column] = True
            here, step, following = owner[column], UNREACHABLE**2, 0
            for other in range(1, width + 1):
                if done[other]:
                    continue
                reduced = costs[here - 1][other - 1] - row_potential[here] - column_potential[other]
                if reduced < least[other]:
                    least[other], previous[other] = reduced, column
                if least[other] < step:
                    step, following = least[other], other
            for other in range(width + 1):
                if done[other]:
                    row_potential[owner[other]] += step
                    column_potential[other] -= step
                else:
                    least[other] -= step
            column = following
        while column:
            owner[column] = owner[previous[column]]
            column = previous[column]
    return sum(costs[row - 1][column - 1] for column, row in enumerate(owner) if row and column)
