"""A signal that ends the program may come between any two instructions: no temporary file stays."""

import os
import signal
import subprocess
import sys

import pytest

from smtpuzzles.base.signals import leaving_at_ends, putting_ends_off

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

# Does something again and again, with a signal one instruction later each time, until it is done before the signal
# comes; prints the instructions after which it left what is neither nothing nor all.
SCRIPT = """
import signal, sys, tempfile
from pathlib import Path
from smtpuzzles.base.files import expect_writable, new_folder, replace_all, temporary_folder
from smtpuzzles.base.signals import leaving_at_ends

home, number = Path(sys.argv[1]), int(sys.argv[2])
TRACED = "base/files.py", "base/signals.py", "tempfile.py"

def files(here):
    replace_all([(here / name, ["new"]) for name in "ab"])

def folder(here):
    new_folder(here / "folder", [("a/b", "new")])

def for_a_while(here):
    tempfile.tempdir = str(here)
    with temporary_folder() as made:
        (made / "file").write_text("something")

def tried(here):
    expect_writable(here / "new")

def was_ended(act, here, after):
    def trace(frame, event, _):
        nonlocal after
        if not frame.f_code.co_filename.endswith(TRACED):
            return None
        counted = "line" if frame.f_code.co_filename.endswith("tempfile.py") else "opcode"
        frame.f_trace_opcodes = True
        after -= event == counted
        if after == 0 and event == counted:
            signal.raise_signal(number)
        return trace
    with leaving_at_ends():
        sys.settrace(trace)
        try:
            act(here)
        finally:
            sys.settrace(None)
    return False

for act in (files, folder, for_a_while, tried):
    (home / act.__name__).mkdir()
    act(home / act.__name__)
    names = {path.name for path in (home / act.__name__).iterdir()}
    ended, after, wrong = True, 0, []
    while ended:
        after += 1
        here = home / f"{act.__name__}{after}"
        here.mkdir()
        try:
            ended = was_ended(act, here, after)
        except (KeyboardInterrupt, SystemExit):
            pass
        if {path.name for path in here.iterdir()} not in (set(), names):
            wrong.append(after)
    print(act.__name__, after > 100, wrong, flush=True)
signal.raise_signal(signal.SIGTERM)
"""


@pytest.mark.few(1)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_between_any_two_instructions_leaves_no_temporary_file(number, tmp_path):
    def usual() -> None:
        for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(one, signal.SIG_DFL)

    words = [sys.executable, "-c", SCRIPT, str(tmp_path), str(int(number))]
    ran = subprocess.run(words, preexec_fn=usual, capture_output=True, text=True, timeout=300)
    assert ran.stdout.splitlines() == [f"{act} True []" for act in ("files", "folder", "for_a_while", "tried")]
    assert (ran.returncode, ran.stderr) == (-signal.SIGTERM, "")  # signals are as they were before


@pytest.mark.parametrize("numbers", [(signal.SIGINT, signal.SIGTERM), (signal.SIGTERM, signal.SIGINT)])
def test_of_several_signals_that_were_put_off_one_that_ends_the_program_counts(numbers):
    """Ctrl-C that came first was all that was left, and a deadline may only note it."""
    with pytest.raises(SystemExit), leaving_at_ends(), putting_ends_off():
        list(map(signal.raise_signal, numbers))
