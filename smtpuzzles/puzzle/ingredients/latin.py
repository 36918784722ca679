"""What Latin squares need: each digit once in every row and every column, and one digit less than another."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from smtpuzzles.base.grid import named_lines
from smtpuzzles.model import AnyOf, Cell
from smtpuzzles.puzzle.ingredients.counting import exactly
from smtpuzzles.puzzle.laws import Law, Literals, Meaning


def once_in_lines(size: Cell, digits: Iterable[str]) -> Iterator[Law]:
    """Yield the laws that every row and every column has each of these digits exactly once."""
    for name, line in named_lines(*size):
        for digit in digits:
            yield Law("line", (name, digit), f"{name} has the digit {digit} exactly once", line, exactly(1, digit))


@cache
def less(digits: Sequence[str]) -> Meaning:
    """Return what says that of these rising digits, the first cell holds one that is less than that of the second."""

    rising = set(combinations(digits, 2))

    def state(x: Literals, pair: Sequence[Cell]) -> Iterator[AnyOf]:
        low, high = ([x.of(cell, digit) for digit in digits] for cell in pair)
        # Either half is enough, but a player sees from the sign alone what both say.
        for place in range(len(digits)):
            yield AnyOf((-low[place], *high[place + 1 :]))
            yield AnyOf((-high[place], *low[:place]))

    return Meaning(state, lambda board, pair: (board[pair[0]], board[pair[1]]) in rising)
