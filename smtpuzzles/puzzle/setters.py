"""How new puzzles of a kind are made."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


def expect_size(fits: bool, expected: str, size: Cell) -> None:
    """Raise an error that says what was expected, unless this size fits."""
    if not fits:
        raise UsageError(f"expected {expected}, not {size[1]} x {size[0]}")


class Option(NamedTuple):
    """An option for new puzzles of a kind; `generate` offers it under this name.

    `of`: the type of its value; a word is one of `choices`. A default of None leaves the value to the kind.
    """

    name: str
    of: type[int] | type[float] | type[str]
    default: int | float | str | None
    help: str
    choices: tuple[str, ...] = ()


# The value of every option of the kind.
Options = Mapping[str, Any]


class QuickSetter(NamedTuple):
    """Does without a solver, with the same draws and results, what takes longest when a new puzzle is made.

    solution  returns a random solution, as `solving/sampling.py` finds it
    minimal   takes a solution, groups of places, the order in which to try them, and the least number of clues; returns
              which groups stay, and whether each is needed, as `solving/mus.py` does
    """

    solution: Callable[[Random], Board]
    minimal: Callable[[Board, Sequence[Sequence[Cell]], Sequence[int], int], tuple[list[int], bool]]


class BoardSetter(NamedTuple):
    """How new puzzles are made whose solutions are boards; the Random is the only source of randomness.

    usual       the height and width, if none is asked for
    blank       returns a puzzle without clues; raises a UsageError for a size or options that are impossible
    options     the options of the kind
    mended      changes a blank puzzle in cells where other solutions with the same clues differ from this one, knowing
                how often it was changed before; None means to begin anew
    groups      returns places whose clues are kept or left out together
    all_clues   tells whether to keep all clues
    clues       whether there are clues that can be left out; otherwise all that a puzzle needs is on its blank board,
                which is mended until it has one solution
    quick       returns what is quicker than a solver for this size and variant, if anything is
    """

    usual: Cell
    blank: Callable[[Cell, str, Options, Random], CluedPuzzle]
    options: tuple[Option, ...] = ()
    mended: Callable[[Any, Board, Collection[Cell], int, Options, Random], CluedPuzzle | None] | None = None
    groups: Callable[[Sequence[Cell], Cell, Options], list[list[Cell]]] | None = None
    all_clues: Callable[[Options], bool] | None = None
    clues: bool = True
    quick: Callable[[Cell, str], QuickSetter | None] = lambda *_: None


class PlanSetter(NamedTuple):
    """How new puzzles are made whose solutions are plans.

    usual     the height and width, if none is asked for
    refuse    raises a UsageError for a size or options that are impossible
    puzzle    returns a puzzle that has a plan, or None if these random numbers led to no suitable one
    granted   tells whether the puzzle, with this shortest plan, has what the options ask for
    spoilt    returns the puzzle with a small change, which may leave it without a plan
    options   the options of the kind
    """

    usual: Cell
    refuse: Callable[[Cell, Options], object]
    puzzle: Callable[[Cell, str, Options, Random], PlanPuzzle | None]
    granted: Callable[[Any, str, Options], bool]
    spoilt: Callable[[Any, Random], PlanPuzzle]
    options: tuple[Option, ...] = ()
