"""Selman, Kautz and Cohen's WalkSAT.

If a variable of a random false clause breaks nothing, it flips that variable. Otherwise it flips a random variable of
the clause with the probability of the noise, else one that breaks fewest clauses; chance breaks ties.
"""

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, VARIABLES, compiled, flip, happens, least, random_false, random_variable


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        clause = random_false(state)
        variable = least(state, clause, state.breaks, VARIABLES)
        if state.breaks[variable] > 0 and happens(state, noise):
            variable = random_variable(state, clause)
        flip(state, variable)


HEURISTIC = Heuristic("skc", "breaks nothing, or fewest", walk, noise=0.5)
