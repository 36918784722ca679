"""The contract of a kind: what a room under kinds/ must offer.

A room defines one subclass of Puzzle, a value that knows its rules twice: as a model for solvers and as plain Python in
`violations`. It ends with a line `KIND = Kind(...)`. See kinds/_template.py for the smallest one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.grid import Board
from smtpuzzles.model import Model
from smtpuzzles.picture import Picture
from smtpuzzles.result import Violation
from smtpuzzles.text import Source


class Puzzle(ABC):
    """One puzzle of one kind, read from text; subclasses are frozen dataclasses."""

    kind: ClassVar[str]
    variant: str

    @abstractmethod
    def text(self) -> str:
        """The puzzle in its plain form, which parse reads back."""

    @abstractmethod
    def model(self) -> Model:
        """The rules for solvers."""

    @abstractmethod
    def violations(self, solution: Board) -> list[Violation]:
        """Every rule of this puzzle that the solution breaks, found without the model."""

    @abstractmethod
    def picture(self, solution: Board | None = None) -> Picture:
        """The puzzle as it was given, or with a solution filled in."""

    @abstractmethod
    def solution_text(self, solution: Board) -> str:
        """A solution in its plain form, which read_solution reads back."""

    @abstractmethod
    def read_solution(self, source: Source) -> Board:
        """A solution from text: of the right size and symbols; whether it is right is for `violations` to say."""


@dataclass(frozen=True)
class Kind:
    """What the program knows of a kind before it has seen a puzzle.

    `variants`: the rule variants and what each means, the default first. `prompts`: what a person at a terminal is
    asked for, line by line, when no file is named; empty when the text is too long to type.
    """

    name: str
    title: str
    variants: Mapping[str, str]
    parse: Callable[[Source, str], Puzzle]
    prompts: tuple[str, ...] = ()
