"""Why a cell has a star or not, as players say it.

unit    a row, a column or a region: all have the same number of stars
inner   units of one sort, all of whose stars are counted
outer   other units, and 2 x 2 blocks, which hold at most so many of these stars
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from smtpuzzles.puzzle import (
    Cell,
    Inference,
    Reason,
    Rule,
    Technique,
    at,
    listed,
    named_by_goal,
    phrase,
    these_cells,
)

# The sorts of rules.
UNIT, BLOCK = "unit", "touching"
GOALS = {UNIT: "blocks units"}
TECHNIQUES = (
    Technique("touching", 1, "Nothing may touch a star."),
    Technique("unit is full", 1, "A row, a column or a region has its stars."),
    Technique("last places", 1, "A row, a column or a region has no other places for its stars."),
    Technique("confined", 2, "The stars of a unit must be in another, or in 2 x 2 blocks, which hold no others then."),
    Technique(
        "confined pair", 4, "The stars of two units must be in two others, or in blocks, which hold no others then."
    ),
    Technique("counting", 3, "Some units hold only so many stars of others, so the rest is elsewhere."),
    Technique("blocks a unit", 3, "A star would leave too few places for the stars of a row, a column or a region."),
    Technique("blocks units", 3, "Otherwise there would be too few places for the stars of several units."),
    Technique("number of stars", 0, "A row, a column or a region cannot have its number of stars."),
)
_CONFINED = {1: "confined", 2: "confined pair", 3: "confined triple"}


class Unit(NamedTuple):
    sort: str
    number: str
    cells: frozenset[Cell]

    @property
    def name(self) -> str:
        return f"{self.sort} {self.number}"


def unit_of(rule: Rule) -> Unit:
    sort, number = rule.about
    return Unit(sort, number, frozenset(rule.cells))


def reason_of(
    inference: Inference, stars: int, star: str, counting: Callable[[Inference], Reason | None]
) -> Reason | None:
    used = [unit_of(rule) for rule in inference.rules if rule.sort == UNIT]
    blocks = [rule for rule in inference.rules if rule.sort == BLOCK]
    held = inference.filled(star)
    if len(inference.rules) == 1:
        return _in_unit(inference, used[0], stars, star) if used else _in_block(inference, held)
    if not inference.conclusions or not used:
        return None
    for sort in ("region", "row", "column"):
        inner = [unit for unit in used if unit.sort == sort]
        outer = [unit for unit in used if unit.sort != sort]
        counts = inner and _counts(inference, inner, outer, blocks, stars, star)
        if counts and (found := _counting(inner, outer, blocks, stars)):
            return found
    if len(used) == 1 and inference.conclusions[0].symbol != star:
        return Reason("blocks a unit", f"a star there would leave too few places for the stars of {used[0].name}")
    if several := counting(inference) or named_by_goal(inference, GOALS):
        return several
    words = f"otherwise there would be too few places for the stars of {_called(used)}"
    return Reason("", words)


def _in_block(inference: Inference, held: Sequence[Cell]) -> Reason:
    if inference.conclusions:
        return Reason("touching", f"nothing may touch the star at {at(held[0])}", obvious=True)
    return Reason("touching", f"the stars in {phrase(these_cells(held))} touch")


def _in_unit(inference: Inference, unit: Unit, stars: int, star: str) -> Reason:
    left = stars - len(inference.filled(star))
    if not inference.conclusions:
        found = "too many stars" if left < 0 else f"too few places for its {'star' if stars == 1 else 'stars'}"
        return Reason("number of stars", f"{unit.name} has {found}")
    if inference.conclusions[0].symbol != star:
        its = "its star" if stars == 1 else f"its {stars} stars"
        return Reason("unit is full", f"{unit.name} has {its}", obvious=True)
    places = "no other place" if left == 1 else f"only {left} places left"
    return Reason("last places", f"{unit.name} has {places} for its {'star' if stars == 1 else 'stars'}")


def _counts(
    inference: Inference, inner: Sequence[Unit], outer: Sequence[Unit], blocks: Sequence[Rule], stars: int, star: str
) -> bool:
    """Do the conclusions follow from numbers alone: the stars of inner units, less the most that outer ones hold?"""
    weights = Counter[Cell]()
    for unit in inner:
        weights.update(unit.cells)
    for cells in [unit.cells for unit in outer] + [rule.cells for rule in blocks]:
        weights.subtract(cells)
    known = {cell for cell, _, _ in inference.facts}
    needed = stars * (len(inner) - len(outer)) - len(blocks) - sum(weights[cell] for cell in inference.filled(star))
    most = sum(weight for cell, weight in weights.items() if weight > 0 and cell not in known)
    right = [(weights[cell] > 0) == (symbol == star) and weights[cell] for cell, symbol, _ in inference.conclusions]
    return most == needed and all(right)


def _counting(inner: Sequence[Unit], outer: Sequence[Unit], blocks: Sequence[Rule], stars: int) -> Reason | None:
    total, most = stars * len(inner), stars * len(outer) + len(blocks)
    corners = phrase(these_cells([rule.cells[0] for rule in blocks]))
    squares = [f"the 2 x 2 block{'s' * (len(blocks) > 1)} from {corners}"] * bool(blocks)
    places = " and ".join([_called(outer)] * bool(outer) + squares)
    if total == most:
        what = f"the star of {inner[0].name}" if total == 1 else f"all stars of {_called(inner)}"
        return Reason(_CONFINED.get(len(inner), "confined set"), f"{what} must be in {places}")
    words = f"at most {most} of the {total} stars of {_called(inner)} {'is' if most == 1 else 'are'} in {places}"
    return Reason("counting", words) if total > most else None


def _called(units: Sequence[Unit]) -> str:
    """Return the names of units, those of one sort together: 'rows 1 and 2 and region A'."""
    sorts: dict[str, list[str]] = {}
    for unit in units:
        sorts.setdefault(unit.sort, []).append(unit.number)
    return " and ".join(f"{sort}{'s' * (len(which) > 1)} {listed(which)}" for sort, which in sorts.items())
