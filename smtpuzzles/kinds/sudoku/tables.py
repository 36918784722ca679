"""Sudokus as tables, of any size: cells with commas, semicolons or tabs between them; an empty one may be nothing.

A table has a line for each row, or a line for all cells.
"""

import re
from math import isqrt

from smtpuzzles.exchange.words import read_board
from smtpuzzles.kinds.sudoku.regions import usual_shape
from smtpuzzles.puzzle import EMPTY, Board, Source, Token, after, expect_grid

CELL = r" *+\"?(?:[0-9]{1,2}|[.*_?xX-])?\"? *+"
FORM = rf"{CELL}(?:[,;\t]{CELL}){{3,}}+(?:\r?\n|$)"
SEPARATOR = re.compile(r"[,;\t]")
EMPTIES = ("", "0", "-", ".", "*", "_", "?", "x", "X")


def cells_of(line: Token) -> list[Token]:
    """Return the cells of a line, without blanks and quotes around them."""
    separator = SEPARATOR.search(line.text)
    return [cell._replace(text=cell.text.strip(' "')) for cell in line.parts(separator[0] if separator else ",")]


def cut(source: Source) -> list[Source]:
    """Return the lines, if they are a sudoku each; or the whole text."""
    lines = source.by_line()
    width = len(cells_of(source.lines()[0])) if lines else 0
    return lines if 1 < len(lines) != width > 9 and isqrt(width) ** 2 == width else [source]


def read(source: Source) -> Board:
    """Return the board of a table."""
    lines = source.some_lines("the rows of a sudoku")
    rows = [cells_of(line) for line in lines]
    n = len(lines)
    if n == 1:
        n = isqrt(len(rows[0]))
        lines, rows = lines * n, [rows[0][row * n : (row + 1) * n] for row in range(n)]
    for line, row in zip(lines, rows, strict=True):
        if len(row) == n + 1 and not row[-1].text:  # a separator stands behind each cell
            row.pop()
        elif "\t" in line.text:  # those behind the last digit of a line are not there any more
            row += [line._replace(text="", column=line.column + len(line.text))] * (n - len(row))
    if not usual_shape(n):
        raise after(lines[0], f"expected the rows of a sudoku, of 4, 6, 8, 9 ... cells, but found {n}")
    expect_grid(lines, rows, (n, n))
    symbols = dict.fromkeys(EMPTIES, EMPTY) | {str(number): str(number) for number in range(1, n + 1)}
    return read_board([cell for row in rows for cell in row], (n, n), symbols)
