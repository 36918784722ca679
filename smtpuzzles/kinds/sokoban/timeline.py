"""The common part of the formulas for fewest moves and fewest pushes: time, and boxes that move.

horizon    the number of steps of the plan
time       0 before the first step, the horizon after the last; step t leads from time t - 1 to time t
box        the variable that says: at this time, a box stands on this cell; boxes have no names
in time    a box that is farther from every goal than the steps that are left is too late: it has no variable
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from smtpuzzles.kinds.sokoban.distances import Distances
from smtpuzzles.puzzle import AnyOf, AtMostTotal, Cell, Constraint, Exactly, Formula, Literal, Rule

Boxes = frozenset[Cell]
Key = tuple[str, Cell | str, int]
Place = TypeVar("Place", Cell, str)


class Timeline:
    """Collects the variables and rules of one formula."""

    def __init__(self, distances: Distances, boxes: Boxes, horizon: int) -> None:
        self.distances = distances
        self.floor = sorted(distances.floor)
        self.boxes = boxes
        self.horizon = horizon
        self.names: list[str] = []
        self.rules: list[Rule] = []
        self.literals: dict[Key, Literal] = {}
        for time in range(horizon + 1):
            for cell, near in distances.near.items():
                if near <= horizon - time:
                    self.add("box", cell, time)

    def add(self, what: str, where: Cell | str, time: int) -> None:
        place = where if isinstance(where, str) else f"{where[0]}_{where[1]}"
        self.names.append(f"{what}_{place}_at_{time}")
        self.literals[what, where, time] = len(self.names)

    def get(self, what: str, where: Cell | str, time: int) -> Literal | None:
        """Return the variable, or None if it cannot be true."""
        return self.literals.get((what, where, time))

    def each(self, what: str, places: Iterable[Place], time: int) -> Iterator[tuple[Place, Literal]]:
        """Yield every place that has a variable, with the variable."""
        for place in places:
            if literal := self.literals.get((what, place, time)):
                yield place, literal

    def all(self, what: str, places: Iterable[Place], time: int) -> tuple[Literal, ...]:
        return tuple([literal for _, literal in self.each(what, places, time)])

    def rule(self, sentence: str, constraints: Iterable[Constraint], cells: Iterable[Cell] = ()) -> None:
        constraints = tuple(constraints)
        if constraints:
            self.rules.append(Rule(sentence, tuple(cells), constraints))

    def formula(self) -> Formula:
        return Formula(tuple(self.names), tuple(self.rules))

    def start(self) -> None:
        """Add the rule that the boxes start where the puzzle has them; at the end, only goals have variables."""
        boxes = self.each("box", self.distances.near, 0)
        start = [clause(box if cell in self.boxes else -box) for cell, box in boxes]
        self.rule("at the start, the boxes stand where the puzzle has them", start, self.boxes)

    def boxes_at(self, time: int) -> None:
        """Add rules: no box was lost, and all can still get to goals in the steps that are left."""
        places = self.distances.near
        literals = self.all("box", places, time)
        self.rule(f"at time {time}, there are {len(self.boxes)} boxes", [Exactly(len(self.boxes), literals)])
        far = {box: places[cell] for cell, box in self.each("box", places, time) if places[cell]}
        left = self.horizon - time
        if sum(sorted(far.values(), reverse=True)[: len(self.boxes)]) > left:
            total = AtMostTotal(left, tuple(far.values()), tuple(far))
            self.rule(f"at time {time}, the boxes are {left} pushes or less from the goals", [total])
        pairs = [(self.get("box", one, time), self.get("box", other, time)) for one, other in self.distances.dead_pairs]
        apart = [clause(-one, -other) for one, other in pairs if one and other]
        self.rule(f"at time {time}, no two boxes stand where both can never get to goals", apart)


def clause(*literals: Literal | None) -> AnyOf:
    """Return the clause that at least one of these is true; None stands for a literal that is false."""
    return AnyOf(tuple([literal for literal in literals if literal is not None]))
