"""What the tests of several commands need: running the program, and files for it."""

import os
import pty
import subprocess
import sys

import pytest
from pysat.formula import CNF
from pysat.solvers import Solver

from smtpuzzles.cli.app import run
from tests.conftest import ROOT, SMALLEST_BOARDS, of_every_kind

UNIQUE = str(ROOT / "puzzles/gappy/9.txt")
NONE = str(ROOT / "puzzles/gappy/9-none.txt")
SEVERAL = str(ROOT / "puzzles/gappy/9-several.txt")
EMPTY_BINAIRO = "______\n" * 6
ORDER = str(ROOT / "puzzles/sokoban/order.txt")
MINISAT = "minisat"
# Of every kind with boards a puzzle, in the form in which the program shows it.
GOOD = of_every_kind("GOOD")


@pytest.fixture
def program(capsys):
    """Run one command in this process: its exit status, standard output and standard error."""

    def go(*arguments: str) -> tuple[int, str, str]:
        status = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return go


@pytest.fixture
def complains(capsys):
    """The program says just this one line, on standard error, and leaves with status 2."""

    def check(arguments: list[str], line: str) -> None:
        status = run(arguments)
        out, err = capsys.readouterr()
        assert err == f"smtpuzzles: {line}\n"
        assert out == ""
        assert status == 2

    return check


@pytest.fixture
def written(tmp_path):
    """A file with this content; its path."""

    def write(data: bytes | str, name: str = "puzzle.txt") -> str:
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return str(path)

    return write


def process(*arguments: str, text: str = "", **more) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "smtpuzzles", *map(str, arguments)]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=60, **more)


def terminal(*arguments: str, typed: str = "", environment: dict[str, str] | None = None) -> str:
    """What a person at a terminal sees."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "smtpuzzles", *map(str, arguments)]
    plain = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "CI", "COLUMNS")}
    running = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**plain, "TERM": "xterm-256color", **(environment or {})},
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    seen = b""
    try:
        while chunk := os.read(ours, 65536):
            seen += chunk
    except OSError:
        pass  # Linux says so when the other side is closed
    assert running.wait(timeout=30) in (0, 2)
    os.close(ours)
    return seen.decode()


def small_samples():
    """Of every kind the smallest that has one solution."""
    by_size = sorted(SMALLEST_BOARDS, key=lambda sample: sample.size(), reverse=True)
    return list({sample.kind: sample for sample in by_size if sample.verdict == "unique"}.values())


def variant(sample):
    return ["--variant", sample.variant] if sample.variant else []


def own_minisat(cnf, answer):
    """Solve a file by python-sat's minisat, apart from everything of ours; the answer is a file of minisat's form."""
    with Solver("minisat22", bootstrap_with=CNF(from_file=str(cnf)).clauses) as solver:
        found = solver.solve()
        answer.write_text(f"SAT\n{' '.join(map(str, solver.get_model()))} 0\n" if found else "UNSAT\n")
