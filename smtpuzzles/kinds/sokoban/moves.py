"""The formula for plans of fewest moves: a step is a move.

player   the variable that says: at this time, the player stands on this cell
go       the variable that says: in this step, the player goes in this direction
waits    the variable that says: at this time, the player has not set out yet

A plan may start late, by an even number of steps: so a horizon covers all plans that are as long or shorter by a
multiple of two. After an even number of moves the player stands on one colour of a chessboard, after an odd number on
the other, which saves half of the variables.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise, product

from smtpuzzles.kinds.sokoban.alone import moves_before
from smtpuzzles.kinds.sokoban.astar import walks
from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.kinds.sokoban.timeline import Timeline, clause
from smtpuzzles.puzzle import AnyOf, Cell, Constraint, Exactly, Formula, Literal

# Pairs of cells times steps; in larger halls, clauses for all of them take longer to be read than they save.
MOST_PAIRS = 1_000_000
BACK = {"u": "d", "d": "u", "l": "r", "r": "l"}


def plan_of(true: Iterable[str]) -> str:
    """Return the plan that is described by the true variables."""
    steps = [re.fullmatch(r"go_([udlr])_at_(\d+)", name) for name in true]
    gone = sorted((int(step[2]), step[1]) for step in steps if step)
    return "".join(direction for _, direction in gone)


class Moves(Timeline):
    """Builds the formula."""

    def built(self, player: Cell) -> Formula:
        self.player = player
        self.moves_before = moves_before(self.distances.floor, self.boxes, player)
        away = {cell: len(walk) for cell, walk in walks(player, self.distances.floor, frozenset()).items()}
        for time in range(self.horizon + 1):
            for cell in self.floor:
                if away[cell] <= time and (away[cell] - time) % 2 == 0:
                    self.add("player", cell, time)
            if time % 2 == 0:
                self.add("waits", "start", time)
        for time in range(self.horizon):
            for direction in DIRECTIONS:
                self.add("go", direction, time + 1)
        self.start()
        self.waiting(player)
        for time in range(self.horizon + 1):
            self.boxes_at(time)
            self.player_at(time)
        for step in range(1, self.horizon + 1):
            self.step(step)
        return self.formula()

    def waits(self, time: int) -> Literal | None:
        return self.get("waits", "start", time)

    def waiting(self, player: Cell) -> None:
        """Add rules: the player stands on his cell until he starts."""
        times = range(0, self.horizon + 1, 2)
        waits = [self.literals["waits", "start", time] for time in times]
        still = [clause(-later, before) for before, later in pairwise(waits)]
        self.rule("the player waits before he sets out, and never after", [clause(waits[0]), *still], [player])
        here = [clause(-wait, self.get("player", player, time)) for wait, time in zip(waits, times, strict=True)]
        self.rule("while he waits, the player stays where the puzzle has him", here, [player])

    def player_at(self, time: int) -> None:
        places = self.all("player", self.floor, time)
        waits = self.waits(time + 1) if time % 2 else None
        one = Exactly(1, (*places, waits) if waits else places)
        self.rule(f"at time {time}, the player stands on one cell", [one])
        both = [(self.get("player", cell, time), self.get("box", cell, time)) for cell in self.floor]
        apart = [clause(-player, -box) for player, box in both if player and box]
        self.rule(f"at time {time}, the player does not stand on a box", apart)
        if len(self.floor) ** 2 * self.horizon <= MOST_PAIRS:
            together = f"at time {time}, there were and are enough moves for each box, if it were alone"
            self.rule(together, self.in_time(time))

    def in_time(self, time: int) -> Iterator[AnyOf]:
        """Yield clauses: player and box are not where they cannot be yet, nor where the box is too late for a goal."""
        left, never = self.horizon - time, self.horizon + 1
        before, after = self.moves_before, self.distances.moves_left
        for cell, box in self.each("box", self.distances.near, time):
            for place, player in self.each("player", self.floor, time):
                if before.get((cell, place), never) > time or after.get((cell, place), never) > left:
                    yield clause(-player, -box)

    def step(self, step: int) -> None:
        """Add the rules from time step - 1 to time step."""
        ways = self.all("go", DIRECTIONS, step)
        waits = self.waits(step + step % 2)
        one = Exactly(1, (*ways, waits) if waits else ways)
        self.rule(f"step {step}: the player goes in one direction, or waits", [one])
        self.rule(f"step {step}: the player gets where he goes and pushes the box there", self.going(step))
        self.rule(f"step {step}: the player comes from a cell beside, or waits", self.arriving(step))
        self.rule(f"step {step}: a box stays unless the player comes", self.staying(step))
        self.rule(f"step {step}: a box comes only by a push", self.coming(step))
        if step < self.horizon:
            self.rule(f"step {step + 1}: the player turns back only after a push", self.turning(step))
            self.rule(f"step {step + 1}: a walk goes up and down before left and right", self.cornering(step))
        elif not self.boxes <= self.distances.goals:
            self.rule(f"step {step}: the last step is a push", self.ending(step))

    def going(self, step: int) -> Iterator[Constraint]:
        for cell, player in self.each("player", self.floor, step - 1):
            for direction in DIRECTIONS:
                go = self.literals["go", direction, step]
                there, after = beyond(cell, direction), beyond(cell, direction, 2)
                yield clause(-player, -go, self.get("player", there, step))
                if box := self.get("box", there, step - 1):
                    yield clause(-player, -go, -box, self.get("box", after, step))
                    if other := self.get("box", after, step - 1):
                        yield clause(-player, -go, -box, -other)

    def arriving(self, step: int) -> Iterator[AnyOf]:
        """Yield clauses that follow from the others: with them, Z3 sees at once how far the player has to go."""
        for cell, player in self.each("player", self.floor, step):
            waits = self.waits(step) if cell == self.player and step % 2 == 0 else None
            sources = [beyond(cell, direction, -1) for direction in DIRECTIONS]
            yield clause(-player, *self.all("player", sources, step - 1), waits)

    def staying(self, step: int) -> Iterator[AnyOf]:
        for cell, box in self.each("box", self.distances.near, step - 1):
            yield clause(-box, self.get("box", cell, step), self.get("player", cell, step))

    def coming(self, step: int) -> Iterator[AnyOf]:
        for cell, box in self.each("box", self.distances.near, step):
            before, pushed = self.get("box", cell, step - 1), []
            for direction in DIRECTIONS:
                source, go = beyond(cell, direction, -1), self.literals["go", direction, step]
                player, other = self.get("player", source, step), self.get("box", source, step - 1)
                if player and other:
                    pushed.append(go)
                    yield clause(-box, before, -go, player)
                    yield clause(-box, before, -go, other)
            yield clause(-box, before, *pushed)

    def turning(self, step: int) -> Iterator[AnyOf]:
        """Forbid walks straight back: they lead to an earlier position, so no shortest plan has one."""
        for cell, player in self.each("player", self.floor, step):
            for direction, back in BACK.items():
                go, turn = self.literals["go", direction, step], self.literals["go", back, step + 1]
                yield clause(-player, -go, -turn, self.get("box", cell, step - 1))

    def cornering(self, step: int) -> Iterator[AnyOf]:
        """Forbid turns from left or right to up or down if the other way around the corner is free: it is as short."""
        for cell, player in self.each("player", self.floor, step - 1):
            for first, second in product("lr", "ud"):
                corners = [beyond(cell, first), beyond(cell, second), beyond(beyond(cell, first), second)]
                if all(corner in self.distances.floor for corner in corners):
                    go, turn = self.literals["go", first, step], self.literals["go", second, step + 1]
                    yield clause(-player, -go, -turn, *self.all("box", corners, step - 1))

    def ending(self, step: int) -> Iterator[AnyOf]:
        """Forbid a walk at the end: no shortest plan has one."""
        for cell in self.floor:
            if player := self.get("player", cell, step):
                yield clause(-player, self.get("box", cell, step - 1))
