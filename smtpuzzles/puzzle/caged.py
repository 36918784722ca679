"""Squares of digits that are divided into cages, each with a result, which stands in its first cell."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Self

from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Token, listed, quoted
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.digit_grids import DigitGrid
from smtpuzzles.puzzle.ingredients.results import DIGITS, MINUS, OVER, TIMES, cage_at, cage_law, fillings, results_of
from smtpuzzles.puzzle.laws import Law
from smtpuzzles.puzzle.roomed import RoomGrid

# Other ways to write the signs, and how pictures show them.
_SIGNS = str.maketrans({"*": TIMES, "X": TIMES, "×": TIMES, "·": TIMES, "/": OVER, "÷": OVER, "−": MINUS})
_SHOWN = str.maketrans({TIMES: "×", OVER: "÷", MINUS: "−"})


class ResultCages(DigitGrid, RoomGrid):
    """`numbers` are results; that of a cage of one cell is its digit."""

    numbered: ClassVar[bool] = True
    essential: ClassVar[bool] = True
    part: ClassVar[str] = "cage"
    largest: ClassVar[int] = 9

    def is_beside(self, _place: Cell) -> bool:
        return True

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {room[0]: tuple(fillings(len(room), self.size[0])) for room in self.rooms.values()}

    def number_law(self, place: Cell, value: str) -> Law:
        return cage_law(self.rooms[self.regions[place]], value, self.size[0])

    def results(self, solution: Board) -> Iterator[tuple[Cell, list[str]]]:
        """Yield the results of each cage in this solution, or its only digit, by its first cell."""
        for room in self.rooms.values():
            held = sorted([int(solution[cell]) for cell in room])
            yield room[0], [f"{number}{sign}" for sign, number in results_of(held).items()] or [str(held[0])]

    def called(self, place: Cell) -> str:
        return f"the result of {cage_at(place)}"

    # Pictures and text.

    def tile(self, _cell: Cell, symbol: str | None) -> Tile:
        return Tile(symbol, Role.SYMBOL) if symbol else self.open_tile

    def played(self, entries: Board) -> Picture:
        results = {cell: result.translate(_SHOWN) for cell, result in self.numbers.items()}
        return super().played(entries)._replace(corners=results)

    @classmethod
    def of_words_of_rooms(cls, words: Mapping[Cell, Token], regions: Board, variant: str = "classic") -> Self:
        cls.expect_square(max(words), words[min(words)])
        return super().of_words_of_rooms(words, regions, variant)

    def with_words(self, words: Mapping[Cell, Token]) -> Self:
        domains, usual = self.domains(), dict[Cell, Token]()
        for cell, word in words.items():
            known, result = domains[self.rooms[self.regions[cell]][0]], word.text.translate(_SIGNS).lstrip("0")
            if result not in known:
                by_sign = dict[str, str]()
                for one in known:
                    by_sign.setdefault(one.lstrip(DIGITS), one)
                such = listed([*by_sign.values()], "or")
                expected = f"expected a result that digits of this cage can have, such as {such}"
                raise word.error(f"{expected}, but found {quoted(word.text)}")
            usual[cell] = word._replace(text=result)
        return super().with_words(usual)
