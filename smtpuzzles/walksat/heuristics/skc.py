"""Selman, Kautz and Cohen's WalkSAT.

Of a random false clause, a variable that breaks nothing is flipped at once. If there is none: with the probability of
the noise a random variable, else one that breaks fewest; chance decides between equals.
"""

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, compiled, flip, happens, least, random_false, random_variable


@compiled
def walk(state, noise, flips):
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        clause = random_false(state)
        variable = least(state, clause, state.breaks)
        if state.breaks[variable] > 0 and happens(state, noise):
            variable = random_variable(state, clause)
        flip(state, variable)


HEURISTIC = Heuristic("skc", "breaks nothing, or fewest", walk, noise=0.5)
