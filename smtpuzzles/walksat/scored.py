"""The classic walk by a score of literals that stays the same."""

import numpy as np

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
    """The variable of the literal with the highest score; of equal ones, each as likely."""
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
