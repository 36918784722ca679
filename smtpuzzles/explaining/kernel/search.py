"""The search for the smallest set of rules that shows a target; each answer 'no' adds to the families."""

from smtpuzzles.explaining.kernel.arrays import counting, go_to
from smtpuzzles.explaining.kernel.families import KNOWN, add
from smtpuzzles.explaining.kernel.hitting import smallest_hitting_set
from smtpuzzles.explaining.kernel.models import improve, satisfy

NEVER = 1000  # to break a rule that must hold is worse than to break this number of others
COST = 50  # of an answer, in branches of the search for hitting sets
FEW, LONG = 100, 5000  # branches of one question whether some rules leave an assignment
SHOWN, NONE, FULL, TIRED, OVER, STOPPED = 1, 0, -1, -2, -3, -4  # what a search says; a number of rules, not SHOWN


@counting
def answer(arrays, store, walk, target, rules, reference, known, fixed, most, work):
    """Do these rules show the target? If not, add an assignment that says why not, and breaks few others."""
    literal = store.targets[target]
    variable = abs(literal)
    assignment = known.copy()
    assignment[variable] = literal < 0
    verdict = satisfy(arrays, rules, assignment, reference, most, work)
    if verdict == 0:
        return SHOWN
    if verdict < 0:
        return TIRED
    go_to(arrays, walk, assignment)
    before = fixed[variable]
    fixed[variable] = True
    for rule in rules:
        walk.prices[rule] = NEVER
    improve(arrays, walk, fixed)
    for rule in rules:
        walk.prices[rule] = 1
    fixed[variable] = before
    return NONE if add(store, walk) else FULL


@counting
def search(arrays, store, walk, largest, reference, known, fixed, work):
    """Find a target that the fewest rules show that may do; return their number, the target and the bound of all.

    Instead of their number: NONE, more rules are needed; FULL, there is no room; TIRED, no work is left; OVER, more
    than `largest` rules are needed; STOPPED, `walk.stop` is set.
    """
    most = KNOWN
    for bound in store.bounds:
        if bound < most:
            most = bound
    if most > largest:
        return OVER, 0, most
    for target in range(len(store.targets)):
        while store.bounds[target] <= most:
            family = store.families[target, : store.counts[1 + target]]
            most_rules, found, members = store.bounds[target], store.found, store.members
            size = smallest_hitting_set(store.sets, family, most_rules, found, members, work, walk.stop)
            if size == -2:
                return TIRED, target, most
            if walk.stop[0]:
                return STOPPED, target, most
            if size < 0:
                store.bounds[target] += 1
                continue
            work[0] -= COST
            length, verdict = size, NONE
            while verdict == NONE:
                rules, branches = store.found[:length], LONG if length == size else FEW
                verdict = answer(arrays, store, walk, target, rules, reference, known, fixed, branches, work)
                if verdict == NONE:
                    for rule in range(len(walk.broken)):
                        if walk.broken[rule]:
                            store.found[length] = rule
                            length += 1
                elif verdict == SHOWN and length == size:
                    return size, target, most
                elif verdict == FULL or length == size:
                    return verdict, target, most
    return NONE, 0, most
