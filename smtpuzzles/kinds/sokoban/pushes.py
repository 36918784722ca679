"""The formula for plans of fewest pushes: a step is a push, with the walk before it.

stand    the variable that says: for this push, the player stands on this cell
go       the variable that says: this push goes in this direction
comes    the variable that says: after this push, the player stands on this cell, where the box was
path     the variable that says: the walk before this push marks this cell
waits    the variable that says: no push has been made up to this time
first    the variable that says: this push is the first

A walk is a set of marked cells in which the first and the last have one marked neighbour and all others two. A shortest
walk is such a set, and in any such set a walk leads from the first cell to the last; additional marked rings do no
harm. A plan may start late: a horizon covers all plans that are as long or shorter.
"""

import re
from collections.abc import Iterable, Iterator

from smtpuzzles.kinds.sokoban.astar import walks
from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.kinds.sokoban.timeline import Boxes, Timeline, clause
from smtpuzzles.puzzle import AnyOf, Cell, Constraint, Exactly, Formula, When


def plan_of(true: Iterable[str], floor: Boxes, boxes: Boxes, player: Cell) -> str:
    """Return the plan that the true variables describe, with a shortest walk before every push."""
    stands, ways = {}, {}
    for name in true:
        if stand := re.fullmatch(r"stand_(\d+)_(\d+)_at_(\d+)", name):
            stands[int(stand[3])] = (int(stand[1]), int(stand[2]))
        elif go := re.fullmatch(r"go_([udlr])_at_(\d+)", name):
            ways[int(go[2])] = go[1]
    plan = ""
    for step in sorted(stands):
        plan += walks(player, floor, boxes)[stands[step]] + ways[step]
        player = beyond(stands[step], ways[step])
        boxes = boxes - {player} | {beyond(player, ways[step])}
    return plan


class Pushes(Timeline):
    """Builds the formula."""

    def built(self, player: Cell) -> Formula:
        self.player = player
        for step in range(1, self.horizon + 1):
            self.add("waits", "start", step)
            self.add("first", "start", step)
            for cell in self.floor:
                self.add("path", cell, step)
                if any(self.pushable(cell, direction, step) for direction in DIRECTIONS):
                    self.add("stand", cell, step)
            for cell, _ in self.each("box", self.distances.near, step - 1):
                self.add("comes", cell, step)
            for direction in DIRECTIONS:
                self.add("go", direction, step)
        self.start()
        for time in range(self.horizon + 1):
            self.boxes_at(time)
        for step in range(1, self.horizon + 1):
            self.step(step)
        return self.formula()

    def pushable(self, stand: Cell, direction: str, step: int) -> bool:
        """Can there be a box before the player, and a cell beyond it to push it to?"""
        box, target = beyond(stand, direction), beyond(stand, direction, 2)
        return bool(self.get("box", box, step - 1) and self.get("box", target, step))

    def step(self, step: int) -> None:
        waits = self.literals["waits", "start", step]
        self.rule(f"push {step}: it is the first, or comes after it, or all still wait", self.starting(step))
        choices = {
            "the player stands on one cell": self.all("stand", self.floor, step),
            "it goes in one direction": self.all("go", DIRECTIONS, step),
            "the player ends up where a box was": self.all("comes", self.distances.near, step),
        }
        for sentence, literals in choices.items():
            self.rule(f"push {step}: {sentence}, or waits", [Exactly(1, (*literals, waits))])
        self.rule(f"push {step}: the player pushes the box before him", self.pushing(step))
        self.rule(f"push {step}: that box moves on, and no other", self.moving(step))
        self.rule(f"push {step}: a path leads the player to where he stands", self.walking(step))

    def starting(self, step: int) -> Iterator[AnyOf]:
        waits, first = self.literals["waits", "start", step], self.literals["first", "start", step]
        yield clause(-waits, -first)
        if step == 1:
            yield clause(waits, first)
        else:
            before = self.literals["waits", "start", step - 1]
            yield from [clause(-waits, before), clause(-first, before), clause(-before, waits, first)]
        # Waiting to the end is a plan only if there is nothing to push.
        if step == self.horizon and not self.boxes <= self.distances.goals:
            yield clause(-waits)

    def pushing(self, step: int) -> Iterator[AnyOf]:
        for cell, stand in self.each("stand", self.floor, step):
            for direction in DIRECTIONS:
                comes = self.get("comes", beyond(cell, direction), step)
                possible = self.pushable(cell, direction, step)
                yield clause(-stand, -self.literals["go", direction, step], comes if possible else None)
        for cell, came in self.each("comes", self.distances.near, step):
            for direction in DIRECTIONS:
                source = self.get("stand", beyond(cell, direction, -1), step)
                yield clause(-came, -self.literals["go", direction, step], source)

    def moving(self, step: int) -> Iterator[AnyOf]:
        for cell in self.distances.near:
            before, after = self.get("box", cell, step - 1), self.get("box", cell, step)
            comes = self.get("comes", cell, step)
            if before:
                yield clause(-before, after, comes)
            if comes:
                yield clause(-comes, before)
                if after:
                    yield clause(-comes, -after)
                yield from self.landing(cell, comes, step)
            if after:
                sources = [(d, self.get("comes", beyond(cell, d, -1), step)) for d in DIRECTIONS]
                ways = [(self.literals["go", d, step], source) for d, source in sources if source]
                yield clause(-after, before, *[go for go, _ in ways])
                yield from [clause(-after, before, -go, source) for go, source in ways]

    def landing(self, cell: Cell, comes: int, step: int) -> Iterator[AnyOf]:
        """Yield clauses: the box that stood on this cell goes to a cell without a box."""
        for direction in DIRECTIONS:
            go, target = self.literals["go", direction, step], beyond(cell, direction)
            yield clause(-comes, -go, self.get("box", target, step))
            if other := self.get("box", target, step - 1):
                yield clause(-comes, -go, -other)

    def walking(self, step: int) -> Iterator[Constraint]:
        """Yield constraints: a walk begins where the last push left the player, the first one at his start."""
        for cell in self.floor:
            path = self.literals["path", cell, step]
            ends = self.all("comes", [cell], step - 1) + self.all("stand", [cell], step)
            if cell == self.player:
                ends += self.all("first", ["start"], step)
            if box := self.get("box", cell, step - 1):
                yield clause(-path, -box)
            yield from [clause(-end, path) for end in ends]
            neighbours = self.all("path", [beyond(cell, direction) for direction in DIRECTIONS], step)
            yield When(path, Exactly(2, (*neighbours, *ends)))
