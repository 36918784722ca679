"""Two lines that are not equal."""

from collections.abc import Sequence

from smtpuzzles.model import Board, Cell, Differ
from smtpuzzles.puzzle.givens import EMPTY
from smtpuzzles.puzzle.laws import Literals, Meaning


def different(symbol: str) -> Meaning:
    """Return what says that the first half of the cells differs from the second; cells hold this symbol or the other.

    Lines that are not full differ.
    """

    def state(x: Literals, cells: Sequence[Cell]) -> list[Differ]:
        literals, half = x.all(cells, symbol), len(cells) // 2
        return [Differ(literals[:half], literals[half:])]

    def holds(board: Board, cells: Sequence[Cell]) -> bool:
        half = len(cells) // 2
        for place in range(half):
            if board[cells[place]] != board[cells[half + place]]:
                return True
        return EMPTY in [board[cell] for cell in cells]

    return Meaning(state, holds)
