"""Work in other processes, each with a pipe of its own; it can be started from any thread.

A pipe shows when its process has died; when this process dies, the others end, even in the middle of a task. Ctrl-C
reaches this process only, which ends the others.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, suppress
from functools import partial
from multiprocessing import current_process, get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from typing import Any, TypeVar, cast

from smtpuzzles.base import memory
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import GONE, folder_is_gone
from smtpuzzles.base.starting import LACKING
from smtpuzzles.errors import Lacking, SmtPuzzlesError, UsageError

Task = TypeVar("Task")
Result = TypeVar("Result")
_LOOK = 0.1  # seconds between two looks at the deadline
_UNGUARDED = 74  # the exit status of a worker whose program asks for workers while it is imported


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class CannotStart(Lacking):
    """A worker process could not be started."""

    def __str__(self) -> str:
        return f"cannot start a worker process: {self.args[0]}"

    @classmethod
    def from_problem(cls, problem: Exception) -> "CannotStart":
        return cls(str(getattr(problem, "strerror", None) or problem or "not enough memory").lower())

    @classmethod
    def from_end(cls, status: int | None) -> "CannotStart":
        """Return the error that it ended, with this exit status, before it was ready."""
        if status == _UNGUARDED:
            wanted = "write what asks for them below 'if __name__ == \"__main__\":', or ask with jobs=1"
            return cls(f"each one runs this program from its beginning, and would start others; {wanted}")
        return cls(f"it ended with status {status} before it was ready")


def run_in_process(work: Callable[[Task, Deadline], Result], task: Task, deadline: Deadline) -> Result | None:
    """Return the result of the task; None if the deadline expires first, which ends the process at once."""
    with worker(partial(_quietly, work), deadline) as (pipe, _):
        return cast(Result | None, answer_of(pipe, task, deadline))


def answer_of(pipe: Connection, task: object, deadline: Deadline) -> Any:
    """Return the result that the worker behind this pipe sends; None if the deadline expires first."""
    with suppress(OSError):  # a dead worker is noticed when its answer is awaited
        send(pipe, task)
    while not deadline.expired():
        if wait([pipe], _LOOK):
            return _received(pipe)
    return None


def _quietly(work: Callable[[Task, Deadline], Result], task: Task, deadline: Deadline) -> Result:
    """Do the task without output: the last words of a dying library would appear in the middle of a screen."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for output in (1, 2):
        os.dup2(nowhere, output)
    return work(task, deadline)


def send(pipe: Connection, task: object) -> None:
    """Send the task; OSError if the worker is dead, where this program would end if it ends at a broken pipe."""
    if not hasattr(signal, "pthread_sigmask"):
        pipe.send(task)
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGPIPE})
    try:
        pipe.send(task)
    finally:
        if signal.SIGPIPE in signal.sigpending():
            signal.sigwait({signal.SIGPIPE})
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _received(pipe: Connection) -> Any:
    try:
        result = pipe.recv()
    except (EOFError, OSError):
        raise SmtPuzzlesError("a worker process has died; what was finished before is not lost") from None
    if isinstance(result, Exception):
        raise result
    return result


@contextmanager
def worker(
    work: Callable[[Task, Deadline], Result], deadline: Deadline | None = None
) -> Iterator[tuple[Connection, Callable[[], object]]]:
    """Run a process that does the tasks that its pipe gets; yield the pipe, and what ends the process at once.

    It is ready then, unless the deadline expires first.
    """
    if getattr(current_process(), "_inheriting", False):  # this is a worker that imports the program which it serves
        os._exit(_UNGUARDED)
    if folder_is_gone():
        raise UsageError(GONE)
    context = get_context("spawn")
    try:
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(work, theirs), daemon=True)
        with theirs, _interrupts_held():
            process.start()
    except (OSError, RuntimeError, MemoryError) as problem:
        raise CannotStart.from_problem(problem) from None
    try:
        _expect_ready(ours, process, deadline or Deadline())
        yield ours, process.kill
    finally:
        process.kill()  # SIGTERM may be ignored here, and then there as well
        process.join()
        ours.close()
        if process.exitcode == LACKING:
            raise Lacking("a worker process has not enough memory or threads") from None


def _expect_ready(pipe: Connection, process: BaseProcess, deadline: Deadline) -> None:
    while not pipe.poll(_LOOK):
        if deadline.expired():
            return
    try:
        problem = pipe.recv()
    except (EOFError, OSError):
        process.join()
        if process.exitcode == -9:  # SIGKILL, by the system or a person: a worker that died, which shows later
            return
        raise CannotStart.from_end(process.exitcode) from None
    if problem is not None:
        raise CannotStart.from_problem(problem)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back: a process started meanwhile never gets it, this one gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python starts its tracker with the first process, and lets Ctrl-C through again then: so it is started before. It
    # cannot be started where stderr has no file, as on Textual's screens.
    with _starting, redirect_stderr(sys.__stderr__):
        resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_starting = Lock()


def _serve(work: Callable[[Task, Deadline], Result], tasks: Connection) -> None:
    """Do tasks in the other process, until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    problem: Exception | None = None
    try:
        Thread(target=_end_with_parent, daemon=True).start()
    except RuntimeError as refused:  # the system starts no more threads
        problem = refused
    memory.heed_limits()
    try:
        tasks.send(problem)
        while problem is None:
            tasks.send(_done(work, tasks.recv_bytes()))
    except MemoryError:
        os._exit(LACKING)
    except (EOFError, OSError):  # whoever asks has gone
        return


def _done(work: Callable[[Task, Deadline], Result], task: bytes) -> Result | Exception:
    """Return the result, or what fails: the task may need a module for which there is no room."""
    try:
        return work(pickle.loads(task), Deadline())
    except Exception as problem:
        return problem


def _end_with_parent() -> None:
    """End when the parent ends, also during a task: it may take hours until the pipe is read again."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
