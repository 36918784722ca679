"""The first use of compiled functions: in several threads of a fresh process, numba was imported twice at once."""

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT

SCRIPT = """
import sys, threading
from pathlib import Path
import smtpuzzles

sys.setswitchinterval(0.0001)
board = smtpuzzles.parse("binairo", Path("puzzles/binairo/10.txt").read_text())
line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
uses = (
    lambda: len(list(smtpuzzles.explain(board))) > 3,
    lambda: next(smtpuzzles.check_many([line], "sudoku", jobs=1))["verdict"] == "unique",
    lambda: len(smtpuzzles.solve(board, engine=smtpuzzles.engine("walksat"), timeout=0).solutions) == 0,
    lambda: __import__("numba").njit is not None,
)
together, right = threading.Barrier(8), []

def use(number):
    together.wait()
    right.append(uses[number % len(uses)]())

threads = [threading.Thread(target=use, args=(number,), daemon=True) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join(200)
print(right.count(True), flush=True)
"""


@pytest.mark.more
def test_threads_that_use_compiled_functions_first_at_the_same_time_all_get_answers():
    command = [sys.executable, "-c", SCRIPT + "import os; os._exit(0)"]
    # One after another: the first may have to compile.
    fresh = [subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.stdout for process in fresh] == ["8\n"] * 2


# Numba looks at this part of numpy when it is first given an array, and numpy imports it only then.
PART = """
import sys, threading, time
from pathlib import Path
from types import ModuleType
import numpy
from smtpuzzles.base.compiling import compiler

class Slowly(ModuleType):
    def __setattr__(self, name, value):
        if name == "ma":
            imported.set()
            time.sleep(0.3)
        super().__setattr__(name, value)

imported = threading.Event()
numpy.__class__ = Slowly
compiler(Path(sys.argv[1]))
import numba

first = threading.Thread(target=numba.typeof, args=(numpy.zeros(1),))
there = "numpy.ma" in sys.modules
first.start()
there or imported.wait()
print(numba.typeof(numpy.zeros(1)))
first.join()
"""


def test_threads_that_give_arrays_first_at_the_same_time_do_not_import_a_part_of_numpy_at_once(tmp_path):
    """It was a RecursionError: while one thread imports the part, numpy looks for it again and again in the other."""
    ran = subprocess.run([sys.executable, "-c", PART, tmp_path], cwd=ROOT, capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("array(float64, 1d, C)\n", "")


# Numba looks for a key of a set in a function of its own, which it compiles, too.
OWN = """
import sys
from pathlib import Path
from smtpuzzles.base.compiling import compiler, when_compiling

def square(number):
    return number * number in {1, number, 9}

told = []
with when_compiling(told.append):
    assert compiler(Path(sys.argv[1]))(square)(3)
print(told)
"""


def test_only_functions_of_the_package_are_named_when_they_are_compiled(tmp_path):
    command = [sys.executable, "-c", OWN, tmp_path]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("['__main__']\n", "")


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("NUMBA_DISABLE_JIT", "1", "nothing would be compiled"),
        ("NUMBA_NUM_THREADS", "0", "Number of threads specified must be > 0"),
        (
            "NUMBA_NUM_THREADS",
            "x",
            "Environment variable 'NUMBA_NUM_THREADS' is defined but its associated value 'x' could not be parsed",
        ),
    ],
)
def test_a_variable_with_which_nothing_can_be_compiled_is_named(name, value, reason):
    """It was a bug to report, or a traceback."""
    command = [sys.executable, "-m", "smtpuzzles", "solve", "gappy", "puzzles/gappy/9.txt", "--engine", "walksat"]
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, name: value}, capture_output=True, text=True)
    line = f"smtpuzzles: cannot compile with the variables {name} as they are: {reason}\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", line)
