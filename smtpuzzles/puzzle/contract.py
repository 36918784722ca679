"""What every kind of puzzle offers: it can be read, solved, verified and drawn.

A module under kinds/ defines one subclass of BoardPuzzle or PlanPuzzle, which states its rules twice: as a formula for
solvers, and as plain Python in `violations`. It ends with `KIND = Kind(...)`; kinds/_template.py is an example.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import fields
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeGuard, TypeVar, cast

from smtpuzzles.base.expecting import expect_cell, expect_type
from smtpuzzles.base.grid import at, size_of
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source, in_one_line, shown
from smtpuzzles.errors import UsageError, WrongAnswer
from smtpuzzles.model import Board, Cell, Formula, Literal, Model
from smtpuzzles.result import Violation
from smtpuzzles.value import Value

Solution = TypeVar("Solution")


class LeftOut(NamedTuple):
    """The cells of pieces that solutions leave out, and why, as a sentence; every answer shows it."""

    words: str
    cells: frozenset[Cell]


class Stated(Value, Generic[Solution]):
    """A formula with comments on the puzzle and its names; of a plan also its horizon.

    `solution`: returns what a model means, given by its true variables, not yet verified.
    """

    formula: Formula
    comments: list[str]
    solution: Callable[[Collection[Literal]], Solution]
    horizon: int | None = None


class Puzzle(ABC, Generic[Solution]):
    """One puzzle of one kind, read from text; subclasses are frozen dataclasses.

    `solutions`: how a caller in Python gives one. `pictured`: does one picture show a solution?
    """

    kind: ClassVar[str]
    solutions: ClassVar[str] = "a board or its plain text"
    pictured: ClassVar[bool] = True
    variant: str
    _repr_html_: ClassVar[Callable[[Any], str]]  # for notebooks; the package sets it, because views/ comes later

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if vars(cls).get("__hash__") is None:  # or a dataclass hashes its fields, which may be mappings
            cls.__hash__ = Puzzle.__hash__  # type: ignore[method-assign]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.kind, self.variant, self.text()))

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    def __getstate__(self) -> dict[str, Any]:
        """Return the fields for other processes, which derive the rest anew."""
        return {field.name: getattr(self, field.name) for field in fields(cast(Any, self))}

    @property
    def dimensions(self) -> Cell:
        """The height and width, as players count them."""
        return size_of(self.picture().tiles)

    @property
    def title(self) -> str:
        """The name of the puzzle, if it has one."""
        return ""

    @property
    def pieces_left_out(self) -> LeftOut | None:
        """The pieces that solutions leave out, if there are some."""
        return None

    @abstractmethod
    def stated(self, horizon: int | None = None) -> Stated[Solution]:
        """Return the formula for solvers; that of a plan needs a horizon, the largest number of steps."""

    def comments(self, *meaning: str) -> list[str]:
        """Return comments for files of formulas: the puzzle, and what its variables mean."""
        return [f"{self.kind}, {self.variant}:", "", *self.text().splitlines(), "", *meaning]

    @abstractmethod
    def text(self) -> str:
        """Return the puzzle as plain text, which the kind's `parse` reads back."""

    def line(self) -> str:
        """Return the puzzle in one line, which `parse` reads, too."""
        return in_one_line(self.text())

    @abstractmethod
    def violations(self, solution: Solution) -> list[Violation]:
        """Return every rule that this solution breaks, found without the formula."""

    @abstractmethod
    def picture(self, solution: Solution | None = None) -> Picture:
        """Draw the puzzle, with the solution if there is one."""

    @abstractmethod
    def solution_text(self, solution: Solution) -> str:
        """Return a solution as plain text, which `read_solution` reads back."""

    def solution_line(self, solution: Solution) -> str:
        """Return a solution in one line, which `read_solution` reads, too."""
        return in_one_line(self.solution_text(solution))

    @abstractmethod
    def read_solution(self, source: Source) -> Solution:
        """Read a solution of the right size and symbols; `violations` says whether it is right."""

    def solution_from(self, given: object) -> Solution:
        """Return the solution that a caller in Python gives, as `solutions` says."""
        return self.read_solution(Source("<solution>", expect_type(given, str, self.solutions)))


AnyPuzzle = Puzzle[Any]


def is_puzzle(thing: object) -> TypeGuard[AnyPuzzle]:
    return isinstance(thing, Puzzle)


def expect_puzzle(puzzle: AnyPuzzle) -> AnyPuzzle:
    """Return the puzzle; raise an error if it is something else."""
    found: AnyPuzzle = expect_type(puzzle, Puzzle, "a puzzle, as parse returns it")
    return found


class BoardPuzzle(Puzzle[Board]):
    """A puzzle whose solutions are boards; models that differ only in helpers are one solution."""

    @abstractmethod
    def build_model(self) -> Model:
        """Return the rules for solvers."""

    @property
    def noun(self) -> str:
        """What answers count of a solution, in the singular."""
        return "cell"

    def that_count(self, cells: Collection[Cell]) -> Collection[Cell]:
        """Return those of these cells that answers count; others may only show where the puzzle has its numbers."""
        return cells

    @cached_property
    def model(self) -> Model:
        """The rules for solvers, built when they are first needed."""
        model = self.build_model()
        shown: set[tuple[Cell, str]] = set()
        for name, cell, symbol in model.variables:
            # Two solutions that differ only in it would be the same board.
            if (cell, symbol) in shown or model.bare[cell] == symbol:
                raise WrongAnswer(f"the model of this {self.kind} puzzle has a variable that no cell shows: {name}")
            shown.add((cell, symbol))
        return model

    def stated(self, horizon: int | None = None) -> Stated[Board]:
        if horizon is not None:
            raise UsageError(f"the formula of {self.kind} has no horizon: its solutions are boards")
        meaning = []
        if self.model.variables:
            name, (r, c), symbol = self.model.variables[0]
            meaning = [f"{name} is true when row {r}, column {c} holds {symbol}, and likewise for the others."]
        return Stated(formula=self.model.formula, comments=self.comments(*meaning), solution=self.model.board)

    def solution_from(self, given: object) -> Board:
        if isinstance(given, dict):
            for cell in given:
                expect_cell(cell)
            texts = {cell for cell, symbol in given.items() if isinstance(symbol, str)}
            if not given.keys() == texts == self.picture().tiles.keys():
                raise UsageError("the solution is not a board of the puzzle's size with a text in each cell")
            board = super().solution_from(self.solution_text(given))
            if wrong := [cell for cell, symbol in board.items() if symbol != given[cell]]:
                raise UsageError(f"the solution has {shown(given[wrong[0]])} at {at(wrong[0])}, which is no symbol")
            return board
        return super().solution_from(given)
