"""probSAT: it may flip every variable of a random false clause, most likely one that breaks little.

With b the number of clauses that the flip makes false, the probability is proportional to (0.9 + b) ** -2.06 if no
clause of the formula has more than three literals, otherwise to cb ** -b, with cb by the length of the longest clause:
2.85 for 4, 3.7 for 5, 5.1 for 6, and 5.4 for more. There is no noise.
"""

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.walksat.arrays import ClauseArrays
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, compiled, flip, random_false, random_real

_CB = {4: 2.85, 5: 3.7, 6: 5.1}
_CB_LONGER = 5.4


def _by_breaks(arrays: ClauseArrays) -> NDArray[np.float64]:
    """Return the weight of every possible number of breaks."""
    longest = np.diff(arrays.starts).max(initial=0)
    breaks = np.arange(np.diff(arrays.found_starts).max(initial=0) + 1, dtype=np.float64)
    if longest <= 3:
        return (0.9 + breaks) ** -2.06
    # Never 0: even if all variables of a clause break very many, one of them must be chosen.
    return np.maximum(_CB.get(int(longest), _CB_LONGER) ** -breaks, np.finfo(np.float64).tiny)


@compiled
def walk(state, _noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        flip(state, choice(state, random_false(state)))


@compiled
def choice(state, clause):
    first, end = state.starts[clause], state.starts[clause + np.uint32(1)]
    total = 0.0
    for place in range(first, end):
        total += state.table[state.breaks[state.literals[place] >> np.uint32(1)]]
    left = random_real(state) * total
    variable = np.uint32(0)
    for place in range(first, end):
        variable = state.literals[place] >> np.uint32(1)
        left -= state.table[state.breaks[variable]]
        if left < 0:
            break
    return variable


HEURISTIC = Heuristic("probsat", "by chance, the less it breaks", walk, noise=0.0, table=_by_breaks, noisy=False)
