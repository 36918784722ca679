"""Minesweeper on paper.

Some cells have a mine. A number is the number of mines in the cells around it, and its own cell has none. The number of
all mines may be known.
"""

from typing import Annotated, ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.grids import corpus_format, link_format

MINE, NONE = "*", "-"


class Mines(sp.Options):
    mines: Annotated[int | None, sp.Option("Put N mines on a new board.")] = None


class Minesweeper(sp.Grid):
    kind: ClassVar[str] = "minesweeper"
    symbols: ClassVar = {
        MINE: sp.Look("a mine", sp.Tile("●", sp.Role.PIECE)),
        NONE: sp.Look("no mine", sp.Tile("×", sp.Role.LIGHT)),
    }
    verbs = ("has", "have", "had")
    held, totals, things = NONE, "mines", "mines"

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return {place: tuple(map(str, range(len(sp.around(place, self.size)) + 1))) for place in self.cells}

    def number_at(self, place: sp.Cell, board: sp.Board) -> str | None:
        return None if board[place] == MINE else str([board[cell] for cell in sp.around(place, self.size)].count(MINE))

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        near, mines = sp.around(place, self.size), "1 mine is" if value == "1" else f"{value} mines are"
        sentence = f"{sp.at(place)} has no mine, and {mines} around it"
        return self.of_number(place, value, sentence, near, lambda x: [sp.Exactly(int(value), x.all(near, MINE))])


KIND = sp.declared(
    Minesweeper,
    "a number counts the mines around it",
    ("Find the mines.", "A number is the number of mines in the cells around it.", "A cell with a number has no mine."),
    techniques=(*sp.COUNTING, sp.BLOCKED),
    formats=lambda: (link_format(Minesweeper, "mines"), corpus_format(Minesweeper)),
    share=0.2,
    options=Mines,
)
