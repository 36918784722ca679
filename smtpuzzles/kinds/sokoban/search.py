"""A quick search for a shortest plan, to save Z3 the horizons that have one.

A* over pushes: a position is the boxes and where the player stands (for fewest pushes: the first cell that he can walk
to), the estimate is the bound on pushes. It is no part of any proof but one: a search that ends without a plan has seen
every position that can be reached.
"""

from collections import deque
from collections.abc import Collection
from heapq import heappop, heappush
from typing import NamedTuple

from smtpuzzles.clock import Clock
from smtpuzzles.grid import Cell
from smtpuzzles.kind import QuickPlan
from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.kinds.sokoban.distances import Distances

Boxes = frozenset[Cell]
# More positions than this take longer than Z3 needs for most levels, and much memory.
POSITIONS = 400_000


class Push(NamedTuple):
    """A push: from where the player sets out, to where he pushes from, and in which direction."""

    walk_from: Cell
    stand: Cell
    direction: str


def walks(start: Cell, floor: Collection[Cell], boxes: Boxes) -> dict[Cell, str]:
    """A shortest walk to every cell that the player can get to without a push."""
    walks = {start: ""}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for direction in DIRECTIONS:
            other = beyond(cell, direction)
            if other in floor and other not in boxes and other not in walks:
                walks[other] = walks[cell] + direction
                queue.append(other)
    return walks


class Search:
    """One search; `count_moves` says what is to be few, moves or pushes."""

    def __init__(self, floor: Collection[Cell], goals: Boxes, distances: Distances, count_moves: bool) -> None:
        self.floor = floor
        self.goals = goals
        self.distances = distances
        self.count_moves = count_moves
        self.bounds: dict[Boxes, int | None] = {}

    def run(self, boxes: Boxes, player: Cell, clock: Clock) -> QuickPlan:
        start = (boxes, self.place(boxes, player))
        cost = {start: 0}
        came: dict[tuple[Boxes, Cell], tuple[tuple[Boxes, Cell], Push]] = {}
        seen: set[tuple[Boxes, Cell]] = set()
        # The running number keeps the order the same on every run, where costs are equal.
        heap = [(self.bound(boxes) or 0, 0, start, player)]
        number = 0
        while heap and not (len(seen) % 256 == 0 and clock.over()) and len(seen) < POSITIONS:
            _, _, position, player = heappop(heap)
            if position in seen:
                continue
            seen.add(position)
            if position[0] <= self.goals:
                return QuickPlan(self.plan(start, position, came))
            for push, pushed, length in self.pushes(position[0], player):
                stands = beyond(push.stand, push.direction)
                following = (pushed, self.place(pushed, stands))
                spent = cost[position] + (length + 1 if self.count_moves else 1)
                bound = self.bound(pushed)
                if bound is not None and spent < cost.get(following, spent + 1):
                    cost[following] = spent
                    came[following] = (position, push)
                    number += 1
                    heappush(heap, (spent + bound, number, following, stands))
        return QuickPlan(None, exhausted=not heap)

    def place(self, boxes: Boxes, player: Cell) -> Cell:
        return player if self.count_moves else min(walks(player, self.floor, boxes))

    def bound(self, boxes: Boxes) -> int | None:
        if boxes not in self.bounds:
            self.bounds[boxes] = self.distances.bound(boxes)
        return self.bounds[boxes]

    def pushes(self, boxes: Boxes, player: Cell) -> list[tuple[Push, Boxes, int]]:
        """Every push that leaves no box on a dead cell, with the boxes after it and the length of the walk before."""
        ways = walks(player, self.floor, boxes)
        found = []
        for box in sorted(boxes):
            for direction in DIRECTIONS:
                stand, target = beyond(box, direction, -1), beyond(box, direction)
                if stand in ways and target in self.distances.near and target not in boxes:
                    found.append((Push(player, stand, direction), boxes - {box} | {target}, len(ways[stand])))
        return found

    def plan(
        self,
        start: tuple[Boxes, Cell],
        position: tuple[Boxes, Cell],
        came: dict[tuple[Boxes, Cell], tuple[tuple[Boxes, Cell], Push]],
    ) -> str:
        parts = []
        while position != start:
            position, push = came[position]
            parts.append(walks(push.walk_from, self.floor, position[0])[push.stand] + push.direction)
        return "".join(reversed(parts))
