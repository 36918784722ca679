"""Boards of which some cells are given; in a solution, every cell holds one symbol."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Self

from smtpuzzles.base.grid import board_of, cells, size_of
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, after, symbol_rows
from smtpuzzles.model import AnyOf, Board, Cell, Literal, Rule
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.puzzle.lawful import LawPuzzle, as_given
from smtpuzzles.puzzle.laws import EMPTY
from smtpuzzles.result import Violation


@dataclass(frozen=True)
class GivensPuzzle(LawPuzzle):
    """A board whose clues are the symbols of some cells; the others are EMPTY.

    A kind adds its symbols and laws, and how boards are read and printed if symbols are longer than one character. If
    its laws are not enough, it adds `build_model` and `violations`.
    `walls`: symbols of cells that belong to the board; they are no clues. `roles`: how symbols look that are no SYMBOL.
    """

    walls: ClassVar[str] = ""
    roles: ClassVar[Mapping[str, Role]] = {}
    board: Board
    variant: str

    @classmethod
    def of_size(cls, size: Cell, variant: str) -> Self:
        """Return the puzzle of this height and width in which nothing is given."""
        return cls(dict.fromkeys(cells(*size), EMPTY), variant)

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        """Read rows of symbols, one character for each cell."""
        if cls.highest:
            size = cls.rows_of_digits(source.some_lines(f"rows of digits and {EMPTY}"))
            return cls(read_symbols(source, [*cls.looks][:size], (size, size)), variant)
        board = read_symbols(source, (*cls.looks, *cls.walls))
        height, width = size_of(board)
        if cls.square and height != width:
            raise after(source.lines()[-1], f"expected a square board, but found one of {width} x {height}")
        return cls(board, variant)

    @property
    def dimensions(self) -> Cell:
        return size_of(self.board)

    @cached_property
    def domain(self) -> dict[Cell, tuple[str, ...]]:
        symbols = tuple(self.symbols)
        return {cell: symbols if symbol == EMPTY else (symbol,) for cell, symbol in self.board.items()}

    def violations(self, solution: Board) -> list[Violation]:
        return self.cell_violations(solution) + super().violations(solution)

    def text(self) -> str:
        return self.solution_text(self.board)

    def read_solution(self, source: Source) -> Board:
        return read_symbols(source, (*self.symbols, *self.walls), self.dimensions)

    def givens(self) -> dict[Cell, str]:
        return {cell: symbol for cell, symbol in self.board.items() if symbol != EMPTY}

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(self._not_walls(), tuple(self.symbols))

    def with_givens(self, givens: Mapping[Cell, str]) -> Self:
        return replace(self, board={**self.board, **{cell: givens.get(cell, EMPTY) for cell in self._not_walls()}})

    def clues(self) -> list[Clue]:
        return [Clue(cell, symbol) for cell, symbol in self.givens().items() if symbol not in self.walls]

    def clue_rule(self, clue: Clue) -> Rule:
        cell, symbol = clue
        literals = self._literals.get(cell, {})
        if symbol in literals:
            clauses: tuple[AnyOf, ...] = (AnyOf((literals[symbol],)),)
        elif symbol == self.model.bare[cell]:
            clauses = tuple([AnyOf((-literal,)) for literal in literals.values()])
        else:
            clauses = (AnyOf(()),)
        return Rule(as_given(cell, symbol), (cell,), clauses, sort="given")

    @cached_property
    def _literals(self) -> Mapping[Cell, Mapping[str, Literal]]:
        """The literals of the symbols of each cell, where this puzzle is blank."""
        return self.model.by_cell()

    def clues_of(self, solution: Board) -> list[Clue]:
        return [Clue(cell, solution[cell]) for cell in self._not_walls()]

    def _not_walls(self) -> list[Cell]:
        return [cell for cell, symbol in self.board.items() if symbol not in self.walls]

    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        symbols = tuple(self.symbols)
        return {cell: symbols for cell, symbol in self.board.items() if symbol == EMPTY}

    def played(self, entries: Board) -> Picture:
        return self.picture({**self.board, **entries})

    def picture(self, solution: Board | None = None) -> Picture:
        return Picture({cell: self.tile(cell, symbol) for cell, symbol in (solution or self.board).items()})

    def tile(self, cell: Cell, symbol: str) -> Tile:
        if symbol == EMPTY:
            return Tile("·", Role.OPEN)
        tile = self.looks[symbol].tile if symbol in self.looks else Tile(symbol, self.roles.get(symbol, Role.SYMBOL))
        return tile._replace(strong=self.board[cell] != EMPTY)


def read_symbols(source: Source, symbols: Collection[str], size: Cell | None = None) -> Board:
    """Read a board of single characters; '_' or '.' is EMPTY. With a size, no other is accepted."""
    names = ", ".join(symbols)
    lines = source.some_lines(f"rows of {names} and {EMPTY}")
    return board_of(symbol_rows(lines, EMPTY + "".join(symbols), f"{names} or {EMPTY}", size))
