"""Binairo, also called Takuzu or Unruly.

Every cell of the board holds 0 or 1. No three equal digits stand side by side in a row or a column. Every row and every
column has as many ones as zeros. No two rows are equal, and no two columns; the variant `repeats` drops this last rule,
as many newspapers do. Some cells are given.

line    a row or a column; its length is even
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from random import Random
from typing import ClassVar, NamedTuple

from smtpuzzles.base.grid import at, board_of, board_text, cells, columns, rows, size_of, where
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, after, symbol_rows
from smtpuzzles.errors import UsageError
from smtpuzzles.model import AnyOf, Board, Cell, Differ, Exactly, Literal, Model, Rule, literals_by_cell, one_a_cell
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.setters import BoardSetter, Options
from smtpuzzles.result import Violation

EMPTY, ZERO, ONE = "_", "0", "1"
# Of new boards; larger ones take many minutes.
MOST_LINES = 40


class Line(NamedTuple):
    """A row or column: what it is called, its cells, and what stands in them."""

    direction: str
    number: int
    cells: list[Cell]
    symbols: str

    @property
    def name(self) -> str:
        return f"{self.direction} {self.number}"


@dataclass(frozen=True)
class Binairo(CluedPuzzle):
    kind: ClassVar[str] = "binairo"
    board: Board
    variant: str = "distinct"

    def text(self) -> str:
        return self.solution_text(self.board)

    def build_model(self) -> Model:
        """Only empty cells have a variable; a rule speaks of what the givens leave open."""
        variables = one_a_cell("one", [cell for cell, symbol in self.board.items() if symbol == EMPTY], ONE)
        one = literals_by_cell(variables)
        rules: list[Rule] = []
        for line in lines(self.board):
            wanted = len(line.cells) // 2 - line.symbols.count(ONE)
            literals = tuple([one[cell] for cell in line.cells if cell in one])
            rules.append(Rule(balanced(line), tuple(line.cells), (Exactly(wanted, literals),)))
            rules += no_threes(line, one)
        for left, right in self.pairs(self.board):
            if not differ_already(left, right):
                rules.append(Rule(lines_differ(left, right), (*left.cells, *right.cells), (differ(left, right, one),)))
        bare = {cell: ZERO if symbol == EMPTY else symbol for cell, symbol in self.board.items()}
        return Model(variables, tuple(rules), bare, incomparable=True)

    def pairs(self, board: Board) -> Iterator[tuple[Line, Line]]:
        """Every two parallel lines, where the variant wants them to differ."""
        if self.variant == "distinct":
            for _, parallel in groupby(lines(board), lambda line: line.direction):
                yield from combinations(parallel, 2)

    def violations(self, solution: Board) -> list[Violation]:
        found = [
            Violation(as_given(cell, symbol), (cell,))
            for cell, symbol in self.board.items()
            if symbol not in (EMPTY, solution[cell])
        ]
        found += [Violation(zero_or_one(cell), (cell,)) for cell in self.board if solution[cell] == EMPTY]
        for line in lines(solution):
            digits = line.symbols
            # Too few of a digit are too many of the other, unless the line is not full yet.
            if max(digits.count(ZERO), digits.count(ONE)) > len(digits) // 2:
                found.append(Violation(balanced(line), tuple(line.cells)))
            if "000" in digits or "111" in digits:
                for place in range(len(digits) - 2):
                    if digits[place : place + 3] in ("000", "111"):
                        three = tuple(line.cells[place : place + 3])
                        found.append(Violation(not_three(three), three))
        for left, right in self.pairs(solution):
            if left.symbols == right.symbols and EMPTY not in left.symbols:
                found.append(Violation(lines_differ(left, right), (*left.cells, *right.cells)))
        return found

    def clue_rules(self, model: Model) -> dict[Clue, Rule]:
        return {
            Clue(cell, symbol): Rule(as_given(cell, symbol), (cell,), (AnyOf((sign * literal,)),))
            for cell, literal in literals_by_cell(model.variables).items()
            for symbol, sign in ((ZERO, -1), (ONE, 1))
        }

    def clues_of(self, solution: Board) -> list[Clue]:
        return [Clue(cell, symbol) for cell, symbol in solution.items()]

    def givens(self) -> dict[Cell, str]:
        return {cell: symbol for cell, symbol in self.board.items() if symbol != EMPTY}

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(self.board, (ZERO, ONE))

    def with_givens(self, said: Mapping[Cell, str]) -> "Binairo":
        return Binairo({cell: said.get(cell, EMPTY) for cell in self.board}, self.variant)

    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        return {cell: (ZERO, ONE) for cell, symbol in self.board.items() if symbol == EMPTY}

    def played(self, entries: Board) -> Picture:
        return self.picture({**self.board, **entries})

    def picture(self, solution: Board | None = None) -> Picture:
        shown = solution or self.board
        return Picture({cell: self.tile(cell, shown[cell]) for cell in shown})

    def tile(self, cell: Cell, symbol: str) -> Tile:
        if symbol == EMPTY:
            return Tile("·", Role.OPEN)
        return Tile(symbol, Role.FIRST if symbol == ZERO else Role.SECOND, strong=self.board[cell] != EMPTY)

    def solution_text(self, solution: Board) -> str:
        return board_text(solution)

    def read_solution(self, source: Source) -> Board:
        return read_board(source, size_of(self.board))


def lines(board: Board) -> Iterator[Line]:
    """The rows, then the columns."""
    size = size_of(board)
    for direction, parallel in (("row", rows(*size)), ("column", columns(*size))):
        for number, line in enumerate(parallel, 1):
            yield Line(direction, number, line, "".join([board[cell] for cell in line]))


def no_threes(line: Line, one: Mapping[Cell, Literal]) -> Iterator[Rule]:
    """Every three neighbours hold a zero and a one, given or found."""
    literals = [one.get(cell, 0) for cell in line.cells]
    for place in range(len(line.cells) - 2):
        given = line.symbols[place : place + 3]
        open_literals = tuple([literal for literal in literals[place : place + 3] if literal])
        clauses: list[AnyOf] = []
        if ONE not in given:
            clauses.append(AnyOf(open_literals))
        if ZERO not in given:
            clauses.append(AnyOf(tuple([-literal for literal in open_literals])))
        if clauses:
            three = tuple(line.cells[place : place + 3])
            yield Rule(not_three(three), three, tuple(clauses))


def differ_already(left: Line, right: Line) -> bool:
    """Could they be equal? Then each would hold the givens of both, and still obey the other rules."""
    both = ""
    for a, b in zip(left.symbols, right.symbols, strict=True):
        if a != b and EMPTY not in (a, b):
            return True
        both += b if a == EMPTY else a
    return "000" in both or "111" in both or max(both.count(ZERO), both.count(ONE)) > len(both) // 2


def differ(left: Line, right: Line, one: Mapping[Cell, Literal]) -> Differ:
    """Some place differs: two empty cells, or an empty one from what is given across."""
    pairs: list[tuple[Literal, Literal]] = []
    others: list[Literal] = []
    for a, b, given_a, given_b in zip(left.cells, right.cells, left.symbols, right.symbols, strict=True):
        if given_a == given_b == EMPTY:
            pairs.append((one[a], one[b]))
        elif given_a == EMPTY:
            others.append(one[a] if given_b == ZERO else -one[a])
        elif given_b == EMPTY:
            others.append(one[b] if given_a == ZERO else -one[b])
    return Differ(tuple([a for a, _ in pairs]), tuple([b for _, b in pairs]), tuple(others))


def as_given(cell: Cell, symbol: str) -> str:
    return f"{at(cell)} is given as {symbol}"


def zero_or_one(cell: Cell) -> str:
    return f"{at(cell)} holds 0 or 1"


def balanced(line: Line) -> str:
    return f"{line.name} has as many ones as zeros"


def not_three(three: Sequence[Cell]) -> str:
    return f"{where(three)} are not all equal"


def lines_differ(left: Line, right: Line) -> str:
    return f"{left.direction}s {left.number} and {right.number} are not equal"


def parse(source: Source, variant: str) -> Binairo:
    return Binairo(read_board(source), variant)


def read_board(source: Source, size: Cell | None = None) -> Board:
    """Rows of 0, 1 and '_' or '.'; of this size, where one is given."""
    lines = source.some_lines("rows of 0, 1 and _")
    symbols = symbol_rows(lines, EMPTY + ZERO + ONE, "0, 1 or _", size)
    if len(symbols[0]) % 2:
        raise after(lines[0], f"expected an even number of cells in a row, but found {len(symbols[0])}")
    if len(symbols) % 2:
        raise after(lines[-1], f"expected an even number of rows, but found {len(symbols)}")
    return board_of(symbols)


def blank(size: Cell, variant: str, options: Options, random: Random) -> Binairo:  # noqa: ARG001 - all are the same
    height, width = size
    if height % 2 or width % 2:
        raise UsageError(f"expected a binairo board of even width and height, not {width} x {height}")
    if not 2 <= min(size) <= max(size) <= MOST_LINES:
        raise UsageError(f"expected a binairo board of 2 to {MOST_LINES} rows and columns, not {width} x {height}")
    return Binairo(dict.fromkeys(cells(height, width), EMPTY), variant)


KIND = Kind(
    name="binairo",
    title="as many ones as zeros in every line, never three equal side by side (Takuzu, Unruly)",
    variants={"distinct": "no two rows and no two columns are equal", "repeats": "equal lines are allowed"},
    parse=parse,
    setter=BoardSetter(usual=(10, 10), blank=blank),
)
