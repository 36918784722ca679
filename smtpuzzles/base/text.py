"""Text with positions, so that every error can name file, line and column.

Parsers get lines from a Source and words from a line; both are Tokens, and bad input is `raise token.error(...)`.

A puzzle may also stand in one line, with '/' between its rows, or be drawn.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from smtpuzzles.base.drawn import is_drawn, undrawn
from smtpuzzles.errors import InputError, UsageError

ROW_END = "/"
ESCAPED = re.compile("[\udc80-\udcff]")  # bytes that are no UTF-8
_COMMENT = re.compile(r"(?:^|(?<=[\n\r]))[^\S\n\r]*+;[^\n\r]*+")
NumberedLine = tuple[int, str]


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
        """Return each character but blanks as a token."""
        _, file, line, column = self
        return [Token(text, file, line, place) for place, text in enumerate(self.text, column) if not text.isspace()]

    def words(self) -> list["Token"]:
        """Return the parts between blanks."""
        _, file, line, column = self
        return [Token(word.group(), file, line, column + word.start()) for word in re.finditer(r"\S+", self.text)]

    def parts(self, separator: str) -> list["Token"]:
        """Return the parts that this character separates."""
        found, (_, file, line, column) = [], self
        for text in self.text.split(separator):
            found.append(Token(text, file, line, column))
            column += len(text) + 1
        return found

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
    """A text and its name in errors; a part knows its first line in the file, and what lines above say of it."""

    file: str
    text: str
    first_line: int = 1
    above: str = ""

    @classmethod
    def from_bytes(cls, file: str, data: bytes, first_line: int = 1) -> "Source":
        """Read UTF-8, with or without a byte order mark."""
        source = cls.with_bytes(file, data, first_line)
        if problem := source.not_utf8():
            raise problem
        return source

    @classmethod
    def with_bytes(cls, file: str, data: bytes, first_line: int) -> "Source":
        """Read UTF-8; what is none stays, escaped, for `not_utf8` to find. In comments, it harms nothing."""
        text = data.removeprefix(b"\xef\xbb\xbf").decode(errors="surrogateescape")
        if not text.isascii() and ESCAPED.search(text):
            text = _COMMENT.sub(lambda comment: ESCAPED.sub("\ufffd", comment[0]), text)
        return cls(file, text, first_line)

    def not_utf8(self) -> InputError | None:
        """Return the error that a byte of this text is no UTF-8, if there is one."""
        if self.text.isascii() or not (found := ESCAPED.search(self.text)):
            return None
        before = _with_line_feeds(self.text[: found.start()])
        line, column = before.count("\n") + self.first_line, len(before) - before.rfind("\n")
        byte = ord(found[0]) - ord("\udc80") + 0x80
        return InputError(f"expected UTF-8 text, but found the byte 0x{byte:02x}", self.file, line, column)

    def error(self, message: str) -> InputError:
        """Return the error that something is wrong with this text as a whole."""
        return InputError(message, self.file, self.first_line, 1)

    def every_line(self) -> list[Token]:
        """Return all lines, also blank ones and comments, without trailing blanks; rows of a line as lines."""
        lines = [Token(line, self.file, number) for number, line in self.numbered_lines()]
        filled = [line for line in lines if is_filled(line.text)]
        if len(filled) != 1:
            return lines
        place = lines.index(filled[0])
        rows = [row._replace(text=row.text.rstrip()) for row in filled[0].parts(ROW_END)]
        return [*lines[:place], *rows, *lines[place + 1 :]]

    def lines(self) -> list[Token]:
        """Return the lines without blank ones, `;` comments and trailing blanks."""
        return [line for line in self.every_line() if is_filled(line.text)]

    def by_line(self) -> list["Source"]:
        """Return each line that is not blank and no comment as a text of its own."""
        return [Source(self.file, line, number) for number, line in self.numbered_lines() if is_filled(line)]

    def numbered_lines(self) -> Iterable[NumberedLine]:
        lines = _with_line_feeds(self.text.removeprefix("\ufeff")).split("\n")
        return enumerate(map(str.rstrip, lines), self.first_line)

    def between(self, first: int, last: int) -> "Source":
        """Return the lines of these numbers as a text of its own."""
        return self.cut([first - 1, last])[1]

    def cut(self, ends: Sequence[int]) -> list["Source"]:
        """Return the part up to each of these lines, given by ascending numbers, as a text of its own."""
        lines, found, start = [line for _, line in self.numbered_lines()], [], self.first_line
        for end in ends:
            part = lines[start - self.first_line : end + 1 - self.first_line]
            found.append(Source(self.file, "\n".join(part), start))
            start = end + 1
        return found

    def expect_typed(self, expected: str) -> None:
        """Raise an error if this is a drawn board, for a kind that cannot tell what was drawn."""
        if drawn := next((line for line in self.lines() if is_drawn([line.text])), None):
            raise drawn.error(f"expected {expected}, but found a drawn board")

    def some_lines(self, what: str) -> list[Token]:
        """Return `lines()`, without what is drawn around cells; one is needed: `what` says what was expected."""
        lines = self.lines()
        texts = [line.text for line in lines]
        if is_drawn(texts):
            lines = [line._replace(text=text) for line, text in zip(lines, undrawn(texts), strict=False) if text]
        if not lines:
            raise self.error(f"expected {what}, but found nothing")
        return lines


def _with_line_feeds(text: str) -> str:
    """Return the text with the line ends of Windows and old Macs replaced by line feeds."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def is_filled(line: str) -> bool:
    """Is this line neither blank nor a comment?"""
    text = line.lstrip()
    return text != "" and not text.startswith(";")


