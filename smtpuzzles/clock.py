"""How long a search may go on: until its time is up, or until somebody presses Ctrl-C."""

import signal
from time import monotonic
from types import FrameType


class Clock:
    """Runs from the moment it is made; a timeout of None never strikes.

    As a context, it notes the first Ctrl-C instead of letting it raise in the middle of a step, where z3py would take
    it for an error of its own and a solution just found would be lost. A second Ctrl-C raises.
    """

    def __init__(self, timeout: float | None = None) -> None:
        self._end = None if timeout is None else monotonic() + timeout
        self._interrupted = False

    def left(self) -> float | None:
        """Seconds until the timeout, 0 when it has struck, None when there is none."""
        return None if self._end is None else max(0.0, self._end - monotonic())

    def over(self) -> str | None:
        """Why there is no more time, or None while there is."""
        if self._interrupted:
            return "interrupted"
        return "timeout" if self.left() == 0 else None

    def __enter__(self) -> "Clock":
        self._before = signal.getsignal(signal.SIGINT)
        # Only the main thread may change handlers, and who ignores Ctrl-C or has a handler of his own keeps it.
        if self._before is signal.default_int_handler:
            try:
                signal.signal(signal.SIGINT, self._note)
            except ValueError:
                self._before = None
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self._interrupted:
            signal.default_int_handler(number, frame)
        self._interrupted = True
