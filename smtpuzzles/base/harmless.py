"""Text of strangers, made harmless where it is printed and where it becomes a cell of a table.

Titles, names of files and packages, arguments, and what other programs print may hold characters that a terminal
obeys, or that show a line in another order; and programs for tables take some cells for formulas.
"""

import re
import sys
from contextlib import suppress

from smtpuzzles.errors import one_line

# Control characters but line feed and tab, what ends or reorders lines, and halves of characters.
_OBEYED = r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
_SHORT = 100_000  # characters
_FORMULA = ("=", "+", "-", "@", "\t")
_TEXT = "'"


def harmless(text: str) -> str:
    """Return the text with such characters written as JSON does, so that JSON text still means the same."""
    if len(text) < _SHORT and all(map(str.isprintable, text.split("\n"))):
        return text  # as most are; to compile the expression and to import what follows would take longer
    import json

    return re.sub(_OBEYED, lambda found: json.dumps(found[0])[1:-1], text)


def harmless_line(text: str) -> str:
    """Return the text in one line: line feeds are written so, too."""
    return harmless(text).replace("\n", "\\n")


def complain(words: str, status: int) -> int:
    """Print the error in one line, for people; return the exit status."""
    note(words)
    return status


def note(words: str) -> None:
    """Print a line for people, not for the pipe; one line, whatever characters a file name has."""
    with suppress(OSError):  # the exit status remains to be read where nobody can read words
        sys.stderr.write(harmless(f"smtpuzzles: {one_line(words)}\n"))


def as_cell(text: str) -> str:
    """Return the text as a cell of a table that is no formula: an apostrophe before it says so."""
    return _TEXT + text if text.startswith((*_FORMULA, _TEXT)) else text


def from_cell(cell: str) -> str:
    """Return the text of a cell, without that apostrophe."""
    return cell[1:] if cell.startswith(_TEXT) and cell[1:].startswith((*_FORMULA, _TEXT)) else cell
