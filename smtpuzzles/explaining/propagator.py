"""Consequences of the rules of a puzzle, one rule at a time; they need no solver.

known      for every literal: 1 when it is true, -1 when it is false, 0 when nobody knows
broken     a rule that no values of the unknown literals can satisfy
follows    a literal follows from a constraint that is broken without it
round      all literals that follow, each by some rule alone, from those known before
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import assert_never

from smtpuzzles.model import (
    AnyOf,
    AtMost,
    AtMostTotal,
    Board,
    Cell,
    Constraint,
    Differ,
    Exactly,
    ExactTotal,
    Literal,
    Rule,
    When,
    literals_of,
)
from smtpuzzles.solving.query import Prepared

# Index -k is the negation of literal k: from the end of the list.
Known = list[int]


def known_from(prepared: Prepared, board: Board) -> Known:
    """Return what is known when the cells hold the symbols of this board."""
    known = [0] * (2 * len(prepared.model.formula.every_name) + 1)
    for literals in prepared.holding(board).values():
        learn(known, literals)
    return known


def learn(known: Known, literals: Iterable[Literal]) -> None:
    for literal in literals:
        known[literal], known[-literal] = 1, -1


def consequences(constraint: Constraint, known: Known) -> list[Literal] | None:
    """Return the unknown literals that follow; None: the constraint is broken."""
    match constraint:
        case AnyOf(literals):
            return between(1, len(literals), literals, known)
        case Exactly(number, literals):
            return between(number, number, literals, known)
        case AtMost(number, literals):
            return between(0, number, literals, known)
        case When(condition, inner):
            if known[condition] < 0:
                return []
            found = consequences(inner, known)
            if known[condition] > 0:
                return found
            return [-condition] if found is None and not known[condition] else []
        case Differ(left, right, others):
            return differing(left, right, others, known)
        case AtMostTotal(total, weights, literals):
            return light(total, weights, literals, known)
        case ExactTotal(total, weights, literals):
            return adding_up(total, weights, literals, known)
        case _:
            assert_never(constraint)


def limits(constraint: Constraint) -> tuple[int, int, tuple[Literal, ...]] | None:
    """Return the least and the greatest number of these literals that are true, if the constraint says no more."""
    match constraint:
        case AnyOf(literals):
            return 1, len(literals), literals
        case Exactly(number, literals):
            return number, number, literals
        case AtMost(number, literals):
            return 0, number, literals
        case _:
            return None


def is_settled(constraint: Constraint, known: Known) -> bool:
    """Is it clear that the constraint holds, whatever the unknown literals are?"""
    match constraint:
        case AnyOf(literals):
            return any(known[literal] > 0 for literal in literals)
        case AtMost(number, literals):
            return sum(known[literal] >= 0 for literal in literals) <= number
        case AtMostTotal(total, weights, literals):
            return sum(w for w, literal in zip(weights, literals, strict=True) if known[literal] >= 0) <= total
        case Differ(left, right, others):
            differ = any(known[a] * known[b] < 0 for a, b in zip(left, right, strict=True))
            return differ or any(known[literal] > 0 for literal in others)
        case When(condition, inner):
            return known[condition] < 0 or is_settled(inner, known)
        case _:
            return all(known[literal] for literal in constraint.literals)


def between(least: int, most: int, literals: tuple[Literal, ...], known: Known) -> list[Literal] | None:
    """Return what follows when the number of true literals is between `least` and `most`."""
    held = [known[literal] for literal in literals]
    true, left = held.count(1), held.count(0)
    if true > most or true + left < least:
        return None
    if true == most:
        return [-literal for literal in literals if known[literal] == 0]
    if true + left == least:
        return [literal for literal in literals if known[literal] == 0]
    return []


def differing(
    left: tuple[Literal, ...], right: tuple[Literal, ...], others: tuple[Literal, ...], known: Known
) -> list[Literal] | None:
    if any(known[literal] > 0 for literal in others):
        return []
    # Each way to differ, and what follows if there is no other.
    ways = [[literal] for literal in others if known[literal] == 0]
    for a, b in zip(left, right, strict=True):
        if known[a] and known[b]:
            if known[a] != known[b]:
                return []
        elif known[a]:
            ways.append([-b if known[a] > 0 else b])
        elif known[b]:
            ways.append([-a if known[b] > 0 else a])
        else:
            ways.append([])
    if not ways:
        return None
    return ways[0] if len(ways) == 1 else []


def light(total: int, weights: tuple[int, ...], literals: tuple[Literal, ...], known: Known) -> list[Literal] | None:
    weighed = list(zip(weights, literals, strict=True))
    left = total - sum(weight for weight, literal in weighed if known[literal] > 0)
    if left < 0:
        return None
    return [-literal for weight, literal in weighed if weight > left and known[literal] == 0]


def adding_up(
    total: int, weights: tuple[int, ...], literals: tuple[Literal, ...], known: Known
) -> list[Literal] | None:
    weighed = list(zip(weights, literals, strict=True))
    needed = total - sum(weight for weight, literal in weighed if known[literal] > 0)
    left = [(weight, literal) for weight, literal in weighed if known[literal] == 0]
    if needed < 0 or not sums([weight for weight, _ in left]) >> needed & 1:
        return None
    follows = []
    for place, (weight, literal) in enumerate(left):
        others = sums([other for number, (other, _) in enumerate(left) if number != place])
        if not others >> needed & 1:  # without it the others do not add up
            follows.append(literal)
        elif weight > needed or not others >> needed - weight & 1:
            follows.append(-literal)
    return follows


def sums(weights: Iterable[int]) -> int:
    """Return a number whose k-th bit says that some of the weights add up to k."""
    bits = 1
    for weight in weights:
        bits |= bits << weight
    return bits


class Broken(Exception):
    """The known literals break this rule."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule


