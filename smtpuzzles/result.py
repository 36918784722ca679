"""Answers, which have three values: proven so, proven otherwise, not decided.

None of them can be used as a truth value: `if outcome:` would take 'unknown' and 'no' for a yes, so it raises.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from smtpuzzles.model import Board, Cell


class NotTrueOrFalse:
    """What has three values, or holds such a verdict."""

    def __bool__(self) -> bool:
        raise TypeError("an answer has three values, it is not true or false: compare its verdict by name")


class Verdict(NotTrueOrFalse, StrEnum):
    """Is there a solution?"""

    SAT = "sat"
    UNSAT = "unsat"
    UNKNOWN = "unknown"


class Uniqueness(NotTrueOrFalse, StrEnum):
    """Is there exactly one solution?"""

    UNIQUE = "unique"
    MULTIPLE = "multiple"
    NONE = "none"
    UNKNOWN = "unknown"


class Answer(NamedTuple):
    """Is there a model? With UNKNOWN, why not decided: timeout, interrupted, cancelled, or the engine's own words.

    `wrong`: it is not decided because the engine called a model what is none.
    """

    verdict: Verdict
    reason: str | None = None
    wrong: bool = False


@dataclass(frozen=True)
class Outcome(NotTrueOrFalse):
    """What a search for solutions found.

    `exhausted`: the solutions are proven to be all there are. `reason`: why the search ended before it had what it was
    asked for (timeout, interrupted), None when it did not. `seconds`: time spent by stage.
    """

    verdict: Verdict
    solutions: tuple[Board, ...]
    exhausted: bool
    reason: str | None
    seconds: Mapping[str, float]


@dataclass(frozen=True)
class Checked(NotTrueOrFalse):
    """Whether there is exactly one solution; at most two of them are kept.

    `differing`: the cells known not to be the same in every solution. `certain`: where there are several solutions, the
    cells that are the same in all of them, or None when that was not decided; then there may be more differing ones.
    """

    verdict: Uniqueness
    solutions: tuple[Board, ...]
    exhausted: bool
    reason: str | None
    certain: frozenset[Cell] | None
    differing: frozenset[Cell]
    seconds: Mapping[str, float]


@dataclass(frozen=True)
class Counted(NotTrueOrFalse):
    """How many solutions were found; all there are when `exhausted`."""

    verdict: Verdict
    count: int
    exhausted: bool
    reason: str | None
    seconds: Mapping[str, float]


@dataclass(frozen=True)
class Violation:
    """A rule that a solution breaks, in its own words, and the cells it speaks of."""

    rule: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Planned(NotTrueOrFalse):
    """What a search for a shortest plan found: one plan at the most.

    `bound`: no plan has fewer steps; None when there is no plan at all. `optimal`: proven to have the fewest.
    `horizon`: that of the formula that belongs to the answer, if one was asked. With UNSAT, `reason` says why.
    """

    verdict: Verdict
    solutions: tuple[str, ...]
    exhausted: bool
    reason: str | None
    seconds: Mapping[str, float]
    bound: int | None
    optimal: bool
    horizon: int | None
