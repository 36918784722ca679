"""Grids on which a player draws one loop, through cells or around them.

point   a cell of solutions, as the ingredient `loop` has them: each number stands in the point of its grid cell
link    an edge between the middles of two neighbouring grid cells
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Self

from smtpuzzles.base.grid import at, board_text, cells, these_cells, where
from smtpuzzles.base.picture import CIRCLED, Picture, Role, Tile
from smtpuzzles.base.text import Source, after, expect_rows, quoted
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle import trees
from smtpuzzles.puzzle.grids import Grid
from smtpuzzles.puzzle.ingredients import loop, sides
from smtpuzzles.puzzle.ingredients.loop import ACROSS, JOINT, LINES, NONE, UPRIGHT, is_drawn, is_edge, is_joint, line_of
from smtpuzzles.puzzle.lawful import Look
from smtpuzzles.puzzle.laws import EMPTY, Law, Literals, Wide
from smtpuzzles.puzzle.reasons import Inference, Reason, Technique, named_by_goal
from smtpuzzles.puzzle.setters import Mended, Mending
from smtpuzzles.puzzle.shades import Shading
from smtpuzzles.result import Violation

LOOP_TECHNIQUES = (
    *loop.TECHNIQUES,
    loop.CLOSED_LOOP,
    Technique("around a clue", 2, "Otherwise a clue and what is around it could not be met together."),
    loop.WAYS_ON,
)
CROSS, DOT = Tile("×", Role.OUTSIDE), Tile("·", Role.OUTSIDE)
DRAWN = {ACROSS: Tile("─", Role.LINE), UPRIGHT: Tile("│", Role.LINE), NONE: CROSS}
IN_LOOP = {ACROSS: "in the loop", UPRIGHT: "in the loop", NONE: "not in the loop"}
MENDS, CHANGES = 40, 60  # how often a new loop is changed; changes that are tried at once
# The lines that meet at a joint: 1 for the one up, 2 left, 4 right, 8 down.
MEETING = " ╵╴┘╶└─┴╷│┐┤┌├┬┼"


@dataclass(frozen=True)
class LoopGrid(Grid):
    """A grid with a loop through its cells; a kind declares its numbers, and may place points otherwise.

    prefixes  what sentences call an edge, and names of variables begin with
    unnumbered, between  what solutions have where a number could stand, and where neither that nor an edge can be
    signs     how numbers look, if not as they are written
    """

    prefixes: ClassVar[Mapping[str, str]] = dict.fromkeys(LINES, "link")
    names: ClassVar[Mapping[str, str]] = {**IN_LOOP, **sides.NAMES}
    looks: ClassVar[Mapping[str, Look]] = {line: Look(IN_LOOP[line], DRAWN[line]) for line in (ACROSS, NONE)}
    open_look: ClassVar[Look] = Look("cell", DOT)
    nothing: ClassVar[str | None] = NONE
    incomparable: ClassVar[bool] = True
    unnumbered: ClassVar[str] = "+"
    between: ClassVar[str] = "."
    goals: ClassVar[Mapping[str, str]] = {loop.CLOSED: "closes too soon", "number": "around a clue", JOINT: "ways on"}
    signs: ClassVar[Mapping[str, Look]] = {}

    # Points.

    @staticmethod
    def place_of(cell: Cell) -> Cell:
        return 2 * cell[0] - 1, 2 * cell[1] - 1

    @cached_property
    def points(self) -> list[Cell]:
        return cells(2 * self.size[0] - 1, 2 * self.size[1] - 1)

    @property
    def noun(self) -> str:
        return self.prefixes[ACROSS]

    def that_count(self, cells: Collection[Cell]) -> Collection[Cell]:
        return list(filter(is_edge, cells))

    @cached_property
    def places(self) -> list[Cell]:
        return list(map(self.place_of, self.cells))

    @cached_property
    def words(self) -> loop.Words:
        return loop.Words("link", lambda joint: at(_cell_of(joint)), "through", cells_through)

    def named(self, points: Collection[Cell]) -> str:
        joints = [_cell_of(point) for point in points if is_joint(point)]
        faces = [(r // 2, c // 2) for r, c in points if sides.is_face((r, c))]
        runs: list[list[Cell]] = []
        for edge in sorted(filter(is_edge, points), key=lambda edge: (line_of(edge), edge[:: 2 * (edge[0] % 2) - 1])):
            on = runs and loop.ends(runs[-1][-1])[1] == loop.ends(edge)[0] and line_of(runs[-1][0]) == line_of(edge)
            runs[-1:] = [[*runs[-1], edge]] if on else [*runs[-1:], [edge]]
        along, between = ([_ends_named(run) for run in runs if (len(run) > 1) == long] for long in (True, False))
        parts = [f"the links along {'; '.join(along)}"] * bool(along)
        parts += [f"the link{'s' * (len(between) > 1)} between {'; '.join(between)}"] * bool(between)
        if faces:
            parts.append(f"the lower right corner{'s' * (len(faces) > 1)} of {these_cells(faces)}")
        return "; ".join([*([these_cells(joints)] if joints else []), *parts])

    # Rules.

    def fixed(self) -> dict[Cell, str]:
        bare = {point: self.between for point in self.points if not is_edge(point)}
        return {**bare, **dict.fromkeys(self.places, self.unnumbered), **self.numbers}

    @cached_property
    def domain(self) -> dict[Cell, tuple[str, ...]]:
        fixed = self.fixed()
        return {point: (fixed[point],) if point in fixed else (line_of(point), NONE) for point in self.points}

    def laws(self) -> Iterator[Law]:
        return loop.joint_laws(self.domain, self.words)

    def every_law(self) -> Iterator[Law]:
        yield from (self.number_law(*number) for number in self.numbers.items())
        yield from self.laws()

    def wide_laws(self) -> list[Wide]:
        return [loop.one_loop(self.points, self.words, self.unmet)]

    def unmet(self, drawn: Collection[Cell]) -> Iterator[Cell]:
        """Yield the places of numbers that are not true if only these edges are in the loop."""
        board = dict.fromkeys(drawn, ACROSS)
        return (place for place, value in self.numbers.items() if self.number_at(place, board) != value)

    @cached_property
    def of_clues(self) -> Literals:
        return self.literals()  # those of the blank puzzle: numbers change none, and have no helpers

    def shading(self) -> Shading:
        return sides.shading(self.of_clues, self.points, self.words.edge, self.named)

    def shaded(self, solution: Board) -> Board:
        return {**solution, **sides.shaded(solution)}

    def violation(self, law: Law, solution: Board) -> Violation:
        place = law.about[0]
        meeting = [edge for edge in law.cells if law.sort == loop.JOINT and is_drawn(solution, edge)]
        return Violation(law.sentence, (place, *meeting))

    def violations(self, solution: Board) -> list[Violation]:
        changed = [(point,) for point, symbol in self.fixed().items() if solution[point] != symbol]
        found = [Violation(f"{self.named(point)} is as in the puzzle", point) for point in changed]
        return found + sorted(super().violations(solution), key=lambda one: _order(one.cells[0]))

    def reason(self, inference: Inference) -> Reason | None:
        if len(inference.rules) > 1:
            return named_by_goal(inference, self.goals)
        return sides.reason_of(inference, self.words, self.named) or loop.reason_of(inference, self.words)

    # Pictures and text.

    def played(self, entries: Board) -> Picture:
        tiles = {point: self.point_tile(point, entries) for point in self.points}
        return Picture(tiles, framed=self.headed, ruled=False, head=self.kind if self.headed else "")

    def point_tile(self, point: Cell, entries: Board) -> Tile:
        """Return how a point looks; at joints, lines meet."""
        if is_edge(point):
            return DRAWN[entries[point]] if point in entries else Tile(" ", Role.OUTSIDE)
        number = self.numbers.get(point, " ")
        if not is_joint(point):
            side = entries.get(point, "")
            shade = sides.LOOKS[side].tile if side in sides.LOOKS else Tile(" ", Role.OUTSIDE)
            inside = CIRCLED[number] if side == sides.INSIDE and number in CIRCLED else number
            return shade if number == " " else shade._replace(text=inside, strong=True)
        drawn = [is_drawn(entries, side) for side in trees.around(point)]
        piece = MEETING[sum(1 << number for number, there in enumerate(drawn) if there)]
        if number in self.signs:
            return self.signs[number].tile._replace(line=piece)
        return Tile(piece, Role.LINE) if any(drawn) else DOT

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        source.expect_typed("rows of cells")
        return super().parse(source, variant)

    def solution_text(self, solution: Board) -> str:
        """Return the points, with a blank for an edge that is not in the loop."""
        shown = {point: " " if symbol == NONE else symbol.replace(EMPTY, ".") for point, symbol in solution.items()}
        return "".join(f"{line.rstrip()}\n" for line in board_text(shown).splitlines())

    def read_solution(self, source: Source) -> Board:
        height, width = self.points[-1]
        numbers = "".join(sorted({number for values in self.domains().values() for number in values}))
        lines, board = source.lines() or source.some_lines("a board with + at its corners"), {}
        for r, line in enumerate(lines, 1):
            for c, symbol in enumerate(line.text.ljust(width), 1):
                token = line._replace(text=symbol, column=line.column + c - 1)
                if c > width:
                    raise token.error(f"expected {width} characters in this line, but found {len(line.text)}")
                may, blank = self._possible((r, c), numbers)
                if symbol not in may + blank and c > len(line.text):
                    raise after(line, f"expected {width} characters in this line, but found {len(line.text)}")
                if symbol not in may + blank:
                    raise token.error(f"expected {_listed(may)}, but found {quoted(symbol)}")
                board[r, c] = may[-1] if symbol in blank else symbol
        expect_rows(lines, height)
        return board

    def _possible(self, point: Cell, numbers: str) -> tuple[str, str]:
        """Return the characters that may stand there in a solution, and those that mean the last of them."""
        if is_edge(point):
            return line_of(point) + NONE, " "
        if point[0] % 2 == self.place_of((1, 1))[0] % 2:
            return numbers + self.unnumbered, ". "
        return self.between, ""


def _listed(characters: str) -> str:
    *some, last = sorted(characters)
    return f"{', '.join(some)} or {last}" if some else last


def other_loop(mending: Mending[Any, Any]) -> Mended | None:
    """Return the same board, to have another loop, changed where solutions differ, with as many clues or more."""
    if mending.mends == MENDS:
        return None
    puzzle: LoopGrid = mending.puzzle
    lines: Board = {edge: mending.solution[edge] for edge in puzzle.points if is_drawn(mending.solution, edge)}
    faces, points = set(loop.inside(lines)), set(puzzle.points)
    near = sorted(points.intersection(face for edge in mending.differing for face in loop.faces_beside(edge)))
    for face in mending.wanted.random.choices(near, k=CHANGES):
        if loop.can_change(face, faces):
            other = loop.around(faces ^ {face})
            if len(puzzle.clues_of(other)) >= len(puzzle.clues_of(lines)):
                faces, lines = faces ^ {face}, other
    return Mended(puzzle=puzzle, prefer={edge: lines.get(edge, NONE) for edge in filter(is_edge, puzzle.points)})


def _ends_named(run: list[Cell]) -> str:
    ends = [_cell_of(joint) for joint in (loop.ends(run[0])[0], loop.ends(run[-1])[1])]
    return where(ends) if run[1:] else these_cells(ends)


def _cell_of(joint: Cell) -> Cell:
    return (joint[0] + 1) // 2, (joint[1] + 1) // 2


def cells_through(edges: Collection[Cell]) -> list[Cell]:
    """Return the cells that these links join."""
    return sorted({_cell_of(joint) for edge in edges for joint in loop.ends(edge)})


def _order(point: Cell) -> int:
    """Return the place of a broken rule about this point among others: joints, faces, the whole loop."""
    return 2 if is_edge(point) else 0 if is_joint(point) else 1
