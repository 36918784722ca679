"""Clauses and 'at most k of these', for solvers that know cardinalities."""

from collections.abc import Iterator, Sequence
from itertools import count

from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Clause, Cnf, affordable
from smtpuzzles.model import AnyOf, AtMost, AtMostTotal, Constraint, Differ, Exactly, ExactTotal, Formula, Literal, When

Part = Clause | AtMost | AtMostTotal | When


def encode(formula: Formula) -> tuple[Cnf, list[AtMost]]:
    """Return clauses and cardinalities; what is neither becomes clauses without helper variables."""
    helpers = count(len(formula.every_name) + 1)
    clauses: list[Clause] = []
    cardinalities: list[AtMost] = []
    for part in parts(formula, helpers):
        if isinstance(part, list):  # by far the most
            clauses.append(part)
        elif isinstance(part, AtMost):
            cardinalities.append(part)
        else:
            affordable(len(clauses) + direct.number_of_clauses(part), "the formula without helper variables")
            clauses += direct.clauses(part)
    return Cnf(formula.names, next(helpers) - 1, clauses), cardinalities


def parts(formula: Formula, helpers: Iterator[int]) -> Iterator[Part]:
    """Yield clauses, and 'at most' of some literals, or of a total of weights; a condition is only before the latter.

    Where lines differ, `helpers` are the variables that say in which places.
    """
    for rule in formula.rules:
        for constraint in rule.constraints:
            if isinstance(constraint, AnyOf):
                yield list(constraint.literals)
            else:
                yield from _parts(constraint, helpers)


def _parts(constraint: Constraint, helpers: Iterator[int]) -> list[Part]:
    match constraint:
        case AnyOf(literals):
            return [list(literals)]
        case AtMost(number, literals):
            return [*_at_most(number, literals)]
        case Exactly(number, literals):
            most = _at_most(number, literals)
            if number == 1:
                return [*most, list(literals)]
            if number > 0:
                return [*most, *_at_most(len(literals) - number, tuple([-literal for literal in literals]))]
            return [*most]
        case AtMostTotal():
            return [constraint]
        case ExactTotal(total, weights, literals):
            negated = tuple([-literal for literal in literals])
            return [AtMostTotal(total, weights, literals), AtMostTotal(sum(weights) - total, weights, negated)]
        case Differ(left, right, others):
            # A helper for every place: true only if left and right differ there.
            places = [next(helpers) for _ in left]
            found: list[Part] = [[*places, *others]]
            for place, a, b in zip(places, left, right, strict=True):
                found += [[-place, a, b], [-place, -a, -b]]
            return found
        case When(condition, inner):
            under = _parts(inner, helpers)
            return [[-condition, *part] if isinstance(part, list) else When(condition, part) for part in under]


def _at_most(number: int, literals: tuple[Literal, ...]) -> Sequence[Clause | AtMost]:
    if number < 0:
        return [[]]
    if number == 0:
        return [[-literal] for literal in literals]
    if number == len(literals) - 1:
        return [[-literal for literal in literals]]
    return [AtMost(number, literals)] if number < len(literals) else []
