"""Links of Penpa+, an editor for pictures of puzzles; no rules are in them, so what a kind draws is a convention.

    https://swaroopg92.github.io/penpa-edit/#m=edit&p=DATA

What is drawn, as the problem and as the answer, is in layers, which have an entry for each place (penpa_lines.py shows
what DATA is):

surface   the colour of a cell
number    [text, colour, style] in a cell
symbol    [number, name, style] in a cell
lineE     a style for each line between two corners, "57,58"

The grid with two more rows and columns on each side is numbered in reading order: first all cells, then their lower
right corners. Rows and columns at the sides of the grid may be a margin; all other cells must be on the board.
"""

import re
from collections.abc import Callable, Collection, Mapping
from itertools import accumulate
from typing import Any, NamedTuple

from smtpuzzles.base.grid import Edge, at, cells
from smtpuzzles.base.text import Source, Token, quoted
from smtpuzzles.exchange import penpa_lines
from smtpuzzles.exchange.edges import Regions, borders_of
from smtpuzzles.exchange.links import only_word, read_size, rest
from smtpuzzles.exchange.packed import from_json
from smtpuzzles.exchange.records import noted
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record

Layer = Mapping[Cell, Any]

_SITE = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
_FORM = r"(?:https?://\S{0,200}/penpa-edit/(?:index\.html)?[#?])?(?:m=(?:edit|solve)&)?p=(?!http)"
_CELL = 38  # pixels
_THICK = 2  # the style of a border
_BORDERS = (_THICK, 21)  # solid, black and thick; other lines may be rules
_CLUES, _CANDIDATES = ("1", "6", "10"), "7"  # the styles of numbers: normal, medium or big
_BESIDE = ("a", "l", "m", "r")  # the answer to compare with, how to open the link, and what to replay
_LAYERS = ("surface", "number", "symbol")


class Sketch(NamedTuple):
    """What is drawn on a grid.

    size      height and width without margins
    place     where a link stands, for errors
    rules     what players read beside the grid
    tags      what Penpa+ calls the kind and its variants
    problem   the layers of cells, by name; so `answer`
    borders   the edges with a line, without the frame
    """

    size: Cell
    place: Token
    title: str
    rules: str
    tags: str
    problem: Mapping[str, Layer]
    answer: Mapping[str, Layer]
    borders: Collection[Edge]


def drawing_format(
    layers: Collection[str],
    read: Callable[[Sketch, str | None], Record],
    write: Callable[[Record], str],
    grids: Collection[str] = ("square",),
    tag: str = "",
    rules: str = "",
) -> Format:
    """Return the format of links whose problem has something in these layers only, on one of these grids.

    tag, rules  regular expressions of those that `read` knows; notes name others
    """

    def read_link(source: Source, variant: str | None) -> Record:
        drawing = read_drawing(source, layers, grids)
        said = drawing._replace(
            rules="" if re.fullmatch(rules, drawing.rules) else drawing.rules,
            tags="" if re.fullmatch(tag, drawing.tags) else drawing.tags,
        )
        return read(drawing, variant)._replace(notes=noted(title=said.title, rules=said.rules, tags=said.tags))

    return Format(
        name="penpa",
        title="a Penpa+ link",
        form=_FORM,
        read=read_link,
        write=write,
        one_a_line=True,
        link=True,
        solutions=True,
        titles=True,
    )


