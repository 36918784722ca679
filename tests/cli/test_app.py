"""What the command line promises: exit statuses, help, and streams that are closed or full."""

import errno
import io
import os
import pty
import subprocess
import sys
from shlex import quote

import pytest

from smtpuzzles.cli.app import run
from tests.cli.conftest import EMPTY_BINAIRO, GOOD, NONE, SEVERAL, UNIQUE, process
from tests.conftest import PYTHON, ROOT, needs_program


@pytest.mark.parametrize(
    ("command", "file", "status"),
    [
        ("solve", UNIQUE, 0),
        ("solve", NONE, 1),
        ("solve", SEVERAL, 0),
        ("check", UNIQUE, 0),
        ("check", NONE, 1),
        ("check", SEVERAL, 1),
        ("count", UNIQUE, 0),
        ("count", NONE, 1),
        ("count", SEVERAL, 0),
        ("show", UNIQUE, 0),
    ],
)
@pytest.mark.parametrize("form", [[], ["--plain"], ["--json"]])
def test_exit_status_is_the_same_in_every_form_of_output(program, command, file, status, form):
    assert program(command, "gappy", file, *form)[0] == status


@needs_program("bash")
def test_output_into_a_closed_pipe_ends_quietly_and_not_with_a_verdict():
    command = f"{PYTHON} -m smtpuzzles solve binairo --all --plain | head -n 1; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", command], input=EMPTY_BINAIRO, capture_output=True, text=True, check=False)
    assert ran.stdout.splitlines()[1:] == ["141"]
    assert ran.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
@pytest.mark.parametrize("words", [["--help"], ["check", "gappy", NONE]])
def test_whatever_is_written_into_a_closed_pipe_ends_the_program_with_the_number_of_the_signal(words):
    """Libraries that write, such as those of help, would leave with status 1."""
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run([sys.executable, "-m", "smtpuzzles", *words], stdout=writer, stderr=writer, check=False)
    os.close(writer)
    assert ran.returncode == 141


SENT = """
import signal, sys
from smtpuzzles.cli import app
app.run = lambda: signal.raise_signal(signal.SIGPIPE) or 5
sys.exit(app.main())
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_broken_pipe_does_not_end_the_program_by_a_signal():
    """It became deadly also where it was ignored, and what was half written stayed."""
    assert subprocess.run([sys.executable, "-c", SENT], check=False).returncode == 5


needs_full = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
FULL = "smtpuzzles: cannot write the answer: no space left on device\n"


def shell(words: str, **variables: str) -> tuple[int, str, str]:
    ran = subprocess.run(
        f"{PYTHON} -m smtpuzzles {words}", shell=True, capture_output=True, text=True, env={**os.environ, **variables}
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.few(4)
@needs_full
@pytest.mark.parametrize(("stated", "width"), [("9" * 10, 1000), ("1", 40), ("0", 80), ("²", 80), ("-1", 80)])
def test_the_size_that_the_environment_states_is_bounded(stated, width):
    """Help was made for ten billion columns, or had none for words."""
    environment = {**os.environ, "COLUMNS": stated, "LINES": stated}
    ran = process("--help", env=environment)
    assert ran.returncode == 0
    assert max(map(len, ran.stdout.splitlines())) == width


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["show gappy FILE", "solve gappy FILE --json", "check gappy FILE", "--help", ""])
def test_output_that_cannot_be_written_is_one_line_and_not_a_verdict(words, unbuffered):
    words = words.replace("FILE", quote(UNIQUE))
    assert shell(f"{words} > /dev/full", PYTHONUNBUFFERED=unbuffered) == (2, "", FULL)


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["proofs", "contract --help", "contract gappy FILE"])
def test_reports_of_the_other_programs_that_cannot_be_written_are_one_line(words, unbuffered):
    """They ended with status 120, or 1, which means that something is not right."""
    program, *arguments = [UNIQUE if word == "FILE" else word for word in words.split()]
    command = [sys.executable, "-m", f"smtpuzzles.{program}", *arguments]
    reader, writer = os.pipe()
    os.close(reader)
    with open("/dev/full", "w") as full, open(writer, "w") as unread:
        for stream, answer in [(full, (2, FULL)), (unread, (141, ""))]:
            variables = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
            ran = subprocess.run(command, stdout=stream, stderr=subprocess.PIPE, text=True, env=variables)
            assert (ran.returncode, ran.stderr) == answer


@pytest.mark.skipif(os.name == "nt", reason="a limit of POSIX")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_answer_of_which_a_part_fits_is_not_written(unbuffered, tmp_path):
    """A raw stream writes a part and returns how much, which Python does not look at."""
    words = f"solve sudoku {quote(str(ROOT / 'puzzles/sudoku/9-easy.txt'))} --emit-dimacs -"
    file = quote(str(tmp_path / "answer"))
    ran = subprocess.run(
        f"ulimit -f 16; {PYTHON} -m smtpuzzles {words} > {file}",
        shell=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert (ran.returncode, ran.stderr) == (2, "smtpuzzles: cannot write the answer: file too large\n")


@needs_full
@pytest.mark.parametrize(
    ("words", "status"),
    [("show gappy nowhere.txt", 2), ("check gappy FILE --plain", 2), ("check gappy FILE", 0), ("nonsense", 2)],
)
def test_words_that_cannot_be_written_on_standard_error_change_no_status_to_a_verdict(words, status):
    assert shell(f"{words.replace('FILE', quote(UNIQUE))} 2> /dev/full")[0] == status


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_words_that_cannot_be_written_are_not_tried_again_when_a_process_starts(unbuffered):
    """A batch that had notes, and then workers, ended with status 71 and without rows."""
    words = f"batch gappy {quote(UNIQUE)} {quote(UNIQUE)} --do solve"
    status, rows, _ = shell(f"{words} 2> /dev/full", PYTHONUNBUFFERED=unbuffered)
    assert (status, rows.count("\n")) == (0, 1)


class HungUp(io.StringIO):
    """A terminal that is gone: nothing can be written any more."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True

    def write(self, _: str) -> int:
        raise OSError(errno.EIO, "input/output error")


