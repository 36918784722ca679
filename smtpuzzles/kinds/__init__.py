"""One room per kind of puzzle: a module here is a kind, unless its name starts with an underscore.

_cutting.py   cuts a file or a stream into puzzles
_ways.py      the formats of each kind, and how one puzzle or several are read in one of them
_reading.py   reads any text, of a kind that is named or of one that the text tells
_outside.py   kinds of other packages, and of single files; a built-in name always means the built-in kind
"""

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.files import modules_in
from smtpuzzles.base.text import Source, unknown
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.kinds import _outside, _reading, _ways
from smtpuzzles.kinds._cutting import VARIANT, Above, Cut, comments_of
from smtpuzzles.kinds._outside import SUFFIX
from smtpuzzles.kinds._ways import Reading, Way, Wish
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.kind import Kind

__all__ = [
    "SUFFIX",
    "Above",
    "Cut",
    "Reading",
    "Way",
    "Wish",
    "command_word",
    "ended",
    "fault",
    "format_from",
    "format_to",
    "formats",
    "is_foreign",
    "load",
    "name_of",
    "names",
    "origin",
    "outside",
    "outside_named",
    "parse",
    "read",
    "read_built_in",
    "samples",
    "says_variant",
    "unsaid",
    "variant_of",
    "way_of",
    "write",
]
ANY = Wish()
HERE = Path(__file__).parent.parent
# In a checkout, and in a wheel.
SAMPLES = (HERE.parent / "puzzles", HERE / "samples")


def names() -> list[str]:
    """Return the names of all built-in kinds, without importing them."""
    return list(modules_in(*__path__))


def name_of(word: str) -> str:
    """Return the name of the kind that has this name, or this as another name, or is in this file."""
    expect_type(word, str, "the name of a kind")
    known = names()
    if word in known:
        return word
    if word.endswith(_outside.SUFFIX):
        name = _outside.from_file(word)
        if name in known:
            raise UsageError(f"{command_word(name)}: expected another name than that of the built-in kind '{name}'")
        return name
    if word in (files := _outside.files()):
        return files[word]
    others = {other: name for name in known for other in load(name).aliases}
    if word in others:
        return others[word]
    installed = _outside.entry_points()
    if word in installed:
        return word
    others |= {other: kind.name for kind in outside()[0] for other in kind.aliases if other not in others}
    if word in others:
        return others[word]
    if what := unread(word):
        raise UsageError(f"expected a kind of puzzle, but found {what}")
    raise unknown("kind", word, [*known, *installed], others)


@cache
def load(name: str) -> Kind:
    """Import and return the kind of this name, or in this file; another name may mean another default variant."""
    word, name = name, name_of(name)
    kind = import_module(f"{__name__}.{name}").KIND if name in names() else _outside.load(name)
    assert isinstance(kind, Kind)
    if word not in kind.meant:
        return kind
    first = {kind.meant[word]: kind.variants[kind.meant[word]]}
    return kind._replace(variants=first | dict(kind.variants))


def outside() -> tuple[list[Kind], list[str]]:
    """Return the kinds of other packages and of loaded files, and why others cannot be used."""
    found, refused = [], []
    for name in sorted({*_outside.files(), *_outside.entry_points()}):
        try:
            if name in names():
                raise UsageError(f"the kind '{name}' of {_outside.origin(name)} is not used: that name is built in")
            found.append(load(name))
        except UsageError as problem:
            refused.append(str(problem))
    return found, refused


def outside_named(words: Sequence[str]) -> list[str]:
    """Return the kind from outside that is named by one of these words, unless another names a built-in kind."""
    if not set(words).isdisjoint(names()):
        return []
    for word in words:
        if not word.startswith("-"):
            with suppress(UsageError):
                return [name for name in [name_of(word)] if name not in names()]
    return []


def origin(name: str) -> str | None:
    """Return the file, or the package and its version, that a kind comes from; None: it is built in."""
    return None if name in names() else _outside.origin(name)


def samples(name: str) -> Path | None:
    """Return the folder with the samples of a kind, if it has one."""
    if name not in names():
        return _outside.samples(name)
    return next((place / name for place in SAMPLES if (place / name).is_dir()), None)


def fault(problem: Exception) -> str:
    """Describe an unforeseen error in one line; if it is in the code of a kind from outside, with file and line."""
    place = _outside.place_of(problem)
    what = "the kind has a bug" if place else "this is a bug, please report it"
    return f"{what}: {_outside.in_words(problem)}{place}"


def command_word(name: str) -> str:
    """Return what names this kind at the command line: for the kind of a file, its path."""
    return os.path.relpath(name.path) if isinstance(name, _outside.FromFile) else name


def variant_of(name: str, variant: str | None) -> str:
    """Return this variant, if the kind has it; without a name, the default one."""
    expect_type(name, str, "the name of a kind")
    variants = load(name).variants
    if variant is None:
        return next(iter(variants))
    if not isinstance(variant, str) or variant not in variants:
        raise unknown("variant", variant, variants, of=f" of {name}")
    return variant


def read(name: str | None, source: Source, wish: Wish = ANY) -> Reading:
    """Read the puzzles of a text in whatever format; without a name, the text must tell the kind.

    Only if no built-in kind can read it, packages are loaded.
    """
    if name is None:
        try:
            return read_built_in(source, wish)
        except InputError as problem:
            with suppress(InputError, UsageError):
                return _reading.read_any(outside()[0], source, wish)
            raise problem from None
    variant_of(name, wish.variant)
    try:
        return _reading.read(load(name), source, wish)
    except InputError as problem:
        others = [load(other) for other in names() if other != name]
        raise _reading.likelier(problem, load(name), others, source) from None


def read_built_in(source: Source, wish: Wish = ANY) -> Reading:
    """Read the puzzles of a text that must tell its kind, a built-in one; load no package."""
    every = {variant for known in names() for variant in load(known).variants}
    if wish.variant is not None and not (isinstance(wish.variant, str) and wish.variant in every):
        raise unknown("variant", wish.variant, sorted(every))
    return _reading.read_any(map(load, names()), source, wish)


def way_of(name: str | None, source: Source, wish: Wish) -> Way | None:
    """Return the way in which most puzzles of a text can be read; None if none of the first can."""
    return _reading.way_of([load(known) for known in ([name] if name else names())], source, wish)


def parse(name: str | None, source: Source, variant: str | None = None) -> AnyPuzzle:
    """Read one puzzle; without a variant, of the one that the text says, or else of the default one."""
    puzzle: AnyPuzzle = read(name, source, Wish(variant, whole=True)).first.puzzle
    return puzzle


def formats(name: str) -> dict[str, Format]:
    """Return all formats of this kind by their names."""
    return _ways.formats_of(load(name))


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


def unsaid(record: Record, form: Format, text: str) -> str | None:
    """Return how to read this text, which was written in this format, if it leaves the variant open."""
    name, variant = record.puzzle.kind, record.puzzle.variant
    if not form.read or (variant == variant_of(name, None) and not load(name).marks):
        return None
    if read(name, Source("", text), Wish(form=form.name, whole=True)).first.puzzle.variant == variant:
        return None
    return f"{form.title} does not say the variant: read it as the variant {variant}"


def says_variant(text: str) -> bool:
    """Does a comment above the puzzle tell its variant?"""
    return bool(VARIANT.search(comments_of(text)))


def ended(text: str) -> str:
    """Return the text with an end of its last line."""
    return text if text.endswith("\n") else text + "\n"


def is_foreign(text: str) -> bool:
    """Does this text begin as texts of another program do?"""
    return bool(_ways.recognised(map(load, names()), text))