def read_drawing(source: Source, layers: Collection[str], grids: Collection[str]) -> Sketch:
    """Return what a link draws; anything in other layers of its problem is an error."""
    word = only_word(source, "a Penpa+ link")
    start = re.match(_FORM, word.text)
    data = rest(word, start.end() if start else 0)
    text, *others = data.text.split("&")
    for other in others:
        if other.partition("=")[0] not in _BESIDE:
            raise data.error(f"expected no parameter {quoted(other)} of a Penpa+ link")
    data = data._replace(text=text)
    lines = penpa_lines.unpacked_lines(data)
    head = lines[0].split(",")
    if head[0] not in grids or len(head) < 3:
        raise data.error(f"expected a grid called {' or '.join(grids)}, but found {quoted(head[0])}")
    width, height = (data._replace(text=side) for side in head[1:3])
    grid = _Grid(read_size(width, height), _margins(lines[1], data), data)
    if min(grid.inner) < 1:
        raise data.error("expected a Penpa+ grid with cells, but found only margins")
    grid.expect_whole(lines)
    problem, answer = (_dictionary(from_json(line, data), data) for line in lines[3:5])
    unknown = [name for name, layer in problem.items() if layer and name not in (*layers, *penpa_lines.COMMANDS)]
    if unknown:
        raise data.error(f"expected a problem drawn with {', '.join(layers)} only, but found {quoted(unknown[0])}")
    title, rules = (head[place] if place < len(head) else "" for place in (15, 18))
    return Sketch(
        grid.inner,
        data,
        " ".join(title.removeprefix("Title:").replace("%2C", ",").split()),
        penpa_lines.without_codes(rules),
        _tags(lines, data),
        {name: grid.layer(problem, name) for name in _LAYERS},
        {name: grid.layer(answer, name) for name in _LAYERS},
        grid.borders(_dictionary(problem.get("lineE", {}), data)),
    )


class _Grid(NamedTuple):
    """A grid with its margins; places are numbers."""

    outer: Cell
    margins: list[int]
    place: Token

    @property
    def inner(self) -> Cell:
        top, bottom, left, right = self.margins
        return self.outer[0] - top - bottom, self.outer[1] - left - right

    def cell(self, number: int) -> Cell:
        """Return the cell of this number, which may lie outside."""
        row, column = divmod(number, self.outer[1] + 4)
        return row - 1 - self.margins[0], column - 1 - self.margins[2]

    def holds(self, cell: Cell) -> bool:
        return 1 <= cell[0] <= self.inner[0] and 1 <= cell[1] <= self.inner[1]

    def expect_whole(self, lines: list[str]) -> None:
        """Raise an error if a cell inside the margins was taken off the board, or one outside was added."""
        steps = from_json(lines[5], self.place) if len(lines) > 5 else []
        if not isinstance(steps, list) or not all(type(step) is int for step in steps):
            raise self.place.error("expected the cells of a Penpa+ grid as numbers, but found other data")
        if steps and {self.cell(number) for number in accumulate(steps)} != set(cells(*self.inner)):
            raise self.place.error("expected all cells of the grid on the board, but found some taken off or added")

    def layer(self, drawn: dict[str, Any], name: str) -> dict[Cell, Any]:
        """Return the entries of the cells."""
        found = {}
        for key, entry in _dictionary(drawn.get(name, {}), self.place).items():
            cell = self.cell(_number(key, self.place))
            if not self.holds(cell):
                raise self.place.error(f"expected nothing beside the grid, but found a {name}")
            found[cell] = entry
        return found

    def borders(self, lines: dict[str, Any]) -> set[Edge]:
        """Return the edges with a line."""
        width, height = self.outer[1] + 4, self.outer[0] + 4
        found = set()
        for key, style in lines.items():
            if style not in _BORDERS:
                raise self.place.error(f"expected only thick black lines, but found one of style {quoted(str(style))}")
            first, _, second = key.partition(",")
            corner, other = sorted(_number(end, self.place) - width * height for end in (first, second))
            r, c = self.cell(corner)
            if other - corner not in (1, width) or corner < 0:
                raise self.place.error("expected lines along the edges of cells, but found others")
            edge = ((r + 1, c), (r + 1, c + 1)) if other - corner == width else ((r, c + 1), (r + 1, c + 1))
            if self.holds(edge[0]) and self.holds(edge[1]):
                found.add(edge)
        return found


def _number(text: str, place: Token) -> int:
    return place._replace(text=text).number(0, 99_999_999, "place in a Penpa+ grid")


def _dictionary(value: Any, place: Token) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise place.error("expected layers and their entries by name, but found other data")
    return value


def _tags(lines: list[str], place: Token) -> str:
    tags = from_json(lines[17], place) if len(lines) > 17 and lines[17] else []
    return " ".join(map(str, tags)) if isinstance(tags, list) else ""


