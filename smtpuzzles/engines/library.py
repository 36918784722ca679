"""Solvers that python-sat carries, in this process.

They work in slices of so many conflicts, because not all of them can be interrupted: between two slices the deadline is
looked at. The slices are the same on every run, so that the answers are. In the main thread, python-sat would catch
Ctrl-C and jump out of the solver, which is not fit for use afterwards, unless it is told to expect an interrupt. That
can be told neither to CaDiCaL, nor to any solver that only propagates: a thread of its own does such work, which makes
short questions many times as long.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, repeat
from typing import Self, cast

from pysat.solvers import Solver

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.model import Literal
from smtpuzzles.result import Answer, Verdict

# Conflicts. Small ones first, so that short limits are kept; later fewer, because each slice starts anew in some way.
SLICES = (500, 1000, 2000, 5000)
LONG_SLICE = 10_000
GAVE_UP = "gave up"


class LibrarySession:
    """A solver of python-sat, holding the clauses."""

    def __init__(self, solver: str, cnf: Cnf, **options: bool) -> None:
        self._cnf = cnf
        self._solver = Solver(solver, bootstrap_with=cnf.clauses, **options)
        self._thread = ThreadPoolExecutor(1)
        self._expects_interrupts = not solver.startswith("cadical")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._thread.shutdown()
        self._solver.delete()

    def check(self, deadline: Deadline, assuming: Sequence[Literal] = (), most: int | None = None) -> Answer:
        """Is there a model in which all these are true? After so many conflicts, the solver gives up."""
        spent = 0
        for conflicts in slices():
            if reason := deadline.expired():
                return Answer(Verdict.UNKNOWN, reason)
            if most is not None and spent >= most:
                return Answer(Verdict.UNKNOWN, GAVE_UP)
            self._solver.conf_budget(conflicts)
            result = self._solve(assuming)
            if result is not None:
                return Answer(Verdict.SAT if result else Verdict.UNSAT)
            spent += conflicts
        raise AssertionError("slices do not end")

    def _solve(self, assuming: Sequence[Literal]) -> bool | None:
        if self._expects_interrupts:
            return cast(bool | None, self._solver.solve_limited(assuming, expect_interrupt=True))
        return cast(bool | None, self._thread.submit(self._solver.solve_limited, assuming).result())

    def implied(self, assuming: Sequence[Literal]) -> frozenset[Literal]:
        """What unit propagation makes true, if these are; to be asked where they leave a model."""
        return frozenset(self._thread.submit(self._solver.propagate, assuming).result()[1])

    def core(self) -> frozenset[Literal]:
        """After 'unsat': some of what was assumed, which is enough for that."""
        return frozenset(self._solver.get_core() or ())

    def true(self) -> list[Literal]:
        # The model says of variable after variable what it is; helpers come last.
        return [literal for literal in self._solver.get_model()[: len(self._cnf.names)] if literal > 0]

    def prefer(self, literals: Sequence[Literal]) -> None:
        """Where nothing speaks against it, these are tried first."""
        self._solver.set_phases(literals)

    def require(self, any_of: Iterable[Literal]) -> None:
        self._solver.add_clause(list(any_of))

    def statistics(self) -> Mapping[str, int]:
        told = self._solver.accum_stats()
        return {word: told[word] for word in ("conflicts", "decisions")}


def slices() -> Iterator[int]:
    return chain(SLICES, repeat(LONG_SLICE))
