"""The next steps that are possible now: the easiest first, each with other conclusions than those before it.

at hand   what single rules show, without another cell being filled first
"""

from collections.abc import Iterator
from itertools import islice
from sys import maxsize

from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.judges import learn
from smtpuzzles.explaining.path import CLOSED, Deduction
from smtpuzzles.explaining.step import Step
from smtpuzzles.model import Literal

Steps = tuple[Step, ...]


def in_order(explained: Explanation, most: int) -> Iterator[Steps]:
    """Yield the next steps, in time; there are none without a solution."""
    return explained.in_time(_steps(explained, most))


def _steps(explained: Explanation, most: int) -> Iterator[Steps]:
    if explained.certain():
        for found in islice(Alternatives(explained).each(), min(most, maxsize)):
            yield tuple(map(explained.step, found))


class Alternatives:
    """Finds the next deductions, each after the asides that it needs."""

    def __init__(self, explained: Explanation) -> None:
        self._explained = explained
        self._targets = explained.prepared.holding(explained.certain())
        self._path = explained.path_to(self._targets)
        self._known = self._path.known.copy()  # at hand
        self._asides: list[Deduction] = []
        self._concluded: set[Literal] = set()

    def each(self) -> Iterator[list[Deduction]]:
        for deduction in self._path.singles():
            if all(self._known[fact] for fact in deduction.facts):
                yield from self._new(deduction)
        while left := [one for one in self._targets if not self._known[one] and one not in self._concluded]:
            path = self._explained.path_from(self._known.copy(), left)
            (found,) = path.at_once(self._least())
            aside = found.size == 1 and all(map(path.rules_out, found.conclusions))
            yield from self._new(found._replace(aside=aside))

    def _least(self) -> int:
        """Return how many rules other conclusions need at least."""
        implied = next(self._path.propagator.rounds(self._known.copy()), {})
        return CLOSED if self._concluded.issuperset(implied) else 1

    def _new(self, deduction: Deduction) -> Iterator[list[Deduction]]:
        """Yield the deduction after the asides that it needs; if it is an aside, only learn what it says."""
        said = list(self._explained.said(deduction))
        if deduction.aside:
            learn(self._known, said)
            self._asides.append(deduction)
        else:
            self._concluded.update(said)
            yield self._explained.needed([*self._asides, deduction], deduction.conclusions)
