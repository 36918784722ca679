"""Least modified, in the classic walk: of a random false clause, the variable that was flipped least often so far.

Chance decides between equals.
"""

import numpy as np

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, below, compiled, flip, happens, random_false, random_variable


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        clause = random_false(state)
        flip(state, random_variable(state, clause) if happens(state, noise) else best(state, clause))


@compiled
def best(state, clause):
    fewest, equal, chosen = np.uint64(1 << 63), np.uint64(0), np.uint32(0)
    for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
        variable = state.literals[place] >> np.uint32(1)
        times = state.flipped[variable]
        if times < fewest:
            fewest, equal, chosen = times, np.uint64(1), variable
        elif times == fewest:
            equal += np.uint64(1)
            if below(state, equal) == 0:
                chosen = variable
    return chosen


HEURISTIC = Heuristic("least-modified", "flipped least often so far", walk, noise=0.1)
