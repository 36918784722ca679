"""Chains of digits: steps in which one place after the other is excluded or filled, until a rule cannot be met.

strong link   a rule that leaves only one place, or one digit: of what it had, all else is excluded
weak link     a rule that excludes what sees a digit
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from smtpuzzles.base.grid import at, phrase, these_cells
from smtpuzzles.base.text import listed
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.reasons import Inference, Reason

Place = tuple[Cell, str]
# The sorts of rules: a cell holds one digit; a line, a box or region, or a diagonal has a digit once.
CELL, LINE, BOX, DIAGONAL = "cell", "line", "box", "diagonal"
SETS = {2: "pair", 3: "triple", 4: "quadruple"}


class Link(NamedTuple):
    """The places of which exactly one is right: those of a digit in a unit, or the digits of a cell, `unit` ''.

    weak   at most one is right: such a rule only excludes
    """

    unit: str
    sort: str
    left: tuple[Place, ...]
    weak: bool = False

    @property
    def cells(self) -> list[Cell]:
        return [cell for cell, _ in self.left]

    @property
    def digits(self) -> set[str]:
        return {digit for _, digit in self.left}


class Chain(NamedTuple):
    """What the contrary of a conclusion leads to; the strong links are in order of use."""

    strong: list[Link]
    weak: list[Link]

    @property
    def units(self) -> list[Link]:
        return [link for link in self.strong if link.unit]

    @property
    def filled(self) -> list[Link]:
        """The strong links that are cells."""
        return [link for link in self.strong if not link.unit]

    @property
    def linear(self) -> bool:
        return all(len(link.left) == 2 for link in self.strong)


def chain_from(place: Place, holds: bool, links: Sequence[Link]) -> Chain | None:
    """Return the chain that begins with a place that is right, or is not; None if it leads to no contradiction."""
    right = {place} if holds else set[Place]()
    wrong = set() if holds else {place}
    strong = list[Link]()
    while True:
        before = len(right) + len(wrong)
        for link in links:
            held = [one for one in link.left if one in right]
            new = [one for one in link.left if one not in wrong]
            if len(held) > 1 or not (new or link.weak):
                strong += [link] * (not new and link not in strong)
                return Chain(strong, [one for one in links if one not in strong])
            if held:
                wrong.update(one for one in link.left if one != held[0])
            elif len(new) == 1 and not link.weak:
                strong.append(link)
                right.add(new[0])
                wrong.update(one for other in links for one in other.left if one[0] == new[0][0] and one != new[0])
        if len(right) + len(wrong) == before:
            return None


def reason_of(inference: Inference, links: Sequence[Link], fish: Reason | None = None) -> Reason | None:
    """Return the name of a chain to the contrary of each conclusion; `fish`: a name for what no short chain shows."""
    chains = [chain_from((cell, digit), not holds, links) for cell, digit, holds in inference.conclusions]
    if any(chain is None for chain in chains):
        return fish
    chain = next(chain for chain in chains if chain)
    alike = len({frozenset(one.strong) for one in chains if one}) == 1
    out = {digit for _, digit, holds in inference.conclusions if not holds}
    if alike and len(out) == 1 and not any(holds for _, _, holds in inference.conclusions):
        (digit,) = out
        if found := _of_one_digit(chain, digit, inference.cells) or _wing(chain, digit):
            return found
    if fish and not chain.linear:
        return fish
    name = "alternating chain" if chain.linear else "forcing chain"
    if chain.linear and len({digit for link in links for digit in link.digits}) == 1:
        name = "X-chain"
    if chain.linear and not chain.units:
        name = "XY-chain"
    return Reason(name)


def _of_one_digit(chain: Chain, digit: str, cells: Collection[Cell]) -> Reason | None:
    units = chain.strong
    if any(not link.unit or link.digits != {digit} for link in [*units, *chain.weak]):
        return None
    if len(units) == 1:
        places = _cells(units[0].cells)
        words = f"{units[0].unit} has its {digit} in one of {places}, and each sees {_cells(cells)}"
        return Reason("pointing at a cell", words)
    if len(units) != 2:
        return None
    # The ends of the two units are seen from the conclusions; what else they have, sees each other.
    seen = [[one for one in link.cells if all(_see(one, cell, chain.weak) for cell in cells)] for link in units]
    inner = [[one for one in link.cells if one not in ends] for link, ends in zip(units, seen, strict=True)]
    if not all([*seen, *inner]) or not all(_see(one, other, chain.weak) for one in inner[0] for other in inner[1]):
        return None
    words = f"{digit} is in one of {_cells({*seen[0], *seen[1]})}: otherwise {units[0].unit} would have it in "
    words += f"{_cells(inner[0])} and {units[1].unit} in {_cells(inner[1])}, and these see each other"
    return Reason(_name_of_two(*units), words)


def _name_of_two(one: Link, other: Link) -> str:
    """Return the name of a chain by the places of a digit in two units."""
    lines = [_direction(link) for link in (one, other)]
    if len(one.left) == len(other.left) == 2:
        if "" in lines:
            return "turbot fish"
        return "skyscraper" if lines[0] == lines[1] else "2-string kite"
    if "" in lines and lines != ["", ""]:
        return "empty rectangle"
    return "finned X-wing" if lines[0] == lines[1] != "" else "grouped turbot fish"


def _direction(link: Link) -> str:
    """Return the direction of a line, or nothing for other units."""
    return "" if link.sort != LINE else "row" if len({r for r, _ in link.cells}) == 1 else "column"


def _wing(chain: Chain, digit: str) -> Reason | None:
    """Return the name of a few cells with two digits each, or three, of which one must hold the digit."""
    them, digits = chain.filled, sorted({digit for link in chain.filled for digit in link.digits})
    wings = sorted(link.cells[0] for link in them if len(link.left) == 2 and digit in link.digits)
    pivots = [link for link in them if link.cells[0] not in wings]
    if len(them) == 3 and len(digits) == 3 and not chain.units and len(wings) == 2 and len(chain.weak) > 3:
        (pivot,) = pivots
        name = "XY-wing" if digit not in pivot.digits else "XYZ-wing"
        ends = wings if name == "XY-wing" else [*wings, pivot.cells[0]]
        middle = at(pivot.cells[0])
        holds = listed(sorted(pivot.digits, key=int), "or")
        return Reason(name, f"whether {middle} is {holds}, one of {_cells(ends)} is {digit}")
    if len(them) == 2 == len(wings) and len(digits) == 2 and len(chain.units) == 1:
        (unit,), (other,) = chain.units, set(digits) - {digit}
        words = f"one of {_cells(wings)} is {digit}: if both were {other}, {unit.unit} would have no place for it"
        return Reason("W-wing", words) if unit.digits == {other} else None
    if not chain.units and len(them) == len(digits) == len(chain.weak) and len(digits) in SETS:
        held = listed(sorted(digits, key=int), "and")
        return Reason(f"naked {SETS[len(digits)]}", f"{_cells(link.cells[0] for link in them)} must hold {held}")
    return None


def _see(one: Cell, other: Cell, weak: Iterable[Link]) -> bool:
    return any(one in link.cells and other in link.cells for link in weak)


def _cells(cells: Iterable[Cell]) -> str:
    return phrase(these_cells(cells))
