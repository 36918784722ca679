"""What follows from units and cages together: the rule of 45.

sum     the cages within some units leave a few of their cells, or have a few cells outside, whose total follows
        because each unit has all digits; or the total of some cells is so much more than that of others
source  a rule from which another one follows
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import NamedTuple

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.sudoku.cages import LARGEST, KillerCage

SUM = "rule of 45"
TECHNIQUE = sp.Technique(SUM, 1, "The digits of units, less those of cages within, leave the total of a few cells.")
MOST_UNITS = 3
MOST_CELLS, MOST_WAYS = 4, 100  # of a sum; sums with more ways to hold digits are seldom used, and make searches long
Unit = tuple[str, Sequence[sp.Cell]]


class Difference(NamedTuple):
    """The digits of some cells add up to `total` more than those of others."""

    more: tuple[sp.Cell, ...]
    less: tuple[sp.Cell, ...]
    total: int

    @property
    def cells(self) -> tuple[sp.Cell, ...]:
        return self.more + self.less

    def in_words(self, units: str, inside: set[sp.Cell]) -> str:
        more, less = (sp.phrase(sp.these_cells(cells)) for cells in (self.more, self.less))
        one = len(self.more) == 1
        if less:
            much = f"{self.total} more than" if self.total else "as much as"
            return f"the cages of {units} show that {more} {'is' if one else 'add up to'} {much} {less}"
        which = f"which {'must be' if one else 'add up to'} {self.total}"
        if inside >= set(self.more):
            return f"the cages within {units} leave {more}, {which}"
        return f"the cages of {units} have {more} outside, {which}"


def rules(
    lines: Sequence[Unit], boxes: Sequence[Unit], cages: Sequence[KillerCage], model: sp.Model, n: int
) -> Iterator[sp.Rule]:
    """Yield the rules of 45, each once; `lines`: rows, then columns."""
    literals = model.by_cell()
    units = [unit for _, unit in [*lines, *boxes]]
    known: set[Difference] = set()
    for some in [some for group in (lines[:n], lines[n:], boxes) for some in together(group)]:
        inside = {cell for _, unit in some for cell in unit}
        total = len(some) * n * (n + 1) // 2
        for left in [one for one in dict.fromkeys(differences(inside, cages, total)) if one not in known]:
            known.add(left)
            pairs = combinations(enumerate(left.cells), 2)
            differ = {(i, j): unit for (i, a), (j, b) in pairs for unit in units if a in unit and b in unit}
            held = ways(len(left.more), len(left.less), left.total, tuple(differ), n)
            if len(held) <= MOST_WAYS:
                used = [cage.cells for cage in cages if not inside.isdisjoint(cage.cells)]
                sources = sources_of(model.rules, [*[unit for _, unit in some], *differ.values(), *used])
                digits = [[literals[cell][str(digit)] for digit in range(1, n + 1)] for cell in left.cells]
                words = left.in_words(called(some), inside)
                yield sp.Rule(
                    words, left.cells, constraints(held, digits), sort=SUM, about=(left, words), sources=sources
                )


def constraints(ways: Sequence[tuple[int, ...]], digits: Sequence[Sequence[sp.Literal]]) -> tuple[sp.Constraint, ...]:
    """Return what a sum demands; `digits`: the literals of each cell, by digit."""
    numbered = [0, *chain.from_iterable(digits)]
    made = [
        sp.AnyOf(tuple([numbered[one] if one > 0 else -numbered[-one] for one in clause]))
        for clause in clauses(ways, len(digits), len(digits[0]))
    ]
    return (*[sp.Exactly(1, tuple(own)) for own in digits], *made)


def together(units: Sequence[Unit]) -> Iterator[tuple[Unit, ...]]:
    """Yield each unit, and the few that lie together."""
    for number in range(1, min(MOST_UNITS, len(units) - 1) + 1):
        for some in combinations(units, number):
            if len(sp.parts_of([cell for _, unit in some for cell in unit])) == 1:
                yield some


def differences(inside: set[sp.Cell], cages: Iterable[KillerCage], total: int) -> Iterator[Difference]:
    """Yield the sums of few cells that follow from this total: all of them inside, all outside, or the fewest."""
    crossing, alone = [], set(inside)
    for cage in cages:
        within = alone.intersection(cage.cells)
        alone -= within
        if len(within) == len(cage.cells):
            total -= cage.total
        elif within:
            crossing.append((cage.total, within, set(cage.cells) - within))
    for longer in (-LARGEST, 0, LARGEST):
        out = [(whole, outside) for whole, within, outside in crossing if len(within) > len(outside) - longer]
        kept = [within for _, within, outside in crossing if len(within) <= len(outside) - longer]
        more, less = alone.union(*kept), set[sp.Cell]().union(*[outside for _, outside in out])
        left = total - sum([whole for whole, _ in out])
        if 0 < len(more) + len(less) <= MOST_CELLS:
            first, second = tuple(sorted(more)), tuple(sorted(less))
            turned = not first or (second and left < 0)
            yield Difference(second, first, -left) if turned else Difference(first, second, left)


@lru_cache(maxsize=1024)
def ways(more: int, less: int, total: int, differ: tuple[tuple[int, int], ...], n: int) -> list[tuple[int, ...]]:
    """Return the digits that the cells of a sum may hold; `differ`: the places of cells that share a unit."""
    found = []
    for begun in product(range(1, n + 1), repeat=more + less - 1):
        left = total - sum(begun[:more]) + sum(begun[more:])
        way = (*begun, -left if less else left)
        if 1 <= way[-1] <= n and all(way[i] != way[j] for i, j in differ):
            found.append(way)
    return found


def clauses(ways: Sequence[tuple[int, ...]], size: int, n: int) -> Iterator[tuple[int, ...]]:
    """Yield what cells may hold together; the literal p * n + d says that the cell of place p holds the digit d.

    Each cell holds one digit, so that all but the last say what the last one holds.
    """
    possible = [sorted({way[place] for way in ways}) for place in range(size)]
    for place in range(size):
        yield from ((-place * n - digit,) for digit in range(1, n + 1) if digit not in possible[place])
    begun: list[tuple[int, ...]] = [()]
    for place in range(size - 1):
        begin = {way[: place + 1] for way in ways}
        longer = [(*some, digit) for some in begun for digit in possible[place]]
        yield from (negated(some, n) for some in longer if some not in begin)
        begun = [some for some in longer if some in begin]
    for way in ways:
        yield (*negated(way[:-1], n), (size - 1) * n + way[-1])


def negated(digits: Sequence[int], n: int) -> tuple[int, ...]:
    return tuple([-place * n - digit for place, digit in enumerate(digits)])


def sources_of(rules: Iterable[sp.Rule], wholes: Collection[Sequence[sp.Cell]]) -> tuple[sp.Rule, ...]:
    """Return the rules of these units and cages, and of their cells."""
    of = {tuple(whole) for whole in wholes} | {(cell,) for whole in wholes for cell in whole}
    return tuple([rule for rule in rules if rule.cells in of])


def called(units: Sequence[Unit]) -> str:
    """Return these units in words."""
    names = [name for name, _ in units]
    if len(names) == 1:
        return names[0]
    noun = names[0].split()[0]
    if noun in ("row", "column"):
        return f"{noun}s {sp.spans([int(name.split()[1]) for name in names])}"
    first = sp.phrase(sp.these_cells([unit[0] for _, unit in units]))
    return f"the {names[0].split()[1].replace('box', 'boxe')}s of {first}"


def reason(inference: sp.Inference) -> sp.Reason | None:
    """Return the reason of a step with a rule of 45."""
    sums = [rule for rule in inference.rules if rule.sort == SUM]
    if not sums:
        return None
    if len(inference.rules) > 1:
        return sp.Reason(SUM)
    if not inference.conclusions:
        return sp.Reason(SUM, f"that cannot be, because {sums[0].about[1]}")
    held = [f"{sp.at(cell)} is {digit}" for cell, digit, holds in inference.facts if holds]
    return sp.Reason(SUM, ", and ".join([sums[0].about[1], *held]))
