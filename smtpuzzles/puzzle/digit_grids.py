"""Squares of cells with digits, of which some are given, and further clues beside the board or between cells."""

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import ClassVar, Self

from smtpuzzles.base.grid import board_text, cells, named_lines
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, expect_grid, expect_parts, quoted
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.puzzle.digit_chains import LINE
from smtpuzzles.puzzle.givens import read_symbols
from smtpuzzles.puzzle.grids import NO_LABEL, Grid
from smtpuzzles.puzzle.lawful import LEAST
from smtpuzzles.puzzle.laws import EMPTY, Law, Literals
from smtpuzzles.puzzle.places import edges, is_edge, labels, point_of, side_of, sides_of
from smtpuzzles.result import Violation

LESS, GREATER, NO_SIGN = "<", ">", "."
UPRIGHT, LEVEL = {LESS: "^", GREATER: "v"}, str.maketrans("^v", "<>")
NONE = (EMPTY, NO_SIGN, NO_LABEL)


class DigitGrid(Grid):
    """A square whose cells hold digits; `numbers` are those that are given, and the clues beside or between cells.

    from_zero   the variant whose digits begin with 0, which its text tells
    """

    highest: ClassVar[int] = 9
    from_zero: ClassVar[str] = ""

    # Rules.

    @property
    def symbols(self) -> tuple[str, ...]:
        first = int(self.variant != self.from_zero)
        return tuple(map(str, range(first, self.size[0] + first)))

    def is_beside(self, place: Cell) -> bool:
        return place not in self.board

    def every_law(self) -> Iterator[Law]:
        yield from self.laws()
        yield from (self.number_law(*number) for number in self.numbers.items() if self.is_beside(number[0]))

    def clue_law(self, clue: Clue) -> Law:
        return self.number_law(*clue) if self.is_beside(clue.place) else self.given_law(*clue)

    def literals(self) -> Literals:
        x = super().literals()
        if not self.numbers and not self.essential:
            # Rules of clues are added to the blank puzzle, so it has their helpers.
            for place, values in self.domains().items():
                if self.is_beside(place):
                    self.number_law(place, values[0]).rule(x)
        return x

    def violations(self, solution: Board) -> list[Violation]:
        found = self.cell_violations(solution)
        return found if EMPTY in solution.values() else found + super().violations(solution)

    def exchangeable(self) -> list[Collection[Cell]] | None:
        if list(self.wide_laws()):
            return None
        others = [law for law in self.every_law() if law.sort != LINE]
        return [*[line for _, line in named_lines(*self.size)], *[[cell] for law in others for cell in law.cells]]

    # Clues and entries.

    def fixed(self) -> dict[Cell, str]:
        return {place: digit for place, digit in self.numbers.items() if not self.is_beside(place)}

    def clues_of(self, solution: Board) -> list[Clue]:
        if self.essential:
            return []
        found = {place: self.number_at(place, solution) for place in self.places if self.is_beside(place)}
        return [Clue(place, value) for place, value in (*found.items(), *solution.items()) if value is not None]

    def in_order(self) -> list[int | None]:
        """Return the number in each place, the labels first."""
        return [int(self.numbers[place]) if place in self.numbers else None for place in self.places]

    # Pictures and text.

    @classmethod
    def expect_square(cls, size: Cell, place: Token) -> None:
        """Raise an error here if this is not the size of a board."""
        if not LEAST <= size[0] == size[1] <= cls.highest:
            expected = f"a square board of {LEAST} to {cls.highest} rows"
            raise place.error(f"expected {expected}, but found one of {size[1]} x {size[0]}")

    def played(self, entries: Board) -> Picture:
        return super().played(entries)._replace(caption=self._caption)

    @property
    def _caption(self) -> str:
        return self.variant if self.variant == self.from_zero else ""

    def _headed(self, rows: str) -> str:
        return f"{f'{self.kind}: {self._caption}'.rstrip()}\n{rows}"

    def tile(self, cell: Cell, symbol: str | None) -> Tile:
        given = self.numbers.get(cell)
        if symbol is None and given is None:
            return self.open_tile
        return Tile(given or symbol or "", Role.SYMBOL, strong=given is not None)

    def read_solution(self, source: Source) -> Board:
        return read_symbols(source, tuple(self.symbols), self.size)


class LabelledDigits(DigitGrid):
    """With labels on all four sides."""

    @cached_property
    def places(self) -> list[Cell]:
        return [*labels(self.size), *self.cells]

    def called(self, place: Cell) -> str:
        return f"the label {side_of(place, self.size)}" if self.is_beside(place) else super().called(place)

    def label(self, place: Cell) -> str:
        return self.numbers.get(place, NO_LABEL)

    def played(self, entries: Board) -> Picture:
        over, under, before, behind = self.sides()
        return super().played(entries)._replace(top=over, bottom=under, left=before, right=behind)

    def sides(self) -> list[tuple[str, ...]]:
        """Return the labels above, below, left and right."""
        every, n = list(map(self.label, labels(self.size))), self.size[0]
        return [tuple(every[start : start + n]) for start in range(0, 4 * n, n)]

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


class SignedDigits(DigitGrid):
    """With the signs < and > between cells; those above and below each other have ^ and v in texts."""

    @cached_property
    def places(self) -> list[Cell]:
        return [*edges(self.size), *self.cells]

    def played(self, entries: Board) -> Picture:
        signs = {sides_of(place): sign for place, sign in self.numbers.items() if self.is_beside(place)}
        return super().played(entries)._replace(edges=signs)

    def number_rows(self) -> str:
        side = 2 * self.size[0] - 1
        points = {(r, c): EMPTY if r % 2 and c % 2 else NO_SIGN for r, c in cells(side, side)}
        for place, word in self.numbers.items():
            r, c = point_of(place)
            points[r, c] = word if r % 2 else UPRIGHT[word]
        return board_text(points)

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        # In a picture, places for signs are not between all cells: one without signs would be a smaller board.
        source.expect_typed(f"rows of digits, signs and {NO_SIGN}")
        lines, _ = cls._below_head(source)
        size = cls.rows_of_digits(lines[::2]), len(lines) // 2 + 1
        if not len(lines) % 2:
            raise after(lines[-1], "expected a row of cells below, but found only signs")
        rows = [line.characters() for line in lines]
        expect_grid(lines, rows, (len(lines), len(lines)))
        at_point = {point_of(place): place for place in [*edges(size), *cells(*size)]}
        numbers = {}
        for r, row in enumerate(rows, 1):
            for c, token in enumerate(row, 1):
                signs = "<>." if r % 2 else "^v." if c % 2 else "."
                if not (r % 2 and c % 2) and token.text not in signs:
                    raise token.error(f"expected {' or '.join(signs)} here, but found {quoted(token.text)}")
                if token.text not in NONE:
                    numbers[at_point[r, c]] = token._replace(text=token.text.translate(LEVEL))
        dots = [token for row in rows[::2] for token in row[::2] if token.text == NO_SIGN]
        if dots and not any(map(is_edge, numbers)):
            found = quoted(NO_SIGN)
            raise dots[0].error(f"expected {EMPTY}, because no sign shows where signs stand, but found {found}")
        return cls.of_words(size, numbers, variant)
