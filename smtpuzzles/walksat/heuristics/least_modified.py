"""Least modified, in the classic walk: it chooses the variable of the clause with the fewest flips so far.

Chance breaks ties.
"""

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, VARIABLES, compiled, flip, happens, least, random_false, random_variable


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        clause = random_false(state)
        if happens(state, noise):
            flip(state, random_variable(state, clause))
        else:
            flip(state, least(state, clause, state.flipped, VARIABLES))


HEURISTIC = Heuristic("least-modified", "flipped least often so far", walk, noise=0.1)
