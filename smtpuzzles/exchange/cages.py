"""How other programs write squares of digits that are divided into cages with results.

Links and files of puzz.link have no signs: they carry products. Game IDs are the borders of the cages, as tatham.py
writes them, where a letter and a number stand for so many of this letter; then a comma, and the letter of a sign and a
number for each cage.
"""

import re
from collections import Counter

from smtpuzzles.base.grid import cells, rows
from smtpuzzles.base.text import Token, counted, expect_each
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange import janko, tatham
from smtpuzzles.exchange.records import answered
from smtpuzzles.exchange.rooms import Numbers, area_rows, filled, with_areas
from smtpuzzles.exchange.words import read_words
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.caged import ResultCages
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.ingredients.results import DIGITS, MINUS, OVER, PLUS, SIGNS, TIMES
from smtpuzzles.puzzle.ingredients.rooms import lettered
from smtpuzzles.puzzle.roomed import RoomGrid

_LETTERS = {"a": PLUS, "s": MINUS, "m": TIMES, "d": OVER}
_ONLY_PRODUCTS = "m"  # a parameter of new games
_EMPTY = ("-", ".")
_SIGNS = str.maketrans({TIMES: "*", OVER: "/"})  # in blocks and in the corpus form


def read_products(board: RoomGrid, words: dict[Cell, Token]) -> dict[Cell, Token]:
    size = Counter(board.regions.values())
    return {
        cell: word._replace(text=word.text + TIMES) if size[board.regions[cell]] > 1 else word
        for cell, word in words.items()
    }


def show_products(board: RoomGrid) -> dict[Cell, str]:
    for cell, result in board.numbers.items():
        if len(board.rooms[board.regions[cell]]) > 1 and result[-1] != TIMES:
            raise UsageError(f"this format carries products only, not the result {result}")
    return {cell: result.rstrip(TIMES) for cell, result in board.numbers.items()}


PRODUCTS = Numbers(read_products, show_products)


def id_formats(puzzle: type[ResultCages], game: str) -> tuple[Format, Format]:
    """Return the formats of game IDs of this game, and of links to play them."""

    def read(game_id: tatham.GameId, variant: str | None) -> Record:
        # The size is looked at before anything of that size is made.
        puzzle.expect_square(game_id.size, game_id.board)
        edges, *results = game_id.board.parts(",")
        if len(results) != 1:
            raise game_id.board.error("expected borders of cages, a comma, and their results")
        rooms = lettered(tatham.read_edges(_spread(edges, game_id.size), game_id.size))
        board = puzzle.of_words_of_rooms(dict.fromkeys(rooms, edges), rooms, variant or "classic")
        words = [results[0]._replace(text=one[0], column=results[0].column + one.start()) for one in _each(results[0])]
        if len(words) != len(board.places):
            raise results[0].error(f"expected {counted(len(board.places), 'result')}, but found {len(words)}")
        return Record(board.with_words(dict(zip(board.places, map(_result, board.rooms.values(), words), strict=True))))

    def write(record: Record) -> str:
        board: ResultCages = record.puzzle
        letters = {sign: letter for letter, sign in _LETTERS.items()}
        several = [room[0] for room in board.rooms.values() if len(room) > 1]
        signs = {board.numbers.get(place, "").lstrip(DIGITS) for place in several}
        if "" in signs or len(board.numbers) < len(board.places):
            raise UsageError("a game ID needs a result with a sign for each cage")
        alone = letters[TIMES if signs == {TIMES} else PLUS]
        results = [board.numbers[place] for place in board.places]
        clues = [f"{letters.get(one[-1], alone)}{one.rstrip(SIGNS)}" for one in results]
        edges = re.sub(r"(.)\1{2,}", lambda run: f"{run[1]}{len(run[0])}", tatham.write_edges(board.regions))
        return f"{board.size[0]}:{edges},{''.join(clues)}"

    letters = f"{tatham.DIFFICULTY}|{_ONLY_PRODUCTS}"
    return tatham.id_formats(game, r"[_a-z][_a-z\d]*,[asmd]\d[asmd\d]*", read, write, letters)


def _spread(edges: Token, size: Cell) -> Token:
    """Return the borders without numbers of letters; no more of them than a board of this size can have."""
    most = 2 * size[0] * size[1]
    return edges._replace(text=re.sub(r"([_a-z])(\d+)", lambda one: one[1] * min(int(one[2][:9]), most), edges.text))


def _each(results: Token) -> list[re.Match[str]]:
    if stray := re.search(r"^(?![asmd])|[asmd](?!\d)|[^asmd\d]", results.text):
        raise results.error("expected a, s, m or d, and a number, for each cage", stray.start())
    return list(re.finditer(r"[asmd]\d+", results.text))


def _result(room: list[Cell], word: Token) -> Token:
    sign = _LETTERS[word.text[0]]
    if len(room) != 2 and sign in (MINUS, OVER):
        raise word.error(f"expected two cells in a cage with {sign}, but found {len(room)}")
    return word._replace(text=word.text[1:] + sign * (len(room) > 1), column=word.column + 1)


def block_format(puzzle: type[ResultCages], *names: str) -> Format:
    """Return the format of blocks of janko.at with the number of each cell's cage."""

    def read(block: janko.Block, variant: str | None) -> Record:
        janko.expect_parts(block, "problem", "areas", "solution")
        puzzle.expect_square(block.size, block.start)
        results = _results(block.size, block.words("problem"))
        board = with_areas(puzzle, block.size, block.words("areas"), results, variant)
        if "solution" not in block.parts:
            return Record(board, title=block.title)
        return answered(board, filled(board, block.words("solution")), block.title)

    def write(record: Record) -> str:
        board: ResultCages = record.puzzle
        parts = {"problem": _rows(board), "areas": area_rows(board)}
        if record.solution:
            parts["solution"] = [" ".join([record.solution[cell] for cell in row]) for row in rows(*board.size)]
        return janko.write_block(names[0], board.size, record.title, parts)

    return janko.block_format(names, read, write)


def corpus_format(puzzle: type[ResultCages]) -> Format:
    """Return the corpus form of problems, with the number of each cell's cage below the board."""

    def read(block: janko.Block, variant: str | None) -> Record:
        puzzle.expect_square(block.size, block.start)
        lines, height = block.lines("problem"), block.size[0]
        results = _results(block.size, read_words(lines[:height], block.size, block.start))
        names = read_words(lines[height:], block.size, lines[:height][-1])
        return Record(with_areas(puzzle, block.size, names, results, variant))

    def write(record: Record) -> str:
        return janko.write_problem(record.puzzle.size, [*_rows(record.puzzle), *area_rows(record.puzzle)])

    return janko.corpus_format(r"-|\d+[-+*x/]?", read, write)


def _results(size: Cell, words: list[Token]) -> dict[Cell, Token]:
    expect_each(words, lambda word: word.text in _EMPTY or word.text[0] in DIGITS, f"a result, or {_EMPTY[0]} for none")
    return {cell: word for cell, word in zip(cells(*size), words, strict=True) if word.text not in _EMPTY}


def _rows(board: ResultCages) -> list[str]:
    words = {cell: result.translate(_SIGNS) for cell, result in board.numbers.items()}
    return [" ".join([words.get(cell, _EMPTY[0]) for cell in row]) for row in rows(*board.size)]
