"""A search that another thread ends; see test_three_values.py for Ctrl-C."""

from itertools import product
from threading import Timer
from time import monotonic

from smtpuzzles.base.deadline import Deadline
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


def test_a_clock_that_was_stopped_stays_so():
    for deadline in (Deadline(), Deadline(0)):
        deadline.cancel()
        deadline.cancel()
        assert deadline.expired() == "cancelled"
