"""Two cells of a line with a symbol, and how many others are between them."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from smtpuzzles.model import AnyOf, Board, Cell
from smtpuzzles.puzzle.laws import Literals, Meaning


@cache
def gap(number: int, symbol: str) -> Meaning:
    """Return what says of a line that so many cells are between the two with the symbol.

    The constraints suppose that two cells hold it; the check does not.
    """

    def state(x: Literals, line: Sequence[Cell]) -> list[AnyOf]:
        literals, far = x.all(line, symbol), number + 1
        before = [()] * far + [(one,) for one in literals]
        behind = [(one,) for one in literals[far:]] + [()] * far
        return [AnyOf((-one, *left, *right)) for one, left, right in zip(literals, before, behind, strict=False)]

    return Meaning(state, lambda board, line: gaps(board, line, symbol) == [number])


def gaps(board: Board, line: Sequence[Cell], symbol: str) -> list[int]:
    """Return how many cells are between each with the symbol and the next."""
    places = [place for place, cell in enumerate(line) if board[cell] == symbol]
    return [other - one - 1 for one, other in pairwise(places)]
