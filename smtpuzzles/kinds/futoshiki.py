"""Futoshiki, also called Unequal.

Every row and every column has each digit once. The signs < and > between two cells say which of their digits is less.
"""

from collections.abc import Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.signed import id_formats

SIGN = "sign"  # the sort of the rules of signs


class Futoshiki(sp.SignedDigits):
    kind: ClassVar[str] = "futoshiki"

    def laws(self) -> Iterator[sp.Law]:
        yield from sp.once_in_lines(self.size, self.symbols)

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(sp.edges(self.size), (sp.LESS, sp.GREATER)) | dict.fromkeys(self.cells, self.symbols)

    def number_at(self, place: sp.Cell, board: sp.Board) -> str:
        one, other = sp.sides_of(place)
        return sp.LESS if board[one] < board[other] else sp.GREATER

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        pair = sp.sides_of(place)
        low, high = pair if value == sp.LESS else pair[::-1]
        sentence = f"the digit of {sp.at(low)} is less than that of {sp.at(high)}"
        return sp.Law(SIGN, (place, value), sentence, (low, high), sp.less(self.symbols))

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if any(rule.sort == SIGN for rule in inference.rules):
            return None
        return sp.digit_patterns.named(inference, self.symbols)


KIND = sp.declared(
    Futoshiki,
    "each digit once in every row and column; signs between cells say which is less (Unequal)",
    (
        "Every row and every column has each digit once.",
        "A sign between two cells points at the one with the smaller digit.",
    ),
    usual=(5, 5),
    formats=lambda: id_formats(Futoshiki, "unequal"),
    aliases=("unequal",),
    techniques=sp.digit_techniques.IN_LINES,
)
