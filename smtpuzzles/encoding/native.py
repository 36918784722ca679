"""Clauses, and 'at most k of these' beside them, for solvers that know cardinalities."""

from collections.abc import Iterator
from itertools import combinations, count
from typing import NamedTuple

from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Clause, Cnf, affordable
from smtpuzzles.model import AnyOf, AtMost, Constraint, Differ, Exactly, Formula, Literal

# 'At most one' of so few is said by pairs.
FEW = 6


class AtMostOf(NamedTuple):
    """At most this number of the literals are true; there are more literals than that."""

    number: int
    literals: list[Literal]


class Cardinal(NamedTuple):
    """A formula for a solver that knows cardinalities."""

    cnf: Cnf
    at_most: list[AtMostOf]


def encode(formula: Formula) -> Cardinal:
    helpers = count(len(formula.every_name) + 1)
    clauses: list[Clause] = []
    cardinalities: list[AtMostOf] = []
    for rule in formula.rules:
        for constraint in rule.constraints:
            for part in _parts(constraint, helpers):
                if isinstance(part, AtMostOf):
                    cardinalities.append(part)
                else:
                    clauses.append(part)
        affordable(len(clauses), "the formula without helper variables")
    return Cardinal(Cnf(formula.names, next(helpers) - 1, clauses), cardinalities)


def _parts(constraint: Constraint, helpers: Iterator[int]) -> Iterator[Clause | AtMostOf]:
    match constraint:
        case AtMost(number, literals):
            yield from _at_most(number, list(literals))
        case Exactly(number, literals):
            yield from _at_most(number, list(literals))
            yield from _at_least(number, list(literals))
        case Differ(left, right, others):
            # A helper for every place says that it differs there.
            places = [next(helpers) for _ in left]
            yield [*places, *others]
            for place, a, b in zip(places, left, right, strict=True):
                yield [-place, a, b]
                yield [-place, -a, -b]
        case AnyOf(literals):
            yield list(literals)
        case _:
            affordable(direct.number_of_clauses(constraint), "a rule without helper variables")
            yield from direct.clauses(constraint)


def _at_most(number: int, literals: list[Literal]) -> Iterator[Clause | AtMostOf]:
    if number < 0:
        yield []
    elif number == 0:
        yield from ([-literal] for literal in literals)
    elif number == 1 and len(literals) <= FEW:
        yield from ([-a, -b] for a, b in combinations(literals, 2))
    elif number < len(literals):
        yield AtMostOf(number, literals)


def _at_least(number: int, literals: list[Literal]) -> Iterator[Clause | AtMostOf]:
    if number == 1:
        yield literals
    elif number > 0:
        yield from _at_most(len(literals) - number, [-literal for literal in literals])
