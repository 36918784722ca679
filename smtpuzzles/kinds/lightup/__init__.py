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
from itertools import chain
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.lightup import patterns, walls

WHITE, WALL, LAMP = sp.EMPTY, "#", "*"
NUMBERS = "01234"
WALLS = WALL + NUMBERS
LAMP_TILE, LIT_TILE = sp.Tile("●", sp.Role.PIECE), sp.Tile(" ", sp.Role.LIT)
LIT_CROSS, DARK_CROSS = sp.Tile("×", sp.Role.LIT), sp.Tile("╳", sp.Role.LIGHT)
MOST_LINES = 60  # of new boards; larger ones take minutes


@dataclass(frozen=True)
class LightUp(sp.GivensPuzzle):
    """The walls are given, and all other cells are white; clues are the walls with a number."""

    kind: ClassVar[str] = "lightup"
    symbols = (LAMP, WHITE)
    prefixes: ClassVar = {LAMP: "lamp"}
    incomparable = True
    nothing: ClassVar[str | None] = WHITE
    names: ClassVar[Mapping[str, str]] = {LAMP: "a lamp", WHITE: "no lamp"}
    verbs: ClassVar[tuple[str, str, str]] = ("has", "have", "had")
    things: ClassVar[str] = "lamps"
    variant: str = "classic"

    def laws(self) -> Iterator[sp.Law]:
        apart = sp.at_most_one(LAMP)
        lighting: dict[sp.Cell, list[sp.Cell]] = {}
        for run in self.runs:
            for place, cell in enumerate(run):
                # First the run of its row, then with what is above and below.
                across = lighting.get(cell)
                lighting[cell] = [*run[:place], *across, *run[place + 1 :]] if across else run
            if len(run) > 1:
                yield sp.Law(patterns.RUN, (), f"no two lamps see each other in {sp.where(run)}", run, apart)
        lit = sp.some(LAMP)
        for cell, seen in lighting.items():
            yield sp.Law(patterns.LIT, (cell,), f"the white cell at {sp.at(cell)} is lit", (cell,), lit, seen)
        yield from (self.number_law(*number) for number in self.numbers())

    def number_law(self, wall: sp.Cell, number: int) -> sp.Law:
        lamps = "exactly one lamp" if number == 1 else sp.exactly_counted(number, "lamp")
        sentence = f"the wall at {sp.at(wall)} has {lamps} beside it"
        beside = [cell for cell in sp.side_neighbours(wall) if self.board.get(cell) == WHITE]
        return sp.Law(patterns.NUMBER, (wall, number), sentence, (wall,), sp.exactly(number, LAMP), beside)

    @cached_property
    def runs(self) -> list[list[sp.Cell]]:
        """All runs, of rows and then of columns."""
        white, size = self.open_cells(), sp.size_of(self.board)
        return [run for line in sp.rows(*size) + sp.columns(*size) for run in sp.runs(line, white)]

    def numbers(self) -> Iterator[tuple[sp.Cell, int]]:
        """Yield the walls that have a number."""
        return ((cell, int(symbol)) for cell, symbol in self.board.items() if symbol in NUMBERS)

    def cell_violations(self, solution: sp.Board) -> list[sp.Violation]:
        return [
            sp.Violation(as_given(cell, symbol), (cell,))
            for cell, symbol in self.board.items()
            if (WHITE if solution[cell] == LAMP else solution[cell]) != symbol
        ]

    def light(self, solution: sp.Board) -> dict[sp.Cell, int]:
        """Count the lamps that light each white cell, by following the light of every lamp."""
        light = dict.fromkeys(self.open_cells(), 0)
        for lamp in (cell for cell in light if solution[cell] == LAMP):
            for cell in chain([lamp], *sp.rays(lamp, light)):
                light[cell] += 1
        return light

    def lamps_at(self, wall: sp.Cell, solution: sp.Board) -> int:
        return sum(solution.get(cell) == LAMP for cell in sp.side_neighbours(wall))

    def clue_rule(self, clue: sp.Clue) -> sp.Rule:
        return self.number_law(clue.place, int(clue.value)).rule(self.of_clues)

    def clue_rules(self) -> dict[sp.Clue, sp.Rule]:
        """Return what numbers on the walls of this board say; other walls would be another blank board."""
        every = [sp.Clue(wall, number) for wall in self.givens() for number in NUMBERS]
        return {clue: self.clue_rule(clue) for clue in every}

    def clues_of(self, solution: sp.Board) -> list[sp.Clue]:
        return [sp.Clue(wall, str(self.lamps_at(wall, solution))) for wall in self.givens()]

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.board, tuple(WALLS))

    def clues(self) -> list[sp.Clue]:
        return [sp.Clue(cell, symbol) for cell, symbol in self.board.items() if symbol in NUMBERS]

    def blank(self) -> "LightUp":
        return self.with_givens(dict.fromkeys(self.givens(), WALL))

    def played(self, entries: sp.Board) -> sp.Picture:
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
        return sp.Picture(tiles, ruled=False)

    def picture(self, solution: sp.Board | None = None) -> sp.Picture:
        tiles = {cell: unsolved_tile(symbol) for cell, symbol in self.board.items()}
        if solution is None:
            return sp.Picture(tiles, ruled=False)
        for cell, lamps in self.light(solution).items():
            if solution[cell] == LAMP:
                tiles[cell] = LAMP_TILE
            else:
                tiles[cell] = sp.Tile("·", sp.Role.LIT) if lamps else sp.Tile(" ", sp.Role.LIGHT)
        for wall, number in self.numbers():
            role = sp.Role.MET if self.lamps_at(wall, solution) == number else sp.Role.UNMET
            tiles[wall] = tiles[wall]._replace(role=role)
        return sp.Picture(tiles, ruled=False)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return patterns.reason_of(inference, LAMP, self.counting)

    def whereabouts(self, rule: sp.Rule) -> sp.Where:
        if rule.sort == patterns.RUN:
            return sp.Where("in", sp.where(rule.cells))
        return sp.Where("beside" if rule.sort == patterns.NUMBER else "in sight of", sp.at(rule.about[0]))

    def solution_text(self, solution: sp.Board) -> str:
        height, width = sp.size_of(solution)
        header = f"{width}\n" if width == height else f"{width} {height}\n"
        return header + sp.board_text(solution)

    def read_solution(self, source: sp.Source) -> sp.Board:
        return read_board(source, WHITE + LAMP + WALLS, sp.size_of(self.board))


