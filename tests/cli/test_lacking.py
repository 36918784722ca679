"""A system that gives too little: one line, a status of its own, which is no verdict, and an end."""

import io
import os
import re
import shutil
import subprocess
import sys

import pytest

from smtpuzzles.base.packages import needed_by
from smtpuzzles.errors import Lacking
from tests.cli.conftest import UNIQUE
from tests.conftest import ROOT
from tests.screens import BOARDS

resource = pytest.importorskip("resource", reason="limits of POSIX")
PROGRAM = (sys.executable, "-m", "smtpuzzles")


def limited(limit: int, most: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program with at most so much of something; whether it compiles depends on what ran before."""
    ran = subprocess.run(
        [*PROGRAM, *words],
        preexec_fn=lambda: resource.setrlimit(limit, (most, most)),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    ran.stderr = re.sub("smtpuzzles: compiling .*, only once\n", "", ran.stderr)
    return ran


def test_a_batch_whose_workers_cannot_start_ends_with_one_line(tmp_path):
    puzzles = tmp_path / "sudokus.txt"
    puzzles.write_text((BOARDS["sudoku"].replace("\n", "") + "\n") * 20)
    ran = limited(resource.RLIMIT_NOFILE, 12, "batch", "sudoku", str(puzzles), "--engine", "minisat", "--jobs", "2")
    assert (ran.returncode, ran.stdout) == (71, "")
    assert ran.stderr == "smtpuzzles: cannot start a worker process: too many open files\n"


def test_a_file_that_is_one_too_many_is_lacking_and_no_bad_input(tmp_path):
    words = ("convert", "lightup", "puzzles/lightup/7.txt", "--to", "puzzlink", "-o", str(tmp_path / "out.txt"))
    shown = [limited(resource.RLIMIT_NOFILE, most, *words) for most in (5, 6)]
    refused = [ran for ran in shown if ran.returncode]
    assert refused
    for ran in refused:
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (71, "", 1)
        assert "too many open files" in ran.stderr


# Megabytes of address space, and of data: from where Python hardly starts to where all is there.
SIZES = [(resource.RLIMIT_AS, size) for size in (34, 50, 70, 100, 115, 140, 200, 300)]
SIZES += [(resource.RLIMIT_DATA, size) for size in (20, 30, 60, 100)]
ASKED = {
    "solve": ("solve", "gappy", "puzzles/gappy/9.txt"),
    "minisat": ("solve", "gappy", "puzzles/gappy/9.txt", "--engine", "minisat"),
    "explain": ("explain", "binairo", "puzzles/binairo/10.txt"),
    "walksat": ("solve", "gappy", "puzzles/gappy/9.txt", "--engine", "walksat"),
}
# Each asks under every second limit, and under each limit two of them.
TURNS = [
    pytest.param(words, *limit, id=f"{asked}-{limit[1]}")
    for number, (asked, words) in enumerate(ASKED.items())
    for limit in SIZES[number % 2 :: 2]
]


@pytest.mark.few(6)
@pytest.mark.skipif(sys.platform != "linux", reason="measured on Linux")
@pytest.mark.parametrize(("asked", "limit", "size"), TURNS)
def test_with_little_memory_there_is_an_answer_or_one_line(asked, limit, size):
    ran = limited(limit, size * 1_000_000, *asked)
    assert ran.returncode in (0, 3, 71)
    assert "Traceback" not in ran.stderr
    if ran.returncode == 71:
        assert ran.stderr.startswith("smtpuzzles: not enough memory")
        assert ran.stderr.count("\n") == 1


TERMINATES = """
import ctypes
from smtpuzzles.base import memory
memory.heed_limits()
ctypes.CDLL("libstdc++.so.6")["{function}"]({given})
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a library of Linux")
@pytest.mark.parametrize(
    ("function", "given", "status", "said"),
    [
        ("_ZSt17__throw_bad_allocv", "", 71, "smtpuzzles: not enough memory or threads\n"),
        ("_ZSt20__throw_system_errori", "11", 71, "smtpuzzles: not enough memory or threads\n"),  # no thread starts
        ("_ZSt9terminatev", "", 71, "smtpuzzles: not enough memory or threads\n"),
        ("_ZSt19__throw_logic_errorPKc", "b'a bug'", -6, "terminate called after throwing"),
    ],
)
def test_a_library_that_gets_no_more_ends_the_program_with_a_line(function, given, status, said):
    """Solvers without memory or threads end so, by an exception of C++ that nobody catches, whatever limits them."""
    script = TERMINATES.format(function=function, given=given)
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == status
    assert ran.stderr.startswith(said)


# Somebody whom the limit binds, who has no process yet, and who may read our files.
NOBODY = "setpriv --reuid 54321 --clear-groups --inh-caps=-all,+dac_read_search --ambient-caps=-all,+dac_read_search"


@pytest.mark.parametrize("number", [1, 2])
def test_a_solver_that_gets_no_thread_ends_the_program_with_one_line(number):
    """It was 'terminate called after throwing an instance of std::system_error', and status 134."""
    become = NOBODY.split()
    if (
        not shutil.which("setpriv")
        or subprocess.run([*become, sys.executable, "-c", ""], capture_output=True).returncode
    ):
        pytest.skip("needs setpriv and root")
    ran = subprocess.run(
        [*become, *PROGRAM, "compare", "gappy", "puzzles/gappy/9.txt", "--engines", "z3,minisat", "--repeat", "1"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NPROC, (number, number)),
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 71
    assert ran.stderr.startswith("smtpuzzles: ")
    assert ran.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="a limit of Linux")
def test_workers_that_lack_memory_end_a_batch_with_one_line():
    ran = limited(
        resource.RLIMIT_DATA, 100_000_000, "batch", "lightup", "puzzles/lightup", "--do", "rate", "--jobs", "2"
    )
    assert ran.returncode == 71
    assert ran.stderr.startswith("smtpuzzles: ")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (MemoryError(), "not enough memory"),
        (RuntimeError("can't start new thread"), "the system starts no more threads"),
        (OSError(24, "Too many open files"), "too many open files"),
        (OSError(12, "Cannot allocate memory"), "not enough memory"),
        (ImportError("libx.so: cannot map zero-fill pages"), "not enough memory"),
        (ImportError("libx.so: failed to map segment from shared object"), "not enough memory"),
        (ValueError("b'out of memory'"), "not enough memory"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else None,
)
def test_what_libraries_raise_when_the_system_gives_no_more_is_no_bug(problem, words, program, monkeypatch):
    class Failing(io.StringIO):
        def write(self, _: str) -> int:
            raise problem

    monkeypatch.setattr(sys, "stdout", Failing())
    status, _, err = program("show", "gappy", UNIQUE)
    assert (status, err) == (71, f"smtpuzzles: {words}\n")


@pytest.mark.parametrize("words", ["pysolvers.so: failed to map segment from shared object", "Cannot allocate memory"])
def test_a_package_for_which_there_is_no_memory_is_not_called_missing(words):
    with pytest.raises(Lacking, match=r"^not enough memory$"), needed_by("the engine minisat"):
        raise ImportError(words, name="pysolvers")


# A program of this name whose imports find no memory.
AT_ITS_START = "import sys; sys.argv = ['smtpuzzles']; import smtpuzzles.base.starting; raise MemoryError"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
@pytest.mark.parametrize("errors", ["/dev/null", "/dev/full"])
def test_a_start_without_memory_is_no_verdict_even_where_that_cannot_be_written(errors):
    with open(errors, "w") as stream:
        assert subprocess.run([sys.executable, "-c", AT_ITS_START], stderr=stream, cwd=ROOT).returncode == 71
