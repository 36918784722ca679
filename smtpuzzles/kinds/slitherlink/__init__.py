"""Slitherlink, also called Loop the Loop, Fences or Loopy.

Some edges of the cells are drawn, so that they make a single loop, which neither crosses nor touches itself. A number
is the number of edges around its cell that are in the loop.

number   '0' to '4', or '_' in a cell without one
edge     '-' or '|' in the loop, 'x' not in it
corner   '+', where edges meet
board    cells, edges and corners, as points of a grid that is twice as fine

rules.py      the rules for solvers, and their sentences
places.py     the points, and what they are called
formats.py    how other programs write it
patterns.py   why an edge is in the loop or not, as players say it
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from smtpuzzles.base.grid import board_of, board_text, cells, parts_of, size_of
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, after, expect_rows, quoted, symbol_rows
from smtpuzzles.kinds.slitherlink import patterns, places
from smtpuzzles.kinds.slitherlink.places import is_corner, is_edge
from smtpuzzles.kinds.slitherlink.rules import ONE_LOOP, corner_rule, has_edges, number_rule, one_loop, two_or_none
from smtpuzzles.model import AnyOf, Board, Cell, Helpers, Model, Rule, Variable, literals_by_cell
from smtpuzzles.puzzle import EMPTY, Clue, CluedPuzzle, Inference, Kind, Reason, formats_in, trees
from smtpuzzles.puzzle.setters import BoardSetter, Options, Wanted, expect_size
from smtpuzzles.result import Violation

ACROSS, UPRIGHT, NONE, CORNER = "-", "|", "x", "+"
LINES = ACROSS + UPRIGHT
NUMBERS = "01234"
CROSS, DOT = Tile("×", Role.OUTSIDE), Tile("·", Role.OUTSIDE)
LARGEST = 1_000_000  # cells; solutions have four times as many points
MOST_LINES = 25  # of new boards; larger ones take minutes


@dataclass(frozen=True)
class Slitherlink(CluedPuzzle):
    """The clues are the numbers, each at the point of its cell."""

    kind: ClassVar[str] = "slitherlink"
    nothing: ClassVar[str | None] = NONE
    names: ClassVar[Mapping[str, str]] = {ACROSS: "in the loop", UPRIGHT: "in the loop", NONE: "not in the loop"}
    numbers: Board
    variant: str = "classic"

    @property
    def dimensions(self) -> Cell:
        return size_of(self.numbers)

    @property
    def bare(self) -> dict[Cell, str]:
        """The board without a loop."""
        return {point: self._bare(point) for point in places.all_points(self.dimensions)}

    def _bare(self, point: Cell) -> str:
        if is_edge(point):
            return NONE
        return CORNER if is_corner(point) else self.numbers[point[0] // 2, point[1] // 2]

    def build_model(self) -> Model:
        bare = self.bare
        variables = tuple([Variable(f"edge_{r}_{c}", (r, c), line_of((r, c))) for r, c in bare if is_edge((r, c))])
        edge = literals_by_cell(variables)
        rules = [number_rule(point, number, edge) for point, number in self.givens().items()]
        rules += [corner_rule(point, edge) for point in bare if is_corner(point)]
        helpers = Helpers(len(variables))
        loop = tuple(one_loop(edge, bare, helpers))
        rules.append(Rule(ONE_LOOP, tuple(edge), loop, by_cuts=True, sort=patterns.LOOP))
        return Model(variables, tuple(rules), bare, incomparable=True, helpers=helpers.names)

    def violations(self, solution: Board) -> list[Violation]:
        bare = self.bare
        found = [
            Violation(f"{self.named([point])} is as in the puzzle", (point,))
            for point, symbol in bare.items()
            if not is_edge(point) and solution[point] != symbol
        ]
        # A dictionary: in order, and quick to look into.
        drawn = dict.fromkeys(point for point in bare if is_edge(point) and solution[point] in LINES)
        for point in filter(is_corner, bare):
            meeting = tuple([side for side in trees.around(point) if side in drawn])
            if len(meeting) not in (0, 2):
                found.append(Violation(two_or_none(point), (point, *meeting)))
        found += [Violation(has_edges(point, number), (point,)) for point, number in self.unmet(drawn)]
        if len(parts_of([*drawn, *[end for edge in drawn for end in places.ends(edge)]])) != 1:
            found.append(Violation(ONE_LOOP, tuple(drawn) or tuple(filter(is_edge, bare))))
        return found

    def unmet(self, drawn: Collection[Cell]) -> Iterator[tuple[Cell, str]]:
        """Yield the numbers that are not the number of drawn edges around them."""
        for point, number in self.givens().items():
            if sum(side in drawn for side in trees.around(point)) != int(number):
                yield point, number

    def cuts(self, model: Model, board: Board) -> list[Rule]:
        """Return a rule for each closed loop: alone, it does not meet all numbers, or there is another one."""
        edge = literals_by_cell(model.variables)
        drawn = [point for point in edge if board[point] in LINES]
        closed = places.loops(drawn)
        rules = []
        for number, loop in enumerate(closed):
            left_out = next(self.unmet(loop), ())
            other = () if left_out else next((one for one in closed[number + 1 :] if loop.isdisjoint(one)), None)
            if other is None:
                continue  # it may be the loop of a solution
            edges = sorted(loop.union(other))
            inside = [tuple(places.inside(one, board)) for one in (loop, other)]
            cells_of_it, one_is_out = (*edges, *left_out[:1]), (AnyOf(tuple([-edge[point] for point in edges])),)
            sentence = patterns.not_closed(*inside)
            rules.append(Rule(sentence, cells_of_it, one_is_out, sort=patterns.CLOSED, about=tuple(inside)))
        if not drawn and not any(self.unmet(())):
            some = (AnyOf(tuple(edge.values())),)
            rules.append(Rule(patterns.SOME_EDGE, tuple(edge), some, sort=patterns.SOME))
        return rules

    def text(self) -> str:
        return board_text(self.numbers)

    def givens(self) -> dict[Cell, str]:
        return {trees.point(cell): number for cell, number in self.numbers.items() if number != EMPTY}

    def fixed(self) -> dict[Cell, str]:
        return {point: symbol for point, symbol in self.bare.items() if not is_edge(point)}

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {trees.point(cell): tuple(NUMBERS) for cell in self.numbers}

    def with_givens(self, givens: Mapping[Cell, str]) -> "Slitherlink":
        return replace(self, numbers={cell: givens.get(trees.point(cell), EMPTY) for cell in self.numbers})

    def clue_rule(self, clue: Clue) -> Rule:
        return number_rule(*clue, self.literal_of)

    def clues_of(self, solution: Board) -> list[Clue]:
        drawn = {point: sum(solution[side] in LINES for side in trees.around(point)) for point in self.domains()}
        return [Clue(point, str(number)) for point, number in drawn.items()]

    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        return {point: (line_of(point), NONE) for point in places.all_points(self.dimensions) if is_edge(point)}

    def named(self, points: Collection[Cell]) -> str:
        return places.named(points, self.dimensions)

    def played(self, entries: Board) -> Picture:
        tiles = {point: tile(point, symbol, entries) for point, symbol in self.bare.items()}
        return Picture(tiles, framed=False, ruled=False)

    def picture(self, solution: Board | None = None) -> Picture:
        return self.played({point: symbol for point, symbol in (solution or {}).items() if symbol in LINES})

    def reason(self, inference: Inference) -> Reason | None:
        return patterns.reason_of(inference)

    def solution_text(self, solution: Board) -> str:
        """Return corners as '+', and a blank for an edge that is not in the loop."""
        shown = {point: " " if symbol == NONE else symbol.replace(EMPTY, ".") for point, symbol in solution.items()}
        return "".join(f"{line.rstrip()}\n" for line in board_text(shown).splitlines())

    def read_solution(self, source: Source) -> Board:
        height, width = size_of(self.bare)
        lines = source.lines() or source.some_lines("a board with + at its corners")
        board = {}
        for r, line in enumerate(lines, 1):
            for c, symbol in enumerate(line.text.ljust(width), 1):
                token = line._replace(text=symbol, column=line.column + c - 1)
                if c > width:
                    raise token.error(f"expected {width} characters in this line, but found {len(line.text)}")
                may = possible((r, c))
                if symbol not in may and c > len(line.text):
                    raise after(line, f"expected {width} characters in this line, but found {len(line.text)}")
                if symbol not in may:
                    raise token.error(f"expected {listed(may)}, but found {quoted(symbol)}")
                board[r, c] = may[1] if symbol in ". " else symbol
        expect_rows(lines, height)
        return board


def possible(point: Cell) -> str:
    """Return the characters that may stand there in a solution; the second is what a blank means."""
    if is_edge(point):
        return f"{line_of(point)}{NONE} "
    return CORNER if is_corner(point) else f"0{EMPTY}1234. "


def listed(characters: str) -> str:
    """Return characters, without a blank, in words."""
    *some, last = sorted(characters.replace(" ", "").replace(".", ""))
    return f"{', '.join(some)} or {last}" if some else last


def line_of(edge: Cell) -> str:
    return ACROSS if edge[0] % 2 else UPRIGHT


def tile(point: Cell, bare: str, entries: Board) -> Tile:
    """Return the tile of a point; in corners, lines meet."""
    if is_corner(point):
        drawn = [entries.get(side, NONE) in LINES for side in trees.around(point)]
        meeting = sum(1 << number for number, there in enumerate(drawn) if there)
        return Tile(places.MEETING[meeting], Role.LINE) if meeting else DOT
    if not is_edge(point):
        return Tile(bare.replace(EMPTY, " "), Role.OUTSIDE, strong=True)
    entry = entries.get(point)
    if entry is None:
        return Tile(" ", Role.OUTSIDE)
    return CROSS if entry == NONE else Tile("─" if entry == ACROSS else "│", Role.LINE)


def parse(source: Source, variant: str) -> Slitherlink:
    lines = source.some_lines(f"rows of 0 to 4 and {EMPTY}")
    rows = symbol_rows(lines, NUMBERS + EMPTY, f"0 to 4 or {EMPTY}")
    if (number := len(rows) * len(rows[0])) > LARGEST:
        raise lines[0].error(f"expected at most {LARGEST:,} cells, but found {number:,}")
    return Slitherlink(board_of(rows), variant)


def blank(wanted: Wanted[Options]) -> Slitherlink:
    fits = 2 <= min(wanted.size) <= max(wanted.size) <= MOST_LINES
    expect_size(fits, f"a board of 2 to {MOST_LINES} rows and columns", wanted.size)
    return Slitherlink(dict.fromkeys(cells(*wanted.size), EMPTY), wanted.variant)


KIND = Kind(
    name="slitherlink",
    title="edges of cells make one loop; a number counts the edges around it (Loopy, Fences)",
    variants={"classic": "the usual rules"},
    parse=parse,
    formats=formats_in(f"{__name__}.formats"),
    setter=BoardSetter(usual=(7, 7), blank=blank),
    aliases=("loopy", "fences"),
    rules=(
        "Draw edges of cells, so that they make one loop.",
        "The loop neither crosses nor touches itself.",
        "A number is the number of edges around its cell that are in the loop.",
    ),
    legend=((Tile("─", Role.LINE), "in the loop"), (CROSS, "not in the loop"), (DOT, "corner")),
)
