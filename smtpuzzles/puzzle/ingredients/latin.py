"""What Latin squares need: each digit once in every row and every column, and one digit less than another."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

from smtpuzzles.base.grid import named_lines
from smtpuzzles.model import AnyOf, Cell
from smtpuzzles.puzzle.ingredients.counting import exactly
from smtpuzzles.puzzle.laws import Law, Literals, Meaning


def once_in_lines(size: Cell, digits: Iterable[str]) -> Iterator[Law]:
    """Yield the laws that every row and every column has each of these digits exactly once."""
    for name, line in named_lines(*size):
        for digit in digits:
            yield Law("line", (name, digit), f"{name} has the digit {digit} exactly once", line, exactly(1, digit))


def latin_square(size: int, random: Random) -> dict[Cell, str]:
    """Return a random square in which every row and every column has each digit from 1 once."""
    digits = list(map(str, range(1, size + 1)))
    columns: list[list[str]] = [[] for _ in digits]
    while len(columns[-1]) < size:
        row = list[str]()
        for column in columns:
            able = [one for one in digits if one not in (*row, *column)]
            if able:
                row.append(random.choice(able))
        if len(row) == size:  # or chance led nowhere
            for column, digit in zip(columns, row, strict=True):
                column.append(digit)
    return {(r, c): digit for c, column in enumerate(columns, 1) for r, digit in enumerate(column, 1)}


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
