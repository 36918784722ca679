"""From the FILE of the command line to a puzzle, and from an emitted text to a file."""

import os
import sys
import tempfile
from pathlib import Path

from smtpuzzles import kinds
from smtpuzzles.errors import UsageError
from smtpuzzles.kind import Puzzle
from smtpuzzles.text import Source

STANDARD = "-"
TYPED = "<stdin>"


def read_puzzle(kind: str, file: str | None, variant: str | None) -> Puzzle:
    """The puzzle in this file; without a file, typed by whoever sits at the terminal or read from standard input."""
    prompts = kinds.load(kind).prompts
    if file is None and sys.stdin.isatty() and prompts:
        return kinds.parse(kind, Source(TYPED, ask(prompts)), variant)
    if file is None and sys.stdin.isatty():
        note(f"reading a {kind} puzzle from the terminal; end it with Ctrl-D")
    return kinds.parse(kind, read_source(STANDARD if file is None else file), variant)


def ask(prompts: tuple[str, ...]) -> str:
    lines = []
    for prompt in prompts:
        print(f"{prompt}: ", end="", file=sys.stderr, flush=True)
        lines.append(sys.stdin.readline())
    return "".join(lines)


def read_source(file: str) -> Source:
    if file == STANDARD:
        return Source.from_bytes(TYPED, sys.stdin.buffer.read())
    try:
        with open(file, "rb") as stream:
            return Source.from_bytes(file, stream.read())
    except (OSError, ValueError) as problem:
        raise cannot("read", file, problem) from None


def write_whole(path: str, text: str) -> None:
    """Write a file so that it is there completely or not at all; '-' is standard output."""
    if path == STANDARD:
        sys.stdout.write(text)
        return
    try:
        if Path(path).exists() and not Path(path).is_file():
            Path(path).write_text(text)  # a pipe or device: there is nothing to replace
            return
        descriptor, temporary = tempfile.mkstemp(dir=Path(path).resolve().parent, prefix=".smtpuzzles-")
        try:
            with open(descriptor, "w", encoding="utf-8") as stream:
                stream.write(text)
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(temporary, 0o666 & ~mask)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except (OSError, ValueError) as problem:
        raise cannot("write", path, problem) from None


def cannot(what: str, file: str, problem: OSError | ValueError) -> UsageError:
    reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return UsageError(f"{file}: cannot {what} this file: {reason[:1].lower()}{reason[1:]}")


def note(words: str) -> None:
    """Something for the person, not for the pipe; one line, whatever a file is called."""
    printable = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in words)
    print(f"smtpuzzles: {printable}", file=sys.stderr)
