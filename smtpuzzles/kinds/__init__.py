"""One room per kind of puzzle: a module here is a kind, unless its name starts with an underscore.

_outside.py   kinds of other packages, and of single files; a built-in name always means the built-in kind
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.files import modules_in
from smtpuzzles.base.text import unknown
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.kinds import _outside
from smtpuzzles.kinds._outside import SUFFIX as SUFFIX
from smtpuzzles.puzzle.kind import Kind

_HERE = Path(__file__).parent.parent
# In a checkout, and in a wheel.
_SAMPLES = (_HERE.parent / "puzzles", _HERE / "samples")


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
    return next((place / name for place in _SAMPLES if (place / name).is_dir()), None)


def is_of_kind(problem: BaseException) -> bool:
    """Is this error in the code of a kind from outside?"""
    return bool(_outside.place_of(problem))


def fault(problem: BaseException) -> str:
    """Describe an unforeseen error in one line; if it is in the code of a kind from outside, with file and line."""
    place, used = _outside.place_of(problem), " or ".join(map(command_word, _outside.used()))
    ours = f"this is a bug of smtpuzzles or of the kind {used}" if used else "this is a bug, please report it"
    return f"{'the kind has a bug' if place else ours}: {_outside.in_words(problem)}{place}"


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
