"""Jeroslow-Wang, in the classic walk: of a random false clause, the literal that is in most clauses, short ones first.

J(l) is the sum of 2 ** -|c| over all clauses c of the formula that have l, whether true or false now: it is the same
at every step, and where literals are equal, chance decides.
"""

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.walksat.arrays import Arrays
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.scored import walk


def scores(arrays: Arrays) -> NDArray[np.float64]:
    sizes = np.diff(arrays.starts)
    weights = np.repeat(2.0 ** -sizes.astype(np.float64), sizes)
    return np.bincount(arrays.literals, weights, 2 * arrays.variables).astype(np.float64)


HEURISTIC = Heuristic("jw", "Jeroslow-Wang: most and shortest clauses", walk, noise=0.1, table=scores)
