"""The documents tell the truth: their commands, run in order, print what they show, and so does the notebook."""

import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from ast import Expr, Expression, Module, parse
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import find_spec

import pytest

from smtpuzzles import kinds
from smtpuzzles.cli import app as cli
from tests.conftest import ROOT, forget_kinds, needs_program

TUTORIAL = ROOT / "docs/kinds.md"
DOCS = ("tour", "proofs", "python", "reference", "formats", "laboratory", "paths")
PAGES = [ROOT / "README.md", *(ROOT / f"docs/{page}.md" for page in DOCS), TUTORIAL]
NOTEBOOK = ROOT / "docs/tour.ipynb"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
KINDS = re.compile(r"(?<=<!-- kinds -->\n).*?(?=<!-- end of kinds -->)", re.DOTALL)
IN_A_ROW = 8
MOST_LINES = 150


@pytest.fixture
def shell(tmp_path, monkeypatch):
    """A folder with the samples, where `smtpuzzles` is this package and `z3` the program that came with it.

    This process runs what begins with `smtpuzzles`, which is much faster.
    """
    (tmp_path / "puzzles").symlink_to(ROOT / "puzzles")
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "smtpuzzles").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m smtpuzzles "$@"\n')
    (programs / "smtpuzzles").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)

    def run(command: str) -> str:
        alone, rest = re.fullmatch(r"(.*?)( ?(?:2>|[|>;]).*|$)", command).groups()
        program, *arguments = shlex.split(alone)
        printed, noted = io.StringIO(), ""
        if program == "smtpuzzles":
            with redirect_stdout(printed), redirect_stderr(io.StringIO() if rest else printed) as errors:
                status = cli.run(arguments)
            if ".py" in alone:  # a kind from a file, which may change
                forget_kinds()
            if not rest:
                return printed.getvalue()
            noted = errors.getvalue() * ("2>/dev/null" not in rest)
            command = f"{{ cat; (exit {status}); }}{rest}"
        ran = subprocess.run(
            ["bash", "-c", command],
            input=printed.getvalue(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=60,
        )
        return noted + ran.stdout

    return run


@pytest.mark.few(2)
@needs_program("bash")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_print_what_the_page_shows(page, shell, golden, tmp_path):
    def with_output(block: re.Match[str]) -> str:
        commands = [line for line in block[1].splitlines() if line.startswith("$ ")]
        return "```console\n" + "".join(f"{line}\n{shell(line.removeprefix('$ '))}" for line in commands) + "```"

    text = page.read_text()
    (tmp_path / "rooks.py").write_text("\n\n".join(PYTHON.findall(text)))
    assert BLOCK.search(text)
    golden(page, KINDS.sub(table_of_kinds(), BLOCK.sub(with_output, text)))


def table_of_kinds() -> str:
    """Return all kinds with their pictures, by name."""
    loaded = sorted([kinds.load(name) for name in kinds.names()], key=lambda kind: kind.display_name)
    cells = [f'<img src="docs/pictures/{one.name}-show.svg" width="90"><br>{one.display_name}' for one in loaded]
    rows = [cells[begin : begin + IN_A_ROW] for begin in range(0, len(cells), IN_A_ROW)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|:-:" * IN_A_ROW + "|", *lines[1:], ""])


def test_the_readme_is_short():
    assert len(PAGES[0].read_text().splitlines()) <= MOST_LINES


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_python_example_runs(page, capsys):
    for example in PYTHON.findall((ROOT / page).read_text()):
        exec(example, {})
    assert "W W B" in capsys.readouterr().out


@pytest.mark.more
@pytest.mark.skipif(find_spec("mypy") is None, reason="needs mypy")
def test_the_python_of_the_pages_has_the_right_types(tmp_path):
    files = []
    for page in [PAGES[0], *sorted((ROOT / "docs").glob("*.md"))]:
        if blocks := PYTHON.findall(page.read_text()):
            files.append(str(tmp_path / f"of_{page.stem}.py"))
            (tmp_path / f"of_{page.stem}.py").write_text("\n\n".join(blocks))
    options = ["--strict", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    command = [sys.executable, "-m", "mypy", *options, *files]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (ran.returncode, len(files)) == (0, 3), ran.stdout


def test_the_tutorial_is_the_template_and_what_follows():
    blocks = PYTHON.findall(TUTORIAL.read_text())
    lines = [line for block in blocks if not block.startswith("#") for line in block.splitlines() if line]
    template = (ROOT / "smtpuzzles/kinds/_template.py").read_text()
    assert lines == [line for line in template.splitlines() if line]


def shown(code: str, names: dict[str, object]) -> list[dict[str, object]]:
    """Run a cell; return what a notebook shows: what it prints, and the value of its last line."""
    *statements, last = parse(code).body
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(Module(statements, []), "cell", "exec"), names)
        if isinstance(last, Expr):
            value = eval(compile(Expression(last.value), "cell", "eval"), names)
        else:
            exec(compile(Module([last], []), "cell", "exec"), names)
    stream = {"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(keepends=True)}
    data = {"text/plain": repr(value).splitlines(keepends=True)}
    if hasattr(value, "_repr_html_"):
        data = {"text/html": value._repr_html_().splitlines(keepends=True), "text/plain": str(value).splitlines(True)}
    result = {"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}
    return [stream] * bool(printed.getvalue()) + [result] * (value is not None)


def test_the_notebook_shows_what_its_cells_give(golden):
    notebook = json.loads(NOTEBOOK.read_text())
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = shown("".join(cell["source"]), names)
    golden(NOTEBOOK, json.dumps(notebook, indent=1, ensure_ascii=False) + "\n")


def test_messages_name_extras_that_the_readme_shows_and_no_index_that_does_not_have_the_package():
    code = "".join([path.read_text(encoding="utf-8") for path in (ROOT / "smtpuzzles").rglob("*.py")])
    assert "pip install" not in code
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    shown = (ROOT / "README.md").read_text().partition("Some parts need an extra:")[2].partition("\n\n")[0]
    named = set(re.findall(r"extra '(\w+)'", code))
    assert named == {"serve", "plot", "count", "cluster"}
    for name in named:
        assert name in extras
        assert name in shown
