"""How hard a puzzle is: the number of rules that must be seen at once, and how long they must be searched for.

level     the least k such that steps of at most k rules lead to the solution
closure   all that follows by steps of at most k rules; it does not depend on the order of the steps

The measures of difficulty are the same on every machine and for every seed:

search    the effort to find the cells that single rules fill: see search.py
steps     the sum, over cells that need steps of k rules, of k - 1
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import unknown
from smtpuzzles.engines.session import Engine
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.path import Deduction
from smtpuzzles.explaining.propagator import Known
from smtpuzzles.explaining.search import Search
from smtpuzzles.model import Literal
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Reason, Uniqueness
from smtpuzzles.solving.query import Preparations

NUMBER = {Uniqueness.NONE: "none", Uniqueness.MULTIPLE: "several"}
# The least level of each band.
BANDS = {"easy": 1, "medium": 2, "hard": 4, "expert": 6}


@dataclass(frozen=True)
class Rating:
    """`sizes`: how many conclusions need steps of so many rules. `proven`: the level is no other."""

    verdict: Uniqueness
    level: int
    proven: bool
    sizes: Mapping[int, int]
    measures: Mapping[str, float]
    score: float
    band: str
    hardest: str
    reason: Reason | None = None


def band_of(level: int) -> str:
    return [band for band, least in BANDS.items() if level >= least][-1]


def levels_of(difficulty: str) -> tuple[int, float]:
    """Return the least and the greatest level of a band, of a level such as 3, or of levels such as 2-4."""
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
    def search(self) -> Search:
        return Search(self.closure, self.deadline)

    def single_rules(self) -> Known:
        return self.search.known


def rate_within(
    puzzle: AnyPuzzle, deadline: Deadline, preparations: Preparations | None = None, engine: Engine | None = None
) -> Rating:
    explained = Searched(puzzle, deadline, engine=engine, preparations=preparations)
    if explained.verdict in (Uniqueness.NONE, Uniqueness.MULTIPLE):
        number = NUMBER[explained.verdict]
        raise UsageError(f"expected a puzzle with exactly one solution to rate, but this one has {number}")
    if explained.verdict is Uniqueness.UNKNOWN:
        return Rating(explained.verdict, 1, False, {}, {}, 0, band_of(1), "", explained.checked.reason)
    search = explained.search
    sizes = Counter({1: search.conclusions})
    level, proven, steps = 1, True, 0
    hardest: Deduction | None = None
    targets = explained.sheet.holding(explained.certain())
    path = explained.path_from(search.known.copy(), targets, reasons=False)
    for deduction in path:
        new = [literal for literal in deduction.conclusions if not search.known[literal]]
        if not new:
            continue  # single rules say it, and the search knows it already
        level, proven = max(level, deduction.bound), proven and deduction.bound >= deduction.size
        if hardest is None or deduction.size > hardest.size:
            hardest = deduction
        said, left = search.conclusions, search.left
        search.go_on(new)
        sizes[level] += search.conclusions - said
        steps += (level - 1) * (left - search.left)
    measures = {"constant": 1, "search": search.effort, "steps": steps}
    return Rating(
        explained.verdict,
        level,
        proven and path.complete,
        dict(sorted(sizes.items())),
        measures,
        round(sum(weight * measures[name] for name, weight in explained.puzzle.weights.items()), 1),
        band_of(level),
        words(explained, hardest, search.hardest, targets),
        None if path.complete else deadline.expired() or explained.checked.reason,
    )


def words(explained: Explanation, hardest: Deduction | None, known: Known, targets: Sequence[Literal]) -> str:
    """Return the hardest step in words; if single rules suffice, one that fills a cell when only so much is known."""
    if hardest is None:
        hardest = next((one for one in explained.path_from(known, targets) if not one.aside), None)
    return explained.step(hardest).words if hardest else ""
