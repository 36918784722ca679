"""What a kind adds whose clues can be left out: such puzzles can be set and played."""

from abc import abstractmethod
from collections.abc import Collection, Mapping
from typing import ClassVar, NamedTuple, Self

from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Board, Cell, Model, Rule
from smtpuzzles.puzzle.contract import BoardPuzzle


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
    def givens(self) -> dict[Cell, str]:
        """What stands on it."""

    @abstractmethod
    def domains(self) -> dict[Cell, tuple[str, ...]]:
        """Every place where something can stand, and what."""

    @abstractmethod
    def with_givens(self, said: Mapping[Cell, str]) -> Self:
        """The puzzle of this size on which just this stands."""

    def clues(self) -> list[Clue]:
        return [Clue(place, value) for place, value in self.givens().items()]

    def blank(self) -> Self:
        return self.with_givens({})

    def with_clues(self, clues: Collection[Clue]) -> Self:
        return self.with_givens({**self.givens(), **dict(clues)})

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
