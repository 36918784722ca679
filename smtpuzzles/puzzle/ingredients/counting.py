"""How many of some cells hold a symbol."""

from collections.abc import Iterator
from functools import cache

from smtpuzzles.base.grid import at, blocks, phrase, these_cells
from smtpuzzles.model import AnyOf, AtMost, Cell, Exactly
from smtpuzzles.puzzle.laws import Law, Meaning
from smtpuzzles.puzzle.reasons import Inference, Reason


@cache
def exactly(number: int, symbol: str) -> Meaning:
    """Return what says that this number of the cells holds the symbol."""
    return Meaning(
        lambda x, cells: [Exactly(number, x.all(cells, symbol))],
        lambda board, cells: [board[cell] for cell in cells].count(symbol) == number,
    )


@cache
def at_most_one(symbol: str) -> Meaning:
    """Return what says that no two of the cells hold the symbol."""
    return Meaning(
        lambda x, cells: [AtMost(1, x.all(cells, symbol))],
        lambda board, cells: [board[cell] for cell in cells].count(symbol) < 2,
    )


@cache
def some(symbol: str) -> Meaning:
    """Return what says that one of the cells, or more, holds the symbol."""
    return Meaning(
        lambda x, cells: [AnyOf(x.all(cells, symbol))],
        lambda board, cells: symbol in [board[cell] for cell in cells],
    )


def apart(symbol: str, size: Cell, names: str) -> Iterator[Law]:
    """Yield the laws that no two cells with this symbol, which sentences call so, touch, not even diagonally."""
    one = at_most_one(symbol)
    for block in blocks(*size):
        sentence = f"no two {names} touch in the 2 x 2 block from {at(block[0])}"
        yield Law("touching", block[:1], sentence, block, one)


def reason_of_apart(inference: Inference, symbol: str, name: str) -> Reason | None:
    """Return the reason for a step of one of these rules alone."""
    if inference.rules[0].sort != "touching":
        return None
    places = phrase(these_cells(inference.filled(symbol)))
    return Reason("touching", f"no other {name} touches the one at {places}", obvious=True)
