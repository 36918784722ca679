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


class Reason(StrEnum):
    """Why a question was not decided."""

    TIMEOUT = "timeout"
    INTERRUPTED = "interrupted"
    CANCELLED = "cancelled"
    CONFLICTS = "gave up"  # all conflicts that were allowed are spent
    WRONG_MODEL = "wrong model"  # the engine's model breaks a clause
    ENGINE = "engine"  # the engine gave up or failed, and says how
    HORIZON = "horizon"  # there is no plan within the horizon that was asked
    TOO_LARGE = "too large"  # the formula would not fit into memory

    @property
    def out_of_time(self) -> bool:
        return self in (Reason.TIMEOUT, Reason.INTERRUPTED, Reason.CANCELLED)


class Explained(NotTrueOrFalse):
    """An answer that says why it is not a better one: a reason, and perhaps words about it."""

    reason: Reason | None
    words: str

    @property
    def why(self) -> str | None:
        return self.words or self.reason


class Answer(NamedTuple):
    """Is there a model? With UNKNOWN: the reason, and `words` where an engine has something to say about it."""

    verdict: Verdict
    reason: Reason | None = None
    words: str = ""

    @property
    def why(self) -> str | None:
        return self.words or self.reason


@dataclass(frozen=True)
class Outcome(Explained):
    """What a search for solutions found.

    `exhausted`: the solutions are proven to be all there are. `reason`: why the search ended before it had what it was
    asked for (timeout, interrupted), None when it did not. `seconds`: time spent by stage.
    """

    verdict: Verdict
    solutions: tuple[Board, ...]
    exhausted: bool
    reason: Reason | None
    seconds: Mapping[str, float]
    words: str = ""


@dataclass(frozen=True)
class Checked(Explained):
    """Whether there is exactly one solution; at most two of them are kept.

    `differing`: the cells that are known not to be the same in every solution. `backbone`: where there are several
    solutions, the cells that are the same in all of them; None when that was not decided, and then more cells may
    differ.
    """

    verdict: Uniqueness
    solutions: tuple[Board, ...]
    exhausted: bool
    reason: Reason | None
    backbone: frozenset[Cell] | None
    differing: frozenset[Cell]
    seconds: Mapping[str, float]
    words: str = ""


@dataclass(frozen=True)
class Counted(Explained):
    """How many solutions were found; all there are when `exhausted`."""

    verdict: Verdict
    count: int
    exhausted: bool
    reason: Reason | None
    seconds: Mapping[str, float]
    words: str = ""


@dataclass(frozen=True)
class Violation:
    """A rule that a solution breaks, in its own words, and the cells it speaks of."""

    rule: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Planned(Explained):
    """What a search for a shortest plan found: one plan at the most.

    `bound`: no plan has fewer steps; None when there is no plan at all. `optimal`: proven to have the fewest.
    `horizon`: that of the formula that belongs to the answer, if one was asked. With UNSAT, `words` say why.
    """

    verdict: Verdict
    solutions: tuple[str, ...]
    exhausted: bool
    reason: Reason | None
    seconds: Mapping[str, float]
    bound: int | None
    optimal: bool
    horizon: int | None
    words: str = ""
