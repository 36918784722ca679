"""Walks over one formula. Their models are checked in plain Python, which shares nothing with the compiled walk."""

from time import perf_counter
from typing import NamedTuple

import numpy as np

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Literal
from smtpuzzles.result import ReasonUnknown
from smtpuzzles.walksat.arrays import arrays_of
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, FLIPS, begin, new_state

# Flips before the first check of the deadline; the number is doubled whenever a slice took less than SHORT seconds. The
# cost of a flip depends on the heuristic and on the number of false clauses, so it is measured.
FIRST_SLICE = 200
SHORT = 0.01


class Walked(NamedTuple):
    """The literals of a model, or None and why the walk ended without one."""

    model: list[Literal] | None
    flips: int
    reason: ReasonUnknown | None = None
    words: str = ""


class Walker:
    """One formula and one heuristic, for any number of walks."""

    def __init__(self, cnf: Cnf, heuristic: Heuristic) -> None:
        self._cnf = cnf
        self._heuristic = heuristic
        self._hopeless = not all(cnf.clauses)
        arrays = arrays_of(cnf)
        self._state = new_state(arrays, heuristic.table(arrays))

    def walk(self, seed: int, noise: float, max_flips: int, deadline: Deadline) -> Walked:
        """Walk from random values; the same seed is the same walk."""
        if self._hopeless:
            return Walked(None, 0, ReasonUnknown.ENGINE, "there is an empty clause")
        state = self._state
        begin(state, np.uint64(seed))
        flips_together = FIRST_SLICE
        while state.numbers[FALSE] and (flips := int(state.numbers[FLIPS])) < max_flips:
            if reason := deadline.expired():
                return Walked(None, flips, reason)
            began = perf_counter()
            # An integer noise would be compiled anew.
            self._heuristic.walk(state, float(noise), min(max_flips - flips, flips_together))
            if perf_counter() - began < SHORT:
                flips_together *= 2
        flips = int(state.numbers[FLIPS])
        if state.numbers[FALSE]:
            return Walked(None, flips, ReasonUnknown.ENGINE, f"no model within {max_flips} flips")
        return Walked(self._model(), flips)

    def _model(self) -> list[Literal]:
        model = [v if value else -v for v, value in enumerate(self._state.value.tolist(), 1)]
        if broken := self._cnf.broken_by(model):
            raise WrongAnswer(f"a walk ended where clause {broken[0]} is false")
        return model


def warm_up(heuristic: Heuristic) -> None:
    """Compile the walk, or load it compiled, so that this does not count as time of a walk."""
    units = [[variable] for variable in range(1, 31)]
    Walker(Cnf((), len(units), units), heuristic).walk(1, 0.0, 1, Deadline())


def nth_seed(seed: int, number: int) -> int:
    """Return the seed of a walk, counted from 0, by splitmix64, so that neighbouring seeds have nothing in common.

    It is never 0: a random sequence that starts there would stay there.
    """
    word = 2**64
    place = (seed + (number + 1) * 0x9E3779B97F4A7C15) % word
    mixed = (place ^ place >> 30) * 0xBF58476D1CE4E5B9 % word
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % word
    return (mixed ^ mixed >> 31) or 1
