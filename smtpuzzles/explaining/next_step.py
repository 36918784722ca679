"""Of all cells that are certain, the one that is easiest to see; no solver is asked.

followed       what follows by rules looked at one at a time, in the first wave that settles an open cell
plain          what follows in the very first wave and is only that a cell holds nothing: it need not be put before
               something else follows from it, and is told of last
contradicted   where nothing follows: what would, by such waves, break a rule if the cell held anything else; the sooner
               the better
"""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.propagator import Broken, Known, Waves
from smtpuzzles.model import Cell, Literal, Rule
from smtpuzzles.solving.query import Prepared


class Seen(NamedTuple):
    """A cell, and the rule that settles it, or that would be broken `otherwise`; None: it is not so easy to see."""

    cell: Cell
    rule: Rule | None
    otherwise: bool


class Tried(NamedTuple):
    """What came of assuming the contrary: after so many waves this rule was broken; or else so much followed."""

    rule: Rule | None
    waves: int
    followed: int

    @property
    def difficulty(self) -> tuple[bool, int, int]:
        return (True, 0, -self.followed) if self.rule is None else (False, self.waves, 0)


class Followed(NamedTuple):
    """The cell to be seen first, and those that plainly hold nothing."""

    seen: Seen | None
    plain: dict[Cell, Seen]


def followed(prepared: Prepared, waves: Waves, known: Known, cells: Collection[Cell], nothing: str | None) -> Followed:
    """Of these cells, which must all be open; if none is seen, `known` has learned all that follows."""
    plain: dict[Cell, Seen] = {}
    for number, wave in enumerate(waves.from_start(known)):
        seen = [(symbol, Seen(cell, rule, False)) for cell, symbol, rule in settled(prepared, wave, known, cells)]
        first = min(seen, key=lambda one: one[0] == nothing, default=None)
        if first and first[0] == nothing and number == 0:
            plain = {one.cell: one for _, one in seen}
        elif first:
            return Followed(first[1], plain)
    return Followed(None, plain)


def settled(
    prepared: Prepared, wave: Mapping[Literal, Rule], known: Known, cells: Collection[Cell]
) -> Iterator[tuple[Cell, str, Rule]]:
    """Those of the cells of which the wave said all that was open, and what they hold."""
    variables = prepared.model.variables
    for literal, rule in wave.items():
        if abs(literal) > len(variables):  # a helper, which no cell shows
            continue
        _, cell, symbol = variables[abs(literal) - 1]
        if cell in cells and literal > 0:
            yield cell, symbol, rule
        elif cell in cells and all(known[other] < 0 for other in prepared.symbols[cell].values()):
            yield cell, prepared.model.bare[cell], rule


def contradicted(
    prepared: Prepared, waves: Waves, known: Known, certain: Mapping[Cell, str], deadline: Deadline
) -> Seen:
    """One of these cells, which are certain to hold these symbols; with little time, one that is not so easy to see."""
    best, least = Seen(next(iter(certain)), None, otherwise=True), Tried(None, 0, 0)
    for cell, symbol in certain.items():
        if deadline.expired():
            break
        contrary = any_other(prepared, cell, symbol)
        if contrary is not None:
            tried = attempt(waves, known, contrary, least.waves if least.rule else None)
            if tried.difficulty < least.difficulty:
                best, least = Seen(cell, tried.rule, otherwise=True), tried
    return best


def any_other(prepared: Prepared, cell: Cell, symbol: str) -> Literal | None:
    """What is true when the cell holds anything else; None, where one literal does not say it."""
    symbols = prepared.symbols[cell]
    if symbol in symbols:
        return -symbols[symbol]
    return next(iter(symbols.values())) if len(symbols) == 1 else None


def attempt(waves: Waves, known: Known, contrary: Literal, most: int | None) -> Tried:
    """What comes of this in fewer waves than `most`."""
    trial = known.copy()
    number, size = 0, 0
    try:
        for wave in waves.after(trial, contrary):
            number, size = number + 1, size + len(wave)
            if number == most:
                break
    except Broken as broken:
        return Tried(broken.rule, number, 0)
    return Tried(None, 0, size)
