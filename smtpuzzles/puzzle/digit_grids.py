"""Squares of cells with digits, of which some are given, and further clues beside the board or between cells."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self

from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, expect_parts
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.puzzle.givens import read_symbols
from smtpuzzles.puzzle.grids import NO_LABEL, Grid
from smtpuzzles.puzzle.laws import EMPTY, Law, Literals
from smtpuzzles.puzzle.places import labels, side_of
from smtpuzzles.result import Violation

NONE = (EMPTY, ".", NO_LABEL)


@dataclass(frozen=True)
class DigitGrid(Grid):
    """A square whose cells hold digits; `numbers` are those that are given, and labels on all four sides.

    from_zero   the variant whose digits begin with 0, which its text tells
    """

    highest: ClassVar[int] = 9
    from_zero: ClassVar[str] = ""

    # Rules.

    @property
    def symbols(self) -> tuple[str, ...]:
        first = int(self.variant != self.from_zero)
        return tuple(map(str, range(first, self.size[0] + first)))

    @cached_property
    def places(self) -> list[Cell]:
        return [*labels(self.size), *self.cells]

    def is_label(self, place: Cell) -> bool:
        return not (1 <= place[0] <= self.size[0] and 1 <= place[1] <= self.size[1])

    def every_law(self) -> Iterator[Law]:
        yield from self.laws()
        yield from (self.number_law(*number) for number in self.numbers.items() if self.is_label(number[0]))

    def clue_law(self, clue: Clue) -> Law:
        return self.number_law(*clue) if self.is_label(clue.place) else self.given_law(*clue)

    def literals(self) -> Literals:
        x = super().literals()
        if not self.numbers:
            # Rules of clues are added to the blank puzzle, so it has their helpers.
            for place, values in self.domains().items():
                if self.is_label(place):
                    self.number_law(place, values[0]).rule(x)
        return x

    def violations(self, solution: Board) -> list[Violation]:
        found = self.cell_violations(solution)
        return found if EMPTY in solution.values() else found + super().violations(solution)

    # Clues and entries.

    def called(self, place: Cell) -> str:
        return f"the label {side_of(place, self.size)}" if self.is_label(place) else super().called(place)

    def fixed(self) -> dict[Cell, str]:
        return {place: digit for place, digit in self.numbers.items() if not self.is_label(place)}

    def clues_of(self, solution: Board) -> list[Clue]:
        found = {place: self.number_at(place, solution) for place in self.places if self.is_label(place)}
        return [Clue(place, value) for place, value in (*found.items(), *solution.items()) if value is not None]

    def in_order(self) -> list[int | None]:
        """Return the number in each place, the labels first."""
        return [int(self.numbers[place]) if place in self.numbers else None for place in self.places]

    # Pictures and text.

    def label(self, place: Cell) -> str:
        return self.numbers.get(place, NO_LABEL)

    def played(self, entries: Board) -> Picture:
        over, under, before, behind = self.sides()
        picture = super().played(entries)._replace(top=over, bottom=under, left=before, right=behind)
        return picture._replace(caption=self._headed("").strip().removesuffix(":"))

    def _headed(self, rows: str) -> str:
        return f"{self.kind}:{f' {self.variant}' * (self.variant == self.from_zero)}\n{rows}"

    def sides(self) -> list[tuple[str, ...]]:
        """Return the labels above, below, left and right."""
        every, n = list(map(self.label, labels(self.size))), self.size[0]
        return [tuple(every[start : start + n]) for start in range(0, 4 * n, n)]

    def tile(self, cell: Cell, symbol: str | None) -> Tile:
        given = self.numbers.get(cell)
        if symbol is None and given is None:
            return self.open_tile
        return Tile(given or symbol or "", Role.SYMBOL, strong=given is not None)

    def number_rows(self) -> str:
        over, under, before, behind = self.sides()
        n = self.size[0]
        rows = [[self.board[r, c] for c in range(1, n + 1)] for r in range(1, n + 1)]
        lines = [[" ", *over], *[[a, *row, z] for a, row, z in zip(before, rows, behind, strict=True)], [" ", *under]]
        return "".join([" ".join(line) + "\n" for line in lines])

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        lines, said = cls._below_head(source, cls.from_zero)
        variant = said.text if said else variant
        if len(lines) < 4:
            raise after(lines[-1], "expected labels, two rows or more, and labels below, but found too few lines")
        size = cls.rows_of_digits(lines[1:-1])
        places, words = [], list[Token]()
        for r, line in enumerate(lines):
            parts, first = line.words(), 0 if 0 < r <= size else 1
            expect_parts(line, parts, size + 2 if first == 0 else size, "word" if first == 0 else "label")
            places += [(r, c) for c in range(first, first + len(parts))]
            words += parts
        numbers = {place: word for place, word in zip(places, words, strict=True) if word.text not in NONE}
        return cls.of_words((size, size), numbers, variant)

    def read_solution(self, source: Source) -> Board:
        return read_symbols(source, tuple(self.symbols), self.size)
