"""Tries with restarts: walks from new beginnings, until there is a model or a limit is met.

What a walk calls a model is checked against all clauses in plain Python, which shares nothing with the compiled walk.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import count
from time import perf_counter
from typing import NamedTuple, Self

import numpy as np

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.errors import UsageError, WrongAnswer
from smtpuzzles.model import Literal
from smtpuzzles.result import Answer, Verdict
from smtpuzzles.walksat import heuristics
from smtpuzzles.walksat.arrays import arrays_of
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.kernel import FALSE, FLIPS, begin, new_state
from smtpuzzles.walksat.settings import Settings

# Flips before the first look at the deadline; as many again and again, and twice as many whenever these took less
# seconds. What a flip costs depends on the heuristic and on how many clauses are false, so it is measured.
FIRST_SLICE = 200
SHORT = 0.01
WORD = 2**64


class Walked(NamedTuple):
    """The literals of a model, or None; how many flips it took; why it ended without one."""

    model: list[Literal] | None
    flips: int
    reason: str | None


class Walker:
    """One formula and one heuristic, for as many walks as are wanted."""

    def __init__(self, cnf: Cnf, heuristic: Heuristic) -> None:
        self._cnf = cnf
        self._heuristic = heuristic
        self._hopeless = not all(cnf.clauses)  # one without literals
        arrays = arrays_of(cnf)
        self._state = new_state(arrays, heuristic.table(arrays))

    def walk(self, seed: int, noise: float, max_flips: int, deadline: Deadline) -> Walked:
        """One walk from a beginning by chance; the same seed is the same walk."""
        if self._hopeless:
            return Walked(None, 0, "there is an empty clause")
        state = self._state
        begin(state, np.uint64(seed))
        flips_together = FIRST_SLICE
        while state.numbers[FALSE] and (flips := int(state.numbers[FLIPS])) < max_flips:
            if reason := deadline.expired():
                return Walked(None, flips, reason)
            began = perf_counter()
            # A noise of 0 or 1 without a point would be compiled anew.
            self._heuristic.walk(state, float(noise), min(max_flips - flips, flips_together))
            if perf_counter() - began < SHORT:
                flips_together *= 2
        flips = int(state.numbers[FLIPS])
        if state.numbers[FALSE]:
            return Walked(None, flips, f"no model within {max_flips} flips")
        return Walked(self._model(), flips, None)

    def _model(self) -> list[Literal]:
        model = [v if value else -v for v, value in enumerate(self._state.value.tolist(), 1)]
        if broken := self._cnf.broken_by(model):
            raise WrongAnswer(f"a walk ended where clause {broken[0]} is false")
        return model


def warm_up(heuristic: Heuristic) -> None:
    """Compile the walk, or load it compiled, before anything is measured or limited."""
    units = [[variable] for variable in range(1, 31)]
    Walker(Cnf((), len(units), units), heuristic).walk(1, 0.0, 1, Deadline())


def seeds(seed: int) -> Iterator[int]:
    """Seeds for walk after walk."""
    return map(partial(nth_seed, seed), count())


def nth_seed(seed: int, number: int) -> int:
    """The seed of a walk, counted from 0; it is never 0: a random sequence that starts there would stay there.

    Steps of one size, each mixed thoroughly (splitmix64), so that seeds next to each other have nothing in common.
    """
    place = (seed + (number + 1) * 0x9E3779B97F4A7C15) % WORD
    mixed = (place ^ place >> 30) * 0xBF58476D1CE4E5B9 % WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % WORD
    return (mixed ^ mixed >> 31) or 1


class WalkSession:
    """WalkSAT as an engine: it finds models, and never knows that there is none."""

    def __init__(self, cnf: Cnf, settings: Settings) -> None:
        self._cnf = cnf
        self._settings = settings
        self._heuristic = heuristics.load(settings.heuristic)
        if settings.noise is not None and not self._heuristic.noisy:
            raise UsageError(f"{settings.heuristic} has no noise to set")
        self._added: list[Clause] = []
        self._model: list[Literal] = []
        self.tries = 0
        self.flips = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def check(self, deadline: Deadline) -> Answer:
        walker = Walker(Cnf(self._cnf.names, self._cnf.variables, self._cnf.clauses + self._added), self._heuristic)
        settings = self._settings
        noise = self._heuristic.noise if settings.noise is None else settings.noise
        walked = Walked(None, 0, None)
        for seed, _ in zip(seeds(settings.seed), range(settings.tries), strict=False):
            walked = walker.walk(seed, noise, settings.max_flips, deadline)
            self.tries += 1
            self.flips += walked.flips
            if walked.model is not None:
                self._model = walked.model
                return Answer(Verdict.SAT)
            if deadline.expired() or not walked.flips:
                return Answer(Verdict.UNKNOWN, deadline.expired() or walked.reason)
        times = f", {settings.tries} times" if settings.tries > 1 else ""
        return Answer(Verdict.UNKNOWN, f"{walked.reason}{times}")

    def model(self) -> list[Literal]:
        """All variables, helpers too, as literals that are true."""
        return self._model

    def true(self) -> list[Literal]:
        return [literal for literal in self._model if 0 < literal <= len(self._cnf.names)]

    def require(self, any_of: Iterable[Literal]) -> None:
        self._added.append(list(any_of))

    def statistics(self) -> Mapping[str, int]:
        return {"flips": self.flips}
