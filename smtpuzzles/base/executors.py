"""Where tasks are done: executors as `concurrent.futures` has them, so that those of other libraries fit as well.

LocalPool   processes on this machine; one that dies is replaced, and its task repeated
Here        this process, at once
cluster     the workers of a Dask scheduler
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from smtpuzzles.base.processes import cores, worker
from smtpuzzles.errors import UsageError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from smtpuzzles.base.deadline import Deadline

_ATTEMPTS = 3
CONNECT = 10  # seconds
_Task = tuple["Future[Any]", Callable[[], Any]]


@contextmanager
def executor_of(cluster: str | None, jobs: int | None) -> Iterator[tuple[Executor, int]]:
    """Yield an executor, and how many tasks it does at once: the cluster's, or one with this number of processes."""
    if cluster is not None:
        with _of_cluster(cluster) as found:
            yield found
        return
    workers = jobs or cores()
    pool = LocalPool(workers) if workers > 1 else Here()
    try:
        yield pool, workers
    finally:
        pool.shutdown()


@contextmanager
def _of_cluster(cluster: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client
    except ImportError:
        raise UsageError("--cluster needs Dask: pip install 'smtpuzzles[cluster]'") from None
    place = {"scheduler_file": cluster} if os.path.isfile(cluster) else {"address": cluster}
    try:
        client = Client(**place, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise UsageError(f"--cluster {cluster}: cannot reach a scheduler there: {problem}") from None
    with client:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise UsageError(f"--cluster {cluster}: expected workers, but the scheduler has none")
        yield client.get_executor(pure=False), threads


class WorkerDied(BrokenExecutor):
    """Each process that was given this task has died."""


class Here(Executor):
    """Does a task when it is submitted."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*arguments, **named))
        except Exception as problem:
            future.set_exception(problem)
        return future


class LocalPool(Executor):
    """A thread for each process waits for its answers; `shutdown` ends the processes even in the middle of a task."""

    def __init__(self, jobs: int) -> None:
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._closed = False
        self._stops: list[Callable[[], object]] = []
        self._threads = [Thread(target=self._hand_out, daemon=True) for _ in range(jobs)]
        for thread in self._threads:
            thread.start()

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._tasks.put((future, partial(work, *arguments, **named)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002 - it is quick
        self._closed = True
        for _ in self._threads:
            self._tasks.put(None)
        for stop in list(self._stops):
            stop()
        for thread in self._threads:
            thread.join()

    def _hand_out(self) -> None:
        """Give tasks to one process after another, until the pool is closed."""
        task, attempts = self._tasks.get(), 0
        while task is not None and not self._closed:
            with worker(_call) as (pipe, stop):
                self._stops.append(stop)
                left = self._feed(pipe, task)
                self._stops.remove(stop)
            attempts = attempts + 1 if left is task else 1
            task = left
            if task is not None and attempts == _ATTEMPTS:
                task[0].set_exception(WorkerDied("each process that was given this task has died"))
                task, attempts = self._tasks.get(), 0

    def _feed(self, pipe: Connection, task: _Task | None) -> _Task | None:
        """Give tasks to a process until it dies; return the unfinished one, None if the pool is closed."""
        while task is not None and not self._closed:
            future, work = task
            try:
                pipe.send(work)
                result = pipe.recv()
            except (EOFError, OSError):
                return task
            _settle(future, result)
            task = self._tasks.get()
        return None


def _call(work: Callable[[], Any], _: Deadline) -> Any:
    return work()


def _settle(future: Future[Any], result: Any) -> None:
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
