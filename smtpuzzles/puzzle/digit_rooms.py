"""Boards that are divided into rooms, and whose cells hold digits: those of a room are 1 to the number of its cells."""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import ClassVar, Self

from smtpuzzles.base.grid import at
from smtpuzzles.base.picture import Tile
from smtpuzzles.base.text import Token
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.clued import AtOnce
from smtpuzzles.puzzle.digit_chains import BOX, CELL
from smtpuzzles.puzzle.digit_grids import DigitGrid
from smtpuzzles.puzzle.grids import Grid
from smtpuzzles.puzzle.ingredients.counting import exactly
from smtpuzzles.puzzle.laws import Law
from smtpuzzles.puzzle.reasons import Claim, Inference
from smtpuzzles.puzzle.roomed import RoomGrid


class DigitRooms(DigitGrid, RoomGrid):
    """`numbers` are digits that are given."""

    highest: ClassVar[int] = 0
    square: ClassVar[bool] = False
    numbered: ClassVar[bool] = True
    part: ClassVar[str] = "region"
    largest: ClassVar[int] = 9
    at_once: ClassVar[AtOnce | None] = AtOnce((BOX,), (CELL,), 4)

    @property
    def symbols(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, max(map(len, self.rooms.values()), default=1) + 1)))

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {cell: self.symbols[: len(self.rooms[name])] for cell, name in self.regions.items()}

    @cached_property
    def domain(self) -> dict[Cell, tuple[str, ...]]:
        return self.domains() | {cell: (digit,) for cell, digit in self.numbers.items()}

    def fixed(self) -> dict[Cell, str]:
        # Nobody has to fill the only cell of a room.
        return {room[0]: "1" for room in self.rooms.values() if len(room) == 1} | super().fixed()

    def tile(self, cell: Cell, symbol: str | None) -> Tile:
        certain = self.domain[cell]
        return super().tile(cell, certain[0] if len(certain) == 1 else symbol)

    def laws(self) -> Iterator[Law]:
        for name, room in self.rooms.items():
            unit = f"{self.part} {name}"
            for digit in self.symbols[: len(room)]:
                yield Law(BOX, (unit, digit), f"{unit} has the digit {digit} exactly once", room, exactly(1, digit))

    def one_symbol(self, cell: Cell) -> str:
        most = len(self.rooms[self.regions[cell]])
        return f"{at(cell)} holds {f'exactly one digit from 1 to {most}' if most > 1 else 'the digit 1'}"

    def exchangeable(self) -> list[Collection[Cell]] | None:
        return None

    def with_words(self, words: Mapping[Cell, Token]) -> Self:
        return Grid.with_words(self, words)

    def with_absent(self, inference: Inference) -> Inference:
        """Return the inference in which it is known, too, that cells do not hold digits too high for their rooms."""
        near = {cell for rule in inference.rules for cell in rule.cells}
        digits = {cell: self.domains()[cell] for cell in sorted(near)}
        absent = [Claim(cell, one, False) for cell, own in digits.items() for one in self.symbols if one not in own]
        return inference._replace(facts=(*inference.facts, *absent))
