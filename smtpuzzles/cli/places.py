"""What a command's arguments without a name are: the kind, which may be left out, and files or puzzles."""

import os
import re
from typing import Any

import typer

from smtpuzzles import kinds
from smtpuzzles.errors import UsageError


def kind_name(context: typer.Context, word: str) -> str:
    return kind_of(word, context.command_path)


def kind_of(word: str, path: str) -> str:
    try:
        name = kinds.name_of(word)
        return word if word in kinds.load(name).meant else name
    except UsageError:
        if not os.path.isfile(word) or word.endswith(kinds.SUFFIX):
            raise
        raise UsageError(f"'{word}' is a file; the kind comes first: {path} KIND {word}") from None


def in_places(words: list[Any], path: str) -> list[Any]:
    """Return the values of positional arguments: a kind comes first, None if the puzzle shows it."""
    first, *others = words
    if first is None:
        return words
    if first not in kinds.names() and is_input(first):
        if isinstance(others[-1], list) and not {*others[-1]}.intersection(kinds.names()):
            return [None, [first, *others[-1]]]
        if others[-1] is None:
            return [None, first, *others[:-1]]
    return [kind_of(first, path), *others]


def is_input(word: str) -> bool:
    """Is this a file or a puzzle, and no kind: a name, perhaps misspelt, or a file of Python code?"""
    return not word.endswith(kinds.SUFFIX) and bool(
        os.path.exists(word) or not re.fullmatch(r"[^\W\d_][\w-]{0,30}", word)
    )
