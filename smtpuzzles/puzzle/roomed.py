"""Grids that are divided into rooms, each of which may have a number.

room    cells that are connected along their sides and have the same name
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Self

from smtpuzzles.base.grid import parts_of, size_of
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source, Token, expect_each, quoted
from smtpuzzles.model import Board, Cell, Rule
from smtpuzzles.puzzle.grids import Grid, numbers_of, rows_of, words_in
from smtpuzzles.puzzle.ingredients.counting import Where
from smtpuzzles.puzzle.ingredients.rooms import LETTERS, cells_by_room


@dataclass(frozen=True)
class RoomGrid(Grid):
    """A grid that is divided; its text has the names of rooms above its numbers.

    regions   the name of each cell's room
    numbered  may rooms have numbers? Each stands in the first cell of its room
    part      what a room is called
    largest   the most cells of a room; 0: it may have any number
    """

    numbered: ClassVar[bool] = False
    part: ClassVar[str] = "room"
    largest: ClassVar[int] = 0
    regions: Board = field(default_factory=dict)

    @cached_property
    def rooms(self) -> dict[str, list[Cell]]:
        """The cells of each room by its name, in the order of their first cells."""
        return cells_by_room(self.regions)

    @cached_property
    def firsts(self) -> list[Cell]:
        """The first cell of each room, where its number stands."""
        return [room[0] for room in self.rooms.values()]

    @cached_property
    def places(self) -> list[Cell]:
        return list(self.domains())

    def whereabouts(self, rule: Rule) -> Where:
        room = self.regions[rule.cells[0]]
        return Where("in", f"{self.part} {room}") if rule.sort in ("number", "room") else super().whereabouts(rule)

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {}

    @classmethod
    def of_rooms(cls, regions: Board, variant: str = "classic") -> Self:
        """Return the puzzle that is divided so, without numbers."""
        return cls(size_of(regions), {}, variant, regions=regions)

    @classmethod
    def of_words_of_rooms(cls, words: Mapping[Cell, Token], regions: Board, variant: str = "classic") -> Self:
        """Return the puzzle that is divided so, as these words of its cells say it; raise an error if none can be."""
        for name, room in cells_by_room(regions).items():
            if more := parts_of(room)[1:]:
                raise words[min(more[0])].error(f"expected {cls.part} {name} in one part, but found more of it here")
            if len(room) > cls.largest > 0:
                most = f"at most {cls.largest} cells in {cls.part} {name}"
                raise words[room[0]].error(f"expected {most}, but found {len(room)}")
        return cls.of_rooms(regions, variant)

    def with_words(self, words: Mapping[Cell, Token]) -> Self:
        first: dict[Cell, Token] = {}
        for cell, word in words.items():
            name = self.regions[cell]
            if not self.numbered:
                raise word.error(f"expected no numbers, but found {quoted(word.text)}")
            if first.setdefault(self.rooms[name][0], word) is not word:
                raise word.error(f"expected one number in {self.part} {name}, but found a second one")
        return super().with_words(first)

    def played(self, entries: Board) -> Picture:
        names = dict(zip(self.firsts, self.rooms, strict=True))
        return super().played(entries)._replace(regions=self.regions, corners=names)

    def text(self) -> str:
        return self._headed(rows_of(self.regions) + (self.number_rows() if self.numbers else ""))

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        lines, _ = cls._below_head(source)
        after = [number for number, line in enumerate(lines) if number and not is_named(line)] if cls.numbered else []
        rooms, rows = (lines[: after[0]], lines[after[0] :]) if after else (lines, [])
        puzzle = cls.of_words_of_rooms(*read_rooms(rooms, cls.part), variant)
        return puzzle.with_words(numbers_of(words_in(rows, puzzle.size))) if rows else puzzle


def is_named(line: Token) -> bool:
    """Does this row begin with the name of a room?"""
    return line.text.lstrip()[0] in LETTERS


def read_rooms(lines: list[Token], part: str) -> tuple[dict[Cell, Token], dict[Cell, str]]:
    """Read the word of each cell, and the name of its room; `part`: what errors call a room."""
    words = words_in(lines)
    expect_each(list(words.values()), lambda word: set(word.text) <= set(LETTERS), f"the letter of a {part}")
    return words, {cell: word.text for cell, word in words.items()}
