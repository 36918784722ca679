"""Latin square: each digit from 1 to n stands once in every row and every column of a board of n x n cells."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.puzzle import GivensPuzzle, Law, declared, once_in_lines


@dataclass(frozen=True)
class Latin(GivensPuzzle):
    kind: ClassVar[str] = "latin"
    highest = 9
    variant: str = "classic"

    def laws(self) -> Iterator[Law]:
        yield from once_in_lines(self.dimensions, self.symbols)


KIND = declared(
    Latin,
    "each digit once in every row and every column",
    ("Every row and every column has each digit once.",),
    usual=(6, 6),
    api=2,
)
