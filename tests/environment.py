"""What surrounds the tests and the programs that they start: the same on every machine, whoever starts them."""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

# What remains of the environment: where to find programs and libraries, how to reach the network, what pytest is told.
_KEPT = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR", "TEMP", "TMP", "NODE_PATH")
_KEPT_FAMILIES = ("PYTEST_", "PY_COLORS", "PIP_", "SSL_CERT_", "NODE_EXTRA_", "COV_", "COVERAGE_")
_PROXIES = ("http_proxy", "https_proxy", "ftp_proxy", "all_proxy")
# A terminal of the usual size, which is nobody's: what is shown to a person, tests open a pseudo terminal for.
_FIXED = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", "TZ": "UTC"}


def fix_variables() -> None:
    """Leave of the environment what tells where things are; what decides how programs behave is the same for all."""
    cache = _fetched_before()
    kept = {name: value for name, value in os.environ.items() if _stays(name)}
    programs = [os.path.dirname(sys.executable), kept.get("PATH", os.defpath)]
    os.environ.clear()
    os.environ.update(kept | _FIXED, PATH=os.pathsep.join(programs), no_proxy="127.0.0.1,localhost")
    if cache is not None:
        os.environ["XDG_CACHE_HOME"] = cache
    time.tzset()


def _stays(name: str) -> bool:
    return name in _KEPT or name.startswith(_KEPT_FAMILIES) or name.lower() in _PROXIES


def _fetched_before() -> str | None:
    """Return the user's folder for what programs fetch, if it can be used: tests fetch nothing twice."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "smtpuzzles")
    if not folder.is_absolute():  # a user without a home
        return None
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return str(folder.parent) if os.access(folder, os.W_OK) else None


def fix_process(home: Path) -> None:
    """Give this process a home of its own, and let signals do what they usually do."""
    os.environ["HOME"] = str(home)
    os.environ.setdefault("XDG_CACHE_HOME", str(home / "cache"))
    os.umask(0o022)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_IGN:
            # Whoever started the tests with nohup wants them to survive this. What they start does not inherit it.
            signal.signal(number, lambda *_: None)


def fix_handlers() -> None:
    """Ctrl-C interrupts, and no timer runs, whatever the test before has left."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
