"""The standard streams: closed ones are opened, and what cannot be written is an error at once, or none."""

import io
import os
import sys
from contextlib import suppress
from errno import EAGAIN
from typing import TYPE_CHECKING, TextIO, cast

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


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
