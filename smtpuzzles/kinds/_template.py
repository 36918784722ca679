"""Rooks, a whole kind on one page: copy this file to begin a new one.

Put rooks on a square board, exactly one in every row and every column. Some cells are given, with a rook or without.

rook    'R'
none    '-': a cell without a rook
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.puzzle import GivensPuzzle, Law, Look, Role, Tile, declared, exactly, named_lines

ROOK, NONE = "R", "-"


@dataclass(frozen=True)
class Rooks(GivensPuzzle):
    kind: ClassVar[str] = "rooks"
    symbols: ClassVar = {ROOK: Look("a rook", Tile(ROOK, Role.SYMBOL)), NONE: Look("no rook", Tile(NONE, Role.SYMBOL))}
    verbs = ("has", "have", "had")
    square, incomparable = True, True
    variant: str = "classic"

    def laws(self) -> Iterator[Law]:
        for name, line in named_lines(*self.dimensions):
            yield Law("line", (name,), f"{name} has exactly one rook", line, exactly(1, ROOK))


KIND = declared(
    Rooks,
    "one rook in every row and every column",
    ("Put rooks on the board.", "Every row and every column has exactly one rook."),
    usual=(6, 6),
    most=30,
    api=2,
)
