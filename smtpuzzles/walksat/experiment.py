"""Experiments: many walks over one formula, by form, heuristic and noise.

form        the clauses as they are, or their reduction to 3-SAT
case        a form, a heuristic and a noise
execution   one walk of a case; its seed depends on its number only, not on the case

A walk with a smaller limit is the beginning of one with a larger limit. So every execution is walked once, with the
largest limit, and the results for smaller ones are read off.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import Workers, map_parallel
from smtpuzzles.base.text import unknown
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.three_sat import three_sat
from smtpuzzles.errors import UsageError
from smtpuzzles.walksat import heuristics
from smtpuzzles.walksat.settings import Settings
from smtpuzzles.walksat.walking import Walker, nth_seed

FORMS = {"cnf": lambda cnf: cnf, "3-sat": three_sat}
# Limits of a task: flips, which take some tenths of a second, and walks.
_FLIPS_TOGETHER, _WALKS_TOGETHER = 2_000_000, 50
# Executions of all cases; their results take about a gigabyte.
_MOST_EXECUTIONS = 3_000_000


class Case(NamedTuple):
    """`noise` of None: this heuristic has none."""

    form: str
    heuristic: str
    noise: float | None


Task = tuple[Case, list[int]]  # some executions of a case


class Execution(NamedTuple):
    """`number` counts from 0; `flips` are those of the whole walk, with a model or without."""

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
                raise unknown("form", form, FORMS)
        for name, number in (("executions", self.executions), ("limit", self.limit)):
            if number < 1:
                raise UsageError(f"{name} is 1 or more, not {number}")
        # Listing the cases finds unknown heuristics; settings check noises, also those that no heuristic uses.
        for noise in [*(self.noises or ()), *(case.noise for case in self.cases)]:
            Settings(noise=noise, max_flips=self.limit, seed=self.seed)
        if (number := len(self.cases) * self.executions) > _MOST_EXECUTIONS:
            found = f"{self.executions:,} for each form, heuristic and noise are {number:,}"
            raise UsageError(f"expected at most {_MOST_EXECUTIONS:,} executions, but {found}")

    @cached_property
    def cases(self) -> list[Case]:
        """Every form with every heuristic and every noise, none twice."""
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

    def run(
        self, done: Container[tuple[Case, int]], jobs: int | Workers, deadline: Deadline
    ) -> Iterator[list[Execution]]:
        """Yield the executions that are not done yet, some at a time, in any order, from this number of processes."""
        yield from map_parallel(Walks(self.clauses, self.limit, self.seed), self.tasks(done), jobs, deadline)

    def tasks(self, done: Container[tuple[Case, int]]) -> Iterator[Task]:
        """Yield the missing executions, some of each case in turn, so that progress shows how long the rest takes."""
        together = max(1, min(_WALKS_TOGETHER, _FLIPS_TOGETHER // self.limit))
        for first in range(0, self.executions, together):
            for case in self.cases:
                numbers = range(first, min(first + together, self.executions))
                if missing := [number for number in numbers if (case, number) not in done]:
                    yield case, missing


@dataclass
class Walks:
    """The work on tasks; each process makes a walker once, for its first task."""

    forms: Mapping[str, Cnf]
    limit: int
    seed: int
    walkers: dict[tuple[str, str], Walker] = field(default_factory=dict)

    def __call__(self, task: Task, deadline: Deadline) -> list[Execution]:
        """Return the executions; when the deadline expires, the finished ones."""
        case, numbers = task
        form, heuristic, noise = case
        if (form, heuristic) not in self.walkers:
            self.walkers[form, heuristic] = Walker(self.forms[form], heuristics.load(heuristic))
        walker = self.walkers[form, heuristic]
        finished = []
        for number in numbers:
            walked = walker.walk(nth_seed(self.seed, number), noise or 0.0, self.limit, deadline)
            if deadline.expired():
                break
            finished.append(Execution(case, number, walked.flips, walked.model is not None))
        return finished


def digest(cnf: Cnf) -> str:
    """Return a hash of the clauses in their order, without the names of variables."""
    lines = (" ".join(map(str, clause)) for clause in [[cnf.variables], *cnf.clauses])
    return sha256("\n".join(lines).encode()).hexdigest()
