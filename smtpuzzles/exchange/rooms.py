"""How other programs write boards that are divided into rooms.

borders   in files, 0 or 1 for each edge, 1 where two rooms meet: first between left and right neighbours, row by row,
          then between upper and lower ones
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from smtpuzzles.base.grid import cells, level_edges, rows, upright_edges
from smtpuzzles.base.text import Token, after, expect_each
from smtpuzzles.exchange import janko, pzpr
from smtpuzzles.exchange.edges import are_borders, regions_of
from smtpuzzles.exchange.grids import expect_width, number_rows, numbered, words_at
from smtpuzzles.exchange.links import rest
from smtpuzzles.exchange.records import answered
from smtpuzzles.exchange.words import read_words
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.ingredients.rooms import LETTERS, lettered
from smtpuzzles.puzzle.roomed import RoomGrid

_NONE = "."  # in files


class Numbers(NamedTuple):
    """How a format writes numbers: `read` takes the words of places, `shown` returns what stands in them."""

    read: Callable[[RoomGrid, dict[Cell, Token]], dict[Cell, Token]] = lambda _, words: words
    shown: Callable[[RoomGrid], Mapping[Cell, str]] = lambda board: board.numbers


PLAIN = Numbers()


def noun_of(board: RoomGrid) -> str:
    """Return what errors call the places of numbers."""
    return "cell" if len(board.places) == len(board.cells) else board.part


def rooms_link_format(puzzle: type[RoomGrid], *ids: str, numbers: Numbers = PLAIN) -> Format:
    """Return the format of puzz.link URLs that say the borders of rooms, then the numbers if there may be some."""

    def read(link: pzpr.Link, variant: str | None) -> Record:
        body = link.parts[0]
        expect_width(link.size, body)
        length = pzpr.length_of_borders(link.size) if puzzle.numbered else len(body.text)
        rooms = lettered(pzpr.read_borders(body._replace(text=body.text[:length]), link.size))
        board = puzzle.of_words_of_rooms(dict.fromkeys(rooms, body), rooms, variant or "classic")
        if not puzzle.numbered:
            return Record(board)
        words = words_at(board.places, rest(body, length), noun_of(board))
        return Record(board.with_words(numbers.read(board, words)))

    def write(record: Record) -> str:
        board: RoomGrid = record.puzzle
        shown = numbers.shown(board)
        words = [pzpr.word_of(int(shown[place]) if place in shown else None) for place in board.places]
        return pzpr.write_link(ids[0], board.size, pzpr.write_borders(board.regions) + pzpr.write_words(words))

    return pzpr.link_format(ids, read, write)


def rooms_file_format(puzzle: type[RoomGrid], name: str, numbers: Numbers = PLAIN) -> Format:
    """Return the format of pzprv3 files: borders, numbers, then an answer; both are for boards that hold digits.

    The number of a room is in its leftmost cell, the first one of these.
    """

    def read(file: pzpr.File, variant: str | None) -> Record:
        (height, width), lines = file.size, file.lines
        expect_width(file.size, file.head)
        if len(lines) < 3 * height - 1:
            place = lines[-1] if lines else file.head
            raise after(place, f"expected {3 * height - 1} lines of borders and numbers, but found {len(lines)}")
        below = 2 * height - 1
        upright = read_words(lines[:height], (height, width - 1), file.head)
        level = read_words(lines[height:below], (height - 1, width), lines[height - 1]) if height > 1 else []
        expect_each([*upright, *level], lambda word: word.text in ("0", "1"), "0 or 1")
        edges = [*upright_edges(file.size), *level_edges(file.size)]
        borders = {edge for edge, word in zip(edges, [*upright, *level], strict=True) if word.text == "1"}
        rooms = lettered(regions_of(file.size, borders))
        blank = puzzle.of_words_of_rooms(dict.fromkeys(rooms, file.head), rooms, variant or "classic")
        words, *answers = pzpr.boards_of(file, 2, start=below)
        board = blank.with_words(numbers.read(blank, numbered(file.size, words, _NONE)))
        return answered(board, filled(board, answers[0])) if answers else Record(board)

    def write(record: Record) -> str:
        board: RoomGrid = record.puzzle
        bits = [
            " ".join(["01"[is_border] for is_border in are_borders(line, board.regions)])
            for edges, length in ((upright_edges, board.size[1] - 1), (level_edges, board.size[1]))
            for line in parts(edges(board.size), length)
        ]
        in_rooms, leftmost = noun_of(board) == board.part, leftmost_cells(board)
        shown = {leftmost[cell] if in_rooms else cell: number for cell, number in numbers.shown(board).items()}
        answer = {cell: symbol for cell, symbol in (record.solution or {}).items() if in_rooms or cell not in shown}
        return pzpr.write_file(name, board.size, *bits, *lines_of(board, shown), *lines_of(board, answer))

    return pzpr.file_format(name, read, write)


def leftmost_cells(board: RoomGrid) -> dict[Cell, Cell]:
    """Return the leftmost cell of each room, the first one of these, by the first cell of the room."""
    return {room[0]: min(room, key=lambda cell: cell[::-1]) for room in board.rooms.values()}


def lines_of(board: RoomGrid, words: Mapping[Cell, str]) -> list[str]:
    return [" ".join([words.get(cell, _NONE) for cell in row]) for row in rows(*board.size)]


def parts(edges: list[tuple[Cell, Cell]], length: int) -> list[list[tuple[Cell, Cell]]]:
    return [edges[start : start + length] for start in range(0, len(edges), length)]


def filled(board: RoomGrid, words: list[Token]) -> Board | None:
    """Return the answer of these words with what is given; None if a cell is open."""
    found = {cell: word.text for cell, word in zip(board.cells, words, strict=True) if word.text in board.symbols}
    found |= board.fixed()
    return found if len(found) == len(board.cells) else None


def with_areas(
    puzzle: type[RoomGrid], size: Cell, names: list[Token], numbers: dict[Cell, Token], variant: str | None
) -> RoomGrid:
    """Return the puzzle of these names of rooms, which may be numbers, and these numbers."""
    expect_each(names, lambda name: name.text.isalnum(), f"the number or the letters of a {puzzle.part}")
    named = dict(zip(cells(*size), names, strict=True))
    rooms = {cell: name.text for cell, name in named.items()}
    board = puzzle.of_words_of_rooms(named, rooms, variant or "classic")
    if not set("".join(rooms.values())) <= set(LETTERS):
        board = puzzle.of_rooms(lettered(rooms), variant or "classic")
    return board.with_words(numbers)


def area_rows(board: RoomGrid) -> list[str]:
    number = {name: str(number) for number, name in enumerate(board.rooms, 1)}
    return [" ".join(number[board.regions[cell]] for cell in row) for row in rows(*board.size)]


def rooms_corpus_format(puzzle: type[RoomGrid]) -> Format:
    """Return the corpus form of problems, with the number of each cell's room below the board."""

    def read(block: janko.Block, variant: str | None) -> Record:
        expect_width(block.size, block.start)
        lines, height = block.lines("problem"), block.size[0]
        names = read_words(lines[-height:], block.size, block.start)
        above = lines[:-height]  # some write no board if nothing stands on it
        numbers = numbered(block.size, read_words(above, block.size, lines[0])) if above else {}
        return Record(with_areas(puzzle, block.size, names, numbers, variant))

    def write(record: Record) -> str:
        board: RoomGrid = record.puzzle
        return janko.write_problem(board.size, [*number_rows(board), *area_rows(board)])

    return janko.corpus_format(r"-|\w+", read, write)


def rooms_block_format(puzzle: type[RoomGrid], *names: str) -> Format:
    """Return the format of blocks of janko.at with the number of each cell's room; solutions have digits."""

    def read(block: janko.Block, variant: str | None) -> Record:
        janko.expect_parts(block, "problem", "areas", "solution")
        expect_width(block.size, block.start)
        numbers = numbered(block.size, block.words("problem"))
        board = with_areas(puzzle, block.size, block.words("areas"), numbers, variant)
        if "solution" not in block.parts:
            return Record(board, title=block.title)
        return answered(board, filled(board, block.words("solution")), block.title)

    def write(record: Record) -> str:
        board: RoomGrid = record.puzzle
        board_parts = {"problem": number_rows(board), "areas": area_rows(board)}
        if record.solution:
            board_parts["solution"] = [" ".join([record.solution[cell] for cell in row]) for row in rows(*board.size)]
        return janko.write_block(names[0], board.size, record.title, board_parts)

    return janko.block_format(names, read, write)
