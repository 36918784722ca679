"""Novelty+: it flips the best variable of a random false clause, but not always the one that it flipped last.

With a probability of 0.01, it flips a random variable of the clause. Otherwise it ranks the variables by the clauses
that they break minus those that they make true; of equal ones, the one that was not flipped for longest is first. It
flips the best; but if the best is the last flipped one of the clause, with the probability of the noise the second.
"""

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, compiled, flip, random_false
from smtpuzzles.walksat.novelty import choice


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        flip(state, choice(state, random_false(state), noise))


HEURISTIC = Heuristic("novelty+", "best or second best, by age", walk, noise=0.5)
