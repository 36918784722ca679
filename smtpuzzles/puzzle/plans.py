"""Puzzles whose solutions are plans."""

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Set
from typing import ClassVar, NamedTuple, Self

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.expecting import whole
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import shown
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Cell, Formula, Literal
from smtpuzzles.puzzle.contract import Puzzle, Stated


class QuickPlan(NamedTuple):
    """A plan that is not proven to be a shortest one; `exhausted`: there is no plan."""

    plan: str | None
    exhausted: bool = False


class Stage(NamedTuple):
    """The beginning of a plan up to what a player calls its next step, in words; and the cell to look at."""

    plan: str
    words: str
    cell: Cell


class PlanPuzzle(Puzzle[str]):
    """A puzzle whose solutions are plans of as few steps as possible, with a formula for every horizon.

    The variant says what counts as a step. `hopeless`: the sentence for a puzzle that has no bound, so no plan.
    `meaning`: what the names in its formulas say. `left_out`: plans of which its formulas allow only one. `keys`: the
    letter of a plan for the arrow keys up, down, left and right.
    """

    solutions: ClassVar[str] = "a plan as text"
    pictured: ClassVar[bool] = False
    hopeless: ClassVar[str]
    meaning: ClassVar[str]
    left_out: ClassVar[str]
    keys: ClassVar[Mapping[str, str]]

    def solution_line(self, solution: str) -> str:
        return self.solution_text(solution).strip()

    def stated(self, horizon: int | None = None) -> Stated[str]:
        if horizon is None:
            raise UsageError(f"the formula of {self.kind} needs a horizon, the largest number of {self.steps}")
        horizon = whole("a horizon", horizon, 0)
        if horizon > self.longest:
            raise UsageError(f"a horizon of this puzzle is at most {self.longest}, not {shown(horizon)}")
        formula = self.formula(horizon)
        meaning = f"A model is a plan of at most {horizon} {self.steps}; {self.meaning}."

        def solution(true: Collection[Literal]) -> str:
            return self.plan({formula.names[literal - 1] for literal in true})

        return Stated(formula=formula, comments=self.comments(meaning), solution=solution, horizon=horizon)

    @property
    @abstractmethod
    def steps(self) -> str:
        """What is minimised, in the plural: 'moves'."""

    @abstractmethod
    def cost(self, plan: str) -> int:
        """Return the number of steps of the plan."""

    @abstractmethod
    def facts(self, plan: str) -> dict[str, int]:
        """Return all counts of a plan, by name."""

    @abstractmethod
    def in_words(self, plan: str) -> str:
        """Return the counts in words: '2 moves, 1 push'."""

    @abstractmethod
    def bound(self) -> int | None:
        """Return a number of steps that every plan needs; None if it is easy to see that there is no plan."""

    @abstractmethod
    def quick_plan(self, deadline: Deadline) -> QuickPlan:
        """Search for a plan without a proof; then longer horizons need not be tried. It may find none."""

    @property
    @abstractmethod
    def longest(self) -> int:
        """The longest horizon for which a formula fits into time and memory."""

    @abstractmethod
    def horizons(self, most: int) -> tuple[int, ...]:
        """Return horizons: if there is a plan of at most `most` steps, the formula of one of them has a model."""

    @abstractmethod
    def formula(self, horizon: int) -> Formula:
        """Return a formula whose models are plans of at most `horizon` steps; `horizons` says which plans it misses."""

    @abstractmethod
    def plan(self, true: Set[str]) -> str:
        """Return the plan of a model, given by the names of its true variables."""

    @abstractmethod
    def positions(self, plan: str) -> Iterator[Picture]:
        """Draw the start, and the position after each letter of the plan."""

    @abstractmethod
    def refusal(self, plan: str) -> str | None:
        """Return why the plan cannot be followed, at its first impossible letter; None if it can."""

    @abstractmethod
    def way_to(self, cell: Cell) -> str | None:
        """Return the plan of a player who points at this cell to go there; None if there is no such plan."""

    @abstractmethod
    def stage(self, plan: str) -> Stage:
        """Return the next stage of a plan that solves the puzzle, which is not solved yet."""

    @abstractmethod
    def rest(self, plan: str) -> Self:
        """Return the puzzle that is left after this plan, which must be possible."""
