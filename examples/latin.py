"""Latin square: each digit from 1 to n stands once in every row and every column of a board of n x n cells.

Its cells hold more than two symbols, so it states its rules twice: `build_model` for solvers, `violations` as a check.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import smtpuzzles.puzzle as sp

DIGITS = "123456789"


@dataclass(frozen=True)
class Latin(sp.GivensPuzzle):
    kind: ClassVar[str] = "latin"
    variant: str = "classic"

    @property
    def symbols(self) -> str:
        return DIGITS[: self.dimensions[0]]

    def lines(self) -> Iterator[tuple[str, str, list[sp.Cell]]]:
        """Yield the sentence of each rule, the digit that it is about, and the cells of its row or column."""
        for name, line in sp.named_lines(*self.dimensions):
            for digit in self.symbols:
                yield f"{name} has the digit {digit} exactly once", digit, line

    def build_model(self) -> sp.Model:
        variables = [
            sp.Variable(f"digit_{r}_{c}_{digit}", (r, c), digit)
            for (r, c), digits in self.open_cells().items()
            for digit in digits
        ]
        literals = {(cell, digit): number for number, (_, cell, digit) in enumerate(variables, 1)}
        rules = []
        for cell, digits in self.open_cells().items():
            one = sp.Exactly(1, tuple([literals[cell, digit] for digit in digits]))
            rules.append(sp.Rule(self.one_symbol(cell), (cell,), (one,), sort="cell", about=(cell,)))
        for sentence, digit, line in self.lines():
            missing = 1 - [self.board[cell] for cell in line].count(digit)
            places = tuple([literals[cell, digit] for cell in line if (cell, digit) in literals])
            one = sp.Exactly(missing, places)
            rules.append(sp.Rule(sentence, tuple(line), (one,), sort="line", about=(sentence,)))
        return sp.Model(tuple(variables), tuple(rules), self.board, incomparable=True)

    def violations(self, solution: sp.Board) -> list[sp.Violation]:
        broken = [
            sp.Violation(sentence, tuple(line))
            for sentence, digit, line in self.lines()
            if [solution[cell] for cell in line].count(digit) != 1
        ]
        return self.cell_violations(solution) + broken


def parse(source: sp.Source, variant: str) -> Latin:
    size = len(source.some_lines("rows of digits"))
    sp.expect_size(size <= len(DIGITS), f"at most {len(DIGITS)} rows", (size, size))
    return Latin(sp.read_symbols(source, DIGITS[:size], (size, size)), variant)


def blank(wanted: sp.Wanted[sp.Options]) -> Latin:
    height, width = wanted.size
    sp.expect_size(1 <= height == width <= len(DIGITS), f"a square board of 1 to {len(DIGITS)} rows", wanted.size)
    return Latin.of_size(wanted.size, wanted.variant)


KIND = sp.Kind(
    name="latin",
    api=2,
    title="each digit once in every row and every column",
    variants={"classic": "the usual rules"},
    parse=parse,
    setter=sp.BoardSetter(usual=(6, 6), blank=blank),
    rules=("Every row and every column has each digit once.",),
)
