"""Random puzzles of every kind with formats, most of them without a solution: formats do not care."""

from collections.abc import Callable
from random import Random
from typing import Any

from smtpuzzles.base.grid import cells, parts_of, side_neighbours
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.gappy import Gappy
from smtpuzzles.kinds.hitori import Hitori
from smtpuzzles.kinds.kenken import KenKen
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.slitherlink import Slitherlink
from smtpuzzles.kinds.starbattle import StarBattle
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.puzzle import EMPTY, lettered


def filled(random: Random, size: tuple[int, int], symbols: Any) -> dict[tuple[int, int], str]:
    """Return a board on which a random part of the cells has one of the symbols."""
    part = random.choice([0, 0.03, 0.2, 0.5, 0.9, 1])
    return {cell: random.choice(symbols) if random.random() < part else EMPTY for cell in cells(*size)}


def side(random: Random) -> int:
    """Return a small number, and a larger one now and then, for long runs."""
    return random.randint(1, 20) if random.random() < 0.02 else random.randint(1, 6)


def lightup(random: Random) -> LightUp:
    return LightUp(filled(random, (side(random), side(random)), "#01234"))


def binairo(random: Random) -> Binairo:
    height = 2 * side(random)
    size = (height, height if random.random() < 0.7 else 2 * side(random))
    return Binairo(filled(random, size, "01"), random.choice(["distinct", "repeats"]))


def sudoku(random: Random) -> Sudoku:
    size = random.choices([4, 6, 9, 16, 25], [50, 10, 35, 3, 2])[0]
    return Sudoku(filled(random, (size, size), [str(number) for number in range(1, size + 1)]))


def gappy(random: Random) -> Gappy:
    size = 1 + side(random)
    labels = [None if random.random() < 0.4 else random.randint(0, size - 2) for _ in range(2 * size)]
    return Gappy.of_labels(tuple(labels[:size]), tuple(labels[size:]))


def hitori(random: Random) -> Hitori:
    size = max(3, side(random)), max(3, side(random))
    numbers = {cell: str(random.randint(1, 35)) for cell in cells(*size)}
    return Hitori.of_board(numbers | dict.fromkeys(random.sample(list(numbers), random.choice([0, 0, 1])), EMPTY))


def slitherlink(random: Random) -> Slitherlink:
    return Slitherlink.of_board(filled(random, (side(random), side(random)), "01234"))


def starbattle(random: Random) -> StarBattle:
    """Return a board whose regions grow cell by cell."""
    size = random.randint(1, 8)
    board = cells(size, size)
    regions = dict(zip(random.sample(board, size), range(size), strict=True))
    while len(regions) < len(board):
        cell = random.choice(list(regions))
        for near in side_neighbours(cell):
            if near in board and near not in regions and random.random() < 0.5:
                regions[near] = regions[cell]
    stars = random.randint(1, size)
    return StarBattle(dict.fromkeys(board, EMPTY), "classic", lettered(regions), stars)


def kenken(random: Random) -> KenKen:
    """Return one whose results, each of some digits, all have signs, or are all products; or some are missing."""
    size, sort = (height := random.randint(2, 6), height), random.choice(["x", "x", "any", "any", "missing"])
    rooms = {cell: str(random.randint(1, 1 + height)) for cell in cells(*size)}
    parts = {cell: number for number, part in enumerate(parts_in(rooms)) for cell in part[:9]}
    whole = {cell: parts.get(cell, cell) for cell in rooms}
    board = KenKen.of_rooms(lettered(whole))
    digits = dict(zip(cells(*size), random.choices("123456789"[:height], k=height * height), strict=True))
    found = {}
    for place, results in board.results(digits):
        able = [one for one in results if one in board.domains()[place] and (sort != "x" or one[-1] not in "+-:")]
        if able and (sort != "missing" or random.random() < 0.6):
            found[place] = random.choice(able)
    return board.with_givens(found)


def parts_in(rooms: dict[tuple[int, int], str]) -> list[list[tuple[int, int]]]:
    """Return the connected parts of cells with the same name."""
    return [
        sorted(part) for name in sorted({*rooms.values()}) for part in parts_of(c for c in rooms if rooms[c] == name)
    ]


# What a setter does not make: boards of few and of all symbols, with long runs, and of sizes for which none is made.
# Kinds that are not here have the boards of their setters.
RANDOM: dict[str, Callable[[Random], Any]] = {
    "binairo": binairo,
    "gappy": gappy,
    "hitori": hitori,
    "kenken": kenken,
    "lightup": lightup,
    "slitherlink": slitherlink,
    "starbattle": starbattle,
    "sudoku": sudoku,
}
