"""Jeroslow-Wang, in the classic walk: it chooses the literal that is in most clauses; short clauses count more.

J(l) is the sum of 2 ** -|c| over all clauses c of the formula that contain l, true or false: it is the same at every
step. Chance breaks ties.
"""

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.walksat.arrays import ClauseArrays
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, LITERALS, classic_step, compiled


def ranks(arrays: ClauseArrays) -> NDArray[np.float64]:
    """Return -J of every literal."""
    sizes = np.diff(arrays.starts)
    weights = np.repeat(2.0 ** -sizes.astype(np.float64), sizes)
    return -np.bincount(arrays.literals, weights, 2 * arrays.variables).astype(np.float64)


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        classic_step(state, noise, state.table, LITERALS)


HEURISTIC = Heuristic("jw", "Jeroslow-Wang: most and shortest clauses", walk, noise=0.1, table=ranks)