def as_given(cell: sp.Cell, symbol: str) -> str:
    what = {WHITE: "a white cell", WALL: "a wall without a number"}.get(symbol, f"a wall with the number {symbol}")
    return f"{sp.at(cell)} is {what}, as in the puzzle"


def unsolved_tile(symbol: str) -> sp.Tile:
    if symbol == WHITE:
        return sp.Tile("·", sp.Role.LIGHT)
    if symbol == WALL:
        return sp.Tile("█", sp.Role.DARK, fill="█")
    return sp.Tile(symbol, sp.Role.CLUE, fill="█")


def parse(source: sp.Source, variant: str) -> LightUp:
    return LightUp(read_board(source, WHITE + WALLS), variant)


def read_board(source: sp.Source, symbols: str, size: sp.Cell | None = None) -> sp.Board:
    """Read rows of symbols, '.' for '_', below an optional line with the size. With a size, no other is accepted."""
    lines = source.some_lines("a board of _, # and 0 to 4")
    header, lines = (lines[0], lines[1:]) if is_header(lines) else (None, lines)
    said = read_header(header) if header else None
    if header and said and size and said != size:
        raise header.error(f"expected a board {wide_and_high(size)}, but found one {wide_and_high(said)}")
    expected = f"{', '.join(symbols.removesuffix(NUMBERS))} or 0 to 4"
    return sp.board_of(sp.symbol_rows(lines, symbols, expected, said or size, header))


def is_header(lines: list[sp.Token]) -> bool:
    """Is the first line a size? A row of walls with numbers looks like one."""
    words = lines[0].words()
    if not all(word.text.isdigit() for word in words):
        return False
    width = len(lines[1].characters()) if len(lines) > 1 else 0
    if len(lines[0].characters()) != width or (len(words) > 1 and len(lines[1].words()) == 1):
        return True
    numbers = [word.text.lstrip("0") for word in words]
    return [numbers[0], numbers[-1]] == [str(width), str(len(lines) - 1)] and len(numbers) < 3


def read_header(line: sp.Token) -> sp.Cell:
    """Read height and width from `S` or `WIDTH HEIGHT`."""
    words = line.words()
    if len(words) > 2:
        raise words[2].error("expected a size, or a width and a height, but found a third number")
    # No board that a file can hold has a side of more than nine digits.
    numbers = [word.number(1, 999_999_999, "size") for word in words]
    return numbers[-1], numbers[0]


def wide_and_high(size: sp.Cell) -> str:
    return f"{size[1]} wide and {size[0]} high"


def blank(wanted: sp.Wanted[walls.Walls]) -> LightUp:
    size, density = wanted.size, wanted.options.density
    fits = 2 <= min(size) <= max(size) <= MOST_LINES
    sp.expect_size(fits, f"a board of 2 to {MOST_LINES} rows and columns", size)
    if not walls.THINNEST <= density <= walls.DENSEST:
        found = f"{density:g}: fewer walls leave no board with one solution, more leave nothing to solve"
        raise sp.UsageError(f"expected a density from {walls.THINNEST} to {walls.DENSEST}, not {found}")
    return walled(size, walls.random_walls(wanted), wanted.variant)


def mended(mending: sp.Mending[LightUp, walls.Walls]) -> sp.Mended | None:
    new = walls.mended_walls(mending.wanted, mending.puzzle.givens(), mending.differing, mending.mends)
    return None if new is None else sp.Mended(puzzle=walled(mending.wanted.size, new, mending.puzzle.variant))


def walled(size: sp.Cell, new: Collection[sp.Cell], variant: str) -> LightUp:
    return LightUp({cell: WALL if cell in new else WHITE for cell in sp.cells(*size)}, variant)


KIND = sp.Kind(
    name="lightup",
    title="lamps light rows and columns up to the walls; every cell is lit, and no lamp lights another (Akari)",
    variants={"classic": "the usual rules"},
    parse=parse,
    within=r"\A\d+(?: \d+)?\n\n",  # below the size
    setter=sp.BoardSetter(usual=(10, 10), blank=blank, options=walls.Walls, mended=mended),
    aliases=("akari",),
    display="Light Up",
    techniques=patterns.TECHNIQUES,
    rules=(
        "Put lamps on white cells.",
        "A lamp lights its row and its column up to the next walls.",
        "Every white cell is lit.",
        "No lamp lights another lamp.",
        "A wall with a number has exactly that number of lamps beside it.",
    ),
    formats=sp.formats_in(f"{__name__}.formats"),
    legend=(
        (LAMP_TILE, "lamp"),
        (DARK_CROSS, "no lamp, not lit"),
        (LIT_CROSS, "no lamp, lit"),
        (unsolved_tile(WHITE), "not lit"),
        (LIT_TILE, "lit"),
        (unsolved_tile(WALL), "wall"),
    ),
)
