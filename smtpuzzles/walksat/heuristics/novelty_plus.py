"""Novelty+: the best variable of a random false clause, but not always the one that was flipped last.

With a probability of 0.01, a random variable of it. Else its variables are ranked by how many clauses they break less
how many they make true, equal ones by age: first the one that was not flipped for longest. The best is taken; but if it
is the one of the clause that was flipped last, then with the probability of the noise the second.
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
