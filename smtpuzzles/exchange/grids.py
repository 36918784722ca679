"""How other programs write boards that a kind declares."""

from collections.abc import Sequence

from smtpuzzles.base.grid import at, cells, rows
from smtpuzzles.base.text import Token, expect_each
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange import janko, pzpr, tatham
from smtpuzzles.exchange.links import rest
from smtpuzzles.exchange.words import read_words
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.grids import Grid
from smtpuzzles.puzzle.ingredients.rooms import LETTERS, lettered
from smtpuzzles.puzzle.lawful import LEAST
from smtpuzzles.puzzle.roomed import RoomGrid, expect_connected

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


def rooms_link_format(puzzle: type[RoomGrid], *ids: str) -> Format:
    """Return the format of puzz.link URLs that say the borders of rooms, then their numbers if they may have some."""

    def read(link: pzpr.Link, variant: str | None) -> Record:
        body = link.parts[0]
        expect_width(link.size, body)
        length = pzpr.length_of_borders(link.size) if puzzle.numbered else len(body.text)
        rooms = pzpr.read_borders(body._replace(text=body.text[:length]), link.size)
        board = puzzle.of_rooms(lettered(rooms), variant or "classic")
        if not puzzle.numbered:
            return Record(board)
        return Record(board.with_words(words_at(board.firsts, rest(body, length), "room")))

    def write(record: Record) -> str:
        board: RoomGrid = record.puzzle
        numbers = numbers_at(board.firsts, board) if puzzle.numbered else ""
        return pzpr.write_link(ids[0], board.size, pzpr.write_borders(board.regions) + numbers)

    return pzpr.link_format(ids, read, write)


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


def numbered(size: Cell, words: list[Token]) -> dict[Cell, Token]:
    expect_each(words, lambda word: word.is_number or word.text == NO_NUMBER, f"a number, or {NO_NUMBER} for none")
    return {cell: word for cell, word in zip(cells(*size), words, strict=True) if word.text != NO_NUMBER}


def number_rows(board: Grid) -> list[str]:
    return [" ".join(board.numbers.get(cell, NO_NUMBER) for cell in row) for row in rows(*board.size)]


def rooms_corpus_format(puzzle: type[RoomGrid]) -> Format:
    """Return the corpus form of problems, with the number of each cell's room below the board."""

    def read(block: janko.Block, variant: str | None) -> Record:
        expect_width(block.size, block.start)
        lines, height = block.lines("problem"), block.size[0]
        names = read_words(lines[-height:], block.size, block.start)
        expect_each(names, lambda name: name.text.isalnum(), "the number or the letters of a room")
        named = dict(zip(cells(*block.size), names, strict=True))
        rooms = {cell: name.text for cell, name in named.items()}
        expect_connected(rooms, named)
        have_names = set("".join(rooms.values())) <= set(LETTERS)
        board = puzzle.of_rooms(rooms if have_names else lettered(rooms), variant or "classic")
        above = lines[:-height]  # some write no board if nothing stands on it
        return Record(board.with_words(numbered(block.size, read_words(above, block.size, lines[0])) if above else {}))

    def write(record: Record) -> str:
        board: RoomGrid = record.puzzle
        number = {name: str(number) for number, name in enumerate(board.rooms, 1)}
        regions = [" ".join(number[board.regions[cell]] for cell in row) for row in rows(*board.size)]
        return janko.write_problem(board.size, [*number_rows(board), *regions])

    return janko.corpus_format(r"-|\w+", read, write)
