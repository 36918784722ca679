"""A picture of a board, without colours and widths: a kind says what each cell shows, and views/ draws it."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import NamedTuple

from smtpuzzles.model import Cell


class Role(Enum):
    """What a tile looks like; kinds choose among these."""

    OPEN = auto()  # nothing decided yet
    DARK = auto()  # a filled square
    LIGHT = auto()  # an empty square
    LIT = auto()  # an empty square that something reaches
    PIECE = auto()  # a thing on a lit square
    CLUE = auto()  # a number on a filled square
    MET = auto()  # a number on a filled square, satisfied
    UNMET = auto()  # a number on a filled square, not satisfied
    SYMBOL = auto()  # a symbol on paper
    FIRST = auto()  # one of two colours
    SECOND = auto()  # the other
    OUTSIDE = auto()  # no part of the board
    LINE = auto()  # a piece of a line, drawn up to the next cells; its text is of the lines that boxes are made of


# Numbers with a circle around them, which show that a cell with a number is empty.
CIRCLED = {"0": "⓪"} | {str(number): chr(0x245F + number) for number in range(1, 21)}


class Tile(NamedTuple):
    """What one cell shows.

    `strong`: it was given, not found. `fill`: the padding up to the cell's width. `line`: what it stands on, as
    the text of a LINE. `tone`: the name of a colour behind it, one of those of regions.
    """

    text: str
    role: Role
    strong: bool = False
    fill: str = " "
    line: str = ""
    tone: str = ""

    @property
    def piece(self) -> str:
        """The piece of a line that the cell shows, or nothing."""
        return self.text if self.role is Role.LINE else self.line


class Cage(NamedTuple):
    """Cells with a line around them, and a short text at the first of them, such as their sum."""

    cells: frozenset[Cell]
    text: str = ""


class Picture(NamedTuple):
    """Tiles, labels along the sides, and signs between cells.

    `regions`: the part that each cell belongs to; lines are drawn between parts, and each is `coloured`, if wanted,
    unlike those beside it. `corners`: a short text at the upper left of cells that have a line above. `edges`: one
    character between two neighbours, the upper or left one first; `<` and `>` are turned if one is above the other.
    `marked` cells stand out, with colours and without; `context` cells less so: the cells of the rules that lead to the
    marked ones. `notes`: pencil marks, shown instead of the tile's text; a text for every symbol of the cell, empty if
    it is not marked. `struck`: notes that are struck out. `numbers`: small numbers, those of a cell with blanks between
    them. `broken`: cells that break a rule together. `cursor`: the selected cell, or label, which is where a further
    cell would be. `centre`: the cell to keep in sight where the picture does not fit. `framed`: there is a line around
    the board. `ruled`: large cells have lines between them. `widest`: the length of the longest text that a cell can
    have later, so that nothing moves then. `caption`: words above the board; `head`: the word before them by which
    a board of characters tells its kind. `top`, `left`: a label with several numbers has blanks between them. `large`:
    its cells are to be large where that fits; if not, they have no notes.
    """

    tiles: Mapping[Cell, Tile]
    top: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    regions: Mapping[Cell, str | int] = MappingProxyType({})
    cages: tuple[Cage, ...] = ()
    coloured: bool = False
    corners: Mapping[Cell, str] = MappingProxyType({})
    edges: Mapping[tuple[Cell, Cell], str] = MappingProxyType({})
    marked: frozenset[Cell] = frozenset()
    context: frozenset[Cell] = frozenset()
    notes: Mapping[Cell, tuple[str, ...]] = MappingProxyType({})
    cursor: Cell | None = None
    centre: Cell | None = None
    framed: bool = True
    ruled: bool = True
    widest: int = 1
    caption: str = ""
    head: str = ""
    bottom: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    struck: frozenset[tuple[Cell, str]] = frozenset()
    numbers: Mapping[Cell, str] = MappingProxyType({})
    broken: frozenset[Cell] = frozenset()
    large: bool = False

    @property
    def headline(self) -> str:
        return ": ".join(filter(None, (self.head, self.caption)))

    def labels(self) -> dict[Cell, str]:
        """Return the labels by their places."""
        height, width = max(self.tiles, default=(0, 0))
        sides = (self.top, 0, 0), (self.left, 1, 0), (self.bottom, 0, height + 1), (self.right, 1, width + 1)
        return {
            (line, number) if along == 0 else (number, line): label
            for side, along, line in sides
            for number, label in enumerate(side, 1)
        }

    def marking(self, cells: frozenset[Cell]) -> "Picture":
        return self._replace(marked=cells)
