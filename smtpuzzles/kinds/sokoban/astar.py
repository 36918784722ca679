"""A quick search for a shortest plan, so that Z3 need not solve the horizons that have one.

A* over pushes: a position is the boxes and the cell of the player (for fewest pushes: the first cell that he can walk
to), the estimate is the bound on pushes. Its only proof is that there is no plan: when it ends without one, it has seen
all positions that can be reached.

sign       a character for a cell of the floor; signs have the order of the cells
position   the signs of the boxes, in order, then the player's; sets of cells would take several times the memory, and
           much time of Python's garbage collector, which ignores strings
"""

from collections import deque
from collections.abc import Collection, Iterator
from itertools import pairwise

from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.kinds.sokoban.distances import Distances
from smtpuzzles.puzzle import Cell, Deadline, QuickPlan

Boxes = frozenset[Cell]
# More positions take longer than Z3 needs for most levels.
POSITIONS = 400_000
# Seen and waiting positions: in wide rooms many wait, and this number takes half a gigabyte.
MET = 2_000_000


def walks(start: Cell, floor: Collection[Cell], boxes: Boxes) -> dict[Cell, str]:
    """Return a shortest walk to every cell that the player can reach without a push."""
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


class AStar:
    """One search; `count_moves` says whether moves or pushes are minimised.

    `beside` has the signs around a sign; `ways` the signs from which a box there is pushed, with its new place.
    """

    def __init__(self, distances: Distances, count_moves: bool) -> None:
        self.distances = distances
        self.count_moves = count_moves
        self.cells = {chr(number): cell for number, cell in enumerate(sorted(distances.floor))}
        self.signs = signs = {cell: sign for sign, cell in self.cells.items()}
        self.goals = {signs[goal] for goal in distances.goals}
        self.beside: dict[str, str] = {}
        self.ways: dict[str, list[tuple[str, str]]] = {}
        for cell, sign in signs.items():
            around = [(beyond(cell, direction, -1), beyond(cell, direction)) for direction in DIRECTIONS]
            self.beside[sign] = "".join(signs[ahead] for _, ahead in around if ahead in signs)
            ways = [(behind, ahead) for behind, ahead in around if behind in signs and ahead in distances.near]
            self.ways[sign] = [(signs[behind], signs[ahead]) for behind, ahead in ways]
        self.bounds: dict[str, int | None] = {}

    def run(self, boxes: Boxes, player: Cell, deadline: Deadline) -> QuickPlan:
        start = self.position("".join(sorted(self.signs[box] for box in boxes)), self.signs[player])
        cost = {start: 0}
        came: dict[str, str] = {}
        seen: set[str] = set()
        # Ordered by expected cost, then by arrival.
        waiting = {self.bound(start[:-1]) or 0: deque([start])}
        while waiting and len(seen) < POSITIONS and len(cost) < MET:
            if len(seen) % 256 == 0 and deadline.expired():
                break
            least = min(waiting)
            position = waiting[least].popleft()
            if not waiting[least]:
                del waiting[least]
            if position in seen:
                continue
            seen.add(position)
            if self.goals.issuperset(position[:-1]):
                return QuickPlan(self.plan(player, position, came))
            for pushed, stands, length in self.pushes(position[:-1], position[-1]):
                bound = self.bound(pushed)
                if bound is None:
                    continue
                following = self.position(pushed, stands)
                spent = cost[position] + (length + 1 if self.count_moves else 1)
                if spent < cost.get(following, spent + 1):
                    cost[following] = spent
                    came[following] = position
                    waiting.setdefault(spent + bound, deque()).append(following)
        return QuickPlan(None, exhausted=not waiting)

    def position(self, boxes: str, player: str) -> str:
        return boxes + (player if self.count_moves else min(self.steps(player, boxes)))

    def steps(self, player: str, boxes: str) -> dict[str, int]:
        """Return the steps to every cell that the player can reach without a push; `fewest_steps` takes longer."""
        steps = {player: 0}
        queue = deque([player])
        while queue:
            sign = queue.popleft()
            for other in self.beside[sign]:
                if other not in steps and other not in boxes:
                    steps[other] = steps[sign] + 1
                    queue.append(other)
        return steps

    def bound(self, boxes: str) -> int | None:
        if boxes not in self.bounds:
            self.bounds[boxes] = self.distances.bound(frozenset(self.cells[box] for box in boxes))
        return self.bounds[boxes]

    def pushes(self, boxes: str, player: str) -> Iterator[tuple[str, str, int]]:
        """Return every push that leaves no box on a dead cell: boxes and player after it, and the steps before."""
        steps = self.steps(player, boxes)
        for box in boxes:
            for stand, target in self.ways[box]:
                if stand in steps and target not in boxes:
                    yield "".join(sorted(boxes.replace(box, target))), box, steps[stand]

    def plan(self, player: Cell, position: str, came: dict[str, str]) -> str:
        """Return the plan to this position, with a shortest walk before each push."""
        way = [position]
        while way[-1] in came:
            way.append(came[way[-1]])
        parts = []
        for before, after in pairwise(frozenset(self.cells[box] for box in there[:-1]) for there in reversed(way)):
            (box,), (target,) = before - after, after - before
            direction = next(letter for letter in DIRECTIONS if beyond(box, letter) == target)
            parts.append(walks(player, self.distances.floor, before)[beyond(box, direction, -1)] + direction)
            player = box
        return "".join(parts)
