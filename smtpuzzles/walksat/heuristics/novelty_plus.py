"""Novelty+: it flips the best variable of a random false clause, but not always the one that it flipped last.

With a probability of 0.01, it flips a random variable of the clause. Otherwise it ranks the variables by the clauses
that they break minus those that they make true; of equal ones, the one that was not flipped for longest is first. It
flips the best; but if the best is the last flipped one of the clause, with the probability of the noise the second.
"""

import numpy as np

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, compiled, flip, happens, made, random_false, random_variable

RANDOM_STEP = 0.01


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        flip(state, choice(state, random_false(state), noise))


@compiled
def choice(state, clause, noise):
    """Return the variable to flip."""
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


HEURISTIC = Heuristic("novelty+", "best or second best, by age", walk, noise=0.5)
