"""Novelty+: the best variable of a random false clause, but not always the one that was flipped last.

Variables are ranked by what they break less what they make true, equal ones by age; see `novelty.choice`.
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
