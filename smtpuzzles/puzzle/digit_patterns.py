"""The steps that have names where units have each digit once: singles, pointing, pairs and larger sets, X-wings.

A name is given for the rules that are used and for what the facts exclude, so it cannot be wrong.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from smtpuzzles.base.grid import at, these_cells
from smtpuzzles.model import Cell, Rule
from smtpuzzles.puzzle.reasons import Inference, Reason

# The sorts of rules: a cell holds one digit; a line, a box or region, or a diagonal has a digit once.
CELL, LINE, BOX, DIAGONAL = "cell", "line", "box", "diagonal"
SETS = {2: "pair", 3: "triple", 4: "quadruple"}
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
    if cells:
        return in_set(inference, facts, cells, once)
    return intersection(inference, facts, once) if len(once) == 2 else fish(inference, facts, once)


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

    def but(self, cell: Cell, digits: Collection[str]) -> bool:
        """Are all digits but these excluded from the cell?"""
        return all(digit in digits or (cell, digit) in self._pairs for digit in self._digits)


def in_unit(inference: Inference, rule: Once) -> Reason | None:
    unit, digit = rule.unit, rule.digit
    seats = inference.filled(digit)
    if not inference.conclusions:
        words = f"{unit} has more than one {digit}" if len(seats) > 1 else f"{digit} fits nowhere in {unit}"
        return Reason("no place for a digit", words)
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


def fish(inference: Inference, facts: Excluded, once: Sequence[Once]) -> Reason | None:
    """A digit of n units that share no cell fits only in n others, and so nowhere else in these."""
    size, digit = len(once) // 2, once[0].digit
    if 2 * size != len(once) or size not in FISH or {rule.digit for rule in once} != {digit}:
        return None
    lines = all(rule.sort == LINE for rule in once)
    for base in combinations(once, size):
        cover = [rule for rule in once if rule not in base]
        inside = frozenset().union(*[rule.cells for rule in base])
        covered = frozenset().union(*[rule.cells for rule in cover])
        apart = len(inside) == sum(len(rule.cells) for rule in base)
        if apart and inference.cells <= covered - inside and facts.all(inside - covered, digit):
            units, places = (" and ".join(rule.unit for rule in rules) for rules in (base, cover))
            name = FISH[size] if lines else f"{FISH[size]} of units"
            return Reason(name, f"the {digit}s of {units} must be in {places}, one in each")
    return None


def in_set(inference: Inference, facts: Excluded, cells: Sequence[Cell], once: Sequence[Once]) -> Reason | None:
    """Several digits of a unit share as many cells: they exclude others there, or these digits elsewhere."""
    unit, whole = once[0][:2] if once else ("", frozenset())
    digits = {rule.digit for rule in once}
    alike = {rule.cells for rule in once} == {whole} and len(digits) == len(cells) == len(once) and whole >= set(cells)
    if not alike or len(cells) not in SETS:
        return None
    them = " and ".join(sorted(digits, key=int))
    excluded = {digit for _, digit, _ in inference.conclusions}
    if inference.cells <= whole - set(cells) and excluded <= digits and all(facts.but(cell, digits) for cell in cells):
        return Reason(f"naked {SETS[len(cells)]}", f"{these_cells(cells)} must hold {them}")
    only = all(facts.all(whole - set(cells), digit) for digit in digits)
    if inference.cells <= set(cells) and excluded.isdisjoint(digits) and only:
        return Reason(f"hidden {SETS[len(cells)]}", f"{them} of {unit} fit only in {these_cells(cells)}")
    return None
