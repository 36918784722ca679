"""The state of a walk and the steps that heuristics share, compiled by numba.

Every index is unsigned, because numba checks the sign of others. The random numbers come from the state, so that the
same seed is the same walk on every machine. The variable of a clause's only true literal is found without a search,
because the state has the exclusive or of the variables of all true literals.

false   a clause without a true literal
breaks  of a variable: the number of clauses that its flip would make false
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.base.compiling import compiler
from smtpuzzles.walksat.arrays import ClauseArrays, Numbers

# Places in `numbers`, and in `reals`.
_RANDOM, FALSE, FLIPS, BEST, BEST_AT = 0, 1, 2, 3, 4
NOISE = 0
# What `least` ranks: its shift makes of a literal the index of its rank.
LITERALS, VARIABLES = np.uint32(0), np.uint32(1)
# Inlined, and without counting references to arrays, which outlive the walk anyway: otherwise it is much slower.
compiled = compiler(Path(__file__).parent, inline="always", _nrt=False)


class State(NamedTuple):
    """The formula, and where the walk is."""

    starts: Numbers
    literals: Numbers
    found_starts: Numbers
    found: Numbers
    value: NDArray[np.uint8]  # of each variable
    true_count: Numbers  # of each clause: its true literals
    true_xor: Numbers  # of each clause: the exclusive or of their variables
    breaks: Numbers  # of each variable
    false: Numbers  # the false clauses, in no order
    false_place: Numbers  # of each false clause: where it is among them
    flipped: NDArray[np.uint64]  # of each variable: how often
    last: NDArray[np.uint64]  # of each variable: by which flip, 0 for none
    table: NDArray[np.float64]  # numbers that a heuristic has computed from the formula
    weights: NDArray[np.int64]  # of each clause, for heuristics with weights
    gains: NDArray[np.int64]  # of each variable: how much weight of false clauses its flip would save
    numbers: NDArray[np.uint64]  # the random state, false clauses, flips, the fewest false clauses and their flip
    reals: NDArray[np.float64]  # adaptive noise


def new_state(arrays: ClauseArrays, table: NDArray[np.float64]) -> State:
    variables, clauses = arrays.variables, arrays.clauses
    return State(
        *arrays,
        value=np.zeros(variables, np.uint8),
        true_count=np.zeros(clauses, np.uint32),
        true_xor=np.zeros(clauses, np.uint32),
        breaks=np.zeros(variables, np.uint32),
        false=np.zeros(clauses, np.uint32),
        false_place=np.zeros(clauses, np.uint32),
        flipped=np.zeros(variables, np.uint64),
        last=np.zeros(variables, np.uint64),
        table=table,
        weights=np.zeros(clauses, np.int64),
        gains=np.zeros(variables, np.int64),
        numbers=np.zeros(5, np.uint64),
        reals=np.zeros(1, np.float64),
    )


@compiled
def begin(state, seed):
    """Start a walk with random values; each variable is as likely true as false."""
    state.numbers[:] = 0
    state.numbers[_RANDOM] = seed
    state.reals[:] = 0
    state.flipped[:] = 0
    state.last[:] = 0
    state.breaks[:] = 0
    for variable in range(np.uint32(len(state.value))):
        state.value[variable] = below(state, np.uint64(2))
    for clause in range(np.uint32(len(state.true_count))):
        count, xor = np.uint32(0), np.uint32(0)
        for place in range(state.starts[clause], state.starts[clause + np.uint32(1)]):
            literal = state.literals[place]
            if state.value[literal >> np.uint32(1)] != literal & np.uint32(1):
                count += np.uint32(1)
                xor ^= literal >> np.uint32(1)
        state.true_count[clause] = count
        state.true_xor[clause] = xor
        if count == 0:
            _becomes_false(state, clause)
        elif count == 1:
            state.breaks[xor] += np.uint32(1)
    state.numbers[BEST] = state.numbers[FALSE]


@compiled
def _becomes_false(state, clause):
    number = state.numbers[FALSE]
    state.false[number] = clause
    state.false_place[clause] = number
    state.numbers[FALSE] = number + np.uint64(1)


@compiled
def _becomes_true(state, clause):
    """Remove a clause from the false ones; the last of them takes its place."""
    number = state.numbers[FALSE] - np.uint64(1)
    last, place = state.false[number], state.false_place[clause]
    state.false[place] = last
    state.false_place[last] = place
    state.numbers[FALSE] = number


@compiled
def flip(state, variable):
    one = np.uint32(1)
    true = np.uint32(2) * variable + state.value[variable]
    state.value[variable] ^= np.uint8(1)
    state.numbers[FLIPS] += np.uint64(1)
    state.flipped[variable] += np.uint64(1)
    state.last[variable] = state.numbers[FLIPS]
    for place in range(state.found_starts[true], state.found_starts[true + one]):
        clause = state.found[place]
        count, xor = state.true_count[clause], state.true_xor[clause]
        state.true_count[clause] = count + one
        state.true_xor[clause] = xor ^ variable
        if count == 0:
            _becomes_true(state, clause)
            state.breaks[variable] += one
        elif count == 1:
            state.breaks[xor] -= one
    false = true ^ one
    for place in range(state.found_starts[false], state.found_starts[false + one]):
        clause = state.found[place]
        count, xor = state.true_count[clause] - one, state.true_xor[clause] ^ variable
        state.true_count[clause] = count
        state.true_xor[clause] = xor
        if count == 0:
            _becomes_false(state, clause)
            state.breaks[variable] -= one
        elif count == 1:
            state.breaks[xor] += one


@compiled
def _random_number(state):
    """Return the next random number below 2 ** 64: xorshift, multiplied."""
    x = state.numbers[_RANDOM]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state.numbers[_RANDOM] = x
    return x * np.uint64(2685821657736338717)


@compiled
def below(state, number):
    """Return a random number below this one."""
    return ((_random_number(state) >> np.uint64(32)) * number) >> np.uint64(32)


@compiled
def random_real(state):
    """Return a random number from 0 to below 1."""
    return (_random_number(state) >> np.uint64(11)) * (1.0 / (1 << 53))


@compiled
def happens(state, probability):
    return random_real(state) < probability


@compiled
def random_false(state):
    return state.false[below(state, state.numbers[FALSE])]


@compiled
def random_variable(state, clause):
    first = state.starts[clause]
    number = state.starts[clause + np.uint32(1)] - first
    return state.literals[first + below(state, np.uint64(number))] >> np.uint32(1)


@compiled
def least(state, clause, ranks, ranked):
    """Return the variable of the clause with the least rank; ties are broken at random."""
    first, one = state.starts[clause], np.uint32(1)
    chosen = state.literals[first]
    lowest, equal = ranks[chosen >> ranked], np.uint64(1)
    for place in range(first + one, state.starts[clause + one]):
        literal = state.literals[place]
        rank = ranks[literal >> ranked]
        if rank < lowest:
            lowest, equal, chosen = rank, np.uint64(1), literal
        elif rank == lowest:
            equal += np.uint64(1)
            if below(state, equal) == 0:
                chosen = literal
    return chosen >> one


@compiled
def classic_step(state, noise, ranks, ranked):
    """Flip a random variable of a random false clause with the probability of the noise, else one of the least rank."""
    clause = random_false(state)
    variable = random_variable(state, clause) if happens(state, noise) else least(state, clause, ranks, ranked)
    flip(state, variable)


@compiled
def made(state, literal):
    """Return the number of false clauses that this literal would make true."""
    number = np.uint32(0)
    for place in range(state.found_starts[literal], state.found_starts[literal + np.uint32(1)]):
        if state.true_count[state.found[place]] == 0:
            number += np.uint32(1)
    return number
