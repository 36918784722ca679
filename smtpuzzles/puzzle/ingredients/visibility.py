"""Towers in a line, of which those are seen that are higher than all before.

tower    a cell with a digit from 1, its height; 0 is no tower
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache

from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Exactly, Literal
from smtpuzzles.puzzle.laws import Literals, Meaning


@cache
def towers_seen(number: int, digits: Sequence[str]) -> Meaning:
    """Return what says of a line that it has each of these rising digits once, and that so many towers are seen.

    A helper for each cell but the first says whether its tower is seen.
    """

    def state(x: Literals, line: Sequence[Cell]) -> Iterator[Constraint]:
        held = {digit: x.all(line, digit) for digit in digits}
        yield from [Exactly(1, literals) for literals in held.values()]
        yield from [Exactly(1, literals) for literals in zip(*held.values(), strict=True)]
        seen: list[Literal] = [-held["0"][0]] if "0" in held else []
        for place, (r, c) in enumerate(line[1:], 1):
            here = x.helpers[f"seen_{r}_{c}_from_{line[0][0]}_{line[0][1]}"]
            seen.append(here)
            for order, digit in enumerate(digits):
                literal = held[digit][place]
                higher = [one for other in digits[order + 1 :] for one in held[other][:place]]
                if digit == "0":
                    yield AnyOf((-here, -literal))
                else:
                    yield from [AnyOf((-here, -literal, -one)) for one in higher]
                    yield AnyOf((here, -literal, *higher))
        yield Exactly(number - (len(seen) < len(line)), tuple(seen))

    def holds(board: Board, line: Sequence[Cell]) -> bool:
        return sorted([board[cell] for cell in line]) == sorted(digits) and count_seen(board, line) == number

    return Meaning(state, holds)


def could_be_seen(may: Sequence[Collection[str]]) -> set[int]:
    """Return how many towers could be seen in a line of different digits, of which each cell may hold these."""

    @cache
    def further(place: int, used: frozenset[str]) -> set[int]:
        highest = max(used, default="0")
        left = [digit for digit in may[place] if digit not in used] if place < len(may) else []
        counts = {(digit > highest) + more for digit in left for more in further(place + 1, used | {digit})}
        return {0} if place == len(may) else counts

    return further(0, frozenset())


def count_seen(board: Board, line: Sequence[Cell]) -> int:
    """Return how many towers of the line are seen from its beginning."""
    seen, highest = 0, "0"
    for cell in line:
        if board[cell] > highest:
            seen, highest = seen + 1, board[cell]
    return seen
