"""Makes a kind of a grid that says what it is: its text, its legend and its new puzzles follow from that."""

from collections.abc import Callable

from smtpuzzles.errors import UsageError
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format
from smtpuzzles.puzzle.grids import LEAST, OPEN, Grid
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.setters import AnyBoardSetter, BoardSetter, Options, Wanted, expect_size


def declared(
    puzzle: type[Grid],
    title: str,
    rules: tuple[str, ...],
    formats: Callable[[], tuple[Format, ...]],
    usual: Cell = (10, 10),
    most: int = 40,
    share: float = 0.0,
    options: type[Options] = Options,
    setter: AnyBoardSetter | None = None,
    aliases: tuple[str, ...] = (),
) -> Kind:
    """Return the kind of these boards.

    `most`: rows and columns of a new board; `share`: how much of it holds what a total counts, and
    `options`: one for that total; `setter`: another way to
    make new puzzles than to leave out numbers.
    """

    def blank(wanted: Wanted[Options]) -> Grid:
        size = wanted.size
        fits = 1 <= size[0] <= most and LEAST <= size[1] <= most
        expect_size(fits, f"a board of {LEAST} to {most} columns and 1 to {most} rows", size)
        total = getattr(wanted.options, puzzle.totals, None)
        if puzzle.totals and total is None:
            total = round(share * size[0] * size[1])
        if total is not None and not 0 <= total <= size[0] * size[1]:
            raise UsageError(f"expected 0 to {size[0] * size[1]} {puzzle.totals} on a board of this size, not {total}")
        return puzzle(size, {}, wanted.variant, total)

    return Kind(
        name=puzzle.kind,
        title=title,
        variants={"classic": "the usual rules"},
        parse=puzzle.parse,
        setter=setter or BoardSetter(usual=usual, blank=blank, options=options),
        rules=rules,
        legend=(*[(look.tile, look.name) for look in puzzle.symbols.values()], (OPEN, "open")),
        mark=rf"^[ \t]*+{puzzle.kind}(?::|\s|$)",
        marked=True,
        within=rf"\A{puzzle.kind}:.*\n\n",
        formats=formats,
        aliases=aliases,
    )
