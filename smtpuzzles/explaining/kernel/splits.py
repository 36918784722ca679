"""Chains with cases: where a chain branches, each case leads to a contradiction, by a chain of its own.

case     a literal of a constraint that is broken without it, unless another case of this constraint is true; or a
         literal and its negation, for which no rule is needed
split    the cases of one constraint, and the rules of all their chains
contrary the negation of the target, which is assumed in all cases
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.explaining.kernel.arrays import ZERO, Numbers, compiled, counting, value_of
from smtpuzzles.explaining.kernel.chains import (
    ASSUMED,
    BEST,
    BOTH,
    Chain,
    clear,
    close,
    counted,
    explain,
    list_rules,
    new_chain,
    put_label,
    reopen,
    shrink,
)

MOST_CASES = 4
FALSE, TRUE = 0, 1  # literals because of which there are no other cases


class Cases(NamedTuple):
    """Room for the splits of one target."""

    chain: Chain  # of one case
    found: Numbers  # their number, and the cases of a constraint
    pair: Numbers  # the same of a literal and its negation
    fewest: Numbers  # for each literal: how many rules refute the contrary in this case; 0: not tried yet
    seen: NDArray[np.bool_]  # constraints, then variables


@counting
def new_cases(arrays, most):
    variables = len(arrays.found_starts) - 1
    return Cases(
        new_chain(arrays, most),
        np.zeros(MOST_CASES + 1, np.int32),
        np.zeros(3, np.int32),
        np.zeros(2 * variables, np.int32),
        np.zeros(len(arrays.rule_of) + variables, np.bool_),
    )


@compiled
def find_cases(arrays, constraint, assignment, found):
    """Put the cases of a linear constraint into `found`, after their number: 0 if they are too many.

    Return the side of the literals because of which there are no other cases.
    """
    found[0] = 0
    first, end = arrays.starts[constraint], arrays.starts[constraint + 1]
    if arrays.places[constraint] or arrays.condition_starts[constraint] < arrays.condition_starts[constraint + 1]:
        return BOTH
    total, unknown = ZERO, ZERO
    for place in range(first, end):
        held = value_of(arrays.literals[place], assignment)
        if held > 0:
            total += arrays.weights[place]
        elif held < 0:
            unknown += arrays.weights[place]
    few = total < arrays.low[constraint]
    if not few and total + unknown <= arrays.high[constraint]:
        return BOTH
    number = 0
    for place in range(first, end):
        literal = arrays.literals[place]
        if value_of(literal, assignment) < 0:
            if number == MOST_CASES:
                return BOTH
            number += 1
            found[number] = literal if few else -literal
    found[0] = number
    return FALSE if few else TRUE


@compiled
def place_of(literal):
    return 2 * abs(literal) + (literal > 0)


@compiled
def refuted(arrays, chain, contrary, beside, size, assignment, most, followed):
    """Return how many rules refute the contrary beside this case, with the assumption's; `most`: not by fewer."""
    found = close(arrays, chain, contrary, beside, size, assignment, most, followed)
    reopen(chain, assignment)
    return found


@compiled
def each_fails(arrays, cases, contrary, some, assignment, most, followed):
    """Can each of these cases be refuted by fewer rules than `most`?"""
    for number in range(1, some[0] + 1):
        place = place_of(some[number])
        if cases.fewest[place] == 0:
            clear(cases.chain, ASSUMED)
            size = refuted(arrays, cases.chain, contrary, some[number], ZERO, assignment, most, followed)
            cases.fewest[place] = size
        if cases.fewest[place] >= most:
            return False
    return True


@compiled
def join(arrays, cases, contrary, some, size, assignment, most, followed):
    """Return how many rules refute the contrary in each of these cases, with those of the assumption.

    If they are fewer than `most`, they are the label of the assumption then.
    """
    for number in range(1, some[0] + 1):
        size = refuted(arrays, cases.chain, contrary, some[number], size, assignment, most, followed)
        if size >= most:
            return most
        put_label(cases.chain, BEST, cases.chain, ASSUMED)
    return size


@compiled
def best_split(arrays, chain, cases, contrary, assignment, again, most, followed, stop):
    """Return the fewest rules by which a split refutes the contrary, or `most`; they are the best label of the chain.

    `assignment` and `again`: what is known, twice.
    """
    for place in range(len(cases.fewest)):
        cases.fewest[place] = 0
    for place in range(len(cases.seen)):
        cases.seen[place] = False
    clear(chain, ASSUMED)
    most = close(arrays, chain, contrary, ZERO, ZERO, assignment, most, followed)
    for variable in range(1, len(assignment)):
        if chain.label_of[variable] < 0:
            continue
        for entry in range(arrays.entry_starts[variable], arrays.entry_starts[variable + 1]):
            constraint = arrays.entries[4 * entry]
            if not cases.seen[constraint] and followed[0] > 0 and stop[0] == 0:
                cases.seen[constraint] = True
                most = split_at(arrays, chain, cases, contrary, constraint, assignment, again, most, followed)
    reopen(chain, assignment)
    return most


@compiled
def split_at(arrays, chain, cases, contrary, constraint, assignment, again, most, followed):
    """Try the cases of this constraint; if there are two, those of one of its literals, for which no rule is needed."""
    side = find_cases(arrays, constraint, assignment, cases.found)
    if cases.found[0] > 2:
        size = explain(arrays, chain, chain.used[0], constraint, side, assignment)
        if size < most and each_fails(arrays, cases, contrary, cases.found, again, most, followed):
            put_label(chain, chain.used[0], cases.chain, ASSUMED)
            most = better(arrays, chain, cases, contrary, cases.found, size, again, most, followed)
    elif cases.found[0] == 2:
        for number in range(1, 3):
            variable = abs(cases.found[number])
            if not cases.seen[len(arrays.rule_of) + variable]:
                cases.seen[len(arrays.rule_of) + variable] = True
                cases.pair[0], cases.pair[1], cases.pair[2] = 2, variable, -variable
                if each_fails(arrays, cases, contrary, cases.pair, again, most, followed):
                    clear(cases.chain, ASSUMED)
                    most = better(arrays, chain, cases, contrary, cases.pair, ZERO, again, most, followed)
    return most


@compiled
def better(arrays, chain, cases, contrary, some, size, again, most, followed):
    """Keep the rules of these cases if they are fewer than `most`; return the fewest."""
    found = join(arrays, cases, contrary, some, size, again, most, followed)
    if found < most:
        put_label(cases.chain, ASSUMED, chain, BEST)
    return found


@counting
def shortest_split(arrays, chain, targets, known, reference, least, most, branches, work, stop, cases, followed):
    """Do the same as `shortest_chain`, with cases.

    `followed[0]` counts down with each constraint that is followed, to the end.
    """
    assignment, again, found, length = known.copy(), known.copy(), 0, 0
    for place in range(len(targets)):
        literal = targets[place]
        if literal == 0 or known[abs(literal)] >= 0 or most <= least or stop[0] or followed[0] < 0:
            continue
        size = best_split(arrays, chain, cases, -literal, assignment, again, most, followed, stop)
        if size < most:
            found, length = place, list_rules(arrays, chain, BEST)
            length = shrink(arrays, chain.rules, length, known, targets[place : place + 1], reference, branches, work)
            most = counted(arrays, chain.rules, length)
    return found, most, length
