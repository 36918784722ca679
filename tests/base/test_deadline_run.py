"""Work that knows nothing of time ends soon after its deadline, whatever it does and wherever it runs."""

import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ctypes import CFUNCTYPE
from importlib import import_module
from threading import enumerate as enumerate_threads
from time import sleep
from types import SimpleNamespace
from weakref import finalize

import pytest
import z3
from pysat.solvers import Solver

from smtpuzzles.base import memory
from smtpuzzles.base.deadline import Deadline, Expired, _Stop
from smtpuzzles.encoding.z3_context import Context
from smtpuzzles.engines.z3_session import learning
from smtpuzzles.result import ReasonUnknown
from tests.conftest import endless


class Frees:
    """An object that takes long to be freed."""

    def __del__(self) -> None:
        sleep(0.1)


def frees() -> None:
    while True:
        Frees()
        sleep(0.03)


def forgets() -> None:
    while True:
        finalize(type("Forgotten", (), {})(), sleep, 0.1)
        sleep(0.03)


def is_called_by_c() -> None:
    back = CFUNCTYPE(None)(lambda: sleep(0.1))
    while True:
        back()
        sleep(0.03)


def in_main_thread(deadline, work):
    return deadline.run(work)


def in_another_thread(deadline, work):
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(deadline.run, work).result()


def within_other_work(deadline, work):
    return Deadline(60).run(lambda: deadline.run(work))


everywhere = pytest.mark.parametrize("run", [in_main_thread, in_another_thread, within_other_work])


@pytest.mark.parametrize("work", [endless, frees, forgets, is_called_by_c])
@pytest.mark.filterwarnings("error")
def test_work_ends_when_its_time_is_over(work):
    with pytest.raises(Expired, match=r"^timeout$"):
        Deadline(0.1).run(work)


CONTEXT = Context()
# As Z3's sessions make theirs; z3py and python-sat complain of an object that a stop has left half made.
MAKES = {
    "solver": lambda: learning(CONTEXT),
    "tactic": lambda: z3.Tactic("sat", ctx=CONTEXT).solver(),
    "goal": lambda: z3.Goal(ctx=CONTEXT),
    "pysat": lambda: Solver("minisat22", bootstrap_with=[[1, 2]]).delete(),  # cut off, it freed its solver twice
}


@pytest.mark.parametrize("make", MAKES.values(), ids=MAKES)
@pytest.mark.filterwarnings("error")
def test_a_stop_leaves_no_object_of_a_library_half_made(make, monkeypatch):
    monkeypatch.setattr("smtpuzzles.base.deadline.LOOK", 0.0005)

    def makes() -> None:
        while True:
            make()

    for number in range(25):
        with pytest.raises(Expired, match=r"^timeout$"):
            Deadline(0.002 + number * 0.00007).run(makes)


class Closes:
    """An object that is closed when it is freed, and whose __init__ calls others before it can be."""

    def __init__(self) -> None:
        self.opened()
        self.pointer = 1

    def opened(self) -> None:
        sleep(0.003)

    def __del__(self) -> None:
        assert self.pointer


class Asks:
    """An object like that whose __init__ works until its time is over."""

    def __init__(self) -> None:
        with pytest.raises(Expired, match=r"^timeout$"):
            Deadline(0.1).run(endless)

    __del__ = Closes.opened


@pytest.mark.filterwarnings("error")
def test_a_stop_leaves_no_object_half_made_where_its_init_calls_others():
    """Numba was interrupted while llvmlite made an object of its library: 'Exception ignored' was printed."""
    for _ in range(6):
        with pytest.raises(Expired, match=r"^timeout$"):
            Deadline(0.05).run(lambda: [(Closes(), sleep(0.003)) for _ in range(10_000)])
    Asks()


@pytest.mark.filterwarnings("error")
def test_a_stop_that_is_lost_comes_again_soon():
    """llvmlite calls Python from C while numba compiles: 'Exception ignored' was printed, and the work went on."""
    begun = []

    def waits() -> None:
        begun.append(1)
        endless()

    def work() -> None:
        CFUNCTYPE(None)(waits)()
        endless()

    deadline = Deadline(0.1)
    with pytest.raises(Expired, match=r"^timeout$"):
        deadline.run(work)
    assert begun == [1]


class Passes:
    """An object that passes on what is asked of it, as numba's do, to one that its __init__ has not made yet."""

    def __init__(self) -> None:
        sleep(0.1)
        self.made = "made"

    def __getattr__(self, name: str) -> object:
        return getattr(self.made, name)


def test_a_look_at_the_time_asks_nothing_of_a_half_made_object():
    """It was asked whether it has `__del__`: RecursionError, where numba compiled for more than a moment."""
    assert Deadline(60).run(Passes).made == "made"


def test_a_module_is_imported_to_its_end(tmp_path, monkeypatch):
    """Of numba, parts stayed when it was stopped; in the same process, no later explanation could use it."""
    (tmp_path / "halfway_there.py").write_text("from time import sleep\nsleep(0.3)\nwhole = True\n")
    monkeypatch.syspath_prepend(tmp_path)

    def imports() -> None:
        import_module("halfway_there")
        endless()

    with pytest.raises(Expired, match=r"^timeout$"):
        Deadline(0.1).run(imports)
    assert sys.modules["halfway_there"].whole


