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
from functools import cached_property
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.slitherlink import patterns, places
from smtpuzzles.kinds.slitherlink.places import is_corner, is_edge
from smtpuzzles.kinds.slitherlink.rules import ONE_LOOP, corner_rule, has_edges, number_rule, one_loop, two_or_none

ACROSS, UPRIGHT, NONE, CORNER = "-", "|", "x", "+"
LINES = ACROSS + UPRIGHT
NUMBERS = "01234"
CROSS, DOT = sp.Tile("×", sp.Role.OUTSIDE), sp.Tile("·", sp.Role.OUTSIDE)
LARGEST = 1_000_000  # cells; solutions have four times as many points
MOST_LINES = 25  # of new boards; larger ones take minutes


@dataclass(frozen=True)
class Slitherlink(sp.CluedPuzzle):
    """The clues are the numbers, each at the point of its cell."""

    kind: ClassVar[str] = "slitherlink"
    nothing: ClassVar[str | None] = NONE
    names: ClassVar[Mapping[str, str]] = {ACROSS: "in the loop", UPRIGHT: "in the loop", NONE: "not in the loop"}
    numbers: sp.Board
    variant: str = "classic"

    @property
    def dimensions(self) -> sp.Cell:
        return sp.size_of(self.numbers)

    @property
    def bare(self) -> dict[sp.Cell, str]:
        """The board without a loop."""
        return {point: self._bare(point) for point in places.all_points(self.dimensions)}

    def _bare(self, point: sp.Cell) -> str:
        if is_edge(point):
            return NONE
        return CORNER if is_corner(point) else self.numbers[point[0] // 2, point[1] // 2]

    @cached_property
    def edges(self) -> dict[sp.Cell, sp.Literal]:
        """The literal that each edge is in the loop."""
        points = places.all_points(self.dimensions)
        return {point: literal for literal, point in enumerate(filter(is_edge, points), 1)}

    def build_model(self) -> sp.Model:
        bare, edge = self.bare, self.edges
        variables = tuple([sp.Variable(f"edge_{r}_{c}", (r, c), line_of((r, c))) for r, c in edge])
        rules = [number_rule(point, number, edge) for point, number in self.givens().items()]
        rules += [corner_rule(point, edge) for point in bare if is_corner(point)]
        helpers = sp.Helpers(len(variables))
        loop = tuple(one_loop(edge, bare, helpers))
        rules.append(sp.Rule(ONE_LOOP, tuple(edge), loop, by_cuts=True, sort=patterns.LOOP))
        return sp.Model(variables, tuple(rules), bare, incomparable=True, helpers=helpers.names)

    def violations(self, solution: sp.Board) -> list[sp.Violation]:
        bare = self.bare
        found = [
            sp.Violation(f"{self.named([point])} is as in the puzzle", (point,))
            for point, symbol in bare.items()
            if not is_edge(point) and solution[point] != symbol
        ]
        # A dictionary: in order, and quick to look into.
        drawn = dict.fromkeys(point for point in bare if is_edge(point) and solution[point] in LINES)
        for point in filter(is_corner, bare):
            meeting = tuple([side for side in sp.trees.around(point) if side in drawn])
            if len(meeting) not in (0, 2):
                found.append(sp.Violation(two_or_none(point), (point, *meeting)))
        found += [sp.Violation(has_edges(point, number), (point,)) for point, number in self.unmet(drawn)]
        if len(sp.parts_of([*drawn, *[end for edge in drawn for end in places.ends(edge)]])) != 1:
            found.append(sp.Violation(ONE_LOOP, tuple(drawn) or tuple(filter(is_edge, bare))))
        return found

    def unmet(self, drawn: Collection[sp.Cell]) -> Iterator[tuple[sp.Cell, str]]:
        """Yield the numbers that are not the number of drawn edges around them."""
        for point, number in self.givens().items():
            if sum(side in drawn for side in sp.trees.around(point)) != int(number):
                yield point, number

    def cuts(self, board: sp.Board) -> list[sp.Rule]:
        """Return a rule for each closed loop: alone, it does not meet all numbers, or there is another one."""
        edge = self.edges
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
            cells_of_it, one_is_out = (*edges, *left_out[:1]), (sp.AnyOf(tuple([-edge[point] for point in edges])),)
            sentence = patterns.not_closed(*inside)
            rules.append(sp.Rule(sentence, cells_of_it, one_is_out, sort=patterns.CLOSED, about=tuple(inside)))
        if not drawn and not any(self.unmet(())):
            some = (sp.AnyOf(tuple(edge.values())),)
            rules.append(sp.Rule(patterns.SOME_EDGE, tuple(edge), some, sort=patterns.SOME))
        return rules

    def text(self) -> str:
        return sp.board_text(self.numbers)

    def givens(self) -> dict[sp.Cell, str]:
        return {sp.trees.point(cell): number for cell, number in self.numbers.items() if number != sp.EMPTY}

    def fixed(self) -> dict[sp.Cell, str]:
        return {point: symbol for point, symbol in self.bare.items() if not is_edge(point)}

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return {sp.trees.point(cell): tuple(NUMBERS) for cell in self.numbers}

    def with_givens(self, givens: Mapping[sp.Cell, str]) -> "Slitherlink":
        return replace(self, numbers={cell: givens.get(sp.trees.point(cell), sp.EMPTY) for cell in self.numbers})

    def clue_rule(self, clue: sp.Clue) -> sp.Rule:
        return number_rule(*clue, self.edges)

    def clues_of(self, solution: sp.Board) -> list[sp.Clue]:
        drawn = {point: sum(solution[side] in LINES for side in sp.trees.around(point)) for point in self.domains()}
        return [sp.Clue(point, str(number)) for point, number in drawn.items()]

    def open_cells(self) -> dict[sp.Cell, tuple[str, ...]]:
        return {edge: (line_of(edge), NONE) for edge in self.edges}

    def named(self, points: Collection[sp.Cell]) -> str:
        return places.named(points, self.dimensions)

    def played(self, entries: sp.Board) -> sp.Picture:
        tiles = {point: tile(point, symbol, entries) for point, symbol in self.bare.items()}
        return sp.Picture(tiles, framed=False, ruled=False)

    def picture(self, solution: sp.Board | None = None) -> sp.Picture:
        return self.played({point: symbol for point, symbol in (solution or {}).items() if symbol in LINES})

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return patterns.reason_of(inference)

    def solution_text(self, solution: sp.Board) -> str:
        """Return corners as '+', and a blank for an edge that is not in the loop."""
        shown = {point: " " if symbol == NONE else symbol.replace(sp.EMPTY, ".") for point, symbol in solution.items()}
        return "".join(f"{line.rstrip()}\n" for line in sp.board_text(shown).splitlines())

    def read_solution(self, source: sp.Source) -> sp.Board:
        height, width = sp.size_of(self.bare)
        lines = source.lines() or source.some_lines("a board with + at its corners")
        board = {}
        for r, line in enumerate(lines, 1):
            for c, symbol in enumerate(line.text.ljust(width), 1):
                token = line._replace(text=symbol, column=line.column + c - 1)
                if c > width:
                    raise token.error(f"expected {width} characters in this line, but found {len(line.text)}")
                may = possible((r, c))
                if symbol not in may and c > len(line.text):
                    raise sp.after(line, f"expected {width} characters in this line, but found {len(line.text)}")
                if symbol not in may:
                    raise token.error(f"expected {listed(may)}, but found {sp.quoted(symbol)}")
                board[r, c] = may[1] if symbol in ". " else symbol
        sp.expect_rows(lines, height)
        return board


def possible(point: sp.Cell) -> str:
    """Return the characters that may stand there in a solution; the second is what a blank means."""
    if is_edge(point):
        return f"{line_of(point)}{NONE} "
    return CORNER if is_corner(point) else f"0{sp.EMPTY}1234. "


def listed(characters: str) -> str:
    """Return characters, without a blank, in words."""
    *some, last = sorted(characters.replace(" ", "").replace(".", ""))
    return f"{', '.join(some)} or {last}" if some else last


def line_of(edge: sp.Cell) -> str:
    return ACROSS if edge[0] % 2 else UPRIGHT


def tile(point: sp.Cell, bare: str, entries: sp.Board) -> sp.Tile:
    """Return the tile of a point; in corners, lines meet."""
    if is_corner(point):
        drawn = [entries.get(side, NONE) in LINES for side in sp.trees.around(point)]
        meeting = sum(1 << number for number, there in enumerate(drawn) if there)
        return sp.Tile(places.MEETING[meeting], sp.Role.LINE) if meeting else DOT
    if not is_edge(point):
        return sp.Tile(bare.replace(sp.EMPTY, " "), sp.Role.OUTSIDE, strong=True)
    entry = entries.get(point)
    if entry is None:
        return sp.Tile(" ", sp.Role.OUTSIDE)
    return CROSS if entry == NONE else sp.Tile("─" if entry == ACROSS else "│", sp.Role.LINE)


def parse(source: sp.Source, variant: str) -> Slitherlink:
    lines = source.some_lines(f"rows of 0 to 4 and {sp.EMPTY}")
    rows = sp.symbol_rows(lines, NUMBERS + sp.EMPTY, f"0 to 4 or {sp.EMPTY}")
    if (number := len(rows) * len(rows[0])) > LARGEST:
        raise lines[0].error(f"expected at most {LARGEST:,} cells, but found {number:,}")
    return Slitherlink(sp.board_of(rows), variant)


def blank(wanted: sp.Wanted[sp.Options]) -> Slitherlink:
    fits = 2 <= min(wanted.size) <= max(wanted.size) <= MOST_LINES
    sp.expect_size(fits, f"a board of 2 to {MOST_LINES} rows and columns", wanted.size)
    return Slitherlink(dict.fromkeys(sp.cells(*wanted.size), sp.EMPTY), wanted.variant)


KIND = sp.Kind(
    name="slitherlink",
    title="edges of cells make one loop; a number counts the edges around it (Loopy, Fences)",
    variants={"classic": "the usual rules"},
    parse=parse,
    formats=sp.formats_in(f"{__name__}.formats"),
    setter=sp.BoardSetter(usual=(7, 7), blank=blank),
    aliases=("loopy", "fences"),
    rules=(
        "Draw edges of cells, so that they make one loop.",
        "The loop neither crosses nor touches itself.",
        "A number is the number of edges around its cell that are in the loop.",
    ),
    legend=((sp.Tile("─", sp.Role.LINE), "in the loop"), (CROSS, "not in the loop"), (DOT, "corner")),
)
