"""Clauses and 'at most k of these', for solvers that know cardinalities."""

from collections.abc import Iterator
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
        match part:
            case AtMost():
                cardinalities.append(part)
            case AtMostTotal() | When():
                affordable(len(clauses) + direct.number_of_clauses(part), "the formula without helper variables")
                clauses += direct.clauses(part)
            case _:
                clauses.append(part)
    return Cnf(formula.names, next(helpers) - 1, clauses), cardinalities


def parts(formula: Formula, helpers: Iterator[int]) -> Iterator[Part]:
    """Yield clauses, and 'at most' of some literals, or of a total of weights; a condition is only before the latter.

    Where lines differ, `helpers` are the variables that say in which places.
    """
    for rule in formula.rules:
        for constraint in rule.constraints:
            if isinstance(constraint, AnyOf):  # by far the most
                yield list(constraint.literals)
            else:
                yield from _parts(constraint, helpers)


def _parts(constraint: Constraint, helpers: Iterator[int]) -> Iterator[Part]:
    match constraint:
        case AnyOf(literals):
            yield list(literals)
        case AtMost(number, literals):
            yield from _at_most(number, literals)
        case Exactly(number, literals):
            yield from _at_most(number, literals)
            if number == 1:
                yield list(literals)
            elif number > 0:
                yield from _at_most(len(literals) - number, tuple([-literal for literal in literals]))
        case AtMostTotal():
            yield constraint
        case ExactTotal(total, weights, literals):
            yield AtMostTotal(total, weights, literals)
            yield AtMostTotal(sum(weights) - total, weights, tuple([-literal for literal in literals]))
        case Differ(left, right, others):
            # A helper for every place: true only if left and right differ there.
            places = [next(helpers) for _ in left]
            yield [*places, *others]
            for place, a, b in zip(places, left, right, strict=True):
                yield [-place, a, b]
                yield [-place, -a, -b]
        case When(condition, inner):
            for part in _parts(inner, helpers):
                yield [-condition, *part] if isinstance(part, list) else When(condition, part)


def _at_most(number: int, literals: tuple[Literal, ...]) -> Iterator[Clause | AtMost]:
    if number < 0:
        yield []
    elif number == 0:
        yield from ([-literal] for literal in literals)
    elif number == len(literals) - 1:
        yield [-literal for literal in literals]
    elif number < len(literals):
        yield AtMost(number, literals)
