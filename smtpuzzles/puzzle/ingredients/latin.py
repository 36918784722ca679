"""What Latin squares need: each digit once in every row and every column, and one digit less than another."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from smtpuzzles.base.grid import named_lines
from smtpuzzles.model import AnyOf, Cell
from smtpuzzles.puzzle.ingredients.counting import exactly
from smtpuzzles.puzzle.laws import Law, Meaning


def once_in_lines(size: Cell, digits: Iterable[str]) -> Iterator[Law]:
    """Yield the laws that every row and every column has each of these digits exactly once."""
    for name, line in named_lines(*size):
        for digit in digits:
            yield Law("line", (name, digit), f"{name} has the digit {digit} exactly once", line, exactly(1, digit))


@cache
def less(digits: Sequence[str]) -> Meaning:
    """Return what says that of these rising digits, the first cell holds one that is less than that of the second."""
    return Meaning(
        lambda x, pair: [
            AnyOf((-x.of(pair[0], digit), *[x.of(pair[1], other) for other in digits[order + 1 :]]))
            for order, digit in enumerate(digits)
        ],
        lambda board, pair: digits.index(board[pair[0]]) < digits.index(board[pair[1]]),
    )
