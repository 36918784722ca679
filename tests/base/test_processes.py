"""Work that is done apart; see test_experiment.py for work that is shared out."""

import os
import subprocess
import sys
from multiprocessing import active_children
from threading import Thread
from time import sleep

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import run_in_process
from smtpuzzles.cli.app import run
from smtpuzzles.errors import InputError, SmtPuzzlesError, UsageError
from tests.base.tasks import fails, in_a_thread, process_of, takes_long
from tests.conftest import ROOT

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def elsewhere(script: str) -> str:
    """What an interpreter says that has not started a process yet."""
    command = [sys.executable, "-c", f"from tests.base.tasks import *; {script}"]
    process = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    return process.stdout


def test_work_is_done_in_another_process():
    assert in_a_thread(process_of, None, Deadline()) not in (os.getpid(), None)
    assert active_children() == []


def test_what_fails_apart_fails_here():
    with pytest.raises(InputError, match=r"^file:2:3: no$"):
        run_in_process(fails, "input", Deadline())
    with pytest.raises(ZeroDivisionError, match=r"^zero$"):
        run_in_process(fails, "bug", Deadline())
    with pytest.raises(SmtPuzzlesError, match="a worker process has died"):
        run_in_process(fails, "dies", Deadline())


@posix
def test_where_the_current_folder_is_gone_no_process_starts_and_that_is_why(tmp_path, monkeypatch, capsys):
    """It was a lack: 'cannot start a worker process: no such file or directory', and status 71."""
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(UsageError, match=r"^the current folder is gone; run the same command in another one$"):
        run_in_process(process_of, None, Deadline())
    monkeypatch.setattr("smtpuzzles.cli.app._app_for", lambda _: os.getcwd())  # as libraries do
    assert run([]) == 2
    assert capsys.readouterr().err == "smtpuzzles: the current folder is gone; run the same command in another one\n"


def test_a_clock_that_is_stopped_ends_the_process(tmp_path):
    deadline, begun = Deadline(), tmp_path / "begun"

    def stop() -> None:
        while not begun.exists():
            sleep(0.01)
        deadline.cancel()

    Thread(target=stop).start()
    assert in_a_thread(takes_long, begun, deadline) is None
    assert active_children() == []


@posix
def test_a_process_is_ended_even_where_sigterm_is_ignored(tmp_path):
    ignore = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    assert (
        elsewhere(f"{ignore}; print(run_in_process(takes_long, Path({str(tmp_path)!r}, 'begun'), Deadline(1)))")
        == "None\n"
    )


@posix
def test_the_first_process_does_not_hear_of_ctrl_c_either():
    """Python's own helper, which is started with the first process, used to let it through."""
    assert elsewhere("print(signal.SIGINT in in_a_thread(mask, None, Deadline()))") == "True\n"


def test_a_process_can_be_started_where_stderr_has_no_file():
    """Python's own helper could not be started from a screen of Textual."""
    assert elsewhere("sys.stderr = NoFile(); print(in_a_thread(talks, None, Deadline()))") == "answer\n"


def test_work_apart_says_nothing_on_the_terminal():
    assert elsewhere("print(in_a_thread(talks, None, Deadline()))") == "answer\n"


@posix
def test_a_dead_worker_does_not_end_a_program_that_ends_at_broken_pipes():
    said = elsewhere(
        "import signal; from smtpuzzles.base.processes import send, worker\n"
        "signal.signal(signal.SIGPIPE, signal.SIG_DFL)\n"
        "with worker(process_of) as (pipe, stop):\n"
        "    stop()\n"
        "    pipe.poll(10)\n"
        "    try:\n"
        "        send(pipe, None)\n"
        "    except OSError: print('noticed')\n"
        "print('alive')"
    )
    assert said == "noticed\nalive\n"


UNGUARDED = """
import smtpuzzles
print("begun", flush=True)
for row in smtpuzzles.check_many(["4" * 81] * 3, "sudoku", jobs=2):
    print(row["verdict"])
"""


def test_a_program_that_its_workers_would_run_again_learns_what_to_write(tmp_path):
    """It waited for ever: each worker died while it started others, and nobody told the first program."""
    script = tmp_path / "script.py"
    script.write_text(UNGUARDED)
    ran = subprocess.run([sys.executable, script], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert "begun" in ran.stdout
    assert "none" not in ran.stdout
    assert ran.stderr.count("Traceback") == 1
    assert ran.stderr.splitlines()[-1].endswith(
        """write what asks for them below 'if __name__ == "__main__":', or ask with jobs=1"""
    )
    script.write_text(UNGUARDED.replace("jobs=2", "jobs=1"))
    ran = subprocess.run([sys.executable, script], cwd=ROOT, capture_output=True, text=True)
    assert ran.stdout.split() == ["begun", "none", "none", "none"]


@posix
@pytest.mark.parametrize("more", range(6))
def test_where_the_system_gives_no_more_files_work_apart_is_an_error(more):
    """Each number of files ends the start of a process at another step."""
    said = elsewhere(
        "import resource; from smtpuzzles.base.processes import CannotStart\n"
        "used = len(os.listdir('/dev/fd'))\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (used + {more},) * 2)\n"
        "try: run_in_process(process_of, None, Deadline())\n"
        "except CannotStart as problem: print(problem)"
    )
    assert said == "cannot start a worker process: too many open files\n"
