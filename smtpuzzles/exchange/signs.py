"""How other programs write grids whose cells have one of a few signs, each by its own word.

`signs`: the symbols of the kind, in an order that each function tells.
"""

from collections.abc import Mapping

from smtpuzzles.exchange import janko, pzpr, tatham
from smtpuzzles.exchange.grids import expect_width
from smtpuzzles.exchange.words import board_with, read_board, values_of, write_rows
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.grids import Grid
from smtpuzzles.puzzle.laws import EMPTY


def circles_link_format(puzzle: type[Grid], circles: tuple[str, str], *ids: str) -> Format:
    """Return the format of puzz.link URLs of hollow and filled circles; the first ID is written."""
    symbols = dict(enumerate((EMPTY, *circles)))

    def read(link: pzpr.Link, variant: str | None) -> Record:
        expect_width(link.size, link.parts[0])
        values = pzpr.read_circles(link.parts[0], link.size[0] * link.size[1])
        return Record(puzzle.of_board(board_with(link.size, values, symbols), variant or "classic"))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        return pzpr.write_link(ids[0], board.size, pzpr.write_circles(values_of(board.board, symbols)))

    return pzpr.link_format(ids, read, write)


def id_formats(puzzle: type[Grid], game: str, signs: Mapping[str, str], letters: str) -> tuple[Format, Format]:
    """Return the formats of IDs of this game, which have these signs of symbols, and of links to play them."""
    symbols: dict[str | None, str] = {None: EMPTY} | dict(signs)

    def read(game_id: tatham.GameId, variant: str | None) -> Record:
        expect_width(game_id.size, game_id.board)
        clues = tatham.read_clues(game_id.board, game_id.size[0] * game_id.size[1], "".join(signs))
        return Record(puzzle.of_board(board_with(game_id.size, clues, symbols), variant or "classic"))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        return tatham.write_id(board.size, "", tatham.write_clues(values_of(board.board, symbols)))

    return tatham.id_formats(game, f"[a-z{''.join(signs)}]+", read, write, letters)


def corpus_format(puzzle: type[Grid], words: Mapping[str, str]) -> Format:
    """Return the corpus form of problems with these words of symbols; of several words for one, the last is written."""
    symbols = {"-": EMPTY, **words}

    def read(block: janko.Block, variant: str | None) -> Record:
        if puzzle.headed:
            expect_width(block.size, block.start)
        return Record(puzzle.of_board(read_board(block.words("problem"), block.size, symbols), variant or "classic"))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        return janko.write_problem(board.size, write_rows(board.board, symbols))

    return janko.corpus_format(f"[{''.join(words)}-]", read, write)
