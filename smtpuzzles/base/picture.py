"""A picture of a board, before anybody decides on colours or characters a cell.

A kind says what each cell shows and which role that plays; views/ draws it. The roles are about pictures, not about
puzzles: a new kind picks among them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import NamedTuple

from smtpuzzles.model import Cell


class Role(Enum):
    """What a tile is to the eye."""

    OPEN = auto()  # nothing decided yet
    DARK = auto()  # a filled square
    LIGHT = auto()  # an empty square
    LIT = auto()  # an empty square that something reaches
    PIECE = auto()  # a thing put on a lit square
    CLUE = auto()  # a number on a filled square
    MET = auto()  # such a number, satisfied
    UNMET = auto()  # such a number, not satisfied
    SYMBOL = auto()  # a symbol on paper
    FIRST = auto()  # one of two colours
    SECOND = auto()  # the other


class Tile(NamedTuple):
    """What one cell shows. `strong`: it was given, not found. `fill`: what pads the text to the width of a cell."""

    text: str
    role: Role
    strong: bool = False
    fill: str = " "


class Cage(NamedTuple):
    """Cells with a line around them, and a short text at the first of them, such as their sum."""

    cells: frozenset[Cell]
    text: str = ""


@dataclass(frozen=True)
class Picture:
    """Tiles, labels along the top and the left, and what there is between cells.

    `regions`: names for the parts of the board, to draw lines between them. `edges`: signs, of one character each, for
    two neighbours, the upper or left one first; `<` and `>` are turned where one is above the other. `marked` cells
    stand out, in colour and without. `notes`: what is pencilled into cells, in place of their tiles' texts. `cursor`:
    the cell that is looked at, which may be a label: row 0 or column 0. `centre`: the cell that is to be seen where not
    all can be.
    """

    tiles: Mapping[Cell, Tile]
    top: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    regions: Mapping[Cell, str | int] = field(default_factory=dict)
    cages: tuple[Cage, ...] = ()
    edges: Mapping[tuple[Cell, Cell], str] = field(default_factory=dict)
    marked: frozenset[Cell] = frozenset()
    notes: Mapping[Cell, tuple[str, ...]] = field(default_factory=dict)
    cursor: Cell | None = None
    centre: Cell | None = None

    def marking(self, cells: frozenset[Cell]) -> "Picture":
        return replace(self, marked=cells)
