"""Statistics of executions, with 95 % intervals; those of shares are Wilson's, valid even if all or none succeed."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import inf, isinf, sqrt
from statistics import mean, median, stdev
from typing import NamedTuple

from smtpuzzles.walksat.experiment import Case, Execution

_NORMAL = 1.959964
_FEWEST = 3  # models; with fewer, a mean has no interval


class Share(NamedTuple):
    """A share and its interval."""

    value: float
    low: float
    high: float


class Figures(NamedTuple):
    """The figures of a case within a limit of flips.

    `mean`: of the executions that found a model, plus or minus `margin`; None if there is none. `median`: of all
    executions; None unless more than half found a model.
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
    """Return the figures by case, in the order of the executions, and by limit."""
    cases: dict[Case, list[Execution]] = defaultdict(list)
    for execution in executions:
        cases[execution.case].append(execution)
    return [_of_case(case, some, limit) for case, some in cases.items() for limit in sorted(set(limits))]


def _of_case(case: Case, executions: Sequence[Execution], limit: int) -> Figures:
    flips = [one.flips for one in executions if one.found and one.flips <= limit]
    middle = median(sorted(flips) + [inf] * (len(executions) - len(flips)))
    return Figures(
        case,
        limit,
        len(executions),
        len(flips),
        wilson(len(flips), len(executions)),
        mean(flips) if flips else None,
        students_t(len(flips) - 1) * stdev(flips) / sqrt(len(flips)) if len(flips) >= _FEWEST else None,
        None if isinf(middle) else float(middle),
    )


def wilson(found: int, executions: int) -> Share:
    """Return the share with its interval."""
    share, z2 = found / executions, _NORMAL**2 / executions
    middle = share + z2 / 2
    reach = _NORMAL * sqrt(share * (1 - share) / executions + z2 / executions / 4)
    low, high = (middle - reach) / (1 + z2), (middle + reach) / (1 + z2)
    return Share(share, low if found else 0.0, high if found < executions else 1.0)


def students_t(freedom: int) -> float:
    """Return its value for 95 %, by 26.7.5 of Abramowitz and Stegun; for 2 degrees of freedom 4.2 instead of 4.3."""
    z = _NORMAL
    third = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    fourth = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    terms = z, (z**3 + z) / 4, third, fourth
    return sum([term / float(freedom) ** power for power, term in enumerate(terms)], 0.0)


def at_largest_limit(some: Sequence[Figures]) -> list[Figures]:
    largest = max((one.limit for one in some), default=0)
    return [one for one in some if one.limit == largest]


def best_noises(some: Sequence[Figures]) -> list[Figures]:
    """Return, for each form and heuristic, the figures that rank first within the largest limit."""
    best: dict[tuple[str, str], Figures] = {}
    for one in at_largest_limit(some):
        best[one.case[:2]] = min(best.get(one.case[:2], one), one, key=rank)
    return list(best.values())


def rank(one: Figures) -> tuple[float, float]:
    """Return the sort key: the largest share first, then the fewest flips."""
    return -one.success.value, one.mean or 0.0
