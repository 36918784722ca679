"""The steps that have names where units have each digit once: singles, pointing, sets, X-wings, and chains.

A name is given for the rules that are used and for what the facts exclude, so it cannot be wrong.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from smtpuzzles.base.grid import any_of, at, these_cells
from smtpuzzles.base.text import listed
from smtpuzzles.model import Cell, Rule
from smtpuzzles.puzzle.digit_chains import BOX, CELL, DIAGONAL, LINE, SETS, Link, reason_of
from smtpuzzles.puzzle.reasons import Inference, Reason

__all__ = ["BOX", "CELL", "DIAGONAL", "LINE", "UNITS", "Excluded", "named", "once_of"]
UNITS = (LINE, BOX, DIAGONAL)
FISH = {2: "X-wing", 3: "swordfish", 4: "jellyfish"}


class Once(NamedTuple):
    """The rule that the unit has the digit once."""

    unit: str
    cells: frozenset[Cell]
    digit: str
    sort: str


def named(inference: Inference, digits: Sequence[str]) -> Reason | None:
    """Return the name of a step."""
    once = [once_of(rule) for rule in inference.rules if rule.sort != CELL]
    cells = [rule.cells[0] for rule in inference.rules if rule.sort == CELL]
    if len(inference.rules) == 1:
        return in_unit(inference, once[0]) if once else in_cell(inference, cells[0])
    if not inference.conclusions:
        return None
    facts = Excluded(inference, digits)
    links = [*in_cells(facts, cells), *in_units(facts, once)]
    if cells:
        return in_set(inference, facts, cells, once) or reason_of(inference, links)
    crossing = intersection(inference, facts, once) if len(once) == 2 else fish(inference, facts, once, 0)
    return crossing or reason_of(inference, links, fish(inference, facts, once, 1))


def in_cells(facts: "Excluded", cells: Sequence[Cell]) -> list[Link]:
    return [Link("", CELL, tuple([(cell, digit) for digit in facts.left(cell)])) for cell in cells]


def in_units(facts: "Excluded", once: Sequence["Once"]) -> list[Link]:
    return [
        Link(unit, sort, tuple([(cell, digit) for cell in sorted(cells) if not facts.all([cell], digit)]))
        for unit, cells, digit, sort in once
    ]


def once_of(rule: Rule) -> Once:
    unit, digit = rule.about
    return Once(unit, frozenset(rule.cells), digit, rule.sort)


class Excluded:
    """Knows which digits the facts exclude from which cells."""

    def __init__(self, inference: Inference, digits: Sequence[str]) -> None:
        self._pairs: set[tuple[Cell, str]] = set()
        for cell, digit, holds in inference.facts:
            self._pairs.update((cell, other) for other in digits if (other == digit) != holds)
        self._digits = digits

    def all(self, cells: Collection[Cell], digit: str) -> bool:
        return all((cell, digit) in self._pairs for cell in cells)

    def left(self, cell: Cell) -> list[str]:
        return [digit for digit in self._digits if (cell, digit) not in self._pairs]

    def but(self, cell: Cell, digits: Collection[str]) -> bool:
        """Are all digits but these excluded from the cell?"""
        return set(digits).issuperset(self.left(cell))


def in_unit(inference: Inference, rule: Once) -> Reason | None:
    unit, digit = rule.unit, rule.digit
    seats = inference.filled(digit)
    if not inference.conclusions:
        if len(seats) > 1:
            return Reason("digit twice", f"{unit} has more than one {digit}")
        return Reason("no place for a digit", f"{digit} fits nowhere in {unit}")
    if inference.conclusions[0].holds:
        return Reason("hidden single", f"{digit} fits nowhere else in {unit}")
    return Reason("digit in sight", f"{unit} has its {digit} in {at(seats[0])}", obvious=True) if seats else None


def in_cell(inference: Inference, cell: Cell) -> Reason | None:
    if not inference.conclusions:
        return Reason("no digit for a cell", f"no digit fits in {at(cell)}")
    return Reason("naked single", "no other digit fits there") if inference.conclusions[0].holds else None


def intersection(inference: Inference, facts: Excluded, once: Sequence[Once]) -> Reason | None:
    """A digit of one unit must be where the other crosses it, and so nowhere else in the other."""
    for inner, outer in (once, once[::-1]):
        elsewhere = all(cell in outer.cells - inner.cells for cell in inference.cells)
        if inner.digit == outer.digit and elsewhere and facts.all(inner.cells - outer.cells, inner.digit):
            name = "pointing" if inner.sort == BOX else "claiming"
            return Reason(name, f"the {inner.digit} of {inner.unit} must be in {outer.unit}")
    return None


def fish(inference: Inference, facts: Excluded, once: Sequence[Once], fins: int) -> Reason | None:
    """A digit of n units fits only in so many others, and so nowhere else in these.

    With fins there are more of these, and it fits nowhere where it would take the place of so many digits.
    """
    size, digit = (len(once) - fins) // 2, once[0].digit
    if 2 * size + fins != len(once) or size not in FISH or {rule.digit for rule in once} != {digit}:
        return None
    lines = all(rule.sort == LINE for rule in once)
    for base in combinations(once, size):
        cover = [rule for rule in once if rule not in base]
        taken = Counter([cell for rule in cover for cell in rule.cells])
        taken.subtract([cell for rule in base for cell in rule.cells])
        free = [cell for cell, number in taken.items() if number < 0]
        if facts.all(free, digit) and all(taken[cell] > fins for cell in inference.cells):
            units, places = (listed([rule.unit for rule in rules]) for rules in (base, cover))
            name = f"{'finned ' * fins}{FISH[size]}{'' if lines else ' of units'}"
            more = f"and a {digit} in {any_of(inference.cells)} would take {fins + 1} of these"
            each = more if fins else "one in each"
            return Reason(name, f"the {digit}s of {units} must be in {places}, {each}")
    return None


def in_set(inference: Inference, facts: Excluded, cells: Sequence[Cell], once: Sequence[Once]) -> Reason | None:
    """Several digits of a unit share as many cells: they exclude others there, or these digits elsewhere."""
    unit, whole = once[0][:2] if once else ("", frozenset())
    digits = {rule.digit for rule in once}
    alike = {rule.cells for rule in once} == {whole} and len(digits) == len(cells) == len(once) and whole >= set(cells)
    if not alike or len(cells) not in SETS:
        return None
    them = listed(sorted(digits, key=int))
    excluded = {digit for _, digit, _ in inference.conclusions}
    if inference.cells <= whole - set(cells) and excluded <= digits and all(facts.but(cell, digits) for cell in cells):
        return Reason(f"naked {SETS[len(cells)]}", f"{these_cells(cells)} must hold {them}")
    only = all(facts.all(whole - set(cells), digit) for digit in digits)
    if inference.cells <= set(cells) and excluded.isdisjoint(digits) and only:
        return Reason(f"hidden {SETS[len(cells)]}", f"{them} of {unit} fit only in {these_cells(cells)}")
    return None
