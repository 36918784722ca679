"""DDFW, divide and distribute fixed weights: it draws no clause; false clauses take weight from true ones.

Every clause starts with the weight 8. Of all variables in false clauses, a step flips the one that lowers the weight of
false clauses most; if none lowers it, with a probability of 0.15 one that keeps it the same. If a step flips nothing,
weight moves: every false clause takes 2 from the heaviest true clause that shares a literal with it, or 1 if that has
no more than its first weight. With a probability of 0.01, or if that has less, it takes from a random true clause that
has no less, or if there is none, from any that has some. There is no noise.
"""

import numpy as np

from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, below, compiled, flip, happens

# After Ishtaiwi, Thornton, Sattar and Pham, 2005. On Light Ups with few numbers this is weak, because every clause has
# literals of one sign only: true clauses give to false ones of the same few cells and sign, a heavy one is always
# beside, and weight goes round; three or four variables make nine of ten flips in 200. Weight from elsewhere ends that:
# with 0.5 instead of 0.01, the samples 10-a to 10-c take some 20 times fewer flips.
FIRST_WEIGHT = 8
_SIDEWAYS = 0.15
_ELSEWHERE = 0.01
_STARTED = 0  # the place in `reals` of a flag: weights are set


@compiled
def walk(state, _noise, flips):
    if state.reals[_STARTED] == 0:
        weigh(state)
    for _ in range(flips):
        if state.numbers[FALSE] == 0:
            return
        variable, gain = best(state)
        if gain > 0 or (gain == 0 and happens(state, _SIDEWAYS)):
            _update_gains(state, variable)
            flip(state, variable)
        else:
            _move_weights(state)


@compiled
def weigh(state):
    state.reals[_STARTED] = 1
    state.weights[:] = FIRST_WEIGHT
    state.gains[:] = 0
    for clause in range(np.uint32(len(state.weights))):
        if state.true_count[clause] == 0:
            _add_to_all(state, clause, FIRST_WEIGHT)
        elif state.true_count[clause] == 1:
            state.gains[state.true_xor[clause]] -= FIRST_WEIGHT


@compiled
def _add_to_all(state, clause, weight):
    """Add the weight to the gains of all variables of the clause."""
    for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
        state.gains[state.literals[place] >> np.uint32(1)] += weight


@compiled
def best(state):
    """Return the variable of a false clause that gains most, and its gain; ties are broken at random."""
    most, equal, chosen = np.int64(-(1 << 62)), np.uint64(0), np.uint32(0)
    for number in range(state.numbers[FALSE]):
        clause = state.false[number]
        for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
            variable = state.literals[place] >> np.uint32(1)
            gain = state.gains[variable]
            if gain > most:
                most, equal, chosen = gain, np.uint64(1), variable
            elif gain == most:
                equal += np.uint64(1)
                if below(state, equal) == 0:
                    chosen = variable
    return chosen, most


@compiled
def _update_gains(state, variable):
    """Set the gains as they will be after the flip of this variable."""
    one = np.uint32(1)
    true = np.uint32(2) * variable + state.value[variable]
    for place in range(state.found_starts[true], state.found_starts[true + one]):
        clause = state.found[place]
        weight = state.weights[clause]
        if state.true_count[clause] == 0:
            _add_to_all(state, clause, -weight)
            state.gains[variable] -= weight
        elif state.true_count[clause] == 1:
            state.gains[state.true_xor[clause]] += weight
    false = true ^ one
    for place in range(state.found_starts[false], state.found_starts[false + one]):
        clause = state.found[place]
        weight = state.weights[clause]
        if state.true_count[clause] == 1:
            state.gains[variable] += weight
            _add_to_all(state, clause, weight)
        elif state.true_count[clause] == 2:
            state.gains[state.true_xor[clause] ^ variable] -= weight


@compiled
def _move_weights(state):
    for number in range(state.numbers[FALSE]):
        clause = state.false[number]
        giver = _heaviest_beside(state, clause)
        if state.true_count[giver] == 0 or state.weights[giver] < FIRST_WEIGHT or happens(state, _ELSEWHERE):
            giver = _heavy_elsewhere(state, giver)
        if state.true_count[giver] > 0 and state.weights[giver] > 0:
            weight = np.int64(2 if state.weights[giver] > FIRST_WEIGHT else 1)
            state.weights[giver] -= weight
            if state.true_count[giver] == 1:
                state.gains[state.true_xor[giver]] += weight
            state.weights[clause] += weight
            _add_to_all(state, clause, weight)


@compiled
def _heaviest_beside(state, clause):
    """Return the heaviest true clause that shares a literal; this clause itself if there is none."""
    heaviest, most = clause, np.int64(-1)
    for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
        literal = state.literals[place]
        for other_place in range(state.found_starts[literal], state.found_starts[literal + np.uint32(1)]):
            other = state.found[other_place]
            if state.true_count[other] > 0 and state.weights[other] > most:
                heaviest, most = other, state.weights[other]
    return heaviest


@compiled
def _heavy_elsewhere(state, otherwise):
    """Return a random true clause of at least its first weight, if one turns up; else the next one with any weight.

    So weight moves as long as true clauses have any; when they have none, every flip gains.
    """
    clauses = np.uint64(len(state.weights))
    for _ in range(clauses):
        other = np.uint32(below(state, clauses))
        if state.true_count[other] > 0 and state.weights[other] >= FIRST_WEIGHT:
            return other
    first = below(state, clauses)
    for number in range(clauses):
        other = np.uint32((first + number) % clauses)
        if state.true_count[other] > 0 and state.weights[other] > 0:
            return other
    return otherwise


HEURISTIC = Heuristic("ddfw", "weights that move from true clauses to false ones", walk, noise=0.0, noisy=False)
