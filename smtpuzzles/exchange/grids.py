"""How other programs write boards that a kind declares."""

from collections.abc import Sequence

from smtpuzzles.base.grid import at, cells, rows
from smtpuzzles.base.text import Token, expect_each
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange import janko, pzpr, tatham
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.grids import Grid
from smtpuzzles.puzzle.lawful import LEAST

NO_NUMBER = "-"  # in the corpus form


def link_format(puzzle: type[Grid], *ids: str) -> Format:
    """Return the format of puzz.link URLs with one of these IDs, the first of which is written."""

    def read(link: pzpr.Link, variant: str | None) -> Record:
        expect_width(link.size, link.parts[0])
        words = words_at(cells(*link.size), link.parts[0])
        return Record(puzzle.of_words(link.size, words, variant or "classic"))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        if board.total is not None:
            raise UsageError(f"a puzz.link URL cannot hold the number of all {board.totals}")
        return pzpr.write_link(ids[0], board.size, numbers_at(board.cells, board))

    return pzpr.link_format(ids, read, write)


def expect_width(size: Cell, place: Token) -> None:
    """Raise an error here if the rows are too short for the text of a puzzle, as `parse` would for that text."""
    if size[1] < LEAST:
        raise place.error(f"expected at least {LEAST} cells in a row, but found {size[1]}")


def words_at(places: Sequence[Cell], body: Token, noun: str = "cell") -> dict[Cell, Token]:
    """Return the numbers of these places, as words."""
    found = zip(places, pzpr.read_numbers(body, len(places), noun), strict=True)
    words = {cell: word for cell, word in found if word}
    for cell, word in words.items():
        if not word.is_number:
            raise word.error(f"expected a number at {at(cell)}, but found a clue without one")
    return words


def numbers_at(places: Sequence[Cell], board: Grid) -> str:
    clues = [board.numbers.get(place) for place in places]
    return pzpr.write_words([pzpr.word_of(None if clue is None else int(clue)) for clue in clues])


def id_formats(puzzle: type[Grid], game: str) -> tuple[Format, Format]:
    """Return the formats of IDs of this game, which are only numbers, and of links to play them."""

    def read(game_id: tatham.GameId, variant: str | None) -> Record:
        expect_width(game_id.size, game_id.board)
        places = cells(*game_id.size)
        found = zip(places, tatham.read_words(game_id.board, len(places)), strict=True)
        return Record(puzzle.of_words(game_id.size, {cell: word for cell, word in found if word}, variant or "classic"))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        numbers = [int(board.numbers[cell]) if cell in board.numbers else None for cell in board.cells]
        return tatham.write_id(board.size, "", tatham.write_numbers(numbers))

    return tatham.id_formats(game, r"[a-z_\d]+", read, write)


def corpus_format(puzzle: type[Grid]) -> Format:
    """Return the corpus form of problems, with the total behind the size."""

    def read(block: janko.Block, variant: str | None) -> Record:
        expect_width(block.size, block.start)
        numbers = numbered(block.size, block.words("problem"))
        return Record(puzzle.of_words(block.size, numbers, variant or "classic", block.keys.get(puzzle.totals)))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        return janko.write_problem(board.size, number_rows(board), [] if board.total is None else [board.total])

    return janko.corpus_format(r"-|\d+", read, write, [puzzle.totals] if puzzle.totals else [])


def numbered(size: Cell, words: list[Token], none: str = NO_NUMBER) -> dict[Cell, Token]:
    expect_each(words, lambda word: word.is_number or word.text == none, f"a number, or {none} for none")
    return {cell: word for cell, word in zip(cells(*size), words, strict=True) if word.text != none}


def number_rows(board: Grid) -> list[str]:
    return [" ".join(board.numbers.get(cell, NO_NUMBER) for cell in row) for row in rows(*board.size)]
