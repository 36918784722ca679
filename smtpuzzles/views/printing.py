"""Prints pictures: in colour on a terminal, else as rich does, but without its slow import.

Rich's rules say what a terminal is, and how wide.
"""

import os
from typing import TextIO

from smtpuzzles.base.harmless import harmless
from smtpuzzles.base.picture import Picture
from smtpuzzles.views.layout import drawing_of


def show(picture: Picture, stream: TextIO) -> None:
    if is_terminal(stream):
        from rich.console import Console

        from smtpuzzles.views import terminal

        terminal.show(Console(file=stream, highlight=False), picture)
    else:
        lines = drawing_of(picture, _width()).lines(unicode=takes_unicode(stream))
        stream.write(harmless("".join("".join(text for text, _ in line) + "\n" for line in lines)))
        stream.flush()


def takes_unicode(stream: TextIO) -> bool:
    return (stream.encoding or "utf-8").lower().startswith("utf")


def is_terminal(stream: TextIO) -> bool:
    """Return whether rich takes the stream for a terminal, perhaps because the environment says so."""
    if (compatible := os.environ.get("TTY_COMPATIBLE")) in ("0", "1"):
        return compatible == "1"
    if (force := os.environ.get("FORCE_COLOR")) is not None:
        return force != ""
    return stream.isatty()


def _width() -> int:
    """Return how many columns there are where the stream itself does not say it: `smtpuzzles show ... | less`."""
    if (columns := os.environ.get("COLUMNS", "")).isdecimal():
        return int(columns)
    for descriptor in range(3):
        try:
            return os.get_terminal_size(descriptor).columns or 80
        except OSError:  # no terminal
            continue
    return 80
