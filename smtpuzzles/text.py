"""Text with positions, so that every complaint can name file, line and column.

A Token is a piece of one line that remembers where it stood: a whole line, or a word of it. Parsers ask a Source for
its lines and the lines for their words; when something is wrong they raise `token.error(...)`.
"""

import re
from typing import NamedTuple

from smtpuzzles.errors import InputError


class Token(NamedTuple):
    """A piece of a line; `column` is where it starts, counted from 1."""

    text: str
    file: str
    line: int
    column: int = 1

    def error(self, message: str, at: int = 0) -> InputError:
        """The complaint that something is wrong `at` so many characters into this token."""
        return InputError(message, self.file, self.line, self.column + at)

    def words(self) -> list["Token"]:
        """What blanks separate."""
        found = re.finditer(r"\S+", self.text)
        return [self._replace(text=word.group(), column=self.column + word.start()) for word in found]

    def number(self, low: int, high: int, what: str) -> int:
        """This token as a whole number in ASCII digits; `what` names it in complaints."""
        if not (self.text.isascii() and self.text.isdigit()):
            raise self.error(f"expected a {what} between {low} and {high}, but found {quoted(self.text)}")
        digits = self.text.lstrip("0") or "0"
        # Compared by length first: Python refuses to convert numbers of thousands of digits.
        if len(digits) > len(str(high)) or not low <= int(digits) <= high:
            raise self.error(f"{what} {shortened(digits)} is not between {low} and {high}")
        return int(digits)


class Source(NamedTuple):
    """A text and the name to call it by in complaints."""

    file: str
    text: str

    @classmethod
    def from_bytes(cls, file: str, data: bytes) -> "Source":
        """UTF-8, with or without a byte order mark; anything else is not text."""
        data = data.removeprefix(b"\xef\xbb\xbf")
        try:
            return cls(file, data.decode())
        except UnicodeDecodeError as problem:
            before = data[: problem.start].decode()
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            byte = data[problem.start]
            raise InputError(f"expected UTF-8 text, but found the byte 0x{byte:02x}", file, line, column) from None

    def lines(self) -> list[Token]:
        """The lines that say something: blank ones and `;` comments are left out, trailing blanks cut off."""
        text = self.text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        lines = (Token(line.rstrip(), self.file, number) for number, line in enumerate(text.split("\n"), 1))
        return [line for line in lines if line.text and not line.text.lstrip().startswith(";")]

    def some_lines(self, what: str) -> list[Token]:
        """The lines, of which there must be at least one; `what` says what was expected."""
        lines = self.lines()
        if not lines:
            raise InputError(f"expected {what}, but found nothing", self.file, 1, 1)
        return lines


def after(line: Token, message: str) -> InputError:
    """The complaint that something is missing at the end of this line."""
    return line.error(message, at=len(line.text))


def quoted(text: str) -> str:
    """Text from a file as it may appear in a complaint: one line, nothing invisible, never long."""
    return ascii(shortened(text)) if not text.isprintable() else f"'{shortened(text)}'"


def shortened(text: str) -> str:
    return text if len(text) <= 20 else f"{text[:17]}..."


def grid_rows(lines: list[Token], width: int | None = None) -> list[Token]:
    """These lines as the rows of a rectangle: all as wide as the first, or as `width`."""
    wanted = len(lines[0].text) if width is None else width
    for line in lines:
        if len(line.text) < wanted:
            raise after(line, f"expected {wanted} cells in this row, but found {len(line.text)}")
        if len(line.text) > wanted:
            raise line.error(f"expected {wanted} cells in this row, but found {len(line.text)}", at=wanted)
    return lines