def in_one_line(text: str) -> str:
    """Return the lines of a text, without comments, as one line, which is read as these lines again."""
    rows = [line.text for line in Source("", text).lines()]
    return ROW_END.join(rows) + ROW_END * (len(rows) == 1)


def after(line: Token, message: str) -> InputError:
    """Return the error that something is missing at the end of this line."""
    return line.error(message, at=len(line.text))


def shown(value: object) -> str:
    """Return what a caller gave as errors show it: never long, even if it cannot show itself."""
    try:
        return quoted(value, 50) if isinstance(value, str) else shortened(repr(value), 50)
    except Exception:  # of its own code
        return f"a value of the type {type(value).__name__}"


def quoted(text: str, length: int = 20) -> str:
    """Return text from a file as errors show it: one line, nothing invisible, never long."""
    short = shortened(text, length)
    return ascii(short) if not text.isprintable() else f"'{short}'"


def shortened(text: str, length: int = 20) -> str:
    return text if len(text) <= length else f"{text[: length - 3]}..."


def without_digits(text: str) -> str:
    return "".join([sign for sign in text if not sign.isdigit()])


def counted(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"


def exactly_counted(number: int, what: str) -> str:
    return f"exactly {counted(number, what)}" if number else f"no {what}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Return the parts as a part of a sentence: 'one, two and three'."""
    return f" {last} ".join([part for part in (", ".join(parts[:-1]), *parts[-1:]) if part])


def unknown(what: str, word: object, known: Collection[str], others: Iterable[str] = (), of: str = "") -> UsageError:
    """Return the error that this is none of the known names; `others`: further ones that may be meant."""
    from difflib import get_close_matches  # importing it takes longer than reading most puzzles

    near = get_close_matches(word.lower(), [*known, *others], 1) if isinstance(word, str) else []
    hint = f"; did you mean '{near[0]}'?" if near else ""
    return UsageError(f"unknown {what} {shown(word)}{of}: expected one of {', '.join(known)}{hint}")


def expect_parts(line: Token, parts: Sequence[Token], wanted: int, what: str, where: str = "in this line") -> None:
    """Raise an error unless the line has `wanted` parts."""
    message = f"expected {counted(wanted, what)} {where}, but found {len(parts)}"
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


def expect_grid(
    lines: Sequence[Token], rows: Sequence[Sequence[Token]], size: tuple[int, int], header: Token | None = None
) -> None:
    """Raise an error unless these are rows of that many cells, a line each, which may follow a header."""
    expect_rows(lines, size[0], header)
    for line, row in zip(lines, rows, strict=True):
        expect_parts(line, row, size[1], "cell")


def symbol_rows(
    lines: list[Token], symbols: str, expected: str, size: tuple[int, int] | None = None, header: Token | None = None
) -> list[str]:
    """Return the rows of a rectangle of these symbols; with a size, no other is accepted.

    Blanks between cells do not count, and '.' is read as '_' if that is one of the symbols.

    Characters are checked first: if a length is wrong as well, a stray character is the likelier mistake.
    """
    rows = ["".join(line.text.split()).replace(".", "_") for line in lines]
    readable = symbols + "." * ("_" in symbols)
    for line, row in zip(lines, rows, strict=True):
        if not set(row) <= set(symbols):
            _expect_symbols(line, readable, expected)
    height, width = size or (len(lines), commonest(map(len, rows)))
    expect_rows(lines, height, header)
    for line, row in zip(lines, rows, strict=True):
        if len(row) != width:
            _expect_cells(line, len(row), width)
    return rows


# These make no token for each character: a line may have millions.


def _expect_symbols(line: Token, symbols: str, expected: str) -> None:
    for place, symbol in enumerate(line.text):
        if symbol not in symbols and not symbol.isspace():
            raise line.error(f"expected {expected}, but found {quoted(symbol)}", place)


def _expect_cells(line: Token, found: int, wanted: int) -> None:
    message = f"expected {counted(wanted, 'cell')} in this line, but found {found}"
    if found < wanted:
        raise after(line, message)
    places = (place for place, symbol in enumerate(line.text) if not symbol.isspace())
    raise line.error(message, next(islice(places, wanted, None)))


def commonest(lengths: Iterable[int]) -> int:
    """Return the length of most rows, so that errors are about the others, even if the first row is one of them."""
    return Counter(lengths).most_common(1)[0][0]
