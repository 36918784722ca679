"""Reads any text: of a kind that is named, or of the kind that the text itself shows.

splitting.py    splits a file or a stream into puzzles
ways.py         the formats of each kind, and how one puzzle or several are read in one of them
recognising.py  finds the kind and the format of a text, and the likeliest reason why nothing reads it
files.py        reads the puzzles of a file as a stream: a table, lines, blocks, or the file as a whole
"""

from collections.abc import Mapping
from contextlib import suppress

from smtpuzzles import kinds
from smtpuzzles.base.text import Source, unknown
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.reading import recognising, ways
from smtpuzzles.reading.splitting import VARIANT, comments_of
from smtpuzzles.reading.splitting import Above as Above
from smtpuzzles.reading.splitting import Splitting as Splitting
from smtpuzzles.reading.ways import Reading as Reading
from smtpuzzles.reading.ways import Way as Way
from smtpuzzles.reading.ways import Wish as Wish

_ANY = Wish()


def read(name: str | None, source: Source, wish: Wish = _ANY) -> Reading:
    """Read the puzzles of a text in whatever format; without a name, the text must show the kind.

    Only if no built-in kind can read it, packages are loaded.
    """
    if name is None:
        try:
            return read_built_in(source, wish)
        except InputError as problem:
            with suppress(InputError, UsageError):
                return recognising.read_any(kinds.outside()[0], source, wish)
            raise problem from None
    kinds.variant_of(name, wish.variant)
    try:
        return recognising.read(kinds.load(name), source, wish)
    except InputError as problem:
        others = [kinds.load(other) for other in kinds.names() if other != name]
        raise recognising.likelier(problem, kinds.load(name), others, source) from None


def read_built_in(source: Source, wish: Wish = _ANY) -> Reading:
    """Read the puzzles of a text that must show its kind, a built-in one; load no package."""
    every = {variant for known in kinds.names() for variant in kinds.load(known).variants}
    if wish.variant is not None and not (isinstance(wish.variant, str) and wish.variant in every):
        raise unknown("variant", wish.variant, sorted(every))
    return recognising.read_any(map(kinds.load, kinds.names()), source, wish)


def way_of(name: str | None, source: Source, wish: Wish) -> Way | None:
    """Return the way in which most puzzles of a text can be read; None if none of the first can."""
    return recognising.way_of([kinds.load(known) for known in ([name] if name else kinds.names())], source, wish)


def parse(name: str | None, source: Source, variant: str | None = None) -> AnyPuzzle:
    """Read one puzzle; without a variant, of the one that the text says, or else of the default one."""
    puzzle: AnyPuzzle = read(name, source, Wish(variant, whole=True)).first.puzzle
    return puzzle


def formats(name: str) -> dict[str, Format]:
    """Return all formats of this kind by their names."""
    return ways.formats_of(kinds.load(name))


def format_to(name: str, form: str) -> Format:
    """Return the format of this name, in which puzzles of this kind can be written."""
    return _format_of(name, form, {one.name: one for one in formats(name).values() if one.write})


def format_from(name: str, form: str) -> Format:
    """Return the format of this name, in which puzzles of this kind can be read."""
    return _format_of(name, form, {one.name: one for one in formats(name).values() if one.read})


def _format_of(name: str, form: str, able: Mapping[str, Format]) -> Format:
    if not isinstance(form, str) or form not in able:
        raise unknown("format", form, sorted(able), of=f" of {name}")
    return able[form]


def write(record: Record, form: str) -> str:
    """Return the puzzle as text in the format of this name; an error names what the format cannot carry."""
    writer = format_to(record.puzzle.kind, form).write
    assert writer
    return ended(writer(record))


def links(puzzle: AnyPuzzle) -> tuple[dict[str, str], list[UsageError]]:
    """Return the links to pages where the puzzle can be played, by their titles, and why there are no others."""
    found, refused = dict[str, str](), list[UsageError]()
    for name, one in formats(puzzle.kind).items():
        if one.link and one.write:
            try:
                record = Record(puzzle)
                text = write(record, name)
                if unsaid(record, one, text):
                    raise UsageError(f"{one.title} has no place for the variant {puzzle.variant}")
                found[one.title] = text
            except UsageError as problem:
                refused.append(problem)
    return found, refused


def how_to_read(record: Record, form: Format, text: str) -> list[str]:
    """Return notes about this text, which was written in this format, if it may be another puzzle to who reads it."""
    return [*filter(None, [unsaid(record, form, text), misread(record, form, text)])]


def unsaid(record: Record, form: Format, text: str) -> str | None:
    """Return how to read this text, which was written in this format, if it leaves the variant open."""
    name, variant = record.puzzle.kind, record.puzzle.variant
    if not form.read or (variant == kinds.variant_of(name, None) and not kinds.load(name).marks):
        return None
    wish = Wish(form=form.name, whole=True)
    if read(name, Source("", text), wish).first.puzzle.variant == variant:
        return None
    try:
        read(name, Source("", text), wish._replace(variant=variant))
    except InputError:  # it says another one, of the same solutions
        return None
    return f"{form.title} does not say the variant: read it as the variant {variant}"


def misread(record: Record, form: Format, text: str) -> str | None:
    """Return how to read this text, which was written in this format, if it may be another puzzle in another one."""
    if not (form.read and recognising.may_have_a_size(text)):
        return None
    with suppress(InputError):
        wish = Wish(record.puzzle.variant, whole=True)
        if read(record.puzzle.kind, Source("", text), wish).first.puzzle == record.puzzle:
            return None
    return f"{form.title} can be read as another puzzle: read it from the format {form.name}"


def says_variant(text: str) -> bool:
    """Does a comment above the puzzle name its variant?"""
    return bool(VARIANT.search(comments_of(text)))


def ended(text: str) -> str:
    """Return the text with an end of its last line."""
    return text if text.endswith("\n") else text + "\n"


def is_foreign(text: str, name: str | None = None) -> bool:
    """Does this text begin as texts of another program do, for this kind or for any?"""
    return bool(ways.recognised(map(kinds.load, [name] if name else kinds.names()), text))
