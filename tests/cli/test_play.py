"""The command `play`: what it refuses, and that it opens on a real terminal."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from smtpuzzles import kinds
from smtpuzzles.cli.app import run
from tests.terminals import ended, needs_terminal, opened, read_until

NEW = ("binairo", "--size", "6", "--seed", "1")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("sudoku", "play needs a terminal for its input and its output"),
        ("", "play needs a terminal for its input and its output"),
        ("chess", f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"),
        ("--size 9", "these options need a kind of puzzle"),
        (
            "sudoku puzzle.txt --size 9",
            "--size, --seed and --empty are not available with a file",
        ),
        ("sudoku --empty --seed 3", "--seed is not available with --empty"),
        ("sokoban --level 3", "--level needs a file"),
        ("sudoku -", "play reads the keyboard; expected the name of a file, not '-'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments, complaint, capsys):
    assert run(["play", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"smtpuzzles: {complaint}\n"


@needs_terminal
@pytest.mark.parametrize(
    ("name", "told"), [("dumb", "TERM is 'dumb'"), ("", "TERM is not set"), (None, "TERM is not set")]
)
def test_a_terminal_that_cannot_move_its_cursor_is_refused(name, told, monkeypatch, capsys):
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.delenv("TERM", raising=False)
    if name is not None:
        monkeypatch.setenv("TERM", name)
    assert run(["play", "sokoban", "nowhere.txt"]) == 2
    assert capsys.readouterr() == ("", f"smtpuzzles: play needs a terminal that can move its cursor, but {told}\n")


@contextmanager
def on_a_terminal(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """With a new puzzle, on which something was put."""
    with opened(folder, *NEW) as (process, ours):
        read_until(ours, b"playing Binairo")
        os.write(ours, b" ")
        read_until(ours, b"zero, your entry")
        yield process, ours


def kept(folder: Path) -> int:
    return len(list((folder / "smtpuzzles").iterdir()))


@needs_terminal
def test_a_new_puzzle_opens_on_a_terminal_and_is_left_with_q(tmp_path):
    with on_a_terminal(tmp_path) as (process, terminal):
        os.write(terminal, b"q")
        assert ended(process, terminal) == 0
    assert kept(tmp_path) == 1


@needs_terminal
@needs_terminal
def test_it_draws_on_standard_output(tmp_path):
    """It drew on standard error, so that `play 2>file` showed nothing and left the terminal raw."""
    errors = tmp_path / "errors.txt"
    code = f"import os; os.dup2(os.open({str(errors)!r}, os.O_CREAT | os.O_WRONLY), 2)"
    with opened(tmp_path, "sudoku", "--size", "4", "--seed", "1", code=code) as (process, terminal):
        read_until(terminal, b"Sudoku")
        os.write(terminal, b"q")
        assert ended(process, terminal) == 0
    assert errors.read_text() == ""


def test_it_opens_on_a_terminal_without_a_buffer(tmp_path):
    """Textual writes to the stream that Python had at its start."""
    with opened(tmp_path, *NEW, PYTHONUNBUFFERED="1") as (process, terminal):
        read_until(terminal, b"playing Binairo")
        os.write(terminal, b"q")
        assert ended(process, terminal) == 0


@needs_terminal
def test_bytes_that_are_no_utf_8_are_ignored(tmp_path):
    """Such as keys of a terminal with another encoding. They ended the game, with status 0, and entries were lost."""
    several = [b"\xff", b"\xe9", b"\x80\xc3(", bytes(range(128, 256))]
    with on_a_terminal(tmp_path) as (process, terminal):
        for typed, key, told in zip(several, b"1010", [b"one, your entry", b"zero, your entry"] * 2, strict=True):
            os.write(terminal, typed)
            seen, end = b"", time.monotonic() + 30
            while told not in seen:  # what is typed at once with such bytes is lost
                assert time.monotonic() < end, seen[-2000:]
                os.write(terminal, bytes([key]))
                if select.select([terminal], [], [], 0.3)[0]:
                    seen += os.read(terminal, 65536)
        os.write(terminal, b"q")
        assert ended(process, terminal) == 0
    assert kept(tmp_path) == 1


@pytest.mark.few(1)
@needs_terminal
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_is_ended_from_outside_keeps_the_game(number, tmp_path):
    with on_a_terminal(tmp_path) as (process, terminal):
        process.send_signal(number)
        assert ended(process, terminal) == 128 + number
    assert kept(tmp_path) == 1


@pytest.mark.more
@needs_terminal
def test_a_terminal_that_is_closed_while_it_does_not_take_what_is_written_ends_the_program(tmp_path):
    """Then, Textual waits for a thread that has died; the program went on for ever."""
    with on_a_terminal(tmp_path) as (process, terminal), open(os.devnull, "rb") as nowhere:
        for _ in range(200):
            os.write(terminal, b"\x1b[B\x1b[C")
            time.sleep(0.01)
        os.dup2(nowhere.fileno(), terminal)
        process.send_signal(signal.SIGHUP)
        assert process.wait(20) == 128 + signal.SIGHUP
    assert kept(tmp_path) == 1


@needs_terminal
def test_a_terminal_that_has_gone_ends_the_program_also_where_its_signal_is_ignored(tmp_path):
    """It went on for ever: Textual's threads had died, and nothing told the program."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with on_a_terminal(tmp_path) as (process, terminal), open(os.devnull, "rb") as nowhere:
            os.dup2(nowhere.fileno(), terminal)
            assert process.wait(60) == 128 + signal.SIGHUP
    finally:
        signal.signal(signal.SIGHUP, before)
    assert kept(tmp_path) == 1


@pytest.mark.few(2)
@needs_terminal
@pytest.mark.parametrize(
    ("arguments", "heading"),
    [
        (("binairo", "--size", "6", "--seed", "12345678"), "playing Binairo 6 x 6, distinct, seed 12345678"),
        (("sudoku", "FILE", "--variant", "x"), "playing Sudoku 4 x 4, x, mine.txt"),
        (("sokoban", "--size", "5", "--seed", "1"), "playing Sokoban 5 x 5, moves, seed 1"),
        (("gappy", "--empty", "--size", "6", "--variant", "diagonals"), "composing Gappy 6 x 6, diagonals, begun "),
        ((), "which puzzle?"),
    ],
)
def test_it_opens_with_what_was_asked_for_and_no_color_leaves_the_terminal_its_own(arguments, heading, tmp_path):
    """Greys that suited one ground were unreadable on the other. Bold, dim, underlined and reverse are no colours."""
    file = tmp_path / "mine.txt"
    file.write_text("12..\n....\n....\n....\n")
    words = [str(file) if word == "FILE" else word for word in arguments]
    with opened(tmp_path, *words, NO_COLOR="1") as (_, terminal):
        seen = read_until(terminal, heading.encode())
        seen += read_until(terminal, b"leave" if arguments else b"quit")
    codes = {code for codes in re.findall(rb"\x1b\[([0-9;:]*)m", seen) for code in codes.split(b";")}
    assert codes & {b"1", b"2", b"4", b"7"}
    assert codes <= {b"", b"0", b"1", b"2", b"4", b"7", b"39", b"49"}
