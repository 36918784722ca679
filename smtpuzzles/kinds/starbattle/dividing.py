"""The regions of new boards, for which given stars are the only solution.

First, a part of the board grows around each star, some parts faster than others, because small regions leave little
choice; then neighbouring parts are joined until each region has its stars. While there is another solution, one of its
stars goes to a region beside: then that region has one star too many, but only in the other solution. Looking for
another solution is done here, in a millisecond or so: to make a formula for each change takes 20 times as long.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random

from smtpuzzles.puzzle import Cell, blocks, cells, grown, joined, moved, named_lines

_DRAWS, _CHANGES = 500, 40  # of regions to begin with, and of each of them
_LONGEST = 1_000  # steps of one search for another solution

Regions = Mapping[Cell, int]
Stars = frozenset[Cell]


def divided(size: Cell, stars: Collection[Cell], each: int, random: Random) -> Regions | None:
    """Return regions with so many of these stars each, and no other solution; None if none were found."""
    search = _Search(size, each)
    for _ in range(_DRAWS):
        parts = grown(size, stars, random)
        whole = joined(parts, each, random)
        regions = whole and _changed(whole, frozenset(stars), search, random)
        if regions:
            return regions
    return None


def _changed(regions: Regions, stars: Stars, search: "_Search", random: Random) -> Regions | None:
    """Change the regions until these stars are the only solution; None if that led nowhere."""
    others: list[Stars] = []
    for _ in range(_CHANGES):
        try:
            other = search.other(regions, stars)
        except TimeoutError:
            return None
        if other is None:
            return regions
        others.append(other)
        # Of all solutions that were excluded before, as few as possible may come back.
        found = [(sum(_fits(new, one) for one in others), new) for new in moved(regions, other - stars)]
        if not found:
            return None
        fewest = min(number for number, _ in found)
        regions = random.choice([new for number, new in found if number == fewest])
    return None


def _fits(regions: Regions, stars: Stars) -> bool:
    """Has every region the same number of these stars?"""
    held = [regions[star] for star in stars]
    return len({held.count(region) for region in set(regions.values())}) == 1


class _Search:
    """Looks for solutions; sets of cells are whole numbers, with a bit for each cell."""

    def __init__(self, size: Cell, each: int) -> None:
        self.each, self.steps = each, 0
        self.bits = {cell: 1 << place for place, cell in enumerate(cells(*size))}
        self.lines = [self.number(line) for _, line in named_lines(*size)]
        self.touching = dict.fromkeys(self.bits.values(), 0)
        for block in blocks(*size):
            for cell in block:
                self.touching[self.bits[cell]] |= self.number(block)

    def number(self, some: Iterable[Cell]) -> int:
        return sum(self.bits[cell] for cell in some)

    def other(self, regions: Regions, stars: Stars) -> Stars | None:
        """Return another solution than these stars, or None if there is none; TimeoutError if that takes long."""
        of = dict.fromkeys(regions.values(), 0)
        for cell, region in regions.items():
            of[region] |= self.bits[cell]
        units = [(unit, self.each) for unit in [*self.lines, *of.values()]]
        known, self.steps = self.number(stars), 0
        found = next((one for one in self.solutions(units, self.number(self.bits)) if one != known), None)
        return None if found is None else frozenset(cell for cell, bit in self.bits.items() if bit & found)

    def solutions(self, units: list[tuple[int, int]], free: int) -> Iterator[int]:
        """Yield the ways to put stars on free cells, so that each unit gets the number that it still needs."""
        self.steps += 1
        if self.steps > _LONGEST:
            raise TimeoutError
        if not units:
            yield 0
            return
        spare, cells_left = min([((unit & free).bit_count() - need, unit & free) for unit, need in units])
        if spare < 0:
            return
        star = cells_left & -cells_left
        left = free & ~self.touching[star]
        rest = [(unit, need - 1 if unit & star else need) for unit, need in units]
        for unit, need in rest:
            if not need:
                left &= ~unit
        for found in self.solutions([one for one in rest if one[1]], left):
            yield found | star
        if spare:
            yield from self.solutions(units, free & ~star)
