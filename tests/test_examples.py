"""The kinds in examples/: Latin square, one file; and Tents, from its file and installed beside smtpuzzles."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source
from smtpuzzles.contract.__main__ import OF_SAMPLES, promises
from smtpuzzles.contract.samples import sample_in
from tests.conftest import ROOT, forget_kinds

PROJECT = ROOT / "examples/smtpuzzles-tents"
PACKAGE = PROJECT / "smtpuzzles_tents"
# Of Simon Tatham's program, which says that it has one solution.
GAME = "8x8:ibakab_kb_jab,1,2,1,2,2,1,1,2,2,0,1,2,2,1,1,3"


def test_a_kind_with_more_than_two_symbols_keeps_all_promises(tmp_path):
    latin = kinds.name_of(str(ROOT / "examples/latin.py"))
    boards = {"one.txt": "; unique\n12_\n___\n__2\n", "none.txt": "; none\n11_\n___\n___\n"}
    for name, board in boards.items():
        (tmp_path / name).write_text(board)
    told = list(promises(latin, [sample_in(latin, tmp_path / name) for name in boards]))
    forget_kinds()
    assert len(told) > len(OF_SAMPLES)
    assert [one for one in told if one.complaints or one.late] == []


@pytest.fixture(scope="module")
def tents():
    yield kinds.name_of(str(PACKAGE / "__init__.py"))
    forget_kinds()


def test_the_whole_example_has_at_most_150_lines():
    files = [PACKAGE / "__init__.py", *(PACKAGE / "samples").glob("*.txt")]
    assert sum(bool(line.strip()) for file in files for line in file.read_text().splitlines()) <= 150


def test_the_example_keeps_all_promises(tents):
    told = list(promises(tents, [sample_in(tents, path) for path in (PACKAGE / "samples").glob("*.txt")]))
    assert len(told) > len(OF_SAMPLES)
    assert [one for one in told if one.complaints or one.late] == []


def test_a_game_of_another_program_is_read_solved_and_written(tents):
    game = reading.formats(tents)["tatham"]
    record = game.read(Source("game", GAME), None)
    assert smtpuzzles.check(record.puzzle).verdict == "unique"
    assert game.write(record) == GAME
    with pytest.raises(smtpuzzles.InputError, match="expected the trees of 9 cells, and 6 numbers"):
        game.read(Source("game", "3x3:_!b,1,1,1,1,1,1"), None)


COMMANDS = """
kinds
show tents one.txt
solve tents one.txt
solve one.txt
check tents one.txt --certify proof
count tents two.txt
verify tents one.txt solution.txt
explain tents one.txt
rate tents one.txt
solve tents one.txt --emit-dimacs one.cnf --emit-smt2 one.smt2 --svg one.svg
walksat one.cnf
compare tents one.txt --engines minisat,cadical
experiment tents one.txt --executions 20 --limits 100 --jobs 2
generate tents --count 6 --seed 1 --jobs 2 --size 12 --booklet six.html
generate tents --count 6 --seed 1 --output six.txt
check tents {GAME}
convert tents one.txt --to tatham
show tents one.txt --link
formats tents
check {GAME}
"""


@pytest.mark.slow
def test_every_command_works_on_the_installed_package(tmp_path):
    """The package is installed into a new environment, which shares the libraries of this one."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv/bin/python"
    (site,) = (tmp_path / "venv/lib").glob("*/site-packages")
    (site / "shared.pth").write_text(f"{ROOT}\n{sysconfig.get_paths()['purelib']}\n")
    install = [python, "-m", "pip", "install", "--quiet", "--no-deps", str(PROJECT)]
    if (installed := subprocess.run(install, capture_output=True, text=True, check=False)).returncode:
        pytest.skip(f"the package cannot be built here, perhaps without a network: {installed.stderr[-200:]}")
    for sample in (PACKAGE / "samples").glob("*.txt"):
        (tmp_path / sample.name).write_text(sample.read_text())
    (tmp_path / "solution.txt").write_text("TA-\n---\n-AT\n")

    def ran(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.run(
            [python, "-m", *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )

    for command in COMMANDS.format(GAME=GAME).strip().splitlines():
        done = ran("smtpuzzles", *command.split())
        assert done.returncode in (0, 10), (command, done.stderr)
    origins = {kind["name"]: kind["from"] for kind in json.loads(ran("smtpuzzles", "kinds", "--json").stdout)["kinds"]}
    assert origins["tents"] == "smtpuzzles-tents 0.1.0"
    assert {"proof", "one.svg", "six.html", "six.txt"} <= {path.name for path in Path(tmp_path).iterdir()}
    told = ran("smtpuzzles.contract", "tents")
    assert told.stdout.endswith("tents keeps all promises\n"), told.stdout
