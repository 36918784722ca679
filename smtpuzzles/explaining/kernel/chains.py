"""Chains: the contrary of a target is assumed, and each consequence by one rule leads to the next, to a contradiction.

label   the rules of the chain that leads to a literal; those with few rules are looked at first
queue   labels in the order of their number of rules, then in that in which they came
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.explaining.kernel.arrays import ZERO, Numbers, compiled, counting, value_of
from smtpuzzles.explaining.kernel.hitting import ONE, size_of
from smtpuzzles.explaining.kernel.models import follow, forget, shown

# The labels of the best contradiction, of the two literals that are assumed, and of the first consequence.
BEST, ASSUMED, BESIDE, FIRST = 0, 1, 2, 3
BOTH = 2  # true and false literals


class Chain(NamedTuple):
    """Room for one chain, and for the rules of the shortest one."""

    labels: NDArray[np.uint32]
    sizes: Numbers  # of each label: how many rules it has, or its least if that is more
    leasts: Numbers  # of each label: the largest least of its rules
    leads_to: Numbers  # of each label: its literal
    behind: Numbers  # of each label: the next one of its size in the queue, or 0
    first: Numbers  # of the queue: the label for each number of rules, or 0
    last: Numbers
    label_of: Numbers  # of each variable that has a value by now: its label, or -1 if it was known
    queued: Numbers  # of each literal: the fewest rules of its labels; two for each variable
    used: Numbers  # how many labels are in use, in a single number
    trail: Numbers
    rules: Numbers  # of the shortest chain


@counting
def new_chain(arrays, most):
    rules, variables = len(arrays.rule_starts) - 1, len(arrays.found_starts) - 1
    room = 3 * variables + FIRST
    return Chain(
        np.zeros((room, (rules + 31) >> 5), np.uint32),
        np.zeros(room, np.int32),
        np.zeros(room, np.int32),
        np.zeros(room, np.int32),
        np.zeros(room, np.int32),
        np.zeros(most + 1, np.int32),
        np.zeros(most + 1, np.int32),
        np.full(variables, -1, np.int32),
        np.zeros(2 * variables, np.int32),
        np.zeros(1, np.int32),
        np.zeros(variables + 1, np.int32),
        np.zeros(most, np.int32),
    )


@compiled
def add_rules_of(chain, label, variable):
    """Add the rules that lead to the variable's value."""
    other = chain.label_of[variable]
    if other >= 0:
        for word in range(chain.labels.shape[1]):
            chain.labels[label, word] |= chain.labels[other, word]
        if chain.leasts[label] < chain.leasts[other]:
            chain.leasts[label] = chain.leasts[other]


@compiled
def measure(chain, label):
    size = ZERO
    for word in range(chain.labels.shape[1]):
        size += size_of(chain.labels[label, word])
    if size < chain.leasts[label]:
        size = np.int64(chain.leasts[label])
    chain.sizes[label] = size
    return size


@compiled
def explain(arrays, chain, label, constraint, side, assignment):
    """Make a label of the constraint's rule and those that lead to its true literals (`side` 1), or false ones (0)."""
    for word in range(chain.labels.shape[1]):
        chain.labels[label, word] = 0
    rule = arrays.rule_of[constraint]
    chain.labels[label, rule >> 5] = ONE << np.uint32(rule & 31)
    chain.leasts[label] = arrays.least[rule]
    for place in range(arrays.condition_starts[constraint], arrays.condition_starts[constraint + 1]):
        add_rules_of(chain, label, abs(arrays.conditions[place]))
    for place in range(arrays.starts[constraint], arrays.starts[constraint + 1]):
        literal = arrays.literals[place]
        if side == BOTH or value_of(literal, assignment) == side:
            add_rules_of(chain, label, abs(literal))
    return measure(chain, label)


@compiled
def side_of(arrays, constraint, variable, value, assignment):
    """Return which literals show that the variable has this value, or for variable 0 that the constraint is broken."""
    if arrays.places[constraint]:
        return BOTH
    total = 0
    for place in range(arrays.starts[constraint], arrays.starts[constraint + 1]):
        literal = arrays.literals[place]
        if abs(literal) == variable:
            return (literal > 0) != (value > 0)
        if value_of(literal, assignment) > 0:
            total += arrays.weights[place]
    return total > arrays.high[constraint]


@compiled
def offer(chain, label, best):
    """Keep the label of a contradiction if it has fewer rules than the best one; return how many that has."""
    if chain.sizes[label] >= best:
        return best
    put_label(chain, label, chain, BEST)
    return chain.sizes[label]


@compiled
def enqueue(chain, label, literal):
    chain.leads_to[label] = literal
    chain.behind[label] = 0
    size = chain.sizes[label]
    if chain.first[size]:
        chain.behind[chain.last[size]] = label
    else:
        chain.first[size] = label
    chain.last[size] = label


