"""Ganak in a process of its own, because it cannot be interrupted: `python -m smtpuzzles.engines.ganak FILE PARENT`."""

import ctypes
import os
import signal
import sys
from pathlib import Path

_PR_SET_PDEATHSIG = 1


def main(file: str) -> None:
    from pyganak import Counter

    from smtpuzzles.encoding.dimacs import read_dimacs

    with Path(file).open("rb") as stream:
        cnf = read_dimacs(stream, file)
    counter = Counter()
    counter.new_vars(cnf.variables)
    counter.add_clauses(cnf.clauses)
    counter.set_sampling_set(range(1, len(cnf.names) + 1))
    print(counter.count())


def end_with(parent: int) -> None:
    """End when this process ends, also if it is killed: Linux sees to that; nothing else would while Ganak counts."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it ended before
        sys.exit()


if __name__ == "__main__":
    end_with(int(sys.argv[2]))
    main(sys.argv[1])
