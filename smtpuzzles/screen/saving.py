"""Under which name a board is saved, and what is not in the file."""

from itertools import chain, count
from pathlib import Path

from smtpuzzles import kinds
from smtpuzzles.model import Board
from smtpuzzles.puzzle.clued import CluedPuzzle


def saved_how(puzzle: CluedPuzzle, entries: Board) -> str:
    """What one would not expect of the file: it does not say its variant, nor what is no part of a puzzle."""
    usual = puzzle.variant == kinds.variant_of(puzzle.kind, None)
    variant = "" if usual else f", which needs --variant {puzzle.variant}"
    whole = entries.keys() <= puzzle.givens().keys()
    return variant if whole else f"{variant}, without what you put, which is no part of a puzzle"


def free_name(kind: str) -> str:
    """Of a file that is not there yet."""
    names = (f"{kind}-{number}.txt" for number in count(2))
    return next(name for name in chain([f"{kind}.txt"], names) if not Path(name).exists())


def path_of(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:  # "~name" of nobody: then it is a name like any other
        return Path(name)
