"""Runs a program under a deadline, whatever it prints, and whatever it leaves behind."""

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.signals import EndedBySignal, noting_ends
from smtpuzzles.errors import LACKS, EngineMissing, Lacking

MOST = 20_000_000  # bytes that are read of a program's output; a model of a million variables has nine million
_MOST_ERRORS = 100_000
_PART = 65_536
_LOOK = 0.1  # seconds between two looks at a program that prints nothing
_LONGEST_WAIT = 1_000_000.0  # seconds; the system counts milliseconds in 32 bits


class Ended(NamedTuple):
    """How a program ended and what it printed; `endless`: it was ended because that was too much."""

    name: str
    status: int
    output: str
    errors: str
    endless: bool


def run(words: Sequence[str], deadline: Deadline) -> Ended:
    """Run the program until it ends or time is up; neither it nor a process of its session outlives this call."""
    signals: list[int] = []
    process: subprocess.Popen[bytes] | None = None

    def end() -> None:
        """End all processes of the session: a solver that a script calls would go on."""
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):  # the latter on a Mac, once it has ended
                os.killpg(process.pid, signal.SIGKILL)

    def note(number: int) -> None:
        """End the program, which is in a session of its own and does not get the signal; then leave."""
        signals.append(number)
        end()

    with noting_ends(note), deadline.on_interrupt(end):
        process = _started(words)
        with process:
            try:
                output, errors = _printed(process, deadline, signals)
            finally:
                end()
    if signals:
        raise EndedBySignal(128 + signals[0])
    return Ended(words[0], process.returncode, _text(output), _text(errors), len(output) > MOST)


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    none, pipe = subprocess.DEVNULL, subprocess.PIPE
    try:
        return subprocess.Popen(words, stdin=none, stdout=pipe, stderr=pipe, start_new_session=True)
    except OSError as problem:
        of = Lacking if problem.errno in LACKS else EngineMissing
        raise of(f"cannot run '{words[0]}': {str(problem.strerror).lower()}") from None


def _printed(process: subprocess.Popen[bytes], deadline: Deadline, signals: list[int]) -> tuple[bytes, bytes]:
    """Return what the program prints until it ends: not for longer, nor more than is read of a program."""
    output, errors = bytearray(), bytearray()
    with DefaultSelector() as pipes:
        for pipe, data in ((process.stdout, output), (process.stderr, errors)):
            assert pipe is not None
            pipes.register(pipe, EVENT_READ, data)
        while pipes.get_map() and len(output) <= MOST and not deadline.expired() and not signals:
            over = process.poll() is not None
            ready = pipes.select(0 if over else min(_LOOK, _left(deadline)))
            if over and not ready:  # a process that it has left behind holds the pipe
                break
            for key, _ in ready:
                if part := os.read(key.fd, _PART):
                    key.data.extend(part if key.data is output or len(errors) < _MOST_ERRORS else b"")
                else:
                    pipes.unregister(key.fileobj)
        if not pipes.get_map() and not signals:
            with suppress(subprocess.TimeoutExpired):
                process.wait(_left(deadline))
    return bytes(output), bytes(errors)


def _left(deadline: Deadline) -> float:
    left = deadline.remaining()
    return _LONGEST_WAIT if left is None else min(left, _LONGEST_WAIT)


def _text(data: bytes) -> str:
    return data[:MOST].decode(errors="replace").replace("\r\n", "\n").replace("\r", "\n")


def written(file: Path) -> str | None:
    """Return what a program has written to this file, None if there is no file; it may be too much, too."""
    if not file.is_file():
        return None
    with file.open("rb") as stream:
        return _text(stream.read(MOST))
