"""Processes that do tasks: one that dies is replaced, and its task repeated."""

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pickle import PicklingError
from threading import Barrier
from time import sleep

import pytest

import smtpuzzles
from smtpuzzles.base.cluster import WorkerDied
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import LocalPool, Workers, map_parallel
from smtpuzzles.cli.app import run
from smtpuzzles.errors import InputError, Lacking, SmtPuzzlesError, UsageError
from tests.base.tasks import NoRoom, dies_first, ends_without_memory, fails_oddly, refuses, squares
from tests.conftest import ROOT


class Meeting:
    """Returns which copy this is, when two threads work on it at the same time."""

    both = Barrier(2, timeout=60)

    def __call__(self, _: int, __: Deadline) -> int:
        self.both.wait()
        return id(self)


def test_a_task_is_repeated_when_its_process_dies(tmp_path):
    pool = LocalPool(2)
    try:
        repeated = [pool.submit(dies_first, 1, tmp_path / str(number)) for number in range(2)]
        failed = pool.submit(refuses)
        assert [task.result(60) for task in repeated] == ["alive", "alive"]
        with pytest.raises(InputError):
            failed.result(60)
    finally:
        pool.shutdown()


def test_there_are_no_more_processes_than_tasks_and_at_most_a_thousand(capsys):
    before = threading.active_count()
    pool = LocalPool(10**9)
    try:
        assert [pool.submit(len, "ab").result(60) for _ in range(3)] == [2, 2, 2]
        assert threading.active_count() == before + 1
    finally:
        pool.shutdown()
    with pytest.raises(UsageError, match="expected at most 1000 processes, but found 1000000"):
        list(smtpuzzles.check_many(["4....1....21..4."], "sudoku", jobs=10**30))
    for command in (["batch", "sudoku", str(ROOT / "puzzles/sudoku/9-easy.txt")], ["generate", "gappy"]):
        assert run([*command, "--jobs", "1001"]) == 2
        assert capsys.readouterr().err.endswith("expected at most 1000 processes, but found 1001\n")


def test_a_task_gets_three_processes_whatever_became_of_the_task_before(tmp_path):
    pool = LocalPool(1)
    try:
        spared = [pool.submit(dies_first, 2, tmp_path / str(number)) for number in range(2)]
        fatal, last = pool.submit(dies_first, 9, tmp_path / "fatal"), pool.submit(dies_first, 2, tmp_path / "last")
        assert [task.result(60) for task in spared] == ["alive", "alive"]
        with pytest.raises(WorkerDied):
            fatal.result(60)
        assert last.result(60) == "alive"
        assert (tmp_path / "fatal").read_text() == "begun\n" * 3
    finally:
        pool.shutdown()


def test_a_cancelled_task_is_left_out_and_holds_nothing_up(tmp_path):
    pool = LocalPool(1)
    try:
        first = pool.submit(dies_first, 2, tmp_path / "first")
        cancelled, last = pool.submit(dies_first, 0, tmp_path / "cancelled"), pool.submit(abs, -1)
        assert cancelled.cancel()
        assert (first.result(60), last.result(60)) == ("alive", 1)
        assert not first.cancel()
        assert not (tmp_path / "cancelled").exists()
    finally:
        pool.shutdown()


def test_what_cannot_be_pickled_or_unpickled_fails():
    pool = LocalPool(1)
    try:
        odd, unsent, last = pool.submit(fails_oddly), pool.submit(lambda: 1), pool.submit(abs, -1)
        with pytest.raises(TypeError, match="'two'"):
            odd.result(60)
        with pytest.raises((PicklingError, AttributeError)):
            unsent.result(60)
        assert last.result(60) == 1
    finally:
        pool.shutdown()


def test_a_task_that_cannot_be_read_fails_and_its_process_goes_on(capfd):
    """It died with a traceback, which other processes repeated, and nobody learned why."""
    pool = LocalPool(1)
    try:
        unread, last = pool.submit(abs, NoRoom()), pool.submit(abs, -1)
        with pytest.raises(Lacking, match="no room"):
            unread.result(60)
        assert last.result(60) == 1
    finally:
        pool.shutdown()
    assert capfd.readouterr() == ("", "")


def test_a_process_that_ends_for_lack_of_memory_is_not_replaced_for_its_task(tmp_path):
    pool = LocalPool(1)
    try:
        first, lacking = pool.submit(abs, -1), pool.submit(ends_without_memory, tmp_path / "starts")
        last = pool.submit(abs, -2)
        with pytest.raises(Lacking, match="memory or threads"):
            lacking.result(60)
        assert (first.result(60), last.result(60)) == (1, 2)
    finally:
        pool.shutdown()
    assert (tmp_path / "starts").read_text() == "begun\n"


# It is imported by each Python that starts, and kills the first workers before they are ready.
KILLING = """
import os, signal, sys
if "--multiprocessing-fork" in sys.orig_argv:
    with open({file!r}, "a+") as starts:
        starts.write(".")
        starts.seek(0)
        if len(starts.read()) <= {times}:
            os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize(("times", "said"), [(2, "alive"), (9, "a worker process has died repeatedly; ")])
def test_a_process_that_is_killed_before_it_is_ready_is_replaced_too(times, said, tmp_path):
    starts = tmp_path / "starts"
    (tmp_path / "sitecustomize.py").write_text(KILLING.format(file=str(starts), times=times))
    script = "from tests.base.tasks import lives; lives()"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.stdout.startswith(said)
    assert ran.stderr == ""
    assert len(starts.read_text()) == 3


def test_a_thread_has_its_own_copy_of_the_work():
    with ThreadPoolExecutor(2) as threads:
        copies = list(map_parallel(Meeting(), range(2), Workers(threads, 2), Deadline()))
    assert len(set(copies)) == 2


def test_a_pool_is_closed_in_the_middle_of_a_task(tmp_path):
    pool = LocalPool(1)
    done = pool.submit(dies_first, 1, tmp_path / "task")
    assert done.result(60) == "alive"
    pool.submit(sleep, 600)
    pool.shutdown()
    assert not any(thread.is_alive() for thread in pool._threads)


def test_whatever_keeps_a_process_from_starting_fails_its_task(monkeypatch):
    """Of an error that is none of the system's, the thread died, and whoever asked waited for ever."""

    def fails(*_):
        raise ValueError("no process")

    monkeypatch.setattr("smtpuzzles.base.executors.worker", fails)
    with LocalPool(1) as pool:
        for _ in range(2):
            with pytest.raises(ValueError, match="no process"):
                pool.submit(squares, 3).result(30)


def test_what_fails_in_a_process_fails_here():
    assert sorted(map_parallel(squares, [0, 1, 2], 2, Deadline())) == [0, 1, 4]
    with pytest.raises(SmtPuzzlesError, match="a worker process has died"):
        list(map_parallel(squares, [0, 3, 1], 2, Deadline()))
    with pytest.raises(UsageError, match="four"):
        list(map_parallel(squares, [0, 4, 1], 2, Deadline()))


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_workers_end_with_the_program_even_when_it_is_killed_during_a_long_task():
    script = "from tests.base.tasks import share_out_sleep; share_out_sleep()"
    process = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdout
    try:
        assert [process.stdout.readline(), process.stdout.readline()] == [b"begun\n"] * 2
        process.kill()
        process.communicate(timeout=20)  # which waits until the workers have let go of the pipe, too
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
