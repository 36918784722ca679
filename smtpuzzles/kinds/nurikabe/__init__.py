"""Nurikabe.

Some cells are black. White cells form islands: parts that are connected along their sides. Each island has one number,
which is the number of its cells. All black cells are connected, and no four of them form a square.

setting.py   numbers of new boards
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from smtpuzzles.base.grid import at, blocks, parts_of, side_neighbours
from smtpuzzles.exchange.grids import corpus_format, link_format
from smtpuzzles.kinds.nurikabe import setting
from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Exactly
from smtpuzzles.puzzle import (
    BLACK,
    SHADED,
    WHITE,
    BoardSetter,
    Grid,
    Law,
    Literals,
    Mended,
    Mending,
    Options,
    Wanted,
    Wide,
    connected,
    declared,
    expect_size,
    reaching,
    some,
)

LEAST, MOST = 3, 15  # rows and columns of new boards


class Nurikabe(Grid):
    kind: ClassVar[str] = "nurikabe"
    symbols = SHADED
    held, essential = WHITE, True

    def laws(self) -> Iterator[Law]:
        for square in blocks(*self.size):
            sentence = f"the square of four cells from {at(square[0])} has a white cell"
            yield Law("square", square, sentence, square, some(WHITE))

    def wide_laws(self) -> list[Wide]:
        largest = max(map(int, self.numbers.values()), default=1)
        islands = reaching(self.cells, WHITE, "white", self.numbers.keys(), largest - 1)
        return [islands, connected(self.cells, BLACK, "black")]

    def values(self, place: Cell) -> list[str]:  # noqa: ARG002 - the same everywhere
        return [str(number) for number in range(1, len(self.cells) + 1)]

    def number_at(self, place: Cell, board: Board) -> str | None:
        island = next(one for one in islands(board) if place in one)
        return str(len(island)) if len(island & self.numbers.keys()) == 1 else None

    def number_law(self, place: Cell, value: str) -> Law:
        size, (row, column) = int(value), place
        near = [(r, c) for r, c in self.cells if abs(r - row) + abs(c - column) < size]

        def state(x: Literals) -> Iterator[Constraint]:
            own = {(r, c): x.helpers[f"island_{row}_{column}_has_{r}_{c}"] for r, c in near}
            yield Exactly(size, tuple(own.values()))
            yield AnyOf((own[place],))
            for cell, literal in own.items():
                yield AnyOf((-literal, x.of(cell, WHITE)))
                if cell in self.numbers and cell != place:
                    yield AnyOf((-literal,))
                beside = [other for other in side_neighbours(cell) if other in self.domain]
                # What touches the island is black, or in it.
                yield from (AnyOf((-literal, x.of(one, BLACK), *([own[one]] if one in own else []))) for one in beside)

        sentence = f"the {value} at {at(place)} is alone in an island of {value} white cell{'s' * (size > 1)}"
        return self.of_number(place, value, sentence, near, state)


def islands(board: Board) -> list[set[Cell]]:
    return parts_of(cell for cell, symbol in board.items() if symbol == WHITE)


def blank(wanted: Wanted[Options]) -> Nurikabe:
    size = wanted.size
    expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    return Nurikabe(size, setting.new_numbers(size, wanted.random), wanted.variant)


def mended(mending: Mending[Nurikabe, Options]) -> Mended | None:
    puzzle, random = mending.puzzle, mending.wanted.random
    black = {cell for cell, symbol in mending.solution.items() if symbol == BLACK}
    numbers = setting.mended_numbers(puzzle.size, puzzle.numbers, black, mending.differing, random)
    return Mended(puzzle=replace(puzzle, numbers=numbers)) if numbers else None


KIND = declared(
    Nurikabe,
    "numbers are islands of so many white cells; the black cells are connected, without squares of four",
    (
        "Make some cells black, so that the white cells form islands.",
        "Each island has one number, which is the number of its cells; islands do not touch along a side.",
        "All black cells are connected, and no four of them form a square.",
    ),
    setter=BoardSetter(usual=(8, 8), blank=blank, mended=mended, clues=False),
    formats=lambda: (link_format(Nurikabe, "nurikabe"), corpus_format(Nurikabe)),
)