def is_broken(rule: Rule, known: Known) -> bool:
    """Is the rule broken? Consequences of one of its constraints count for the others."""
    if len(rule.constraints) == 1:
        return consequences(rule.constraints[0], known) is None
    try:
        for _ in Rounds([rule]).from_start(known.copy()):
            pass
    except Broken:
        return True
    return False


def clashing(rule: Rule, prepared: Prepared, board: Board, nothing: str | None) -> tuple[Cell, ...]:
    """Return cells of one symbol that alone break the rule, with those that have no variables; or all its cells."""
    variables = prepared.model.variables
    numbers = {abs(literal) for constraint in rule.constraints for literal in literals_of(constraint)}
    about = {variables[number - 1].cell for number in numbers if number <= len(variables)}
    held = {cell: board[cell] for cell in sorted(about & board.keys())}
    for symbol in dict.fromkeys(held.values()):
        alike = {cell: symbol for cell in held if held[cell] == symbol}
        if symbol != nothing and is_broken(rule, known_from(prepared, alike)):
            return (*alike, *[cell for cell in rule.cells if cell not in prepared.symbols])
    return rule.cells


class Rounds:
    """Finds consequences in rounds; each looks only at constraints that the round before it has touched."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._constraints = [(constraint, rule) for rule in rules for constraint in rule.constraints]
        self._touched: dict[int, list[int]] = defaultdict(list)
        for number, (constraint, _) in enumerate(self._constraints):
            for literal in literals_of(constraint):
                self._touched[abs(literal)].append(number)

    def from_start(self, known: Known) -> Iterator[dict[Literal, Rule]]:
        return self._waves(known, range(len(self._constraints)))

    def after(self, known: Known, literal: Literal) -> Iterator[dict[Literal, Rule]]:
        """Yield the rounds that follow when this literal becomes known; consequences of the others must be known."""
        learn(known, [literal])
        return self._waves(known, self._touched[abs(literal)])

    def _waves(self, known: Known, numbers: Iterable[int]) -> Iterator[dict[Literal, Rule]]:
        """Yield each round: its literals, with the first rule from which each follows; `known` learns them."""
        while True:
            implied: dict[Literal, Rule] = {}
            for number in numbers:
                constraint, rule = self._constraints[number]
                found = consequences(constraint, known)
                if found is None:
                    raise Broken(rule)
                for literal in found:
                    if -literal in implied:
                        raise Broken(rule)
                    implied.setdefault(literal, rule)
            if not implied:
                return
            learn(known, implied)
            yield implied
            numbers = sorted({number for literal in implied for number in self._touched[abs(literal)]})
