"""The regions of new boards, for which given stars are the only solution.

First, a part of the board grows around each star, some parts faster than others, because small regions leave little
choice; then neighbouring parts are joined until each region has its stars. While there is another solution, one of its
stars goes to a region beside: then that region has one star too many, but only in the other solution. Looking for
another solution is done here, in a millisecond or so: to make a formula for each change takes 20 times as long.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from random import Random

from smtpuzzles.puzzle import Cell, blocks, cells, named_lines, parts_of, side_neighbours

_DRAWS, _CHANGES = 500, 40  # of regions to begin with, and of each of them
_LONGEST = 1_000  # steps of one search for another solution

Regions = Mapping[Cell, int]
Stars = frozenset[Cell]


def divided(size: Cell, stars: Collection[Cell], each: int, random: Random) -> Regions | None:
    """Return regions with so many of these stars each, and no other solution; None if none were found."""
    search = _Search(size, each)
    for _ in range(_DRAWS):
        parts = _grown(size, stars, random)
        joined = _joined_parts(parts, each, random)
        regions = joined and _changed({c: joined[p] for c, p in parts.items()}, frozenset(stars), search, random)
        if regions:
            return regions
    return None


def _grown(size: Cell, stars: Collection[Cell], random: Random) -> dict[Cell, int]:
    """Return the number of the star to whose part each cell belongs."""
    left = set(cells(*size)).difference(stars)
    slowness = [1 / (0.02 + random.random() ** 2) for _ in stars]
    parts: dict[Cell, int] = {}
    waiting = [(0.0, star, number) for number, star in enumerate(stars)]
    while waiting:
        time, cell, part = heappop(waiting)
        if cell not in parts:
            parts[cell] = part
            # Not in the order of a set, which depends on the machine: each cell draws a number.
            for other in [other for other in side_neighbours(cell) if other in left and other not in parts]:
                heappush(waiting, (time + slowness[part] * random.expovariate(1), other, part))
    return parts


def _joined_parts(parts: Regions, each: int, random: Random) -> dict[int, int] | None:
    """Return the region of each part, so that so many neighbouring parts have the same; None if chance led nowhere."""
    near: dict[int, set[int]] = {part: set() for part in parts.values()}
    for cell, part in parts.items():
        near[part].update(parts[other] for other in side_neighbours(cell) if parts.get(other, part) != part)
    regions: dict[int, int] = {}
    for region in range(len(near) // each):
        edge = near.keys() - regions.keys()
        for _ in range(each):
            # Those with the fewest free neighbours first, because they are the first to be left alone.
            free = {part: len(near[part] - regions.keys()) for part in sorted(edge)}
            if not free:
                return None
            part = random.choice([part for part, number in free.items() if number == min(free.values())])
            regions[part] = region
            edge = {other for one, of in regions.items() if of == region for other in near[one]} - regions.keys()
    return regions


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
        found = [(sum(_fits(new, one) for one in others), new) for new in _moved(regions, other - stars)]
        if not found:
            return None
        fewest = min(number for number, _ in found)
        regions = random.choice([new for number, new in found if number == fewest])
    return None


def _moved(regions: Regions, some: Iterable[Cell]) -> Iterator[Regions]:
    """Yield the regions in which one of these cells goes to a region beside it, and its own stays connected."""
    for cell in sorted(some):
        if _is_loose(regions, cell):
            near = {regions[other] for other in side_neighbours(cell) if other in regions} - {regions[cell]}
            yield from ({**regions, cell: region} for region in sorted(near))


def _fits(regions: Regions, stars: Stars) -> bool:
    """Has every region the same number of these stars?"""
    held = [regions[star] for star in stars]
    return len({held.count(region) for region in set(regions.values())}) == 1


def _is_loose(regions: Regions, cell: Cell) -> bool:
    """Does its region stay connected without this cell?"""
    return len(parts_of(other for other, region in regions.items() if region == regions[cell] and other != cell)) == 1


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
