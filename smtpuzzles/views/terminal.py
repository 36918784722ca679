"""Pictures on a terminal, with rich.

The picture is the same in colour and without: filled squares, dots, symbols. Colour only adds to it; where characters
do not tell two tiles apart, one is bold or dim. Wide boards are drawn closer, so that they fit. Notes are small digits,
for which all cells become wider; where there is no room for so many, or they are no digits, the cell has dots.

A cell that is marked, under the cursor, or both has a sign before it. Where there is no room for one, a picture with a
cursor, which is on a screen, shows what the cell holds: underlined if it is marked, in reverse under the cursor; blank
and filled squares have the sign inside. One without a cursor, which may be in a file, has the sign instead.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from rich.console import Console
from rich.style import Style
from rich.text import Text

from smtpuzzles.base.grid import size_of
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.model import Cell

STYLES = {
    Role.OPEN: Style(dim=True),
    Role.DARK: Style(color="grey15", bgcolor="grey15"),
    Role.LIGHT: Style(color="grey42", bgcolor="grey93"),
    Role.LIT: Style(color="grey42", bgcolor="cornsilk1"),
    Role.PIECE: Style(color="dark_orange3", bgcolor="cornsilk1", bold=True),
    Role.CLUE: Style(color="white", bgcolor="grey15", bold=True),
    Role.MET: Style(color="light_green", bgcolor="grey15", dim=True),
    Role.UNMET: Style(color="indian_red1", bgcolor="grey15", bold=True),
    # On the terminal's own ground, be it black or white: neither light nor dark.
    Role.SYMBOL: Style(color="deep_sky_blue3"),
    Role.FIRST: Style(color="deep_sky_blue3"),
    Role.SECOND: Style(color="magenta3"),
}
STRONG = Style(color="default", bold=True)
BOLD = Style(bold=True)
MARKED = Style(color="black", bgcolor="yellow", bold=True)
LABEL = Style(bold=True)
NOTES = Style(dim=False)
CURSOR = Style(color="black", bgcolor="bright_cyan", bold=True, dim=False)
POINTER, BRACKET, BOTH, FILLED, DOTS = "▸", "[", "»", "█", "⁖"
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
ASCII = str.maketrans("█·●○■□▸»×╳⁖│─┌┐└┘├┤┬┴┼", "#.*.*$>}xX:|-+++++++++")


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
        if cell == self.picture.cursor or cell in self.picture.marked:
            return self.signed(cell, text)
        gap = (tile.fill * self.gap, STYLES[Role.DARK] if tile.fill == FILLED else style)
        return [gap, (text, style)]

    def signed(self, cell: Cell, text: str) -> list[Span]:
        """A cell that is marked, or under the cursor, or both."""
        marked, looked_at = cell in self.picture.marked, cell == self.picture.cursor
        sign = (BOTH if looked_at else POINTER) if marked else BRACKET
        style = CURSOR if looked_at else MARKED
        if self.gap:
            return [(sign, in_reverse(MARKED if marked else CURSOR)), (text, style)]
        if text == " " or not self.picture.cursor:
            return [(sign, style)]
        if text == FILLED:
            return [(sign, style + Style(reverse=True))]
        return [(text, (in_reverse(style) if looked_at else style) + Style(underline=marked or None))]

    def label_style(self, place: Cell) -> Style:
        marked, looked_at = place in self.picture.marked, place == self.picture.cursor
        if not (marked or looked_at):
            return LABEL
        return in_reverse(CURSOR if looked_at else MARKED) + Style(underline=marked or None)

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


def in_reverse(style: Style) -> Style:
    """To the eye the same, and still seen where colours are taken away."""
    return style + Style(color=style.bgcolor, bgcolor=style.color, reverse=True)


def style_of(tile: Tile) -> Style:
    if not tile.strong:
        return STYLES[tile.role]
    return STRONG if tile.role is Role.SYMBOL else STYLES[tile.role] + BOLD
