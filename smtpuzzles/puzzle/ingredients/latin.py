"""What Latin squares need: each symbol once in every row and every column."""

from collections.abc import Iterable, Iterator

from smtpuzzles.base.grid import named_lines
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.ingredients.counting import exactly
from smtpuzzles.puzzle.laws import Law


def once_in_lines(size: Cell, digits: Iterable[str]) -> Iterator[Law]:
    """Yield the laws that every row and every column has each of these digits exactly once."""
    for name, line in named_lines(*size):
        for digit in digits:
            yield Law("line", (name, digit), f"{name} has the digit {digit} exactly once", line, exactly(1, digit))
