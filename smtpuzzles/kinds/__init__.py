"""One room per kind of puzzle: a module here is a kind, unless its name starts with an underscore."""

import pkgutil
import re
from functools import cache
from importlib import import_module

from smtpuzzles.base.text import ROW_END, Source, unknown
from smtpuzzles.errors import InputError, SmtPuzzlesError, UsageError
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.kind import Kind

# Characters; a longer text with a mistake is not read again as each other kind.
LONGEST_GUESSED = 10_000


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


def cut(name: str, source: Source) -> list[Source]:
    """Return the part of the text for each of its puzzles; lines with '/' are a puzzle each."""
    lines, levels = source.by_line(), load(name).levels
    if lines and all(ROW_END in line.text for line in lines):
        return lines
    return levels(source) if levels else [source]


def parse(name: str, source: Source, variant: str | None = None) -> AnyPuzzle:
    """Read a puzzle of this kind; without a variant, of the default one."""
    variant = variant_of(name, variant)
    try:
        return load(name).parse(source, variant)
    except InputError as problem:
        if (lines := source.by_line()) and (what := unread(lines[0].text) or other_kind(name, source.text)):
            raise InputError(
                f"expected a {name} puzzle, but found {what}", source.file, lines[0].first_line, 1
            ) from None
        # Digits and blanks are in puzzles of all kinds, so that they tell nothing.
        signs = len(source.text) <= LONGEST_GUESSED and any(re.search(r"[^\d\s._?-]", line.text) for line in lines)
        readers = [other for other in names() if signs and other != name and reads(other, source)]
        if len(readers) == 1:  # of several, none is likelier
            message = f"{problem.message}; it looks like a {readers[0]} puzzle"
            raise InputError(message, problem.file, problem.line, problem.column) from None
        raise


def reads(name: str, source: Source) -> bool:
    """Return whether this kind can read this text."""
    try:
        load(name).parse(source, variant_of(name, None))
    except SmtPuzzlesError:
        return False
    return True


def other_kind(name: str, text: str) -> str | None:
    """Return which other kind of puzzle this text looks like."""
    others = [other for other in names() if other != name]
    like = [other for other in others if (mark := load(other).mark) and re.search(mark, text, re.MULTILINE)]
    return f"what looks like {like[0]}" if like else None
