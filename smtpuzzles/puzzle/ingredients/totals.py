"""Different digits of a line that add up to a total.

filling  the digits of a line in rising order: those of 3 cells with the total 7 are 1, 2 and 4
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from smtpuzzles.base.grid import phrase, these_cells
from smtpuzzles.base.text import listed
from smtpuzzles.model import AnyOf, AtMost, Board, Cell, Constraint, Exactly
from smtpuzzles.puzzle.digit_patterns import Excluded
from smtpuzzles.puzzle.laws import Literals, Meaning
from smtpuzzles.puzzle.reasons import Inference, Reason, Technique

DIGITS = "123456789"
MOST_NAMED = 3  # fillings in words


@cache
def fillings(cells: int, total: int) -> list[tuple[str, ...]]:
    """Return all fillings of so many cells with this total."""
    return [some for some in combinations(DIGITS, cells) if sum(map(int, some)) == total]


def differ(x: Literals, line: Sequence[Cell]) -> Iterator[Constraint]:
    held = [x.all(line, digit) for digit in DIGITS]
    yield from (AtMost(1, literals) for literals in held)
    yield from (Exactly(1, literals) for literals in zip(*held, strict=True))


def are_different(board: Board, line: Sequence[Cell]) -> bool:
    held = [board[cell] for cell in line]
    return len({*held}) == len(held) and {*held} <= {*DIGITS}


DIFFERENT = Meaning(differ, are_different)


@cache
def adding_up(total: int) -> Meaning:
    """Return what says that the digits of a line differ and have this total; helpers say which filling it has."""

    def state(x: Literals, line: Sequence[Cell]) -> Iterator[Constraint]:
        yield from differ(x, line)
        (r, c), way = line[0], "across" if line[0][1] < line[-1][1] else "down"
        possible = fillings(len(line), total)
        has = [x.helpers[f"digits_{'_'.join(some)}_{way}_from_{r}_{c}"] for some in possible]
        yield AnyOf(tuple(has))
        for digit in DIGITS:
            held = x.all(line, digit)
            for literal, some in zip(has, possible, strict=True):
                if digit in some:
                    yield AnyOf((-literal, *held))
                else:
                    yield from (AnyOf((-literal, -one)) for one in held)

    def holds(board: Board, line: Sequence[Cell]) -> bool:
        return are_different(board, line) and sum(int(board[cell]) for cell in line) == total

    return Meaning(state, holds)


TOTAL_TECHNIQUES = (
    Technique("fillings", 1, "Only some digits add up to the total of a line."),
    Technique("total", 0, "A line cannot add up to its total."),
)


def reason_of_total(inference: Inference, line: Sequence[Cell], total: int) -> Reason | None:
    """Return what the total of a line leaves for it, if a player can see that."""
    facts = Excluded(inference, DIGITS)
    may = {cell: facts.left(cell) for cell in line}
    left = [some for some in fillings(len(line), total) if fits(some, list(may.values()))]
    name = phrase(these_cells(line))
    if not inference.conclusions:
        return Reason("total", f"{name} cannot add up to {total}")
    sums = listed([" + ".join(some) for some in left], "or")
    if len(left) <= MOST_NAMED:
        return Reason("fillings", f"{name} add{'s' * (len(line) == 1)} up to {total}: {sums}")
    return None


def fits(filling: Sequence[str], may: Sequence[Sequence[str]]) -> bool:
    """Can the cells, each with what it may hold, hold these digits?"""
    return not may or any(
        fits([other for other in filling if other != digit], may[1:]) for digit in filling if digit in may[0]
    )
