"""Puzzles of any kind and variant, most of them without a solution, and with what formats may not carry."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count, pairwise
from math import prod
from random import Random
from typing import Any

from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source
from smtpuzzles.errors import UsageError
from smtpuzzles.kinds.starbattle import StarBattle
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.kinds.sudoku.cages import KillerCage
from smtpuzzles.kinds.sudoku.regions import usual_shape
from smtpuzzles.puzzle import lettered
from smtpuzzles.puzzle.setters import BoardSetter, Wanted
from tests.exchange.random_boards import RANDOM, side, starbattle, sudoku

TITLES = ("", "", "A title", "variant x, by me", "my variant repeats", "a, b; c: d", "50% & 3 = 2", "1/2 ★ é")


def of_setter(kind: str, random: Random) -> Any:
    """Return a puzzle of random size, variant and givens."""
    found = kinds.load(kind)
    if not isinstance(found.setter, BoardSetter):
        samples = sorted(kinds.samples(kind).glob("*.txt"))
        return reading.parse(
            kind, Source("sample", random.choice(samples).read_text()), random.choice([*found.variants])
        )
    for tried in count():
        variant = random.choice([*found.variants])
        height = side(random) if tried < 20 else found.setter.usual[0]
        size = height, height if random.random() < 0.5 or tried >= 20 else side(random)
        try:
            wanted = Wanted(size=size, variant=variant, options=found.setter.options(), random=random)
            blank = found.setter.blank(wanted).blank()
        except UsageError:
            continue
        part = random.choice([0, 0.1, 0.5, 1])
        domains = [(place, values) for place, values in blank.domains().items() if values and random.random() < part]
        return blank.with_givens({place: random.choice(values) for place, values in domains})
    return None


def odd_sudoku(random: Random) -> Sudoku:
    """Return a sudoku with other boxes, regions in pieces, cages on some cells."""
    puzzle = sudoku(random)
    n, cells = puzzle.size, list(puzzle.board)
    if random.random() < 0.3:
        shape = n // 2, 2
        puzzle = replace(puzzle, shape=shape if prod(shape) == n and shape != usual_shape(n) else None)
    if random.random() < 0.3:
        mixed = cells if random.random() < 0.5 else random.sample(cells, len(cells))
        regions = sorted(tuple(sorted(mixed[start : start + n])) for start in range(0, n * n, n))
        puzzle = replace(puzzle, regions=tuple(regions), variant="jigsaw", shape=None)
    if n <= 16 and random.random() < 0.5:
        mixed = cells if random.random() < 0.5 else random.sample(cells, len(cells))
        starts = sorted(random.sample(range(len(mixed) + 1), random.randint(2, 9)))
        groups = [sorted(mixed[start:end][:n]) for start, end in pairwise(starts)]
        cages = [KillerCage(tuple(group), random.randint(1, n * (n + 1) // 2)) for group in sorted(groups)]
        puzzle = replace(puzzle, cages=tuple(cages), variant="killer")
    return replace(puzzle, variant="x") if random.random() < 0.2 else puzzle


def odd_starbattle(random: Random) -> StarBattle:
    """Return a star battle with givens, or regions in pieces."""
    puzzle = starbattle(random)
    if random.random() < 0.5:
        return puzzle.with_givens({cell: random.choice("*-") for cell in puzzle.board if random.random() < 0.2})
    letters = [*puzzle.regions.values()]
    mixed = dict(zip(puzzle.board, random.sample(letters, len(letters)), strict=True))
    return replace(puzzle, regions=lettered(mixed))


ODD: dict[str, Callable[[Random], Any]] = {"starbattle": odd_starbattle, "sudoku": odd_sudoku}


def any_puzzle(kind: str, random: Random) -> Any:
    ways = [way for way in (RANDOM.get(kind), ODD.get(kind)) if way]
    puzzle = random.choice([lambda random: of_setter(kind, random), *ways])(random)
    # A number about the whole board, which few formats can hold.
    return replace(puzzle, total=None) if getattr(puzzle, "total", None) and random.random() < 0.5 else puzzle


def random_puzzle(kind: str, random: Random) -> Any:
    """Return one that most formats of its kind can hold."""
    return RANDOM[kind](random) if kind in RANDOM else any_puzzle(kind, random)
