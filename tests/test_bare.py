"""The package works, with the same answers, where there is neither Z3 nor numba, and no thread, timer or process."""

import os
import subprocess
import sys

import pytest

import smtpuzzles
from smtpuzzles.errors import EngineMissing
from tests.bare import answers
from tests.conftest import ROOT


def test_all_kinds_give_the_same_answers_in_a_python_without_z3_numba_or_threads():
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    asked = [sys.executable, "-m", "tests.bare"]
    bare = subprocess.Popen(asked, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    expected = [ascii(answer) for answer in answers()]
    told, _ = bare.communicate()
    assert told.splitlines() == expected
    assert bare.returncode == 0


ASKS = """
import sys
sys.modules |= dict.fromkeys(("pysat", "pycard", "numba"))
from smtpuzzles.cli.app import run
for words in sys.argv[1:]:
    print(run(["check", "gappy", "puzzles/gappy/9-none.txt", *words.split()]))
"""
NEEDS = {
    "--engine cadical": "the engine cadical needs the package python-sat",
    "--engine walksat": "the engine walksat needs the package numba",
    "--engine z3-sat --encoding seqcounter": "the encoding seqcounter needs the package python-sat",
    "--confirm": "this command needs the package python-sat",
}


def test_a_package_that_is_not_installed_is_missing_by_name():
    """It was 'this is a bug, please report it'."""
    asked = subprocess.run([sys.executable, "-c", ASKS, *NEEDS], cwd=ROOT, capture_output=True, text=True)
    assert asked.stdout == "2\n" * len(NEEDS)
    assert asked.stderr.splitlines() == [
        f"smtpuzzles: {words}, which is not installed here" for words in NEEDS.values()
    ]


def test_a_package_that_cannot_be_imported_is_named(tmp_path):
    """It was 'this is a bug, please report it'."""
    (tmp_path / "pysat").mkdir()
    (tmp_path / "pysat/__init__.py").write_text("import nothing_of_this_name\n")
    words = [sys.executable, "-m", "smtpuzzles", "check", "gappy", "puzzles/gappy/9.txt", "--engine", "minisat"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    asked = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    named = "the engine minisat needs the package python-sat, which cannot be imported"
    assert (asked.returncode, asked.stderr) == (2, f"smtpuzzles: {named}: No module named 'nothing_of_this_name'\n")


def test_where_z3_is_not_installed_it_is_missing_by_name_and_glucose_answers(monkeypatch):
    monkeypatch.setitem(sys.modules, "z3", None)
    monkeypatch.delitem(sys.modules, "smtpuzzles.engines.z3_session")
    for name in ("z3", "z3-sat"):
        with pytest.raises(EngineMissing, match="needs the package z3-solver, which is not installed here"):
            smtpuzzles.engine(name)
    checked = smtpuzzles.check(smtpuzzles.parse("sudoku", "12..\n....\n....\n...."))
    assert checked.verdict == "multiple"
    assert checked.unsat_by is not None
    assert checked.unsat_by.engine == "glucose"
