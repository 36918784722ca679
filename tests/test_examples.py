"""The kinds in examples/: Latin square, one file; and Yin-Yang, from its file and installed beside smtpuzzles."""

import json
import os
import subprocess
import sys
import sysconfig
from itertools import product
from pathlib import Path

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.grid import board_of
from smtpuzzles.base.text import Source
from smtpuzzles.contract.__main__ import OF_SAMPLES, promises
from smtpuzzles.contract.samples import sample_in
from tests.conftest import ROOT, forget_kinds

PROJECT = ROOT / "examples/smtpuzzles-yinyang"
PACKAGE = PROJECT / "smtpuzzles_yinyang"
GAME = "yinyang/5/5/016612300"  # of pzprjs


def test_a_kind_with_more_than_two_symbols_keeps_all_promises(tmp_path):
    latin = kinds.name_of(str(ROOT / "examples/latin.py"))
    boards = {"one.txt": "; unique\n12_\n___\n__2\n", "none.txt": "; none\n11_\n___\n___\n"}
    for name, board in boards.items():
        (tmp_path / name).write_text(board)
    told = list(promises(latin, [sample_in(latin, tmp_path / name) for name in boards]))
    forget_kinds()
    assert len(told) > len(OF_SAMPLES)
    assert [one for one in told if one.complaints or one.late] == []


@pytest.fixture
def yinyang():
    yield kinds.name_of(str(PACKAGE / "__init__.py"))
    forget_kinds()


def test_the_whole_example_has_at_most_150_lines():
    files = [PACKAGE / "__init__.py", *(PACKAGE / "samples").glob("*.txt")]
    assert sum(bool(line.strip()) for file in files for line in file.read_text().splitlines()) <= 150


def test_the_example_keeps_all_promises(yinyang):
    told = list(promises(yinyang, [sample_in(yinyang, path) for path in (PACKAGE / "samples").glob("*.txt")]))
    assert len(told) > len(OF_SAMPLES)
    assert [one for one in told if one.complaints or one.late] == []


def test_a_link_of_another_program_is_read_solved_and_written(yinyang):
    link = reading.formats(yinyang)["puzzlink"]
    record = link.read(Source("link", GAME), None)
    assert smtpuzzles.solve(record.puzzle).solutions[0] == board_of(["ooooo", "o###o", "##ooo", "o###o", "ooooo"])
    assert smtpuzzles.check(record.puzzle).verdict == "unique"
    assert link.write(record).endswith(GAME)
    for body, complaint in (("0166r2300", "expected 0 to 9 or a to q"), ("01661230", "expected 25 cells")):
        with pytest.raises(smtpuzzles.InputError, match=complaint):
            link.read(Source("link", f"yinyang/5/5/{body}"), None)


@pytest.mark.parametrize("size", [(1, 4), (2, 3), (3, 3)])
def test_the_border_changes_its_colour_as_often_as_the_law_says(yinyang, size):
    """Players see it at once; boards that break it break another rule, too."""
    puzzle = kinds.load(yinyang).parse(Source("board", "\n".join(["_" * size[1]] * size[0])), "classic")
    for signs in product("#o", repeat=size[0] * size[1]):
        broken = puzzle.violations(dict(zip(puzzle.board, signs, strict=True)))
        assert len(broken) != 1 or "changes" not in broken[0].rule


COMMANDS = """
kinds
show yinyang one.txt
solve yinyang one.txt
solve one.txt
check yinyang one.txt --certify proof
count yinyang two.txt
verify yinyang one.txt solution.txt
explain yinyang one.txt
rate yinyang one.txt
solve yinyang one.txt --emit-dimacs one.cnf --emit-smt2 one.smt2 --svg one.svg
walksat one.cnf
compare yinyang one.txt --engines minisat,cadical
experiment yinyang one.txt --executions 20 --limits 100 --jobs 2
generate yinyang --count 6 --seed 1 --jobs 2 --size 6 --booklet six.html
generate yinyang --count 6 --size 5 --seed 1 --output six.txt
check yinyang {GAME}
convert yinyang one.txt --to puzzlink
show yinyang one.txt --link
formats yinyang
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
    (tmp_path / "solution.txt").write_text("####\noo#o\no##o\noooo\n")

    def ran(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.run(
            [python, "-m", *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )

    for command in COMMANDS.format(GAME=GAME).strip().splitlines():
        done = ran("smtpuzzles", *command.split())
        assert done.returncode in (0, 10), (command, done.stderr)
    origins = {kind["name"]: kind["from"] for kind in json.loads(ran("smtpuzzles", "kinds", "--json").stdout)["kinds"]}
    assert origins["yinyang"] == "smtpuzzles-yinyang 0.1.0"
    assert {"proof", "one.svg", "six.html", "six.txt"} <= {path.name for path in Path(tmp_path).iterdir()}
    told = ran("smtpuzzles.contract", "yinyang")
    assert told.stdout.endswith("yinyang keeps all promises\n"), told.stdout
