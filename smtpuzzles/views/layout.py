"""A picture as lines of characters, each with the name of a style; every view starts from it.

The picture tells the same with colour and without. Wide boards are drawn closer, so that they fit. Notes are small
digits, for which all cells become wider; where that does not fit, the cell has dots. Between two columns there is room
for a line only if some cell needs one, or a sign; with signs, and enough room, all columns are apart. The text of a
cage is in the line above its first cell.

A cell that is marked, under the cursor, or both has a sign before it. Without room for it, a picture with a cursor
shows the cell itself underlined if marked and in reverse under the cursor, and blank and filled squares with the sign
inside; a picture without a cursor, which may be in a file, shows the sign instead. A picture with context cells always
has room for their own sign.

The name of a style is some words: a role in small letters, `given`, `strong`, `noted` (it has notes), `label`, `cage`
(its text), `edge` (its sign), `context`, `marked`, `cursor`, `underlined`, `inverted` (letters and ground change
places), `marked-reversed` and `cursor-reversed` (the same to the eye, and in reverse without colour).
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from smtpuzzles.base.grid import size_of
from smtpuzzles.base.picture import Picture, Role
from smtpuzzles.model import Cell
from smtpuzzles.views.borders import ACROSS, CORNERS, UPRIGHT, Borders

POINTER, BRACKET, BOTH, CONTEXT, FILLED, DOTS = "▸", "[", "»", "▹", "█", "⁖"
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
TURNED = {"<": "∧", ">": "∨"}
# Heavy lines and all corners that have one become number signs.
ASCII = dict.fromkeys(map(ord, CORNERS[1:]), "#") | str.maketrans(
    "█·●○■□▸▹»×╳⁖│─┌┐└┘├┤┬┴┼∧∨₀₁₂₃₄₅₆₇₈₉", "#.*.*$>(}xX:|-+++++++++^v0123456789"
)
# An empty dot between two blank cells must not look like a blank.
ASCII_EDGES = ASCII | str.maketrans("○", "o")

Span = tuple[str, str]


class Layout(NamedTuple):
    """The room of a picture: a column before each cell, one before each line, a frame around."""

    gap: bool
    pad: bool
    frame: bool


LAYOUTS = (
    Layout(gap=True, pad=True, frame=True),
    Layout(gap=True, pad=False, frame=True),
    Layout(gap=True, pad=False, frame=False),
    Layout(gap=False, pad=False, frame=True),
    Layout(gap=False, pad=False, frame=False),
)


def drawing_of(picture: Picture, width: int) -> "Drawing":
    """Return the picture in the roomiest layout that fits into `width` columns, or in the closest."""
    lengths = {len(small) for notes in picture.notes.values() if (small := _in_small(notes))}
    borders = Borders(picture)
    for most in sorted(lengths | {0}, reverse=True):
        for layout in LAYOUTS:
            drawing = Drawing(picture, borders, layout, most)
            if drawing.total_width <= width:
                return drawing
    return drawing


class Drawing:
    """A picture in a layout; notes of more than `most_notes` characters are dots.

    `columns` and `rows`: those with a line behind them; 0 is the frame's. `lefts` and `tops`: where each begins.
    """

    def __init__(self, picture: Picture, borders: Borders, layout: Layout, most_notes: int) -> None:
        self.picture = picture
        self.borders = borders
        self.height, self.width = size_of(picture.tiles)
        self.texts = {cell: self._text(cell, most_notes) for cell in picture.tiles}
        self.cage_texts = {min(cage.cells): cage.text for cage in picture.cages}
        # The texts of cages need the line above the first row.
        self.frame = layout.frame or bool(picture.cages)
        self.pad = layout.pad and bool(picture.regions or picture.cages or picture.edges)
        self.columns, self.rows = set(borders.columns), set(borders.rows)
        if picture.edges:
            self.rows.update(range(1, self.height))
            self.columns.update(range(1, self.width) if self.pad else ())
        if self.frame:
            self.columns |= {0, self.width}
            self.rows |= {0, self.height}
        self.symbol = max(map(len, self.texts.values()))
        # Symbols of several characters would run into each other without anything between them.
        crowded = self.symbol > 1 and not self.columns.issuperset(range(1, self.width))
        self.gap = layout.gap or crowded or bool(picture.context)
        above = max(map(len, self.cage_texts.values()), default=0)
        self.symbol = max(self.symbol, above + bool(above and picture.edges) - self.gap)
        self.margin = max((len(label) + 1 for label in picture.left), default=0)
        self.labels = max((len(label) for label in self.picture.top), default=0)
        self.lefts, x = [0], self.margin + self.frame
        for c in range(1, self.width + 1):
            self.lefts.append(x)
            x += self.gap + self.symbol + (self.pad + 1) * (c in self.columns)
        self.tops, y = [0], self.labels + self.frame
        for r in range(1, self.height + 1):
            self.tops.append(y)
            y += 1 + (r in self.rows)
        self.total_width = x

    def _text(self, cell: Cell, most_notes: int) -> str:
        notes = self.picture.notes.get(cell, ())
        if not notes:
            return self.picture.tiles[cell].text
        small = _in_small(notes)
        return small if 0 < len(small) <= most_notes else DOTS

    def lines(self, unicode: bool = True) -> Iterator[list[Span]]:
        """Yield the lines as spans of one style each; without `unicode`, in ASCII."""
        for line in self._lines():
            in_ascii = ((text.translate(ASCII_EDGES if name == "edge" else ASCII), name) for text, name in line)
            yield list(line if unicode else in_ascii)

    def _lines(self) -> Iterator[Iterator[Span]]:
        for place in range(self.labels):
            yield self._top_labels(place)
        for r in range(self.height + 1):
            if r:
                yield self._row(r)
            if r in self.rows:
                yield merged(self._rule(r))

    def _top_labels(self, place: int) -> Iterator[Span]:
        """Yield one line of the labels, which stand upright."""
        end = 0
        for c, label in enumerate(self.picture.top, 1):
            if end < self.lefts[c]:
                yield " " * (self.lefts[c] - end), "label"
            yield label.rjust(self.labels)[place].rjust(self.gap + self.symbol), self._label_style((0, c))
            end = self.lefts[c] + self.gap + self.symbol

    def _rule(self, r: int) -> Iterator[Span]:
        """Yield the line below a row."""
        yield " " * self.margin, ""
        for c in range(self.width + 1):
            if c in self.columns:
                yield self.borders.corner((r, c)), ""
            if c < self.width:
                yield from self._line_above((r + 1, c + 1))

    def _line_above(self, cell: Cell) -> Iterator[Span]:
        """Yield the line above a cell, with the text of a cage at its left, and a sign above the cell's symbol."""
        r, c = cell
        above, middle = (r - 1, c), self.gap + self.symbol - 1
        line, sign = ACROSS[self.borders.between(above, cell)], self.picture.edges.get((above, cell))
        wide = middle + 1 + (self.pad and c in self.columns)
        text = self.cage_texts.get(cell, "")
        # A blank, where there is room, keeps the text apart from the line.
        if text:
            text = f"{text} "[: middle if sign else wide]
            yield text, "cage"
        if sign:
            yield line * (middle - len(text)), ""
            yield TURNED.get(sign, sign), "edge"
            yield line * (wide - middle - 1), ""
        else:
            yield line * (wide - len(text)), ""

    def _row(self, r: int) -> Iterator[Span]:
        if self.picture.left:
            yield self.picture.left[r - 1].rjust(self.margin - 1), self._label_style((r, 0))
            yield " ", "label"
        for c in range(self.width + 1):
            if c:
                yield from self._cell((r, c))
            if c in self.columns:
                yield from self._line_beside((r, c))

    def _line_beside(self, cell: Cell) -> Iterator[Span]:
        """Yield the line to the right of a cell, or a sign."""
        r, c = cell
        pad, pair = " " * (self.pad and c > 0), (cell, (r, c + 1))
        if sign := self.picture.edges.get(pair):
            yield pad, ""
            yield sign, "edge"
        else:
            yield pad + UPRIGHT[self.borders.between(*pair)], ""

    def _cell(self, cell: Cell) -> Iterator[Span]:
        tile = self.picture.tiles[cell]
        text = self.texts[cell].rjust(self.symbol, tile.fill)
        if cell == self.picture.cursor or cell in self.picture.marked:
            yield from self._signed(cell, text)
        else:
            given = tile.strong and tile.role is Role.SYMBOL
            style = "given" if given else tile.role.name.lower() + " strong" * tile.strong
            style += " noted" * (cell in self.picture.notes)
            if cell in self.picture.context:
                yield CONTEXT, "context"
                yield text, f"{style} context"
            else:
                yield tile.fill * self.gap, "dark" if tile.fill == FILLED else style
                yield text, style

    def _signed(self, cell: Cell, text: str) -> Iterator[Span]:
        """Yield a cell that is marked, or under the cursor, or both."""
        marked, looked_at = cell in self.picture.marked, cell == self.picture.cursor
        sign = (BOTH if looked_at else POINTER) if marked else BRACKET
        style = "cursor" if looked_at else "marked"
        if self.gap:
            yield sign, "marked-reversed" if marked else "cursor-reversed"
            yield text, style
        elif text.isspace() or not self.picture.cursor:
            yield sign.rjust(self.symbol), style
        elif text == FILLED:
            yield sign, f"{style} inverted"
        else:
            yield text, (f"{style}-reversed" if looked_at else style) + " underlined" * marked

    def _label_style(self, place: Cell) -> str:
        marked, looked_at = place in self.picture.marked, place == self.picture.cursor
        if not (marked or looked_at):
            return "label" + " context underlined" * (place in self.picture.context)
        return ("cursor-reversed" if looked_at else "marked-reversed") + " underlined" * marked

    def spot(self, cell: Cell) -> tuple[int, int]:
        """Return column and line where the cell, or a label, is drawn."""
        return self.lefts[cell[1]], self.tops[cell[0]]

    def cell_at(self, x: int, y: int) -> Cell | None:
        """Return the cell, or the place of a label, that is drawn there."""
        columns = range(0 if self.picture.left else 1, self.width + 1)
        rows = range(0 if self.picture.top else 1, self.height + 1)
        wide = self.gap + self.symbol
        c = next((c for c in columns if self.lefts[c] <= x < self.lefts[c] + (wide if c else self.margin)), None)
        r = next((r for r in rows if self.tops[r] <= y < self.tops[r] + (1 if r else self.labels)), None)
        return None if r is None or c is None or (r, c) == (0, 0) else (r, c)


def merged(line: Iterable[Span]) -> Iterator[Span]:
    """Join neighbours of one style."""
    for name, spans in groupby(line, key=itemgetter(1)):
        yield "".join(text for text, _ in spans), name


def _in_small(notes: tuple[str, ...]) -> str:
    """Return notes as small digits, numbers apart; an empty text if some are no digits."""
    if not all(note.isdigit() for note in notes):
        return ""
    return ("" if all(len(note) == 1 for note in notes) else " ").join(notes).translate(SMALL)
