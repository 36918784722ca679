"""Slitherlink, also called Loop the Loop, Fences or Loopy.

Some edges of the cells are drawn, so that they make a single loop, which neither crosses nor touches itself. A number
is the number of edges around its cell that are in the loop.

number   '0' to '4', or '_' in a cell without one
edge     '-' or '|' in the loop, 'x' not in it
corner   '+', where edges meet
board    cells, edges and corners, as points of a grid that is twice as fine: the cell (r, c) is the point (2 r, 2 c)

naming.py    edges and corners in words
patterns.py  the names of steps of several rules
formats.py   how other programs write it
"""

from collections.abc import Collection
from functools import cached_property
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.slitherlink import naming, patterns
from smtpuzzles.kinds.slitherlink.naming import cell_of, corner_name

NUMBERS = "01234"
LARGEST = 1_000_000  # cells; solutions have four times as many points
MOST_LINES = 25  # of new boards; larger ones take minutes
NUMBER_INSIDE = sp.Look(
    "a number inside the loop", sp.sides.LOOKS[sp.sides.INSIDE].tile._replace(text="①", strong=True)
)


class Slitherlink(sp.LoopGrid):
    kind: ClassVar[str] = "slitherlink"
    prefixes = dict.fromkeys(sp.loop.LINES, "edge")
    place_of = staticmethod(sp.trees.point)
    headed, unnumbered, between = False, sp.EMPTY, "+"
    open_look = sp.Look("corner", sp.LoopGrid.open_look.tile)

    @cached_property
    def points(self) -> list[sp.Cell]:
        return sp.cells(2 * self.size[0] + 1, 2 * self.size[1] + 1)

    @cached_property
    def words(self) -> sp.loop.Words:
        return sp.loop.Words("edge", corner_name, "around", cells_inside, alone=False)

    @classmethod
    def parse(cls, source: sp.Source, variant: str) -> "Slitherlink":
        lines = source.some_lines(f"rows of 0 to 4 and {sp.EMPTY}")
        rows = sp.symbol_rows(lines, NUMBERS + sp.EMPTY, f"0 to 4 or {sp.EMPTY}")
        if (number := len(rows) * len(rows[0])) > LARGEST:
            raise lines[0].error(f"expected at most {LARGEST:,} cells, but found {number:,}")
        return cls.of_board(sp.board_of(rows), variant)

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.places, tuple(NUMBERS))

    def number_at(self, place: sp.Cell, board: sp.Board) -> str:
        return str(sum(sp.loop.is_drawn(board, side) for side in sp.trees.around(place)))

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        sides = sp.trees.around(place)
        edges, meaning = patterns.counted_edges(int(value)), sp.loop.exactly_drawn(int(value))
        sentence = f"the {value} at {sp.at(cell_of(place))} has {edges}"
        return sp.Law(patterns.NUMBER, (place, int(value)), sentence, (place, *sides), meaning, sides)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        (rule, *more), drawn = inference.rules, sp.loop.lines_in(inference.facts)
        if more:
            return patterns.together(inference, clue_name)
        if rule.sort != patterns.NUMBER:
            return super().reason(inference)
        clue, number = clue_name(rule), rule.about[1]
        if reason := patterns.by_sides(inference, clue, self.size, self.named):
            return reason
        if not inference.conclusions:
            return sp.Reason("number not met", f"{clue} has {'too many edges' if drawn > number else 'too few edges'}")
        if number == 0:
            return sp.Reason("zero", f"{clue} allows no edge", obvious=True)
        adds = sp.loop.lines_in(inference.conclusions)
        return sp.Reason("number", f"{clue} {'needs every edge that is left' if adds else 'has all its edges'}")

    def named(self, points: Collection[sp.Cell]) -> str:
        return naming.named(points, self.size)


def clue_name(rule: sp.Rule) -> str:
    place, number = rule.about
    return f"the {number} at {sp.at(cell_of(place))}"


def cells_inside(edges: Collection[sp.Cell]) -> list[sp.Cell]:
    return list(map(cell_of, sp.loop.inside(edges)))


def blank(wanted: sp.Wanted[sp.Options]) -> Slitherlink:
    fits = 2 <= min(wanted.size) <= max(wanted.size) <= MOST_LINES
    sp.expect_size(fits, f"a board of 2 to {MOST_LINES} rows and columns", wanted.size)
    return Slitherlink.of_size(wanted.size, wanted.variant)


KIND = sp.declared(
    Slitherlink,
    "edges of cells make one loop; a number counts the edges around it (Loopy, Fences)",
    (
        "Draw edges of cells, so that they make one loop.",
        "The loop neither crosses nor touches itself.",
        "A number is the number of edges around its cell that are in the loop.",
    ),
    legend={**sp.sides.LOOKS, "①": NUMBER_INSIDE},
    setter=sp.BoardSetter(usual=(7, 7), blank=blank),
    techniques=patterns.TECHNIQUES,
    formats=sp.formats_in(f"{__name__}.formats"),
    aliases=("loopy", "fences"),
)
