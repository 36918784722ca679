"""A picture as an SVG document, for web pages and for paper: one drawing for all kinds.

It needs no script, font or other file, is light or dark as the reader's system, and is printed black on white. It shows
the same without colours: marked cells have a thick border, context cells a dashed one, those that break a rule a dotted
one; what was given is bold. The same picture always gives the same text, in ASCII. A page with several of them needs
STYLE only once.
"""

import re
from collections.abc import Sequence
from html import escape
from itertools import product
from math import isqrt

from smtpuzzles.base.grid import size_of
from smtpuzzles.base.picture import CIRCLED, Picture, Role
from smtpuzzles.model import Cell
from smtpuzzles.views.borders import DOWN, LEFT, RIGHT, TURNED, UP
from smtpuzzles.views.labels import have_several, reach, spread
from smtpuzzles.views.layout import FILLED
from smtpuzzles.views.outline import outline
from smtpuzzles.views.svg_style import STYLE
from smtpuzzles.views.tones import tones_of

CELL, _PAD = 40, 4
MOST_NUMBERS = 3  # of lines, in one cell
_GROUNDS = {
    "paper": (Role.OPEN, Role.LIGHT, Role.SYMBOL, Role.FIRST, Role.SECOND),
    "glow": (Role.LIT, Role.PIECE),
    "filled": (Role.DARK, Role.CLUE, Role.MET, Role.UNMET),
}
# What the ground alone shows.
BEHIND = "\\"  # stands between two totals of a wall
NOTHING = {("·", Role.OPEN), ("·", Role.LIGHT), (FILLED, Role.DARK), ("▒", Role.OUTSIDE), ("░", Role.OUTSIDE)}
# Characters that would look different in every font: class, size in a cell and on an edge, and the path from the middle
# for a size of r, d = 2r, h = r/2.
_ROUND = "m-{r} 0a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z"
_SQUARE = "m-{r} -{r}h{d}v{d}h-{d}z"
_CROSS = "m-{r} -{r}l{d} {d}m0 -{d}l-{d} {d}"
_PERSON = "m0 -{r}a{h} {h} 0 1 0 0 {r}a{h} {h} 0 1 0 0 -{r}zm-{r} {d}a{r} {r} 0 0 1 {d} 0z"
SHAPES = {
    "●": ("solid", 11, 6, _ROUND),
    "○": ("hollow", 10, 6, _ROUND),
    "■": ("solid", 12, 6, _SQUARE),
    "□": ("hollow", 11, 6, _SQUARE),
    "×": ("line", 5, 5, _CROSS),
    "╳": ("line", 9, 6, _CROSS),
    "·": ("solid", 2, 2, _ROUND),
    "@": ("solid", 12, 6, _PERSON),
    "★": ("solid", 13, 6, "m0 -12.2l3.1 8.8 9.3 0.2 -7.5 5.6 2.7 8.9 -7.6 -5.3 -7.6 5.3 2.7 -8.9 -7.5 -5.6 9.3 -0.2z"),
    "♣": ("solid", 13, 6, "m-2 13v-7a9 9 0 1 1 4 0v7z"),
    "▲": ("solid", 12, 6, "m0 -10l12 20h-8l-4 -9 -4 9h-8z"),
    "=": ("line", 5, 5, "m-{r} -{h}h{d}m-{d} {r}h{d}"),
    "<": ("line", 8, 6, "m{h} -{r}l-{r} {r}l{r} {r}"),
    ">": ("line", 8, 6, "m-{h} -{r}l{r} {r}l-{r} {r}"),
    "∧": ("line", 8, 6, "m-{r} {h}l{r} -{r}l{r} {r}"),
    "∨": ("line", 8, 6, "m-{r} -{h}l{r} {r}l{r} -{r}"),
}
UNCIRCLED = {circled: number for number, circled in CIRCLED.items()}  # few fonts have all of them
# Characters that XML forbids.
_FORBIDDEN = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def svg_of(picture: Picture, title: str, style: str = STYLE) -> str:
    """Return the picture as a document that describes itself by this title."""
    height, width = size_of(picture.tiles)
    # Labels are where further cells would be, and a caption is above them.
    top, left = (CELL - reach(side, CELL) for side in (picture.top, picture.left))
    top -= CELL * bool(picture.caption)
    right, bottom = (CELL * (last + 1 + bool(by)) for last, by in ((width, picture.right), (height, picture.bottom)))
    room = right - left + 2 * _PAD, bottom - top + 2 * _PAD
    box = f"{left - _PAD} {top - _PAD} {room[0]} {room[1]}"
    words = f"<title>{plain(title)}</title>\n" + (f"<style>\n{style}</style>\n" if style else "")
    page = f'<path class="page" d="M{left - _PAD} {top - _PAD}h{room[0]}v{room[1]}h-{room[0]}z"/>\n'
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="puzzle" role="img" viewBox="{box}" width="{room[0]}" '
        f'height="{room[1]}">\n{words}{page}{_drawn(picture)}</svg>\n'
    )
    return document.encode("ascii", "xmlcharrefreplace").decode()