def _margins(line: str, place: Token) -> list[int]:
    margins = from_json(line, place)
    if isinstance(margins, list) and len(margins) == 4 and all(type(side) is int and side >= 0 for side in margins):
        return margins
    raise place.error("expected four margins of a Penpa+ grid, but found other data")


def clues_of(drawing: Sketch) -> dict[Cell, str]:
    """Return the numbers of the problem; candidates and small numbers, which may be rules, are an error."""
    for cell, entry in drawing.problem["number"].items():
        if isinstance(entry, list) and len(entry) == 3 and entry[2] not in _CLUES:
            found = f"one of style {quoted(str(entry[2]))} at {at(cell)}"
            raise drawing.place.error(f"expected one number in a cell, but found {found}")
    return numbers_of(drawing, drawing.problem)


def numbers_of(drawing: Sketch, layers: Mapping[str, Layer]) -> dict[Cell, str]:
    """Return the texts of the numbers in these layers, without candidates."""
    found = {}
    for cell, entry in layers["number"].items():
        if not isinstance(entry, list) or len(entry) != 3:
            raise drawing.place.error("expected numbers as [text, colour, style], but found other data")
        if entry[2] != _CANDIDATES:
            found[cell] = str(entry[0]).strip()
    return found


def symbols_of(drawing: Sketch, layer: Layer, name: str) -> dict[Cell, int]:
    """Return the numbers of a layer's symbols, which must all have this name."""
    for entry in layer.values():
        if not isinstance(entry, list) or len(entry) != 3 or entry[1] != name or type(entry[0]) is not int:
            raise drawing.place.error(f"expected only symbols called {name}, but found others")
    return {cell: entry[0] for cell, entry in layer.items()}


def cells_with(layer: Layer, number: int, name: str) -> list[Cell]:
    """Return the cells with this symbol; an answer may hold others, such as marks of a player."""
    return [cell for cell, entry in layer.items() if isinstance(entry, list) and entry[:2] == [number, name]]


def write_drawing(
    size: Cell,
    tag: str,
    problem: Mapping[str, Layer],
    answer: Mapping[str, Layer],
    tools: Mapping[str, Any],
    title: str = "",
    rules: str = "",
    regions: Regions | None = None,
) -> str:
    """Return the link of a problem and an answer drawn in layers, with borders between regions.

    tag     what Penpa+ calls the kind
    tools   those that a player needs, as Penpa+ names them
    """
    height, width = size
    across = width + 4
    lines = {_line(edge, size): _THICK for edge in borders_of(size, regions)} if regions else {}
    # The middle of the grid is a cell, a corner, or the side of a cell.
    centre = {(1, 1): 0, (0, 0): 1, (0, 1): 2, (1, 0): 3}[height % 2, width % 2] * across * (height + 4)
    centre += (height + 3) // 2 * across + (width + 3) // 2
    canvas = f"{(width + 1) * _CELL},{(height + 1) * _CELL},{centre},{centre}"
    head = f"square,{width},{height},{_CELL},0,1,1,{canvas},0,0,0,0,Title: {title.replace(',', '%2C')},Author: ,,"
    cells = [2 * across + 2, *([1] * (width - 1) + [5]) * (height - 1), *[1] * (width - 1)]
    drawn = _drawn(size, problem) | {"lineE": lines}, _drawn(size, answer)
    head += f"{penpa_lines.with_codes(rules)},OFF,false"
    return _SITE + penpa_lines.packed_lines(head, *drawn, cells, tag, tools)


def _drawn(size: Cell, layers: Mapping[str, Layer]) -> dict[str, Any]:
    """Return layers with numbers for cells."""
    across = size[1] + 4
    numbers = {cell: str((cell[0] + 1) * across + cell[1] + 1) for layer in layers.values() for cell in layer}
    return {name: {numbers[cell]: entry for cell, entry in layer.items()} for name, layer in layers.items()}


def _line(edge: Edge, size: Cell) -> str:
    """Return the corners of an edge."""
    (r, c), (below, _) = edge
    across = size[1] + 4
    first = across * (size[0] + 4) + (r * across + c + 1 if below == r else (r + 1) * across + c)
    return f"{first},{first + (across if below == r else 1)}"
