"""The names that the steps of a kind may have, and which of them a path may use."""

from collections.abc import Iterable
from difflib import get_close_matches

from smtpuzzles import kinds
from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.text import listed, shown
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.reasons import UNIQUE_RECTANGLE, Reason, Technique

ONE_RULE = Technique("one rule", 1, "Any step of one rule, whatever its name.")


def techniques(kind: str) -> tuple[Technique, ...]:
    """Return the names that steps of this kind may have: those of the fewest rules first, contradictions last."""
    name = kinds.name_of(kind)
    if not has_steps(name):
        raise UsageError(f"a {name} puzzle is not explained step by step, so there are no names of steps")
    found = [*kinds.load(name).techniques, ONE_RULE]
    return tuple(sorted(found, key=lambda one: (one.rules == 0, one.rules, one is ONE_RULE)))


def has_steps(kind: str) -> bool:
    """Are puzzles of this kind explained?"""
    setter = kinds.load(kind).setter
    return setter is None or not setter.plans


def technique_of(kind: str, name: str) -> Technique:
    """Return the technique of this name, in small letters or not; if there is none, raise an error."""
    expect_type(name, str, "the name of a technique")
    every = {one.name.lower(): one for one in techniques(kind)}
    known = {word: one for word, one in every.items() if one.rules}
    word = name.strip().lower()
    if word in known:
        return known[word]
    if word in every:
        raise UsageError(f"'{every[word].name}' is the name of a contradiction: no step to a solution has it")
    near = [f"'{known[one].name}'" for one in get_close_matches(word, known, 3)]
    hint = f"; did you mean {listed(near, 'or')}?" if near else ""
    lists = f"expected one that 'smtpuzzles techniques {kinds.command_word(kind)}' lists"
    raise UsageError(f"unknown technique {shown(name)}: {lists}{hint}")


def chosen_names(
    kind: str, only: Iterable[str] | str | None, up_to: str | None, uniqueness: bool = False
) -> frozenset[str] | None:
    """Return these names, or all up to this one; None if neither is given. In text, commas stand between names."""
    if up_to is not None:
        if only is not None:
            raise UsageError("'only' and 'up_to' exclude each other")
        last, every = technique_of(kind, up_to), techniques(kind)
        return frozenset([one.name for one in every[: every.index(last) + 1]])
    if only is None:
        return None
    expect_type(only, Iterable, "the names of techniques")
    names = [technique_of(kind, name).name for name in (only.split(",") if isinstance(only, str) else only)]
    if not names:
        raise UsageError("expected names of techniques, but found none")
    if UNIQUE_RECTANGLE.name in names and not uniqueness:
        raise UsageError(f"steps with the name '{UNIQUE_RECTANGLE.name}' need 'uniqueness'")
    return frozenset(names)


def is_named(names: frozenset[str], size: int, reason: Reason | None) -> bool:
    """Has a step of so many rules one of these names?"""
    return (size == 1 and ONE_RULE.name in names) or (reason is not None and reason.pattern in names)