def test_progress_that_cannot_be_shown_loses_no_answer(program, monkeypatch):
    monkeypatch.setattr(sys, "stderr", HungUp())
    status, rows, _ = program("batch", "gappy", UNIQUE, "--jobs", "1")
    assert (status, rows.count("\n")) == (0, 1)


def test_answers_in_a_pipe_do_not_go_to_the_terminal_that_shows_progress():
    """Rich takes what is printed, so that it appears above the bar: the pipe was empty."""
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "smtpuzzles", "batch", "gappy", UNIQUE, "--jobs", "1"]
    made = subprocess.run(words, stdout=subprocess.PIPE, stderr=theirs, env={**os.environ, "TERM": "xterm"}, check=True)
    os.close(theirs)
    os.close(ours)
    assert made.stdout.count(b"\n") == 1


@pytest.mark.parametrize("redirection", [">&-", "2>&-", "<&-"])
def test_a_closed_standard_stream_is_no_error(redirection):
    status, _, errors = shell(f"show gappy {quote(UNIQUE)} {redirection}")
    assert (status, errors) == (0, "")


def test_the_version_is_told(program):
    status, out, _ = program("--version")
    assert status == 0
    assert out.startswith("smtpuzzles 0.")


def test_a_mistyped_command_is_answered_with_the_nearest_one(complains):
    complains(["chekc"], "No such command 'chekc'. Did you mean 'check'?")


def test_help_names_every_command(program):
    status, out, _ = program("--help")
    assert status == 0
    assert program("-h")[:2] == (0, out)
    assert all(command in out for command in ("kinds", "show", "solve", "check", "count", "verify"))


def test_an_error_that_nobody_foresaw_is_no_verdict(program, monkeypatch):
    class Failing(io.StringIO):
        def write(self, _: str) -> int:
            raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(sys, "stdout", Failing())
    status, _, err = program("solve", "gappy", UNIQUE)
    assert status == 70
    assert err == "smtpuzzles: this is a bug, please report it: ZeroDivisionError: division by zero\n"


@pytest.mark.parametrize(
    ("arguments", "mentioned"),
    [
        ("solve gappy FILE --timeout x", "'--timeout'"),
        ("solve gappy FILE --timeout", "--timeout"),
        ("solve gappy FILE --solutions x", "'--solutions'"),
        ("solve gappy FILE --solutions 1.5", "'--solutions'"),
        ("count gappy FILE --limit x", "'--limit'"),
        ("solve gappy FILE FILE", "argument"),
        ("solve gappy FILE --nonsense", "--nonsense"),
        ("generate", "KIND"),
        ("verify gappy FILE", "'SOLUTION'"),
        ("nonsense", "'nonsense'"),
        ("--nonsense", "--nonsense"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_one_line(arguments, mentioned, written, capsys):
    """The words are the command line library's, but the place and the form are ours."""
    path = written(GOOD["gappy"])
    assert run([path if word == "FILE" else word for word in arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("smtpuzzles: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert mentioned in err


def test_no_arguments_at_all_show_the_help(capsys):
    assert run([]) == 2
    out, err = capsys.readouterr()
    assert "Usage" in out + err
    assert "Traceback" not in out + err


@pytest.mark.parametrize("command", ["solve", "check"])
def test_no_json_is_made_for_a_picture(command, hostile, capsys):
    assert run([command, *hostile("no text")]) in (0, 1)
    assert "│" in capsys.readouterr().out
