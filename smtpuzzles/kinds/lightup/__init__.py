"""Light Up, also called Akari.

Put lamps on white cells. A lamp lights its row and its column, until a wall or the border. Every white cell is lit. No
lamp is lit by another. A wall with a number has exactly that number of lamps beside it.

wall    '#', or '0' to '4' where it has a number
white   '_', and '*' where a solution puts a lamp
run     white cells side by side between walls: two lamps see each other when they share a run

patterns.py   why a cell has a lamp or not, as players say it
walls.py      where the walls of new boards stand
formats.py    how other programs write it
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from smtpuzzles.base.grid import at, board_of, board_text, cells, columns, rows, runs, side_neighbours, size_of, where
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, symbol_rows
from smtpuzzles.errors import UsageError
from smtpuzzles.kinds.lightup import patterns, walls
from smtpuzzles.model import Board, Cell, Rule
from smtpuzzles.puzzle import (
    EMPTY,
    Clue,
    GivensPuzzle,
    Inference,
    Kind,
    Law,
    Reason,
    at_most_one,
    exactly,
    formats_in,
    some,
)
from smtpuzzles.puzzle.setters import BoardSetter, Mended, Mending, Wanted, expect_size
from smtpuzzles.result import Violation

WHITE, WALL, LAMP = EMPTY, "#", "*"
NUMBERS = "01234"
WALLS = WALL + NUMBERS
LAMP_TILE, LIT_TILE = Tile("●", Role.PIECE), Tile(" ", Role.LIT)
LIT_CROSS, DARK_CROSS = Tile("×", Role.LIT), Tile("╳", Role.LIGHT)
MOST_LINES = 60  # of new boards; larger ones take minutes


@dataclass(frozen=True)
class LightUp(GivensPuzzle):
    """The walls are given, and all other cells are white; clues are the walls with a number."""

    kind: ClassVar[str] = "lightup"
    symbols = (LAMP, WHITE)
    prefixes: ClassVar = {LAMP: "lamp"}
    incomparable = True
    nothing: ClassVar[str | None] = WHITE
    names: ClassVar[Mapping[str, str]] = {LAMP: "a lamp", WHITE: "no lamp"}
    verbs: ClassVar[tuple[str, str, str]] = ("has", "have", "had")
    variant: str = "classic"

    def laws(self) -> Iterator[Law]:
        apart = at_most_one(LAMP)
        lighting: dict[Cell, list[Cell]] = {}
        for run in self.runs:
            for place, cell in enumerate(run):
                # First the run of its row, then with what is above and below.
                across = lighting.get(cell)
                lighting[cell] = [*run[:place], *across, *run[place + 1 :]] if across else run
            if len(run) > 1:
                yield Law(patterns.RUN, (), f"no two lamps see each other in {where(run)}", run, apart)
        lit = some(LAMP)
        for cell, seen in lighting.items():
            yield Law(patterns.LIT, (cell,), f"the white cell at {at(cell)} is lit", (cell,), lit, seen)
        yield from (self.number_law(*number) for number in self.numbers())

    def number_law(self, wall: Cell, number: int) -> Law:
        lamps = "one lamp" if number == 1 else f"{number} lamps"
        sentence = f"the wall at {at(wall)} has exactly {lamps} beside it"
        beside = [cell for cell in side_neighbours(wall) if self.board.get(cell) == WHITE]
        return Law(patterns.NUMBER, (wall, number), sentence, (wall,), exactly(number, LAMP), beside)

    @cached_property
    def runs(self) -> list[list[Cell]]:
        """All runs, of rows and then of columns."""
        white, size = self.open_cells(), size_of(self.board)
        return [run for line in rows(*size) + columns(*size) for run in runs(line, white)]

    def numbers(self) -> Iterator[tuple[Cell, int]]:
        """Yield the walls that have a number."""
        return ((cell, int(symbol)) for cell, symbol in self.board.items() if symbol in NUMBERS)

    def cell_violations(self, solution: Board) -> list[Violation]:
        return [
            Violation(as_given(cell, symbol), (cell,))
            for cell, symbol in self.board.items()
            if (WHITE if solution[cell] == LAMP else solution[cell]) != symbol
        ]

    def light(self, solution: Board) -> dict[Cell, int]:
        """Count the lamps that light each white cell, by following the light of every lamp."""
        light = dict.fromkeys(self.open_cells(), 0)
        for r, c in (cell for cell in light if solution[cell] == LAMP):
            light[r, c] += 1
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                step = 1
                while (cell := (r + step * down, c + step * right)) in light:
                    light[cell] += 1
                    step += 1
        return light

    def lamps_at(self, wall: Cell, solution: Board) -> int:
        return sum(solution.get(cell) == LAMP for cell in side_neighbours(wall))

    def clue_rule(self, clue: Clue) -> Rule:
        return self.number_law(clue.place, int(clue.value)).rule(self.of_clues)

    def clue_rules(self) -> dict[Clue, Rule]:
        """Return what numbers on the walls of this board say; other walls would be another blank board."""
        every = [Clue(wall, number) for wall in self.givens() for number in NUMBERS]
        return {clue: self.clue_rule(clue) for clue in every}

    def clues_of(self, solution: Board) -> list[Clue]:
        return [Clue(wall, str(self.lamps_at(wall, solution))) for wall in self.givens()]

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(self.board, tuple(WALLS))

    def clues(self) -> list[Clue]:
        return [Clue(cell, symbol) for cell, symbol in self.board.items() if symbol in NUMBERS]

    def blank(self) -> "LightUp":
        return self.with_givens(dict.fromkeys(self.givens(), WALL))

    def played(self, entries: Board) -> Picture:
        """Draw a dot in open cells that are not lit, and a cross for no lamp, larger in cells that are not lit."""
        solution = {**self.board, **entries}
        tiles = dict(self.picture(solution).tiles)
        for cell, lamps in self.light(solution).items():
            if entries.get(cell) == WHITE:
                tiles[cell] = LIT_CROSS if lamps else DARK_CROSS
            elif not lamps:
                tiles[cell] = unsolved_tile(WHITE)
            elif solution[cell] != LAMP:
                tiles[cell] = LIT_TILE
        return Picture(tiles, ruled=False)

    def picture(self, solution: Board | None = None) -> Picture:
        tiles = {cell: unsolved_tile(symbol) for cell, symbol in self.board.items()}
        if solution is None:
            return Picture(tiles, ruled=False)
        for cell, lamps in self.light(solution).items():
            if solution[cell] == LAMP:
                tiles[cell] = LAMP_TILE
            else:
                tiles[cell] = Tile("·", Role.LIT) if lamps else Tile(" ", Role.LIGHT)
        for wall, number in self.numbers():
            role = Role.MET if self.lamps_at(wall, solution) == number else Role.UNMET
            tiles[wall] = tiles[wall]._replace(role=role)
        return Picture(tiles, ruled=False)

    def reason(self, inference: Inference) -> Reason | None:
        return patterns.reason_of(inference, LAMP)

    def solution_text(self, solution: Board) -> str:
        height, width = size_of(solution)
        header = f"{width}\n" if width == height else f"{width} {height}\n"
        return header + board_text(solution)

    def read_solution(self, source: Source) -> Board:
        return read_board(source, WHITE + LAMP + WALLS, size_of(self.board))


def as_given(cell: Cell, symbol: str) -> str:
    what = {WHITE: "a white cell", WALL: "a wall without a number"}.get(symbol, f"a wall with the number {symbol}")
    return f"{at(cell)} is {what}, as in the puzzle"


def unsolved_tile(symbol: str) -> Tile:
    if symbol == WHITE:
        return Tile("·", Role.LIGHT)
    if symbol == WALL:
        return Tile("█", Role.DARK, fill="█")
    return Tile(symbol, Role.CLUE, fill="█")


def parse(source: Source, variant: str) -> LightUp:
    return LightUp(read_board(source, WHITE + WALLS), variant)


def read_board(source: Source, symbols: str, size: Cell | None = None) -> Board:
    """Read rows of symbols, '.' for '_', below an optional line with the size. With a size, no other is accepted."""
    lines = source.some_lines("a board of _, # and 0 to 4")
    header, lines = (lines[0], lines[1:]) if is_header(lines) else (None, lines)
    said = read_header(header) if header else None
    if header and said and size and said != size:
        raise header.error(f"expected a board {wide_and_high(size)}, but found one {wide_and_high(said)}")
    expected = f"{', '.join(symbols.removesuffix(NUMBERS))} or 0 to 4"
    return board_of(symbol_rows(lines, symbols, expected, said or size, header))


def is_header(lines: list[Token]) -> bool:
    """Is the first line a size? A row of walls with numbers looks like one."""
    words = lines[0].words()
    if not all(word.text.isdigit() for word in words):
        return False
    width = len(lines[1].characters()) if len(lines) > 1 else 0
    if len(lines[0].characters()) != width or (len(words) > 1 and len(lines[1].words()) == 1):
        return True
    numbers = [word.text.lstrip("0") for word in words]
    return [numbers[0], numbers[-1]] == [str(width), str(len(lines) - 1)] and len(numbers) < 3


def read_header(line: Token) -> Cell:
    """Read height and width from `S` or `WIDTH HEIGHT`."""
    words = line.words()
    if len(words) > 2:
        raise words[2].error("expected a size, or a width and a height, but found a third number")
    # No board that a file can hold has a side of more than nine digits.
    numbers = [word.number(1, 999_999_999, "size") for word in words]
    return numbers[-1], numbers[0]


def wide_and_high(size: Cell) -> str:
    return f"{size[1]} wide and {size[0]} high"


def blank(wanted: Wanted[walls.Walls]) -> LightUp:
    size, density = wanted.size, wanted.options.density
    fits = 2 <= min(size) <= max(size) <= MOST_LINES
    expect_size(fits, f"a board of 2 to {MOST_LINES} rows and columns", size)
    if not walls.THINNEST <= density <= walls.DENSEST:
        found = f"{density:g}: fewer walls leave no board with one solution, more leave nothing to solve"
        raise UsageError(f"expected a density from {walls.THINNEST} to {walls.DENSEST}, not {found}")
    return walled(size, walls.random_walls(wanted), wanted.variant)


def mended(mending: Mending[LightUp, walls.Walls]) -> Mended | None:
    new = walls.mended_walls(mending.wanted, mending.puzzle.givens(), mending.differing, mending.mends)
    return None if new is None else Mended(puzzle=walled(mending.wanted.size, new, mending.puzzle.variant))


def walled(size: Cell, new: Collection[Cell], variant: str) -> LightUp:
    return LightUp({cell: WALL if cell in new else WHITE for cell in cells(*size)}, variant)


KIND = Kind(
    name="lightup",
    title="lamps light rows and columns up to the walls; every cell is lit, and no lamp lights another (Akari)",
    variants={"classic": "the usual rules"},
    parse=parse,
    within=r"\A\d+(?: \d+)?\n\n",  # below the size
    setter=BoardSetter(usual=(10, 10), blank=blank, options=walls.Walls, mended=mended),
    aliases=("akari",),
    rules=(
        "Put lamps on white cells.",
        "A lamp lights its row and its column up to the next walls.",
        "Every white cell is lit.",
        "No lamp lights another lamp.",
        "A wall with a number has exactly that number of lamps beside it.",
    ),
    formats=formats_in(f"{__name__}.formats"),
    legend=(
        (LAMP_TILE, "lamp"),
        (DARK_CROSS, "no lamp, not lit"),
        (LIT_CROSS, "no lamp, lit"),
        (unsolved_tile(WHITE), "not lit"),
        (LIT_TILE, "lit"),
        (unsolved_tile(WALL), "wall"),
    ),
)
