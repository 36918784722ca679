"""The ways in which a text may be read: as a kind, in one of its formats.

way       a kind and one of its formats
reading   a text that was read in one way
"""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple

from smtpuzzles.base.text import ROW_END, NumberedLine, Source, counted
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.exchange.links import as_typed
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.reading.splitting import VARIANT, Above, Splitting, by_blocks, by_lines, comments_of

MOST_TRIED = 100  # puzzles of a text that must show how it is read
PLAIN = "plain"
_BLANK_LINE = re.compile(r"[\n\r]\s*?[\n\r]")


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

    def parts(self, source: Source, wish: Wish, above: Above | None = None) -> list[Source]:
        """Return the part of the text for each puzzle that is wanted."""
        above = above or Above()
        if wish.whole:
            if _BLANK_LINE.search(source.text) and self.splitting_of(source) is Splitting.BLOCKS:
                number = len(self._cut(source, above))
                raise source.error(f"expected one puzzle, but found {number}, with blank lines between them")
            return [source]
        found = self._cut(source, above) or [source]
        if wish.level is None:
            return found
        if not 1 <= wish.level <= len(found):
            holds = "only one puzzle" if len(found) == 1 else counted(len(found), "puzzle")
            raise UsageError(f"{source.file}: there is no puzzle {wish.level}, because it has {holds}")
        return [found[wish.level - 1]]

    def splitting_of(self, source: Source) -> Splitting:
        """Return how this text, or the file that begins with it, is cut into puzzles."""
        lines, cut = source.by_line(), self.format.cut
        if self.format.name != PLAIN:
            is_list = (cut or len(lines) > 1) if self.format.one_a_line else cut and 1 < len(cut(source)) == len(lines)
            return Splitting.LINES if is_list else Splitting.WHOLE
        slashes = sum(ROW_END in line.text for line in lines)
        if slashes and 2 * slashes >= len(lines):
            return Splitting.LINES
        if self.kind.levels and len(parts := self.kind.levels(source)) > 1:
            return Splitting.LINES if len(parts) == len(lines) else Splitting.WHOLE
        blocks = list(islice(self.stream(source.file, source.numbered_lines(), Splitting.BLOCKS, Above()), MOST_TRIED))
        # If none is a puzzle alone, there are blank lines between the rows of one.
        return Splitting.BLOCKS if len(blocks) > 1 and any(map(self.reads, blocks)) else Splitting.WHOLE

    def _cut(self, source: Source, above: Above) -> list[Source]:
        if (cut := self.splitting_of(source)) is not Splitting.WHOLE:
            return list(self.stream(source.file, source.numbered_lines(), cut, above))
        divide = self.kind.levels if self.format.name == PLAIN else self.format.cut
        parts = divide(source) if divide else []
        return list(map(above.over, parts)) if len(parts) > 1 else parts

    def stream(
        self, file: str, lines: Iterable[NumberedLine], cut: Splitting, above: Above, most: int | None = None
    ) -> Iterator[Source]:
        """Yield the puzzles of these lines; blocks have at most so many lines, and one more if there are too many."""
        if cut is Splitting.BLOCKS:
            return by_blocks(file, lines, self.kind.within, above, most)
        return by_lines(file, lines, self.format.cut if self.format.one_a_line else None, above)

    def reads(self, part: Source, variant: str | None = None) -> bool:
        try:
            self.read(part, variant)
        except (InputError, UsageError):
            return False
        return True

    def read(self, source: Source, variant: str | None) -> Record:
        """Read one puzzle; if a variant is named, it must be of that one."""
        assert self.format.read  # ways are for reading
        if self.format.tells_kind and not matches(self.format, source.text):
            raise source.error(f"expected {self.format.title} of a {self.kind.name} puzzle, but found other text")
        try:
            record = self.format.read(source, variant or _said(self.kind, source))
        except InputError as problem:
            raise (as_typed(problem, source) if self.format.form else problem) from None
        except UsageError as problem:  # such as a variant that this format cannot say
            raise source.error(str(problem)) from None
        if variant not in (None, record.puzzle.variant):
            raise source.error(f"expected the variant {variant}, but found {record.puzzle.variant}")
        if unknown := None if variant else _unknown(self.kind, source):
            words = f"a comment names the variant {unknown}, which {self.kind.name} does not have"
            record = record._replace(notes=(*record.notes, f"{words}; read as {record.puzzle.variant}"))
        # A title in a link may have several lines, but the texts to which it may go have one for it.
        return record._replace(title=" ".join(record.title.split())) if record.title else record


