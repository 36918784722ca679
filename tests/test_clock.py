"""A search that another thread ends; see test_three_values.py for Ctrl-C."""

from itertools import product
from threading import Timer
from time import monotonic

import pytest

import smtpuzzles
from smtpuzzles.clock import Clock
from smtpuzzles.cnf.encodings import Lowering
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.model import AnyOf, Formula, Rule
from smtpuzzles.result import Verdict
from smtpuzzles.smt import Z3Session


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


@pytest.mark.parametrize(
    "session",
    [
        lambda: LibrarySession("minisat22", Lowering("direct").cnf(HARD)),
        lambda: Z3Session(HARD),
        lambda: Z3Session(HARD, True),
    ],
    ids=["minisat22", "z3", "z3-many"],
)
def test_another_thread_ends_a_hard_question(session):
    with session() as asked:
        for clock in (Clock(60), Clock(60)):
            timer = Timer(0.3, clock.stop)
            timer.start()
            began = monotonic()
            answer = asked.check(clock)
            assert (answer.verdict, answer.reason) == (Verdict.UNKNOWN, "cancelled")
            assert monotonic() - began < 5
            assert asked.check(clock).reason == "cancelled"


def test_what_was_cancelled_does_not_end_what_is_asked_next():
    puzzle = smtpuzzles.parse("binairo", "____\n____\n____\n____\n")
    for _ in range(20):
        with Z3Session(HARD) as asked:
            clock = Clock(60)
            Timer(0.01, clock.stop).start()
            assert asked.check(clock).reason == "cancelled"
        assert smtpuzzles.solve(puzzle).verdict is Verdict.SAT


def test_a_clock_that_was_stopped_stays_so():
    for clock in (Clock(), Clock(0)):
        clock.stop()
        clock.stop()
        assert clock.over() == "cancelled"
