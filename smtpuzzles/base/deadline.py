"""How long a search may go on: until its time is up, until it is cancelled, or until somebody presses Ctrl-C.

Z3's own handler of Ctrl-C takes a lock, and a signal that arrives while the handler is being installed waits for that
lock forever; with a question every millisecond this does happen. So Z3's handler is switched off, and the first Ctrl-C
is noted here: between steps by Python's handler, and while Z3 works by a thread that tells it to stop. No exception is
raised in the middle of a step, where z3py would take it for an error of its own. Z3's handler stays on only if another
handler of Ctrl-C is installed in the main thread, so that a long question can still be ended.

Programs that search in a thread of their own end it by `cancel`, from another thread. It is noticed where the deadline
is checked: between questions, and by python-sat's solvers between slices of one. Z3 does not notice it within a
question: when a thread interrupted it, early and repeatedly, it crashed once in some thousand tries, and hung at times.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from threading import Event, Thread
from time import monotonic, sleep
from types import FrameType

from smtpuzzles.errors import UsageError
from smtpuzzles.result import Reason

# Signals that end a program: from `kill`, `timeout`, or a terminal that is closed.
TO_END = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def heeding_ends(act: Callable[[int], object]) -> AbstractContextManager[None]:
    """Call `act` in the main thread on Ctrl-C and on signals to end, unless they are ignored."""
    return handling([s for s in (signal.SIGINT, *TO_END) if signal.getsignal(s) is not signal.SIG_IGN], act)


@contextmanager
def handling(signals: Iterable[signal.Signals], act: Callable[[int], object]) -> Iterator[None]:
    """Call `act` with the number of each of these signals that arrives; only the main thread can set this up."""
    before = {number: signal.signal(number, lambda number, _: act(number)) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Deadline:
    """A time limit that runs from now; None for no limit. In a `with`, also in nested ones, it notes Ctrl-C."""

    def __init__(self, timeout: float | None = None) -> None:
        # Written so that 'nan' fails as well.
        if timeout is not None and not timeout >= 0:
            raise UsageError(f"a timeout is a number of seconds, 0 or more, not {timeout:g}")
        self._end = None if timeout is None else monotonic() + timeout
        self._interrupted = False
        self._cancelled = False
        self._entered = 0
        self.listens = False

    def remaining(self) -> float | None:
        """Return the seconds until the timeout, 0 when they are over, None if there is no timeout."""
        return None if self._end is None else max(0.0, self._end - monotonic())

    def expired(self) -> Reason | None:
        """Return why there is no more time, or None while there is."""
        if self._interrupted:
            return Reason.INTERRUPTED
        if self._cancelled:
            return Reason.CANCELLED
        return Reason.TIMEOUT if self.remaining() == 0 else None

    def cancel(self) -> None:
        """End the time now; any thread may call this, also more than once."""
        self._cancelled = True

    def __enter__(self) -> "Deadline":
        self._entered += 1
        if self._entered > 1:
            return self
        # A program that ignores Ctrl-C or handles it in its own way keeps doing so.
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            with suppress(ValueError):  # only the main thread can and needs to: signals are handled there
                self._wakeup_before = signal.set_wakeup_fd(watcher(), warn_on_full_buffer=False)
                signal.signal(signal.SIGINT, self._note)
                self.listens = True
        return self

    def __exit__(self, *_: object) -> None:
        self._entered -= 1
        if self.listens and not self._entered:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.set_wakeup_fd(self._wakeup_before)
            self.listens = False
            if self._interrupted:
                # Otherwise the thread might notice this Ctrl-C so late that it stops the next question.
                _caught_up.clear()
                os.write(watcher(), CATCH_UP)
                _caught_up.wait()

    def _note(self, number: int, frame: FrameType | None) -> None:
        """Note the first Ctrl-C; the second does not wait for the step to end."""
        if self._interrupted:
            signal.default_int_handler(number, frame)
        self._interrupted = True

    @contextmanager
    def on_interrupt(self, stop: Callable[[], object]) -> Iterator[None]:
        """Let Ctrl-C call `stop`, from another thread."""
        if not self.listens:
            yield
            return
        _to_stop.append(stop)
        try:
            yield
        finally:
            _to_stop.clear()


# What stops the question that the main thread is waiting for: none or one.
_to_stop: list[Callable[[], object]] = []
_caught_up = Event()
CATCH_UP = b"\0"  # no signal has this number


@cache
def watcher() -> int:
    """Return the file descriptor that wakes the watching thread; Python writes the number of every signal to it."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    Thread(target=watch, args=(reader,), daemon=True).start()
    return writer


if hasattr(os, "register_at_fork"):
    # A child of this process has the pipe, but not the thread: it makes its own.
    os.register_at_fork(after_in_child=watcher.cache_clear)


def watch(reader: int) -> None:
    while signals := os.read(reader, 64):
        # Repeatedly, because a solver does not notice a stop that comes just before it has started.
        while signal.SIGINT in signals and _to_stop:
            for stop in _to_stop[:1]:
                stop()
            sleep(0.02)
        if CATCH_UP in signals:
            _caught_up.set()
