"""Assignments that obey some rules, and as many of the others as possible.

Both searches begin at an assignment that obeys all rules, or nearly all, so that what they find breaks few.
"""

import numpy as np

from smtpuzzles.explaining.kernel.arrays import ZERO, compiled, counting, flip, go_to, holds, value_of


@compiled
def learn(assignment, trail, literal):
    assignment[abs(literal)] = 1 if literal > 0 else 0
    trail[0] += 1
    trail[trail[0]] = abs(literal)


@compiled
def forget(assignment, trail, length):
    """Make open again what the trail holds beyond this length."""
    for place in range(length + 1, trail[0] + 1):
        assignment[trail[place]] = -1
    trail[0] = length


@compiled
def learn_forced(arrays, constraint, assignment, trail, total, unknown):
    """Learn the literals whose weight would make the sum of the true ones too large, or whose lack too small."""
    first = arrays.starts[constraint] + 2 * arrays.places[constraint]
    for place in range(first, arrays.starts[constraint + 1]):
        literal, weight = arrays.literals[place], arrays.weights[place]
        if value_of(literal, assignment) < 0:
            if total + weight > arrays.high[constraint]:
                learn(assignment, trail, -literal)
                unknown -= weight
            elif total + unknown - weight < arrays.low[constraint]:
                learn(assignment, trail, literal)
                total, unknown = total + weight, unknown - weight


@compiled
def follow(arrays, constraint, assignment, trail):
    """Learn what follows from one constraint; return False if it is broken."""
    left, last = 0, 0
    for place in range(arrays.condition_starts[constraint], arrays.condition_starts[constraint + 1]):
        held = value_of(arrays.conditions[place], assignment)
        if held == 0:
            return True
        if held < 0:
            left, last = left + 1, arrays.conditions[place]
    first, end, places = arrays.starts[constraint], arrays.starts[constraint + 1], arrays.places[constraint]
    ways, way = 0, 0
    for place in range(first, first + places):
        a, b = arrays.literals[place], arrays.literals[place + places]
        one, other = value_of(a, assignment), value_of(b, assignment)
        if one >= 0 and other >= 0:
            if one != other:
                return True
        else:
            ways += 1
            if one >= 0:
                way = -b if one else b
            elif other >= 0:
                way = -a if other else a
            else:
                ways += 1
    total, unknown = ZERO, ZERO
    for place in range(first + 2 * places, end):
        held = value_of(arrays.literals[place], assignment)
        if held > 0:
            total += arrays.weights[place]
        elif held < 0:
            unknown += arrays.weights[place]
    low, high = arrays.low[constraint], arrays.high[constraint]
    if total > high or total + unknown + ways < low:
        if left == 1:
            learn(assignment, trail, -last)
        return left > 0
    if left or (places and (total or ways + unknown > 1)):
        return True
    if ways:
        learn(assignment, trail, way)
        return True
    learn_forced(arrays, constraint, assignment, trail, total, unknown)
    return True


@compiled
def start(arrays, rules, active, assignment, trail):
    """Learn what follows from single constraints of the rules; return False if one is broken."""
    for rule in rules:
        active[rule] = True
        for constraint in range(arrays.rule_starts[rule], arrays.rule_starts[rule + 1]):
            if not follow(arrays, constraint, assignment, trail):
                return False
    return propagate(arrays, active, assignment, trail, ZERO)


@compiled
def propagate(arrays, active, assignment, trail, done):
    """Learn what follows from the variables that the trail holds beyond `done`; return False if a rule is broken."""
    while done < trail[0]:
        done += 1
        for place in range(arrays.entry_starts[trail[done]], arrays.entry_starts[trail[done] + 1]):
            constraint = arrays.entries[4 * place]
            if active[arrays.rule_of[constraint]] and not follow(arrays, constraint, assignment, trail):
                return False
    return True


@compiled
def branch(arrays, rules, assignment, reference, completed):
    """Return an open variable of a constraint that the reference's values would break, or 0 if they break none."""
    for rule in rules:
        for constraint in range(arrays.rule_starts[rule], arrays.rule_starts[rule + 1]):
            for place in range(arrays.starts[constraint], arrays.starts[constraint + 1]):
                variable = abs(arrays.literals[place])
                completed[variable] = reference[variable] if assignment[variable] < 0 else assignment[variable]
            for place in range(arrays.condition_starts[constraint], arrays.condition_starts[constraint + 1]):
                variable = abs(arrays.conditions[place])
                completed[variable] = reference[variable] if assignment[variable] < 0 else assignment[variable]
            if holds(arrays, constraint, completed):
                continue
            first, end = arrays.starts[constraint], arrays.starts[constraint + 1]
            many, total, any_open = arrays.places[constraint] == 0, 0, 0
            for place in range(first, end):
                total += arrays.weights[place] * value_of(arrays.literals[place], completed)
            many = many and total > arrays.high[constraint]
            for place in range(first, end):
                literal = arrays.literals[place]
                if assignment[abs(literal)] < 0:
                    any_open = abs(literal)
                    if value_of(literal, completed) == many:
                        return any_open
            for place in range(arrays.condition_starts[constraint], arrays.condition_starts[constraint + 1]):
                if assignment[abs(arrays.conditions[place])] < 0:
                    any_open = abs(arrays.conditions[place])
            return any_open
    return 0


