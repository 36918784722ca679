"""How other programs write Light Up."""

from smtpuzzles.base.grid import cells, size_of
from smtpuzzles.base.text import Source
from smtpuzzles.exchange import pzpr
from smtpuzzles.kinds.lightup import NUMBERS, WALL, WHITE, LightUp
from smtpuzzles.puzzle import Format, Record

_NUMBERS = {WHITE: None, WALL: pzpr.UNSAID, **{number: int(number) for number in NUMBERS}}
_SYMBOLS = {number: symbol for symbol, number in _NUMBERS.items()}


def read_puzzlink(source: Source, variant: str | None) -> Record:  # noqa: ARG001 - there is only one
    size, (body, *_) = pzpr.read_link(source)
    numbers = pzpr.read_fours(body, size[0] * size[1])
    return Record(LightUp({cell: _SYMBOLS[number] for cell, number in zip(cells(*size), numbers, strict=True)}))


def write_puzzlink(record: Record) -> str:
    board = record.puzzle.board
    return pzpr.write_link("akari", size_of(board), pzpr.write_fours([_NUMBERS[symbol] for symbol in board.values()]))


FORMATS = (
    Format(
        "puzzlink",
        "a puzz.link URL",
        pzpr.link_form("akari", "lightup", "bijutsukan"),
        read_puzzlink,
        write_puzzlink,
        one_a_line=True,
        tells_kind=True,
        link=True,
    ),
)
