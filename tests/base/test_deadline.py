"""A search that another thread ends; see test_three_values.py for Ctrl-C."""

from itertools import product
from threading import Timer
from time import monotonic

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.model import AnyOf, Formula, Rule
from smtpuzzles.result import Verdict


def pigeons(number):
    """One hole too few: hard for every solver that does not count."""
    sit = {(pigeon, hole): pigeon * number + hole + 1 for pigeon in range(number + 1) for hole in range(number)}
    somewhere = [AnyOf(tuple(sit[pigeon, hole] for hole in range(number))) for pigeon in range(number + 1)]
    alone = [
        AnyOf((-sit[one, hole], -sit[two, hole]))
        for hole in range(number)
        for one, two in product(range(number + 1), repeat=2)
        if one < two
    ]
    return Formula(tuple(f"p{k}" for k in sit.values()), (Rule("", (), (*somewhere, *alone)),))


HARD = pigeons(14)


def test_another_thread_ends_a_hard_question():
    with LibrarySession("minisat22", Lowering("direct").cnf(HARD)) as asked:
        for deadline in (Deadline(60), Deadline(60)):
            timer = Timer(0.3, deadline.cancel)
            timer.start()
            began = monotonic()
            answer = asked.check(deadline)
            assert (answer.verdict, answer.reason) == (Verdict.UNKNOWN, "cancelled")
            assert monotonic() - began < 5
            assert asked.check(deadline).reason == "cancelled"


@pytest.mark.parametrize("solver", ["minisat22", "minicard", "maplechrono"])
def test_another_thread_ends_a_long_question_without_a_conflict(solver):
    """Each literal that is assumed lets the solver look through one long clause; there are many clauses besides."""
    number, many = 80_000, 100_001
    cnf = Cnf(tuple([f"v{v}" for v in range(number)]), number, [[-1]] * many + [list(range(1, number + 1))])
    with LibrarySession(solver, cnf) as asked:
        with Deadline() as deadline:
            Timer(0.1, deadline.cancel).start()
            assert asked.check(deadline, range(-2, -number, -1)).reason == "cancelled"
        assert asked.check(Deadline()).verdict is Verdict.SAT


def test_a_clock_that_was_stopped_stays_so():
    for deadline in (Deadline(), Deadline(0)):
        deadline.cancel()
        deadline.cancel()
        assert deadline.expired() == "cancelled"