@counting
def satisfy(arrays, rules, assignment, reference, most, work):
    """Complete the assignment so that it obeys the rules: 1 done; 0 impossible; -1 not decided by `most` branches.

    If it is not done, the assignment is as before. `work[0]` counts down with each branch, and ends the search, too.
    """
    size = len(assignment)
    trail = np.zeros(size + 1, np.int32)  # how many variables follow, and these
    tried = np.empty(size, np.int32)
    lengths = np.empty(size, np.int32)
    completed = np.zeros(size, np.int8)
    active = np.zeros(len(arrays.rule_starts), np.bool_)
    depth, branches = 0, 0
    possible = start(arrays, rules, active, assignment, trail)
    while True:
        if possible:
            variable = branch(arrays, rules, assignment, reference, completed)
            if variable == 0:
                for number in range(size):
                    if assignment[number] < 0:
                        assignment[number] = reference[number]
                return 1
            branches += 1
            work[0] -= 1
            if branches > most or work[0] < 0:
                forget(assignment, trail, 0)
                return -1
            tried[depth], lengths[depth] = variable, trail[0]
            depth += 1
            learn(assignment, trail, variable if reference[variable] == 0 else -variable)
        elif depth == 0:
            forget(assignment, trail, 0)
            return 0
        else:
            depth -= 1
            forget(assignment, trail, lengths[depth])
            learn(assignment, trail, tried[depth] if reference[tried[depth]] else -tried[depth])
        possible = propagate(arrays, active, assignment, trail, trail[0] - 1)


@counting
def settle(arrays, walk, assignment, fixed):
    """Change the assignment so that it obeys more rules."""
    go_to(arrays, walk, assignment)
    improve(arrays, walk, fixed)
    for variable in range(len(assignment)):
        assignment[variable] = walk.assignment[variable]


@counting
def shown(arrays, rules, known, literals, reference, most, work):
    """Return whether the rules show all these literals from what is known; what is not decided does not count."""
    for literal in literals:
        if known[abs(literal)] >= 0 and literal:
            if known[abs(literal)] != (literal > 0):
                return False
            continue
        assignment = known.copy()
        assignment[abs(literal)] = literal < 0
        if satisfy(arrays, rules, assignment, reference, most, work) != 0:
            return False
    return True


@counting
def all_shown(arrays, rules, known, targets, reference, most, work, stop):
    """Return the places of the open targets, of variables of these rules, that the rules show."""
    near, found = np.zeros(len(known), np.bool_), np.zeros(len(targets), np.bool_)
    for rule in rules:
        for place in range(arrays.variable_starts[rule], arrays.variable_starts[rule + 1]):
            near[arrays.variables[place]] = True
    for place in range(len(targets)):
        variable = abs(targets[place])
        if near[variable] and known[variable] < 0 and stop[0] == 0:
            found[place] = shown(arrays, rules, known, targets[place : place + 1], reference, most, work)
    return np.flatnonzero(found)


@counting
def without(known, groups, group):
    fewer = known.copy()
    for variable in range(len(fewer)):
        if groups[variable] == group:
            fewer[variable] = -1
    return fewer


@counting
def needed(arrays, rules, known, groups, count, literals, reference, most, work, stop):
    """Forget, group by group, what the rules do not need to show the literals; return which groups are left.

    `groups`: the number of each variable's group; variables below 0 are forgotten at once. Without work, they are left.
    """
    held, kept = without(known, groups, -1), np.ones(count, np.bool_)
    for group in range(count):
        fewer = without(held, groups, group)
        if stop[0] == 0 and shown(arrays, rules, fewer, literals, reference, most, work):
            held, kept[group] = fewer, False
    return kept


@compiled
def improve(arrays, walk, fixed):
    """Flip single variables and pairs that are not fixed, as long as that makes the price of broken rules less."""
    rule, left, count = ZERO, len(walk.broken), len(walk.broken)
    while left > 0 and walk.stop[0] == 0:  # until no rule has been mended in a whole round
        left -= 1
        if walk.broken[rule] and mend(arrays, walk, fixed, rule):
            left = count
        elif rule + 1 < count:
            rule += 1
        else:
            rule = ZERO


@compiled
def mend(arrays, walk, fixed, rule):
    """Flip one or two variables, one of them of this rule, if that is a gain."""
    first, end = arrays.variable_starts[rule], arrays.variable_starts[rule + 1]
    for place in range(first, end):
        variable = arrays.variables[place]
        if not fixed[variable]:
            if flip(arrays, walk, variable) > 0:
                return True
            flip(arrays, walk, variable)
    for place in range(first, end):
        variable = arrays.variables[place]
        if fixed[variable]:
            continue
        lost = flip(arrays, walk, variable)
        for beside in range(arrays.found_starts[variable], arrays.found_starts[variable + 1]):
            other = arrays.found[beside]
            if walk.broken[other] == 0 or walk.stop[0]:
                continue
            for seat in range(arrays.variable_starts[other], arrays.variable_starts[other + 1]):
                second = arrays.variables[seat]
                if second != variable and not fixed[second] and lost + most_gain(arrays, walk, second) > 0:
                    if lost + flip(arrays, walk, second) > 0:
                        return True
                    flip(arrays, walk, second)
        flip(arrays, walk, variable)
    return False


@compiled
def most_gain(arrays, walk, variable):
    """Return the price of the broken rules that speak of the variable: a flip gains no more."""
    price = 0
    for place in range(arrays.found_starts[variable], arrays.found_starts[variable + 1]):
        if walk.broken[arrays.found[place]]:
            price += walk.prices[arrays.found[place]]
    return price
