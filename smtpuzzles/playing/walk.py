"""A plan that is being walked, letter by letter, and what can be said of the way on.

plan   the letters walked so far; each of them could be
after  letters that were taken back, the next one first; a new step forgets them
whole  after going back to the start: the walk as it was before, until another step is made or redone
left   the puzzle as it stands after the plan: a puzzle like any other, so that whatever is asked of one can be asked
       from any position
"""

from dataclasses import dataclass, field
from functools import cached_property

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.picture import Picture
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Planned


@dataclass(frozen=True)
class Walk:
    """A puzzle and what was walked in it; every method gives the walk that comes of it."""

    puzzle: PlanPuzzle
    plan: str = ""
    after: str = field(default="", compare=False)
    whole: "Walk | None" = field(default=None, compare=False)

    @cached_property
    def left(self) -> PlanPuzzle:
        return self.puzzle.rest(self.plan)

    @cached_property
    def picture(self) -> Picture:
        return self.left.picture()

    @cached_property
    def solved(self) -> bool:
        return not self.left.violations("")

    def refusal(self, letter: str) -> str | None:
        """Why there is no step that way, in words; None if there is one."""
        return self.left.refusal(letter)

    def step(self, letter: str) -> "Walk":
        """With a step that way; one that cannot be made changes nothing."""
        return self if self.refusal(letter) else Walk(self.puzzle, self.plan + letter)

    def undone(self) -> "Walk":
        """Without the last step, or with all that was walked before going back to the start."""
        return self.whole or Walk(self.puzzle, self.plan[:-1], self.plan[-1:] + self.after)

    def redone(self) -> "Walk":
        return Walk(self.puzzle, self.plan + self.after[:1], self.after[1:])

    def reset(self) -> "Walk":
        """Back to the start; what was walked can be redone step by step, or had back at once."""
        return Walk(self.puzzle, "", self.plan + self.after, self) if self.plan else self


# Planning imports Z3, which takes longer than a screen may take to appear: only those who ask pay for it.


def can_finish(left: PlanPuzzle, deadline: Deadline) -> Planned:
    """Is there a plan from here? UNSAT: the position is proven to be lost, and `reason` says how; SAT: some plan, by no
    means a shortest one; UNKNOWN: not shown in time."""
    from smtpuzzles.engines.table import STOPPABLE, engine
    from smtpuzzles.solving.planning import some_plan

    return some_plan(left, deadline, engine(STOPPABLE))


def way(left: PlanPuzzle, deadline: Deadline) -> Planned:
    """A plan of fewest steps from here, and the proof of it, as far as the time goes."""
    from smtpuzzles.engines.table import STOPPABLE, engine
    from smtpuzzles.solving.planning import shortest_within

    return shortest_within(left, deadline, engine=engine(STOPPABLE))