def _drawn(picture: Picture) -> str:
    canvas = _Canvas()
    _draw_board(canvas, picture)
    _draw_signs(canvas, picture)
    return str(canvas)


def _draw_board(canvas: "_Canvas", picture: Picture) -> None:
    """Draw the grounds of the cells, and the lines around some of them."""
    grounds = {name: [c for c, tile in picture.tiles.items() if tile.role in of] for name, of in _GROUNDS.items()}
    # Filled cells stay as dark as they are where they are marked.
    context, broken = picture.context - picture.broken - picture.marked, picture.broken - picture.marked
    grounds |= {"tint context": sorted(context), "tint broken": sorted(broken), "tint marked": sorted(picture.marked)}
    tones = tones_of(picture)
    grounds |= {tone: [cell for cell in tones if tones[cell] == tone] for tone in sorted(set(tones.values()))}
    for name in ("paper", "glow", *sorted(set(tones.values())), "tint context", "tint broken", "tint marked", "filled"):
        canvas.path(name, "".join(f"M{c * CELL} {r * CELL}h{CELL}v{CELL}h-{CELL}z" for r, c in grounds[name]))
    canvas.path("heavy", _heavy_lines(picture))
    canvas.path("seam", _seams(picture, set(grounds["filled"])))
    for cage in picture.cages:
        canvas.path("cage", outline(cage.cells, CELL, 4))
    canvas.path("border context", outline(picture.context, CELL, 4))
    canvas.path("border broken", outline(picture.broken, CELL, 6))
    canvas.path("border marked", outline(picture.marked, CELL, 3))
    if picture.cursor:
        canvas.path("border cursor", outline({picture.cursor}, CELL, 6))


