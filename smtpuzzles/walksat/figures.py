"""What executions amount to, each figure with how far it can be trusted.

Intervals are of 95 %. That of a share is Wilson's, which is sound where all or none succeed, too.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import inf, isinf, sqrt
from statistics import mean, median, stdev
from typing import NamedTuple

from smtpuzzles.walksat.experiment import Case, Execution

NORMAL = 1.959964
# With fewer models than that, a mean has no interval.
FEWEST = 3


class Share(NamedTuple):
    """A share, and the interval it lies in."""

    value: float
    low: float
    high: float


class Figures(NamedTuple):
    """Of a case within so many flips.

    `mean` is that of the executions that found a model, plus or minus `margin`; None where there is none. `median` is
    that of all executions, None unless more than half found a model.
    """

    case: Case
    limit: int
    executions: int
    found: int
    success: Share
    mean: float | None
    margin: float | None
    median: float | None


def figures(executions: Iterable[Execution], limits: Sequence[int]) -> list[Figures]:
    """By case, in the order in which they come, and limit."""
    cases: dict[Case, list[Execution]] = defaultdict(list)
    for execution in executions:
        cases[execution.case].append(execution)
    return [of_case(case, some, limit) for case, some in cases.items() for limit in sorted(set(limits))]


def of_case(case: Case, executions: Sequence[Execution], limit: int) -> Figures:
    flips = [one.flips for one in executions if one.found and one.flips <= limit]
    middle = median(sorted(flips) + [inf] * (len(executions) - len(flips)))
    return Figures(
        case,
        limit,
        len(executions),
        len(flips),
        wilson(len(flips), len(executions)),
        mean(flips) if flips else None,
        margin(flips),
        None if isinf(middle) else float(middle),
    )


def wilson(found: int, executions: int) -> Share:
    """The shares that would not make what was seen a surprise."""
    share, z2 = found / executions, NORMAL**2 / executions
    middle = share + z2 / 2
    reach = NORMAL * sqrt(share * (1 - share) / executions + z2 / executions / 4)
    low, high = (middle - reach) / (1 + z2), (middle + reach) / (1 + z2)
    return Share(share, low if found else 0.0, high if found < executions else 1.0)


def margin(flips: Sequence[int]) -> float | None:
    """Half of the interval of the mean, by Student's t."""
    if len(flips) < FEWEST:
        return None
    return students_t(len(flips) - 1) * stdev(flips) / sqrt(len(flips))


def students_t(freedom: int) -> float:
    """Its value for 95 %, from the normal distribution's: 26.7.5 of Abramowitz and Stegun, 4.2 instead of 4.3 for 2."""
    z = NORMAL
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum([term / float(freedom) ** power for power, term in enumerate(terms)], 0.0)


def at_largest_limit(some: Sequence[Figures]) -> list[Figures]:
    largest = max((one.limit for one in some), default=0)
    return [one for one in some if one.limit == largest]


def best_noises(some: Sequence[Figures]) -> list[Figures]:
    """Of each form and heuristic, the one that ranks first within the largest limit."""
    best: dict[tuple[str, str], Figures] = {}
    for one in at_largest_limit(some):
        best[one.case[:2]] = min(best.get(one.case[:2], one), one, key=rank)
    return list(best.values())


def rank(one: Figures) -> tuple[float, float]:
    """First those that find the largest share, and of equals, those that take fewest flips."""
    return -one.success.value, one.mean or 0.0
