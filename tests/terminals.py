"""The program on a pseudo terminal, and the end of it that a person has."""

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
# Of the modes that our screens set: how a shell wants them.
USUAL = {"1049": "l", "1000": "l", "1003": "l", "1006": "l", "2004": "l", "1004": "l", "7": "h", "25": "h"}


def read_until(terminal: int, *words: bytes) -> bytes:
    """What the program writes until these words have come, one after the other."""
    seen, end = b"", time.monotonic() + 30
    awaited = re.compile(b".*".join(map(re.escape, words)), re.DOTALL)
    while not awaited.search(seen):
        assert time.monotonic() < end, seen[-2000:]
        if select.select([terminal], [], [], 0.1)[0]:
            seen += os.read(terminal, 65536)
    return seen


@contextmanager
def opened(
    folder: Path, *arguments: str, code: str = "", **variables: str
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The program, after this code, and the end of its terminal that a person has."""
    ours, theirs = pty.openpty()
    os.set_inheritable(theirs, True)
    size = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    environment = {**os.environ, **size, "XDG_STATE_HOME": str(folder), **variables}
    start = (
        ["-c", f"{code}\nimport runpy; runpy.run_module('smtpuzzles', {{}}, '__main__')"]
        if code
        else ["-m", "smtpuzzles"]
    )
    command = [sys.executable, *start, "play", *arguments]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True)
    os.close(theirs)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def ended(process: subprocess.Popen[bytes], terminal: int) -> int:
    """Its status; until then, what it writes is read."""
    return ending(process, terminal)[0]


def ending(process: subprocess.Popen[bytes], terminal: int) -> tuple[int, bytes]:
    """Its status, and what it writes until then."""
    seen, end = b"", time.monotonic() + 20
    while process.poll() is None or select.select([terminal], [], [], 0)[0]:
        assert time.monotonic() < end, seen[-2000:]
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                break
    return process.wait(10), seen


def expect_restored(terminal: int, before: list[object], seen: bytes) -> None:
    """It is as the shell left it, after all these bytes, and no error was shown."""
    assert termios.tcgetattr(terminal) == before
    assert {**USUAL, **dict(re.findall(r"\x1b\[\?(\d+)([hl])", seen.decode(errors="replace")))}.items() >= USUAL.items()
    assert seen.count(b"\x1b[?1049h") == seen.count(b"\x1b[?1049l")
    assert seen.count(b"\x1b[>") == seen.count(b"\x1b[<u")
    assert b"Traceback" not in seen, seen[-3000:]
