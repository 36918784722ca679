"""Most occurrences in clauses of minimum size, in the classic walk.

With f(l) the number of clauses of the least size in the formula that contain l, it chooses the variable x of the clause
with the largest (f(x) + f(-x)) * 2 ** 10 + f(x) f(-x). This is the same at every step; chance breaks ties.
"""

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.walksat.arrays import ClauseArrays
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.heuristics.jw import walk

K = 10


def ranks(arrays: ClauseArrays) -> NDArray[np.float64]:
    sizes = np.diff(arrays.starts)
    shortest = np.repeat(sizes == (sizes.min() if len(sizes) else 0), sizes)
    f = np.bincount(arrays.literals[shortest], minlength=2 * arrays.variables).astype(np.float64)
    positive, negative = f[0::2], f[1::2]
    return -np.repeat((positive + negative) * 2**K + positive * negative, 2)


HEURISTIC = Heuristic("moms", "most occurrences in shortest clauses", walk, noise=0.1, table=ranks)
