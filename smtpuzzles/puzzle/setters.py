"""What a kind adds of which new puzzles can be made."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from smtpuzzles.model import Cell
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


class Option(NamedTuple):
    """What can be wished of new puzzles of a kind, under this name, and what it means.

    `of`: the type of its value; a word is one of `choices`. Without a default, the kind sees what fits.
    """

    name: str
    of: type[int] | type[float] | type[str]
    default: int | float | str | None
    help: str
    choices: tuple[str, ...] = ()


# What is wished, or else the default, for every option of the kind.
Options = Mapping[str, Any]


@dataclass(frozen=True)
class BoardSetter:
    """How new puzzles are made whose solutions are boards: what the kind has to say in it.

    A wish that cannot be granted is a UsageError; what is drawn at random is drawn from the Random.

    `usual`: the height and width, if none is wished. `blank`: a puzzle without clues. `mended`: a blank puzzle changed
    where solutions with the same clues differ, or None to begin anew; it is told how often this has been done.
    `groups`: places whose clues are kept or left out together. `all_clues`: shall none be left out?
    """

    usual: Cell
    blank: Callable[[Cell, str, Options, Random], CluedPuzzle]
    options: tuple[Option, ...] = ()
    mended: Callable[[Any, Collection[Cell], int, Options, Random], CluedPuzzle | None] | None = None
    groups: Callable[[Sequence[Cell], Cell, Options], list[list[Cell]]] | None = None
    all_clues: Callable[[Options], bool] | None = None


@dataclass(frozen=True)
class PlanSetter:
    """How new puzzles are made whose solutions are plans.

    `usual`: the height and width, if none is wished. `refuse`: complains of an impossible wish, by a UsageError.
    `puzzle`: one that has a plan, or None where these random numbers led to none that was wished for. `granted`: does
    it, with this shortest plan, have what was wished for? `spoilt`: the puzzle changed a little, so that it may have no
    plan.
    """

    usual: Cell
    refuse: Callable[[Cell, Options], object]
    puzzle: Callable[[Cell, str, Options, Random], PlanPuzzle | None]
    granted: Callable[[Any, str, Options], bool]
    spoilt: Callable[[Any, Random], PlanPuzzle]
    options: tuple[Option, ...] = ()
