"""Tests pass whoever starts them: here a starter who ignores signals, with variables that change what programs show."""

import os
import signal
import subprocess
import sys

import pytest

from tests.conftest import ROOT

AWKWARD = {
    "COLUMNS": "20",
    "LINES": "5",
    "NO_COLOR": "1",
    "FORCE_COLOR": "1",
    "TERM": "dumb",
    "TTY_COMPATIBLE": "1",
    "HOME": "/proc/nowhere",
    "XDG_STATE_HOME": "/proc/nowhere",
    "TZ": "Asia/Kathmandu",
    "NUMBA_DISABLE_JIT": "1",
    "http_proxy": "http://nowhere.invalid:1",
    "PYTHONUNBUFFERED": "1",
}
# Each fails where one of these reaches it.
TESTS = [
    "base/test_deadline_run.py::test_ctrl_c_ends_work",
    "cli/test_play.py::test_a_program_that_is_ended_from_outside_keeps_the_game",
    "screen/test_pictures.py::test_the_pictures_in_the_docs_show_the_screen[gappy]",
    "views/test_terminal.py::test_given_symbols_are_bold_found_ones_coloured_and_marks_have_a_ground_of_their_own",
    "web/test_building.py::test_a_file_is_fetched_once_and_again_when_it_was_damaged",
]


def ignore_signals() -> None:
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})


@pytest.mark.more
def test_tests_pass_where_the_starter_ignores_signals_and_has_other_variables():
    words = ["-q", "-p", "no:cacheprovider", "--timeout", "60", *(f"tests/{test}" for test in TESTS)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=ROOT,
        env={**os.environ, **AWKWARD},
        preexec_fn=ignore_signals,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
