"""How other programs write grids with labels above and left, and one sort of cells that belong to the board."""

import re

from smtpuzzles.base.grid import cells, rows
from smtpuzzles.base.text import Token, expect_each, expect_rows
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange import janko, pzpr, tatham
from smtpuzzles.exchange.grids import expect_width, words_at
from smtpuzzles.exchange.links import rest
from smtpuzzles.exchange.words import read_words
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.grids import NO_LABEL
from smtpuzzles.puzzle.labelled import LabelledGrid
from smtpuzzles.puzzle.places import above, left

_WALL = "x"  # in the corpus form
_LONGEST = 25  # empty cells of a letter of a game ID
_LETTERS = "_abcdefghijklmnopqrstuvwxy"


def places_of(size: Cell) -> list[Cell]:
    """Return the places of labels, those above the columns first."""
    return [above(c) for c in range(1, size[1] + 1)] + [left(r) for r in range(1, size[0] + 1)]


def read_puzzle(
    puzzle: type[LabelledGrid], size: Cell, labels: dict[Cell, Token], walls: str, place: Token, variant: str | None
) -> Record:
    """Return the puzzle with these labels, and walls where a sign is no blank."""
    (wall,) = puzzle.walls
    inside = {cell: place._replace(text=wall) for cell, sign in zip(cells(*size), walls, strict=True) if sign != " "}
    return Record(puzzle.of_words(size, labels | inside, variant or "classic"))


def walls_of(board: LabelledGrid) -> str:
    return "".join([_WALL if cell in board.numbers else " " for cell in board.cells])


def link_format(puzzle: type[LabelledGrid], *ids: str) -> Format:
    """Return the format of puzz.link URLs with one of these IDs, the first of which is written."""

    def read(link: pzpr.Link, variant: str | None) -> Record:
        (height, width), body = link.size, link.parts[0]
        expect_width(link.size, body)
        length = pzpr.length_of_numbers(body, height + width)
        labels = words_at(places_of(link.size), body._replace(text=body.text[:length]), "label")
        walls = pzpr.read_marks(rest(body, length), height * width)
        return read_puzzle(puzzle, link.size, labels, walls, body, variant)

    def write(record: Record) -> str:
        board: LabelledGrid = record.puzzle
        labels = [board.numbers.get(place) for place in places_of(board.size)]
        numbers = pzpr.write_words([pzpr.word_of(None if label is None else int(label)) for label in labels])
        return pzpr.write_link(ids[0], board.size, numbers + pzpr.write_marks(walls_of(board)))

    return pzpr.link_format(ids, read, write)


def id_formats(puzzle: type[LabelledGrid], game: str) -> tuple[Format, Format]:
    """Return the formats of game IDs: the runs of cells before walls, of which the last is behind the board; labels."""

    def read(game_id: tatham.GameId, variant: str | None) -> Record:
        (height, width), (walls, *numbers) = game_id.size, game_id.board.parts(",")
        expect_width(game_id.size, game_id.board)
        if given := re.search("[!-]", walls.text):
            raise walls.error("expected no cells that are given, which have ! or -", given.start())
        numbers = [label if label.text else label._replace(text="0") for label in numbers]  # as his program reads it
        runs = [" " * _LONGEST if sign == "z" else " " * _LETTERS.find(sign) + _WALL for sign in walls.text]
        text = "".join(runs)
        if set(walls.text) - {*_LETTERS, "z"} or len(text) != height * width + 1 or len(numbers) != height + width:
            raise game_id.board.error(f"expected {height * width} cells, and {height + width} labels")
        labels = dict(zip(places_of(game_id.size), numbers, strict=True))
        return read_puzzle(puzzle, game_id.size, labels, text[:-1], game_id.board, variant)

    def write(record: Record) -> str:
        board: LabelledGrid = record.puzzle
        labels = [board.numbers.get(place) for place in places_of(board.size)]
        if None in labels:
            raise UsageError("a game ID needs the label of every row and column")
        runs = re.sub(
            rf" {{{_LONGEST}}}(?= )|( *){_WALL}",
            lambda run: "z" if run[1] is None else _LETTERS[len(run[1])],
            walls_of(board) + _WALL,
        )
        return tatham.write_id(board.size, "", ",".join([runs, *map(str, labels)]))

    return tatham.id_formats(game, r"[a-z_!-]+(?:,\d*)+", read, write)


def corpus_format(puzzle: type[LabelledGrid]) -> Format:
    """Return the corpus form of problems: the labels of the columns, those of the rows, and the board."""

    def read(block: janko.Block, variant: str | None) -> Record:
        lines, (height, width) = block.lines("problem"), block.size
        expect_width(block.size, block.start)
        expect_rows(lines, height + 2, block.start)
        labels = [*read_words(lines[:1], (1, width), block.start), *read_words(lines[1:2], (1, height), lines[0])]
        words = read_words(lines[2:], block.size, lines[1])
        expect_each(words, lambda word: word.text in (_WALL, NO_LABEL), f"{_WALL} or {NO_LABEL}")
        beside = zip(places_of(block.size), labels, strict=True)
        given = {place: label for place, label in beside if label.text != NO_LABEL}
        walls = "".join([word.text for word in words]).replace(NO_LABEL, " ")
        return read_puzzle(puzzle, block.size, given, walls, lines[1], variant)

    def write(record: Record) -> str:
        board: LabelledGrid = record.puzzle
        before, over = board.labels()
        inside = [" ".join([_WALL if cell in board.numbers else NO_LABEL for cell in row]) for row in rows(*board.size)]
        return janko.write_problem(board.size, [" ".join(over), " ".join(before), *inside])

    return janko.corpus_format(r"-|\d+", read, write)
