"""Boards that are divided into regions, one for each number, which is in it.

name    the letters of a region; regions are named in the order of their numbers, and cells hold these names
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from smtpuzzles.base.grid import at
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, expect_each
from smtpuzzles.model import AnyOf, Board, Cell
from smtpuzzles.puzzle.grids import Grid, rows_of, words_in
from smtpuzzles.puzzle.ingredients.rooms import cells_by_room, names
from smtpuzzles.puzzle.lawful import OPEN, Look
from smtpuzzles.puzzle.laws import EMPTY, Law, Literals, Meaning
from smtpuzzles.result import Violation

NEVER = Meaning(lambda *_: [AnyOf(())], lambda *_: False)


class _Parted(dict[Cell, str]):
    """A board that looks for the cells of all regions at once."""

    @cached_property
    def parts(self) -> dict[str, list[Cell]]:
        return cells_by_room(self)


def part_of(board: Board, name: str) -> list[Cell]:
    """Return the cells of this region."""
    return (board if isinstance(board, _Parted) else _Parted(board)).parts.get(name, [])


@dataclass(frozen=True)
class DividedGrid(Grid):
    """`part`: what a region is called."""

    essential: ClassVar[bool] = True
    part: ClassVar[str] = "region"
    looks: ClassVar[Mapping[str, Look]] = {"A": Look("in the part with this letter", Tile("A", Role.SYMBOL))}

    @abstractmethod
    def reached(self, place: Cell) -> Iterable[Cell]:
        """Return the cells that the region of the number at this place could have, from its size alone."""

    @cached_property
    def named_places(self) -> dict[Cell, str]:
        """The name of the region of each number."""
        return dict(zip(sorted(self.numbers), names(), strict=False))

    @property
    def symbols(self) -> tuple[str, ...]:
        return tuple(self.named_places.values()) or ("A",)

    def name_of(self, symbol: str) -> str:
        return f"in {self.part} {symbol}"

    def fixed(self) -> dict[Cell, str]:
        # Where there is one number, its region is the only one that a cell could be in: nobody has to fill it.
        alone = dict.fromkeys(self.cells, self.symbols[0]) if len(self.numbers) == 1 else {}
        return alone | self.named_places

    @cached_property
    def domain(self) -> dict[Cell, tuple[str, ...]]:
        fixed, symbols = self.fixed(), self.symbols
        reached: dict[Cell, list[str]] = {cell: [] for cell in self.cells}
        for place, name in self.named_places.items():
            for cell in self.reached(place):
                reached[cell].append(name)
        # That only one region reaches a cell is a step, as that none does.
        found = {cell: tuple(names) if len(names) > 1 else symbols for cell, names in reached.items()}
        return found | {cell: (name,) for cell, name in fixed.items()}

    @cached_property
    def near(self) -> dict[str, list[Cell]]:
        """The cells that may be in each region, in reading order."""
        found: dict[str, list[Cell]] = {name: [] for name in self.symbols}
        for cell, able in self.domain.items():
            for name in able:
                found[name].append(cell)
        return found

    def literals(self) -> Literals:
        return Literals(self.domain, {}, self.part)

    def laws(self) -> Iterator[Law]:
        if not self.numbers:
            yield Law("empty", (), "the board has a number", self.cells, NEVER)

    def one_symbol(self, cell: Cell) -> str:
        return f"{at(cell)} is in one {self.part}"

    def violations(self, solution: Board) -> list[Violation]:
        return self.cell_violations(solution) + super().violations(_Parted(solution))

    # Pictures and text.

    def played(self, entries: Board) -> Picture:
        used = set(entries.values())
        own = {place: name for place, name in self.named_places.items() if name in used or self.numbers[place] == "1"}
        picture = super().played(entries)
        return picture._replace(regions={**entries, **own}, coloured=True, corners=self.named_places)

    def picture(self, solution: Board | None = None) -> Picture:
        """Return the board without letters, of which nobody speaks who only looks at it."""
        if solution is None:
            return self.played({})._replace(regions={}, corners={})
        tiles = {cell: self.tile(cell, None if cell in self.numbers else " ") for cell in self.cells}
        return self.played({})._replace(tiles=tiles, regions=solution, corners={})

    def tile(self, cell: Cell, symbol: str | None) -> Tile:
        number = self.numbers.get(cell)
        return Tile(number or symbol or OPEN.text, Role.SYMBOL if number or symbol else Role.OPEN, strong=bool(number))

    def solution_text(self, solution: Board) -> str:
        return rows_of(solution)

    def solution_from(self, given: object) -> Board:
        if isinstance(given, dict) and all(isinstance(symbol, str) for symbol in given.values()):
            given = self._in_own_names(given)
        return super().solution_from(given)

    def read_solution(self, source: Source) -> Board:
        """Read rows of letters, or of any other names for regions with one number each."""
        words = words_in(source.some_lines("rows of letters"), self.size)
        typed = {cell: word.text for cell, word in words.items()}
        if (board := self._in_own_names(typed)) is typed:
            known = {*self.symbols, EMPTY}
            expect_each(list(words.values()), lambda word: word.text in known, "the letter of a number")
        return board

    def _in_own_names(self, board: Board) -> Board:
        """Return the board, its names changed to those of regions if each has one number."""
        own = {board.get(place): name for place, name in self.named_places.items()}
        if len(own) != len(self.named_places) or {*board.values()} != own.keys():
            return board
        return {cell: own[name] for cell, name in board.items()}
