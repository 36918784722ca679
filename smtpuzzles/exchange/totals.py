"""How other programs write boards of walls with the totals of the lines below them and to their right."""

import re

from smtpuzzles.base.grid import cells, rows
from smtpuzzles.base.text import Token, counted, quoted
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange import janko, pzpr
from smtpuzzles.exchange.grids import expect_width
from smtpuzzles.exchange.words import read_words
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.laws import EMPTY
from smtpuzzles.puzzle.summed import BEHIND, WALL, SumGrid, totals_of

_TOTALS = "0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ"  # each stands for its place: A is 20
_OPENS = "klmnopqrstuvwxyz"  # 1 to 16 open cells
_BARE = "."  # a wall without totals


def link_format(puzzle: type[SumGrid], *ids: str) -> Format:
    """Return the format of puzz.link URLs, whose size is without the walls of the first row and column.

    A wall has two characters, for the totals below and right of it. The totals in the first row and column come last.
    """

    def read(link: pzpr.Link, variant: str | None) -> Record:
        (height, width), body = link.size, link.parts[0]
        size, inner = (height + 1, width + 1), [(r + 1, c + 1) for r, c in cells(height, width)]
        words = {cell: body._replace(text=WALL) for cell in cells(*size)}
        rest = _read_inner(body, inner, words)
        first = [(1, c) for c in range(2, width + 2)] + [(r, 1) for r in range(2, height + 2)]
        open_beside = [cell for cell in first if words[max(cell[0], 2), max(cell[1], 2)].text == EMPTY]
        if len(rest.text) != len(open_beside) or set(rest.text) - set(_TOTALS):
            raise rest.error(f"expected {counted(len(open_beside), 'total')} of the first row and column")
        for cell, sign in zip(open_beside, rest.characters(), strict=True):
            words[cell] = _wall(sign, "0" + sign.text if cell[1] == 1 else sign.text + "0")
        return Record(puzzle.of_walls(words, size, (EMPTY,), BEHIND, variant or "classic"))

    def write(record: Record) -> str:
        board: SumGrid = record.puzzle
        height, width = board.size
        if any(cell not in board.numbers for cell in board.cells if 1 in cell):
            raise UsageError("a puzz.link URL needs walls in the whole first row and column")
        bare = {EMPTY: " ", WALL: _BARE}
        signs = [bare.get(board.word(cell)) or _totals(board, cell) for cell in board.cells if 1 not in cell]
        text = re.sub(r" {1,16}", lambda run: _OPENS[len(run[0]) - 1], "".join(signs))
        text += "".join(
            [_totals(board, (1, c))[0] for c in range(2, width + 1) if (2, c) not in board.numbers]
            + [_totals(board, (r, 1))[1] for r in range(2, height + 1) if (r, 2) not in board.numbers]
        )
        return pzpr.write_link(ids[0], (height - 1, width - 1), text)

    return pzpr.link_format(ids, read, write)


def _read_inner(body: Token, inner: list[Cell], words: dict[Cell, Token]) -> Token:
    """Set the words of these cells; return what is behind them."""
    place = done = 0
    while done < len(inner):
        found = re.compile(rf"[{_OPENS}]|\{_BARE}|[{_TOTALS}]{{2}}").match(body.text, place)
        if not found:
            raise body.error(f"expected {len(inner)} cells, but found {quoted(body.text[place:])}", place)
        sign = body._replace(text=found[0], column=body.column + place)
        run = _OPENS.find(found[0]) + 1
        for cell in inner[done : done + max(run, 1)]:
            words[cell] = sign._replace(text=EMPTY) if run else _wall(sign, "00" if sign.text == _BARE else sign.text)
        done, place = done + max(run, 1), found.end()
    if done > len(inner):
        raise body.error(f"expected {len(inner)} cells, but found {done}", place - 1)
    return body._replace(text=body.text[place:], column=body.column + place)


def _wall(sign: Token, totals: str) -> Token:
    below, beside = (str(_TOTALS.index(one)) if one != "0" else "" for one in totals)
    return sign._replace(text=f"{below}{BEHIND}{beside}")


def _totals(board: SumGrid, wall: Cell) -> str:
    return "".join([_TOTALS[int(board.numbers.get(place, 0))] for place in totals_of(wall)])


def corpus_format(puzzle: type[SumGrid]) -> Format:
    """Return the corpus form of problems: '16,23' is a wall with two totals, '-' one without any, '0' an open cell."""

    def read(block: janko.Block, variant: str | None) -> Record:
        expect_width(block.size, block.start)
        words = dict(zip(cells(*block.size), read_words(block.lines("problem"), block.size, block.start), strict=True))
        words = {cell: word._replace(text=WALL) if word.text == "-" else word for cell, word in words.items()}
        return Record(puzzle.of_walls(words, block.size, ("0",), ",", variant or "classic"))

    def write(record: Record) -> str:
        board: SumGrid = record.puzzle
        signs = {EMPTY: "0", WALL: "-"}
        words = {cell: board.word(cell) for cell in board.cells}
        lines = [
            [signs.get(words[cell], words[cell].replace(BEHIND, ",")) for cell in row] for row in rows(*board.size)
        ]
        return janko.write_problem(board.size, map(" ".join, lines))

    return janko.corpus_format(r"-|0|\d*,\d*", read, write)
