"""Rooks as a kind that states its rules twice by hand, as kinds of other packages may do.

Put rooks on a square board, exactly one in every row and every column. Some cells are given, with a rook or without.

rook    'R'
none    '-': a cell without a rook
line    a row or a column
"""

from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.puzzle import (
    EMPTY,
    Board,
    BoardSetter,
    Cell,
    Exactly,
    GivensPuzzle,
    Kind,
    Model,
    Options,
    Role,
    Rule,
    Source,
    Tile,
    Variable,
    Violation,
    Wanted,
    after,
    expect_size,
    named_lines,
    read_symbols,
    size_of,
)

ROOK, NONE = "R", "-"
MOST_LINES = 30  # of new boards


@dataclass(frozen=True)
class Rooks(GivensPuzzle):
    kind: ClassVar[str] = "rooks"
    symbols = (ROOK, NONE)
    nothing: ClassVar[str | None] = NONE  # a player need not fill the cells without a rook
    variant: str = "classic"

    def lines(self) -> list[tuple[str, list[Cell]]]:
        """Return every line with the sentence of its rule."""
        return [(f"{name} has exactly one rook", line) for name, line in named_lines(*size_of(self.board))]

    def build_model(self) -> Model:
        """Return the rules for solvers: only empty cells have a variable, true when a rook stands there."""
        variables = tuple([Variable(f"rook_{r}_{c}", (r, c), ROOK) for r, c in self.open_cells()])
        rook = {variable.cell: literal for literal, variable in enumerate(variables, 1)}
        rules = []
        for sentence, line in self.lines():
            given = [self.board[cell] for cell in line].count(ROOK)
            literals = tuple(rook[cell] for cell in line if cell in rook)
            rules.append(Rule(sentence, tuple(line), (Exactly(1 - given, literals),)))
        bare = {cell: NONE if symbol == EMPTY else symbol for cell, symbol in self.board.items()}
        return Model(variables, tuple(rules), bare, incomparable=True)

    def violations(self, solution: Board) -> list[Violation]:
        """Check the same rules in plain Python, with the same sentences."""
        found = self.cell_violations(solution)
        for sentence, line in self.lines():
            if [solution[cell] for cell in line].count(ROOK) != 1:
                found.append(Violation(sentence, tuple(line)))
        return found


def parse(source: Source, variant: str) -> Rooks:
    board = read_symbols(source, Rooks.symbols)
    height, width = size_of(board)
    if height != width:
        raise after(source.lines()[-1], f"expected a square board, but found one of {width} x {height}")
    return Rooks(board, variant)


def blank(wanted: Wanted[Options]) -> Rooks:
    """Return the empty board from which new puzzles are made."""
    height, width = wanted.size
    expect_size(1 <= height == width <= MOST_LINES, f"a square board of 1 to {MOST_LINES} rows", wanted.size)
    return Rooks.of_size(wanted.size, wanted.variant)


KIND = Kind(
    name="rooks",
    api=2,
    title="one rook in every row and every column",
    variants={"classic": "the usual rules"},
    parse=parse,
    setter=BoardSetter(usual=(6, 6), blank=blank),
    rules=("Put rooks on the board.", "Every row and every column has exactly one rook."),
    legend=((Tile(ROOK, Role.SYMBOL), "rook"), (Tile(NONE, Role.SYMBOL), "no rook"), (Tile("·", Role.OPEN), "open")),
)
