"""The correction sets of each target.

target          a literal that may follow
correction set  the rules that an assignment breaks in which a target is false: who wants to show the target by some
                rules needs one of them
family          the correction sets of one target that contain no other one; small ones first
bound           of a target: this number of rules is needed to show it, proven
composite       a set of rules that counts as fewer, its price
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.explaining.kernel.arrays import Numbers, compiled, counting, flip, go_to, put
from smtpuzzles.explaining.kernel.hitting import ONE
from smtpuzzles.explaining.kernel.models import improve

KNOWN = 2**30  # the bound of targets that are known


class Store(NamedTuple):
    """Assignments, the sets of rules that they break, and for each target a family of such sets by row."""

    assignments: NDArray[np.int8]
    sets: NDArray[np.uint32]
    sizes: Numbers
    counts: Numbers  # how many assignments there are; then for each target, how many sets
    families: Numbers
    targets: Numbers
    bounds: Numbers
    found: Numbers  # the rules of the step that was found
    composites: NDArray[np.uint32]
    prices: Numbers


def composite_sets(rules, starts, members):
    """Return these sets of rules; the members of each are between two of the `starts`."""
    sets = np.zeros((len(starts) - 1, (rules + 31) >> 5), np.uint32)
    for number in range(len(starts) - 1):
        for place in range(starts[number], starts[number + 1]):
            sets[number, members[place] >> 5] |= ONE << np.uint32(members[place] & 31)
    return sets


def new_store(rules, variables, targets, rows, longest, composites, prices):
    return Store(
        np.zeros((rows, variables), np.int8),
        np.zeros((rows, (rules + 31) >> 5), np.uint32),
        np.zeros(rows, np.int32),
        np.zeros(1 + len(targets), np.int32),
        np.zeros((len(targets), longest), np.int32),
        targets,
        np.ones(len(targets), np.int32),
        np.zeros(rules, np.int32),
        composites,
        prices,
    )


def larger(store):
    """Return the store with twice the room."""
    rows, length = len(store.sizes), store.families.shape[1]
    rules, variables, targets = len(store.found), store.assignments.shape[1], store.targets
    twice = new_store(rules, variables, targets, 2 * rows, 2 * length, store.composites, store.prices)
    for row in range(rows):
        twice.assignments[row, :] = store.assignments[row, :]
        twice.sets[row, :] = store.sets[row, :]
    for target in range(len(store.targets)):
        twice.families[target, :length] = store.families[target, :]
    twice.sizes[:rows] = store.sizes
    twice.counts[:] = store.counts
    twice.bounds[:] = store.bounds
    return twice


def row_of(table, row):
    return table[row, :]


@counting
def note(store, known, fixed, literals):
    """Take over what became known."""
    for literal in literals:
        known[abs(literal)] = literal > 0
        fixed[abs(literal)] = True
    for target in range(len(store.targets)):
        if fixed[abs(store.targets[target])]:
            store.bounds[target] = KNOWN


@counting
def raise_bounds(store, least):
    for target in range(len(store.targets)):
        if store.bounds[target] < least:
            store.bounds[target] = least


@counting
def add(store, walk):
    """Add the assignment to the families of all targets that are false in it; False: there is no room."""
    row = store.counts[0]
    if row + 1 >= len(store.sizes):
        return False
    for word in range(store.sets.shape[1]):
        store.sets[row, word] = 0
    size = 0
    for rule in range(len(walk.broken)):
        if walk.broken[rule]:
            store.sets[row, rule >> 5] |= ONE << np.uint32(rule & 31)
            size += 1
    store.sizes[row] = size
    put(walk.assignment, store.assignments[row, :])
    fits, used = True, False
    for target in range(len(store.targets)):
        literal = store.targets[target]
        if walk.assignment[abs(literal)] == (literal < 0):
            if store.counts[1 + target] + 1 >= store.families.shape[1]:
                fits = False
            elif enter(store, target, row):
                used = True
    if used:
        store.counts[0] += 1
    return fits


@compiled
def contains(sets, one, other):
    """Does the first set have all members of the second?"""
    missing = np.uint32(0)
    for word in range(sets.shape[1]):
        missing |= sets[other, word] & ~sets[one, word]
    return missing == 0


@counting
def enter(store, target, row):
    """Put the set into the family, unless it contains one that is there; those that contain it go."""
    family, count = store.families[target, :], store.counts[1 + target]
    place = 0
    while place < count and store.sizes[family[place]] <= store.sizes[row]:
        if contains(store.sets, row, family[place]):
            return False
        place += 1
    end = place
    for later in range(place, count):
        if not contains(store.sets, family[later], row):
            family[end] = family[later]
            end += 1
    for later in range(end, place, -1):
        family[later] = family[later - 1]
    family[place] = row
    store.counts[1 + target] = end + 1
    return True


@counting
def seed(arrays, store, walk, reference, fixed):
    """Add the assignments that differ from the reference in a target and in at most one variable beside it."""
    for place in range(len(store.counts)):
        store.counts[place] = 0
    go_to(arrays, walk, reference)
    tried = np.zeros(len(fixed), np.int32)  # the last target, counted from 1, with which a second variable was flipped
    for target in range(len(store.targets)):
        literal = store.targets[target]
        variable = abs(literal)
        if fixed[variable] or variable == 0 or walk.stop[0]:
            continue
        flipped = reference[variable] == (literal > 0)
        if flipped:
            flip(arrays, walk, variable)
        if not add(store, walk):
            return False
        for place in range(arrays.found_starts[variable], arrays.found_starts[variable + 1]):
            rule = arrays.found[place]
            if walk.broken[rule] == 0:  # a second flip that mends nothing only breaks more
                continue
            for seat in range(arrays.variable_starts[rule], arrays.variable_starts[rule + 1]):
                second = arrays.variables[seat]
                if second == variable or fixed[second] or tried[second] == target + 1 or walk.stop[0]:
                    continue
                tried[second] = target + 1
                flip(arrays, walk, second)
                fits = add(store, walk)
                flip(arrays, walk, second)
                if not fits:
                    return False
        if flipped:
            flip(arrays, walk, variable)
    return True


@counting
def renew(arrays, store, walk, known, fixed):
    """Make the families anew after more variables became known; bounds stay where no set was lost.

    An assignment that contradicts what is known is changed there and improved again. False: there is no room, and some
    sets are lost.
    """
    stale = contradicting(store, known, fixed)
    rows = np.flatnonzero(stale)
    again = np.zeros((len(rows), len(known)), np.int8)
    for place in range(len(rows)):
        put(store.assignments[rows[place], :], again[place, :])
    keep_others(store, stale, fixed)
    for place in range(len(rows)):
        if walk.stop[0]:
            break
        for variable in range(1, len(known)):
            if known[variable] >= 0:
                again[place, variable] = known[variable]
        go_to(arrays, walk, again[place, :])
        improve(arrays, walk, fixed)
        if not add(store, walk):
            for target in range(len(store.targets)):
                if store.bounds[target] < KNOWN:
                    store.bounds[target] = 1
            return False
    return True


@counting
def used_rows(store, fixed):
    """Return which assignments the families of open targets have."""
    used = np.zeros(store.counts[0], np.bool_)
    for target in range(len(store.targets)):
        if not fixed[abs(store.targets[target])]:
            for place in range(store.counts[1 + target]):
                used[store.families[target, place]] = True
    return np.flatnonzero(used)


@counting
def contradicting(store, known, fixed):
    """Return which assignments of families contradict what is known."""
    stale = np.zeros(store.counts[0], np.bool_)
    for row in used_rows(store, fixed):
        for variable in range(1, len(known)):
            if known[variable] >= 0 and known[variable] != store.assignments[row, variable]:
                stale[row] = True
                break
    return stale


@counting
def keep_others(store, stale, fixed):
    """Drop the stale rows, and those of no family; a target that loses a set begins again with bound 1."""
    number = np.full(len(stale), -1, np.int32)  # the new row, or -1
    for target in range(len(store.targets)):
        count = store.counts[1 + target]
        store.counts[1 + target] = 0
        if fixed[abs(store.targets[target])]:
            continue
        family = store.families[target, :]
        for place in range(count):
            if stale[family[place]]:
                store.bounds[target] = 1
            else:
                number[family[place]] = 0
                family[store.counts[1 + target]] = family[place]
                store.counts[1 + target] += 1
    store.counts[0] = 0
    for row in range(len(stale)):
        if number[row] == 0:
            last = number[row] = store.counts[0]
            put(store.assignments[row, :], store.assignments[last, :])
            put(store.sets[row, :], store.sets[last, :])
            store.sizes[last] = store.sizes[row]
            store.counts[0] += 1
    for target in range(len(store.targets)):
        for place in range(store.counts[1 + target]):
            store.families[target, place] = number[store.families[target, place]]
