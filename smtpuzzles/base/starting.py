"""Ctrl-C while the program starts ends it at once and quietly: there is nothing to lose, and no answer to wait for.

Python would raise KeyboardInterrupt somewhere among the imports, outside of everything that could handle it. So this is
imported before all others, and imports next to nothing: `signal` itself takes as long as a tenth of the start. What
becomes of other errors while the program starts is decided here, too: Python's status for them is 1, which means 'no'.
"""

import gc
import os
import sys
from _signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]
from errno import ENOMEM

TYPE_CHECKING = False  # importing it from `typing` takes long
if TYPE_CHECKING:
    from types import TracebackType

BUG, LACKING = 70, 71  # exit statuses: a bug was caught; the system gives no more memory or the like


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
    """End with a status that is no answer. Without memory, Python may lose the error itself: a SystemError.

    Libraries made of machine code call this, too, with what they cannot raise: numba with a Ctrl-C, now and then.
    """
    if of is KeyboardInterrupt:
        os._exit(128 + SIGINT)
    if of in (MemoryError, SystemError, OSError):
        words = "not enough memory" if getattr(problem, "errno", ENOMEM) == ENOMEM else str(problem)
        try:
            os.write(2, f"smtpuzzles: {words}\n".encode())
        finally:  # also if nobody can read words
            os._exit(LACKING)
    sys.__excepthook__(of, problem, trace)
    os._exit(BUG)


def _lost(problem: "sys.UnraisableHookArgs") -> None:
    """End at Ctrl-C where Python can only print the exception and go on: in a `__del__`, in a function that C calls."""
    if problem.exc_type is KeyboardInterrupt:
        os._exit(128 + SIGINT)
    sys.__unraisablehook__(problem)


if _is_program():
    sys.excepthook = _end
    sys.unraisablehook = _lost
    # What is imported stays: to look through it for garbage takes a tenth of the time that a small puzzle takes.
    gc.set_threshold(100_000)


def has_started() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again."""
    global _starting
    if _starting:
        signal(SIGINT, default_int_handler)
        _starting = False
