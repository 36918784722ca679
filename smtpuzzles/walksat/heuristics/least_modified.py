"""Least modified, in the classic walk: it chooses the variable of the clause with the fewest flips so far.

Chance breaks ties.
"""

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, VARIABLES, classic_step, compiled


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        classic_step(state, noise, state.flipped, VARIABLES)


HEURISTIC = Heuristic("least-modified", "flipped least often so far", walk, noise=0.1)
