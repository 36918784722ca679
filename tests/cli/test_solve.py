"""The command `solve`, for kinds with boards."""

import json
import signal
import subprocess
import sys
import time

from tests.cli.conftest import (
    NONE,
    UNIQUE,
)


def test_solve_json_has_the_promised_fields(program):
    _, out, err = program("solve", "gappy", UNIQUE, "--json")
    answer = json.loads(out)
    assert err == ""
    assert list(answer) == [
        "kind",
        "file",
        "engine",
        "verdict",
        "reason",
        "exhausted",
        "unsat_by",
        "solutions",
        "seconds",
    ]
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


def test_solve_all_finds_all_and_no_solution_twice(program, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text("____\n" * 4)
    status, out, err = program("solve", "binairo", empty, "--all", "--plain")
    boards = out.split("\n\n")
    assert status == 0
    assert len(boards) == 72
    assert len(set(boards)) == 72
    assert err == "72 solutions, and no more\n"


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
    assert err == f"unknown: interrupted after {number} solutions\n"
