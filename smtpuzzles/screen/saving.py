"""Names of saved puzzles, and what is not in the file."""

from itertools import chain, count
from pathlib import Path

from smtpuzzles import kinds
from smtpuzzles.model import Board
from smtpuzzles.puzzle.clued import CluedPuzzle


def saved_how(puzzle: CluedPuzzle, entries: Board) -> str:
    """Tell what the file lacks: its variant, and entries that can't be clues."""
    usual = puzzle.variant == kinds.variant_of(puzzle.kind, None)
    variant = "" if usual else f", which needs --variant {puzzle.variant}"
    whole = entries.keys() <= puzzle.givens().keys()
    return variant if whole else f"{variant}, without your entries, because they can't be clues"


def free_name(kind: str) -> str:
    """Return a name that no file has yet."""
    names = (f"{kind}-{number}.txt" for number in count(2))
    return next(name for name in chain([f"{kind}.txt"], names) if not Path(name).exists())
