"""The standard streams: closed ones are opened, and what cannot be written is an error at once, or none."""

import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from errno import EAGAIN
from typing import TYPE_CHECKING, NoReturn, TextIO, cast

from smtpuzzles.base.harmless import complain
from smtpuzzles.errors import UsageError

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

BAD_USAGE = 2
_SCREEN = {"COLUMNS": (40, 1000), "LINES": (5, 1000)}  # the least and the most
NO_READER = 141  # 128 and the number of SIGPIPE, which Python ignores, so that nothing is left half done


class _AtOnce(io.FileIO):
    """Writes all that it is given, at once: a raw stream may write a part, and Python would not look."""

    def write(self, data: "ReadableBuffer", /) -> int:
        rest = memoryview(data).cast("B")
        while rest:
            if not (done := super().write(rest)):
                raise BlockingIOError(EAGAIN, os.strerror(EAGAIN))
            rest = rest[done:]
        return memoryview(data).nbytes


def _writing_at_once(stream: io.TextIOWrapper) -> io.TextIOWrapper:
    """Return one like this stream that writes all or raises an error, and keeps nothing that would be written later."""
    same = _AtOnce(stream.fileno(), "wb", closefd=False)  # whoever holds the stream itself, as Textual does, goes on
    return io.TextIOWrapper(same, stream.encoding, stream.errors, write_through=True)


def bound_screen() -> None:
    """Bound the size that the environment states: libraries fill each line of text up to it."""
    for name, (least, most) in _SCREEN.items():
        stated = os.environ.get(name, "")
        digits = stated.lstrip("0") if stated.isascii() and stated.isdigit() else ""
        if digits:
            os.environ[name] = str(min(most, max(least, int(digits[:5]))))
        else:
            os.environ.pop(name, None)  # which means the same


def prepare_standard_streams() -> None:
    """Open those that whoever started us has closed, and let words that cannot be written do no harm later.

    What standard error keeps in a buffer would be tried again, as by `multiprocessing` when it starts a process.
    """
    for name in ("stdin", "stdout", "stderr"):
        if (stream := getattr(sys, name)) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), "r+"))
            continue
        buffer = getattr(stream, "buffer", None)
        raw = getattr(buffer, "raw", buffer)  # the same with PYTHONUNBUFFERED
        # Consoles of Windows have a class of their own.
        if isinstance(raw, io.FileIO) and (raw is buffer or name == "stderr"):
            setattr(sys, name, _writing_at_once(stream))


def write_rest() -> None:
    """Write what is left; drop what cannot be written, which Python would try again and leave with status 120."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def print_line(words: str) -> None:
    """Print words at once, or raise an error that names why they cannot be written; a reader may have had enough."""
    try:
        sys.stdout.write(f"{words}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise UsageError(f"cannot write the answer: {(problem.strerror or str(problem)).lower()}") from None


def run_program(main: Callable[[list[str]], int]) -> NoReturn:
    """Run a program that prints by `print_line`, and leave with its exit status."""
    prepare_standard_streams()
    try:
        status = main(sys.argv[1:])
    except BrokenPipeError:
        status = NO_READER
    except UsageError as problem:
        status = complain(str(problem), BAD_USAGE)
    write_rest()
    sys.exit(status)


def ignoring_errors(stream: TextIO) -> TextIO:
    """Return a stream for what people may miss, such as progress: it drops what this stream cannot write."""
    return cast("TextIO", _IgnoringErrors(stream))


class _IgnoringErrors:
    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.encoding, self.isatty, self.fileno = stream.encoding, stream.isatty, stream.fileno

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()
