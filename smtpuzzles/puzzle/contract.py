"""What every kind of puzzle offers: it can be read, solved, verified and drawn.

A module under kinds/ defines one subclass of BoardPuzzle or PlanPuzzle, which states its rules twice: as a formula for
solvers, and as plain Python in `violations`. It ends with `KIND = Kind(...)`; kinds/_template.py is an example.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.grid import size_of
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source, in_one_line
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Board, Cell, Model
from smtpuzzles.result import Violation

Solution = TypeVar("Solution")


class Puzzle(ABC, Generic[Solution]):
    """One puzzle of one kind, read from text; subclasses are frozen dataclasses."""

    kind: ClassVar[str]
    variant: str
    _repr_html_: ClassVar[Callable[[Any], str]]  # for notebooks; the package sets it, because views/ comes later

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    @property
    def dimensions(self) -> Cell:
        """The height and width, as players count them."""
        return size_of(self.picture().tiles)

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


AnyPuzzle = Puzzle[Any]


def expect_puzzle(puzzle: AnyPuzzle) -> AnyPuzzle:
    """Return the puzzle; raise an error if it is something else."""
    found: AnyPuzzle = expect_type(puzzle, Puzzle, "a puzzle, as parse returns it")
    return found


class BoardPuzzle(Puzzle[Board]):
    """A puzzle whose solutions are boards; models that differ only in helpers are one solution."""

    @abstractmethod
    def build_model(self) -> Model:
        """Return the rules for solvers."""

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
