"""The program: `python -m smtpuzzles`."""

import atexit
import gc
import os
import signal
import sys
import threading


def main() -> None:
    """Run the program and leave with its exit status."""
    # OpenBLAS, which comes with numpy and is not used, would start threads and take memory for each core.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from smtpuzzles.cli.app import main as run

        status = run()
    except KeyboardInterrupt:  # before there is anything to lose
        status = 130
    except SystemExit as left:  # by a signal to end, when everything is tidy
        status = left.code if isinstance(left.code, int) else 1
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # there is nothing more to end
    gc.freeze()
    _leave(status)


def _leave(status: int) -> None:
    """Leave as `sys.exit` does, but free no objects one by one: that takes a twentieth of the time of a small puzzle.

    Other threads are waited for, and a profiler shows what it has, in the usual way.
    """
    from smtpuzzles.base.streams import write_rest

    write_rest()
    others = [one for one in threading.enumerate() if one is not threading.main_thread() and not one.daemon]
    if others or sys.getprofile():
        sys.exit(status)
    atexit._run_exitfuncs()
    write_rest()
    os._exit(status)


if __name__ == "__main__":
    main()