def test_work_ends_also_where_a_module_that_is_imported_began_it(tmp_path, monkeypatch):
    """Such as a script of somebody's questions."""
    lines = ("from smtpuzzles.base.deadline import *", "from tests.conftest import endless", "try:")
    (tmp_path / "asks_at_once.py").write_text(
        "\n".join([*lines, "    Deadline(0.1).run(endless)", "except Expired:", "    ended = True\n"])
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert import_module("asks_at_once").ended


def test_a_second_stop_does_not_cut_off_what_cleans_up():
    cleaned = []

    def cleaning() -> None:
        try:
            endless()
        finally:
            sleep(0.2)
            cleaned.append(True)

    with pytest.raises(Expired, match=r"^timeout$"):
        Deadline(0.1).run(cleaning)
    assert cleaned


@pytest.mark.parametrize(("left", "total", "short"), [(9e9, 256e9, False), (4e8, 256e9, True), (2e8, 2e9, False)])
def test_memory_is_short_where_little_is_left_on_any_machine(left, total, short, monkeypatch):
    monkeypatch.setattr(memory, "_left_and_total", lambda: (left, total))
    assert memory.is_short() == short


def test_work_ends_when_memory_is_short(monkeypatch):
    monkeypatch.setattr(memory, "is_short", lambda: True)
    with pytest.raises(Expired, match=r"^too large$"):
        Deadline().run(endless)


def test_a_cancelled_deadline_ends_work():
    deadline = Deadline()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: (sleep(0.1), deadline.cancel()))
        with pytest.raises(Expired, match=r"^cancelled$"):
            deadline.run(endless)


def test_no_thread_watches_work():
    """One did, in which the garbage collector freed terms of Z3 while other threads were in calls of Z3: a crash."""
    threads = in_another_thread(Deadline(60), lambda: set(enumerate_threads()))
    assert len(threads - set(enumerate_threads())) == 1


def test_no_stop_comes_while_a_lost_one_is_noted(monkeypatch):
    """It would be lost as well, and Python would print that."""
    deadline, noted, set_timer = Deadline(), [], signal.setitimer

    def set_late(*timer):
        set_timer(*timer)
        if noted == ["begun"]:
            signal.raise_signal(signal.SIGALRM)

    def work() -> None:
        deadline.cancel()
        noted.append("begun")
        sys.unraisablehook(SimpleNamespace(exc_type=_Stop))
        noted.append("ended")
        endless()

    monkeypatch.setattr(signal, "setitimer", set_late)
    with pytest.raises(Expired, match=r"^cancelled$"):
        deadline.run(work)
    assert noted == ["begun", "ended"]


def test_no_stop_comes_during_a_look_at_the_deadline(monkeypatch):
    """It came in the reading of the free memory, or in the constructor that the look had come in."""
    deadline, looked = Deadline(), []

    def is_short() -> bool:
        deadline.cancel()
        signal.raise_signal(signal.SIGALRM)
        looked.append(True)
        return False

    monkeypatch.setattr(memory, "is_short", is_short)
    with pytest.raises(Expired, match=r"^cancelled$"):
        deadline.run(endless)
    assert looked


def test_ctrl_c_ends_work():
    def interrupted() -> None:
        signal.raise_signal(signal.SIGINT)
        endless()

    with Deadline() as deadline, pytest.raises(Expired, match=r"^interrupted$"):
        deadline.run(interrupted)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_also_ends_work_with_a_deadline_of_its_own_within_that_of_others():
    """A batch in one process finished the puzzle first, however long it took."""

    def interrupted() -> None:
        signal.raise_signal(signal.SIGINT)
        endless()

    with Deadline() as outer:
        with Deadline(60) as inner, pytest.raises(Expired, match=r"^interrupted$"):
            inner.run(interrupted)
        assert inner.expired() is outer.expired() is ReasonUnknown.INTERRUPTED
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@everywhere
def test_work_without_memory_is_too_large(run):
    def greedy() -> None:
        raise MemoryError

    with pytest.raises(Expired, match=r"^too large$"):
        run(Deadline(), greedy)


@everywhere
def test_work_in_time_returns_its_result_and_its_own_errors(run):
    assert run(Deadline(60), lambda: 5) == 5
    with pytest.raises(ZeroDivisionError):
        run(Deadline(60), lambda: 1 // 0)
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


@everywhere
def test_nothing_begins_after_the_deadline(run):
    begun = []
    with pytest.raises(Expired, match=r"^timeout$"):
        run(Deadline(0), lambda: begun.append(1))
    assert not begun


@everywhere
def test_a_stop_never_comes_after_the_work(run, monkeypatch):
    """Deadlines that end about when the work does; a late stop would be an error of this test."""
    monkeypatch.setattr("smtpuzzles.base.deadline.LOOK", 0.0005)
    for _ in range(100):
        with suppress(Expired):
            assert run(Deadline(0.001), lambda: sum(range(20_000)) > 0)
        sum(range(1000))
        assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
        assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def test_the_timer_of_somebody_else_stays():
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, 60)
    try:
        assert Deadline(30).run(lambda: 5) == 5
        assert 30 < signal.getitimer(signal.ITIMER_REAL)[0] <= 60
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_a_part_of_a_deadline_ends_with_the_whole_or_before():
    whole = Deadline(60)
    assert whole.part(0).expired() is ReasonUnknown.TIMEOUT
    part = whole.part(90)
    assert part.remaining() <= 60
    whole.cancel()
    assert part.expired() is ReasonUnknown.CANCELLED


def test_ctrl_c_of_the_whole_reaches_its_part():
    with Deadline() as whole, whole.part(60) as part:
        signal.raise_signal(signal.SIGINT)
        assert part.expired() is ReasonUnknown.INTERRUPTED
        assert part.listens  # so that Z3 does not take the next one
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
