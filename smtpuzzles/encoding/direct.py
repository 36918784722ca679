"""Clauses without helper variables: every forbidden combination is excluded by a clause of its own.

They are best for local search, and exact counters can count their models, but their number grows fast: it is computed
before they are made. 'At most k' forbids every k + 1 of its literals, 'at least k' needs one of every n - k + 1.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, combinations, product
from math import comb

from smtpuzzles.encoding.clauses import MOST_CLAUSES, Clause, Cnf, affordable
from smtpuzzles.model import AnyOf, AtMost, AtMostTotal, Constraint, Differ, Exactly, ExactTotal, Formula, Literal, When

_MOST_SUMS = 100_000


def encode(formula: Formula) -> Cnf:
    affordable(number_of_all(formula), "the encoding without helper variables")
    made = [clause for rule in formula.rules for constraint in rule.constraints for clause in clauses(constraint)]
    return Cnf(formula.names, len(formula.every_name), made)


def number_of_all(formula: Formula) -> int:
    return sum(number_of_clauses(constraint) for rule in formula.rules for constraint in rule.constraints)


def number_of_clauses(constraint: Constraint) -> int:
    return sum([number for number, _ in _sizes(constraint)])


def number_of_literals(formula: Formula) -> int:
    """Return the sum of the lengths of all clauses; those of weighted sums may be shorter."""
    sizes = [_sizes(constraint) for rule in formula.rules for constraint in rule.constraints]
    return sum([number * length for some in sizes for number, length in some])


def _sizes(constraint: Constraint) -> list[tuple[int, int]]:
    """Return numbers of clauses, each with their length."""
    match constraint:
        case AnyOf(literals):
            return [(1, len(literals))]
        case AtMost(number, literals):
            length = max(0, number + 1)
            return [(comb(len(literals), length), length)]
        case Exactly(number, literals):
            total = len(literals)
            if not 0 <= number <= total:
                return [(1, 0)]
            return [(comb(total, length), length) for length in (number + 1, total - number + 1)]
        case Differ(left, _, others):
            return [(1 << len(left), 2 * len(left) + len(others))]
        case AtMostTotal(total, weights, _):
            return [(_number_of_too_heavy(total, weights), len(weights))]
        case ExactTotal(total, weights, _):
            limits = total, sum(weights) - total
            return [(_number_of_too_heavy(limit, weights), len(weights)) for limit in limits]
        case When(_, inner):
            return [(number, length + 1) for number, length in _sizes(inner)]


def clauses(constraint: Constraint) -> Iterator[Clause]:
    match constraint:
        case AnyOf(literals):
            yield list(literals)
        case AtMost(number, literals):
            yield from _at_most(number, literals)
        case Exactly(number, literals):
            yield from _exactly(number, literals)
        case When(condition, inner):
            yield from ([-condition, *clause] for clause in clauses(inner))
        case Differ(left, right, others):
            # Every combination of 'not both' and 'one of both' over the places.
            for signs in product((1, -1), repeat=len(left)):
                pairs = zip(signs, left, right, strict=True)
                yield [sign * literal for sign, a, b in pairs for literal in (a, b)] + list(others)
        case AtMostTotal(total, weights, literals):
            yield from ([-literal for literal in heavy] for heavy in _too_heavy(total, weights, literals))
        case ExactTotal(total, weights, literals):
            yield from clauses(AtMostTotal(total, weights, literals))
            # Literals that weigh too much together are not all false.
            yield from _too_heavy(sum(weights) - total, weights, literals)


def _at_most(number: int, literals: tuple[Literal, ...]) -> Iterator[Clause]:
    # Of less than none, no combination is allowed: one empty clause.
    return ([-literal for literal in some] for some in combinations(literals, max(0, number + 1)))


def _exactly(number: int, literals: tuple[Literal, ...]) -> Iterator[Clause]:
    if not 0 <= number <= len(literals):
        yield []
        return
    yield from _at_most(number, literals)
    yield from map(list, combinations(literals, len(literals) - number + 1))


def _too_heavy(total: int, weights: tuple[int, ...], literals: tuple[Literal, ...]) -> Iterator[list[Literal]]:
    """Yield the sets that weigh more than the total, but not without their lightest member."""
    by_weight = sorted(zip(weights, literals, strict=True), reverse=True)
    left = list(accumulate((weight for weight, _ in reversed(by_weight)), initial=0))[::-1]

    def heavier(chosen: list[Literal], weight: int, start: int) -> Iterator[list[Literal]]:
        if weight > total:
            yield chosen
            return
        if weight + left[start] <= total:
            return
        for place in range(start, len(by_weight)):
            more, literal = by_weight[place]
            yield from heavier([*chosen, literal], weight + more, place + 1)

    return heavier([], 0, 0)


def _number_of_too_heavy(total: int, weights: tuple[int, ...]) -> int:
    """Count the sets of `_too_heavy` without making them; `light` counts the sets that do not exceed the total.

    Weights with more sums than clauses may be counted for are said to have too many clauses.
    """
    if total < 0:
        return 1
    number = 0
    light = Counter({0: 1})
    for weight in sorted(weights, reverse=True):
        for before, sets in list(light.items()):
            if before + weight > total:
                number += sets
        if len(light) > _MOST_SUMS:
            return MOST_CLAUSES + 1
        light.update({before + weight: sets for before, sets in light.items() if before + weight <= total})
    return number
