"""The memory that is left: large formulas end before the system has to kill the program."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from pathlib import Path

from smtpuzzles.base.starting import LACKING
from smtpuzzles.errors import Lacking

_SHORT, _ENOUGH = 0.04, 500_000_000  # of all memory; bytes that are enough on any machine
_IN_CPP = (b"bad_alloc", b"OutOfMemory", b"system_error")  # in the names of what libraries throw; the last: no thread
# Bytes of address space and of data, measured on Linux: with less, loading these libraries crashes, or ends the program
# with status 1, which is 'no' here.
_TO_LOAD = {"z3": (80_000_000, 20_000_000), "numpy": (100_000_000, 60_000_000), "numba": (280_000_000, 90_000_000)}


def is_short() -> bool:
    """Return True when hardly any memory is left; False also where the system does not report it."""
    left, total = _left_and_total() or (1, 1)
    return left < min(_SHORT * total, _ENOUGH)


def left() -> int | None:
    """Return the bytes that programs can still get; None where the system does not report it."""
    found = _left_and_total()
    return found and found[0]


def _left_and_total() -> tuple[int, int] | None:
    try:
        lines = Path("/proc/meminfo").read_text().splitlines()
        kilobytes = {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}
        return 1024 * kilobytes["MemAvailable"], 1024 * kilobytes["MemTotal"]
    except (OSError, ValueError, KeyError):
        return None


def heed_limits() -> None:
    """Under limits (`ulimit -v`, `-d`), raise Lacking when a library is imported for which there is no room.

    A library that gets no memory or thread later, for whatever reason, ends the program with a line and a status.
    """
    _end_with_status()
    try:
        from resource import RLIM_INFINITY, RLIMIT_AS, RLIMIT_DATA, getrlimit
    except ImportError:  # no such limits here
        return
    limits = [getrlimit(which)[0] for which in (RLIMIT_AS, RLIMIT_DATA)]
    if limits != [RLIM_INFINITY] * 2:
        sys.meta_path.insert(0, _Room([inf if limit == RLIM_INFINITY else limit for limit in limits]))


def _end_with_status() -> None:
    """Let exceptions of C++ that nobody catches end the program with a line and a status, if memory or threads lack."""
    import ctypes

    with suppress(OSError, AttributeError):  # another system
        library = ctypes.CDLL("libstdc++.so.6")
        handler = ctypes.CFUNCTYPE(None)
        set_handler, thrown = library["_ZSt13set_terminatePFvvE"], library["__cxa_current_exception_type"]
        set_handler.restype = handler
        thrown.restype = ctypes.POINTER(ctypes.c_char_p)

        def end() -> None:
            of = thrown()
            if not of or any(name in of[1] for name in _IN_CPP):
                os.write(2, b"smtpuzzles: not enough memory or threads\n")
                os._exit(LACKING)
            before()

        _kept.append(handler(end))
        before = set_handler(_kept[0])


_kept: list[object] = []  # C has only its address


class _Room:
    """Finds no module, but looks whether there is room for it."""

    def __init__(self, limits: Sequence[float]) -> None:
        self._limits = limits

    def find_spec(self, name: str, *_: object) -> None:
        if name not in _TO_LOAD:
            return
        rooms = zip(self._limits, _used(), _TO_LOAD[name], strict=True)
        if any(limit - used < needed for limit, used, needed in rooms):
            raise Lacking(f"not enough memory to load {name}")


def _used() -> list[int]:
    """Return the bytes of address space and of data that this process has."""
    try:
        pages = Path("/proc/self/statm").read_text().split()
        return [int(pages[place]) * os.sysconf("SC_PAGE_SIZE") for place in (0, 5)]
    except (OSError, ValueError):
        return [0, 0]
