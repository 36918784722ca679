"""Two lines that are not equal."""

from collections.abc import Sequence

from smtpuzzles.model import Board, Cell, Differ
from smtpuzzles.puzzle.laws import EMPTY, Literals, Meaning


def different(*symbols: str) -> Meaning:
    """Return what says that the first half of the cells differs from the second; cells hold these symbols or one more.

    Lines that are not full differ.
    """

    def state(x: Literals, cells: Sequence[Cell]) -> list[Differ]:
        half = len(cells) // 2
        left, right = ([one for symbol in symbols for one in x.all(of, symbol)] for of in (cells[:half], cells[half:]))
        return [Differ(tuple(left), tuple(right))]

    def holds(board: Board, cells: Sequence[Cell]) -> bool:
        half = len(cells) // 2
        for place in range(half):
            if board[cells[place]] != board[cells[half + place]]:
                return True
        return EMPTY in [board[cell] for cell in cells]

    return Meaning(state, holds)
