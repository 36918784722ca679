"""The ways in which a text may be read: as a kind, in one of its formats.

way       a kind and one of its formats
reading   a text that was read in one way
"""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from smtpuzzles.base.text import ROW_END, Source, counted
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.kind import Kind

_VARIANT = re.compile(r"^[ \t\ufeff]*+;.*\bvariant (\w+)", re.MULTILINE)
_BEFORE = re.compile(r"(?:[\s\ufeff]++|;[^\n\r]*+)*+")


class Wish(NamedTuple):
    """What is known of a text before it is read.

    variant   the variant of the rules; None: the text decides, or it is the default
    form      the name of its format; None: its beginning decides
    level     the number of the only puzzle that is wanted
    whole     is it one puzzle, even if it looks like several?
    beside    is what stands beside puzzles wanted, titles and solutions? They never change what the puzzle is
    """

    variant: str | None = None
    form: str | None = None
    level: int | None = None
    whole: bool = False
    beside: bool = False


class Way(NamedTuple):
    """A kind and one of its formats."""

    kind: Kind
    format: Format

    def parts(self, source: Source, wish: Wish) -> list[Source]:
        """Return the part of the text for each puzzle that is wanted."""
        if wish.whole:
            return [source]
        found = self._cut(source) or [source]
        if wish.level is None:
            return found
        if not 1 <= wish.level <= len(found):
            holds = "only one puzzle" if len(found) == 1 else counted(len(found), "puzzle")
            raise UsageError(f"{source.file}: there is no puzzle {wish.level}, because it has {holds}")
        return [found[wish.level - 1]]

    def _cut(self, source: Source) -> list[Source]:
        if self.format.cut:
            return self.format.cut(source)
        lines = source.by_line() if self.format.one_a_line else []
        return lines if len(lines) > 1 and matches(self.format, lines[1].text) else []

    def lines(self, source: Source) -> list[Source]:
        """Return the part for each puzzle of a text that has one in each line."""
        return self.format.cut(source) if self.format.one_a_line and self.format.cut else source.by_line()

    def read(self, source: Source, variant: str | None) -> Record:
        """Read one puzzle; if a variant is named, it must be of that one."""
        assert self.format.read  # ways are for reading
        if self.format.tells_kind and not matches(self.format, source.text):
            raise source.error(f"expected {self.format.title} of a {self.kind.name} puzzle, but found other text")
        try:
            record = self.format.read(source, variant or _said(self.kind, source))
        except InputError:
            raise
        except UsageError as problem:  # such as a variant that this format cannot say
            raise source.error(str(problem)) from None
        if variant not in (None, record.puzzle.variant):
            raise source.error(f"expected the variant {variant}, but found {record.puzzle.variant}")
        # A title in a link may have several lines, but the texts to which it may go have one for it.
        return record._replace(title=" ".join(record.title.split())) if record.title else record


class Reading(NamedTuple):
    """The parts of a text, a puzzle each: the first is read, the others when they are asked for."""

    way: Way
    parts: list[Source]
    first: Record
    variant: str | None

    def records(self) -> Iterator[Record]:
        """Yield all puzzles."""
        yield self.first
        for part in self.parts[1:]:
            yield self.way.read(part, self.variant)

    def further(self, source: Source) -> "Reading | None":
        """Read more lines of the same file in the same way; None if they hold no puzzle."""
        parts = self.way.lines(source)
        return self._replace(parts=parts, first=self.way.read(parts[0], self.variant)) if parts else None


def formats_of(kind: Kind) -> dict[str, Format]:
    """Return the formats of this kind by their names, its own text first."""
    own = partial(_read, kind)
    line = Format("line", "plain text in one line", "", own, _line, Source.by_line, one_a_line=True)
    return {one.name: one for one in (plain_of(kind), line, *kind.formats())}


def plain_of(kind: Kind) -> Format:
    """Return the kind's own text as a format; it has no form by which it is recognised."""
    write = partial(_text, kind)
    return Format("plain", "plain text", "", partial(_read, kind), write, partial(_cut, kind), titles=True)


def _read(kind: Kind, source: Source, variant: str | None) -> Record:
    if variant is None and kind.marks:
        text = source.text[start.end() if (start := _BEFORE.match(source.text)) else 0 :]
        variant = next((variant for variant, mark in kind.marks.items() if re.match(mark, text)), None)
    puzzle = kind.parse(source, variant or next(iter(kind.variants)))
    return Record(puzzle, None, getattr(puzzle, "title", ""))


def _said(kind: Kind, source: Source) -> str | None:
    """Return the variant that a comment above the puzzle says, as `generate` writes it."""
    start = _BEFORE.match(source.text)
    found = _VARIANT.search(start.group() if start else "")
    return found[1] if found and found[1] in kind.variants else None


def _text(kind: Kind, record: Record) -> str:
    """Return the plain text, below comments with the title, and with the variant if it is read as another one."""
    comment, text = f"; {record.title}\n" if record.title else "", str(record.puzzle.text())
    text = text if text.startswith(comment) else comment + text
    variant, usual = record.puzzle.variant, next(iter(kind.variants))
    if variant == usual and not kind.marks and _said(kind, Source("", text)) in (None, usual):
        return text
    texts, plain = (text, f"; variant {variant}\n{text}"), Way(kind, plain_of(kind))
    return next((one for one in texts if plain.read(Source("", one), None).puzzle == record.puzzle), text)


def _line(record: Record) -> str:
    return str(record.puzzle.line())


def _cut(kind: Kind, source: Source) -> list[Source]:
    """Return the part of the text for each of its puzzles; lines with '/' are a puzzle each."""
    lines = source.by_line()
    if lines and all(ROW_END in line.text for line in lines):
        return lines
    return kind.levels(source) if kind.levels else [source]


def recognised(kinds: Iterable[Kind], text: str) -> list[Way]:
    """Return the ways whose format begins as this text does."""
    return [Way(kind, one) for kind in kinds for one in kind.formats() if one.form and one.read and matches(one, text)]


def telling(kinds: Iterable[Kind], text: str) -> list[Way]:
    """Return those of them whose format alone tells the kind."""
    return [way for way in recognised(kinds, text) if way.format.tells_kind]


def matches(form: Format, text: str) -> bool:
    """Does the text begin as all texts of this format do? Comments before it do not count."""
    start = _BEFORE.match(text)
    return bool(re.compile(form.form).match(text, start.end() if start else 0))
