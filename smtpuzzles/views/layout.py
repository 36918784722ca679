"""A picture as lines of characters, each with the name of a style; every view starts from it.

The picture shows the same with colour and without. Wide boards are drawn closer, so that they fit. Between two columns
there is room for a line only if some cell needs one, or a sign; with signs, and enough room, all columns are apart. The
text of a cage, or at another corner, is in the line above the cell. Pencil marks never change the size of a cell.

On a screen that has room, cells are larger: several columns and lines each, and lines between all of them, unless the
picture shows one floor.

A cell that is marked, under the cursor, or both has a sign before it, which is on the line to its left where there is
one. So have cells with small numbers, those that break a rule, and context cells; there is always room for these.
Without room, a picture with a cursor shows the cell itself underlined if marked and in reverse under the cursor, and
blank and filled squares with the sign inside; a picture without a cursor, which may be in a file, shows the sign.

The name of a style is some words: a role in small letters, `given`, `entered` (by a player), `strong`, `noted` (it has
notes), `tone0` and so on (the colour of its region), `label`, `cage` (a text at a corner), `edge` (its sign), `grid` (a
line between large cells), `context`, `marked`, `cursor`, `underlined`, `inverted` (letters and ground change places),
`broken`, `marked-reversed` and `cursor-reversed` (the same to the eye, and in reverse without colour).
"""

from collections.abc import Iterator
from itertools import starmap

from smtpuzzles.base.grid import size_of
from smtpuzzles.base.picture import Picture, Role
from smtpuzzles.model import Cell
from smtpuzzles.views.borders import ACROSS, DOWN, LEFT, RIGHT, TURNED, UP, UPRIGHT, Borders
from smtpuzzles.views.labels import upright
from smtpuzzles.views.numbered import below, has_signs, lines_of, sign_of
from smtpuzzles.views.sizes import Layout, layouts_of, rules_between
from smtpuzzles.views.spans import Span, in_ascii, merged
from smtpuzzles.views.tones import tones_of

_POINTER, _BRACKET, _CLOSING, _BOTH, _CONTEXT, FILLED = "▸", "[", "]", "»", "▹", "█"
_THIN = set("─│┌┐└┘├┤┬┴┼")


def drawing_of(picture: Picture, width: int, height: int | None = None) -> "Drawing":
    """Return the picture in the roomiest layout that fits into `width` columns, or in the closest.

    With a height, it is for a screen of so many lines; small cells may need more.
    """
    for layout in layouts_of(picture, height is not None):
        if not layout.may_fit(size_of(picture.tiles), width, height):
            continue  # quickly, because a large board takes a while to be laid out
        shown = picture._replace(notes={}) if picture.large and layout.width == 1 else picture
        drawing = Drawing(shown, layout)
        if drawing.total_width <= width and (layout.width == 1 or height is None or drawing.total_height <= height):
            return drawing
    return drawing


