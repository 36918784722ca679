"""Cages: cells whose digits have a result, such as 11+, where digits may be equal if they are not in one line.

filling   the digits of a cage in rising order: those of 3 cells with the result 4x are 1, 1 and 4, or 1, 2 and 2
result    a number, and the sign of what is done with the digits; a number alone is the result of any operation
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import prod

from smtpuzzles.base.grid import at
from smtpuzzles.base.text import listed
from smtpuzzles.model import AnyOf, AtMost, Board, Cell, Constraint, Rule
from smtpuzzles.puzzle.digit_chains import LINE
from smtpuzzles.puzzle.digit_patterns import Excluded
from smtpuzzles.puzzle.laws import Law, Literals, Meaning
from smtpuzzles.puzzle.reasons import Inference, Reason, Technique

PLUS, TIMES, MINUS, OVER = SIGNS = "+x-:"
DIGITS = "0123456789"
CAGE = "cage"  # the sort of rules
MOST_NAMED = 4  # fillings in words
MOST_TOGETHER = 4  # rules that have a name
WORDS = {
    PLUS: "the digits of {cage} add up to {number}",
    TIMES: "the digits of {cage} have the product {number}",
    MINUS: "the digits of {cage} differ by {number}",
    OVER: "of the digits of {cage}, one is {number} times the other",
    "": "the digits of {cage} have the result {number}",
}
HAS = {PLUS: "adds up to", TIMES: "has the product", MINUS: "has the difference", OVER: "has the quotient"}
HAS[""] = "has the result"
BETWEEN = {PLUS: " + ", TIMES: " x ", MINUS: " - ", OVER: " / ", "": " and "}
ALONE = "{cage} has one cell, with the digit {number}"
RESULT_TECHNIQUES = (
    Technique("cage of one cell", 1, "A cage of one cell has its digit."),
    Technique("cage result", 1, "The result of a cage leaves it only some digits."),
    Technique(
        "cage needs a digit", 2, "A cage must have a digit where a line crosses it, so not elsewhere in the line."
    ),
    Technique("cage and line", 2, "Otherwise a line would keep a cage from having its result."),
    Technique("cages and lines", 4, "Cages and lines that share cells leave only that."),
    Technique("result not met", 0, "A cage can no longer have its result."),
)


def results_of(digits: Sequence[int]) -> dict[str, int]:
    """Return the results of digits in rising order, by their signs; of one digit, there is none."""
    found = {PLUS: sum(digits), TIMES: prod(digits)} if len(digits) > 1 else {}
    if len(digits) == 2:
        low, high = digits
        found |= {MINUS: high - low} | ({OVER: high // low} if high % low == 0 else {})
    return found


@cache
def fillings(cells: int, highest: int) -> dict[str, list[tuple[str, ...]]]:
    """Return all fillings of so many cells with digits from 1, by the results that they have."""
    found: dict[tuple[str, int], list[tuple[str, ...]]] = {}
    for some in combinations_with_replacement(range(1, highest + 1), cells):
        results = set(results_of(some).items() if cells > 1 else [("", some[0])])
        for result in results | {("", number) for _, number in results}:
            if cells != 2 or some[0] != some[1]:  # two cells of a cage are in one line
                found.setdefault(result, []).append(tuple(map(str, some)))
    return {f"{number}{sign}": found[sign, number] for sign, number in sorted(found)}


def cage_at(cell: Cell) -> str:
    return f"the cage of {at(cell)}"


def cage_law(cage: Sequence[Cell], result: str, highest: int) -> Law:
    """Return the law that the digits of this cage have this result, and differ where they are in one line."""
    number, sign = result.rstrip(SIGNS), result.lstrip(DIGITS)
    words = WORDS[sign] if len(cage) > 1 else ALONE
    sentence = words.format(cage=cage_at(cage[0]), number=number)
    return Law(CAGE, (cage[0], result), sentence, cage, filled_by(tuple(fillings(len(cage), highest)[result]), highest))


def pairs_in_line(cage: Sequence[Cell]) -> list[tuple[int, int]]:
    """Return the places of each two cells that are in one row or column."""
    numbered = combinations(enumerate(cage), 2)
    return [(i, j) for (i, one), (j, other) in numbered if one[0] == other[0] or one[1] == other[1]]


def fits(filling: Sequence[str], cage: Sequence[Cell], may: Mapping[Cell, Sequence[str]]) -> bool:
    """Can the cells hold the digits of this filling, if each holds one that it may hold?"""
    # Digits that are there several times first, because they have the fewest places.
    return _have_places(Counter(filling).most_common(), frozenset(cage), may)


def _have_places(left: Sequence[tuple[str, int]], free: frozenset[Cell], may: Mapping[Cell, Sequence[str]]) -> bool:
    if not left:
        return True
    (digit, number), *others = left
    places = combinations(sorted(cell for cell in free if digit in may[cell]), number)
    return any(not pairs_in_line(some) and _have_places(others, free.difference(some), may) for some in places)


@cache
def filled_by(every: tuple[tuple[str, ...], ...], highest: int) -> Meaning:
    """Return what says that the cells have one of these fillings; helpers say which."""
    digits = tuple(map(str, range(1, highest + 1)))

    def state(x: Literals, cage: Sequence[Cell]) -> Iterator[Constraint]:
        (r, c), may = cage[0], dict.fromkeys(cage, digits)
        possible = [filling for filling in every if fits(filling, cage, may)]
        has = {filling: x.helpers[f"cage_{r}_{c}_has_{'_'.join(filling)}"] for filling in possible}
        yield AnyOf(tuple(has.values()))
        # As the rule of the cell says; but who adds up digits does not think of that as another rule.
        yield from (AtMost(1, tuple([x.of(cell, digit) for digit in digits])) for cell in cage)
        for digit in digits:
            held = x.all(cage, digit)
            yield from (AnyOf((-held[i], -held[j])) for i, j in pairs_in_line(cage))
            able = tuple([helper for filling, helper in has.items() if digit in filling])
            yield from (AnyOf((-literal, *able)) for literal in held)
            for filling, helper in has.items():
                if number := filling.count(digit):
                    # One of so many cells holds it if less than that number are left.
                    some = combinations(held, len(cage) + 1 - number)
                    yield from (AnyOf((-helper, *literals)) for literals in some)

    def holds(board: Board, cage: Sequence[Cell]) -> bool:
        held = [board[cell] for cell in cage]
        return tuple(sorted(held)) in every and all(held[i] != held[j] for i, j in pairs_in_line(cage))

    return Meaning(state, holds)


def reason_of_results(inference: Inference, digits: Sequence[str]) -> Reason | None:
    """Return the name of a step of rules of cages, and perhaps of lines and cells."""
    cages = [rule for rule in inference.rules if rule.sort == CAGE]
    lines = [rule for rule in inference.rules if rule.sort == LINE]
    if len(inference.rules) == 1:
        return _of_cage(inference, cages[0], digits)
    if not inference.conclusions or len(inference.rules) > MOST_TOGETHER:
        return None
    if len(inference.rules) == 2 and len(cages) == len(lines) == 1:
        (cage,), (unit, digit) = cages, lines[0].about
        if inference.cells.isdisjoint(cage.cells):
            return Reason("cage needs a digit", f"{cage_at(cage.cells[0])} must have a {digit} in {unit}")
        otherwise = f"otherwise the {digit} of {unit} would keep {cage_at(cage.cells[0])} from its result"
        return Reason("cage and line", otherwise)
    return Reason("cages and lines")


def _of_cage(inference: Inference, rule: Rule, digits: Sequence[str]) -> Reason | None:
    """Return what a result leaves for its cage, if a player can see that."""
    facts, (place, result) = Excluded(inference, digits), rule.about
    number, sign = result.rstrip(SIGNS), result.lstrip(DIGITS)
    if len(rule.cells) == 1 and inference.conclusions:
        return Reason("cage of one cell", f"its cage has no other cell, and the result {number}", obvious=True)
    may = {cell: facts.left(cell) for cell in rule.cells}
    possible = fillings(len(rule.cells), len(digits))[result]
    left = [filling for filling in possible if fits(filling, rule.cells, may)]
    if not inference.conclusions:
        return Reason("result not met", f"{cage_at(place)} can no longer have its result")
    if len(left) > MOST_NAMED:
        return None
    ways = listed([BETWEEN[sign].join(one if sign in (PLUS, TIMES) else one[::-1]) for one in left], "or")
    return Reason("cage result", f"{cage_at(place)} {HAS[sign]} {number}: {ways}")
