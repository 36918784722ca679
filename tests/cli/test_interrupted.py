"""Signals at any moment: quiet, with the status of the signal, and without files that nobody asked for."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from smtpuzzles.base.signals import EndedBySignal
from tests.conftest import ROOT
from tests.screens import BOARDS

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
PROGRAM = (sys.executable, "-m", "smtpuzzles")


def usual() -> None:
    """Whoever started the tests may have these ignored."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def test_ctrl_c_while_the_program_starts_is_quiet(tmp_path):
    """Modules are imported one after another; each one sends Ctrl-C to a program of its own."""
    for module in ("smtpuzzles.kinds", "smtpuzzles.result", "typer", "smtpuzzles.cli.solve", "smtpuzzles.cli.options"):
        (tmp_path / "sitecustomize.py").write_text(
            "import os, signal, sys\n"
            "class Pressing:\n"
            "    def find_spec(self, name, *_):\n"
            f"        if name == {module!r}: os.kill(os.getpid(), signal.SIGINT)\n"
            "sys.meta_path.insert(0, Pressing())\n"
        )
        ran = subprocess.run(
            [*PROGRAM, "solve", "gappy", "puzzles/gappy/9.txt"],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            preexec_fn=usual,
            cwd=ROOT,
            capture_output=True,
        )
        assert (ran.returncode, ran.stdout, ran.stderr) == (-signal.SIGINT, b"", b""), module


PRESSED = """
import signal, sys
from ctypes import CFUNCTYPE
sys.argv[0] = "smtpuzzles"
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.starting import has_started
has_started()
class Freed:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
def press():
    signal.raise_signal(signal.SIGINT)
{act}
"""


@pytest.mark.parametrize(
    ("act", "status"),
    [
        ("Freed()", 130),
        ("CFUNCTYPE(None)(press)()", 130),
        ("with Deadline(): Freed(); Freed()", 130),  # the first one is noted
        ("Deadline().run(Freed)", 130),
        ("sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)", 130),  # PyErr_Print in a library does that
        ("try: press()\nexcept KeyboardInterrupt: pass", 0),
    ],
)
def test_ctrl_c_where_python_cannot_raise_it_is_quiet(act, status):
    """Python would print 'Exception ignored' and go on."""
    script = PRESSED.format(act=act)
    ran = subprocess.run([sys.executable, "-c", script], preexec_fn=usual, cwd=ROOT, capture_output=True)
    assert (ran.returncode, ran.stderr) == (status, b"")


@pytest.mark.parametrize(("came", "status"), [(KeyboardInterrupt(), 130), (EndedBySignal(143), 143), (None, 70)])
@pytest.mark.parametrize("depth", [1, 2])
def test_a_signal_that_a_library_takes_for_an_error_of_its_own_is_no_bug(came, status, depth, program, monkeypatch):
    """As Python does where a signal comes while a class is made: an error calling __set_name__."""

    class Failing(io.StringIO):
        def write(self, _: str) -> int:
            problem = came
            for _ in range(depth):
                made = RuntimeError("Error calling __set_name__")
                problem, made.__cause__ = made, problem or made  # an error may be its own cause
            raise problem

    monkeypatch.setattr(sys, "stdout", Failing())
    found, _, err = program("show", "gappy", ROOT / "puzzles/gappy/9.txt")
    assert (found, "this is a bug" in err) == (status, came is None)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals_to_end_leave_no_temporary_file(number, tmp_path):
    """A large file is being written when the signal comes."""
    puzzles, target = tmp_path / "in.txt", tmp_path / "out"
    puzzles.write_text((BOARDS["sudoku"].replace("\n", "") + "\n") * 100_000)
    target.mkdir()
    words = ["convert", "sudoku", str(puzzles), "--to", "line", "--output", str(target / "out.txt")]
    with subprocess.Popen([*PROGRAM, *words], preexec_fn=usual, cwd=ROOT, stderr=subprocess.PIPE) as process:
        end = monotonic() + 60
        while not list(target.iterdir()) and process.poll() is None and monotonic() < end:
            sleep(0.005)
        process.send_signal(number)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (128 + number, b"")
    assert list(target.iterdir()) == []


def test_signals_that_are_ignored_stay_ignored(tmp_path):
    """As `nohup` wants it."""

    def ignored() -> None:
        usual()
        for number in (signal.SIGHUP, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)

    solver = tmp_path / "solver"
    solver.write_text(
        f"#!/bin/sh\nkill -HUP $PPID; kill -TERM $PPID; echo s UNSATISFIABLE > {tmp_path}/told; exit 20\n"
    )
    solver.chmod(0o755)
    words = ["solve", "gappy", "puzzles/gappy/9-none.txt", "--engine-command", f"{solver} {{cnf}}"]
    ran = subprocess.run([*PROGRAM, *words], preexec_fn=ignored, cwd=ROOT, capture_output=True)
    assert Path(tmp_path / "told").exists()
    assert ran.returncode == 3
