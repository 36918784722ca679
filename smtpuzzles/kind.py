"""The contract of a kind: what a room under kinds/ must offer.

A room defines one subclass of BoardPuzzle or PlanPuzzle, a value that knows its rules twice: as a formula for solvers
and as plain Python in `violations`. It ends with a line `KIND = Kind(...)`; kinds/_template.py is the smallest one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from smtpuzzles.clock import Clock
from smtpuzzles.grid import Board, Cell
from smtpuzzles.model import Formula, Model, Rule
from smtpuzzles.picture import Picture
from smtpuzzles.result import Violation
from smtpuzzles.text import Source

Solution = TypeVar("Solution")


class Puzzle(ABC, Generic[Solution]):
    """One puzzle of one kind, read from text; subclasses are frozen dataclasses."""

    kind: ClassVar[str]
    variant: str

    @abstractmethod
    def text(self) -> str:
        """The puzzle in its plain form, which parse reads back."""

    @abstractmethod
    def violations(self, solution: Solution) -> list[Violation]:
        """Every rule of this puzzle that the solution breaks, found without the formula."""

    @abstractmethod
    def picture(self, solution: Solution | None = None) -> Picture:
        """The puzzle as it was given, or with a solution filled in."""

    @abstractmethod
    def solution_text(self, solution: Solution) -> str:
        """A solution in its plain form, which read_solution reads back."""

    @abstractmethod
    def read_solution(self, source: Source) -> Solution:
        """A solution from text: of the right size and symbols; whether it is right is for `violations` to say."""


AnyPuzzle = Puzzle[Any]


class BoardPuzzle(Puzzle[Board]):
    """A puzzle whose solutions are boards: one model says which."""

    @abstractmethod
    def model(self) -> Model:
        """The rules for solvers."""


class Clue(NamedTuple):
    """What a puzzle may say at one place: the digit of a cell, the label of a line. Places beside the board have row 0
    or column 0."""

    place: Cell
    value: str


class CluedPuzzle(BoardPuzzle):
    """A puzzle of which clues can be left out, all of them, too: then it is blank. People set such puzzles and play.

    said      what stands on the puzzle, by place: clues, and what is no clue but part of the board, such as a wall
    entries   what a player has put into cells so far, by cell; a cell that is not there is open
    nothing   what an open cell holds when all is done, if that needs no entry
    """

    nothing: ClassVar[str | None] = None

    @abstractmethod
    def says(self) -> dict[Cell, str]:
        """What stands on it."""

    @abstractmethod
    def may_say(self) -> dict[Cell, tuple[str, ...]]:
        """Every place where something can stand, and what."""

    @abstractmethod
    def saying(self, said: Mapping[Cell, str]) -> Self:
        """The puzzle of this size on which just this stands."""

    def clues(self) -> list[Clue]:
        return [Clue(place, value) for place, value in self.says().items()]

    def blank(self) -> Self:
        return self.saying({})

    def with_clues(self, clues: Collection[Clue]) -> Self:
        return self.saying({**self.says(), **dict(clues)})

    @abstractmethod
    def clue_rules(self, model: Model) -> dict[Clue, Rule]:
        """Of a blank puzzle, with its model: every clue that it could have, and all that it says, as a rule."""

    @abstractmethod
    def clues_of(self, solution: Board) -> list[Clue]:
        """Of a blank puzzle: the clues that are true of this solution, one for every place."""

    @abstractmethod
    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        """The cells that a player fills, and what each may hold: the symbols of solutions."""

    @abstractmethod
    def played(self, entries: Board) -> Picture:
        """The puzzle with these entries. What a cell does not hold, by a player's entry, looks otherwise than open."""


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
    def quick_plan(self, clock: Clock) -> QuickPlan:
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

    @property
    @abstractmethod
    def circuits(self) -> bool:
        """Is Z3 faster when it turns the cardinalities of these formulas into circuits, rather than keeping them?"""

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


class Option(NamedTuple):
    """What can be wished of new puzzles of a kind, under this name, and what it means.

    `of`: the type of its value; a word is one of `choices`. Without a default, the kind sees what fits.
    """

    name: str
    of: type[int] | type[float] | type[str]
    default: int | float | str | None
    help: str
    choices: tuple[str, ...] = ()


# What is wished, or else the default, for every option of the kind.
Wishes = Mapping[str, Any]


@dataclass(frozen=True)
class BoardSetter:
    """How new puzzles are made whose solutions are boards: what the kind has to say in it.

    A wish that cannot be granted is a UsageError; what is drawn at random is drawn from the Random.

    `usual`: the height and width, if none is wished. `blank`: a puzzle without clues. `mended`: a blank puzzle changed
    where solutions with the same clues differ, or None to begin anew; it is told how often this has been done.
    `groups`: places whose clues are kept or left out together. `all_clues`: shall none be left out?
    """

    usual: Cell
    blank: Callable[[Cell, str, Wishes, Random], CluedPuzzle]
    options: tuple[Option, ...] = ()
    mended: Callable[[Any, Collection[Cell], int, Wishes, Random], CluedPuzzle | None] | None = None
    groups: Callable[[Sequence[Cell], Cell, Wishes], list[list[Cell]]] | None = None
    all_clues: Callable[[Wishes], bool] | None = None


@dataclass(frozen=True)
class PlanSetter:
    """How new puzzles are made whose solutions are plans.

    `usual`: the height and width, if none is wished. `refuse`: complains of an impossible wish, by a UsageError.
    `puzzle`: one that has a plan, or None where these random numbers led to none that was wished for. `granted`: does
    it, with this shortest plan, have what was wished for? `spoilt`: the puzzle changed a little, so that it may have no
    plan.
    """

    usual: Cell
    refuse: Callable[[Cell, Wishes], object]
    puzzle: Callable[[Cell, str, Wishes, Random], PlanPuzzle | None]
    granted: Callable[[Any, str, Wishes], bool]
    spoilt: Callable[[Any, Random], PlanPuzzle]
    options: tuple[Option, ...] = ()


@dataclass(frozen=True)
class Kind:
    """What the program knows of a kind before it has seen a puzzle.

    `variants`: the rule variants and what each means, the default first. `prompts`: what a person at a terminal is
    asked for, line by line, when no file is named; empty when the text is too long to type. `levels`: cuts a text into
    its puzzles, for kinds whose files hold several. `setter`: makes new puzzles, where that is possible.
    """

    name: str
    title: str
    variants: Mapping[str, str]
    parse: Callable[[Source, str], AnyPuzzle]
    prompts: tuple[str, ...] = ()
    levels: Callable[[Source], list[Source]] | None = None
    setter: BoardSetter | PlanSetter | None = None
