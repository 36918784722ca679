"""What the command line promises: forms of output, exit statuses, standard input, interruption."""

import json
import os
import pty
import signal
import stat
import subprocess
import sys
import time

import pytest

from smtpuzzles import kinds
from smtpuzzles.cli.app import run
from tests.conftest import ROOT

UNIQUE = str(ROOT / "puzzles/gappy/9.txt")
NONE = str(ROOT / "puzzles/gappy/9-none.txt")
SEVERAL = str(ROOT / "puzzles/gappy/9-several.txt")
EMPTY_BINAIRO = "______\n" * 6


@pytest.fixture
def program(capsys):
    """Run one command in this process: its exit status, standard output and standard error."""

    def go(*arguments: str) -> tuple[int, str, str]:
        status = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return go


def process(*arguments: str, text: str = "", **more) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "smtpuzzles", *map(str, arguments)]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=60, **more)


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


def test_solve_json_has_the_promised_fields(program):
    _, out, err = program("solve", "gappy", UNIQUE, "--json")
    answer = json.loads(out)
    assert err == ""
    assert list(answer) == ["kind", "file", "engine", "verdict", "reason", "exhausted", "solutions", "seconds"]
    assert answer["kind"] == "gappy"
    assert answer["file"] == UNIQUE
    assert answer["engine"] == "z3"
    assert answer["verdict"] == "sat"
    assert answer["reason"] is None
    assert answer["exhausted"] is False
    assert list(answer["seconds"]) == ["parse", "model", "solve", "total"]
    assert answer["solutions"][0]["text"].startswith("W W B")


def test_asking_for_one_more_solution_than_there_is_proves_that_these_are_all(program):
    answer = json.loads(program("solve", "gappy", UNIQUE, "--json", "--solutions", "2")[1])
    assert answer["exhausted"] is True
    assert len(answer["solutions"]) == 1
    answer = json.loads(program("solve", "gappy", NONE, "--json")[1])
    assert answer["verdict"] == "unsat"
    assert answer["exhausted"] is True


def test_check_json_says_where_two_solutions_differ(program):
    status, out, _ = program("check", "gappy", SEVERAL, "--json")
    answer = json.loads(out)
    assert status == 1
    assert answer["verdict"] == "multiple"
    assert answer["exhausted"] is False
    assert len(answer["solutions"]) == 2
    a, b = ([line.split() for line in solution["text"].splitlines()] for solution in answer["solutions"])
    differ = {(r + 1, c + 1) for r in range(9) for c in range(9) if a[r][c] != b[r][c]}
    assert differ <= {tuple(cell) for cell in answer["differing"]}
    assert len(answer["differing"]) + len(answer["certain"]) == 81
    assert answer["differing"] == sorted(answer["differing"])


