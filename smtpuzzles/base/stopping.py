"""Ends compiled code, which sees neither the clock nor Ctrl-C: a thread watches both, and stops the code."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from smtpuzzles.base import threads
from smtpuzzles.base.deadline import LOOK, Deadline


@contextmanager
def stopping(deadline: Deadline, stop: Callable[[], object]) -> Iterator[None]:
    """Call `stop`, from another thread, when there is no more time; where no thread can be started, nobody does.

    The code must let other threads run, and end soon after.
    """
    if not threads.can_start():
        yield
        return
    over = Event()

    def watch() -> None:
        while not over.wait(LOOK):
            if deadline.expired():
                stop()
                return

    watching = Thread(target=watch, daemon=True)
    watching.start()
    try:
        with deadline.on_interrupt(stop):
            yield
    finally:
        over.set()
        watching.join()
