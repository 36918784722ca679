"""Records with answers, and what a format that has no words for it refuses."""

from typing import Any

from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Record


def answered(puzzle: AnyPuzzle, answer: Any, title: str = "") -> Record:
    """Return the record of a puzzle with this answer, unless the answer breaks a rule: it may be half done."""
    return Record(puzzle, None if puzzle.violations(answer) else answer, title)


def expect_variant(puzzle: AnyPuzzle, variant: str, what: str) -> None:
    """Raise an error if the puzzle is of another variant than the one that such a text means."""
    if puzzle.variant != variant:
        raise UsageError(f"{what} cannot carry the variant {puzzle.variant} of {puzzle.kind}, only {variant}")
