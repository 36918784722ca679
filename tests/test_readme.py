"""The README and the reference tell the truth: their commands, run in order, print what they show."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.conftest import ROOT

README, REFERENCE = ROOT / "README.md", ROOT / "docs/reference.md"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)


@pytest.fixture
def shell(tmp_path):
    """A folder with the samples, where `smtpuzzles` is this package and `z3` the program that came with it."""
    (tmp_path / "puzzles").symlink_to(ROOT / "puzzles")
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "smtpuzzles").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m smtpuzzles "$@"\n')
    (programs / "smtpuzzles").chmod(0o755)
    environment = {**os.environ, "PATH": f"{programs}:{os.path.dirname(sys.executable)}:{os.environ['PATH']}"}
    environment.pop("COLUMNS", None)

    def run(command: str) -> str:
        ran = subprocess.run(
            ["bash", "-c", command],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=60,
        )
        return ran.stdout

    return run


@pytest.mark.skipif(shutil.which("bash") is None, reason="the tour is written for a shell")
@pytest.mark.parametrize("page", [README, REFERENCE], ids=lambda page: page.stem)
def test_commands_print_what_the_page_shows(page, shell, golden):
    def with_output(block: re.Match[str]) -> str:
        commands = [line for line in block[1].splitlines() if line.startswith("$ ")]
        return "```console\n" + "".join(f"{line}\n{shell(line.removeprefix('$ '))}" for line in commands) + "```"

    text = page.read_text()
    assert BLOCK.search(text)
    golden(page, BLOCK.sub(with_output, text))


def test_the_python_example_runs(capsys):
    for example in re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL):
        exec(example, {})
    assert "W W B" in capsys.readouterr().out
