"""Hitori.

Every cell of the board has a number. Some cells are made black. No row and no column has a number twice in white cells.
No two black cells touch along a side. All white cells are connected along their sides.

number  of a cell; '?' where it is missing, as on a board that is being composed: such a cell is like no other
line    a row or a column
wall    black cells that would cut white cells off: they touch at corners, in a circle or from border to border

formats.py    how other programs write it
patterns.py   why a cell is black or white, as players say it
setting.py    numbers of new boards
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.base.grid import board_of, board_text, cells, named_lines, parts_of, side_neighbours, size_of
from smtpuzzles.base.picture import CIRCLED, Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, expect_each, expect_parts, symbol_rows
from smtpuzzles.kinds.hitori import patterns, setting
from smtpuzzles.kinds.hitori.setting import BLACK, WHITE
from smtpuzzles.model import (
    AnyOf,
    AtMost,
    Board,
    Cell,
    Constraint,
    Helpers,
    Literal,
    Model,
    Rule,
    literals_by_cell,
    one_a_cell,
)
from smtpuzzles.puzzle import (
    EMPTY,
    BoardSetter,
    Clue,
    CluedPuzzle,
    Inference,
    Kind,
    Options,
    Reason,
    Wanted,
    formats_in,
    trees,
)
from smtpuzzles.result import Violation

CONNECTED = "all white cells are connected"
MISSING = "?"  # in files; '_' would look like a sudoku
LEAST = 3  # rows, and numbers in a row; two rows would look like a gappy
MOST = 99  # a number; on paper, none is greater than the longer side


@dataclass(frozen=True)
class Hitori(CluedPuzzle):
    """The numbers are no clues that could be left out: without some of them, there is nothing to solve."""

    kind: ClassVar[str] = "hitori"
    nothing: ClassVar[str | None] = WHITE
    names: ClassVar[Mapping[str, str]] = {BLACK: "black", WHITE: "white"}
    numbers: Board
    variant: str = "classic"

    def build_model(self) -> Model:
        board = cells(*size_of(self.numbers))
        variables = one_a_cell("black", board, BLACK)
        black = literals_by_cell(variables)
        rules = []
        for sentence, same in self.repeated():
            one_white = (AtMost(1, tuple([-black[cell] for cell in same])),)
            rules.append(Rule(sentence, tuple(same), one_white, sort=patterns.REPEATED))
        for pair in self.neighbours():
            one_black = (AtMost(1, tuple([black[cell] for cell in pair])),)
            rules.append(Rule(patterns.not_both(pair), pair, one_black, sort=patterns.TOUCHING, about=pair))
        helpers = Helpers(len(variables))
        constraints = connected(black, helpers)
        rules.append(Rule(CONNECTED, tuple(board), tuple(constraints), by_cuts=True, sort=patterns.ONE_PART))
        return Model(variables, tuple(rules), dict.fromkeys(board, WHITE), helpers=helpers.names)

    def repeated(self) -> Iterator[tuple[str, list[Cell]]]:
        """Yield the cells of each line that have the same number, with the sentence of their rule."""
        for name, line in named_lines(*size_of(self.numbers)):
            places: dict[str, list[Cell]] = {}
            for cell in line:
                places.setdefault(self.numbers[cell], []).append(cell)
            for number, same in places.items():
                if len(same) > 1 and number != EMPTY:
                    yield f"{name} has at most one white {number}", same

    def neighbours(self) -> Iterator[tuple[Cell, Cell]]:
        """Yield every two cells that touch along a side."""
        for r, c in self.numbers:
            yield from (((r, c), other) for other in ((r, c + 1), (r + 1, c)) if other in self.numbers)

    def violations(self, solution: Board) -> list[Violation]:
        found = []
        for sentence, same in self.repeated():
            whites = tuple([cell for cell in same if solution[cell] == WHITE])
            if len(whites) > 1:
                found.append(Violation(sentence, whites))
        touching = [pair for pair in self.neighbours() if solution[pair[0]] == solution[pair[1]] == BLACK]
        found += [Violation(patterns.not_both(pair), pair) for pair in touching]
        parts = self.white_parts(solution)
        if len(parts) > 1:
            found.append(Violation(CONNECTED, tuple(sorted(cell for part in parts[1:] for cell in part))))
        return found

    def white_parts(self, solution: Board) -> list[set[Cell]]:
        """Return the connected parts of the white cells, the largest first."""
        return sorted(parts_of(cell for cell, symbol in solution.items() if symbol == WHITE), key=len, reverse=True)

    def cuts(self, model: Model, board: Board) -> list[Rule]:
        """Return a rule for each part of the white cells but the largest: one cell of the wall around it is white."""
        black = literals_by_cell(model.variables)
        parts = self.white_parts(board)
        rules = []
        for part in parts[1:]:
            wall = {other for cell in part for other in side_neighbours(cell) if other in board} - part
            # Black cells inside the part, or away from it, do not separate it from the largest.
            (far,) = [side for side in parts_of(board.keys() - wall) if not side.isdisjoint(parts[0])]
            wall = {cell for cell in wall if not far.isdisjoint(side_neighbours(cell))}
            off = min((side for side in parts_of(board.keys() - wall)), key=lambda side: (len(side), min(side)))
            cut = (AnyOf(tuple([-black[cell] for cell in sorted(wall)])),)
            cells_of_it, part_off = (*sorted(wall), *sorted(off)), tuple(sorted(off))
            rules.append(Rule(patterns.not_cut_off(off), cells_of_it, cut, sort=patterns.CUT_OFF, about=part_off))
        return rules

    def text(self) -> str:
        return numbers_text(self.numbers)

    def givens(self) -> dict[Cell, str]:
        return {cell: number for cell, number in self.numbers.items() if number != EMPTY}

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(self.numbers, tuple(map(str, range(1, max(size_of(self.numbers)) + 1))))

    def with_givens(self, givens: Mapping[Cell, str]) -> "Hitori":
        return Hitori({cell: givens.get(cell, EMPTY) for cell in self.numbers}, self.variant)

    def clues(self) -> list[Clue]:
        return []

    def blank(self) -> "Hitori":
        return self

    def clue_rules(self) -> dict[Clue, Rule]:
        return {}

    def clues_of(self, solution: Board) -> list[Clue]:  # noqa: ARG002 - there are no clues
        return []

    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(self.numbers, (BLACK, WHITE))

    def played(self, entries: Board) -> Picture:
        return Picture({cell: tile(number, entries.get(cell)) for cell, number in self.numbers.items()})

    def picture(self, solution: Board | None = None) -> Picture:
        blacks = {cell: BLACK for cell, symbol in (solution or {}).items() if symbol == BLACK}
        return self.played(blacks)

    def reason(self, inference: Inference) -> Reason | None:
        return patterns.reason_of(inference, self.numbers)

    def solution_text(self, solution: Board) -> str:
        return board_text(solution)

    def read_solution(self, source: Source) -> Board:
        lines = source.some_lines("rows of # and _")
        return board_of(symbol_rows(lines, BLACK + WHITE, f"{BLACK} or {WHITE}", size_of(self.numbers)))


def connected(black: Mapping[Cell, Literal], helpers: Helpers) -> list[Constraint]:
    """Return constraints that the white cells are connected.

    Pointers of white cells lead to the first cell, or to the second if the first is black. No pointer leads to a black
    cell. So white cells are connected if pointers form no circle. Inside a circle, there is one owner more than sides.
    A black cell there needs no pointer, and nothing points at its right side, which is inside, too: there is still one
    owner too many. That follows from at least one pointer for each owner and at most one for each side, with which Z3
    takes a third less time than with exactly one.

    All connected boards obey this: a tree of white cells, with black ones at the ends, leaves each corner a side.
    """
    height, width = size_of(black)
    places = {trees.point(cell): literal for cell, literal in black.items()}
    corners = [(2 * r + 1, 2 * c + 1) for r in range(1, height) for c in range(1, width)]
    sides = [side for here in places for side in trees.around(here)[2:] if trees.beyond(here, side) in places]
    first, second, *others = places
    pointing = trees.pointers([second, *others, *corners], set(sides), helpers)
    instead: dict[Cell, tuple[Literal, ...]] = {here: (literal,) for here, literal in places.items()}
    instead[second] = (places[second], places[first])
    instead |= {(r, c + 1): (literal,) for (r, c), literal in places.items()}
    owners, at_sides = trees.choices(pointing, sides, instead)
    found: list[Constraint] = [*map(AnyOf, owners), *[AtMost(1, literals) for literals in at_sides]]
    for here in (second, *others):
        for side, pointer in pointing[here].items():
            target = places[trees.beyond(here, side)]
            if target not in instead.get(side, ()):
                found.append(AnyOf((-pointer, -target)))
    return found


def tile(number: str, entry: str | None) -> Tile:
    """Return the tile of a cell with this number; white entries have a circle around it."""
    if entry == BLACK:
        return Tile(number.replace(EMPTY, "█"), Role.CLUE, fill="█")
    if entry == WHITE:
        return Tile(CIRCLED.get(number, "○"), Role.LIT)
    return Tile(number.replace(EMPTY, "·"), Role.SYMBOL if number != EMPTY else Role.OPEN, strong=True)


def numbers_text(numbers: Board) -> str:
    """Return rows of numbers, with blanks between them if one has two digits."""
    longest = max(map(len, numbers.values()))
    words = {cell: number.replace(EMPTY, MISSING).rjust(longest) for cell, number in numbers.items()}
    return board_text(words, " " * (longest > 1))


def parse(source: Source, variant: str) -> Hitori:
    lines = source.some_lines("rows of numbers")
    rows = [number_words(line) for line in lines]
    for line, row in zip(lines, rows, strict=True):
        expect_each(row, lambda word: word.text == MISSING or word.is_number, f"a number or {MISSING}")
        expect_parts(line, row, len(rows[0]), "number")
    if len(rows[0]) < LEAST:
        raise after(lines[0], f"expected at least {LEAST} numbers in a row, but found {len(rows[0])}")
    if len(lines) < LEAST:
        raise after(lines[-1], f"expected at least {LEAST} rows, but found {len(lines)}")
    numbers = [[EMPTY if word.text == MISSING else str(word.number(1, MOST, "number")) for word in row] for row in rows]
    return Hitori(board_of(numbers), variant)


def number_words(line: Token) -> list[Token]:
    """Return the numbers of a row; without blanks, each character is one."""
    words = line.words()
    return words if len(words) > 1 else line.characters()


def blank(wanted: Wanted[Options]) -> Hitori:
    return Hitori(setting.numbers(wanted.size, wanted.random), wanted.variant)


KIND = Kind(
    name="hitori",
    title="black cells leave no number twice in a row or column; they never touch, and white cells stay connected",
    variants={"classic": "the usual rules"},
    parse=parse,
    formats=formats_in(f"{__name__}.formats"),
    setter=BoardSetter(usual=(8, 8), blank=blank, clues=False),
    aliases=("singles",),
    rules=(
        "Make some cells black.",
        "No row and no column has the same number twice in white cells.",
        "No two black cells touch along a side.",
        "All white cells are connected along their sides.",
    ),
    legend=((tile("3", BLACK), "black"), (tile("3", WHITE), "white"), (tile("3", None), "open")),
)
