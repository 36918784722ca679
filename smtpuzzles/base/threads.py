"""Whether there are threads: a browser has none."""

from functools import cache
from threading import Thread


@cache
def can_start() -> bool:
    """Return whether this Python can start threads."""
    thread = Thread(target=int, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return True
