"""What every kind of puzzle offers: it can be read, solved, verified and drawn.

A room under kinds/ defines one subclass of BoardPuzzle or PlanPuzzle, a value that knows its rules twice: as a formula
for solvers and as plain Python in `violations`. It ends with a line `KIND = Kind(...)`; kinds/_template.py is the
smallest one.
"""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source
from smtpuzzles.model import Board, Model
from smtpuzzles.result import Violation

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
    def build_model(self) -> Model:
        """Return the rules for solvers."""

    @cached_property
    def model(self) -> Model:
        """The rules for solvers, built at the first look."""
        return self.build_model()
