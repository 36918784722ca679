"""Clauses by encodings of python-sat: helper variables count how many literals are true.

A helper is made true by literals, never false: a counter alone forbids nothing. So a condition has to be only in the
clauses that no true helper satisfies.
"""

from itertools import combinations, count

import pycard  # behind pysat.card, which would jump out of it at Ctrl-C

from smtpuzzles.encoding.clauses import Clause, Cnf, affordable, expect_memory
from smtpuzzles.encoding.native import Part, parts
from smtpuzzles.model import AtMost, AtMostTotal, Formula, Literal, When

_FEW = 6  # literals: 'at most one' of them is written as pairs
_BYTES = 400  # for the clauses of each literal; measured on empty boards
_NO_HANDLER = 0  # of Ctrl-C


def encode(formula: Formula, number: int) -> Cnf:
    """Return the formula as clauses; `number` is that of python-sat for its encoding of 'at most k'."""
    expect_memory(formula, _BYTES)
    differing = count(len(formula.every_name) + 1)
    every = list(parts(formula, differing))
    top = next(differing) - 1
    made: list[Clause] = []
    for part in every:
        clauses, top = _clauses(part, top, number)
        made += clauses
    return Cnf(formula.names, top, made)


def _clauses(part: Part, top: Literal, number: int) -> tuple[list[Clause], Literal]:
    """Return the clauses, with helpers after `top`, and the last helper."""
    match part:
        case AtMost(1, literals) if len(literals) <= _FEW:
            return [[-one, -other] for one, other in combinations(literals, 2)], top
        case AtMost(most, literals):
            affordable(2 * most * (len(literals) - most), "a cardinality")
            clauses, last = pycard.encode_atmost(list(literals), most, top, number, _NO_HANDLER)
            return clauses, last
        case AtMostTotal(total, weights, literals):
            return _at_most_total(total, weights, literals, top)
        case When(condition, inner):
            assert isinstance(inner, AtMost | AtMostTotal | When)
            clauses, last = _clauses(inner, top, number)
            return [clause if max(clause, default=0) > top else [-condition, *clause] for clause in clauses], last
        case _:
            return [part], top


def _at_most_total(
    total: int, weights: tuple[int, ...], literals: tuple[Literal, ...], top: Literal
) -> tuple[list[Clause], Literal]:
    """Return a counter: after each literal, a helper for each sum of weights up to here that some true ones have."""
    if total < 0:
        return [[]], top
    made: list[Clause] = []
    before: dict[int, Literal] = {}
    for weight, literal in zip(weights, literals, strict=True):
        if weight > total:
            made.append([-literal])
            continue
        sums = {weight, *before, *(so_far + weight for so_far in before if so_far + weight <= total)}
        affordable(2 * len(sums) * len(literals), "a total of weights")
        after = {so_far: helper for helper, so_far in enumerate(sorted(sums), top + 1)}
        top += len(after)
        made.append([-literal, after[weight]])
        for so_far, helper in before.items():
            made.append([-helper, after[so_far]])
            made.append([-literal, -helper, *[after[more] for more in [so_far + weight] if more in after]])
        before = after
    return made, top