@compiled
def follow_all(arrays, chain, variable, assignment, least, best, followed):
    """Put into the queue what follows from the variable; return the number of rules of the best contradiction."""
    for entry in range(arrays.entry_starts[variable], arrays.entry_starts[variable + 1]):
        constraint, label = arrays.entries[4 * entry], chain.used[0]
        followed[0] -= 1
        chain.trail[0] = 0
        if follow(arrays, constraint, assignment, chain.trail):
            for place in range(1, chain.trail[0] + 1):
                implied = chain.trail[place]
                value = assignment[implied]
                literal = 2 * implied + value
                if chain.queued[literal] <= least or chain.used[0] + 1 >= len(chain.sizes):
                    continue
                assignment[implied] = -1
                side = side_of(arrays, constraint, implied, value, assignment)
                size = explain(arrays, chain, chain.used[0], constraint, side, assignment)
                assignment[implied] = value
                if size < best and size < chain.queued[literal]:
                    chain.queued[literal] = size
                    enqueue(chain, chain.used[0], implied if value else -implied)
                    chain.used[0] += 1
            forget(assignment, chain.trail, 0)
        else:
            forget(assignment, chain.trail, 0)
            side = side_of(arrays, constraint, 0, 0, assignment)
            explain(arrays, chain, label, constraint, side, assignment)
            best = offer(chain, label, best)
    return best


@compiled
def assume(chain, label, literal, size):
    """Begin with this literal, whose label is that of the first assumption, of so many rules."""
    put_label(chain, ASSUMED, chain, label)
    chain.sizes[label] = size
    enqueue(chain, label, literal)


@compiled
def close(arrays, chain, literal, beside, size, assignment, best, followed):
    """Follow these literals (`beside`: 0 if there is no other); return the number of rules of the best contradiction.

    The label of both has `size` rules. Without a contradiction of fewer rules than `best`, return that; the assignment
    then has all that follows by fewer rules.
    """
    for place in range(best):
        chain.first[place] = 0
    for place in range(len(chain.queued)):
        chain.queued[place] = best
    chain.used[0] = FIRST
    if size < best:
        assume(chain, ASSUMED, literal, size)
        if beside:
            assume(chain, BESIDE, beside, size)
    while size < best:
        label = chain.first[size]
        if label == 0:
            size += 1
            continue
        chain.first[size] = chain.behind[label]
        literal = chain.leads_to[label]
        variable = abs(literal)
        if assignment[variable] < 0:
            assignment[variable] = literal > 0
            chain.label_of[variable] = label
            best = follow_all(arrays, chain, variable, assignment, size, best, followed)
        elif assignment[variable] != (literal > 0):
            add_rules_of(chain, label, variable)
            measure(chain, label)
            best = offer(chain, label, best)
    return best


@compiled
def reopen(chain, assignment):
    """Forget what followed."""
    for place in range(len(chain.label_of)):
        if chain.label_of[place] >= 0:
            assignment[place] = -1
            chain.label_of[place] = -1


@compiled
def put_label(chain, label, other, place):
    """Copy the label to this place of the other chain."""
    for word in range(chain.labels.shape[1]):
        other.labels[place, word] = chain.labels[label, word]
    other.leasts[place] = chain.leasts[label]


@compiled
def clear(chain, label):
    for word in range(chain.labels.shape[1]):
        chain.labels[label, word] = 0
    chain.leasts[label] = 0


@compiled
def list_rules(arrays, chain, label):
    """Put the rules of the label into `chain.rules`; return how many they are."""
    length = 0
    for rule in range(len(arrays.rule_starts) - 1):
        if chain.labels[label, rule >> 5] >> np.uint32(rule & 31) & ONE:
            chain.rules[length] = rule
            length += 1
    return length


@compiled
def counted(arrays, rules, length):
    """Return what these rules count as, if none are used at once."""
    counts = length
    for place in range(length):
        if counts < arrays.least[rules[place]]:
            counts = np.int64(arrays.least[rules[place]])
    return counts


@counting
def shortest_chain(arrays, chain, targets, known, reference, least, most, branches, work, stop):
    """Return the place of the target that fewer than `most` rules show by a chain, as few as possible.

    After it: what they count as, and how many they are. `least`: no fewer rules can do.
    """
    assignment, found, length, followed = known.copy(), 0, 0, np.zeros(1, np.int32)
    for place in range(len(targets)):
        literal = targets[place]
        if literal == 0 or known[abs(literal)] >= 0 or most <= least or stop[0]:
            continue
        clear(chain, ASSUMED)
        size = close(arrays, chain, -literal, ZERO, ZERO, assignment, most, followed)
        reopen(chain, assignment)
        if size < most:
            found, length = place, list_rules(arrays, chain, BEST)
            length = shrink(arrays, chain.rules, length, known, targets[place : place + 1], reference, branches, work)
            most = counted(arrays, chain.rules, length)
    return found, most, length


@counting
def shrink(arrays, rules, length, known, literals, reference, branches, work):
    """Leave out rules without which the others show these literals; return how many are left."""
    place = 0
    while place < length:
        rule = rules[place]
        for later in range(place + 1, length):
            rules[later - 1] = rules[later]
        if shown(arrays, rules[: length - 1], known, literals, reference, branches, work):
            length -= 1
        else:
            for later in range(length - 1, place, -1):
                rules[later] = rules[later - 1]
            rules[place] = rule
            place += 1
    return length
