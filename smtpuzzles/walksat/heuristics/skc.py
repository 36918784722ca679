"""Selman, Kautz and Cohen's WalkSAT.

Of a random false clause, a variable that breaks nothing is flipped at once. If there is none: with the probability of
the noise a random variable, else one that breaks fewest; chance decides between equals.
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
        variable = best(state, clause)
        if state.breaks[variable] > 0 and happens(state, noise):
            variable = random_variable(state, clause)
        flip(state, variable)


@compiled
def best(state, clause):
    fewest, equal, chosen = np.uint32((1 << 32) - 1), np.uint64(0), np.uint32(0)
    for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
        variable = state.literals[place] >> np.uint32(1)
        broken = state.breaks[variable]
        if broken < fewest:
            fewest, equal, chosen = broken, np.uint64(1), variable
        elif broken == fewest:
            equal += np.uint64(1)
            if below(state, equal) == 0:
                chosen = variable
    return chosen


HEURISTIC = Heuristic("skc", "breaks nothing, or fewest", walk, noise=0.5)
