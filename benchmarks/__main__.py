"""`python -m benchmarks` measures all and writes RESULTS.md; `python -m benchmarks NAME` measures one and prints.

The module cnf writes CNF.md as well.
"""

import os
import platform
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from benchmarks.measure import HEAD, line

# grilops comes last: what it leaves in memory slows whatever Python code is measured after it.
NAMES = (
    "building",
    "z3_program",
    "startup",
    "clingo",
    "enumeration",
    "sokoban",
    "encodings",
    "cnf",
    "convert",
    "grilops",
)
PEERS = ("z3-solver", "clingo", "grilops")
RESULTS = Path(__file__).with_name("RESULTS.md")


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        sys.exit(f"unknown benchmark '{unknown[0]}': expected one of {', '.join(NAMES)}")
    table = list(HEAD)
    print(*HEAD, sep="\n")
    for name in names or NAMES:
        for row in import_module(f"benchmarks.{name}").rows():
            table.append(line(row))
            print(line(row), flush=True)
    if not names:
        RESULTS.write_text(document(table))


def document(table: Iterable[str]) -> str:
    lines = "\n".join(table)
    modules = ", ".join(f"`{name}`" for name in NAMES)
    peers = ", ".join(f"{peer} {version(peer)}" for peer in PEERS)
    return f"""# Measured

Every figure is a ratio of two things measured in one run, in turn, several times over; the fastest run of each counts.
Milliseconds are for scale only: trust the ratios. What a row measures, and how, is said at the top of its module.

{lines}

Python {platform.python_version()}, {peers}, {os.cpu_count()} CPUs.

Again, all of it or one module, at the root of the repository:

    pip install -e '.[bench]'
    python -m benchmarks
    python -m benchmarks clingo

The modules: {modules}. The clingo rows count the samples and, where
`../shared/data/tatham` stands beside the repository, the game IDs there; without that folder they have fewer boards.
"""


if __name__ == "__main__":
    main(sys.argv[1:])
