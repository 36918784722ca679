"""Reads any text: the plain text of a kind, or a format of another program that the kind knows.

way       a kind and one of its formats
reading   a text that was read in one way
mark      a regular expression that is found in texts of one kind only
"""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from math import inf
from typing import NamedTuple

from smtpuzzles.base.text import ROW_END, Source, counted, unknown
from smtpuzzles.errors import InputError, SmtPuzzlesError, UsageError
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.kind import Kind

# Characters; a longer text with a mistake is not read again as each other kind.
LONGEST_GUESSED = 10_000
LONGEST_BEGINNING = 100_000  # characters in which a text must tell its kind
_VARIANT = re.compile(r"^[ \t\ufeff]*+;.*\bvariant (\w+)", re.MULTILINE)
_BEFORE = re.compile(r"(?:[\s\ufeff]++|;[^\n\r]*+)*+")


class Wish(NamedTuple):
    """What is known of a text before it is read.

    variant   the variant of the rules; None: the text decides, or it is the default
    form      the name of its format; None: its beginning decides
    level     the number of the only puzzle that is wanted
    whole     is it one puzzle, even if it looks like several?
    beside    is what stands beside puzzles wanted, titles and solutions? Plain text is then read only as the last
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
            raise UsageError(f"--level {wish.level}: {source.file} has {holds}")
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
    return {one.name: one for one in (_plain(kind), line, *kind.formats())}


def _plain(kind: Kind) -> Format:
    """Return the kind's own text as a format; it has no form by which it is recognised."""
    write = partial(_text, kind)
    return Format("plain", "plain text", "", partial(_read, kind), write, partial(_cut, kind), titles=True)


def _read(kind: Kind, source: Source, variant: str | None) -> Record:
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
    if variant == usual and _said(kind, Source("", text)) in (None, usual):
        return text
    texts, plain = (text, f"; variant {variant}\n{text}"), Way(kind, _plain(kind))
    return next((one for one in texts if plain.read(Source("", one), None).puzzle == record.puzzle), text)


def _line(record: Record) -> str:
    return str(record.puzzle.line())


def _cut(kind: Kind, source: Source) -> list[Source]:
    """Return the part of the text for each of its puzzles; lines with '/' are a puzzle each."""
    lines = source.by_line()
    if lines and all(ROW_END in line.text for line in lines):
        return lines
    return kind.levels(source) if kind.levels else [source]


def read(kinds: list[Kind], source: Source, wish: Wish) -> Reading:
    """Read a text as puzzles of one of these kinds; of several, only one may be able to."""
    kinds = [kind for kind in kinds if wish.variant in (None, *kind.variants)]
    if len(kinds) > 1 and len(source.text) > LONGEST_BEGINNING and not any(_telling(kinds, source.text)):
        lines = source.text[: source.text.rfind("\n", 0, LONGEST_BEGINNING) + 1]
        kinds = [read(kinds, source._replace(text=lines), wish).way.kind]
    readings: list[Reading] = []
    problems: list[tuple[Way, SmtPuzzlesError]] = []
    for way in _ways(kinds, source.text, wish):
        try:
            parts = way.parts(source, wish)
            readings.append(Reading(way, parts, way.read(parts[0], wish.variant), wish.variant))
        except (InputError, UsageError) as problem:
            problems.append((way, problem))
        if readings and len(kinds) == 1:
            break
    found = dict.fromkeys(reading.way.kind.name for reading in readings)
    if len(found) == 1:
        return _as_plain(readings[0], source, wish) if wish.beside and wish.form is None else readings[0]
    if found:
        raise UsageError(f"{source.file}: its kind is not clear; expected one of {', '.join(found)} before it")
    if not problems:
        known = sorted({name for kind in kinds for name, one in formats_of(kind).items() if one.read})
        raise unknown("format", str(wish.form), known, of=f" of {kinds[0].name}" if len(kinds) == 1 else "")
    raise _likeliest(problems, source)


def _as_plain(reading: Reading, source: Source, wish: Wish) -> Reading:
    """Return the reading, or that as plain text if it is another puzzle: so other commands read it."""
    plain = Way(reading.way.kind, _plain(reading.way.kind))
    if reading.way.format.tells_kind or not reading.way.format.form:
        return reading
    try:
        parts = plain.parts(source, wish)
        first = plain.read(parts[0], wish.variant)
    except (InputError, UsageError):
        return reading
    return reading if first.puzzle == reading.first.puzzle else Reading(plain, parts, first, wish.variant)


