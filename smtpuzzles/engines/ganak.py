"""Ganak in a process of its own, because it cannot be interrupted: `python -m smtpuzzles.engines.ganak FILE`."""

import sys
from pathlib import Path

from pyganak import Counter

from smtpuzzles.encoding.dimacs import read_dimacs


def main(file: str) -> None:
    with Path(file).open("rb") as stream:
        cnf = read_dimacs(stream, file)
    counter = Counter()
    counter.new_vars(cnf.variables)
    counter.add_clauses(cnf.clauses)
    counter.set_sampling_set(range(1, len(cnf.names) + 1))
    print(counter.count())


if __name__ == "__main__":
    main(sys.argv[1])
