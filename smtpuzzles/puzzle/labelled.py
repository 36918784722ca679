"""Grids with labels left of their rows and above their columns, and cells that belong to the board, such as trees."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from smtpuzzles.base.grid import board_text
from smtpuzzles.base.picture import Tile
from smtpuzzles.base.text import Source, after, expect_each, expect_grid
from smtpuzzles.model import Board, Cell, Rule
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.puzzle.givens import read_symbols
from smtpuzzles.puzzle.grids import NO_LABEL, Grid
from smtpuzzles.puzzle.ingredients.counting import Where
from smtpuzzles.puzzle.lawful import LEAST, Look
from smtpuzzles.puzzle.laws import EMPTY, Law
from smtpuzzles.puzzle.places import above, left
from smtpuzzles.result import Violation

NONE = (EMPTY, ".", NO_LABEL, "?")


@dataclass(frozen=True)
class LabelledGrid(Grid):
    """`numbers` are the labels, which are clues, and the walls in their cells, which are not.

    walls   the symbol of cells that nobody fills, and its look
    """

    labelled: ClassVar[bool] = True
    walls: ClassVar[Mapping[str, Look]] = {}

    def fixed(self) -> dict[Cell, str]:
        return {place: symbol for place, symbol in self.numbers.items() if symbol in self.walls}

    def blank(self) -> Self:
        return self.with_givens(self.fixed())

    def clues(self) -> list[Clue]:
        return [Clue(*number) for number in self.numbers.items() if number[1] not in self.walls]

    def clue_rules(self) -> dict[Clue, Rule]:
        domains = self.domains()
        return {
            clue: self.clue_rule(clue) for place in self.places for clue in (Clue(place, n) for n in domains[place])
        }

    def every_law(self) -> Iterator[Law]:
        yield from self.laws()
        yield from map(self.clue_law, self.clues())

    def whereabouts(self, rule: Rule) -> Where:
        return Where("in", self.lines[rule.about[0]][0]) if rule.sort == "number" else super().whereabouts(rule)

    def violations(self, solution: Board) -> list[Violation]:
        return self.cell_violations(solution) + super().violations(solution)

    # Pictures and text.

    def tile(self, cell: Cell, symbol: str | None) -> Tile:
        held = self.numbers.get(cell, symbol or "")  # a board to verify may have walls elsewhere
        return self.walls[held].tile if held in self.walls else super().tile(cell, symbol)

    def number_rows(self) -> str:
        before, over = self.labels()
        rows = zip(before, board_text(self.board).split(), strict=True)
        return " ".join(over) + "\n" + "".join([f"{label} {row}\n" for label, row in rows])

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        lines, _ = cls._below_head(source)
        columns, rows = lines[0].words(), [line.words() for line in lines[1:]]
        if len(columns) < LEAST or not rows:
            raise after(lines[0], f"expected at least {LEAST} labels of columns, and rows below")
        inside = [[sign for word in row[1:] for sign in word.characters()] for row in rows]
        expect_grid(lines[1:], inside, (len(rows), len(columns)))
        typed = {look.tile.text: wall for wall, look in cls.walls.items()}
        found = {above(c): word for c, word in enumerate(columns, 1)}
        for r, (row, signs) in enumerate(zip(rows, inside, strict=True), 1):
            words = [sign._replace(text=typed.get(sign.text, sign.text)) for sign in signs]
            expect_each(
                words, lambda word: word.text in (*cls.walls, EMPTY, "."), f"{' or '.join(cls.walls)} or {EMPTY}"
            )
            found |= {left(r): row[0]} | {(r, c): word for c, word in enumerate(words, 1)}
        given = {place: word for place, word in found.items() if word.text not in NONE}
        return cls.of_words((len(rows), len(columns)), given, variant)

    def read_solution(self, source: Source) -> Board:
        return read_symbols(source, (*self.symbols, *self.walls), self.size)
