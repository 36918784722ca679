"""Nurikabe.

Some cells are black. White cells form islands: parts that are connected along their sides. Each island has one number,
which is the number of its cells. All black cells are connected, and no four of them form a square.

setting.py   numbers of new boards
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.grids import corpus_format, link_format
from smtpuzzles.kinds.nurikabe import setting

LEAST, MOST = 3, 15  # rows and columns of new boards


class Nurikabe(sp.Grid):
    kind: ClassVar[str] = "nurikabe"
    symbols = sp.SHADED
    held, essential = sp.WHITE, True

    def laws(self) -> Iterator[sp.Law]:
        for square in sp.blocks(*self.size):
            sentence = f"the square of four cells from {sp.at(square[0])} has a white cell"
            yield sp.Law("square", square, sentence, square, sp.some(sp.WHITE))

    def wide_laws(self) -> list[sp.Wide]:
        largest = max(map(int, self.numbers.values()), default=1)
        islands = sp.reaching(self.cells, sp.WHITE, "white", self.numbers.keys(), largest - 1)
        return [islands, sp.connected(self.cells, sp.BLACK, "black")]

    def values(self, place: sp.Cell) -> list[str]:  # noqa: ARG002 - the same everywhere
        return [str(number) for number in range(1, len(self.cells) + 1)]

    def number_at(self, place: sp.Cell, board: sp.Board) -> str | None:
        island = next(one for one in islands(board) if place in one)
        return str(len(island)) if len(island & self.numbers.keys()) == 1 else None

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        size, (row, column) = int(value), place
        near = [(r, c) for r, c in self.cells if abs(r - row) + abs(c - column) < size]

        def state(x: sp.Literals) -> Iterator[sp.Constraint]:
            own = {(r, c): x.helpers[f"island_{row}_{column}_has_{r}_{c}"] for r, c in near}
            yield sp.Exactly(size, tuple(own.values()))
            yield sp.AnyOf((own[place],))
            for cell, literal in own.items():
                yield sp.AnyOf((-literal, x.of(cell, sp.WHITE)))
                if cell in self.numbers and cell != place:
                    yield sp.AnyOf((-literal,))
                beside = [other for other in sp.side_neighbours(cell) if other in self.domain]
                # What touches the island is black, or in it.
                yield from (
                    sp.AnyOf((-literal, x.of(one, sp.BLACK), *([own[one]] if one in own else []))) for one in beside
                )

        sentence = f"the {value} at {sp.at(place)} is alone in an island of {value} white cell{'s' * (size > 1)}"
        return self.of_number(place, value, sentence, near, state)


def islands(board: sp.Board) -> list[set[sp.Cell]]:
    return sp.parts_of(cell for cell, symbol in board.items() if symbol == sp.WHITE)


def blank(wanted: sp.Wanted[sp.Options]) -> Nurikabe:
    size = wanted.size
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    return Nurikabe(size, setting.new_numbers(size, wanted.random), wanted.variant)


def mended(mending: sp.Mending[Nurikabe, sp.Options]) -> sp.Mended | None:
    puzzle, random = mending.puzzle, mending.wanted.random
    black = {cell for cell, symbol in mending.solution.items() if symbol == sp.BLACK}
    numbers = setting.mended_numbers(puzzle.size, puzzle.numbers, black, mending.differing, random)
    return sp.Mended(puzzle=replace(puzzle, numbers=numbers)) if numbers else None


KIND = sp.declared(
    Nurikabe,
    "numbers are islands of so many white cells; the black cells are connected, without squares of four",
    (
        "Make some cells black, so that the white cells form islands.",
        "Each island has one number, which is the number of its cells; islands do not touch along a side.",
        "All black cells are connected, and no four of them form a square.",
    ),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, mended=mended, clues=False),
    formats=lambda: (link_format(Nurikabe, "nurikabe"), corpus_format(Nurikabe)),
)
