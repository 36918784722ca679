"""The solvers of python-sat, in this process.

They work in slices of a number of conflicts, because not all of them can be interrupted: the deadline is checked
between two slices, which are shorter the more clauses there are. The slices are the same on every run, so that the
answers are the same, too. A slice may still take seconds, with many clauses also before its first conflict: all but
short ones are work of a thread, and the one who asks interrupts the solver. Glucose looks at its budget and at
interrupts only when it restarts, which may be seconds later: it works on in its thread, and nobody waits for it.

In the main thread, python-sat would catch Ctrl-C and jump out of the solver, which cannot be used afterwards, unless it
expects interrupts. CaDiCaL cannot, and no solver can while it only propagates: such work is done in another thread, if
there are threads, which makes short questions many times slower.
"""

import atexit
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, repeat
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakSet

from pysat.solvers import Solver

from smtpuzzles.base import threads
from smtpuzzles.base.deadline import LOOK, Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.session import Session
from smtpuzzles.model import AtMost, Literal
from smtpuzzles.result import Answer, ReasonUnknown, Verdict

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

# Conflicts. Short slices first, so that short limits are kept; later long ones, because each has its own start-up cost.
_SLICES, _LONG_SLICE = (500, 1000, 2000, 5000), 10_000
_MOST_WORK = 1_000_000_000  # conflicts of a slice times clauses
_GRACE = 0.1  # seconds for a solver to end after it was interrupted


class LibrarySession(Session):
    """A solver of python-sat with clauses, and with cardinalities if it knows them."""

    def __init__(self, solver: str, cnf: Cnf, at_most: Iterable[AtMost] = (), **options: bool) -> None:
        self.engine = solver
        self._own = len(cnf.names)
        self._most: int | None = None
        self._at_work: Thread | None = None
        self._library = Solver(solver, bootstrap_with=cnf.clauses, **options)
        _SESSIONS.add(self)
        for number, literals in at_most:
            self._library.add_atmost(list(literals), number)
        self._longest = max(1, _MOST_WORK // max(1, len(cnf.clauses)))
        self._expects_interrupts = not solver.startswith("cadical")
        self._long_from_start = self._longest < _LONG_SLICE or solver.startswith("glucose")

    @property
    def _solver(self) -> Solver:
        """The solver, when it has ended what nobody waited for."""
        if self._at_work is not None:
            self._at_work.join()
            self._at_work = None
        return self._library

    @cached_property
    def _thread(self) -> "ThreadPoolExecutor":
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1)

    def __exit__(self, *_: object) -> None:
        if "_thread" in self.__dict__:
            self._thread.shutdown()
        if self._at_work is not None and self._at_work.is_alive():
            Thread(target=lambda: self._solver.delete(), daemon=True).start()
        else:
            self._solver.delete()

    def free(self) -> None:
        """Free the solver, unless it works on."""
        if self._at_work is None or not self._at_work.is_alive():
            self._library.delete()

    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        spent = 0
        for conflicts in slices():
            if reason := deadline.expired():
                return Answer(Verdict.UNKNOWN, reason)
            if self._most is not None and spent >= self._most:
                return Answer(Verdict.UNKNOWN, ReasonUnknown.CONFLICTS)
            allowed = min(conflicts, self._longest)
            if self._most is not None:
                allowed = min(allowed, self._most - spent)
            self._solver.conf_budget(allowed)
            result = self._solve(list(assumptions), deadline, spent > 0 or self._long_from_start)
            if result is not None:
                return Answer(Verdict.SAT if result else Verdict.UNSAT)
            spent += allowed
        raise AssertionError("slices do not end")

    def _solve(self, assumptions: list[Literal], deadline: Deadline, long: bool) -> bool | None:
        solve = self._solver.solve_limited
        if not self._expects_interrupts:
            return cast(bool | None, self._apart(solve, assumptions))  # CaDiCaL's core wants a list
        if long and threads.can_start():
            return self._watched(lambda: solve(assumptions, expect_interrupt=True), deadline)
        return cast(bool | None, solve(assumptions, expect_interrupt=True))

    def _watched(self, solve: Callable[[], bool | None], deadline: Deadline) -> bool | None:
        """Solve in a thread, and interrupt the solver when there is no more time; if it works on, leave it alone."""
        answers: list[bool | None] = []
        self._solver.clear_interrupt()
        self._at_work = Thread(target=lambda: answers.append(solve()), daemon=True)
        self._at_work.start()
        while self._at_work.is_alive() and not deadline.expired():
            left = deadline.remaining()
            self._at_work.join(LOOK if left is None else min(left, LOOK))
        if self._at_work.is_alive():
            self._library.interrupt()
            self._at_work.join(_GRACE)
        return None if self._at_work.is_alive() else answers.pop()

    def _apart(self, work: Callable[[Any], Any], assumptions: Sequence[Literal]) -> Any:
        """Do the work where no Ctrl-C arrives."""
        if current_thread() is main_thread() and threads.can_start():
            return self._thread.submit(work, assumptions).result()
        return work(assumptions)

    def implied(self, assumptions: Sequence[Literal]) -> frozenset[Literal]:
        return frozenset(assumptions).union(self._apart(self._solver.propagate, assumptions)[1])

    def core(self) -> frozenset[Literal]:
        return frozenset(self._solver.get_core() or ())

    def true(self) -> list[Literal]:
        # The model lists all variables in order; helpers come last.
        return [literal for literal in self._solver.get_model()[: self._own] if literal > 0]

    def prefer(self, literals: Sequence[Literal]) -> None:
        self._solver.set_phases(literals)

    def budget(self, conflicts: int | None) -> None:
        self._most = conflicts

    def require(self, any_of: Iterable[Literal]) -> None:
        self._solver.add_clause(list(any_of))

    def statistics(self) -> Mapping[str, int]:
        work = self._solver.accum_stats()
        return {word: work[word] for word in ("conflicts", "decisions")}


def slices() -> Iterator[int]:
    """Yield the conflicts of slice after slice, without end."""
    return chain(_SLICES, repeat(_LONG_SLICE))


_SESSIONS: WeakSet[LibrarySession] = WeakSet()


@atexit.register
def free_all() -> None:
    """Free the solvers that are kept for the next question, as those of advice: later, python-sat could not."""
    for session in list(_SESSIONS):
        session.free()
