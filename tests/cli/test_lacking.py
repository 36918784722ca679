"""A system that gives too little: one line, a status of its own, which is no verdict, and an end."""

import io
import subprocess
import sys

import pytest

from tests.cli.conftest import UNIQUE
from tests.conftest import ROOT
from tests.screens import BOARDS

resource = pytest.importorskip("resource", reason="limits of POSIX")
PROGRAM = (sys.executable, "-m", "smtpuzzles")


def limited(limit: int, most: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program with at most so much of something."""
    return subprocess.run(
        [*PROGRAM, *words],
        preexec_fn=lambda: resource.setrlimit(limit, (most, most)),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_batch_whose_workers_cannot_start_ends_with_one_line(tmp_path):
    puzzles = tmp_path / "sudokus.txt"
    puzzles.write_text((BOARDS["sudoku"].replace("\n", "") + "\n") * 20)
    ran = limited(resource.RLIMIT_NOFILE, 12, "batch", "sudoku", str(puzzles), "--engine", "minisat", "--jobs", "2")
    assert (ran.returncode, ran.stdout) == (71, "")
    assert ran.stderr == "smtpuzzles: cannot start a worker process: too many open files\n"


# Megabytes of address space: from where Python hardly starts to where all is there.
SIZES = (34, 50, 70, 100, 115, 140, 200, 300)
ASKED = {
    "solve": ("solve", "gappy", "puzzles/gappy/9.txt"),
    "minisat": ("solve", "gappy", "puzzles/gappy/9.txt", "--engine", "minisat"),
    "explain": ("explain", "binairo", "puzzles/binairo/10.txt"),
    "walksat": ("solve", "gappy", "puzzles/gappy/9.txt", "--engine", "walksat"),
}


@pytest.mark.skipif(sys.platform != "linux", reason="measured on Linux")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_with_little_memory_there_is_an_answer_or_one_line(asked, size):
    ran = limited(resource.RLIMIT_AS, size * 1_000_000, *asked)
    assert ran.returncode in (0, 3, 71)
    assert "Traceback" not in ran.stderr
    if ran.returncode == 71:
        assert ran.stderr.startswith("smtpuzzles: not enough memory")
        assert ran.stderr.count("\n") == 1


TERMINATES = """
import ctypes
from smtpuzzles.base import memory
memory.heed_limit()
ctypes.CDLL("libstdc++.so.6")._ZSt9terminatev()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a library of Linux")
def test_a_library_that_gives_up_ends_the_program_with_a_line():
    """A solver of python-sat without memory ends so, by an exception of C++ that nobody catches."""
    ran = subprocess.run(
        [sys.executable, "-c", TERMINATES],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (10**9, 10**9)),
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stderr) == (71, "smtpuzzles: not enough memory\n")


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (MemoryError(), "not enough memory"),
        (RuntimeError("can't start new thread"), "the system starts no more threads"),
        (OSError(24, "Too many open files"), "too many open files"),
        (OSError(12, "Cannot allocate memory"), "not enough memory"),
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
