"""Text with positions, so that every complaint can name file, line and column.

A Token is a piece of one line that remembers where it stood: a whole line, or a word of it. Parsers ask a Source for
its lines and the lines for their words; when something is wrong they raise `token.error(...)`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
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

    def characters(self) -> list["Token"]:
        """Each character."""
        return [self._replace(text=text, column=self.column + place) for place, text in enumerate(self.text)]

    def words(self) -> list["Token"]:
        """What blanks separate."""
        found = re.finditer(r"\S+", self.text)
        return [self._replace(text=word.group(), column=self.column + word.start()) for word in found]

    @property
    def is_number(self) -> bool:
        """A whole number in ASCII digits, of any length?"""
        return self.text.isascii() and self.text.isdigit()

    def number(self, low: int, high: int, what: str) -> int:
        """This token as a whole number in ASCII digits; `what` names it in complaints."""
        if not self.is_number:
            raise self.error(f"expected a {what} between {low} and {high}, but found {quoted(self.text)}")
        digits = self.text.lstrip("0") or "0"
        # Compared by length first: Python refuses to convert numbers of thousands of digits.
        if len(digits) > len(str(high)) or not low <= int(digits) <= high:
            wanted = f"between {low} and {high}" if low < high else f"{low}, the only {what} possible here"
            raise self.error(f"{what} {shortened(digits)} is not {wanted}")
        return int(digits)


class Source(NamedTuple):
    """A text and the name to call it by in complaints; part of a file knows the number of its first line there."""

    file: str
    text: str
    first_line: int = 1

    @classmethod
    def from_bytes(cls, file: str, data: bytes) -> "Source":
        """UTF-8, with or without a byte order mark; anything else is not text."""
        data = data.removeprefix(b"\xef\xbb\xbf")
        try:
            return cls(file, data.decode())
        except UnicodeDecodeError as problem:
            before = one_kind_of_end(data[: problem.start].decode())
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            byte = data[problem.start]
            raise InputError(f"expected UTF-8 text, but found the byte 0x{byte:02x}", file, line, column) from None

    def every_line(self) -> list[Token]:
        """All lines, also blank ones and comments; trailing blanks are cut off."""
        lines = one_kind_of_end(self.text.removeprefix("\ufeff")).split("\n")
        return [Token(line.rstrip(), self.file, number) for number, line in enumerate(lines, self.first_line)]

    def lines(self) -> list[Token]:
        """The lines that say something: blank ones and `;` comments are left out, trailing blanks cut off."""
        return [line for line in self.every_line() if line.text and not line.text.lstrip().startswith(";")]

    def some_lines(self, what: str) -> list[Token]:
        """The lines, of which there must be at least one; `what` says what was expected."""
        lines = self.lines()
        if not lines:
            raise InputError(f"expected {what}, but found nothing", self.file, self.first_line, 1)
        return lines


def one_kind_of_end(text: str) -> str:
    """Text with every line end, of Windows and of old Macs, too, as a line feed."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def after(line: Token, message: str) -> InputError:
    """The complaint that something is missing at the end of this line."""
    return line.error(message, at=len(line.text))


def quoted(text: str) -> str:
    """Text from a file as it may appear in a complaint: one line, nothing invisible, never long."""
    return ascii(shortened(text)) if not text.isprintable() else f"'{shortened(text)}'"


def shortened(text: str, length: int = 20) -> str:
    return text if len(text) <= length else f"{text[: length - 3]}..."


def counted(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"


def so_many(line: Token, parts: Sequence[Token], wanted: int, what: str) -> None:
    """Complain unless the line has `wanted` parts."""
    message = f"expected {counted(wanted, what)} in this line, but found {len(parts)}"
    if len(parts) < wanted:
        raise after(line, message)
    if len(parts) > wanted:
        raise parts[wanted].error(message)


def so_many_rows(lines: Sequence[Token], height: int, header: Token | None = None) -> None:
    """Complain unless there are `height` lines, which may follow a header."""
    message = f"expected {counted(height, 'row')}, but found {len(lines)}"
    if len(lines) < height:
        raise after(lines[-1] if lines or header is None else header, message)
    if len(lines) > height:
        raise lines[height].error(message)


def symbol_rows(
    lines: list[Token],
    symbols: str,
    expected: str,
    size: tuple[int, int] | None = None,
    header: Token | None = None,
) -> list[str]:
    """Lines as the rows of a rectangle of these symbols, '.' read as '_'; of this height and width, if they are given.

    Characters come first: where a length is wrong, too, a stray one is the likelier mistake.
    """
    rows = [line.text.replace(".", "_") for line in lines]
    for line, row in zip(lines, rows, strict=True):
        for place, character in enumerate(row):
            if character not in symbols:
                raise line.error(f"expected {expected}, but found {quoted(character)}", at=place)
    height, width = size or (len(lines), commonest(map(len, rows)))
    so_many_rows(lines, height, header)
    for line in lines:
        if len(line.text) != width:
            so_many(line, line.characters(), width, "cell")
    return rows


def commonest(lengths: Iterable[int]) -> int:
    """How long most rows are: when one is too short or too long, even the first, this tells which."""
    return Counter(lengths).most_common(1)[0][0]
