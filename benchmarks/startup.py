"""How long a person waits who asks for a small puzzle at the command line.

ours    a process that does what the program smtpuzzles does, on puzzles/gappy/9.txt
peer    a process of the same Python that imports z3 and ends
"""

import compileall
import subprocess
import sys
from collections.abc import Iterator

from benchmarks.boards import ROOT
from benchmarks.measure import Row, race

TARGET = 2
# What the installed program does; that one may be of another checkout.
PROGRAM = "import sys; sys.argv[0] = 'smtpuzzles'; from smtpuzzles.__main__ import main; main()"
SOLVE = ["-c", PROGRAM, "solve", "gappy", "puzzles/gappy/9.txt"]


def rows() -> Iterator[Row]:
    # pip does this with what it installs, z3 too, but not with a package that is installed to be edited; and where
    # PYTHONDONTWRITEBYTECODE is set, Python would compile it again in every process.
    compileall.compile_dir(ROOT / "smtpuzzles", quiet=1)
    result = race(lambda: run(*SOLVE), lambda: run("-c", "import z3"), repeats=15)
    yield Row("starting: smtpuzzles solve gappy 9x9 against import z3", result.ours, result.peer, TARGET)


def run(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
