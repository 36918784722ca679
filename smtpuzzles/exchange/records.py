"""Records with answers; variants that a text says; and what a format without words for it refuses."""

from dataclasses import fields
from typing import Any

from smtpuzzles.base.text import Token, quoted
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Record
from smtpuzzles.puzzle.givens import GivensPuzzle

_LONGEST_WORDS = 300  # characters of a note


def noted(**said: str) -> tuple[str, ...]:
    """Return a note for each of these texts, by its name, that has words: nobody reads them as rules."""
    texts = {name: " ".join(text.split()) for name, text in said.items()}
    named = [(name, quoted(text, _LONGEST_WORDS)) for name, text in texts.items() if text]
    return tuple([f"words in the {name} are not read as rules: {text}" for name, text in named])


def answered(puzzle: AnyPuzzle, answer: Any, title: str = "") -> Record:
    """Return the record of a puzzle with this answer, unless it is empty or breaks a rule: it may be half done."""
    return Record(puzzle, answer if answer and not puzzle.violations(answer) else None, title)


def said_variant(said: str, asked: str | None, place: Token) -> str:
    """Return the variant that a text says; another one must not be asked for."""
    if asked not in (None, said):
        raise place.error(f"expected the variant {asked}, but found {said}")
    return said


def expect_variant(puzzle: AnyPuzzle, what: str, *variants: str) -> None:
    """Raise an error if a puzzle is of none of the variants that such a text can mean."""
    if puzzle.variant not in variants:
        raise UsageError(f"{what} cannot carry the variant {puzzle.variant}, only {' or '.join(variants)}")


def expect_only_board(puzzle: GivensPuzzle, what: str, *variants: str) -> None:
    """Raise an error if a puzzle has more than a board and a variant; with variants, it must be one of them."""
    if variants:
        expect_variant(puzzle, what, *variants)
    bare = type(puzzle)(puzzle.board, puzzle.variant)
    if puzzle != bare:
        more = [field.name for field in fields(puzzle) if getattr(puzzle, field.name) != getattr(bare, field.name)]
        raise UsageError(f"{what} cannot carry the {' and '.join(more)} of this {puzzle.kind} puzzle")