def _ways(kinds: list[Kind], text: str, wish: Wish) -> Iterator[Way]:
    """Yield the ways in which this text may be read, the likeliest first."""
    if wish.form is not None:
        named = [(kind, formats_of(kind).get(wish.form)) for kind in kinds]
        yield from [Way(kind, one) for kind, one in named if one and one.read]
    elif len(kinds) == 1 and not wish.beside:
        yield Way(kinds[0], _plain(kinds[0]))  # most texts are; the other formats are not even imported for them
        yield from recognised(kinds, text)
    else:
        found = recognised(kinds, text)
        yield from _telling(kinds, text) or [*found, *[Way(kind, _plain(kind)) for kind in kinds]]


def recognised(kinds: Iterable[Kind], text: str) -> list[Way]:
    """Return the ways whose format begins as this text does."""
    return [Way(kind, one) for kind in kinds for one in kind.formats() if one.form and one.read and matches(one, text)]


def _telling(kinds: Iterable[Kind], text: str) -> list[Way]:
    """Return those of them whose format alone tells the kind."""
    return [way for way in recognised(kinds, text) if way.format.tells_kind]


def matches(form: Format, text: str) -> bool:
    """Does the text begin as all texts of this format do? Comments before it do not count."""
    start = _BEFORE.match(text)
    return bool(re.compile(form.form).match(text, start.end() if start else 0))


def _likeliest(problems: list[tuple[Way, SmtPuzzlesError]], source: Source) -> SmtPuzzlesError:
    """Return the problem of the way that seems meant; if several may be, of the one that read most of the text."""
    several = len({way.kind.name for way, _ in problems}) > 1
    formats = [(way, problem) for way, problem in problems if way.format.form]
    marked = [(way, problem) for way, problem in problems if not several or has_mark(way.kind, source.text)]
    plain = [problem for way, problem in marked if not way.format.form]
    # Forms of links and lines are strict; others match many texts, so plain text, which comes first, may be meant.
    strict = [problem for way, problem in formats if way.format.tells_kind or way.format.one_a_line]
    likely = strict or plain + [problem for _, problem in formats]
    if not likely:
        what = f"but found {what}" if (what := unread(source.text)) else "but no kind of puzzle can read it"
        return source.error(f"expected a puzzle, {what}")
    return max(likely, key=_place)


def _place(problem: SmtPuzzlesError) -> tuple[float, int]:
    return (problem.line, problem.column) if isinstance(problem, InputError) else (inf, 0)


def has_mark(kind: Kind, text: str) -> bool:
    """Is in this text what is found in texts of this kind only?"""
    return bool(kind.mark and re.search(kind.mark, text, re.MULTILINE))


def likelier(problem: InputError, kind: Kind, others: list[Kind], source: Source) -> InputError:
    """Return the problem of a text that this kind cannot read, or a better one: that it looks like something else."""
    lines = source.by_line()
    if not lines or recognised([kind], source.text):
        return problem
    telling = _telling(others, source.text)
    if telling:
        what: str | None = f"{telling[0].format.title} of a {telling[0].kind.name} puzzle"
    else:
        marked = [other.name for other in others if has_mark(other, source.text)]
        what = unread(lines[0].text) or (f"what looks like {marked[0]}" if marked else None)
    if what:
        return InputError(f"expected a {kind.name} puzzle, but found {what}", source.file, lines[0].first_line, 1)
    # Digits and blanks are in puzzles of all kinds, so that they tell nothing.
    signs = len(source.text) <= LONGEST_GUESSED and any(re.search(r"[^\d\s._?-]", line.text) for line in lines)
    readers = [other.name for other in others if signs and _can_read(other, source)]
    if len(readers) == 1:  # of several, none is likelier
        message = f"{problem.message}; it looks like a {readers[0]} puzzle"
        return InputError(message, problem.file, problem.line, problem.column)
    return problem


def _can_read(kind: Kind, source: Source) -> bool:
    try:
        read([kind], source, Wish(whole=True))
    except SmtPuzzlesError:
        return False
    return True
