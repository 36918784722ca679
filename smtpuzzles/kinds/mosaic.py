"""Mosaic, also called Fill-a-Pix.

Some cells are black. A number is the number of black cells among its own cell and the cells around it.

block   a cell and the cells around it, at sides and corners
"""

from typing import ClassVar

from smtpuzzles.exchange.grids import corpus_format, link_format
from smtpuzzles.puzzle import (
    BLACK,
    BLOCKED,
    CIRCLED_NUMBER,
    COUNTING,
    SHADED,
    Board,
    Cell,
    Exactly,
    Grid,
    Law,
    around,
    at,
    declared,
)


class Mosaic(Grid):
    kind: ClassVar[str] = "mosaic"
    symbols = SHADED

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {place: tuple(map(str, range(len(self.block(place)) + 1))) for place in self.cells}

    def number_at(self, place: Cell, board: Board) -> str:
        return str([board[cell] for cell in self.block(place)].count(BLACK))

    def number_law(self, place: Cell, value: str) -> Law:
        block = self.block(place)
        sentence = f"the block around {at(place)} has {value} black cell{'s' * (value != '1')}"
        return self.of_number(place, value, sentence, block, lambda x: [Exactly(int(value), x.all(block, BLACK))])

    def block(self, place: Cell) -> list[Cell]:
        return sorted([place, *around(place, self.size)])


KIND = declared(
    Mosaic,
    "a number counts the black cells in the block around it (Fill-a-Pix)",
    ("Make some cells black.", "A number is the number of black cells among its own cell and the cells around it."),
    legend=CIRCLED_NUMBER,
    techniques=(*COUNTING, BLOCKED),
    formats=lambda: (link_format(Mosaic, "fillpix", "mosaic"), corpus_format(Mosaic)),
    aliases=("fillapix",),
)
