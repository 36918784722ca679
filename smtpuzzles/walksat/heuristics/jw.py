"""Jeroslow-Wang, in the classic walk: it chooses the literal that is in most clauses; short clauses count more.

J(l) is the sum of 2 ** -|c| over all clauses c of the formula that contain l, true or false: it is the same at every
step. Chance breaks ties.
"""

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.walksat.arrays import Arrays
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, below, compiled, flip, happens, random_false, random_variable


def scores(arrays: Arrays) -> NDArray[np.float64]:
    sizes = np.diff(arrays.starts)
    weights = np.repeat(2.0 ** -sizes.astype(np.float64), sizes)
    return np.bincount(arrays.literals, weights, 2 * arrays.variables).astype(np.float64)


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        clause = random_false(state)
        flip(state, random_variable(state, clause) if happens(state, noise) else best(state, clause))


@compiled
def best(state, clause):
    """Return the variable of the literal with the highest score; ties are broken at random."""
    highest, equal, chosen = -1.0, np.uint64(0), np.uint32(0)
    for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
        literal = state.literals[place]
        score = state.table[literal]
        if score > highest:
            highest, equal, chosen = score, np.uint64(1), literal >> np.uint32(1)
        elif score == highest:
            equal += np.uint64(1)
            if below(state, equal) == 0:
                chosen = literal >> np.uint32(1)
    return chosen


HEURISTIC = Heuristic("jw", "Jeroslow-Wang: most and shortest clauses", walk, noise=0.1, table=scores)
