"""A new kind is one file: copies and parts of the template go the whole road without a line elsewhere."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import smtpuzzles
from smtpuzzles import kinds, puzzle
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run
from smtpuzzles.contract import boards, uses
from smtpuzzles.contract.samples import sample_in
from smtpuzzles.contract.tiny import models_are_what_violations_accepts
from smtpuzzles.contract.uses import describes_itself
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.playing.game import Game
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.menu import Menu
from tests.conftest import ROOT
from tests.screens import drive

TEMPLATE = ROOT / "smtpuzzles/kinds/_template.py"
TEXTS = {
    "unique": ["_\n", "R_\n__\n", "R__\n___\n__-\n"],
    "none": ["RR\n__\n"],
    "multiple": ["__\n__\n", "___\n_R_\n___\n"],
}


@pytest.fixture(autouse=True)
def new_kinds(tmp_path, monkeypatch):
    """The template under the name of its kind, and kinds that offer less, or have helpers."""
    folder = tmp_path / "kinds"
    shutil.copytree(Path(__file__).parent / "other_kinds", folder)
    shutil.copy(TEMPLATE, folder / "rooks.py")
    monkeypatch.setattr(kinds, "__path__", [*kinds.__path__, str(folder)])
    yield
    kinds.load.cache_clear()
    for name in ("helped", "least", "rooks", "unset"):
        sys.modules.pop(f"smtpuzzles.kinds.{name}", None)
        vars(kinds).pop(name, None)


@pytest.fixture(params=["rooks", "helped", "unset", "least"])
def kind(request):
    return request.param


@pytest.fixture
def program(tmp_path, monkeypatch, capsys):
    """Run a command on these words; in its folder are a puzzle and its solution."""
    monkeypatch.chdir(tmp_path)
    Path("puzzle.txt").write_text("R__\n___\n__-\n")
    Path("solution.txt").write_text("R--\n--R\n-R-\n")

    def run_it(*words: str) -> tuple[int, str, str]:
        status = run([*words])
        return status, *capsys.readouterr()

    return run_it


def pretend_a_terminal(monkeypatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)


@pytest.fixture
def samples(kind, tmp_path):
    """Samples of the new kind, one of each number of solutions."""
    found = []
    for verdict, texts in TEXTS.items():
        for number, text in enumerate(texts):
            path = tmp_path / f"{verdict}-{number}.txt"
            path.write_text(f"; {verdict}\n{text}")
            found.append(sample_in(kind, path))
    return found


def test_a_new_kind_keeps_the_promises_of_every_kind(kind, samples):
    assert list(describes_itself(kind)) == []
    assert list(models_are_what_violations_accepts(kind, samples)) == []
    for promise in (*boards.PROMISES, *uses.PROMISES):
        assert [words for sample in samples for words in promise(sample)] == []


def test_a_new_kind_is_listed_shown_solved_checked_counted_and_verified(kind, program):
    assert kind in [known["name"] for known in json.loads(program("kinds", "--json")[1])["kinds"]]
    assert program("show", kind, "puzzle.txt", "--plain")[:2] == (0, "R__\n___\n__-\n")
    assert "R" in program("show", kind, "puzzle.txt")[1]
    assert program("solve", kind, "puzzle.txt", "--plain")[:2] == (0, "R--\n--R\n-R-\n")
    assert program("check", kind, "puzzle.txt")[2] == ""
    assert program("count", kind, "puzzle.txt", "--plain")[:2] == (0, "1\n")
    assert program("verify", kind, "puzzle.txt", "solution.txt")[0] == 0
    Path("wrong.txt").write_text("R--\n-R-\n--R\n")
    status, out, _ = program("verify", kind, "puzzle.txt", "wrong.txt", "--plain")
    assert (status, out) == (1, "broken: row 3, column 3 is given as -\nnot a solution\n")
    Path("wide.txt").write_text("___\n___\n")
    assert program("show", kind, "wide.txt")[2] == (
        "smtpuzzles: wide.txt:2:4: expected a square board, but found one of 3 x 2\n"
    )


def test_formulas_of_a_new_kind_are_written_and_answers_to_them_read(kind, program):
    from pysat.formula import CNF
    from pysat.solvers import Minisat22

    assert program("solve", kind, "puzzle.txt", "--emit-dimacs", "p.cnf", "--emit-smt2", "p.smt2")[0] == 0
    assert "; row 2 has exactly one rook\n" in Path("p.smt2").read_text()
    with Minisat22(bootstrap_with=CNF(from_file="p.cnf").clauses) as solver:
        assert solver.solve()
        Path("answer.txt").write_text(f"s SATISFIABLE\nv {' '.join(map(str, solver.get_model()))} 0\n")
    assert program("decode", kind, "puzzle.txt", "p.cnf", "answer.txt", "--plain")[:2] == (0, "R--\n--R\n-R-\n")


def test_puzzles_of_a_new_kind_are_made(program):
    status, out, _ = program("generate", "rooks", "--count", "3", "--seed", "1", "--jobs", "1", "--json")
    assert status == 0
    for made in json.loads(out)["puzzles"]:
        assert smtpuzzles.check(smtpuzzles.parse("rooks", made["text"])).verdict == "unique"
    (small,) = smtpuzzles.generate("rooks", size=(3, 3))
    assert smtpuzzles.check(small).verdict == "unique"
    refused = "smtpuzzles: expected a square board of 1 to 30 rows, not 4 x 3\n"
    assert program("generate", "rooks", "--size", "4x3", "--seed", "1")[2] == refused


@pytest.mark.parametrize("kind", ["rooks", "helped", "unset"])
def test_a_new_kind_is_played_and_explained(kind):
    given = smtpuzzles.parse(kind, "R__\n___\n__-\n")
    hint = Advisor().hint(given, {}, Deadline())
    assert (hint.verdict, hint.symbol) == ("sat", smtpuzzles.check(given).solutions[0][hint.cell])
    assert hint.rules
    game = Game(given).put((2, 3), "R").put((3, 2), "-")
    assert not game.solved
    assert game.turned((3, 2)).turned((3, 2)).put((3, 2), "R").solved
    assert Game(given, composing=True).put((1, 2), "R").saved().text() == "_R_\n___\n___\n"


@pytest.mark.parametrize("kind", ["unset", "least"])
def test_without_a_setter_none_is_made_and_this_is_said(kind, program, monkeypatch):
    pretend_a_terminal(monkeypatch)
    for command in (("generate", kind, "--seed", "1"), ("play", kind), ("play", kind, "--empty")):
        assert program(*command) == (2, "", f"smtpuzzles: new {kind} puzzles cannot be made\n")


@pytest.mark.usefixtures("own_games")
def test_without_clues_none_is_played_and_this_is_said(program, monkeypatch):
    pretend_a_terminal(monkeypatch)
    refused = "playing is not available for least: it has no clues that could be left out"
    assert program("play", "least", "puzzle.txt") == (2, "", f"smtpuzzles: {refused}\n")

    async def script(pilot):
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        menu.show_kind("least")
        assert menu.status == "smtpuzzles can't make new Least puzzles, and has no samples"
        menu.sample("least", Path("puzzle.txt"))
        assert pilot.app.screen is menu
        assert menu.status == refused

    drive(Play(), script)


# Samples as CONTRIBUTING.md asks for them.
SAMPLES = {
    "3": "; unique\nR__\n___\n__-\n",
    "4": "; unique\nR___\n_R__\n___-\n____\n",
    "5": "; unique\nR____\n_R___\n__R__\n____-\n_____\n",
    "3-none": "; none\n--_\n--_\n___\n",
    "4-several": "; multiple\n____\n_R__\n____\n____\n",
}


@pytest.mark.slow
def test_the_tests_of_all_rooms_hold_for_a_kind_that_is_added_to_a_copy_of_the_tree(tmp_path):
    """A file, its samples and its test are added, and nothing else is edited; `--update` writes the golden files."""
    tree = tmp_path / "tree"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".*", "__pycache__", "build", "dist"))
    shutil.copy(TEMPLATE, tree / "smtpuzzles/kinds/rooks.py")
    (tree / "puzzles/rooks").mkdir()
    for name, text in SAMPLES.items():
        (tree / "puzzles/rooks" / f"{name}.txt").write_text(text)
    own = tree / "tests/kinds/test_rooks.py"
    own.write_text(own.read_text().replace("kinds._template", "kinds.rooks"))
    command = [sys.executable, "-m", "pytest", "-q", "-k", "rooks", "--update", "-p", "no:cacheprovider"]
    variables = {**os.environ, "PYTHONPATH": str(tree)}
    ran = subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
    assert int(re.search(r"(\d+) passed", ran.stdout)[1]) > 150
    assert (tree / "smt2/rooks/3.smt2").exists()


def test_the_template_imports_from_one_package_what_is_for_others():
    imported = [node for node in ast.walk(ast.parse(TEMPLATE.read_text())) if isinstance(node, ast.ImportFrom)]
    (of_ours,) = [node for node in imported if (node.module or "").startswith("smtpuzzles")]
    assert of_ours.module == "smtpuzzles.puzzle"
    listed = [node for node in ast.walk(ast.parse(Path(puzzle.__file__).read_text())) if isinstance(node, ast.alias)]
    for_kinds = {alias.name for alias in listed if alias.name == alias.asname}
    assert {alias.name for alias in of_ours.names} <= for_kinds
    assert [name for name in sorted(for_kinds) if not hasattr(puzzle, name)] == []


def test_a_kind_is_imported_without_solver_screen_and_command_line():
    heavy = ("numba", "pysat", "rich", "textual", "typer", "z3")
    code = f"import sys, smtpuzzles.kinds._template; print([name for name in {heavy} if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
