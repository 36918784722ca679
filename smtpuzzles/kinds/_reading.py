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
from smtpuzzles.errors import InputError, KindUnclear, SmtPuzzlesError, UsageError
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.kind import Kind

MOST_TRIED = 100  # puzzles of a text that must tell its kind
LONGEST_BEGINNING = 100_000  # characters in which a text must tell its kind
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


Problem = tuple[Way, InputError | UsageError]


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


def read(kind: Kind, source: Source, wish: Wish) -> Reading:
    """Read a text as puzzles of this kind."""
    problems: list[Problem] = []
    if reading := _first(_ways(kind, source.text, wish), source, wish, problems):
        return reading
    raise _likeliest(problems, source) if problems else _no_format([kind], wish)


def read_any(kinds: Iterable[Kind], source: Source, wish: Wish) -> Reading:
    """Read a text as puzzles of the kind that it tells, or of the only kind that can read it."""
    kinds = list(kinds)
    telling = [] if wish.form else _telling(kinds, source.text)
    kinds = [kind for kind in kinds if wish.variant in (None, *kind.variants)]
    if telling and telling[0].kind not in kinds:
        meant = telling[0].kind
        raise unknown("variant", str(wish.variant), meant.variants, of=f" of {meant.name}")
    if len(source.text) > LONGEST_BEGINNING and not telling:
        lines = source.text[: source.text.rfind("\n", 0, LONGEST_BEGINNING) + 1]
        return read(read_any(kinds, source._replace(text=lines), wish).way.kind, source, wish)
    problems: list[Problem] = []
    ways: list[Iterable[Way]] = [[way] for way in telling]
    ways = ways or [_ways(kind, source.text, wish) for kind in kinds]
    able = [reading for one in ways if (reading := _first(one, source, wish, problems))]
    readings = [reading for reading in able if _reads_most(reading, problems)]
    if not readings:
        raise _likeliest(problems, source) if problems else _no_format(kinds, wish)
    found = tuple(dict.fromkeys(reading.way.kind.name for reading in readings))
    if len(found) > 1 or readings[0].way.format.common:
        raise KindUnclear(source.file, found)
    return readings[0]


def _first(ways: Iterable[Way], source: Source, wish: Wish, problems: list[Problem]) -> Reading | None:
    """Read a text in the first of these ways that can; add why others cannot to the problems."""
    first = None
    for way in ways:
        try:
            parts = way.parts(source, wish)
            reading = Reading(way, parts, way.read(parts[0], wish.variant), wish.variant)
        except (InputError, UsageError) as problem:
            problems.append((way, problem))
            continue
        first = first or reading
        # A format may read more than plain text does, but never another puzzle.
        same = len(parts) == len(first.parts) and reading.first.puzzle == first.first.puzzle
        if way.format.form and same:
            return reading
        if not wish.beside:
            break
    return first


def _reads_most(reading: Reading, problems: list[Problem]) -> bool:
    """Can most parts of a text be read so? If not, add why the first of the others cannot to the problems."""
    refused = []
    for part in (parts := reading.parts[:MOST_TRIED]):
        try:
            reading.way.read(part, reading.variant)
        except (InputError, UsageError) as problem:
            refused.append((reading.way, problem))
    if 2 * len(refused) < len(parts):
        return True
    problems.append(refused[0])
    return False


def _no_format(kinds: list[Kind], wish: Wish) -> UsageError:
    known = sorted({name for kind in kinds for name, one in formats_of(kind).items() if one.read})
    return unknown("format", str(wish.form), known, of=f" of {kinds[0].name}" if len(kinds) == 1 else "")


def _ways(kind: Kind, text: str, wish: Wish) -> Iterator[Way]:
    """Yield the ways in which a kind may read this text, the likeliest first."""
    if wish.form is None:
        yield Way(kind, _plain(kind))  # most texts are; the other formats are not even imported for them
        yield from recognised([kind], text)
    elif (form := formats_of(kind).get(wish.form)) and form.read:
        yield Way(kind, form)


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


def _likeliest(problems: list[Problem], source: Source) -> SmtPuzzlesError:
    """Return the problem of the way that seems meant; if several may be, of the one that read most of the text."""
    several = len({way.kind.name for way, _ in problems}) > 1
    # Forms of links and lines are strict; others match many texts, so plain text, which comes first, may be meant.
    strict = [(way, problem) for way, problem in problems if way.format.tells_kind or way.format.one_a_line]
    if strict or not several:
        return max([problem for _, problem in strict or problems], key=_place)
    if what := unread(source.text):
        return source.error(f"expected a puzzle, but found {what}")
    common = any(way.format.common for way, _ in problems)
    plain = [(way, problem) for way, problem in problems if (way.format.common if common else not way.format.form)]
    marked = [(way, problem) for way, problem in plain if has_mark(way.kind, source.text)]
    likely = marked or [one for one in plain if _has_one_bad_line(*one, source)] or plain
    furthest = max(_place(problem) for _, problem in likely)
    kinds = {way.kind.name: problem for way, problem in likely if _place(problem) == furthest}
    problem = next(iter(kinds.values()))
    if not isinstance(problem, InputError) or (len(kinds) > 1 and furthest == (source.first_line, 1)):
        found = "no kind of puzzle can read it" if source.by_line() else "found nothing"
        return source.error(f"expected a puzzle, but {found}")
    message = f"{problem.message} (read as {' or '.join(kinds)})"
    return InputError(message, problem.file, problem.line, problem.column)


def _has_one_bad_line(way: Way, problem: InputError | UsageError, source: Source) -> bool:
    """Can a text be read with another of its lines in the place of the one that cannot?"""
    lines = source.text.splitlines(keepends=True)
    place = problem.line - source.first_line if isinstance(problem, InputError) else len(lines)
    if not 0 <= place < len(lines) > 1:
        return False
    lines[place] = lines[place - 1] if place else lines[1]
    try:
        way.read(source._replace(text="".join(lines)), None)
    except (InputError, UsageError):
        return False
    return True


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
    return problem
