"""Tries promises in another process, which is ended when time is up, whatever a kind does there."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import takewhile
from multiprocessing.connection import Connection
from typing import NamedTuple

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import answer_of, worker
from smtpuzzles.base.signals import EndedBySignal
from smtpuzzles.errors import SmtPuzzlesError

# Seconds that the process has to end by itself what it does, such as a program that it has started.
GRACE = 2.0


Complain = Callable[[], Iterator[str]]


class Tried(NamedTuple):
    """The complaints of a promise; was time up before the last?"""

    complaints: list[str]
    late: bool = False


class TrialProcess:
    """A process that tries promises; another one takes its place when it dies, or does not end in time."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._pipe: Connection | None = None

    def __enter__(self) -> "TrialProcess":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def of(self, promise: Complain, seconds: float, whole: Deadline) -> Tried:
        """Return the complaints about this promise that come in these seconds, and before the deadline."""
        try:
            # To start a process takes as long as many a promise, but no promise's time.
            pipe = self._pipe or self._stack.enter_context(worker(tried, whole))[0]
            self._pipe = None
            found: Tried | None = answer_of(pipe, (promise, seconds), whole.part(seconds + GRACE))
        except SmtPuzzlesError as problem:  # the process has died
            self._stack.close()
            return Tried([str(problem)])
        if found:
            self._pipe = pipe
        else:
            self._stack.close()
        return found or Tried([], late=True)


def tried(task: tuple[Complain, float], _: Deadline) -> Tried:
    """Return the complaints about a promise in these seconds; what comes later may come from ending it."""
    promise, seconds = task
    found: list[str] = []
    with Deadline(seconds) as deadline:
        try:
            deadline.run(lambda: found.extend(takewhile(lambda _: not deadline.expired(), promise())))
        except (KeyboardInterrupt, EndedBySignal):
            raise
        except BaseException as problem:  # such as SystemExit
            if not deadline.expired():
                found.append(str(problem) if isinstance(problem, SmtPuzzlesError) else kinds.fault(problem))
        return Tried(found, late=deadline.expired() is not None)
