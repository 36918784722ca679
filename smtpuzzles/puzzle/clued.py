"""Board puzzles whose clues can be left out: they can be played and explained."""

from abc import abstractmethod
from collections.abc import Collection, Mapping
from typing import ClassVar, NamedTuple, Self

from smtpuzzles.base.expecting import expect_cell, expect_type
from smtpuzzles.base.grid import at, phrase, these_cells
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import shown
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board, Cell, Model, Rule
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.places import is_edge, line_of, sides_of
from smtpuzzles.puzzle.reasons import Inference, Reason
from smtpuzzles.puzzle.shades import Shading


class Clue(NamedTuple):
    """The digit of a cell, the label of a row ...; its place is one of those in puzzle/places.py."""

    place: Cell
    value: str


class AtOnce(NamedTuple):
    """Rules of these sorts about the same cells, with those of sorts `inside` about some of them, count as `price`.

    Fewer of them count as what they are.
    """

    sorts: Collection[str]
    inside: Collection[str]
    price: int


class CluedPuzzle(BoardPuzzle):
    """A board puzzle that stays a puzzle when clues are left out; without any it is blank.

    givens    all that is printed on the puzzle, by place: its clues, and fixed parts of the board such as walls
    entries   the symbols that a player has entered, by cell; cells without an entry are open
    nothing   the symbol that a player may leave out: cells still open at the end hold it
    names     how sentences call symbols: 'row 1, column 2 is black'; the others are called as they are
    verbs     what stands between a cell, or several, and the name of their symbol; the third supposes something
    weights   what each measure of difficulty adds to the score: explaining/difficulty.py names them
    at_once   which rules players use at once, so that they count as fewer
    """

    nothing: ClassVar[str | None] = None
    names: ClassVar[Mapping[str, str]] = {}
    verbs: ClassVar[tuple[str, str, str]] = ("is", "are", "were")
    weights: ClassVar[Mapping[str, float]] = {"search": 1, "steps": 10}
    at_once: ClassVar[AtOnce | None] = None

    @abstractmethod
    def givens(self) -> dict[Cell, str]:
        """Return the givens of this puzzle."""

    @abstractmethod
    def domains(self) -> dict[Cell, tuple[str, ...]]:
        """Return every place where a given can stand, and which givens are possible there."""

    @abstractmethod
    def with_givens(self, givens: Mapping[Cell, str]) -> Self:
        """Return the puzzle of the same size and variant that has exactly these givens."""

    def fixed(self) -> dict[Cell, str]:
        """Return the symbols of the cells that no player fills."""
        open_cells = self.open_cells()
        return {cell: symbol for cell, symbol in self.givens().items() if cell not in open_cells}

    def named(self, cells: Collection[Cell]) -> str:
        """Return these cells in words, in parts that '; ' separates."""
        return these_cells(cells)

    def name_of(self, symbol: str) -> str:
        """Return a symbol in words, as it follows a verb."""
        return self.names.get(symbol, symbol)

    def called(self, place: Cell) -> str:
        """Return a place in words."""
        if is_edge(place):
            return f"the sign between {phrase(self.named(sides_of(place)))}"
        line = line_of(place)
        return f"the label of {line}" if line else self.named([place])

    def clues(self) -> list[Clue]:
        """Return the clues of this puzzle."""
        return [Clue(place, value) for place, value in self.givens().items()]

    def blank(self) -> Self:
        """Return the puzzle without its clues."""
        return self.with_givens({})

    totals: ClassVar[str] = ""  # what a number about the whole puzzle counts, in the plural

    def total_domain(self) -> tuple[str, ...]:
        """Return the numbers that may be known of the whole puzzle."""
        return ()

    def composition(self) -> Board:
        """Return what a setter puts on the blank puzzle: givens, and at WHOLE a number about the whole puzzle."""
        return self.givens()

    def composed(self, put: Mapping[Cell, str]) -> Self:
        """Return the puzzle of the same size and variant that has exactly this composition."""
        return self.with_givens(put)

    def with_clues(self, clues: Collection[Clue]) -> Self:
        """Return the puzzle with these clues added."""
        return self.with_givens({**self.givens(), **dict(clues)})

    def clue_rule(self, clue: Clue) -> Rule:
        """Return, for a blank puzzle, the rule that this clue stands for, over the literals of its model."""
        raise NotImplementedError(f"{self.kind} puzzles have no clues that could be left out: {clue}")

    @property
    def helpers_of_clues(self) -> tuple[str, ...]:
        """The helpers, after those of the model, of the rules of clues that a blank puzzle has returned."""
        return ()

    def clue_rules(self) -> dict[Clue, Rule]:
        """Return, for a blank puzzle, the rules that all its possible clues stand for."""
        every = [Clue(place, value) for place, values in self.domains().items() for value in values]
        return {clue: self.clue_rule(clue) for clue in every}

    @abstractmethod
    def clues_of(self, solution: Board) -> list[Clue]:
        """Return, for a blank puzzle, the clues that are true of this solution, one for each place."""

    def exchangeable(self) -> list[Collection[Cell]] | None:
        """Return groups of cells whose rules hold for the same symbols in any order; None: there are other rules.

        Every cell is in a group; where an order matters, in a group of its own.
        """
        return None

    def derived_rules(self, model: Model) -> list[Rule] | None:
        """Return rules over few cells, each with its sources, the rules of this model from which it follows.

        The model is the blank puzzle's. Only explanations use them: players know what their sources show together.
        """

    @abstractmethod
    def cuts(self, board: Board) -> list[Rule]:
        """Return rules over cells that follow from those `by_cuts` and that this board breaks, one if it breaks these.

        Their literals are those of the blank puzzle.
        """

    def shading(self) -> Shading | None:
        """Return, for a blank puzzle, what players note of cells that solutions do not show."""
        return None

    def shaded(self, solution: Board) -> Board:
        """Return the solution with what players note of such cells."""
        return solution

    @abstractmethod
    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        """Return the cells that a player fills, and the symbols that each can hold in a solution."""

    @abstractmethod
    def played(self, entries: Board) -> Picture:
        """Draw the puzzle with these entries; every entry looks different from an open cell."""

    def expect_entries(self, entries: Board | None) -> Board:
        """Return these entries, each of which must be possible in an open cell."""
        expect_type(entries, Mapping | None, "entries, a symbol for each of some cells")
        possible = self.open_cells()
        for cell, symbol in (entries or {}).items():
            expect_cell(cell)
            if not isinstance(symbol, str) or symbol not in possible.get(cell, ()):
                raise UsageError(f"{at(cell)} cannot hold {shown(symbol)}")
        return entries or {}

    def reason(self, inference: Inference) -> Reason | None:
        """Return how a player says why this follows; None: the sentences of the rules are shown."""
