"""Game IDs of Simon Tatham's puzzles, and links to play them.

An ID is WIDTHxHEIGHT, or SIZE for a square, then letters of parameters, ':' and the board. A link ends in GAME.html#ID.
Most parameters only say how the program made the board, such as 'd' and a letter, its difficulty; others change rules.
What a board is depends on the game; these ways are shared by several:

runs      a to z are 1 to 26 empty cells; other characters are clues
numbers   decimals and runs; '_' stands between two numbers that touch, and means nothing elsewhere
edges     first those between left and right neighbours, row by row, then those between upper and lower ones, column by
          column: a to y are 1 to 25 edges inside a region, then a border; z is 26 edges and no border; '_' is a border
          at once. A border behind the last edge ends the text
"""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from smtpuzzles.base.grid import Edge, level_edges, upright_edges
from smtpuzzles.base.text import Source, Token, after, counted, quoted
from smtpuzzles.exchange.edges import Regions, are_borders, regions_of
from smtpuzzles.exchange.links import only_word, read_size, rest
from smtpuzzles.exchange.runs import EMPTY, Clue, read_runs, write_runs
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record

_SITE = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/"
_LINK = r"https?://www\.chiark\.greenend\.org\.uk/(?:~|%7[Ee])sgtatham/puzzles/js/"
_HEAD = re.compile(rf"(?:{_LINK}\w+\.html#)?(\d+)(?:x(\d+)|(?!x))([^:#]*)")
DIFFICULTY = "d[a-z]"
_RUN = "a"  # the letter of one empty cell
_NUMBER = re.compile(r"_*([a-z]|\d+)_*")
_RUNS_OF_EDGES = "_abcdefghijklmnopqrstuvwxyz"


class GameId(NamedTuple):
    """What an ID says: height and width, the letters of parameters, and the board."""

    size: Cell
    letters: str
    board: Token


def id_formats(
    game: str,
    board: str,
    read: Callable[[GameId, str | None], Record],
    write: Callable[[Record], str],
    letters: str = DIFFICULTY,
) -> tuple[Format, Format]:
    """Return the formats of this game's IDs and of links to play them.

    board    a regular expression of its boards
    letters  one of a parameter that its IDs may have
    """
    plain = Format(
        name="tatham",
        title="a game ID of Simon Tatham's puzzles",
        form=rf"\d{{1,9}}(?:x\d{{1,9}})?[a-z\d]{{0,99}}(?::(?:{board})(?:\s|$)|#\d)",
        read=lambda source, variant: read(read_id(source, game, letters), variant),
        write=write,
        one_a_line=True,
    )
    link = plain._replace(
        name="tatham-link",
        title="a link to Simon Tatham's puzzles",
        form=rf"{_LINK}{game}\.html#",
        write=lambda record: f"{_SITE}{game}.html#{write(record)}",
        tells_kind=True,
        link=True,
    )
    return plain, link


def read_id(source: Source, game: str, letters: str) -> GameId:
    """Return what an ID or a link of this game says."""
    word = only_word(source, "a game ID")
    head = _HEAD.match(word.text)
    if not head:
        raise word.error(f"expected WIDTHxHEIGHT:BOARD, but found {quoted(word.text)}")
    body = rest(word, head.end())
    if body.text.startswith("#"):
        raise body.error("expected ':' and a board, but found the number of a random game, which holds no board")
    if not body.text:
        raise body.error("expected ':' and a board, but found only a size")
    if not re.fullmatch(f"(?:{letters})*", head[3]):
        raise word.error(f"expected parameters of the game {game}, but found {quoted(head[3])}", head.start(3))
    sides = (1, 2 if head[2] else 1)
    width, height = (word._replace(text=head[n], column=word.column + head.start(n)) for n in sides)
    return GameId(read_size(width, height), head[3], rest(body, 1))


def write_id(size: Cell, letters: str, board: str) -> str:
    return f"{size[1]}x{size[0]}{letters}:{board}"


def read_clues(board: Token, count: int, clues: str) -> list[str | None]:
    """Return the clue of each of `count` cells, None where one is empty."""
    expected, word = f"a to z or one of {clues}", re.compile(f"[a-z{clues}]")
    return _full(board, count, read_runs(board, count, _RUN, word, expected, lambda clue: [clue.text]))


def write_clues(clues: Iterable[str | None]) -> str:
    return write_runs([clue or EMPTY for clue in clues], _RUN)


def read_words(board: Token, count: int) -> list[Token | None]:
    """Return the number of each of `count` cells as a word, None where one is empty."""
    expected = "a number, a to z, or _ between two numbers"
    words = read_runs(board, count, _RUN, _NUMBER, expected, lambda word: [word])
    return _full(board, count, words)


def read_numbers(board: Token, count: int, highest: int) -> list[int | None]:
    """Return the number of each of `count` cells, None where one is empty."""
    return [word and word.number(1, highest, "number") for word in read_words(board, count)]


def write_numbers(numbers: Iterable[int | None]) -> str:
    text = "".join([EMPTY if number is None else f"{number}_" for number in numbers])
    return write_runs(re.sub(r"_(?!\d)", "", text), _RUN)


def _full(board: Token, count: int, cells: list[Clue]) -> list[Clue]:
    if len(cells) < count:
        raise after(board, f"expected {counted(count, 'cell')}, but found {len(cells)}")
    return cells


def read_edges(text: Token, size: Cell) -> dict[Cell, int]:
    """Return the region of each cell, numbered from 1 in reading order."""
    edges = _edges(size)
    borders, place = set(), 0
    for column, sign in enumerate(text.text):
        if sign not in _RUNS_OF_EDGES:
            raise text.error(f"expected a to z or _, but found {quoted(sign)}", column)
        place += _RUNS_OF_EDGES.index(sign)
        if place > len(edges):
            raise text.error(f"expected {len(edges)} edges, but found more", column)
        if sign != "z":
            borders.update(edges[place : place + 1])
            place += 1
    if place <= len(edges):
        raise after(text, f"expected {len(edges)} edges and a border, but found {place}")
    return regions_of(size, borders)


def write_edges(regions: Regions) -> str:
    """Return the text of the borders between these regions."""
    bits = "".join(["01"[is_border] for is_border in are_borders(_edges(max(regions)), regions)])

    def text_of(run: re.Match[str]) -> str:
        return "z" if run[1] is None else _RUNS_OF_EDGES[len(run[1])]

    return re.sub("0{26}|(0{0,25})1", text_of, bits + "1")


def _edges(size: Cell) -> list[Edge]:
    return upright_edges(size) + sorted(level_edges(size), key=lambda edge: edge[0][::-1])
