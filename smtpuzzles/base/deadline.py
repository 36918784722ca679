"""How long a search may go on: until its time is up, until it is cancelled, or until somebody presses Ctrl-C.

Z3 would catch Ctrl-C itself, but its handler takes a lock, and a signal that comes while the handler is being installed
waits for that lock forever; with a question every millisecond this does happen. So Z3's handler is switched off, and
the first Ctrl-C is noted here instead: between steps by Python's handler, and while Z3 works by a thread that tells it
to stop. It raises nothing in the middle of a step, where z3py would take it for an error of its own. Only where
somebody else handles Ctrl-C in the main thread does Z3's handler stay on, so that a long question can still be ended.

To cancel is for programs that search in a thread of their own: another thread calls `cancel`. It is heard where the
deadline is looked at: between questions, and by the solvers of python-sat between slices of one. Z3 does not hear it
within a question: told so by a thread, early and again and again, it crashed once in some thousand tries, and hung at
times.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from threading import Event, Thread
from time import monotonic, sleep
from types import FrameType

from smtpuzzles.errors import UsageError
from smtpuzzles.result import Reason

# What ends a program from outside: `kill`, `timeout`, or a terminal that is closed.
TO_END = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def heeding_ends(act: Callable[[int], object]) -> Iterator[None]:
    """Meanwhile, Ctrl-C and what ends a program from outside make the main thread do this instead, at once."""
    numbers = [number for number in (signal.SIGINT, *TO_END) if signal.getsignal(number) is not signal.SIG_IGN]
    before = {number: signal.signal(number, lambda number, _: act(number)) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Deadline:
    """Runs from the moment it is made; a timeout of None never strikes. As a context, it notes Ctrl-C, too, until
    whoever entered it first has left."""

    def __init__(self, timeout: float | None = None) -> None:
        # Written so that 'nan' fails, too.
        if timeout is not None and not timeout >= 0:
            raise UsageError(f"a timeout is a number of seconds, 0 or more, not {timeout:g}")
        self._end = None if timeout is None else monotonic() + timeout
        self._interrupted = False
        self._cancelled = False
        self._entered = 0
        self.listens = False

    def remaining(self) -> float | None:
        """Seconds until the timeout, 0 when it has struck, None when there is none."""
        return None if self._end is None else max(0.0, self._end - monotonic())

    def expired(self) -> Reason | None:
        """Why there is no more time, or None while there is."""
        if self._interrupted:
            return Reason.INTERRUPTED
        if self._cancelled:
            return Reason.CANCELLED
        return Reason.TIMEOUT if self.remaining() == 0 else None

    def cancel(self) -> None:
        """From now on there is no more time; any thread may call this, as often as it likes."""
        self._cancelled = True

    def __enter__(self) -> "Deadline":
        self._entered += 1
        if self._entered > 1:
            return self
        # Whoever ignores Ctrl-C or handles it in a way of his own keeps doing so.
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            try:
                self._wakeup_before = signal.set_wakeup_fd(watcher(), warn_on_full_buffer=False)
                signal.signal(signal.SIGINT, self._note)
                self.listens = True
            except ValueError:
                pass  # only the main thread can and needs to: signals are handled there
        return self

    def __exit__(self, *_: object) -> None:
        self._entered -= 1
        if self.listens and not self._entered:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.set_wakeup_fd(self._wakeup_before)
            self.listens = False
            if self._interrupted:
                # Or else the thread might hear of this Ctrl-C so late that it stops what is asked next.
                _caught_up.clear()
                os.write(watcher(), CATCH_UP)
                _caught_up.wait()

    def _note(self, number: int, frame: FrameType | None) -> None:
        """The second Ctrl-C does not wait for the step to end."""
        if self._interrupted:
            signal.default_int_handler(number, frame)
        self._interrupted = True

    @contextmanager
    def on_interrupt(self, stop: Callable[[], object]) -> Iterator[None]:
        """While this lasts, Ctrl-C calls `stop`, from another thread."""
        if not self.listens:
            yield
            return
        _to_stop.append(stop)
        try:
            yield
        finally:
            _to_stop.clear()


# What the main thread is waiting for, if anything: none or one.
_to_stop: list[Callable[[], object]] = []
_caught_up = Event()
CATCH_UP = b"\0"  # no signal has this number


@cache
def watcher() -> int:
    """The file descriptor that wakes the watching thread; Python writes the number of every signal to it."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    Thread(target=watch, args=(reader,), daemon=True).start()
    return writer


if hasattr(os, "register_at_fork"):
    # A child of this process has the pipe, but not the thread: it makes its own.
    os.register_at_fork(after_in_child=watcher.cache_clear)


def watch(reader: int) -> None:
    while signals := os.read(reader, 64):
        # Again and again, because what is told to stop just before it has started does not hear it.
        while signal.SIGINT in signals and _to_stop:
            for stop in _to_stop[:1]:
                stop()
            sleep(0.02)
        if CATCH_UP in signals:
            _caught_up.set()
