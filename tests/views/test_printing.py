"""What goes into pipes and files: the bytes that rich would print, without rich."""

import io
import os
import subprocess
import sys

import pytest
from rich.console import Console

from smtpuzzles.views import printing, terminal
from tests.conftest import ROOT
from tests.views.pictures import DRAWN, PICTURES, pictures

DECIDING = ("COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "TERM", "COLORTERM", "TTY_COMPATIBLE")


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    """Nothing that would decide how pictures look."""
    for name in DECIDING:
        monkeypatch.delenv(name, raising=False)
    # A style of rich keeps the codes of the first terminal that it was printed on: the same one in all tests.
    monkeypatch.setenv("COLORTERM", "truecolor")
    return monkeypatch


class Stream(io.TextIOWrapper):
    """Bytes in memory, as a file or as a terminal."""

    def __init__(self, encoding: str = "utf-8", is_terminal: bool = False) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal

    def written(self) -> bytes:
        self.flush()
        return self.buffer.getvalue()


def printed(picture, **stream) -> tuple[bytes, bytes]:
    """What is printed, and what rich prints."""
    ours, richs = Stream(**stream), Stream(**stream)
    printing.show(picture, ours)
    terminal.show(Console(file=richs, highlight=False), picture)
    return ours.written(), richs.written()


@pytest.mark.few(12)
@pytest.mark.parametrize("sample", DRAWN, ids=str)
def test_the_bytes_of_a_sample_are_those_of_rich(sample, environment):
    for picture in pictures(sample):
        for width, encoding in ((8, "ascii"), (30, "latin-1"), (80, "utf-8"), (200, "utf-16")):
            environment.setenv("COLUMNS", str(width))
            ours, richs = printed(picture, encoding=encoding)
            assert ours == richs


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_what_is_between_cells_is_printed_as_rich_does(name, encoding):
    ours, richs = printed(PICTURES[name], encoding=encoding)
    assert ours == richs


@pytest.mark.parametrize("is_terminal", [True, False])
@pytest.mark.parametrize("compatible", [None, "", "0", "1", "2"])
@pytest.mark.parametrize("force", [None, "", "0", "1"])
@pytest.mark.parametrize("other", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": "xterm-256color"}])
def test_a_terminal_is_what_rich_takes_for_one(is_terminal, compatible, force, other, environment):
    for name, value in {"TTY_COMPATIBLE": compatible, "FORCE_COLOR": force, **other}.items():
        if value is not None:
            environment.setenv(name, value)
    assert (
        printing.is_terminal(Stream(is_terminal=is_terminal))
        == Console(file=Stream(is_terminal=is_terminal)).is_terminal
    )
    ours, richs = printed(PICTURES["killer"], is_terminal=is_terminal)
    assert ours == richs


@pytest.mark.few(12)
@pytest.mark.parametrize("columns", [None, "", "33", "wide", "-5"])
@pytest.mark.parametrize("terminals", [{}, {0: 50}, {2: 60}, {1: 0}, {0: 50, 2: 60}])
def test_the_width_is_that_of_rich(columns, terminals, environment):
    """A pipe has none: that of the terminal on which the command was typed counts."""

    def size(descriptor: int) -> os.terminal_size:
        if descriptor not in terminals:
            raise OSError
        return os.terminal_size((terminals[descriptor], 25))

    if columns is not None:
        environment.setenv("COLUMNS", columns)
    # Under pytest, standard streams have other descriptors.
    environment.setattr("rich.console._STD_STREAMS", (0, 1, 2))
    environment.setattr(os, "get_terminal_size", size)
    ours, richs = printed(PICTURES["jigsaw-9"])
    assert ours == richs
    assert printing._width() == Console(file=Stream()).width


@pytest.mark.parametrize(
    "command",
    [
        "show binairo puzzles/binairo/6.txt",
        "solve sudoku puzzles/sudoku/4.txt",
        "check gappy puzzles/gappy/9.txt",
        "show sokoban puzzles/sokoban/1-push.txt",
        "solve sokoban puzzles/sokoban/1-push.txt --animate",
    ],
)
def test_a_picture_in_a_pipe_does_not_import_rich(command):
    code = f"import sys, smtpuzzles.cli.app as a; a.run({command.split()}); print('rich' in sys.modules)"
    environment = {name: value for name, value in os.environ.items() if name not in DECIDING}
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, env=environment
    )
    assert len(ran.stdout.splitlines()) > 3
    assert ran.stdout.splitlines()[-1] == "False"
