"""Star Battle; with one star it is also called Queens.

Put stars on a square board that is divided into regions, as many as there are rows. Every row, every column and every
region has exactly the same number of stars. No two stars touch, not even diagonally. Some cells may be given, with a
star or without.

star    '*'
none    '-': a cell without a star
region  the cells that have the same letter; they need not be connected
unit    a row, a column or a region
block   four cells in a square; two stars touch when they lie in one

patterns.py   why a cell has a star or not, as players say it
formats.py    how other programs write the puzzle
dividing.py   the regions of new boards
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.starbattle import dividing, patterns

STAR, NONE = "*", "-"
LEAST_LINES, MOST_LINES = 4, 12  # of new boards; larger ones take minutes


@dataclass(frozen=True)
class StarBattle(sp.GivensPuzzle):
    """`regions`: the letter of each cell; `stars`: how many each row, column and region has."""

    kind: ClassVar[str] = "starbattle"
    symbols: ClassVar = {
        STAR: sp.Look("a star", sp.Tile("★", sp.Role.SYMBOL)),
        NONE: sp.Look("no star", sp.Tile("×", sp.Role.SYMBOL)),
    }
    verbs = ("has", "have", "had")
    incomparable, things = True, "stars"
    regions: sp.Board
    stars: int

    @cached_property
    def units(self) -> list[tuple[str, list[sp.Cell]]]:
        """The units with their names: rows, columns, and regions in the order of their letters."""
        regions: dict[str, list[sp.Cell]] = {letter: [] for letter in sorted(set(self.regions.values()))}
        for cell, letter in self.regions.items():
            regions[letter].append(cell)
        return sp.named_lines(*sp.size_of(self.board)) + [
            (f"region {letter}", region) for letter, region in regions.items()
        ]

    def laws(self) -> Iterator[sp.Law]:
        many, stars = "one star" if self.stars == 1 else f"{self.stars} stars", sp.exactly(self.stars, STAR)
        for name, unit in self.units:
            yield sp.Law(patterns.UNIT, tuple(name.split()), f"{name} has exactly {many}", unit, stars)
        yield from sp.apart(STAR, self.dimensions, "stars")

    def text(self) -> str:
        givens = sp.board_text(self.board) if self.givens() else ""
        return f"{self.stars}\n{sp.board_text(self.regions)}{givens}"

    def picture(self, solution: sp.Board | None = None) -> sp.Picture:
        """Draw a dot where a solution has no star; a cross is for what was given or entered."""
        shown = solution or self.board
        return self.drawn({c: sp.EMPTY if symbol == NONE != self.board[c] else symbol for c, symbol in shown.items()})

    def played(self, entries: sp.Board) -> sp.Picture:
        return self.drawn({**self.board, **entries})

    def drawn(self, board: sp.Board) -> sp.Picture:
        size = sp.size_of(board)[0]
        letters = {unit[0]: name[-1] for name, unit in self.units[2 * size :]}
        numbers = (str(self.stars),) * (size if self.stars > 1 else 0)
        return sp.Picture(super().picture(board).tiles, numbers, numbers, self.regions, corners=letters, coloured=True)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return patterns.reason_of(inference, self.stars, STAR, self.counting)

    def whereabouts(self, rule: sp.Rule) -> sp.Where:
        return sp.Where("in", " ".join(rule.about)) if rule.sort == patterns.UNIT else super().whereabouts(rule)


def parse(source: sp.Source, variant: str) -> StarBattle:
    lines = source.some_lines("rows of letters, one for each region")
    header, lines = (lines[0], lines[1:]) if lines[0].words()[0].is_number else (None, lines)
    if header and not lines:
        raise sp.after(header, "expected rows of letters below the number of stars, but found no more")
    marks = next((number for number, line in enumerate(lines) if number and is_marks(line)), len(lines))
    if marks > len(sp.LETTERS):  # at once, before millions of cells are made
        raise lines[len(sp.LETTERS)].error(f"expected at most {len(sp.LETTERS)} rows of letters, but found {marks}")
    rows = sp.symbol_rows(lines[:marks], sp.LETTERS, "the letter of a region")
    regions, last, (height, width) = sp.board_of(rows), lines[marks - 1], (len(rows), len(rows[0]))
    if height != width:
        raise sp.after(last, f"expected a square board, but found one of {width} x {height}")
    if (number := len(set(regions.values()))) != height:
        raise sp.after(last, f"expected as many regions as rows, so {height}, but found {number}")
    board = dict.fromkeys(regions, sp.EMPTY)
    if lines[marks:]:
        board = sp.board_of(
            sp.symbol_rows(lines[marks:], STAR + NONE + sp.EMPTY, f"{STAR}, {NONE} or {sp.EMPTY}", (height, width))
        )
    return StarBattle(board, variant, regions, read_stars(header, height) if header else 1)


def is_marks(line: sp.Token) -> bool:
    """Is this a row of givens, not of letters?"""
    return line.text.lstrip()[0] in (STAR, NONE, sp.EMPTY, ".")


def read_stars(header: sp.Token, most: int) -> int:
    words = header.words()
    if len(words) > 1:
        raise words[1].error("expected only the number of stars in this line")
    return words[0].number(1, most, "number of stars")


class Stars(sp.Options):
    stars: Annotated[int | None, sp.Option("stars in each row, column and region (default by size: 1, 2 or 3)")] = None


def blank(wanted: sp.Wanted[Stars]) -> StarBattle:
    """Return a board whose regions are its rows: they leave every way to put stars, of which one is chosen."""
    height, width = wanted.size
    fits = height == width and LEAST_LINES <= height <= MOST_LINES
    sp.expect_size(fits, f"a square board of {LEAST_LINES} to {MOST_LINES} rows", wanted.size)
    most, stars = (height + 1) // 4, wanted.options.stars
    if stars is None:
        stars = 1 if height < 10 else 2 if height < 12 else 3
    if not 1 <= stars <= most:
        raise sp.UsageError(f"a board of {height} rows has room for 1 to {most} stars in each row, not {stars}")
    regions = {(r, c): sp.LETTERS[r - 1] for r, c in sp.cells(*wanted.size)}
    return StarBattle(dict.fromkeys(regions, sp.EMPTY), wanted.variant, regions, stars)


def mended(mending: sp.Mending[StarBattle, Stars]) -> sp.Mended | None:
    """Divide the board so that this is the only solution."""
    wanted, puzzle = mending.wanted, mending.puzzle
    stars = [cell for cell, symbol in mending.solution.items() if symbol == STAR]
    regions = None if mending.mends else dividing.divided(wanted.size, stars, puzzle.stars, wanted.random)
    return sp.Mended(puzzle=replace(puzzle, regions=sp.lettered(regions))) if regions else None


KIND = sp.Kind(
    name="starbattle",
    title="as many stars in every row, column and region, none touching, not even diagonally (Queens)",
    variants={"classic": "the usual rules"},
    parse=parse,
    within=rf"\A\d+\n\n|\n\n[{STAR}{sp.EMPTY}.{NONE}]",  # the number of stars, or givens
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, options=Stars, mended=mended, clues=False),
    aliases=("queens",),
    display="Star Battle",
    techniques=patterns.TECHNIQUES,
    rules=(
        "Every row, every column and every region has one star, or as many as the numbers beside the board say.",
        "No two stars touch, not even diagonally.",
    ),
    formats=sp.formats_in(f"{__name__}.formats"),
    legend=(
        (sp.Tile("★", sp.Role.SYMBOL), "star"),
        (sp.Tile("×", sp.Role.SYMBOL), "no star"),
        (sp.Tile("·", sp.Role.OPEN), "open"),
    ),
)
