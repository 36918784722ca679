"""Yin-Yang, a kind of puzzle in a package of its own.

Every cell is black or white. All black cells are connected along their sides, and so are all white cells. No four cells
that form a square have the same colour. Some cells are given.

ring    the cells at the sides of the board, in order: it changes its colour at most twice, because lines that connect
        the cells of one colour cannot cross those of the other. That follows, but players use it all the time
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange import pzpr

BLACK, WHITE = "#", "o"
NAMES = {BLACK: "black", WHITE: "white"}
SIGNS = sp.EMPTY + WHITE + BLACK  # of puzz.link: three cells are a number of three digits, in base 3
NUMBERS = "0123456789abcdefghijklmnopq"


class YinYang(sp.GivensPuzzle):
    kind: ClassVar[str] = "yinyang"
    symbols: ClassVar = {
        BLACK: sp.Look("black", sp.Tile("●", sp.Role.FIRST)),
        WHITE: sp.Look("white", sp.Tile("○", sp.Role.SECOND)),
    }

    def laws(self) -> Iterator[sp.Law]:
        for square in sp.blocks(*self.dimensions):
            sentence = f"the square of four cells from {sp.at(square[0])} has both colours"
            yield sp.Law("square", square, sentence, square, BOTH)
        yield sp.Law("ring", (), "along the border, the colour changes at most twice", ring(*self.dimensions), TWICE)

    def wide_laws(self) -> Iterator[sp.Wide]:
        for symbol, name in NAMES.items():
            yield sp.connected(list(self.board), symbol, name)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if len(inference.rules) > 1 or not inference.conclusions or inference.rules[0].sort != "square":
            return super().reason(inference)
        places = sp.phrase(sp.these_cells([cell for cell, _, _ in inference.facts]))
        return sp.Reason("square", f"{places} would be in a square of one colour", obvious=True)


def ring(height: int, width: int) -> list[sp.Cell]:
    """Return the cells at the sides of a board, in order around it."""
    rows, columns = sp.rows(height, width), sp.columns(height, width)
    return list(dict.fromkeys([*rows[0], *columns[-1], *rows[-1][::-1], *columns[0][::-1]]))


def changes(x: sp.Literals, cells: Sequence[sp.Cell]) -> Iterator[sp.Constraint]:
    """Yield constraints that at most two neighbours in this ring differ; a helper for each is true if they do."""
    helpers = []
    for (r, c), other in pairwise([*cells, cells[0]]):
        one, next_one, changed = x.of((r, c), BLACK), x.of(other, BLACK), x.helpers[f"changes_{r}_{c}"]
        yield from (sp.AnyOf((changed, -one, next_one)), sp.AnyOf((changed, one, -next_one)))
        helpers.append(changed)
    yield sp.AtMost(2, tuple(helpers))


BOTH = sp.both(sp.some(BLACK), sp.some(WHITE))
TWICE = sp.Meaning(
    changes, lambda board, cells: sum(board[one] != board[other] for one, other in pairwise([*cells, cells[0]])) <= 2
)


def read_link(link: pzpr.Link, variant: str | None) -> sp.Record:
    """Read a sign for three cells each; what it says of cells behind the board is nothing."""
    body, board = link.parts[0], sp.cells(*link.size)
    if stray := [place for place, sign in enumerate(body.text) if sign not in NUMBERS]:
        raise body.error(f"expected 0 to 9 or a to q, but found {sp.quoted(body.text[stray[0]])}", stray[0])
    numbers = map(NUMBERS.index, body.text)
    signs = [SIGNS[digit] for number in numbers for digit in (number // 9, number // 3 % 3, number % 3)]
    if len(body.text) != (len(board) + 2) // 3 or set(signs[len(board) :]) - {sp.EMPTY}:
        raise body.error(f"expected {sp.counted(len(board), 'cell')}, but found {len(signs)}")
    return sp.Record(YinYang(dict(zip(board, signs, strict=False)), variant or "classic"))


def write_link(record: sp.Record) -> str:
    digits = [*map(SIGNS.index, record.puzzle.board.values()), 0, 0]
    threes = [digits[place : place + 3] for place in range(0, len(digits) - 2, 3)]
    body = "".join([NUMBERS[9 * one + 3 * two + three] for one, two, three in threes])
    return pzpr.write_link("yinyang", record.puzzle.dimensions, body)


KIND = sp.declared(
    YinYang,
    "two colours, each connected, and no square of four cells in one colour",
    (
        "Make every cell black or white.",
        "All black cells are connected along their sides, and so are all white cells.",
        "No four cells that form a square have the same colour.",
    ),
    usual=(6, 6),
    most=20,
    formats=lambda: (pzpr.link_format(("yinyang",), read_link, write_link),),
    display="Yin-Yang",
    api=2,
)
