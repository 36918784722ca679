"""How much time is left."""

from time import monotonic


class Clock:
    """Runs from the moment it is made; a timeout of None never strikes."""

    def __init__(self, timeout: float | None = None) -> None:
        self._end = None if timeout is None else monotonic() + timeout

    def left(self) -> float | None:
        """Seconds until the timeout, 0 when it has struck, None when there is none."""
        return None if self._end is None else max(0.0, self._end - monotonic())

    def over(self) -> bool:
        return self.left() == 0.0
