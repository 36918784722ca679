"""Clauses and 'at most k of these', for solvers that know cardinalities."""

from collections.abc import Iterator
from itertools import count

from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Clause, Cnf, affordable
from smtpuzzles.model import AnyOf, AtMost, Constraint, Differ, Exactly, Formula, Literal


def encode(formula: Formula) -> tuple[Cnf, list[AtMost]]:
    helpers = count(len(formula.every_name) + 1)
    clauses: list[Clause] = []
    cardinalities: list[AtMost] = []
    for rule in formula.rules:
        for constraint in rule.constraints:
            if isinstance(constraint, AnyOf):  # by far the most
                clauses.append(list(constraint.literals))
                continue
            for part in _parts(constraint, helpers):
                if isinstance(part, AtMost):
                    cardinalities.append(part)
                else:
                    clauses.append(part)
        affordable(len(clauses), "the formula without helper variables")
    return Cnf(formula.names, next(helpers) - 1, clauses), cardinalities


def _parts(constraint: Constraint, helpers: Iterator[int]) -> Iterator[Clause | AtMost]:
    match constraint:
        case AtMost(number, literals):
            yield from _at_most(number, literals)
        case Exactly(number, literals):
            yield from _at_most(number, literals)
            if number == 1:
                yield list(literals)
            elif number > 0:
                yield from _at_most(len(literals) - number, tuple([-literal for literal in literals]))
        case Differ(left, right, others):
            # A helper for every place: true only if left and right differ there.
            places = [next(helpers) for _ in left]
            yield [*places, *others]
            for place, a, b in zip(places, left, right, strict=True):
                yield [-place, a, b]
                yield [-place, -a, -b]
        case _:
            affordable(direct.number_of_clauses(constraint), "a rule without helper variables")
            yield from direct.clauses(constraint)


def _at_most(number: int, literals: tuple[Literal, ...]) -> Iterator[Clause | AtMost]:
    if number < 0:
        yield []
    elif number == 0:
        yield from ([-literal] for literal in literals)
    elif number == len(literals) - 1:
        yield [-literal for literal in literals]
    elif number < len(literals):
        yield AtMost(number, literals)
