"""How hard a puzzle is: the number of rules that must be seen at once, and how long they must be searched for.

level     the least k such that steps of at most k rules lead to the solution
closure   all that follows by steps of at most k rules; it does not depend on the order of the steps

The measures of difficulty are the same on every machine and for every seed:

search    the effort to find the cells that single rules fill: see effort.py
steps     the sum, over cells that need steps of k rules, of k - 1
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.text import unknown
from smtpuzzles.errors import NotUnique, UsageError
from smtpuzzles.explaining.effort import PlayerSearch
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.judges import Known
from smtpuzzles.explaining.path import Deduction
from smtpuzzles.explaining.subject import Check
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.result import Checked, ReasonUnknown, Uniqueness, because
from smtpuzzles.solving.preparing import Preparations
from smtpuzzles.solving.uniqueness import check_within

NUMBER = {Uniqueness.NONE: "none", Uniqueness.MULTIPLE: "several"}
# The least level of each band.
BANDS = {"easy": 1, "medium": 2, "hard": 4, "expert": 6}


@dataclass(frozen=True)
class Rating:
    """`sizes`: how many conclusions need steps of so many rules. `proven`: the level is no other.

    Out of time there is a `reason`: the level is at least this one, `sizes` and `hardest` are of the steps so far, and
    nobody knows `score` and `band`. A step that is not proven smallest may leave open whether the band is a higher one.
    """

    verdict: Uniqueness
    level: int
    proven: bool
    sizes: Mapping[int, int]
    measures: Mapping[str, float]
    score: float | None
    band: str | None
    hardest: str
    reason: ReasonUnknown | None = None

    @property
    def in_words(self) -> str:
        """The band, the level and the score, as far as they are known."""
        least = "" if self.proven else "at least "
        band = "" if self.band is None else f"{self.band}, "
        score = "" if self.score is None else f", score {self.score:g}"
        why = "" if self.proven else f" ({because(self.reason) or 'not proven'})"
        return f"{band}{least}level {self.level}{why}{score}"


def band_of(level: int) -> str:
    return [band for band, least in BANDS.items() if level >= least][-1]


def levels_of(difficulty: str) -> tuple[int, float]:
    """Return the least and the greatest level of a band, of a level such as 3, or of levels such as 2-4."""
    expect_type(difficulty, str, "a difficulty as text, such as '3'")
    if difficulty in BANDS:
        least = BANDS[difficulty]
        return least, next((other - 1 for other in BANDS.values() if other > least), inf)
    found = re.fullmatch(r"([1-9][0-9]?)(?:-([1-9][0-9]?))?", difficulty)
    if found is None:
        raise unknown("difficulty", difficulty, [*BANDS, "a level such as 3", "levels such as 2-4"])
    least, most = int(found[1]), int(found[2] or found[1])
    if most < least:
        raise UsageError(f"expected levels from the lowest to the highest, but found '{difficulty}'")
    return least, most


def rate(puzzle: AnyPuzzle, timeout: float | None = None) -> Rating:
    """Return how hard the puzzle is; out of time, at least how hard. It must have exactly one solution."""
    with Deadline(timeout) as deadline:
        return rate_within(puzzle, deadline)


class Searched(Explanation):
    """Looks for what single rules lead to as a player does, and keeps that search."""

    @cached_property
    def search(self) -> PlayerSearch:
        return PlayerSearch(self.propagator, self.deadline)

    def single_rules(self) -> Known:
        return self.search.known


def expect_unique(explained: Searched, what: str) -> Searched:
    """Return it if the puzzle may have exactly one solution."""
    if explained.verdict in (Uniqueness.NONE, Uniqueness.MULTIPLE):
        number = NUMBER[explained.verdict]
        raise NotUnique(f"expected a puzzle with exactly one solution {what}, but this one has {number}")
    return explained


def rate_within(
    puzzle: AnyPuzzle, deadline: Deadline, preparations: Preparations | None = None, check: Check = check_within
) -> Rating:
    explained = expect_unique(Searched(puzzle, deadline, preparations=preparations, check=check), "to rate")
    reason = explained.stopped
    try:
        if explained.verdict is Uniqueness.UNIQUE:
            return _rated(explained, explained.search)
    except Expired as expired:
        reason = expired.reason
    return Rating(explained.verdict, 1, False, {}, {}, None, None, "", reason)


def solved_by_steps(
    puzzle: BoardPuzzle, solution: Board, most: float, deadline: Deadline, preparations: Preparations | None = None
) -> bool:
    """Do steps of at most so many rules lead to the only solution, which is this one? Long searches may end in 'no'."""
    if most == inf:
        return True
    only = Checked(verdict=Uniqueness.UNIQUE, solutions=(solution,), exhausted=True, seconds={}, puzzle=puzzle)
    explained = Explanation(puzzle, deadline, preparations=preparations, check=lambda *_: only)
    if explained.verdict is not Uniqueness.UNIQUE:
        raise Expired(explained.checked.reason or ReasonUnknown.TIMEOUT)  # it is not even prepared
    prepared = explained.prepared
    path = explained.path_from(prepared.known(prepared.givens), prepared.holding(explained.certain()), reasons=False)
    return path.ends_by(int(most))


def _rated(explained: Searched, search: PlayerSearch) -> Rating:
    """Return the rating of a puzzle with one solution, as far as its steps are found in time."""
    sizes = Counter({1: search.conclusions})
    level, largest, proven, steps, hardest = 1, 0, True, 0, ""
    targets = explained.prepared.holding(explained.certain())
    path = explained.path_from(search.known.copy(), targets, reasons=False)
    for deduction, new in explained.in_time(search.unknown(path)):
        level, proven = max(level, deduction.bound), proven and deduction.bound >= deduction.weight
        if deduction.weight > largest:
            largest, hardest = deduction.weight, words(explained, iter([deduction]))
        said, left = search.conclusions, search.left
        search.go_on(new)
        sizes[level] += search.conclusions - said
        steps += (level - 1) * (left - search.left)
    measures = {"constant": 1, "search": search.effort, "steps": steps}
    score = round(sum(weight * measures[name] for name, weight in explained.puzzle.weights.items()), 1)
    certain = path.complete and band_of(level) == band_of(max(1, largest))
    if largest == 0:  # single rules suffice: one that fills a cell when only so much is known
        hardest = words(explained, (one for one in explained.path_from(search.hardest, targets) if not one.aside))
    return Rating(
        explained.verdict,
        level,
        proven and path.complete,
        dict(sorted(sizes.items())),
        measures,
        score if path.complete else None,
        band_of(level) if certain else None,
        hardest,
        None if path.complete else path.stopped or explained.stopped,
    )


def words(explained: Explanation, deductions: Iterator[Deduction]) -> str:
    """Return the first of these steps in words; out of time, nothing."""
    return next(explained.in_time(explained.step(one).words for one in deductions), "")
