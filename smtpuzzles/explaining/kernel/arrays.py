"""Rules as arrays, and which of them an assignment obeys.

assignment   for each variable 1 (true) or 0 (false); in partial ones -1: open
constraint   linear: the weights of the true literals add up to something from `low` to `high`; or, with `places`: the
             first literals differ from as many others somewhere, or a further one is true
entry        what a variable means to a constraint: it adds a weight; or it makes a place differ, unless its partner
             is equal; or it is a condition
walk         a full assignment that is changed by flips, and what it means to constraints and rules
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.base.compiling import compiler
from smtpuzzles.explaining.numbers import CONDITION, WEIGHT

# `compiled` functions are called by compiled ones only, and do not count references to arrays, which outlive every
# search: counting makes calls many times slower. Only `counting` functions make arrays or are called by Python.
compiled = compiler(Path(__file__).parent, _nrt=False, no_cpython_wrapper=True)
# Other threads go on meanwhile; one of them may end the work by `walk.stop`.
counting = compiler(Path(__file__).parent, nogil=True)
ZERO = np.int64(0)  # for a literal 0, numba would compile each function that gets it once more
Numbers = NDArray[np.int32]


class Arrays(NamedTuple):
    """Rules; what belongs to rule or constraint n of a list is between `starts[n]` and `starts[n + 1]`."""

    rule_starts: Numbers  # constraints of a rule
    starts: Numbers  # literals of a constraint
    literals: Numbers
    weights: Numbers
    low: Numbers
    high: Numbers
    places: Numbers
    condition_starts: Numbers  # literals without which a constraint does not count
    conditions: Numbers
    rule_of: Numbers  # of each constraint
    variable_starts: Numbers  # variables of a rule
    variables: Numbers
    found_starts: Numbers  # rules of a variable
    found: Numbers
    entry_starts: Numbers  # entries of a variable
    entries: Numbers  # each in four numbers: constraint, sort, sign or weight, partner
    least: Numbers  # of each rule: a step with it counts as at least so many


class Walk(NamedTuple):
    assignment: NDArray[np.int8]
    sums: Numbers  # of each constraint: what its true literals add up to, or the number of ways in which it differs
    off: Numbers  # of each constraint: its false conditions
    broken: Numbers  # of each rule: its constraints that do not hold
    prices: Numbers  # of each rule: how bad it is to break it
    stop: Numbers  # a single number; if it is not 0, what is done here ends soon, with less found


def numbers(some):
    """Return an array of these numbers, which are in a buffer of 32-bit integers."""
    return np.array(some, np.int32)


def blank(size):
    """Return an assignment, what is known (-1: open), and which variables are."""
    return np.zeros(size, np.int8), np.full(size, -1, np.int8), np.zeros(size, np.bool_)


@compiled
def value_of(literal, assignment):
    """Return 1, 0, or -1 for open."""
    if literal > 0:
        return assignment[literal]
    held = assignment[-literal]
    return held if held < 0 else 1 - held


@compiled
def holds(arrays, constraint, assignment):
    """Does a full assignment satisfy the constraint?"""
    for place in range(arrays.condition_starts[constraint], arrays.condition_starts[constraint + 1]):
        if value_of(arrays.conditions[place], assignment) == 0:
            return True
    first, end, places = arrays.starts[constraint], arrays.starts[constraint + 1], arrays.places[constraint]
    total = 0
    for place in range(first, first + places):
        total += value_of(arrays.literals[place], assignment) != value_of(arrays.literals[place + places], assignment)
    for place in range(first + 2 * places, end):
        total += arrays.weights[place] * value_of(arrays.literals[place], assignment)
    return arrays.low[constraint] <= total <= arrays.high[constraint]


@counting
def new_walk(arrays):
    """Return the walk at the assignment in which all variables are false."""
    rules, constraints = len(arrays.rule_starts) - 1, len(arrays.rule_of)
    walk = Walk(
        np.zeros(len(arrays.found_starts) - 1, np.int8),
        np.zeros(constraints, np.int32),
        np.zeros(constraints, np.int32),
        np.zeros(rules, np.int32),
        np.ones(rules, np.int32),
        np.zeros(1, np.int32),
    )
    for constraint in range(constraints):
        for place in range(arrays.condition_starts[constraint], arrays.condition_starts[constraint + 1]):
            walk.off[constraint] += arrays.conditions[place] > 0
        first, end, places = arrays.starts[constraint], arrays.starts[constraint + 1], arrays.places[constraint]
        for place in range(first, first + places):
            walk.sums[constraint] += (arrays.literals[place] > 0) != (arrays.literals[place + places] > 0)
        for place in range(first + 2 * places, end):
            if arrays.literals[place] < 0:
                walk.sums[constraint] += arrays.weights[place]
        if not satisfied(arrays, walk, constraint):
            walk.broken[arrays.rule_of[constraint]] += 1
    return walk


@compiled
def satisfied(arrays, walk, constraint):
    return walk.off[constraint] > 0 or arrays.low[constraint] <= walk.sums[constraint] <= arrays.high[constraint]


@compiled
def flip(arrays, walk, variable):
    """Flip the variable; return the price of the rules that are obeyed now, minus that of those that are broken now."""
    walk.assignment[variable] ^= 1
    sign = 1 if walk.assignment[variable] else -1
    gain = 0
    for place in range(arrays.entry_starts[variable], arrays.entry_starts[variable + 1]):
        entry = 4 * place
        constraint, sort, weight = arrays.entries[entry], arrays.entries[entry + 1], arrays.entries[entry + 2]
        before = satisfied(arrays, walk, constraint)
        if sort == WEIGHT:
            walk.sums[constraint] += sign * weight
        elif sort == CONDITION:
            walk.off[constraint] -= sign * weight
        else:
            equal = (sign * weight > 0) == (value_of(arrays.entries[entry + 3], walk.assignment) > 0)
            walk.sums[constraint] += -1 if equal else 1
        if before != satisfied(arrays, walk, constraint):
            rule = arrays.rule_of[constraint]
            if before:
                if walk.broken[rule] == 0:
                    gain -= walk.prices[rule]
                walk.broken[rule] += 1
            else:
                walk.broken[rule] -= 1
                if walk.broken[rule] == 0:
                    gain += walk.prices[rule]
    return gain


@compiled
def put(values, row):
    """Copy the values into a row of a table; `row[:] = values` takes long to compile."""
    for place in range(len(values)):
        row[place] = values[place]


@compiled
def go_to(arrays, walk, assignment):
    for variable in range(1, len(assignment)):
        if walk.assignment[variable] != assignment[variable]:
            flip(arrays, walk, variable)