class Drawing:
    """A picture in a layout.

    `columns` and `rows`: those with a line behind them; 0 is the frame's. `lefts` and `tops`: where each begins.
    `tall`: the lines of a cell; `middle` and `centre`: line and column of the end of its symbol.
    """

    def __init__(self, picture: Picture, layout: Layout) -> None:
        self.picture = picture
        self.height, self.width = size_of(picture.tiles)
        self.large, self.tall = layout.width > 1, layout.height
        self.ruled = self.large and rules_between(picture)
        self.borders = Borders(picture, self.ruled)
        self.corners = {min(cage.cells): cage.text for cage in picture.cages} | dict(picture.corners)
        self.tones = tones_of(picture)
        # The texts at corners need the line above the first row.
        self.frame = (layout.frame and picture.framed) or bool(self.corners)
        self.pad = layout.pad and bool(picture.regions or picture.cages or picture.edges)
        self.edge = layout.edge and not self.pad
        self.columns, self.rows = set(self.borders.columns), set(self.borders.rows)
        if picture.edges:
            self.rows.update(range(1, self.height))
            self.columns.update(range(1, self.width) if self.pad else ())
        self.rows |= {r - 1 for r, _ in picture.corners}
        if self.frame:
            self.columns |= {0, self.width}
            self.rows |= {0, self.height}
        self._measure(layout)
        self.middle = (self.tall - 1) // 2
        self.centre = self.symbol // 2 if self.large else self.gap + self.symbol - 1
        self.margin = max((len(label) + 1 for label in picture.left), default=0)
        self.upper = upright(picture.top)
        self.labels, self.lower = (max(map(len, side), default=0) for side in (self.upper, picture.bottom))
        self._place()

    def _measure(self, layout: Layout) -> None:
        """Set the width of a symbol and of the gap before it."""
        self.symbol = max(self.picture.widest, max(len(tile.text) for tile in self.picture.tiles.values()))
        # Symbols of several characters would run into each other without anything between them.
        crowded = self.symbol > 1 and not self.columns.issuperset(range(1, self.width))
        self.gap = layout.gap or (not self.large and (crowded or has_signs(self.picture)))
        above = max(map(len, self.corners.values()), default=0)
        self.symbol = max(self.symbol, above + bool(above and self.picture.edges) - self.gap)
        if self.large:
            self.symbol = max(layout.width, self.symbol + 1)

    def _place(self) -> None:
        self.lefts, x = [0], self.margin + self.frame
        for c in range(1, self.width + 1):
            self.lefts.append(x)
            x += self.gap + self.symbol + (self.pad + 1) * (c in self.columns)
        behind = max((len(label) + 1 for label in self.picture.right), default=0)
        self.lefts.append(x + 1)
        captions = 1 if self.picture.headline else 0
        self.tops, y = [captions], captions + self.labels + self.frame
        for r in range(1, self.height + 1):
            self.tops.append(y)
            y += self.tall + (r in self.rows)
        self.tops.append(y)
        self.total_width, self.total_height = max(x + self.edge + behind, len(self.picture.headline)), y + self.lower

    def lines(self, unicode: bool = True) -> Iterator[list[Span]]:
        """Yield the lines as spans of one style each; without `unicode`, in ASCII."""
        for line in self._lines():
            yield list(line if unicode else starmap(in_ascii, line))

    def _lines(self) -> Iterator[Iterator[Span]]:
        if self.picture.headline:
            yield iter([(self.picture.headline, "label")])
        for place in range(self.labels):
            yield self._upright([label.rjust(self.labels)[place] for label in self.upper], 0)
        for r in range(self.height + 1):
            if r:
                texts = [self._texts((r, c)) for c in range(1, self.width + 1)]
                for line in range(self.tall):
                    yield self._row(r, line, [text[line] for text in texts])
            if r in self.rows:
                yield merged(self._rule(r))
        for place in range(self.lower):
            yield self._upright([label.ljust(self.lower)[place] for label in self.picture.bottom], self.height + 1)

    def _upright(self, characters: list[str], r: int) -> Iterator[Span]:
        """Yield one line of the labels above or below the columns, which stand upright."""
        end = 0
        for c, character in enumerate(characters, 1):
            if end < self.lefts[c]:
                yield " " * (self.lefts[c] - end), "label"
            yield character.rjust(self.centre + 1), self._label_style((r, c))
            end = self.lefts[c] + self.centre + 1

    def _rule(self, r: int) -> Iterator[Span]:
        """Yield the line below a row."""
        yield " " * self.margin, ""
        for c in range(self.width + 1):
            if c in self.columns:
                yield self._line(self.borders.corner((r, c)))
            if c < self.width:
                yield from self._line_above((r + 1, c + 1))

    def _line(self, characters: str) -> Span:
        """Return a piece of a line; thin ones between large cells stand back."""
        return characters, "grid" if self.ruled and characters[:1] in _THIN else ""

    def _line_above(self, cell: Cell) -> Iterator[Span]:
        """Yield the line above a cell, with the text of a cage at its left, and a sign above the cell's symbol."""
        r, c = cell
        above, middle = (r - 1, c), self.centre
        line, sign = ACROSS[self.borders.between(above, cell)], self.picture.edges.get((above, cell))
        wide = self.gap + self.symbol + (self.pad and c in self.columns) + (self.edge and c == self.width)
        text = self.corners.get(cell, "")
        # A blank, where there is room, keeps the text apart from the line.
        if text:
            text = f"{text} "[: middle if sign else wide]
            yield text, "cage"
        if sign:
            yield self._line(line * (middle - len(text)))
            yield TURNED.get(sign, sign), "edge"
            yield self._line(line * (wide - middle - 1))
        else:
            yield self._line(line * (wide - len(text)))

    def _row(self, r: int, line: int, texts: list[str]) -> Iterator[Span]:
        """Yield one line of a row of cells."""
        if self.picture.left:
            label = self.picture.left[r - 1] if line == self.middle else ""
            yield label.rjust(self.margin - 1), self._label_style((r, 0))
            yield " ", "label"
        for c in range(self.width + 1):
            if c:
                yield from self._cell((r, c), line, texts[c - 1])
            if c in self.columns:
                yield from self._line_beside((r, c), line)
        if self.picture.right and line == self.middle:
            yield " ", "label"
            yield self.picture.right[r - 1], self._label_style((r, self.width + 1))

    def _line_beside(self, cell: Cell, line: int) -> Iterator[Span]:
        """Yield the line to the right of a cell, or a sign."""
        r, c = cell
        pair, middle = (cell, (r, c + 1)), line == self.middle
        sign = self.picture.edges.get(pair, "") if middle else ""
        if self.ruled and middle:
            before, style = self._sign(pair[1])
            if not before and cell == self.picture.cursor:
                before, style = _CLOSING, "cursor-reversed"
            if before:
                yield sign or before, style
                return
        yield " " * (self.pad and c > 0), ""
        yield (sign, "edge") if sign else self._line(UPRIGHT[self.borders.between(*pair)])

    def _sign(self, cell: Cell) -> Span:
        """Return the sign before a cell that is marked, under the cursor or context; it is empty before others."""
        marked, looked_at = cell in self.picture.marked, cell == self.picture.cursor
        if marked:
            return _BOTH if looked_at else _POINTER, "marked-reversed"
        if looked_at:
            return _BRACKET, "cursor-reversed"
        if sign := sign_of(self.picture, cell, numbered=not self._has_room_below(cell)):
            return sign, "broken" if cell in self.picture.broken else "context"
        return (_CONTEXT, "context") if cell in self.picture.context else ("", "")

    def _texts(self, cell: Cell) -> list[str]:
        """Return what each line of the cell shows."""
        if piece := (tile := self.picture.tiles[cell]).piece:
            up, down = ("│" * (piece in of) for of in (UP, DOWN))
            return [up] * self.middle + [tile.text] + [down] * (self.tall - self.middle - 1)
        shown = lines_of(self.picture, cell, self.symbol, self.tall)
        above = self.middle if len(shown) == 1 else 0
        left = [""] * (self.tall - above - len(shown))
        return [*[""] * above, *shown, *left[1:], *[below(self.picture, cell)] * bool(left)]

    def _has_room_below(self, cell: Cell) -> bool:
        return cell in self.picture.numbers and len(lines_of(self.picture, cell, self.symbol, self.tall)) < self.tall

    def _cell(self, cell: Cell, line: int, text: str) -> Iterator[Span]:
        tile = self.picture.tiles[cell]
        fill, ahead = tile.fill, tile.fill
        if (piece := tile.piece) and line == self.middle:
            fill, ahead = ("─" if piece in of else " " for of in (LEFT, RIGHT))
        ending = ahead * (self.edge and cell[1] == self.width)
        if cell == self.picture.cursor or cell in self.picture.marked:
            yield from self._signed(cell, line, text)
            yield ending, "cursor" if cell == self.picture.cursor else "marked"
            return
        given = tile.strong and tile.role is Role.SYMBOL
        style = "given" if given else tile.role.name.lower() + " strong" * tile.strong
        style += " noted" * any(self.picture.notes.get(cell, ())) + f" {self.tones.get(cell, '')}".rstrip()
        text = text if self.large else text.rjust(self.symbol, tile.fill)
        before = self.gap + (self.symbol - len(text) + 1) // 2
        after = self.gap + self.symbol - before - len(text)
        sign, name = self._sign(cell)
        if sign:
            style += f" {name}"
            if not self.ruled and line == self.middle:
                yield sign, name
                before -= 1
        # On screens, a symbol on paper is a given or an entry.
        entered = self.picture.cursor and not tile.strong and tile.role in (Role.SYMBOL, Role.FIRST, Role.SECOND)
        if tile.fill == FILLED or entered:
            ground = "dark" if tile.fill == FILLED else style
            yield tile.fill * before, ground
            yield text, style + " entered" * bool(entered)
            yield tile.fill * after + ending, ground
        else:
            yield f"{fill * before}{text}{ahead * after}{ending}", style

    def _signed(self, cell: Cell, line: int, text: str) -> Iterator[Span]:
        """Yield a cell that is marked, or under the cursor, or both."""
        marked, looked_at = cell in self.picture.marked, cell == self.picture.cursor
        style, sign = "cursor" if looked_at else "marked", self._sign(cell)
        if self.large:
            before = (self.symbol - len(text) + 1) // 2
            signed = not self.ruled and line == self.middle and before > 0
            yield sign if signed else ("", "")
            yield f"{' ' * (before - signed)}{text}".ljust(self.symbol - signed), style
            return
        text = text.rjust(self.symbol, self.picture.tiles[cell].fill)
        if self.gap:
            yield sign
            yield text, style
        elif text.isspace() or not self.picture.cursor:
            yield sign[0].rjust(self.symbol), style
        elif text == FILLED:
            yield sign[0], f"{style} inverted"
        else:
            yield text, (f"{style}-reversed" if looked_at else style) + " underlined" * marked

    def _label_style(self, place: Cell) -> str:
        marked, looked_at = place in self.picture.marked, place == self.picture.cursor
        if not (marked or looked_at):
            return "label" + " context underlined" * (place in self.picture.context)
        return ("cursor-reversed" if looked_at else "marked-reversed") + " underlined" * marked

    def spot(self, cell: Cell) -> tuple[int, int]:
        """Return column and line where the cell, or a label, begins."""
        return self.lefts[cell[1]], self.tops[cell[0]]

    def cell_at(self, x: int, y: int) -> Cell | None:
        """Return the cell, or the place of a label, that is drawn there."""
        columns = range(0 if self.picture.left else 1, self.width + 1 + bool(self.picture.right))
        rows = range(0 if self.picture.top else 1, self.height + 1 + bool(self.picture.bottom))
        widths = {0: self.margin, self.width + 1: self.total_width}
        heights = {0: self.labels, self.height + 1: self.lower}
        wide = self.gap + self.symbol
        c = next((c for c in columns if self.lefts[c] <= x < self.lefts[c] + widths.get(c, wide)), None)
        r = next((r for r in rows if self.tops[r] <= y < self.tops[r] + heights.get(r, self.tall)), None)
        return None if r is None or c is None or (r in heights and c in widths) else (r, c)
