"""Game IDs of squares of digits with the signs < and > between cells.

Each cell has its digit or 0, then the directions in which a cell with a smaller digit is, then a comma. Letters before
the digit, a to z, are 1 to 26 empty cells each; the last comma may be left out. His program reads this, but writes each
cell and each comma.
"""

import re

from smtpuzzles.base.text import Token, after, quoted
from smtpuzzles.exchange import tatham
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.digit_grids import GREATER, LESS, SignedDigits
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.places import edge

_CELL = re.compile("([a-z]*)([0-9]+)([URDL]*)")
_WAYS = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}


def id_formats(puzzle: type[SignedDigits], game: str) -> tuple[Format, Format]:
    """Return the formats of IDs of this game and of links to play them."""

    def read(game_id: tatham.GameId, variant: str | None) -> Record:
        if not re.fullmatch(f"({tatham.DIFFICULTY})*", game_id.letters):
            expected = "expected a game with signs, but found the letter a of the mode Adjacent, which has other rules"
            raise game_id.board.error(expected, -1 - len(game_id.letters))
        puzzle.expect_square(game_id.size, game_id.board)
        blank = puzzle.of_size(game_id.size, variant or "classic")
        *words, last = game_id.board.parts(",")
        place, numbers = 0, dict[Cell, Token]()
        for word in [*words, last] if last.text else words:
            found = _CELL.fullmatch(word.text)
            if not found:
                raise word.error(f"expected a digit and some of U, R, D and L, but found {quoted(word.text)}")
            place += sum(ord(letter) - ord("a") + 1 for letter in found[1])
            if place >= len(blank.cells):
                raise word.error(f"expected {len(blank.cells)} cells, but found more")
            _read_cell(blank, blank.cells[place], word._replace(text=found[2]), {*found[3]}, numbers)
            place += 1
        if place < len(blank.cells):
            raise after(game_id.board, f"expected {len(blank.cells)} cells, but found {place}")
        return Record(blank.with_words(numbers))

    def write(record: Record) -> str:
        size, numbers = record.puzzle.size, record.puzzle.numbers
        cells = [
            f"{numbers.get(cell, 0)}{''.join([way for way in _WAYS if numbers.get(_edge(cell, way)) == _sign(way)])},"
            for cell in record.puzzle.cells
        ]
        return f"{size[0]}:{''.join(cells)}"

    return tatham.id_formats(game, r"[a-z]*\d+[URDL]*(?:,[a-z\dURDL]*)*", read, write, rf"a|{tatham.DIFFICULTY}")


def _read_cell(blank: SignedDigits, cell: Cell, digit: Token, ways: set[str], numbers: dict[Cell, Token]) -> None:
    if text := digit.text.lstrip("0"):
        numbers[cell] = digit._replace(text=text)
    for way in sorted(ways):
        place = _edge(cell, way)
        if place not in blank.places or place in numbers:
            raise digit.error(f"expected no {way} here: there is no cell, or another sign")
        numbers[place] = digit._replace(text=_sign(way))


def _edge(cell: Cell, way: str) -> Cell:
    """Return the place between a cell and the next one this way."""
    return edge(*sorted([cell, (cell[0] + _WAYS[way][0], cell[1] + _WAYS[way][1])]))


def _sign(way: str) -> str:
    """Return the sign to a cell with a smaller digit."""
    return GREATER if way in "RD" else LESS
