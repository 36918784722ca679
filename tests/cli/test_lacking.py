"""A system that gives too little: one line, a status of its own, which is no verdict, and an end."""

import subprocess
import sys

import pytest

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
