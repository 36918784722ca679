"""Score, in the classic walk: it chooses the variable of the clause whose flip gains most true clauses.

The gain is the number of clauses that it makes true minus the number that it breaks; chance breaks ties.
"""

import numpy as np

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, below, compiled, flip, happens, made, random_false, random_variable


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        clause = random_false(state)
        flip(state, random_variable(state, clause) if happens(state, noise) else best(state, clause))


@compiled
def best(state, clause):
    most, equal, chosen = -(1 << 62), np.uint64(0), np.uint32(0)
    for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
        literal = state.literals[place]
        variable = literal >> np.uint32(1)
        gain = np.int64(made(state, literal)) - np.int64(state.breaks[variable])
        if gain > most:
            most, equal, chosen = gain, np.uint64(1), variable
        elif gain == most:
            equal += np.uint64(1)
            if below(state, equal) == 0:
                chosen = variable
    return chosen


HEURISTIC = Heuristic("score", "largest gain of true clauses", walk, noise=0.1)
