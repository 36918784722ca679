"""Work in other processes, each with a pipe of its own; it can be started from any thread.

A pipe shows when its process has died; when this process dies, the others end, even in the middle of a task. Ctrl-C
reaches this process only, which ends the others.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, suppress
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from typing import Any, TypeVar, cast

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.errors import SmtPuzzlesError

Task = TypeVar("Task")
Result = TypeVar("Result")
_LOOK = 0.1  # seconds between two looks at the deadline


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_in_process(work: Callable[[Task, Deadline], Result], task: Task, deadline: Deadline) -> Result | None:
    """Return the result of the task; None if the deadline expires first, which ends the process at once."""
    with worker(partial(_quietly, work)) as (pipe, _):
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
def worker(work: Callable[[Task, Deadline], Result]) -> Iterator[tuple[Connection, Callable[[], object]]]:
    """Run a process that does the tasks that its pipe gets; yield the pipe, and what ends the process at once."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(work, theirs), daemon=True)
    with _interrupts_held():
        process.start()
    theirs.close()
    try:
        yield ours, process.kill
    finally:
        process.kill()  # SIGTERM may be ignored here, and then there as well
        process.join()
        ours.close()


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
    Thread(target=_end_with_parent, daemon=True).start()
    deadline = Deadline()
    while True:
        try:
            task = tasks.recv()
        except EOFError:
            return
        try:
            result: Result | Exception = work(task, deadline)
        except Exception as problem:
            result = problem
        try:
            tasks.send(result)
        except OSError:
            return


def _end_with_parent() -> None:
    """End when the parent ends, also during a task: it may take hours until the pipe is read again."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