def _draw_signs(canvas: "_Canvas", picture: Picture) -> None:
    """Draw what stands in cells, beside the board, and on edges."""
    for cell, tile in picture.tiles.items():
        _draw_piece(canvas, cell, tile.line)  # below what stands on it
    for cell, tile in picture.tiles.items():
        if cell in picture.notes:
            _draw_notes(canvas, picture, cell)
        elif tile.role is Role.LINE:
            _draw_piece(canvas, cell, tile.text)
        elif (tile.text, tile.role) not in NOTHING:
            x, y = _middle(cell)
            if tile.role is Role.CLUE and BEHIND in tile.text:
                _draw_totals(canvas, tile.text, x, y)
                continue
            lower = 3 if picture.cages or picture.corners else 0  # than the text of a corner
            canvas.sign(tile.role.name.lower() + " strong" * tile.strong, tile.text, x, y + lower)
    if picture.caption:
        _, width = size_of(picture.tiles)
        y = CELL // 2 - reach(picture.top, CELL)
        canvas.text("label", picture.caption, (width + 2) * CELL // 2, y, 16, width)
    several = have_several(picture.top + picture.left)
    for place, label in picture.labels().items():
        if several:
            for number, x, y in spread(place, label, CELL):
                canvas.text("label", number, x, y, 18)
        else:
            canvas.text("label", label, *_middle(place))
    for (r, c), text in {**{min(cage.cells): cage.text for cage in picture.cages}, **picture.corners}.items():
        canvas.text("sum", text, c * CELL + 4, r * CELL + 8, 11)
    for cell, numbers in picture.numbers.items():
        _draw_numbers(canvas, cell, numbers.split(" "), cell in picture.notes)
    for (one, other), sign in picture.edges.items():
        (x, y), (next_x, next_y) = _middle(one), _middle(other)
        turned = sign if one[0] == other[0] else TURNED.get(sign, sign)
        canvas.sign("edge", turned, (x + next_x) // 2, (y + next_y) // 2, on_edge=True)


def _draw_piece(canvas: "_Canvas", cell: Cell, piece: str) -> None:
    """Draw a piece of a line, up to the next cells."""
    if piece:
        x, y = _middle(cell)
        arms = zip((UP, DOWN, LEFT, RIGHT), ("v-", "v", "h-", "h"), strict=True)
        canvas.path("line piece", "".join(f"M{x} {y}{arm}{CELL // 2}" for of, arm in arms if piece in of))


def _draw_totals(canvas: "_Canvas", text: str, x: int, y: int) -> None:
    """Draw the totals of the lines below a wall and to its right, and a line between them."""
    half = CELL // 2
    canvas.path("seam", f"M{x - half} {y - half}l{CELL} {CELL}")
    for number, side in zip(text.split(BEHIND), (-1, 1), strict=True):
        # Two digits fit into the cell also in wide fonts.
        canvas.text("clue", number, x + side * (half // 2 - 1), y - side * half // 2, 13)


class _Canvas:
    """Paths and texts, each class in one element; a class that was used first lies below the others."""

    def __init__(self) -> None:
        self._paths: dict[str, list[str]] = {}
        self._texts: dict[tuple[str, int], list[str]] = {}

    def __str__(self) -> str:
        paths = [f'<path class="{name}" d="{"".join(some)}"/>\n' for name, some in self._paths.items()]
        groups = [(name, size, "".join(some)) for (name, size), some in self._texts.items()]
        texts = [f'<g class="{name}" font-size="{size}">\n{some}</g>\n' for name, size, some in groups]
        return "".join(paths + texts)

    def path(self, name: str, path: str) -> None:
        if path:
            self._paths.setdefault(name, []).append(path)

    def text(self, name: str, text: str, x: int, y: int, size: int = 24, cells: int = 1) -> None:
        """Write the text around this point, as large as fits into a cell, or so many cells."""
        if text.strip():
            size = min(size, max(1, 42 * cells // len(text)))
            line = f'<text x="{x}" y="{y + round(0.36 * size)}">{plain(text)}</text>\n'
            self._texts.setdefault((name, size), []).append(line)

    def sign(self, name: str, sign: str, x: int, y: int, on_edge: bool = False) -> None:
        """Draw the sign as a shape, if it has one; on an edge, it interrupts the line."""
        if sign in UNCIRCLED:
            self.path(f"line {name}", f"M{x} {y}" + _ROUND.format(r=16, d=32))
            self.text(name, UNCIRCLED[sign], x, y, 21)
            return
        if sign not in SHAPES:
            self.text(name, sign, x, y, 16 if on_edge else 24)
            return
        look, in_cell, on_line, path = SHAPES[sign]
        r = on_line if on_edge else in_cell
        path = f"M{x} {y}" + path.format(r=r, d=2 * r, h=r // 2)
        if on_edge:
            self.path("halo", path)
        self.path(f"{look} {name}", path)


def _middle(cell: Cell) -> tuple[int, int]:
    """Return x and y of the middle of the cell."""
    return cell[1] * CELL + CELL // 2, cell[0] * CELL + CELL // 2


def _seams(picture: Picture, filled: set[Cell]) -> str:
    """Return the lines between filled cells of different regions, where a dark line would not be seen."""
    pairs = [((r, c), other, line) for r, c in sorted(filled) for other, line in (((r, c + 1), "v"), ((r + 1, c), "h"))]
    return "".join(
        f"M{other[1] * CELL} {other[0] * CELL}{line}{CELL}"
        for cell, other, line in pairs
        if other in filled and picture.regions.get(cell) != picture.regions.get(other)
    )


def _heavy_lines(picture: Picture) -> str:
    """Return the lines around the board and between regions."""
    height, width = size_of(picture.tiles)
    places = {
        cell: (picture.regions.get(cell),)
        for cell, tile in picture.tiles.items()
        if tile.role not in (Role.OUTSIDE, Role.LINE)
    }
    path = ""
    for r, c in product(range(1, height + 2), range(1, width + 2)):
        if places.get((r, c)) != places.get((r - 1, c)):
            path += f"M{c * CELL} {r * CELL}h{CELL}"
        if places.get((r, c)) != places.get((r, c - 1)):
            path += f"M{c * CELL} {r * CELL}v{CELL}"
    return path


def _draw_numbers(canvas: "_Canvas", cell: Cell, numbers: Sequence[str], notes: bool) -> None:
    """Draw the first small numbers of a cell at its upper right, beside its notes."""
    text = ",".join(numbers[:MOST_NUMBERS])
    half, lower = max(0, 3 * len(text) - 3), 2 if notes else 8
    x, y = (cell[1] + 1) * CELL - lower - half, cell[0] * CELL + lower
    canvas.path("badge", f"M{x - half} {y - 7}h{2 * half}a7 7 0 0 1 0 14h-{2 * half}a7 7 0 0 1 0 -14z")
    canvas.text("number", text, x, y, 10)


def _draw_notes(canvas: _Canvas, picture: Picture, cell: Cell) -> None:
    """Draw notes in rows; digits from 1 to 9 always have the same places."""
    notes = picture.notes[cell]
    digits = all(len(note) <= 1 and note in "123456789" for note in notes)
    side = 3 if digits else isqrt(len(notes) - 1) + 1
    step = (CELL - 6) // side
    left, top = cell[1] * CELL + 3 + step // 2, cell[0] * CELL + 3 + step // 2
    for number, note in enumerate(notes):
        if note:
            row, column = divmod(int(note) - 1 if digits else number, side)
            x, y = left + column * step, top + row * step
            canvas.text("note", note, x, y, min(12, step))
            if (cell, note) in picture.struck:
                canvas.path("strike", f"M{x - 5} {y + 4}l10 -8")


def plain(text: str) -> str:
    return escape(_FORBIDDEN.sub("\ufffd", text))
