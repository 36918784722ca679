"""What a kind adds whose solutions are plans."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Set
from typing import ClassVar, NamedTuple, Self

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Formula
from smtpuzzles.puzzle.contract import Puzzle


class QuickPlan(NamedTuple):
    """What a quick search found: a plan, not proven to be a shortest one; with `exhausted`, that there is none."""

    plan: str | None
    exhausted: bool = False


class PlanPuzzle(Puzzle[str]):
    """A puzzle whose solutions are plans, of as few steps as can be: a formula for every horizon.

    What counts as a step is for the variant to say, and `steps` names it. `hopeless`: what it means that there is no
    bound, in words. `keys`: the letter of a plan that a player means by the arrow key up, down, left or right.
    """

    hopeless: ClassVar[str]
    keys: ClassVar[Mapping[str, str]]

    @property
    @abstractmethod
    def title(self) -> str:
        """What the puzzle is called; empty if it has no name."""

    @property
    @abstractmethod
    def steps(self) -> str:
        """What the steps are called that a plan shall have few of."""

    @abstractmethod
    def cost(self, plan: str) -> int:
        """How many steps the plan has."""

    @abstractmethod
    def facts(self, plan: str) -> dict[str, int]:
        """What may be counted of a plan, under its name."""

    @abstractmethod
    def in_words(self, plan: str) -> str:
        """The same for people: '2 moves, 1 push'."""

    @abstractmethod
    def bound(self) -> int | None:
        """No plan has fewer steps; None: it is plain to see that there is none."""

    @abstractmethod
    def quick_plan(self, deadline: Deadline) -> QuickPlan:
        """A plan from a search without proof, which saves the horizons that have one."""

    @property
    @abstractmethod
    def longest(self) -> int:
        """The longest horizon for which a formula is made; a longer one would take too much time and memory."""

    @abstractmethod
    def horizons(self, most: int) -> tuple[int, ...]:
        """The horizons of formulas of which one has a model if there is a plan of at most `most` steps."""

    @abstractmethod
    def formula(self, horizon: int) -> Formula:
        """A formula whose models are plans of at most so many steps, though perhaps not all of them; see `horizons`."""

    @abstractmethod
    def plan(self, true: Set[str]) -> str:
        """The plan that a model of a formula describes, by the names of its true variables."""

    @abstractmethod
    def positions(self, plan: str) -> Iterator[Picture]:
        """A picture of the start and of the position after each letter of the plan."""

    @abstractmethod
    def refusal(self, plan: str) -> str | None:
        """Why the first letter of the plan that cannot be followed cannot be, in words; None if all can be."""

    @abstractmethod
    def rest(self, plan: str) -> Self:
        """The puzzle that is left after this plan, of which all letters can be followed."""
