"""Minesweeper on paper.

Some cells have a mine. A number is the number of mines in the cells around it, and its own cell has none. The number of
all mines may be known.
"""

from typing import Annotated, ClassVar

from smtpuzzles.exchange.grids import corpus_format, link_format
from smtpuzzles.puzzle import (
    BLOCKED,
    COUNTING,
    Board,
    Cell,
    Exactly,
    Grid,
    Law,
    Look,
    Option,
    Options,
    Role,
    Tile,
    around,
    at,
    declared,
)

MINE, NONE = "*", "-"


class Mines(Options):
    mines: Annotated[int | None, Option("Put N mines on a new board.")] = None


class Minesweeper(Grid):
    kind: ClassVar[str] = "minesweeper"
    symbols: ClassVar = {
        MINE: Look("a mine", Tile("●", Role.PIECE)),
        NONE: Look("no mine", Tile("×", Role.LIGHT)),
    }
    verbs = ("has", "have", "had")
    held, totals, things = NONE, "mines", "mines"

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {place: tuple(map(str, range(len(around(place, self.size)) + 1))) for place in self.cells}

    def number_at(self, place: Cell, board: Board) -> str | None:
        return None if board[place] == MINE else str([board[cell] for cell in around(place, self.size)].count(MINE))

    def number_law(self, place: Cell, value: str) -> Law:
        near, mines = around(place, self.size), "1 mine is" if value == "1" else f"{value} mines are"
        sentence = f"{at(place)} has no mine, and {mines} around it"
        return self.of_number(place, value, sentence, near, lambda x: [Exactly(int(value), x.all(near, MINE))])


KIND = declared(
    Minesweeper,
    "a number counts the mines around it",
    ("Find the mines.", "A number is the number of mines in the cells around it.", "A cell with a number has no mine."),
    techniques=(*COUNTING, BLOCKED),
    formats=lambda: (link_format(Minesweeper, "mines"), corpus_format(Minesweeper)),
    share=0.2,
    options=Mines,
)
