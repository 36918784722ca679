"""Boards of walls and open cells, in whose lines digits from 1 to 9 differ; a wall may have the totals of two lines.

line    open cells side by side, as many as possible
total   of the line right of a wall, or below it; its place is the edge between the wall and the line
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from math import prod
from typing import ClassVar, Self

from smtpuzzles.base.grid import at, columns, phrase, rows, size_of, these_cells
from smtpuzzles.base.picture import Role, Tile
from smtpuzzles.base.text import Source, Token, quoted
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.givens import read_symbols
from smtpuzzles.puzzle.grids import Grid, rows_of, words_in
from smtpuzzles.puzzle.ingredients.totals import DIFFERENT, DIGITS, adding_up, fillings
from smtpuzzles.puzzle.lawful import Look
from smtpuzzles.puzzle.laws import EMPTY, Law
from smtpuzzles.puzzle.places import edge, edges, is_edge, sides_of
from smtpuzzles.result import Violation

WALL, BEHIND = "#", "\\"  # BEHIND is between the total of the line below a wall and that of the line to its right
HIGHEST = 45  # total, of nine digits
TOTAL, DIFFER = "total", "different"  # the sorts of rules
TOTALS = f"16{BEHIND}23"
WALLS = {
    WALL: Look("a wall", Tile("█", Role.DARK, fill="█")),
    TOTALS: Look("a wall with the totals of the line below it and of the line to its right", Tile(TOTALS, Role.CLUE)),
}


def totals_of(wall: Cell) -> tuple[Cell, Cell]:
    """Return the places of the totals of the line below a wall and of the line to its right."""
    r, c = wall
    return edge(wall, (r + 1, c)), edge(wall, (r, c + 1))


@dataclass(frozen=True)
class SumGrid(Grid):
    """`numbers` are walls and totals; a total without a wall and a line beside it is left out."""

    essential: ClassVar[bool] = True
    looks: ClassVar[Mapping[str, Look]] = {"1": Look("a digit from 1 to 9", Tile("1", Role.SYMBOL))}

    @property
    def symbols(self) -> tuple[str, ...]:
        return tuple(DIGITS)

    def fixed(self) -> dict[Cell, str]:
        return {cell: WALL for cell, symbol in self.numbers.items() if symbol == WALL}

    @cached_property
    def open_lines(self) -> dict[Cell, list[Cell]]:
        """The cells of each line, by the place of its total."""
        walls, found = self.fixed(), dict[Cell, list[Cell]]()
        for across, lines in ((True, rows(*self.size)), (False, columns(*self.size))):
            for line in lines:
                for is_wall, part in groupby(line, walls.__contains__):
                    (r, c), *more = part
                    if not is_wall:
                        before = (r, c - 1) if across else (r - 1, c)
                        found[edge(before, (r, c))] = [(r, c), *more]
        return found

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(self.cells, (WALL,)) | dict.fromkeys(
            edges(self.size), tuple(map(str, range(1, HIGHEST + 1)))
        )

    def with_givens(self, givens: Mapping[Cell, str]) -> Self:
        walls = {cell: symbol for cell, symbol in givens.items() if symbol == WALL}
        totals = {place: total for place, total in givens.items() if is_edge(place)}
        lines = super().with_givens(walls).open_lines if totals else {}
        return super().with_givens({**walls, **{place: totals[place] for place in totals if place in lines}})

    @cached_property
    def lines_at(self) -> dict[Cell, list[list[Cell]]]:
        """The two lines of each open cell."""
        found: dict[Cell, list[list[Cell]]] = {cell: [] for cell in self.cells if cell not in self.numbers}
        for line in self.open_lines.values():
            for cell in line:
                found[cell].append(line)
        return found

    def free_at(self, cell: Cell, digits: Mapping[Cell, str]) -> list[str]:
        """Return the digits that no other cell of its lines has."""
        used = {digits.get(other) for line in self.lines_at[cell] for other in line if other != cell}
        return [digit for digit in DIGITS if digit not in used]

    def fillings_at(self, cell: Cell, digits: Mapping[Cell, str]) -> int:
        """Return the product of the numbers of fillings that totals of these digits leave to the lines of a cell."""
        lines = self.lines_at[cell]
        return prod(len(fillings(len(line), sum(int(digits[one]) for one in line))) for line in lines)

    def with_totals(self, solution: Board) -> Self:
        """Return the puzzle with the totals of these digits."""
        totals = {place: str(sum(int(solution[cell]) for cell in line)) for place, line in self.open_lines.items()}
        return self.with_givens({**self.fixed(), **totals})

    def called(self, place: Cell) -> str:
        if not is_edge(place):
            return super().called(place)
        wall, first = sides_of(place)
        return f"the total {'right of' if wall[0] == first[0] else 'below'} {at(wall)}"

    def laws(self) -> Iterator[Law]:
        for place, line in self.open_lines.items():
            digits, total = f"the digits of {phrase(these_cells(line))} differ", self.numbers.get(place)
            if total is not None:
                yield Law(TOTAL, (place, total), f"{digits} and add up to {total}", line, adding_up(int(total)))
            elif len(line) > 1:
                yield Law(DIFFER, (place,), digits, line, DIFFERENT)

    def every_law(self) -> Iterator[Law]:
        return self.laws()

    def violations(self, solution: Board) -> list[Violation]:
        return self.cell_violations(solution) + super().violations(solution)

    def exchangeable(self) -> list[Collection[Cell]] | None:
        if list(self.wide_laws()):
            return None
        others = [law for law in self.every_law() if law.sort not in (TOTAL, DIFFER)]
        return [*self.open_lines.values(), *[[cell] for law in others for cell in law.cells]]

    # Pictures and text.

    def word(self, cell: Cell) -> str:
        """Return a wall with its totals, or EMPTY."""
        if cell not in self.numbers:
            return EMPTY
        totals = BEHIND.join([self.numbers.get(place, "") for place in totals_of(cell)])
        return WALL if totals == BEHIND else totals

    def tile(self, cell: Cell, symbol: str | None) -> Tile:
        word = self.word(cell)
        if word == EMPTY:
            return Tile(symbol, Role.SYMBOL) if symbol else self.open_tile
        return WALLS[WALL].tile if word == WALL else Tile(word, Role.CLUE)

    def number_rows(self) -> str:
        return rows_of({cell: self.word(cell) for cell in self.cells})

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        source.expect_typed("rows of walls and open cells")
        lines, _ = cls._below_head(source)
        words = words_in(lines)
        return cls.of_walls(words, size_of(words), (EMPTY, "."), BEHIND, variant)

    @classmethod
    def of_walls(cls, words: Mapping[Cell, Token], size: Cell, empty: Sequence[str], behind: str, variant: str) -> Self:
        """Return the puzzle of these words: open cells, and walls, perhaps with two totals around `behind`."""
        walls, totals = dict[Cell, str](), dict[Cell, Token]()
        for cell, word in words.items():
            parts = word.parts(behind)
            if len(parts) > 2 or (len(parts) == 1 and word.text not in (*empty, WALL)):
                expected = f"{empty[0]}, {WALL}, or totals as in {TOTALS.replace(BEHIND, behind)}"
                raise word.error(f"expected {expected}, but found {quoted(word.text)}")
            if parts[1:]:
                totals |= {place: part for place, part in zip(totals_of(cell), parts, strict=True) if part.text}
            if word.text not in empty:
                walls[cell] = WALL
        blank = cls.of_size(size, variant).with_givens(walls)
        for place, total in totals.items():
            if place not in blank.open_lines:
                raise total.error("expected no total, because no open cell follows")
            total.number(1, HIGHEST, "total")
        return blank.with_givens({**walls, **{place: str(int(total.text)) for place, total in totals.items()}})

    def read_solution(self, source: Source) -> Board:
        return read_symbols(source, (*self.symbols, WALL), self.size)
