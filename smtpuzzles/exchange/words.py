"""Boards as rows of words with blanks between them, a word for each cell."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from smtpuzzles.base.grid import cells
from smtpuzzles.base.text import Token, expect_each, expect_grid
from smtpuzzles.model import Board, Cell

Value = TypeVar("Value", bound=Hashable)


def read_words(lines: Sequence[Token], size: Cell, before: Token) -> list[Token]:
    """Return the words of all cells in reading order; errors may name the line before these."""
    rows = [line.words() for line in lines]
    expect_grid(lines, rows, size, before)
    return [word for row in rows for word in row]


def read_board(words: list[Token], size: Cell, symbols: Mapping[str, str]) -> dict[Cell, str]:
    """Return the board on which each cell has the symbol that its word means."""
    known = list(symbols)
    named = known if len(known) < 12 else [*known[:3], "...", known[-1]]
    expect_each(words, lambda word: word.text in symbols, f"one of {' '.join(named)}")
    return board_with(size, [word.text for word in words], symbols)


def board_with(size: Cell, values: Sequence[Value], symbols: Mapping[Value, str]) -> dict[Cell, str]:
    """Return the board on which each cell, in reading order, has the symbol that its value means."""
    return dict(zip(cells(*size), [symbols[value] for value in values], strict=True))


def values_of(board: Board, symbols: Mapping[Value, str]) -> list[Value]:
    """Return the value that means the symbol of each cell; of several values for one symbol, the last."""
    values = {symbol: value for value, symbol in symbols.items()}
    return list(map(values.__getitem__, board.values()))


def write_rows(board: Board, symbols: Mapping[str, str]) -> list[str]:
    """Return the rows of the words that mean these symbols."""
    words, (height, width) = values_of(board, symbols), max(board)
    return [" ".join(words[row * width : (row + 1) * width]) for row in range(height)]
