"""Makes a kind of puzzles that say what they are: their text, their legend and new puzzles follow from that."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from smtpuzzles.errors import UsageError
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.lawful import LEAST, SHARED, LawPuzzle, Look
from smtpuzzles.puzzle.reasons import Technique
from smtpuzzles.puzzle.setters import AnyBoardSetter, BoardSetter, Mender, Options, Wanted, expect_size


def declared(
    puzzle: type[LawPuzzle],
    title: str,
    rules: tuple[str, ...],
    formats: Callable[[], tuple[Format, ...]] = tuple,
    usual: Cell = (10, 10),
    most: int = 40,
    share: float = 0.0,
    options: type[Options] = Options,
    setter: AnyBoardSetter | None = None,
    aliases: tuple[str, ...] = (),
    api: int = 1,
    variants: Mapping[str, str] = MappingProxyType({"classic": "the usual rules"}),
    legend: Mapping[str, Look] = MappingProxyType({}),
    mended: Mender | None = None,
    display: str = "",
    techniques: tuple[Technique, ...] = SHARED,
) -> Kind:
    """Return the kind of these boards.

    `most`: rows and columns of a new board; `share`: how much of it holds what a total counts; `options`: with the one
    for that total; `setter`: another way to make new puzzles than to leave out numbers, with which `mended` may be
    enough; `legend`: further looks; `techniques`: the names that its reasons give to steps.
    """
    if lacking := sorted(puzzle.__abstractmethods__):
        raise TypeError(f"{puzzle.__name__} does not define {', '.join(lacking)}")
    if not puzzle.looks:
        raise UsageError(f"expected {puzzle.__name__}.symbols with looks, as in {{'R': Look(...), '-': Look(...)}}")
    most, looks = puzzle.highest or most, () if puzzle.highest else puzzle.looks.values()
    total = (f"A number above the board is the number of all {puzzle.totals}.",) if puzzle.totals else ()
    return Kind(
        name=puzzle.kind,
        title=title,
        variants=variants,
        parse=puzzle.parse,
        setter=setter
        or BoardSetter(usual=usual, blank=partial(_blank, puzzle, most, share), options=options, mended=mended),
        rules=(*rules, *total),
        legend=tuple([(look.tile, look.name) for look in (*looks, *legend.values(), puzzle.open_look)]),
        mark=rf"^[ \t]*+(?i:{puzzle.kind})(?::|\s|$)" if puzzle.headed else "",
        marked=puzzle.headed,
        within=rf"\A(?i:{puzzle.kind}):.*\n\n" if puzzle.headed else "",
        formats=formats,
        aliases=aliases,
        techniques=techniques,
        api=api,
        display=display,
    )


def _blank(puzzle: type[LawPuzzle], most: int, share: float, wanted: Wanted[Options]) -> LawPuzzle:
    expect_fitting(puzzle, most, wanted.size)
    board = puzzle.of_size(wanted.size, wanted.variant)
    if not puzzle.totals:
        return board
    every, total = wanted.size[0] * wanted.size[1], getattr(wanted.options, puzzle.totals)
    total = round(share * every) if total is None else total
    if not 0 <= total <= every:
        raise UsageError(f"expected 0 to {every} {puzzle.totals} on a board of this size, not {total}")
    return board.with_total(total)


def expect_fitting(puzzle: type[LawPuzzle], most: int, size: Cell) -> None:
    least = LEAST if puzzle.headed or puzzle.highest else 1
    if puzzle.square:
        expect_size(least <= size[0] == size[1] <= most, f"a square board of {least} to {most} rows", size)
    fits = 1 <= size[0] <= most and least <= size[1] <= most
    expect_size(fits, f"a board of {least} to {most} columns and 1 to {most} rows", size)
