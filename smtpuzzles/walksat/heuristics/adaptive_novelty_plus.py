"""Novelty+ with noise that adapts itself; it ignores the noise option.

The noise starts at 0. If m / 6 flips bring no fewer false clauses than ever since its last change, with m the number of
clauses, it grows by a fifth of what is missing to 1; if there are fewer, it shrinks by a tenth.
"""

import numpy as np

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.heuristics.novelty_plus import choice
from smtpuzzles.walksat.kernel import BEST, BEST_AT, FALSE, FLIPS, NOISE, compiled, flip, random_false


@compiled
def walk(state, _noise, flips):
    patience = np.uint64(len(state.true_count) // 6)
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        flip(state, choice(state, random_false(state), state.reals[NOISE]))
        if state.numbers[FALSE] < state.numbers[BEST]:
            state.reals[NOISE] -= state.reals[NOISE] / 10
            remember(state)
        elif state.numbers[FLIPS] - state.numbers[BEST_AT] > patience:
            state.reals[NOISE] += (1 - state.reals[NOISE]) / 5
            remember(state)


@compiled
def remember(state):
    state.numbers[BEST] = state.numbers[FALSE]
    state.numbers[BEST_AT] = state.numbers[FLIPS]


HEURISTIC = Heuristic("adaptive-novelty+", "novelty+ that finds its noise", walk, noise=0.0, noisy=False)
