"""Sudoku.

A board of n x n cells is cut into n square boxes. Every cell holds a digit from 1 to n, and every row, every column and
every box has each digit exactly once. Some cells are given. The variant `x` asks the same of the two main diagonals.

digit       a number from 1 to n, as text; '_' where a cell is empty
unit        a row, a column, a box, or a main diagonal of the variant
candidate   a digit that no given in the units of an empty cell rules out; only candidates become variables

fast/         decides classic boards of 9 x 9 by the hundred thousand
fast/         decides classic boards of 9 x 9, a hundred thousand a second
patterns.py   the steps that have names, such as X-wing
formats.py    how other programs write it
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isqrt
from random import Random
from typing import ClassVar

from smtpuzzles.base.grid import SYMMETRIES, at, board_of, board_text, boxes, images, named_diagonals, named_lines
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, commonest, expect_each, expect_parts, expect_rows
from smtpuzzles.kinds.sudoku import patterns
from smtpuzzles.model import Board, Cell, Exactly, Literal, Model, Rule, Variable
from smtpuzzles.puzzle import (
    EMPTY,
    BoardSetter,
    Format,
    GivensPuzzle,
    Inference,
    Kind,
    Option,
    Options,
    Quick,
    Reason,
    expect_size,
)
from smtpuzzles.result import Violation

EMPTIES = (EMPTY, ".", "0")
SIDES = (4, 9, 16, 25)  # of new boards; larger ones take hours


@dataclass(frozen=True)
class Sudoku(GivensPuzzle):
    kind: ClassVar[str] = "sudoku"
    # Fitted to the seconds that people needed for 9 x 9: benchmarks/difficulty.py.
    weights: ClassVar[Mapping[str, float]] = {"constant": 190, "search": 0.265, "steps": 1.42}
    variant: str = "classic"

    @property
    def size(self) -> int:
        return isqrt(len(self.board))

    @property
    def symbols(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.size + 1)))

    @cached_property
    def units(self) -> list[tuple[str, list[Cell]]]:
        """The units with their names."""
        n, side = self.size, isqrt(self.size)
        units = named_lines(n, n) + [(box_name(box), box) for box in boxes(n, side, side)]
        return units + named_diagonals(n) if self.variant == "x" else units

    def build_model(self) -> Model:
        digits = self.symbols
        given = [Counter([self.board[cell] for cell in unit]) for _, unit in self.units]
        places: list[dict[str, list[Literal]]] = [{digit: [] for digit in digits} for _ in self.units]
        units_of: dict[Cell, list[int]] = {cell: [] for cell in self.board}
        for number, (_, unit) in enumerate(self.units):
            for cell in unit:
                units_of[cell].append(number)

        variables: list[Variable] = []
        rules: list[Rule] = []
        for cell in self.open_cells():
            r, c = cell
            ruled_out = set().union(*[given[unit] for unit in units_of[cell]])
            first = len(variables) + 1
            for digit in [digit for digit in digits if digit not in ruled_out]:
                variables.append(Variable(f"digit_{r}_{c}_{digit}", cell, digit))
                for number in units_of[cell]:
                    places[number][digit].append(len(variables))
            candidates = tuple(range(first, len(variables) + 1))
            rules.append(Rule(self.one_symbol(cell), (cell,), (Exactly(1, candidates),)))

        for (name, unit), counts, place in zip(self.units, given, places, strict=True):
            whole_unit = tuple(unit)
            for digit in digits:
                wanted = 1 - counts[digit]
                if wanted != 0:
                    rules.append(Rule(digit_once(name, digit), whole_unit, (Exactly(wanted, tuple(place[digit])),)))
        return Model(tuple(variables), tuple(rules), self.board, incomparable=True)

    def violations(self, solution: Board) -> list[Violation]:
        found = self.cell_violations(solution)
        wanted = set(self.symbols)
        for name, unit in self.units:
            held = [solution[cell] for cell in unit]
            if set(held) != wanted:
                # A digit may still be missing in a unit that is not full.
                right = (0, 1) if EMPTY in held else (1,)
                broken = [digit for digit in sorted(wanted, key=int) if held.count(digit) not in right]
                found += [Violation(digit_once(name, digit), tuple(unit)) for digit in broken]
        return found

    @cached_property
    def once(self) -> dict[str, patterns.Once]:
        """The rules of units by their sentences."""
        every = [(name, unit, digit) for name, unit in self.units for digit in self.symbols]
        return {digit_once(name, digit): patterns.Once(name, frozenset(unit), digit) for name, unit, digit in every}

    def reason(self, inference: Inference) -> Reason | None:
        return patterns.named(inference, self.once, self.symbols)

    def one_symbol(self, cell: Cell) -> str:
        return f"{at(cell)} holds exactly one digit"

    def picture(self, solution: Board | None = None) -> Picture:
        side = isqrt(self.size)
        regions = {cell: number for number, box in enumerate(boxes(self.size, side, side)) for cell in box}
        return super().picture(solution)._replace(regions=regions)

    def solution_text(self, solution: Board) -> str:
        if self.size <= 9:
            return board_text(solution).replace(EMPTY, ".")
        width = len(str(self.size))
        padded = {cell: symbol.replace(EMPTY, ".").rjust(width) for cell, symbol in solution.items()}
        return board_text(padded, " ")

    def line(self) -> str:
        return self.solution_line(self.board)

    def solution_line(self, solution: Board) -> str:
        if 1 < self.size <= 9:
            return self.solution_text(solution).replace("\n", "")
        return super().solution_line(solution)

    def read_solution(self, source: Source) -> Board:
        return read_board(source, self.size)


def box_name(box: list[Cell]) -> str:
    (top, left), (bottom, right) = box[0], box[-1]
    return f"the box of rows {top} to {bottom} and columns {left} to {right}"


def digit_once(unit: str, digit: str) -> str:
    return f"{unit} has the digit {digit} exactly once"


def parse(source: Source, variant: str) -> Sudoku:
    return Sudoku(read_board(source), variant)


def read_board(source: Source, size: int | None = None) -> Board:
    """Read n rows of n cells, or all cells in one line. With a size, no other is accepted."""
    lines = source.some_lines("the rows of a sudoku")
    # Symbols first: if a length is wrong as well, a wrong symbol is the likelier mistake.
    entries = read_entries(lines)
    if len(lines) == 1:
        lines, entries = cut_in_rows(lines[0], entries[0], size)
    n = size or size_of_rows(lines, entries)
    expect_rows(lines, n)
    for line, row in zip(lines, entries, strict=True):
        expect_parts(line, row, n, "cell")
    return board_of(
        [EMPTY if one.text in EMPTIES else str(one.number(1, n, "digit")) for one in row] for row in entries
    )


def one_a_line(source: Source) -> list[Source]:
    """Return a part for each line, if the lines are whole sudokus of at least 4 x 4, such as 81 characters each."""
    lengths = [len(line.text) for line in source.lines()]
    n = isqrt(commonest(lengths)) if len(lengths) > 1 else 1
    whole = is_side(n) and 4 <= n <= 9 and commonest(lengths) == n * n
    return source.by_line() if whole else [source]


def cut_in_rows(line: Token, entries: list[Token], size: int | None) -> tuple[list[Token], list[list[Token]]]:
    """Return the line of each row, and the rows, of a sudoku in one line; other lengths may be a single row."""
    n = size or isqrt(len(entries))
    if n * n == len(entries) and is_side(n):
        return [line] * n, [entries[row * n : (row + 1) * n] for row in range(n)]
    if not is_side(len(entries)):
        wanted = size * size if size else "1, 16, 81, 256 ..."
        raise after(line, f"expected {wanted} cells in a single line, but found {len(entries)}")
    return [line], [entries]


def size_of_rows(lines: list[Token], entries: list[list[Token]]) -> int:
    """Return n: the length of the rows, or if no sudoku has that side, their number."""
    width = commonest(map(len, entries))
    for n in (width, len(lines)):
        if is_side(n):
            return n
    raise after(lines[0], f"expected a side of 1, 4, 9, 16, 25 ... cells, but found {width}")


def is_side(n: int) -> bool:
    return isqrt(n) ** 2 == n


def read_entries(lines: list[Token]) -> list[list[Token]]:
    """Return the cells of each line: words, if there are more than nine or as many as lines; else characters."""
    words = [line.words() for line in lines]
    large = commonest(map(len, words)) > 9
    entries = [
        row if len(row) > 1 and (large or len(row) == len(lines)) else line.characters()
        for line, row in zip(lines, words, strict=True)
    ]
    known = "a digit, or . for an empty cell"
    return [expect_each(row, lambda word: word.text in EMPTIES or word.is_number, known) for row in entries]


def blank(size: Cell, variant: str, options: Options, random: Random) -> Sudoku:  # noqa: ARG001 - all are the same
    fits = size[0] == size[1] and size[0] in SIDES
    expect_size(fits, f"a sudoku of {', '.join(map(str, SIDES))} rows and as many columns", size)
    return Sudoku.of_size(size, variant)


def groups(places: Sequence[Cell], size: Cell, options: Options) -> list[list[Cell]]:
    """Return groups of places: a place and its images under the symmetry."""
    return list(map(list, dict.fromkeys(tuple(images(place, size, options["symmetry"])) for place in places)))


def quick() -> Quick:
    from smtpuzzles.kinds.sudoku import fast  # it needs numpy and numba

    return Quick(fast.fits, fast.decide)


def formats() -> tuple[Format, ...]:
    from smtpuzzles.kinds.sudoku.formats import FORMATS  # few commands need them

    return FORMATS


KIND = Kind(
    name="sudoku",
    title="each digit once in every row, column and box",
    variants={"classic": "rows, columns and boxes", "x": "rows, columns, boxes and both main diagonals"},
    parse=parse,
    levels=one_a_line,
    mark=r"^(?=[01_.]*[2-9])[0-9_.]{81}$",
    setter=BoardSetter(
        usual=(9, 9),
        blank=blank,
        options=(Option("symmetry", str, "none", "symmetry of the givens", SYMMETRIES),),
        groups=groups,
    ),
    rules=("Every cell holds a digit.", "Every row, every column and every box has each digit exactly once."),
    formats=formats,
    quick=quick,
    legend=((Tile("·", Role.OPEN), "open"),),
)