def test_count_json_has_the_number_and_whether_it_is_all(program, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text(EMPTY_BINAIRO)
    answer = json.loads(program("count", "binairo", empty, "--json", "--limit", "30")[1])
    assert (answer["count"], answer["exhausted"]) == (30, False)
    answer = json.loads(program("count", "binairo", empty, "--json")[1])
    assert (answer["count"], answer["exhausted"]) == (4140, True)
    assert program("count", "binairo", empty, "--plain")[1] == "4140\n"
    assert program("count", "binairo", empty, "--limit", "5")[1] == "at least 5 solutions\n"
    assert program("count", "binairo", empty, "--limit", "5", "--plain")[1:] == ("5\n", "at least 5 solutions\n")


def test_solve_all_finds_all_and_no_solution_twice(program, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text("____\n" * 4)
    status, out, err = program("solve", "binairo", empty, "--all", "--plain")
    boards = out.split("\n\n")
    assert status == 0
    assert len(boards) == 72
    assert len(set(boards)) == 72
    assert err == "72 solutions, and no more\n"


def test_verify_json_names_every_broken_rule_with_its_cells(program, tmp_path):
    solution = tmp_path / "solution.txt"
    right = program("solve", "gappy", UNIQUE, "--plain")[1]
    solution.write_text(right)
    assert program("verify", "gappy", UNIQUE, solution, "--json")[:2] == (0, '{"valid": true, "violations": []}\n')
    solution.write_text(right.replace("W W B", "W W W", 1))
    status, out, _ = program("verify", "gappy", UNIQUE, solution, "--json")
    answer = json.loads(out)
    assert status == 1
    assert answer["valid"] is False
    assert {"rule": "row 1 has exactly two black cells", "cells": [[1, c] for c in range(1, 10)]} in answer[
        "violations"
    ]
    assert program("verify", "gappy", UNIQUE, solution)[0] == 1
    assert "broken: column 3 has exactly two black cells" in program("verify", "gappy", UNIQUE, solution, "--plain")[1]


@pytest.mark.parametrize("command", ["solve", "check", "show"])
def test_plain_output_is_the_text_and_nothing_else(program, command):
    _, out, err = program(command, "gappy", UNIQUE, "--plain")
    lines = out.splitlines()
    assert len(lines) == (2 if command == "show" else 9)
    assert set(out.split()) <= ({"B", "W"} if command != "show" else {"1", "5", "6"})
    assert err == ("exactly one solution\n" if command == "check" else "")


def test_json_of_show_and_kinds(program):
    answer = json.loads(program("show", "gappy", UNIQUE, "--json")[1])
    assert answer["text"] == "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n"
    assert answer["variant"] == "classic"
    answer = json.loads(program("kinds", "--json")[1])
    assert [kind["name"] for kind in answer["kinds"]] == kinds.names()


def test_a_variant_changes_the_rules(program, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text("____\n" * 4)
    assert program("count", "binairo", empty, "--plain")[1] == "72\n"
    assert program("count", "binairo", empty, "--plain", "--variant", "repeats")[1] == "90\n"


def test_standard_input_is_read_where_no_file_or_a_dash_is_given():
    text = "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n"
    with_dash, without = process("solve", "gappy", "-", "--plain", text=text), process("solve", "gappy", text=text)
    assert with_dash.returncode == without.returncode == 0
    assert with_dash.stdout.startswith("W W B")
    assert json.loads(process("solve", "gappy", "--json", text=text).stdout)["file"] == "-"
    wrong = process("solve", "gappy", text="5 8 1\n1 1 1\n")
    assert wrong.returncode == 2
    assert wrong.stderr == "smtpuzzles: <stdin>:1:1: label 5 is not between 0 and 1\n"


def test_piped_output_has_no_escape_codes_and_a_terminal_gets_colour_unless_told_not_to():
    assert "\x1b" not in process("solve", "gappy", UNIQUE).stdout
    assert "\x1b[" in terminal("solve", "gappy", UNIQUE)
    assert "\x1b[38" not in terminal("solve", "gappy", UNIQUE, environment={"NO_COLOR": "1"})


def terminal(*arguments: str, typed: str = "", environment: dict[str, str] | None = None) -> str:
    """What a person at a terminal sees."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "smtpuzzles", *map(str, arguments)]
    plain = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "CI", "COLUMNS")}
    running = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**plain, "TERM": "xterm-256color", **(environment or {})},
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    seen = b""
    try:
        while chunk := os.read(ours, 65536):
            seen += chunk
    except OSError:
        pass  # Linux says so when the other side is closed
    assert running.wait(timeout=30) in (0, 2)
    os.close(ours)
    return seen.decode()


def test_gappy_at_a_terminal_without_a_file_asks_for_the_labels():
    seen = terminal("solve", "gappy", typed="5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n")
    assert "row labels" in seen
    assert "column labels: " in seen
    assert "██" in seen


def test_labels_typed_wrong_are_asked_for_again_and_ctrl_d_ends_it():
    seen = terminal("solve", "gappy", typed="5 8 1\n1 1 1\n5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n")
    assert "smtpuzzles: <typed>:1:1: label 5 is not between 0 and 1" in seen
    assert "██" in seen
    seen = terminal("solve", "gappy", typed="\x04")
    assert "column labels:" not in seen
    assert "but the input ended" in seen


def test_other_kinds_at_a_terminal_say_that_they_read_from_it():
    seen = terminal("solve", "binairo", typed="0_\n__\n\x04")
    assert "end it with Ctrl-D" in seen
    assert "┌────┐" in seen


def test_the_formula_goes_to_standard_output_alone_when_asked():
    ran = process("solve", "gappy", UNIQUE, "--emit-smt2", "-", "--plain")
    assert ran.returncode == 0
    assert ran.stdout.startswith("; gappy, classic:")
    assert ran.stdout.endswith("(check-sat)\n(get-model)\n")
    assert ran.stderr.startswith("W W B")


def test_the_formula_file_replaces_another_whole_and_keeps_the_usual_permissions(program, tmp_path):
    target = tmp_path / "formula.smt2"
    target.write_text("old")
    for command in ("solve", "check", "count"):
        assert program(command, "gappy", UNIQUE, "--emit-smt2", target)[0] == 0
        assert target.read_text() == (ROOT / "smt2/gappy/9.smt2").read_text()
    other = tmp_path / "other"
    other.write_text("")
    assert stat.S_IMODE(target.stat().st_mode) == stat.S_IMODE(other.stat().st_mode)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["formula.smt2", "other"]


def test_ctrl_c_keeps_the_solutions_found_so_far(tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text("__________\n" * 10)
    command = [sys.executable, "-m", "smtpuzzles", "solve", "binairo", str(empty), "--all", "--plain"]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background may ignore Ctrl-C; this program must not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    first = [running.stdout.readline() for _ in range(11)]
    time.sleep(0.3)
    running.send_signal(signal.SIGINT)
    out, err = "".join(first) + running.stdout.read(), running.stderr.read()
    assert running.wait(timeout=30) == 3
    number = len(out.split("\n\n"))
    assert err == f"undecided: interrupted after {number} solutions\n"


def test_output_into_a_closed_pipe_ends_quietly_and_not_with_a_verdict():
    command = f"{sys.executable} -m smtpuzzles solve binairo --all --plain | head -n 1; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", command], input=EMPTY_BINAIRO, capture_output=True, text=True, check=False)
    assert ran.stdout.splitlines()[1:] == ["141"]
    assert ran.stderr == ""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["show", "solve", "check", "count"])
def test_output_that_cannot_be_written_is_one_line_and_not_a_verdict(command):
    ran = subprocess.run(
        f"{sys.executable} -m smtpuzzles {command} gappy {UNIQUE} --json > /dev/full",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr == "smtpuzzles: cannot write the answer: no space left on device\n"


@pytest.mark.parametrize("redirection", [">&-", "2>&-", "<&-"])
def test_a_closed_standard_stream_is_no_error(redirection):
    command = f"{sys.executable} -m smtpuzzles show gappy {UNIQUE} {redirection}"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_an_endless_file_is_refused(program, monkeypatch):
    monkeypatch.setattr("smtpuzzles.cli.reading.LONGEST", 2_000_000)
    status, _, err = program("show", "sudoku", "/dev/zero")
    assert (status, err) == (2, "smtpuzzles: /dev/zero: expected a puzzle, but found more than 2 megabytes\n")


def test_the_formula_file_is_written_through_a_link_keeps_its_mode_and_is_never_the_puzzle(program, tmp_path):
    target, link, puzzle = tmp_path / "formula.smt2", tmp_path / "link", tmp_path / "puzzle.txt"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    assert program("solve", "gappy", UNIQUE, "--emit-smt2", link)[0] == 0
    assert link.is_symlink()
    assert target.read_text().endswith("(get-model)\n")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    puzzle.write_text("- -\n- -\n")
    status, _, err = program("solve", "gappy", puzzle, "--emit-smt2", puzzle)
    assert status == 2
    assert "this is the puzzle itself" in err
    assert puzzle.read_text() == "- -\n- -\n"


def test_the_version_is_told(program):
    status, out, _ = program("--version")
    assert status == 0
    assert out.startswith("smtpuzzles 0.")


def test_help_names_every_command(program):
    status, out, _ = program("--help")
    assert status == 0
    assert all(command in out for command in ("kinds", "show", "solve", "check", "count", "verify"))


def test_a_formula_that_cannot_be_put_in_place_leaves_nothing_behind(program, tmp_path, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    target = tmp_path / "formula.smt2"
    target.write_text("old")
    monkeypatch.setattr(os, "replace", full)
    status, out, err = program("solve", "gappy", UNIQUE, "--emit-smt2", target)
    assert (status, out) == (2, "")
    assert err == f"smtpuzzles: {target}: cannot write this file: no space left on device\n"
    assert [path.name for path in tmp_path.iterdir()] == ["formula.smt2"]
    assert target.read_text() == "old"


def test_an_error_that_nobody_foresaw_is_no_verdict(program, monkeypatch):
    monkeypatch.setattr("smtpuzzles.solving.enumeration.solve", lambda *_: 1 / 0)
    status, out, err = program("solve", "gappy", UNIQUE)
    assert (status, out) == (70, "")
    assert err == "smtpuzzles: this is a bug, please report it: ZeroDivisionError: division by zero\n"
