"""Signals to `play`, at any moment and whatever it does: it ends soon and quietly, and leaves a usual terminal."""

import os
import re
import signal
import termios

import pytest

from tests.terminals import ending, expect_restored, needs_terminal, opened, read_until

pytestmark = needs_terminal

# A signal comes just before this method is called.
SENDING = """
import os, signal, sys
from functools import wraps
from importlib import import_module
sys.argv[0] = "smtpuzzles"
module, owner, name = {moment!r}.split()
owner = getattr(import_module(module), owner)
usual = getattr(owner, name)
@wraps(usual)
def sending(*arguments, **options):
    os.kill(os.getpid(), {number})
    return usual(*arguments, **options)
setattr(owner, name, sending)
"""
MOMENTS = [
    "smtpuzzles.screen.app Play __init__",
    "smtpuzzles.screen.app Play run",
    "smtpuzzles.screen.app Play get_driver_class",
    "textual.drivers.linux_driver LinuxDriver start_application_mode",
    "textual.drivers.linux_driver LinuxDriver run_input_thread",
    "smtpuzzles.screen.app Play on_mount",
    "smtpuzzles.screen.playing Playing compose",
    "smtpuzzles.screen.panel Panel compose",
    "smtpuzzles.screen.playing Playing on_mount",
    "smtpuzzles.screen.advised Advised action_finishable",
    "smtpuzzles.screen.advised Advised action_leave",
    "textual.drivers.linux_driver LinuxDriver stop_application_mode",
    "textual.app App _shutdown",
]


@pytest.fixture
def puzzle(tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("12..\n....\n....\n....\n")
    return str(file)


@pytest.mark.few(3)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_at_any_moment_ends_it_quietly_and_restores_the_terminal(moment, number, tmp_path, puzzle):
    """While the screen was made, one was lost, or ended in an error of a screen without its parts."""
    code = SENDING.format(moment=moment, number=int(number))
    with opened(tmp_path, "sudoku", puzzle, code=code) as (process, terminal):
        before = termios.tcgetattr(terminal)
        os.write(terminal, b"hcq")
        status, seen = ending(process, terminal)
        assert status in (128 + number, -number)  # the latter while nothing is to be tidied
        expect_restored(terminal, before, seen)


def test_it_goes_on_after_signals_to_stop_and_to_continue(tmp_path, puzzle):
    """SIGCONT began all anew, also where nothing had stopped it: two threads read the keys, and one never ended."""
    with opened(tmp_path, "sudoku", puzzle) as (process, terminal):
        before = termios.tcgetattr(terminal)
        seen = read_until(terminal, b"mine.txt")
        for row, number in enumerate([None, signal.SIGSTOP, signal.SIGTSTP], 2):
            if number:
                process.send_signal(number)
                os.waitpid(process.pid, os.WUNTRACED)
            if number == signal.SIGTSTP:
                seen += read_until(terminal, b"\x1b[?1049l")
                assert termios.tcgetattr(terminal) == before
            process.send_signal(signal.SIGCONT)
            seen += read_until(terminal, b"\x1b[?1049h", b"Rules")
            os.write(terminal, b"\x1b[B")
            seen += read_until(terminal, b"row %d" % row)
        os.write(terminal, b"q")
        status, rest = ending(process, terminal)
        assert status == 0
        expect_restored(terminal, before, seen + rest)


@pytest.mark.more
def test_a_program_that_is_stopped_ends_when_it_goes_on(tmp_path, puzzle):
    """As a shell's `kill %1` wants it."""
    with opened(tmp_path, "sudoku", puzzle) as (process, terminal):
        before = termios.tcgetattr(terminal)
        seen = read_until(terminal, b"mine.txt")
        process.send_signal(signal.SIGSTOP)
        os.waitpid(process.pid, os.WUNTRACED)
        for number in (signal.SIGINT, signal.SIGINT, signal.SIGWINCH, signal.SIGCONT):
            process.send_signal(number)
        status, rest = ending(process, terminal)
        assert status == 128 + signal.SIGINT
        expect_restored(terminal, before, seen + rest)


# A question that is never answered, and a key after which the screen is busy for ever.
ENDLESS = """
import os, sys
from threading import Event
sys.argv[0] = "smtpuzzles"
from smtpuzzles.screen.advised import Advised, Advisor
Advisor.steps = lambda *_, **__: Event().wait()
def busy(_):
    os.write(1, b"busy")
    while True:
        pass
Advised.action_find = busy
"""


@pytest.mark.parametrize(("keys", "number"), [("h", None), ("hf", signal.SIGTERM)])
def test_it_ends_while_a_question_has_no_answer_and_while_the_screen_is_busy(keys, number, tmp_path, puzzle):
    """It waited for its threads."""
    with opened(tmp_path, "sudoku", puzzle, code=ENDLESS) as (process, terminal):
        before = termios.tcgetattr(terminal)
        seen = read_until(terminal, b"mine.txt")
        for key, shown in zip(keys, (b"looking for a hint", b"busy"), strict=False):
            os.write(terminal, key.encode())
            seen += read_until(terminal, shown)
        if number:
            process.send_signal(number)
        else:
            os.write(terminal, b"q")
        status, rest = ending(process, terminal)
        assert status == (128 + number if number else 0)
        expect_restored(terminal, before, seen + rest)


# A shell: it starts a job in the background, has it in front until it stops, continues it in the background, ends it.
SHELL = """
import fcntl, os, signal, subprocess, sys, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
program = [sys.executable, "-m", "smtpuzzles", *sys.argv[1:]]
job = subprocess.Popen(program, preexec_fn=lambda: (os.setpgid(0, 0), signal.signal(signal.SIGTTOU, signal.SIG_DFL)))
print(f"job {job.pid}.", flush=True)
def wait_until_stopped():
    _, status = os.waitpid(job.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)
wait_until_stopped()
os.tcsetpgrp(0, job.pid)
job.send_signal(signal.SIGCONT)
wait_until_stopped()
os.tcsetpgrp(0, os.getpgrp())
job.send_signal(signal.SIGCONT)
wait_until_stopped()
job.terminate()
job.send_signal(signal.SIGCONT)
os._exit(job.wait())
"""


@pytest.mark.more
def test_a_job_in_the_background_waits_for_the_terminal_and_can_be_ended(tmp_path, puzzle):
    with opened(tmp_path, "sudoku", puzzle, code=SHELL) as (process, terminal):
        before = termios.tcgetattr(terminal)
        seen = read_until(terminal, b"job ", b".", b"mine.txt")
        os.kill(int(re.findall(rb"job (\d+)", seen)[0]), signal.SIGSTOP)
        status, rest = ending(process, terminal)
        assert status == 128 + signal.SIGTERM
        raw = termios.tcgetattr(terminal)  # as it was when the job was stopped: now it is the shell's
        assert raw != before
        expect_restored(terminal, raw, seen + rest)
