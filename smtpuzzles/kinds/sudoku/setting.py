"""New sudokus: the sizes that are made, random regions, and random cages.

Regions and cages are made around a filled board, so that there is a solution; the puzzle may get another one.
"""

from collections.abc import Iterable, Mapping, Set
from random import Random

from smtpuzzles.kinds.sudoku.cages import KillerCage
from smtpuzzles.kinds.sudoku.regions import Region
from smtpuzzles.puzzle import Cell, cells, parts_of, side_neighbours

# The sides of new boards; larger ones take hours.
WITH_BOXES = (4, 6, 8, 9, 10, 12, 16, 25)
SIDES = {"classic": WITH_BOXES, "x": WITH_BOXES, "jigsaw": (4, 5, 6, 7, 8, 9, 10, 11, 12), "killer": (4, 6, 8, 9)}
SWAPS = 50  # to try for each cell
CAGES = (2, 2, 3, 3, 4)  # the numbers of cells, if there is room


def filled(units: Iterable[Iterable[Cell]], n: int, random: Random) -> dict[Cell, int]:
    """Return a random board on which every unit has each digit once."""
    peers: dict[Cell, set[Cell]] = {}
    for unit in units:
        for cell in unit:
            peers.setdefault(cell, set()).update(unit)

    def rest(left: Mapping[Cell, frozenset[int]]) -> dict[Cell, int] | None:
        if not left:
            return {}
        cell = min(left, key=lambda one: len(left[one]))
        for digit in random.sample(sorted(left[cell]), len(left[cell])):
            others = {c: digits - {digit} if c in peers[cell] else digits for c, digits in left.items() if c != cell}
            if (found := rest(others)) is not None:
                return {cell: digit, **found}
        return None

    found = rest(dict.fromkeys(cells(n, n), frozenset(range(1, n + 1))))
    assert found is not None
    return found


def random_regions(board: Mapping[Cell, int], boxes: Iterable[Iterable[Cell]], random: Random) -> tuple[Region, ...]:
    """Return the boxes after many swaps, each of two cells with the same digit of the filled board."""
    regions = [{board[cell]: cell for cell in box} for box in boxes]
    region_of = {cell: region for region in regions for cell in region.values()}
    for cell in random.choices(list(board), k=SWAPS * len(board)):
        own, other = region_of[cell], region_of.get(random.choice(side_neighbours(cell)))
        if other and other is not own:
            digit, across = board[cell], other[board[cell]]
            own[digit], other[digit] = across, cell
            if len(parts_of(own.values())) == len(parts_of(other.values())) == 1:
                region_of[cell], region_of[across] = other, own
            else:
                own[digit], other[digit] = cell, across
    return tuple(sorted([tuple(sorted(region.values())) for region in regions]))


def random_cages(board: Mapping[Cell, int], random: Random) -> tuple[KillerCage, ...]:
    """Return cages for all cells; a cell is alone in its cage only if it can join no other."""
    cages: dict[Cell, set[Cell]] = {}
    for start in random.sample(list(board), len(board)):
        if start not in cages:
            cages[start] = {start}
            for _ in range(random.choice(CAGES) - 1):
                free = [cell for cell in beside(cages[start], board) if cell not in cages]
                if free:
                    join(cages, random.choice(free), start)
    for cell in board:
        if len(cages[cell]) == 1:
            others = [other for other in beside({cell}, board) if len(cages[other]) <= max(CAGES)]
            fitting = [other for other in others if board[cell] not in {board[own] for own in cages[other]}]
            if fitting:
                join(cages, cell, random.choice(fitting))
    every = sorted({tuple(sorted(cage)) for cage in cages.values()})
    return tuple([KillerCage(cage, sum(board[cell] for cell in cage)) for cage in every])


def beside(cage: Set[Cell], board: Mapping[Cell, int]) -> list[Cell]:
    """Return the cells beside the cage whose digits are not in it."""
    digits = {board[cell] for cell in cage}
    around = sorted({cell for own in cage for cell in side_neighbours(own)} & board.keys())
    return [cell for cell in around if board[cell] not in digits]


def join(cages: dict[Cell, set[Cell]], cell: Cell, other: Cell) -> None:
    """Let the cell be in the cage of another one."""
    cages[other].add(cell)
    cages[cell] = cages[other]
