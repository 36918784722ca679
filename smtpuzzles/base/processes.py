"""Work shared out among processes, or done apart in one; each has a pipe of its own.

When a process dies, its pipe tells us; when we die, it ends, too, even in the middle of a task. Ctrl-C reaches this
process only, which ends the others. All of this may be done from any thread.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, redirect_stderr, suppress
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from typing import Any, TypeVar, cast

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.errors import SmtPuzzlesError

Task = TypeVar("Task")
Result = TypeVar("Result")
# Seconds between two looks at the deadline.
LOOK = 0.1


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def map_parallel(
    work: Callable[[Task, Deadline], Result], tasks: Sequence[Task], jobs: int, deadline: Deadline
) -> Iterator[Result]:
    """What the work makes of each task, in whichever order; when the deadline strikes, what has come so far."""
    if jobs == 1 or len(tasks) < 2:
        for task in tasks:
            if deadline.expired():
                return
            yield work(task, deadline)
        return
    left = iter(tasks)
    with ExitStack() as stack:
        busy = [stack.enter_context(worker(work)) for _ in range(min(jobs, len(tasks)))]
        for pipe in busy:
            send(pipe, next(left))
        while busy and not deadline.expired():
            ready = wait(busy, LOOK)
            for pipe in [pipe for pipe in busy if pipe in ready]:
                result = received(pipe)
                try:
                    send(pipe, next(left))
                except StopIteration:
                    busy.remove(pipe)
                yield result


def run_in_process(work: Callable[[Task, Deadline], Result], task: Task, deadline: Deadline) -> Result | None:
    """What the work makes of the task, in a process that is ended when the deadline strikes; None if it did.

    For those who must not be kept waiting: whatever the work does, this process has its own memory and time.
    """
    with worker(partial(quietly, work)) as pipe:
        send(pipe, task)
        while not deadline.expired():
            if wait([pipe], LOOK):
                return cast(Result, received(pipe))
    return None


def quietly(work: Callable[[Task, Deadline], Result], task: Task, deadline: Deadline) -> Result:
    """In the other process: what a library says when it dies would stand in the middle of somebody's screen."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for output in (1, 2):
        os.dup2(nowhere, output)
    return work(task, deadline)


def send(pipe: Connection, task: object) -> None:
    # Whoever is dead is noticed when the answer is awaited.
    with suppress(OSError):
        pipe.send(task)


def received(pipe: Connection) -> Any:
    try:
        result = pipe.recv()
    except (EOFError, OSError):
        raise SmtPuzzlesError("a worker process has died; what was finished before is not lost") from None
    if isinstance(result, Exception):
        raise result
    return result


@contextmanager
def worker(work: Callable[[Task, Deadline], Result]) -> Iterator[Connection]:
    """A process that works for us; what is sent to its pipe are tasks."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(work, theirs), daemon=True)
    with interrupts_held():
        process.start()
    theirs.close()
    try:
        yield ours
    finally:
        process.kill()  # SIGTERM may be ignored here, and so there, too
        process.join()
        ours.close()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is started meanwhile never hears of Ctrl-C; this one does, afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    start_tracker()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_tracker() -> None:
    """Python starts a process of its own with the first one. Starting it lets Ctrl-C through again, so it comes before;
    and where something without a file stands for stderr, as on Textual's screens, it cannot be started."""
    with _starting, redirect_stderr(sys.__stderr__):
        resource_tracker.ensure_running()


_starting = Lock()


def serve(work: Callable[[Task, Deadline], Result], tasks: Connection) -> None:
    """In the other process: until nobody is there to send tasks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
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


def end_with_parent() -> None:
    """A task may take hours: its end, when the pipe would tell, is too late."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
