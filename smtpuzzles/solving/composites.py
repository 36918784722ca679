"""Composites: sets of rules that players use at once, by their numbers, and what each set counts as."""

from collections.abc import Iterable, Mapping, Sequence

from smtpuzzles.model import Cell, Rule
from smtpuzzles.puzzle.clued import AtOnce

Composites = Mapping[frozenset[int], int]


def composites_of(rules: Sequence[Rule], wanted: AtOnce | None) -> Composites:
    if wanted is None:
        return {}
    units: dict[tuple[str, tuple[Cell, ...]], list[int]] = {}
    light = [(number, rule) for number, rule in enumerate(rules) if rule.least == 1]
    for number, rule in light:
        if rule.sort in wanted.sorts:
            units.setdefault((rule.sort, rule.cells), []).append(number)
    inside = {number: rule.cells for number, rule in light if rule.sort in wanted.inside}
    within = {cells: [n for n, own in inside.items() if set(own) <= set(cells)] for _, cells in units}
    return {frozenset([*some, *within[cells]]): wanted.price for (_, cells), some in units.items()}


def weight(rules: Iterable[int], composites: Composites) -> int:
    """Return what these rules count as: a composite counts as its price, if more of them are in it."""
    counts = {frozenset(rules): 0}  # what some composites leave, and their price
    for some, price in composites.items():
        for left, before in list(counts.items()):
            if len(left & some) > price:
                counts[left - some] = min(before + price, counts.get(left - some, before + price))
    return min([len(left) + before for left, before in counts.items()])
