"""Finds the certain cell that is easiest to see; it needs no solver.

followed       the first round of consequences that settles an open cell
plain          cells that plainly hold nothing, by the first round: nobody needs to fill them, so they come last
contradicted   where nothing follows: another value breaks a rule after some rounds; the fewer rounds, the better
"""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.propagator import Broken, Known, Rounds
from smtpuzzles.model import Cell, Literal, Rule
from smtpuzzles.solving.query import Prepared


class Seen(NamedTuple):
    """A cell, and the rule that settles it, or that any other value breaks (`otherwise`); None: not so easy to see."""

    cell: Cell
    rule: Rule | None
    otherwise: bool


def followed(
    prepared: Prepared, rounds: Rounds, known: Known, cells: Collection[Cell], nothing: str | None
) -> tuple[Seen | None, dict[Cell, Seen]]:
    """Return the first of these open cells that the rules settle, and the cells that plainly hold nothing.

    If there is no first one, `known` has learned all consequences.
    """
    plain: dict[Cell, Seen] = {}
    for number, implied in enumerate(rounds.from_start(known)):
        seen = [(symbol, Seen(cell, rule, False)) for cell, symbol, rule in settled(prepared, implied, known, cells)]
        first = min(seen, key=lambda one: one[0] == nothing, default=None)
        if first and first[0] == nothing and number == 0:
            plain = {one.cell: one for _, one in seen}
        elif first:
            return first[1], plain
    return None, plain


def settled(
    prepared: Prepared, implied: Mapping[Literal, Rule], known: Known, cells: Collection[Cell]
) -> Iterator[tuple[Cell, str, Rule]]:
    """Yield the cells that this round settles, their symbols, and the rules."""
    variables = prepared.model.variables
    for literal, rule in implied.items():
        if abs(literal) > len(variables):  # a helper, which no cell shows
            continue
        _, cell, symbol = variables[abs(literal) - 1]
        if cell in cells and literal > 0:
            yield cell, symbol, rule
        elif cell in cells and all(known[other] < 0 for other in prepared.symbols[cell].values()):
            yield cell, prepared.model.bare[cell], rule


def contradicted(
    prepared: Prepared, rounds: Rounds, known: Known, certain: Mapping[Cell, str], deadline: Deadline
) -> Seen:
    """Return the certain cell for which another value breaks a rule soonest; out of time, the best one so far."""
    best, least = Seen(next(iter(certain)), None, otherwise=True), (True, 0)
    for cell, symbol in certain.items():
        if deadline.expired():
            break
        contrary = any_other(prepared, cell, symbol)
        if contrary is not None:
            rule, difficulty = attempt(rounds, known, contrary, least[1] if best.rule else None)
            if difficulty < least:
                best, least = Seen(cell, rule, otherwise=True), difficulty
    return best


def any_other(prepared: Prepared, cell: Cell, symbol: str) -> Literal | None:
    """Return the literal that is true when the cell holds anything else; None: no single literal says so."""
    symbols = prepared.symbols[cell]
    if symbol in symbols:
        return -symbols[symbol]
    return next(iter(symbols.values())) if len(symbols) == 1 else None


def attempt(rounds: Rounds, known: Known, contrary: Literal, most: int | None) -> tuple[Rule | None, tuple[bool, int]]:
    """Return the rule that this assumption breaks in fewer rounds than `most`, if any, and how hard that is to see."""
    number, size = 0, 0
    try:
        for implied in rounds.after(known.copy(), contrary):
            number, size = number + 1, size + len(implied)
            if number == most:
                break
    except Broken as broken:
        return broken.rule, (False, number)
    return None, (True, -size)
