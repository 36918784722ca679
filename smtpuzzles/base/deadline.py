"""How long a search may go on: until its time is up, until it is cancelled, or until somebody presses Ctrl-C.

Work that knows nothing of time, such as making the formula of a puzzle, is given to `Deadline.run`, which ends it by an
exception between two steps of Python. So the work may be of any kind, but each of its calls of libraries should take
some tenths of a second at most; large formulas go to Z3 in parts. In the main thread, a timer of the system looks at
the deadline; modules are imported to their end. A thread must not: Python's garbage collector runs in it at times, and
frees terms of Z3 while another thread is in a call of Z3, which crashes. So work in other threads is not ended; who
asks there looks at the deadline before and after.

Z3's own handler of Ctrl-C takes a lock, and a signal that arrives while the handler is being installed waits for that
lock forever; with a question every millisecond this does happen. So Z3's handler is switched off, and the first Ctrl-C
is noted here: between steps by Python's handler, and while Z3 works by a thread that stops it. While Z3 is
asked, no exception is raised in the middle of a step, where z3py would take it for an error of its own. Z3's handler
stays on only if another handler of Ctrl-C is installed in the main thread, so that a long question can still be ended.

Programs that search in a thread of their own end it by `cancel`, from another thread. It is noticed where the deadline
is checked: between questions, and by python-sat's solvers between slices of one. Z3 does not notice it within a
question: when a thread interrupted it, early and repeatedly, it crashed once in some thousand tries, and hung at times.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from threading import Event, Thread, current_thread, main_thread
from time import monotonic, sleep
from types import FrameType
from typing import TypeVar

from smtpuzzles.base import memory, threads
from smtpuzzles.base.expecting import number
from smtpuzzles.errors import SmtPuzzlesError
from smtpuzzles.result import ReasonUnknown

Result = TypeVar("Result")


class Expired(SmtPuzzlesError):
    """There is no more time, or no more memory: the reason says which."""

    def __init__(self, reason: ReasonUnknown) -> None:
        super().__init__(reason)
        self.reason = reason


class Deadline:
    """A time limit that runs from now; None for no limit. In a `with`, also in nested ones, it notes Ctrl-C."""

    def __init__(self, timeout: float | None = None) -> None:
        what = "a timeout is a number of seconds, 0 or more"
        self._end = None if timeout is None else monotonic() + number(what, timeout, 0.0)
        self._interrupted = False
        self._cancelled = False
        self._entered = 0
        self._whole: Deadline | None = None
        self._around: Deadline | None = None
        self.listens = False

    def part(self, seconds: float) -> "Deadline":
        """Return a deadline that ends after these seconds, and with this one."""
        made = Deadline(seconds)
        if made._end is not None and self._end is not None:
            made._end = min(made._end, self._end)
        made._whole, made.listens = self, self.listens
        return made

    def remaining(self) -> float | None:
        """Return the seconds until the timeout, 0 when they are over, None if there is no timeout."""
        return None if self._end is None else max(0.0, self._end - monotonic())

    def expired(self) -> ReasonUnknown | None:
        """Return why there is no more time, or None while there is."""
        if self._interrupted or (self._around is not None and self._around._interrupted):
            return ReasonUnknown.INTERRUPTED
        if self._cancelled:
            return ReasonUnknown.CANCELLED
        if self._whole is not None and (reason := self._whole.expired()):
            return reason
        return ReasonUnknown.TIMEOUT if self.remaining() == 0 else None

    def expect_time(self) -> None:
        """Raise Expired if there is no more time."""
        if reason := self.expired():
            raise Expired(reason)

    def run(self, work: Callable[[], Result]) -> Result:
        """Return the result of the work; in the main thread, end it soon after there is no more time: raise Expired."""
        self.expect_time()
        watched = _Work(self)
        try:
            return watched.run(work) if _has_timer() else work()
        except _Stop:
            raise Expired(watched.stopped or ReasonUnknown.TIMEOUT) from None
        except MemoryError:
            raise Expired(ReasonUnknown.TOO_LARGE) from None

    def cancel(self) -> None:
        """End the time now; any thread may call this, also more than once."""
        self._cancelled = True

    def __enter__(self) -> "Deadline":
        self._entered += 1
        if self._entered > 1 or self._whole is not None:
            return self
        # A program that ignores Ctrl-C or handles it in its own way keeps doing so.
        handler = signal.getsignal(signal.SIGINT)
        around = getattr(handler, "__self__", None)
        if isinstance(around, Deadline) and current_thread() is main_thread():  # it notes Ctrl-C for this one, too
            self._around, self.listens = around, True
        if handler is signal.default_int_handler and threads.can_start():
            # Only the main thread can and needs to: signals are handled there. The system may give no pipe or thread.
            with suppress(ValueError, OSError, RuntimeError):
                self._wakeup_before = signal.set_wakeup_fd(watcher(), warn_on_full_buffer=False)
                self._handler_before = signal.signal(signal.SIGINT, self._note)
                self.listens = True
        return self

    def __exit__(self, *_: object) -> None:
        self._entered -= 1
        if self._around is not None and not self._entered:
            self._interrupted = self._around._interrupted
            self._around, self.listens = None, False
        if self.listens and not self._entered and self._whole is None:
            signal.signal(signal.SIGINT, self._handler_before)
            signal.set_wakeup_fd(self._wakeup_before)
            self.listens = False
            if self._interrupted:
                # Otherwise the thread might notice this Ctrl-C so late that it stops the next question.
                _caught_up.clear()
                os.write(watcher(), _CATCH_UP)
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


class _Stop(BaseException):
    """Raised in work that is to end; no handler of ordinary exceptions takes it for one."""


class _Work:
    """Work in the main thread, and why it was stopped, if it was."""

    def __init__(self, deadline: Deadline) -> None:
        self._deadline = deadline
        self._goes_on = True
        self._next = 0.0  # no stop before this time
        self.over = False
        self.stopped: ReasonUnknown | None = None

    def run(self, work: Callable[[], Result]) -> Result:
        signal.signal(signal.SIGALRM, self._tick)
        self._hook, sys.unraisablehook = sys.unraisablehook, self._lost
        try:
            signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
            return self._ended(work)
        finally:
            self.over = True
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            sys.unraisablehook = self._hook

    def _ended(self, work: Callable[[], Result]) -> Result:
        # Apart from what resets the timer, because a stop may come just before the last line here.
        try:
            return work()
        except Exception:
            if self.stopped:  # z3py takes what stops it for an error of its own
                raise _Stop from None
            raise
        finally:
            self._goes_on = False

    def _tick(self, _: int, frame: FrameType | None) -> None:
        if not self._goes_on or monotonic() < self._next or _would_leave_a_half(frame):
            return
        if reason := self._deadline.expired() or (ReasonUnknown.TOO_LARGE if memory.is_short() else None):
            if _imports(frame):
                return
            # Libraries may swallow a stop; a second one is not to cut off what cleans up after the first.
            self._next = monotonic() + _PAUSE
            self.stopped = reason
            raise _Stop

    def _lost(self, problem: "sys.UnraisableHookArgs") -> None:
        """Stop again at once where a stop was lost: Python can raise no exception in a function that C calls.

        The timer alone might come in such a function again and again.
        """
        if problem.exc_type is _Stop:
            self._next = 0.0
            signal.setitimer(signal.ITIMER_REAL, _SOON, LOOK)
        else:
            self._hook(problem)


def _would_leave_a_half(frame: FrameType | None) -> bool:
    """Is an object freed, or made that complains when it is freed as a half? A stop would be lost, or do harm later."""
    in_work = True  # what is made around the work is made whatever happens here
    while frame is not None:
        name, room = frame.f_code.co_name, frame.f_globals.get("__name__")
        if name == "__del__" or room in _WHERE_OBJECTS_DIE or (name, room) in _NEVER_IN:
            return True
        in_work = in_work and frame.f_code is not _Work.run.__code__
        if in_work and name == "__init__" and hasattr(type(frame.f_locals.get("self")), "__del__"):
            return True
        frame = frame.f_back
    return False


def _imports(frame: FrameType | None) -> bool:
    """Is the work importing a module? Of a large one that is stopped, parts would stay: no later import mends it."""
    while frame is not None and frame.f_code is not _Work.run.__code__:  # what is around the work does not count
        if frame.f_globals.get("__name__") == "importlib._bootstrap":
            return True
        frame = frame.f_back
    return False


_WHERE_OBJECTS_DIE = ("weakref", "_weakrefset")
_NEVER_IN = (
    *(("cb", "importlib._bootstrap"), ("__init__", "z3.z3"), ("delete", "pysat.solvers")),
    *(("_tick", __name__), ("_lost", __name__)),
)
LOOK, _PAUSE = 0.05, 1.0  # seconds between two looks at work, and between two stops
_SOON = 0.001


def _has_timer() -> bool:
    """Can the timer of the system be used? Only the main thread can, where nobody else does, nor work around this."""
    if current_thread() is not main_thread() or not hasattr(signal, "setitimer"):
        return False
    handler = signal.getsignal(signal.SIGALRM)
    before = getattr(handler, "__self__", None)
    if isinstance(before, _Work):  # which Ctrl-C has kept from resetting it, or which is going on around this
        return before.over
    return handler is signal.SIG_DFL and signal.getitimer(signal.ITIMER_REAL)[0] == 0


# What stops the question that the main thread is waiting for: none or one.
_to_stop: list[Callable[[], object]] = []
_caught_up = Event()
_CATCH_UP = b"\0"  # no signal has this number


@cache
def watcher() -> int:
    """Return the file descriptor that wakes the watching thread; Python writes the number of every signal to it."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    try:
        Thread(target=watch, args=(reader,), daemon=True).start()
    except RuntimeError:
        os.close(reader)
        os.close(writer)
        raise
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
        if _CATCH_UP in signals:
            _caught_up.set()
