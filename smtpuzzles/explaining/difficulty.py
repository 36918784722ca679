"""How hard a puzzle is: the number of rules that must be seen at once, and how long they must be searched for.

level     the least k such that steps of at most k rules lead to the solution
closure   all that follows by steps of at most k rules; it does not depend on the order of the steps

So everything here is the same on every machine and for every seed. The measures of difficulty:

clues     the clues of the puzzle
waves     how often single rules fill cells, each time all that they can at once, before they fill no more
search    the sum, over these waves, of the open cells for each cell that is filled
level     the level
steps     the sum, over cells that need steps of k rules, of k - 1
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import unknown
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.explanation import Explanation, Step
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Reason, Uniqueness

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


def rate_within(puzzle: AnyPuzzle, deadline: Deadline) -> Rating:
    explained = Explanation(puzzle, deadline)
    if explained.verdict in (Uniqueness.NONE, Uniqueness.MULTIPLE):
        raise UsageError(
            f"expected a puzzle with exactly one solution to rate, but this one has {NUMBER[explained.verdict]}"
        )
    sizes: Counter[int] = Counter()
    cells: Counter[int] = Counter()
    level, proven = 1, True
    hardest: Step | None = None
    for step in explained.steps():
        level, proven = max(level, step.bound), proven and step.proven
        if hardest is None or step.size > hardest.size:
            hardest = step
        sizes[level] += len(step.conclusions)
        cells[level] += sum(one.holds for one in step.conclusions)
    measures = measured(explained, level, cells)
    return Rating(
        explained.verdict,
        level,
        proven and explained.complete,
        dict(sorted(sizes.items())),
        measures,
        round(sum(weight * measures[name] for name, weight in explained.puzzle.weights.items()), 1),
        band_of(level),
        hardest.words if hardest else "",
        None if explained.complete else deadline.expired() or explained.checked.reason,
    )


def measured(explained: Explanation, level: int, cells: Mapping[int, int]) -> dict[str, float]:
    waves = explained.path.waves if explained.path else []
    return {
        "constant": 1,
        "clues": len(explained.puzzle.clues()),
        "waves": len(waves),
        "search": sum(left / filled for left, filled in waves),
        "level": level,
        "steps": sum((size - 1) * number for size, number in cells.items()),
    }
