"""Experiments: many walks over one formula, by form, heuristic and noise.

form        the clauses as they are, or their reduction to 3-SAT
case        a form, a heuristic and a noise
execution   one walk of a case; the first has the same seed in every case, and so has the second, ...

A walk that may take fewer flips is the beginning of one that may take more. So every execution is walked once, with the
largest limit, and what a smaller one would have made of it is read off.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import zip_longest
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import map_parallel
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.three_sat import three_sat
from smtpuzzles.errors import UsageError
from smtpuzzles.walksat import heuristics
from smtpuzzles.walksat.search import Walker, nth_seed
from smtpuzzles.walksat.settings import Settings

FORMS = {"cnf": lambda cnf: cnf, "3-sat": three_sat}
# Executions that are handed out together: so many flips at the most, some tenths of a second, but not too many walks.
FLIPS_TOGETHER, WALKS_TOGETHER = 2_000_000, 50


class Case(NamedTuple):
    """`noise` of None: it plays no part in this heuristic."""

    form: str
    heuristic: str
    noise: float | None


class Execution(NamedTuple):
    """`number` counts from 0; `flips` are those of the whole walk, whether it found a model or not."""

    case: Case
    number: int
    flips: int
    found: bool


@dataclass(frozen=True)
class Experiment:
    """Walks of at most `limit` flips, `executions` of each case; `noises` of None: each heuristic's own."""

    cnf: Cnf
    forms: tuple[str, ...] = tuple(FORMS)
    heuristics: tuple[str, ...] = ()
    noises: tuple[float, ...] | None = None
    limit: int = 100_000
    executions: int = 1000
    seed: int = 0

    def __post_init__(self) -> None:
        for form in self.forms:
            if form not in FORMS:
                raise UsageError(f"unknown form '{form}': expected one of {', '.join(FORMS)}")
        if self.executions < 1:
            raise UsageError(f"executions is 1 or more, not {self.executions}")
        if self.limit < 1:
            raise UsageError(f"limit is 1 or more, not {self.limit}")
        # All that were asked for, though no heuristic may care; to list the cases complains of unknown heuristics.
        for noise in [*(self.noises or ()), *(case.noise for case in self.cases)]:
            Settings(noise=noise, max_flips=self.limit, seed=self.seed)  # which complains

    @cached_property
    def cases(self) -> list[Case]:
        """Every form by every heuristic by every noise, none twice."""
        found: dict[Case, None] = {}
        for form in self.forms:
            for name in self.heuristics or heuristics.names():
                heuristic = heuristics.load(name)
                noises = (heuristic.noise,) if self.noises is None else self.noises
                found |= {Case(form, name, noise): None for noise in (noises if heuristic.noisy else (None,))}
        return list(found)

    @cached_property
    def clauses(self) -> Mapping[str, Cnf]:
        return {form: FORMS[form](self.cnf) for form in dict.fromkeys(self.forms)}

    def run(self, done: Container[tuple[Case, int]], jobs: int, deadline: Deadline) -> Iterator[list[Execution]]:
        """The executions that are not done yet, some at a time, in whichever order they end; on so many processes."""
        yield from map_parallel(Walks(self.clauses, self.limit, self.seed), self.tasks(done), jobs, deadline)

    def tasks(self, done: Container[tuple[Case, int]]) -> list["Task"]:
        """Some of each case in turn, so that what is done says how long the rest will take."""
        together = max(1, min(WALKS_TOGETHER, FLIPS_TOGETHER // self.limit))
        missing = {case: [n for n in range(self.executions) if (case, n) not in done] for case in self.cases}
        parts = [
            [Task(case, numbers[first : first + together]) for first in range(0, len(numbers), together)]
            for case, numbers in missing.items()
        ]
        return [task for some in zip_longest(*parts) for task in some if task is not None]


class Task(NamedTuple):
    """Some executions of a case."""

    case: Case
    numbers: list[int]


class Walks:
    """What does tasks; a walker is made once, where its first task is done."""

    def __init__(self, forms: Mapping[str, Cnf], limit: int, seed: int) -> None:
        self._forms = forms
        self._limit = limit
        self._seed = seed
        self._walkers: dict[tuple[str, str], Walker] = {}

    def __call__(self, task: Task, deadline: Deadline) -> list[Execution]:
        """The executions; when the deadline strikes, those that were finished."""
        form, heuristic, noise = task.case
        if (form, heuristic) not in self._walkers:
            self._walkers[form, heuristic] = Walker(self._forms[form], heuristics.load(heuristic))
        walker = self._walkers[form, heuristic]
        finished = []
        for number in task.numbers:
            walked = walker.walk(nth_seed(self._seed, number), noise or 0.0, self._limit, deadline)
            if deadline.expired():
                break
            finished.append(Execution(task.case, number, walked.flips, walked.model is not None))
        return finished


def digest(cnf: Cnf) -> str:
    """The same for the same clauses in the same order, whatever their variables are called."""
    lines = (" ".join(map(str, clause)) for clause in [[cnf.variables], *cnf.clauses])
    return sha256("\n".join(lines).encode()).hexdigest()
