"""A game of a puzzle whose solutions are plans, which a player walks letter by letter.

plan   the letters so far; each is a possible step
after  the letters that undo took back, the next one first; a new step forgets them
whole  after going back to the start: the game before that, until the next step
left   the puzzle as it is after the plan: a puzzle like any other
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Literal

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.picture import Picture
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Planned


@dataclass(frozen=True)
class PlanGame:
    """A puzzle and its plan so far; every change returns a new game."""

    is_plan: ClassVar[Literal[True]] = True
    composing: ClassVar[bool] = False
    puzzle: PlanPuzzle
    plan: str = ""
    after: str = field(default="", compare=False)
    whole: "PlanGame | None" = field(default=None, compare=False)

    @property
    def given(self) -> PlanPuzzle:
        return self.puzzle

    @cached_property
    def left(self) -> PlanPuzzle:
        return self.puzzle.rest(self.plan)

    @cached_property
    def picture(self) -> Picture:
        return self.left.picture()

    @cached_property
    def solved(self) -> bool:
        return not self.left.violations("")

    @property
    def begun(self) -> bool:
        return bool(self.plan)

    @property
    def emptied(self) -> bool:
        return not self.plan and bool(self.after)

    @property
    def progress(self) -> str:
        return self.puzzle.in_words(self.plan)

    def kept(self) -> dict[str, Any]:
        """Return what a file keeps of it."""
        return {"plan": self.puzzle.solution_text(self.plan).strip()}

    def saved(self) -> PlanPuzzle:
        return self.left

    def refusal(self, letter: str) -> str | None:
        """Return why there is no step that way; None if there is one."""
        return self.left.refusal(letter)

    def step(self, letter: str) -> "PlanGame":
        """Make a step that way; an impossible one changes nothing."""
        return self if self.refusal(letter) else PlanGame(self.puzzle, self.plan + letter)

    def walked(self, plan: str) -> "PlanGame":
        """Go on with these steps, which must be possible."""
        return PlanGame(self.puzzle, self.plan + plan.lower())

    def undone(self) -> "PlanGame":
        """Take back the last step, or the return to the start."""
        return self.whole or PlanGame(self.puzzle, self.plan[:-1], self.plan[-1:] + self.after)

    def redone(self) -> "PlanGame":
        return PlanGame(self.puzzle, self.plan + self.after[:1], self.after[1:])

    def reset(self) -> "PlanGame":
        """Go back to the start; redo repeats it step by step, undo at once."""
        return PlanGame(self.puzzle, "", self.plan + self.after, self) if self.plan else self


# Planning imports Z3, which takes too long before a screen appears.


def can_finish(left: PlanPuzzle, deadline: Deadline) -> Planned:
    """Is there a plan from here? SAT comes with some plan, which may be long; UNSAT with words that say why."""
    from smtpuzzles.engines.table import STOPPABLE, engine
    from smtpuzzles.solving.planning import shortest_plan

    return shortest_plan(left, deadline, engine=engine(STOPPABLE), enough=lambda quest: quest.plan is not None)


def way(left: PlanPuzzle, deadline: Deadline) -> Planned:
    """Return a shortest plan from here, proven; or the best until the deadline."""
    from smtpuzzles.engines.table import STOPPABLE, engine
    from smtpuzzles.solving.planning import shortest_plan

    return shortest_plan(left, deadline, engine=engine(STOPPABLE))
