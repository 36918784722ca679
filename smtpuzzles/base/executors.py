"""Where tasks are done: executors as `concurrent.futures` has them, so that those of other libraries fit as well.

LocalPool   processes on this machine; one that dies is replaced, and its task repeated
Here        this process, at once
cluster     the workers of a Dask scheduler
"""

import pickle
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from contextlib import contextmanager
from functools import lru_cache, partial
from itertools import chain, islice
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread, local
from typing import Any, NamedTuple, TypeVar

from smtpuzzles.base.cluster import Cluster, ClusterGone, WorkerDied, connected
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import CannotStart, cores, send, worker
from smtpuzzles.base.text import shown
from smtpuzzles.errors import SmtPuzzlesError, UsageError

Task = TypeVar("Task")
Result = TypeVar("Result")
MOST_PROCESSES = 1000
_LOOK = 0.1  # seconds between two looks at the deadline
_ATTEMPTS = 3
_Task = tuple["Future[Any]", Callable[[], Any]]


class Workers(NamedTuple):
    """An executor, how many tasks it does at once, and the cluster that it is of, if any."""

    executor: Executor
    number: int
    cluster: Cluster | None = None

    def wait(self, futures: Collection[Future[Result]]) -> tuple[set[Future[Result]], set[Future[Result]]]:
        """Return, after a moment, which of these futures are done, and which are not."""
        done, left = wait(futures, _LOOK, FIRST_COMPLETED)
        if not done and self.cluster is not None:  # one that is gone may leave its futures as they are
            self.cluster.expect_workers()
        return done, left

    def result(self, future: Future[Result]) -> Result:
        """Return the result of a task; nobody but a cluster that is gone has cancelled it."""
        try:
            return future.result()
        except CancelledError:
            raise ClusterGone from None
        except Exception as problem:
            if self.cluster is None or isinstance(problem, SmtPuzzlesError):
                raise
            raise self.cluster.meaning(problem) from problem


def map_parallel(
    work: Callable[[Task, Deadline], Result], tasks: Iterable[Task], workers: Workers | int, deadline: Deadline
) -> Iterator[Result]:
    """Yield the result of each task, in any order, until the deadline expires; take a task only when it begins.

    A number stands for so many processes. Each thread of them makes its own copy of `work`, for its first task.
    """
    left = iter(tasks)
    if isinstance(workers, int):
        first = list(islice(left, 2 if workers > 1 else 0))
        if len(first) < 2:
            for task in chain(first, left):
                if deadline.expired():
                    return
                yield work(task, deadline)
            return
        with executor_of(None, workers) as found:
            yield from map_parallel(work, chain(first, left), found, deadline)
        return
    data, out = pickle.dumps(work), set[Future[Result]]()
    while not deadline.expired():
        free = workers.number + 1 - len(out)
        out |= {workers.executor.submit(_of_copy, data, task) for task in islice(left, free)}
        if not out:
            return
        done, out = workers.wait(out)
        yield from map(workers.result, done)


class _KeptWork(local):
    """The work that this thread does; it may have prepared much for its next task, such as sessions of solvers."""

    def __init__(self) -> None:
        self.copy = lru_cache(1)(pickle.loads)


_kept = _KeptWork()


def _of_copy(data: bytes, task: Any) -> Any:
    return _kept.copy(data)(task, Deadline())


@contextmanager
def workers_of(cluster: str | None, jobs: int | None) -> Iterator[Workers | int]:
    """Yield what `map_parallel` needs: the workers of a cluster, or a number of processes."""
    if cluster is None:
        yield _processes(jobs)
    else:
        with executor_of(cluster, jobs) as found:
            yield found


@contextmanager
def executor_of(cluster: str | None, jobs: int | None) -> Iterator[Workers]:
    """Yield an executor, and how many tasks it does at once: the cluster's, or one with this number of processes."""
    if cluster is not None:
        with connected(cluster) as found:
            yield Workers(found.executor, found.threads, found)
        return
    workers = _processes(jobs)
    pool = LocalPool(workers) if workers > 1 else Here()
    try:
        yield Workers(pool, workers)
    finally:
        pool.shutdown()


def _processes(jobs: int | None) -> int:
    if jobs is not None and jobs > MOST_PROCESSES:
        raise UsageError(f"expected at most {MOST_PROCESSES} processes, but found {shown(jobs)}")
    return jobs or cores()


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
    """A thread for each process waits for its answers; `shutdown` ends the processes even in the middle of a task.

    There are no more threads than tasks at once.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._open = Deadline()
        self._stops: list[Callable[[], object]] = []
        self._threads: list[Thread] = []
        self._unfinished: list[Future[Any]] = []

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._unfinished = [*(one for one in self._unfinished if not one.done()), future]
        if len(self._threads) < min(self._jobs, len(self._unfinished)):
            self._start_thread()
        self._tasks.put((future, partial(work, *arguments, **named)))
        return future

    def _start_thread(self) -> None:
        thread = Thread(target=self._hand_out, daemon=True)
        try:
            thread.start()
        except RuntimeError as problem:
            self.shutdown()
            raise CannotStart.from_problem(problem) from None
        self._threads.append(thread)

    def shutdown(self, *_how: object, **_named: object) -> None:
        self._open.cancel()
        for _ in self._threads:
            self._tasks.put(None)
        for stop in list(self._stops):
            stop()
        for thread in self._threads:
            thread.join()

    def _hand_out(self) -> None:
        """Give tasks to one process after another, until the pool is closed."""
        task, attempts = self._next(), 0
        while task is not None and not self._open.expired():
            left = self._served(task)
            attempts = attempts + 1 if left is task else 1
            task = left
            if task is not None and attempts == _ATTEMPTS:
                task[0].set_exception(WorkerDied())
                task, attempts = self._next(), 0

    def _served(self, task: _Task) -> _Task | None:
        """Start a process and give it this task and others; return the one that it left unfinished."""
        left: _Task | None = task
        try:
            with worker(_call, self._open) as (pipe, stop):
                self._stops.append(stop)
                left = self._feed(pipe, task)
                self._stops.remove(stop)
        except Exception as problem:  # no process can be started: others would get no more
            if left is not None:
                left[0].set_exception(problem)
                left = self._next()
        return left

    def _feed(self, pipe: Connection, task: _Task | None) -> _Task | None:
        """Give tasks to a process until it dies; return the unfinished one, None if the pool is closed."""
        while task is not None and not self._open.expired():
            future, work = task
            try:
                send(pipe, work)
                result = pipe.recv()
            except (EOFError, OSError):
                return task
            except Exception as problem:  # the task cannot be pickled, or its result cannot be unpickled
                result = problem
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
            task = self._next()
        return None

    def _next(self) -> _Task | None:
        """Return the next task that is not cancelled, which it cannot be any more; None if the pool is closed."""
        while (task := self._tasks.get()) is not None and not task[0].set_running_or_notify_cancel():
            pass
        return task


def _call(work: Callable[[], Any], _: Deadline) -> Any:
    return work()
