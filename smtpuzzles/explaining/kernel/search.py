"""The search for the smallest set of rules that shows a target; each answer 'no' adds to the families.

composite   rules that are used at once, and count as fewer
cover       the rules of some composites, as a set
"""

import numpy as np

from smtpuzzles.explaining.kernel.arrays import compiled, counting, go_to
from smtpuzzles.explaining.kernel.families import KNOWN, add
from smtpuzzles.explaining.kernel.hitting import ONE, by_frequency, disjoint, hitting_set, size_of, smallest_hitting_set
from smtpuzzles.explaining.kernel.models import improve, satisfy

NEVER = 1000  # to break a rule that must hold is worse than to break this number of others
COST = 10  # of an answer, in branches of the search for hitting sets
WORD = 32  # bits
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


@compiled
def list_missed(store, family, cover, room, used, missed):
    """List the sets that the cover does not hit; return their number, or -1 if `room` rules surely cannot hit them."""
    number, needed = 0, 0
    for word in range(len(used)):
        used[word] = 0
    for row in family:
        hit, apart = False, True
        for word in range(len(used)):
            hit = hit or store.sets[row, word] & cover[word] != 0
            apart = apart and store.sets[row, word] & used[word] == 0
        if hit:
            continue
        missed[number] = row
        number += 1
        if apart:
            needed += 1
            if needed > room:
                return -1
            for word in range(len(used)):
                used[word] |= store.sets[row, word]
    return number


@counting
def hits_of(store, rows):
    """Return for each composite which of these sets it hits, as bits."""
    hits = np.zeros(len(store.prices), np.uint32)
    for number in range(len(hits)):
        for place in range(len(rows)):
            common = np.uint32(0)
            for word in range(store.sets.shape[1]):
                common |= store.sets[rows[place], word] & store.composites[number, word]
            if common:
                hits[number] |= ONE << np.uint32(place)
    return hits


@counting
def with_composites(store, family, alone, hits, least, most, work, stop):
    """Find composites and rules that count as `most` at most and hit all sets; return how many rules they have.

    Some composites after the other are tried, each time with a smallest hitting set of what they leave. -1: there are
    none; other numbers below 0 are those of `hitting_set`. `alone`: so many sets have no common members; `hits`: which
    of these each composite hits.
    """
    number, words = len(store.prices), store.sets.shape[1]
    covers, used = np.zeros((number + 1, words), np.uint32), np.zeros(words, np.uint32)
    hit = np.zeros(number + 1, np.uint32)
    missed, chosen = np.zeros(len(family), np.int32), np.zeros(number + 1, np.int32)
    depth, room, following = 0, most, 0
    while True:
        if following < number and store.prices[following] <= room:
            for word in range(words):
                covers[depth + 1, word] = covers[depth, word] | store.composites[following, word]
            chosen[depth] = following
            room -= store.prices[following]
            depth += 1
            hit[depth] = hit[depth - 1] | hits[following]
            size = -1
            if alone - size_of(hit[depth]) <= room:
                work[0] -= 1
                count = list_missed(store, family, covers[depth, :], room, used, missed)
                size = 0 if count == 0 else -1
                if count > 0:
                    rows, found = missed[:count], store.found
                    size = smallest_hitting_set(store.sets, rows, room, least, most, found, work, stop)
            if size >= 0:
                return size + unite(store, covers[depth, :], size)
            if size < -1:
                return size
        elif following >= number:
            if depth == 0:
                return -1
            depth -= 1
            following = chosen[depth]
            room += store.prices[following]
        following += 1


@compiled
def unite(store, cover, size):
    """Put the rules of composites after those that were found; return how many they are."""
    length = 0
    for rule in range(len(store.found)):
        if cover[rule >> 5] >> np.uint32(rule & 31) & ONE:
            store.found[size + length] = rule
            length += 1
    return length


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
    heaviest = 0
    for counts in arrays.least:
        if counts > heaviest:
            heaviest = counts
    for target in range(len(store.targets)):
        family, changed = store.families[target, : store.counts[1 + target]], True
        while store.bounds[target] <= most:
            if changed:
                family, changed, is_ranked = store.families[target, : store.counts[1 + target]], False, False
                alone = disjoint(store.sets, family)
                hits = hits_of(store, alone[:WORD])
            most_rules, size = store.bounds[target], -1
            if most_rules < len(alone):
                work[0] -= 1
            else:
                if not is_ranked:
                    ranked, is_ranked = by_frequency(store.sets, family, arrays.least, most_rules), True
                size = hitting_set(ranked, most_rules, store.found, work, walk.stop)
            if size == -1 and len(store.prices):
                number = len(alone[:WORD])
                size = with_composites(store, family, number, hits, arrays.least, most_rules, work, walk.stop)
            if size == -2:
                return TIRED, target, most
            if walk.stop[0]:
                return STOPPED, target, most
            if size < 0:
                store.bounds[target] += 1
                is_ranked = is_ranked and heaviest <= most_rules  # else members were left out
                continue
            work[0] -= COST
            changed = True
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
