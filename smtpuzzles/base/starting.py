"""Ctrl-C while the program starts ends it at once and quietly: there is nothing to lose, and no answer to wait for.

Python would raise KeyboardInterrupt somewhere among the imports, outside of everything that could handle it. So this is
imported before all others, and imports next to nothing: `signal` itself takes as long as a tenth of the start.
"""

import sys
from _signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]


def _is_program() -> bool:
    """Is this `smtpuzzles` or `python -m smtpuzzles`? In other programs, Ctrl-C is not ours."""
    if sys.argv[:1] == ["-m"]:  # the module is being looked for
        return sys.orig_argv[1:3] == ["-m", "smtpuzzles"]
    return sys.argv[0].replace("\\", "/").rpartition("/")[2] in ("smtpuzzles", "smtpuzzles.exe")


_starting = _is_program() and getsignal(SIGINT) is default_int_handler
if _starting:
    signal(SIGINT, SIG_DFL)


def has_started() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again, as Python does."""
    global _starting
    if _starting:
        signal(SIGINT, default_int_handler)
        _starting = False
