"""Ctrl-C while the program starts ends it at once and quietly: there is nothing to lose, and no answer to wait for.

Python would raise KeyboardInterrupt somewhere among the imports, outside of everything that could handle it. So this is
imported before all others, and imports next to nothing: `signal` itself takes as long as a tenth of the start. What
becomes of other errors while the program starts is decided here, too: Python's status for them is 1, which means 'no'.
"""

import os
import sys
from _signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]

TYPE_CHECKING = False  # importing it from `typing` takes long
if TYPE_CHECKING:
    from types import FrameType, TracebackType

BUG, LACKING = 70, 71  # exit statuses: a bug was caught; the system gives no more memory or the like
_WHERE_OBJECTS_DIE = ("weakref", "_weakrefset")
_WHERE_LOCKS_DIE = ("cb", "importlib._bootstrap")


def _is_program() -> bool:
    """Is this `smtpuzzles` or `python -m smtpuzzles`? In other programs, Ctrl-C is not ours."""
    name = "".join(sys.argv[:1])
    if name == "-m":  # the module is being looked for
        return sys.orig_argv[1:3] == ["-m", "smtpuzzles"]
    return name.replace("\\", "/").rpartition("/")[2] in ("smtpuzzles", "smtpuzzles.exe")


_starting = _is_program() and getsignal(SIGINT) is default_int_handler
if _starting:
    signal(SIGINT, SIG_DFL)


def _end(of: type[BaseException], problem: BaseException, trace: "TracebackType | None") -> None:
    """End with a status that is no answer. Without memory, Python may lose the error itself: a SystemError."""
    lacks = {MemoryError: "not enough memory", SystemError: "not enough memory", OSError: str(problem)}
    if of in lacks:
        os.write(2, f"smtpuzzles: {lacks[of]}\n".encode())
        os._exit(LACKING)
    sys.__excepthook__(of, problem, trace)
    os._exit(BUG)


if _is_program():
    sys.excepthook = _end


def has_started() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again."""
    global _starting
    if _starting:
        signal(SIGINT, interrupted)
        _starting = False


def interrupted(_: int, frame: "FrameType | None") -> None:
    """Do what Python does at Ctrl-C, but end at once where Python would print the exception and go on without it."""
    if frees_an_object(frame):
        os._exit(128 + SIGINT)
    raise KeyboardInterrupt


def frees_an_object(frame: "FrameType | None") -> bool:
    """Is Python in a `__del__`, or in what follows the death of an object? It would print an exception and go on."""
    while frame is not None:
        name, room = frame.f_code.co_name, frame.f_globals.get("__name__")
        if name == "__del__" or room in _WHERE_OBJECTS_DIE or (name, room) == _WHERE_LOCKS_DIE:
            return True
        frame = frame.f_back
    return False
