"""New classic sudokus of 9 x 9 by the quick search: the same as with a solver, because the same things are drawn."""

from collections.abc import Sequence
from random import Random

import numpy as np

from smtpuzzles.kinds.sudoku.fast import kernel
from smtpuzzles.puzzle import Board, Cell, cells

CELLS = cells(9, 9)
PLACES = {cell: place for place, cell in enumerate(CELLS)}
NOTHING = 0  # is drawn beside the digits, too


def solution(random: Random) -> Board:
    """Return a random solution: each cell, in random order, gets the first of its shuffled digits that leaves one."""
    order = list(range(81))
    random.shuffle(order)
    digits = []
    for _ in order:
        symbols = [*b"123456789", NOTHING]
        random.shuffle(symbols)
        symbols.remove(NOTHING)
        digits.append(symbols)
    filled = np.zeros(81, np.uint8)
    kernel.fill(np.array(order), np.array(digits), filled)
    return dict(zip(CELLS, filled.tobytes().decode(), strict=True))


def minimal(board: Board, groups: Sequence[Sequence[Cell]], order: Sequence[int], least: int) -> tuple[list[int], bool]:
    """Return the groups that stay when those are left out, in this order, without which there is one solution."""
    puzzle = np.array([ord(board[cell]) for cell in CELLS], np.uint8)
    places = np.array([PLACES[cell] for group in groups for cell in group])
    stays = np.ones(len(groups), np.bool_)
    more = kernel.thin(puzzle, places, np.cumsum([len(group) for group in groups]), np.array(order), least, stays)
    return np.flatnonzero(stays).tolist(), not more
