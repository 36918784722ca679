"""The profile of a path: step by step, how many rules must be seen at once, and how many ways there are to go on.

moment      a cell that single rules fill, as a player finds them (effort.py), or a step of several rules
ways        how many cells single rules could fill then; or how many steps of as few rules there are, with other
            conclusions each, up to MOST_WAYS
bottleneck  a moment with one way, before the last cell
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.difficulty import Searched, expect_unique
from smtpuzzles.explaining.effort import Fill
from smtpuzzles.explaining.path import Deduction
from smtpuzzles.explaining.step import Step
from smtpuzzles.model import Cell, Literal
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import NotTrueOrFalse, ReasonUnknown, Uniqueness

MOST_WAYS = 3  # steps of several rules that are counted


class Moment(NamedTuple):
    """`weight`: what the rules of the step count as; at least `bound` is needed. `exact`: there are no more ways.

    `left`: the cells that are open before it. `effort`: of a cell that single rules fill, how long it is searched for.
    `step`: of several rules.
    """

    weight: int
    bound: int
    ways: int
    exact: bool
    left: int
    cells: tuple[Cell, ...]
    effort: float = 0.0
    step: Step | None = None

    @property
    def is_bottleneck(self) -> bool:
        return self.exact and self.ways == 1 and self.left > 1


@dataclass(frozen=True)
class Profile(NotTrueOrFalse):
    """The moments of a path to the only solution; with a `reason`, they are those that were found in time."""

    puzzle: CluedPuzzle
    moments: tuple[Moment, ...]
    reason: ReasonUnknown | None = None

    @property
    def bottlenecks(self) -> list[int]:
        """The numbers of bottlenecks of several rules, from 1 on."""
        return [number for number, one in enumerate(self.moments, 1) if one.weight > 1 and one.is_bottleneck]

    @property
    def hardest(self) -> int:
        """The number of the step that counts most, or of the cell that is hardest to find; 0 if there is none."""
        numbers = range(1, len(self.moments) + 1)
        return max(numbers, key=lambda n: (self.moments[n - 1].weight, self.moments[n - 1].effort), default=0)


def profile(puzzle: AnyPuzzle, timeout: float | None = None) -> Profile:
    """Return the profile of a path to the solution; the puzzle must have exactly one."""
    with Deadline(timeout) as deadline:
        return profile_within(puzzle, deadline)


def profile_within(puzzle: AnyPuzzle, deadline: Deadline) -> Profile:
    explained = expect_unique(Searched(puzzle, deadline), "to profile")
    if explained.verdict is Uniqueness.UNKNOWN:
        return Profile(explained.puzzle, (), explained.stopped)
    found = tuple(explained.in_time(_moments(explained)))
    return Profile(explained.puzzle, found, explained.stopped)


def _moments(explained: Searched) -> Iterator[Moment]:
    search, targets = explained.search, explained.prepared.holding(explained.certain())
    yield from map(_filled, search.fills)
    path = explained.path_from(search.known.copy(), targets, reasons=False)
    for deduction, new in search.unknown(path):
        ways, exact = _ways(explained, deduction, targets)
        step = explained.step(deduction)
        cells = tuple(sorted({one.cell for one in step.conclusions}))
        yield Moment(deduction.weight, deduction.bound, ways, exact, search.left, cells, step=step)
        before = len(search.fills)
        search.go_on(new)
        yield from map(_filled, search.fills[before:])
    explained.path = path


def _filled(fill: Fill) -> Moment:
    return Moment(1, 1, fill.choices, True, fill.left, (fill.cell,), fill.effort)


def _ways(explained: Searched, deduction: Deduction, targets: list[Literal]) -> tuple[int, bool]:
    """Return how many steps of no more rules there are, each with other conclusions, and whether that is all."""
    known, concluded = explained.search.known, set(explained.said(deduction))
    for ways in range(1, MOST_WAYS):
        left = [one for one in targets if not known[one] and one not in concluded]
        if not left:
            return ways, True
        path = explained.path_from(known.copy(), left)
        found = path.within(deduction.bound, deduction.weight)
        if not found.rules:
            return ways, found.bound > deduction.weight
        concluded.update(explained.said(path.deduction(found)))
    return MOST_WAYS, False
