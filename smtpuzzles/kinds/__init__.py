"""One room per kind of puzzle: a module here is a kind, unless its name starts with an underscore."""

import pkgutil
from importlib import import_module

from smtpuzzles.base.text import Source
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.kind import Kind


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
    from difflib import get_close_matches

    near = get_close_matches(word, [*known, *others], 1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise UsageError(f"unknown kind '{word}': expected one of {', '.join(known)}{hint}")


def load(name: str) -> Kind:
    """Import and return the kind of this name."""
    kind = import_module(f"{__name__}.{name_of(name)}").KIND
    assert isinstance(kind, Kind)
    return kind


def variant_of(name: str, variant: str | None) -> str:
    """Return this variant, if the kind has it; without a name, the default one."""
    variants = load(name).variants
    if variant is None:
        return next(iter(variants))
    if variant not in variants:
        raise UsageError(f"unknown variant '{variant}' of {name}: expected one of {', '.join(variants)}")
    return variant


def parse(name: str, source: Source, variant: str | None = None) -> AnyPuzzle:
    """Read a puzzle of this kind; without a variant, of the default one."""
    return load(name).parse(source, variant_of(name, variant))
