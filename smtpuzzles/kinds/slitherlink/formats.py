"""How other programs write Slitherlink."""

import re

from smtpuzzles.exchange import pzpr, tatham
from smtpuzzles.exchange.signs import corpus_format
from smtpuzzles.exchange.words import board_with, values_of
from smtpuzzles.kinds.slitherlink import NUMBERS, Slitherlink
from smtpuzzles.puzzle import EMPTY, Record, quoted, size_of

_SQUARES = "t0"  # the first of the tilings that loopy knows
_FOURS: dict[int | None, str] = {pzpr.UNSAID: EMPTY, None: EMPTY} | {int(number): number for number in NUMBERS}
_TATHAM: dict[str | None, str] = {None: EMPTY} | {number: number for number in NUMBERS}


def read_link(link: pzpr.Link, _variant: str | None) -> Record:
    height, width = link.size
    return Record(Slitherlink.of_board(board_with(link.size, pzpr.read_fours(link.parts[0], height * width), _FOURS)))


def write_link(record: Record) -> str:
    numbers = record.puzzle.board
    return pzpr.write_link("slither", size_of(numbers), pzpr.write_fours(values_of(numbers, _FOURS)))


def read_id(game: tatham.GameId, _variant: str | None) -> Record:
    height, width = game.size
    if not re.fullmatch(f"{_SQUARES}(?:d[a-z])?", game.letters):
        raise game.board.error(f"expected a board of squares, {_SQUARES}, but found {quoted(game.letters)}")
    return Record(
        Slitherlink.of_board(board_with(game.size, tatham.read_clues(game.board, height * width, NUMBERS), _TATHAM))
    )


def write_id(record: Record) -> str:
    numbers = record.puzzle.board
    return tatham.write_id(size_of(numbers), _SQUARES, tatham.write_clues(values_of(numbers, _TATHAM)))


_ID, _LINK = tatham.id_formats("loopy", "[a-z0-4]+", read_id, write_id, r"t\d+|d[a-z]")

FORMATS = (
    pzpr.link_format(("slither", "slitherlink"), read_link, write_link),
    # No other game's ID names a tiling.
    _ID._replace(form=r"\d{1,9}(?:x\d{1,9})?t\d{1,2}(?:d[a-z])?:", tells_kind=True),
    _LINK,
    corpus_format(Slitherlink, {number: number for number in NUMBERS}),
)
