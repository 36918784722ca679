"""The memory that is left: large formulas end before the system has to kill the program."""

from pathlib import Path

_SHORT, _ENOUGH = 0.04, 500_000_000  # of all memory; bytes that are enough on any machine


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
