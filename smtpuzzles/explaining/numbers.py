"""Rules as numbers: each constraint in one form, for whoever propagates, and lists for the arrays of the search."""

from collections.abc import Iterator, Sequence, Sized
from itertools import accumulate, chain
from typing import NamedTuple

from smtpuzzles.model import AnyOf, AtMost, AtMostTotal, Constraint, Differ, Exactly, ExactTotal, Literal, Rule, When

MANY = 2**30
WEIGHT, PLACE, CONDITION = 0, 1, 2


class PlainConstraint(NamedTuple):
    """One constraint: if all conditions are true, the weights of the true literals add up to between `low` and `high`.

    With `places`, so many literals and as many after them differ in some place, or another literal is true.
    """

    literals: tuple[Literal, ...]
    weights: tuple[int, ...]
    low: int
    high: int
    places: int
    conditions: tuple[Literal, ...]

    @property
    def every(self) -> tuple[Literal, ...]:
        return self.literals + self.conditions

    @property
    def is_simple(self) -> bool:
        """Does it count its literals, or say that they differ, and no more?"""
        return not self.conditions and max(self.weights, default=1) == 1

    @property
    def pairs(self) -> Iterator[tuple[Literal, Literal]]:
        return zip(self.literals[: self.places], self.literals[self.places : 2 * self.places], strict=True)

    @property
    def others(self) -> tuple[Literal, ...]:
        return self.literals[2 * self.places :]

    def is_settled(self, known: Sequence[int]) -> bool:
        """Is it clear that the constraint holds, whatever the unknown literals are?"""
        if any(known[literal] < 0 for literal in self.conditions):
            return True
        if self.places:
            return any(known[one] > 0 for one in self.others) or any(known[a] * known[b] < 0 for a, b in self.pairs)
        weighed = list(zip(self.weights, self.literals, strict=True))
        least = sum([weight for weight, literal in weighed if known[literal] > 0])
        return self.low <= least and sum([weight for weight, literal in weighed if known[literal] >= 0]) <= self.high

    def entries(self) -> Iterator[tuple[Literal, int, int, int]]:
        """Yield for each literal what it means to the constraint."""
        for place, literal in enumerate(self.literals):
            sign = 1 if literal > 0 else -1
            if place < self.places:
                yield literal, PLACE, sign, self.literals[place + self.places]
            elif place < 2 * self.places:
                yield literal, PLACE, sign, self.literals[place - self.places]
            else:
                yield literal, WEIGHT, sign * self.weights[place], 0
        for literal in self.conditions:
            yield literal, CONDITION, 1 if literal > 0 else -1, 0


def numbers_of(rules: Sequence[Rule], variables: int) -> tuple[list[int], ...]:
    """Return what `Arrays` holds, field by field."""
    # Sorted: the order in which a kind states constraints changes no step.
    each = [sorted(stated(rule), key=_place) for rule in rules]
    every = [one for some in each for one in some]
    of_rule = [sorted({abs(literal) for one in some for literal in one.every}) for some in each]
    of_variable: list[list[int]] = [[] for _ in range(variables + 1)]
    for number, some in enumerate(of_rule):
        for variable in some:
            of_variable[variable].append(number)
    entries: list[list[tuple[int, ...]]] = [[] for _ in range(variables + 1)]
    for number, one in enumerate(every):
        for literal, *entry in one.entries():
            entries[abs(literal)].append((number, *entry))
    return (
        starts(each),
        starts([one.literals for one in every]),
        flat([one.literals for one in every]),
        flat([one.weights for one in every]),
        [one.low for one in every],
        [one.high for one in every],
        [one.places for one in every],
        starts([one.conditions for one in every]),
        flat([one.conditions for one in every]),
        [rule for rule, some in enumerate(each) for _ in some],
        starts(of_rule),
        flat(of_rule),
        starts(of_variable),
        flat(of_variable),
        starts(entries),
        flat([entry for some in entries for entry in some]),
        [rule.least for rule in rules],
    )


def _place(constraint: PlainConstraint) -> tuple[list[int], PlainConstraint]:
    return [abs(literal) for literal in constraint.literals], constraint


def stated(rule: Rule) -> list[PlainConstraint]:
    return [plain(constraint, ()) for constraint in rule.constraints]


def plain(constraint: Constraint, conditions: tuple[Literal, ...]) -> PlainConstraint:
    match constraint:
        case AnyOf(literals):
            return linear(literals, 1, MANY, conditions)
        case Exactly(number, literals):
            return linear(literals, number, number, conditions)
        case AtMost(number, literals):
            return linear(literals, 0, number, conditions)
        case Differ(left, right, others):
            literals = left + right + others
            return PlainConstraint(literals, (1,) * len(literals), 1, MANY, len(left), conditions)
        case AtMostTotal(total, weights, literals):
            return PlainConstraint(literals, weights, 0, total, 0, conditions)
        case ExactTotal(total, weights, literals):
            return PlainConstraint(literals, weights, total, total, 0, conditions)
        case When(condition, inner):
            return plain(inner, (*conditions, condition))


def linear(literals: tuple[Literal, ...], low: int, high: int, conditions: tuple[Literal, ...]) -> PlainConstraint:
    return PlainConstraint(literals, (1,) * len(literals), low, high, 0, conditions)


def flat(parts: Sequence[Sequence[int]]) -> list[int]:
    return list(chain.from_iterable(parts))


def starts(parts: Sequence[Sized]) -> list[int]:
    return [0, *accumulate(map(len, parts))]