class Reading(NamedTuple):
    """The parts of a text, a puzzle each: the first is read, the others when they are asked for."""

    way: Way
    parts: list[Source]
    first: Record
    variant: str | None
    above: Above

    def records(self) -> Iterator[Record]:
        """Yield all puzzles."""
        yield self.first
        for part in self.parts[1:]:
            yield self.way.read(part, self.variant)

    def agrees(self, other: "Reading") -> bool:
        """Does the other one read the same number of puzzles, and the same first one?"""
        return len(self.parts) == len(other.parts) and self.first.puzzle == other.first.puzzle

    def further(self, source: Source) -> "Reading | None":
        """Read more lines of the same file in the same way; None if they hold no puzzle."""
        parts = list(self.way.stream(source.file, source.numbered_lines(), Splitting.LINES, self.above))
        return self._replace(parts=parts, first=self.way.read(parts[0], self.variant)) if parts else None


def formats_of(kind: Kind) -> dict[str, Format]:
    """Return the formats of this kind by their names, its own text first."""
    own = partial(_read, kind)
    line = Format("line", "plain text in one line", "", own, _line, Source.by_line, one_a_line=True)
    return {one.name: one for one in (plain_of(kind), line, *kind.formats())}


def plain_of(kind: Kind) -> Format:
    """Return the kind's own text as a format; it has no form by which it is recognised."""
    form = Format(PLAIN, "plain text", "", partial(_read, kind), partial(_text, kind), titles=True)
    return form._replace(cut=lambda source: Way(kind, form).parts(source, Wish()))


def _read(kind: Kind, source: Source, variant: str | None) -> Record:
    if variant is None and kind.marks:
        text = source.text[len(comments_of(source.text)) :]
        variant = next((variant for variant, mark in kind.marks.items() if re.match(mark, text)), None)
    puzzle = kind.parse(source, variant or next(iter(kind.variants)))
    return Record(puzzle, None, getattr(puzzle, "title", ""))


def _said(kind: Kind, source: Source) -> str | None:
    """Return the variant that the last comment above the puzzle names, as `generate` writes it."""
    return next((variant for variant in _named(source) if variant in kind.variants), None)


def _unknown(kind: Kind, source: Source) -> str | None:
    """Return the variant that a comment names, if the kind has none of those that comments name."""
    named = _named(source)
    return named[0] if named and not set(named) & kind.variants.keys() else None


def _named(source: Source) -> list[str]:
    """Return the variants that the comments above the puzzle name, the last one first."""
    return VARIANT.findall(source.above + comments_of(source.text))[::-1]


def _text(kind: Kind, record: Record) -> str:
    """Return the plain text, below comments with the title, and with the variant if it is read as another one."""
    comment, text = f"; {record.title}\n" if record.title else "", str(record.puzzle.text())
    text = text if text.startswith(comment) else comment + text
    variant, usual = record.puzzle.variant, next(iter(kind.variants))
    if variant == usual and not kind.marks and _said(kind, Source("", text)) in (None, usual):
        return text
    head, plain = comments_of(text), Way(kind, plain_of(kind))
    texts = (text, f"{head}; variant {variant}\n{text[len(head) :]}")
    return next((one for one in texts if plain.read(Source("", one), None).puzzle == record.puzzle), text)


def _line(record: Record) -> str:
    return str(record.puzzle.line())


def recognised(kinds: Iterable[Kind], text: str) -> list[Way]:
    """Return the ways whose format begins as this text does."""
    return [Way(kind, one) for kind in kinds for one in kind.formats() if one.form and one.read and matches(one, text)]


def clear_ways(kinds: Iterable[Kind], text: str) -> list[Way]:
    """Return those of them whose format alone shows the kind."""
    return [way for way in recognised(kinds, text) if way.format.tells_kind]


def matches(form: Format, text: str) -> bool:
    """Does the text begin as all texts of this format do? Comments before it do not count."""
    return bool(re.compile(form.form).match(text, len(comments_of(text))))
