"""The memory that is left: large formulas end before the system has to kill the program."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from smtpuzzles.base.starting import LACKING
from smtpuzzles.errors import Lacking

_SHORT, _ENOUGH = 0.04, 500_000_000  # of all memory; bytes that are enough on any machine
# Bytes of address space, measured on Linux: with less, loading these libraries crashes, or ends the program with status
# 1, which is 'no' here.
_TO_LOAD = {"z3": 80_000_000, "numpy": 100_000_000, "numba": 280_000_000}


def is_short() -> bool:
    """Return True when hardly any memory is left; False also where the system does not tell."""
    left, total = _left_and_total() or (1, 1)
    return left < min(_SHORT * total, _ENOUGH)


def left() -> int | None:
    """Return the bytes that programs can still get; None where the system does not tell."""
    told = _left_and_total()
    return told and told[0]


def _left_and_total() -> tuple[int, int] | None:
    try:
        lines = Path("/proc/meminfo").read_text().splitlines()
        kilobytes = {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}
        return 1024 * kilobytes["MemAvailable"], 1024 * kilobytes["MemTotal"]
    except (OSError, ValueError, KeyError):
        return None


def heed_limit() -> None:
    """Under a limit (`ulimit -v`), raise Lacking when a library is imported for which there is no room."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_AS, getrlimit
    except ImportError:  # no such limits here
        return
    limit = getrlimit(RLIMIT_AS)[0]
    if limit != RLIM_INFINITY:
        sys.meta_path.insert(0, _Room(limit))
        _end_with_status()


def _end_with_status() -> None:
    """Let libraries in C++ end the program with a line and a status when they cannot go on, instead of aborting it."""
    import ctypes

    def end() -> None:
        os.write(2, b"smtpuzzles: not enough memory\n")
        os._exit(LACKING)

    with suppress(OSError, AttributeError):  # another system
        _kept.append(ctypes.CFUNCTYPE(None)(end))
        ctypes.CDLL("libstdc++.so.6")["_ZSt13set_terminatePFvvE"](_kept[0])


_kept: list[object] = []  # C has only its address


class _Room:
    """Finds no module, but looks whether there is room for it."""

    def __init__(self, limit: int) -> None:
        self._limit = limit

    def find_spec(self, name: str, *_: object) -> None:
        if name in _TO_LOAD and self._limit - _address_space() < _TO_LOAD[name]:
            raise Lacking(f"not enough memory to load {name}")


def _address_space() -> int:
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
