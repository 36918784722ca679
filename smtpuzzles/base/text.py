"""Text with positions, so that every error can name file, line and column.

Parsers get lines from a Source and words from a line; both are Tokens, and bad input is `raise token.error(...)`.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from smtpuzzles.errors import InputError


class Token(NamedTuple):
    """A line or a piece of one; `column` is where it starts, counted from 1."""

    text: str
    file: str
    line: int
    column: int = 1

    def error(self, message: str, at: int = 0) -> InputError:
        """Return the error that something is wrong here, `at` characters into this token."""
        return InputError(message, self.file, self.line, self.column + at)

    def characters(self) -> list["Token"]:
        """Return each character as a token."""
        return [self._replace(text=text, column=self.column + place) for place, text in enumerate(self.text)]

    def words(self) -> list["Token"]:
        """Return the parts between blanks."""
        found = re.finditer(r"\S+", self.text)
        return [self._replace(text=word.group(), column=self.column + word.start()) for word in found]

    @property
    def is_number(self) -> bool:
        """Is this a whole number in ASCII digits, of any length?"""
        return self.text.isascii() and self.text.isdigit()

    def number(self, low: int, high: int, what: str) -> int:
        """Return this token as a whole number; `what` names it in errors."""
        if not self.is_number:
            raise self.error(f"expected a {what} between {low} and {high}, but found {quoted(self.text)}")
        digits = self.text.lstrip("0") or "0"
        # Compare lengths first: Python refuses to convert numbers of thousands of digits.
        if len(digits) > len(str(high)) or not low <= int(digits) <= high:
            wanted = f"between {low} and {high}" if low < high else f"{low}, the only {what} possible here"
            raise self.error(f"{what} {shortened(digits)} is not {wanted}")
        return int(digits)


class Source(NamedTuple):
    """A text and its name in errors; part of a file knows the number of its first line there."""

    file: str
    text: str
    first_line: int = 1

    @classmethod
    def from_bytes(cls, file: str, data: bytes) -> "Source":
        """Read UTF-8, with or without a byte order mark."""
        data = data.removeprefix(b"\xef\xbb\xbf")
        try:
            return cls(file, data.decode())
        except UnicodeDecodeError as problem:
            before = _with_line_feeds(data[: problem.start].decode())
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            byte = data[problem.start]
            raise InputError(f"expected UTF-8 text, but found the byte 0x{byte:02x}", file, line, column) from None

    def every_line(self) -> list[Token]:
        """Return all lines, also blank ones and comments, without trailing blanks."""
        lines = _with_line_feeds(self.text.removeprefix("\ufeff")).split("\n")
        return [Token(line.rstrip(), self.file, number) for number, line in enumerate(lines, self.first_line)]

    def lines(self) -> list[Token]:
        """Return the lines without blank ones, `;` comments and trailing blanks."""
        return [line for line in self.every_line() if line.text and not line.text.lstrip().startswith(";")]

    def some_lines(self, what: str) -> list[Token]:
        """Return `lines()`, of which there must be at least one; `what` says what was expected."""
        lines = self.lines()
        if not lines:
            raise InputError(f"expected {what}, but found nothing", self.file, self.first_line, 1)
        return lines


def _with_line_feeds(text: str) -> str:
    """Return the text with the line ends of Windows and old Macs replaced by line feeds."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def after(line: Token, message: str) -> InputError:
    """Return the error that something is missing at the end of this line."""
    return line.error(message, at=len(line.text))


def quoted(text: str) -> str:
    """Return text from a file as errors show it: one line, nothing invisible, never long."""
    return ascii(shortened(text)) if not text.isprintable() else f"'{shortened(text)}'"


def shortened(text: str, length: int = 20) -> str:
    return text if len(text) <= length else f"{text[: length - 3]}..."


def counted(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"


def expect_parts(line: Token, parts: Sequence[Token], wanted: int, what: str) -> None:
    """Raise an error unless the line has `wanted` parts."""
    message = f"expected {counted(wanted, what)} in this line, but found {len(parts)}"
    if len(parts) < wanted:
        raise after(line, message)
    if len(parts) > wanted:
        raise parts[wanted].error(message)


def expect_each(tokens: list[Token], good: Callable[[Token], bool], expected: str) -> list[Token]:
    """Return the tokens; raise an error at the first that is not good."""
    for token in tokens:
        if not good(token):
            raise token.error(f"expected {expected}, but found {quoted(token.text)}")
    return tokens


def expect_rows(lines: Sequence[Token], height: int, header: Token | None = None) -> None:
    """Raise an error unless there are `height` lines, which may follow a header."""
    message = f"expected {counted(height, 'row')}, but found {len(lines)}"
    if len(lines) < height:
        raise after(lines[-1] if lines or header is None else header, message)
    if len(lines) > height:
        raise lines[height].error(message)


def symbol_rows(
    lines: list[Token], symbols: str, expected: str, size: tuple[int, int] | None = None, header: Token | None = None
) -> list[str]:
    """Return the rows of a rectangle of these symbols, '.' read as '_'; with a size, no other is accepted.

    Characters are checked first: if a length is wrong as well, a stray character is the likelier mistake.
    """
    rows = [line.text.replace(".", "_") for line in lines]
    for line, row in zip(lines, rows, strict=True):
        for place, character in enumerate(row):
            if character not in symbols:
                raise line.error(f"expected {expected}, but found {quoted(character)}", at=place)
    height, width = size or (len(lines), commonest(map(len, rows)))
    expect_rows(lines, height, header)
    for line in lines:
        if len(line.text) != width:
            expect_parts(line, line.characters(), width, "cell")
    return rows


def commonest(lengths: Iterable[int]) -> int:
    """Return the length of most rows, so that errors are about the others, even if the first row is one of them."""
    return Counter(lengths).most_common(1)[0][0]
