"""Pictures on a terminal, with rich.

The picture is the same in colour and without: filled squares, dots, symbols. Colour only adds to it. A marked cell has
a pointer before it. Wide boards are drawn closer, so that they fit. Notes are small digits, for which all cells become
wider; where there is no room for so many, or they are no digits, the cell has dots.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from rich.console import Console
from rich.style import Style
from rich.text import Text

from smtpuzzles.grid import Cell, size_of
from smtpuzzles.picture import Picture, Role, Tile

STYLES = {
    Role.OPEN: Style(dim=True),
    Role.DARK: Style(color="grey15", bgcolor="grey15"),
    Role.LIGHT: Style(color="grey58", bgcolor="grey93"),
    Role.LIT: Style(color="grey58", bgcolor="cornsilk1"),
    Role.PIECE: Style(color="dark_orange3", bgcolor="cornsilk1", bold=True),
    Role.CLUE: Style(color="white", bgcolor="grey15", bold=True),
    Role.MET: Style(color="green1", bgcolor="grey15", bold=True),
    Role.UNMET: Style(color="bright_red", bgcolor="grey15", bold=True),
    Role.SYMBOL: Style(color="cyan"),
    Role.FIRST: Style(color="cyan"),
    Role.SECOND: Style(color="magenta"),
}
STRONG = Style(color="default", bold=True)
BOLD = Style(bold=True)
MARKED = Style(color="black", bgcolor="yellow", bold=True)
LABEL = Style(bold=True)
NOTES = Style(dim=False)
CURSOR = Style(color="black", bgcolor="bright_cyan", bold=True, dim=False)
POINTER, BRACKET, FILLED, DOTS = "▸", "[", "█", "⁖"
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
ASCII = str.maketrans("█·●○■□▸×⁖│─┌┐└┘├┤┬┴┼", "#.*.*$>x:|-+++++++++")


class Layout(NamedTuple):
    """How much room a picture takes: a column before each cell, one after the last of a box, a frame around."""

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

Span = tuple[str, Style]
PLAIN = Style()


def show(console: Console, picture: Picture) -> None:
    text = draw(picture, console.width, unicode=console.encoding.startswith("utf"))
    # A picture that is too wide all the same is better cut by the eye than folded.
    console.print(text, no_wrap=True, overflow="ignore", crop=False, end="")


def draw(picture: Picture, width: int, unicode: bool = True) -> Text:
    """The picture in the roomiest layout that fits into `width` columns; without `unicode`, in ASCII."""
    text = Text(no_wrap=True, overflow="ignore", end="")
    for line in drawing_of(picture, width).lines():
        for style, spans in groupby([*line, ("\n", PLAIN)], key=lambda span: span[1]):
            characters = "".join(characters for characters, _ in spans)
            text.append(characters if unicode else characters.translate(ASCII), style)
    return text


def drawing_of(picture: Picture, width: int) -> "Drawing":
    lengths = {len(small) for notes in picture.notes.values() if (small := in_small(notes))}
    drawings = [Drawing(picture, layout, most) for most in sorted(lengths | {0}, reverse=True) for layout in LAYOUTS]
    return next((drawing for drawing in drawings if drawing.total_width() <= width), drawings[-1])


class Drawing:
    """A picture in a layout; notes of more than `most_notes` characters are dots."""

    def __init__(self, picture: Picture, layout: Layout, most_notes: int) -> None:
        self.picture = picture
        self.texts = {cell: self.text(cell, most_notes) for cell in picture.tiles}
        self.height, self.width = size_of(picture.tiles)
        self.box_height, self.box_width = picture.box or (self.height, self.width)
        self.symbol = max(len(text) for text in self.texts.values())
        # Symbols of several characters would run into each other without a gap; only boxes look better padded.
        self.gap = layout.gap or self.symbol > 1
        self.pad = layout.pad and picture.box is not None
        self.frame = layout.frame
        self.margin = max((len(label) + 1 for label in picture.left), default=0)

    def text(self, cell: Cell, most_notes: int) -> str:
        notes = self.picture.notes.get(cell, ())
        if not notes:
            return self.picture.tiles[cell].text
        small = in_small(notes)
        return small if 0 < len(small) <= most_notes else DOTS

    def total_width(self) -> int:
        boxes = self.width // self.box_width
        return self.margin + boxes * self.box_columns() + boxes - 1 + 2 * self.frame

    def box_columns(self) -> int:
        return self.box_width * (self.gap + self.symbol) + self.pad

    def lines(self) -> Iterator[list[Span]]:
        yield from self.top_labels()
        if self.frame:
            yield self.rule("┌", "┬", "┐")
        for r in range(1, self.height + 1):
            if r > 1 and (r - 1) % self.box_height == 0:
                yield self.rule("├", "┼", "┤")
            yield self.row(r)
        if self.frame:
            yield self.rule("└", "┴", "┘")

    def top_labels(self) -> Iterator[list[Span]]:
        """Labels of several characters stand upright."""
        longest = self.labels()
        for place in range(longest):
            characters = [label.rjust(longest)[place].rjust(self.gap + self.symbol) for label in self.picture.top]
            spans = [(part, self.label_style((0, c))) for c, part in enumerate(characters, 1)]
            yield [(" " * (self.margin + self.frame), LABEL), *spans]

    def rule(self, left: str, middle: str, right: str) -> list[Span]:
        boxes = middle.join(["─" * self.box_columns()] * (self.width // self.box_width))
        return [(" " * self.margin + (left + boxes + right if self.frame else boxes), PLAIN)]

    def row(self, r: int) -> list[Span]:
        spans: list[Span] = []
        if self.picture.left:
            spans.append((self.picture.left[r - 1].rjust(self.margin - 1), self.label_style((r, 0))))
            spans.append((" ", LABEL))
        edge = "│" if self.frame else ""
        spans.append((edge, PLAIN))
        for c in range(1, self.width + 1):
            if c > 1 and (c - 1) % self.box_width == 0:
                spans.append((" " * self.pad + "│", PLAIN))
            spans += self.cell((r, c))
        spans.append((" " * self.pad + edge, PLAIN))
        return spans

    def cell(self, cell: Cell) -> list[Span]:
        tile = self.picture.tiles[cell]
        style = style_of(tile) + NOTES if cell in self.picture.notes else style_of(tile)
        text = self.texts[cell].rjust(self.symbol, tile.fill)
        if cell in self.picture.marked:
            style, text = MARKED, POINTER + text if self.gap else POINTER
        if cell == self.picture.cursor:
            style += CURSOR
            text = text if cell in self.picture.marked else BRACKET * self.gap + text
        if cell == self.picture.cursor or cell in self.picture.marked:
            return [(text, style)]
        gap = (tile.fill * self.gap, STYLES[Role.DARK] if tile.fill == FILLED else style)
        return [gap, (text, style)]

    def label_style(self, place: Cell) -> Style:
        return LABEL + CURSOR if place == self.picture.cursor else LABEL

    def spot(self, cell: Cell) -> tuple[int, int]:
        """Column and line where the cell, or a label, is drawn."""
        r, c = cell
        boxes_before = max(c - 1, 0) // self.box_width
        x = self.margin + self.frame + (c - 1) * (self.gap + self.symbol) + boxes_before * (self.pad + 1)
        y = self.labels() + self.frame + (r - 1) + max(r - 1, 0) // self.box_height
        return (x if c else 0), (y if r else 0)

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell, or the place of a label, that is drawn there."""
        columns = [0] * bool(self.picture.left) + list(range(1, self.width + 1))
        rows = [0] * bool(self.picture.top) + list(range(1, self.height + 1))
        r = next((r for r in rows if self.spot((r, 1))[1] <= y < self.spot((r, 1))[1] + self.lines_of(r)), None)
        c = next((c for c in columns if self.spot((1, c))[0] <= x < self.spot((1, c))[0] + self.columns_of(c)), None)
        return None if r is None or c is None or (r, c) == (0, 0) else (r, c)

    def lines_of(self, r: int) -> int:
        return 1 if r else self.labels()

    def columns_of(self, c: int) -> int:
        return self.gap + self.symbol if c else self.margin

    def labels(self) -> int:
        """How many lines the labels on top take."""
        return max((len(label) for label in self.picture.top), default=0)


def in_small(notes: tuple[str, ...]) -> str:
    """As small digits; empty, where some are no digits. Numbers of several digits are kept apart."""
    if not all(note.isdigit() for note in notes):
        return ""
    return ("" if all(len(note) == 1 for note in notes) else " ").join(notes).translate(SMALL)


def style_of(tile: Tile) -> Style:
    if not tile.strong:
        return STYLES[tile.role]
    return STRONG if tile.role is Role.SYMBOL else STYLES[tile.role] + BOLD
