"""One step of Novelty+, which two heuristics share."""

import numpy as np

from smtpuzzles.walksat.kernel import compiled, happens, made, random_variable

RANDOM_STEP = 0.01


@compiled
def choice(state, clause, noise):
    """Rarely a random variable; else the one that breaks least beyond what it makes true, of equals the oldest.

    If that is the one of the clause which was flipped last, then with the probability of the noise the second best.
    """
    if happens(state, RANDOM_STEP):
        return random_variable(state, clause)
    huge = 1 << 62
    first, second = np.uint32(0), np.uint32(0)
    first_loss, second_loss = huge, huge
    newest, newest_time = np.uint32(0), np.uint64(0)
    for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
        literal = state.literals[place]
        variable = literal >> np.uint32(1)
        loss = np.int64(state.breaks[variable]) - np.int64(made(state, literal))
        time = state.last[variable]
        if time > newest_time:
            newest, newest_time = variable, time
        if loss < first_loss or (loss == first_loss and time < state.last[first]):
            second, second_loss = first, first_loss
            first, first_loss = variable, loss
        elif loss < second_loss or (loss == second_loss and time < state.last[second]):
            second, second_loss = variable, loss
    if newest_time > 0 and first == newest and second_loss < huge and happens(state, noise):
        return second
    return first
