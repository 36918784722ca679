"""One room per kind of puzzle: a module here is a kind, unless its name starts with an underscore."""

import pkgutil
from functools import cache
from importlib import import_module

from smtpuzzles.base.text import Source, unknown
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.kinds import _reading
from smtpuzzles.kinds._reading import Reading, Wish
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format
from smtpuzzles.puzzle.kind import Kind

__all__ = ["Reading", "Wish", "formats", "is_foreign", "load", "name_of", "names", "parse", "read", "variant_of"]
ANY = Wish()


def names() -> list[str]:
    """Return the names of all kinds, without importing them."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))


def name_of(word: str) -> str:
    """Return the name of the kind that has this name, or this as another name."""
    known = names()
    if word in known:
        return word
    others = {other: name for name in known for other in load(name).aliases}
    if word in others:
        return others[word]
    if what := unread(word):
        raise UsageError(f"expected a kind of puzzle, but found {what}")
    raise unknown("kind", word, known, others)


@cache
def load(name: str) -> Kind:
    """Import and return the kind of this name, or of this other name."""
    kind = import_module(f"{__name__}.{name_of(name)}").KIND
    assert isinstance(kind, Kind)
    return kind


def variant_of(name: str, variant: str | None) -> str:
    """Return this variant, if the kind has it; without a name, the default one."""
    variants = load(name).variants
    if variant is None:
        return next(iter(variants))
    if variant not in variants:
        raise unknown("variant", variant, variants, of=f" of {name}")
    return variant


def read(name: str | None, source: Source, wish: Wish = ANY) -> Reading:
    """Read the puzzles of a text in whatever format; without a name, the text must tell the kind."""
    if name is None:
        every = [variant for known in names() for variant in load(known).variants]
        if wish.variant not in (None, *every):
            raise unknown("variant", str(wish.variant), sorted({*every}))
        return _reading.read([load(known) for known in names()], source, wish)
    variant_of(name, wish.variant)
    try:
        return _reading.read([load(name)], source, wish)
    except InputError as problem:
        others = [load(other) for other in names() if other != name]
        raise _reading.likelier(problem, load(name), others, source) from None


def parse(name: str | None, source: Source, variant: str | None = None) -> AnyPuzzle:
    """Read one puzzle; without a variant, of the one that the text says, or else of the default one."""
    puzzle: AnyPuzzle = read(name, source, Wish(variant, whole=True)).first.puzzle
    return puzzle


def formats(name: str) -> dict[str, Format]:
    """Return all formats of this kind by their names."""
    return _reading.formats_of(load(name))


def is_foreign(text: str) -> bool:
    """Does this text begin as texts of another program do?"""
    return _reading.has_form(map(load, names()), text)
