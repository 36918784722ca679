"""Rooks, the smallest kind there can be: copy this file to begin a new one.

Put one rook into every row and every column of a square board; blocked cells take none.

free      '_', and 'R' where a solution puts a rook
blocked   '#'
"""

from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.base.grid import board_of, board_text, columns, rows, size_of
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, symbol_rows
from smtpuzzles.model import Board, Cell, Exactly, Model, Rule, literals_by_cell, one_a_cell
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.result import Violation

FREE, BLOCKED, ROOK = "_", "#", "R"
TILES = {FREE: Tile("·", Role.LIGHT), BLOCKED: Tile("█", Role.DARK, fill="█"), ROOK: Tile("R", Role.PIECE)}


@dataclass(frozen=True)
class Rooks(BoardPuzzle):
    kind: ClassVar[str] = "rooks"
    board: Board
    variant: str = "classic"

    def text(self) -> str:
        return board_text(self.board)

    def lines(self) -> list[tuple[str, list[Cell]]]:
        """Rows and columns under the sentence of their rule."""
        size = size_of(self.board)
        lines = [(f"row {r}", row) for r, row in enumerate(rows(*size), 1)]
        lines += [(f"column {c}", column) for c, column in enumerate(columns(*size), 1)]
        return [(f"{name} has exactly one rook", line) for name, line in lines]

    def build_model(self) -> Model:
        variables = one_a_cell("rook", [cell for cell, symbol in self.board.items() if symbol == FREE], ROOK)
        rook = literals_by_cell(variables)
        rules = [
            Rule(sentence, tuple(line), (Exactly(1, tuple(rook[cell] for cell in line if cell in rook)),))
            for sentence, line in self.lines()
        ]
        return Model(variables, tuple(rules), self.board, incomparable=True)

    def violations(self, solution: Board) -> list[Violation]:
        moved = [cell for cell in self.board if (self.board[cell] == BLOCKED) != (solution[cell] == BLOCKED)]
        found = [Violation("blocked cells are those of the puzzle", (cell,)) for cell in moved]
        for sentence, line in self.lines():
            if [solution[cell] for cell in line].count(ROOK) != 1:
                found.append(Violation(sentence, tuple(line)))
        return found

    def picture(self, solution: Board | None = None) -> Picture:
        return Picture({cell: TILES[symbol] for cell, symbol in (solution or self.board).items()})

    def solution_text(self, solution: Board) -> str:
        return board_text(solution)

    def read_solution(self, source: Source) -> Board:
        return read_board(source, FREE + BLOCKED + ROOK, size_of(self.board))


def read_board(source: Source, symbols: str, size: Cell | None = None) -> Board:
    lines = source.some_lines("a board of _ and #")
    rows = symbol_rows(lines, symbols, f"one of {' '.join(symbols)}", size or (len(lines), len(lines)))
    return board_of(rows)


def parse(source: Source, variant: str) -> Rooks:
    return Rooks(read_board(source, FREE + BLOCKED), variant)


KIND = Kind(
    name="rooks",
    title="one rook in every row and column",
    variants={"classic": "the rules as they are"},
    parse=parse,
)
