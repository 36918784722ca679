"""The exceptions of this package.

SmtPuzzlesError
├── InputError   text that cannot be read; knows file, line and column
│   └── FormatUnclear  a text that is different puzzles in different formats
├── Disagreement one engine says 'sat', another 'unsat': a bug of one of them, and never an answer
├── UsageError   a request that cannot be met: an unknown kind, an unknown variant, a file that cannot be opened
│   ├── EngineMissing  an engine that is not on this machine
│   ├── NotUnique      a puzzle with no solution, or several, where exactly one is needed
│   └── KindUnclear    a text without a named kind that may be a puzzle of several
├── Lacking      the system gives no more memory, threads or processes
├── Expired      no more time or memory; in base/deadline.py
└── WrongAnswer  an answer that breaks a rule: a bug, here or in an engine, and never shown as an answer
"""

from errno import EAGAIN, EMFILE, ENFILE, ENOMEM
from typing import Self

LACKS = (EAGAIN, EMFILE, ENFILE, ENOMEM)  # the numbers of a system's errors that mean Lacking


def one_line(text: str) -> str:
    """Return the text in one line in which all is visible."""
    return text if text.isprintable() else "".join([c if c.isprintable() else ascii(c)[1:-1] for c in text])


def words_of(problem: BaseException) -> str:
    """Return the words of an error, or none if the code of a stranger that writes them fails, too."""
    try:
        return str(problem)
    except Exception:
        return ""


class SmtPuzzlesError(Exception):
    """Anything this package raises on purpose; its message has one line, whatever it quotes."""

    def __str__(self) -> str:
        return one_line(super().__str__())


class InputError(SmtPuzzlesError):
    """Bad input and its place; lines and columns count from 1."""

    def __init__(self, message: str, file: str, line: int, column: int) -> None:
        super().__init__(f"{file}:{line}:{column}: {message}")
        self.message = message
        self.file = file
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, int, int]]:
        return type(self), (self.message, self.file, self.line, self.column)


class FormatUnclear(InputError):
    """A text that is different puzzles in different formats."""


class UsageError(SmtPuzzlesError):
    """A request that cannot be met."""


class EngineMissing(UsageError):
    """The engine is not on this machine."""


class NotUnique(UsageError):
    """The puzzle has no solution, or several, where exactly one is needed."""


class KindUnclear(UsageError):
    """A text that does not show its kind and begins in this line; `kinds` can read it."""

    def __init__(self, file: str, kinds: tuple[str, ...], line: int = 1) -> None:
        suits = f"{', '.join(kinds[:-1])} and {kinds[-1]}" if kinds[1:] else kinds[0]
        super().__init__(f"{file}:{line}:1: expected the name of a kind: this text suits {suits}")
        self.file = file
        self.kinds = kinds
        self.line = line

    def __reduce__(self) -> tuple[type["KindUnclear"], tuple[str, tuple[str, ...], int]]:
        return KindUnclear, (self.file, self.kinds, self.line)


class Lacking(SmtPuzzlesError):
    """The system gives no more memory, threads or processes."""


class Disagreement(SmtPuzzlesError):
    """One engine says 'sat', another 'unsat'."""


class WrongAnswer(SmtPuzzlesError):
    """An engine's answer breaks a rule of the puzzle."""
