"""Paths that use only steps of some names.

Where single rules of these names lead no further, the smallest steps that show other literals are looked at, one after
the other: the first that has one of the names is taken. Larger steps that show the same are not looked for.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.judges import Known
from smtpuzzles.explaining.path import CLOSED, Deduction, Path
from smtpuzzles.explaining.step import Step
from smtpuzzles.explaining.techniques import is_named, techniques
from smtpuzzles.explaining.words import Wording
from smtpuzzles.model import Board, Literal
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.reasons import Technique
from smtpuzzles.result import ReasonUnknown, Uniqueness
from smtpuzzles.solving.preparing import Preparations


class ChosenPath(Path):
    """A path of the deductions that `takes` accepts; `stopped` where it finds no other.

    `most`: the rules of a deduction. The bound of one is of what it concludes: fewer rules do not show that.
    """

    takes: Callable[[Deduction], bool]
    most: int

    def _found(self) -> Iterator[Deduction]:
        since: Iterable[Literal] | None = None
        passed = set[Literal]()  # what single rules show
        judges = {n: one for n, one in enumerate(self.propagator.judges) if self.prepared.rules[n].least == 1}
        while not self._at_end():
            touched = judges if since is None else [n for n in self.propagator.touched(since) if n in judges]
            implied = self.propagator.round(judges, touched, self.known)
            found = list(self._by_one(implied))
            passed.update(implied)
            if not found:
                found = [self._by_several(passed)]
            yield from found
            since = self._learn([literal for one in found for literal in one.conclusions])

    def _by_one(self, implied: dict[Literal, list[int]]) -> Iterator[Deduction]:
        """Yield deductions by one rule each: for each literal the one of the fewest facts that is taken."""
        alike: dict[tuple[int, tuple[Literal, ...], bool], list[Literal]] = {}
        for literal, numbers in implied.items():
            for number in numbers:
                alike.setdefault((number, self._needed(number, literal), self.rules_out(literal)), []).append(literal)
        every = [Deduction((rule,), tuple(some), facts, 1, aside) for (rule, facts, aside), some in alike.items()]
        said = set[Literal]()
        for one in sorted(every, key=lambda one: (one.conclusions[0] < 0, len(one.facts))):
            new = one._replace(conclusions=tuple([literal for literal in one.conclusions if literal not in said]))
            if new.conclusions and self.takes(new):
                yield new
                said.update([other for literal in new.conclusions for other in self.prepared.with_others(literal)])

    def _by_several(self, passed: set[Literal]) -> Deduction:
        """Return the smallest deduction that is taken, of the smallest ones that show some target."""
        left = [one for one in self.targets if not self.known[one] and one not in passed]
        path = Path(self.propagator, left, self.reference, self.known.copy(), self._deadline)
        for deduction in path.others(CLOSED, self.most):
            if self.takes(deduction):
                return deduction
        raise Expired(ReasonUnknown.TECHNIQUES)


class ChosenExplanation(Explanation):
    """An explanation by steps of these names; a puzzle without solution has none."""

    names: frozenset[str]
    proven = ", proven fewest for what follows"

    def __init__(
        self,
        puzzle: AnyPuzzle,
        deadline: Deadline,
        entries: Board | None,
        names: frozenset[str],
        uniqueness: bool = False,
    ) -> None:
        self.names = names
        super().__init__(puzzle, deadline, entries, uniqueness=uniqueness)

    def path_from(self, known: Known, literals: Iterable[Literal], reasons: bool = True) -> Path:
        plain = super().path_from(known, literals, reasons)
        path = ChosenPath(self.propagator, plain.targets, plain.reference, known, self.deadline)
        path.takes = partial(self._takes, Wording(self.propagator))
        usual = [one.rules for one in techniques(self.puzzle.kind) if one.name in self.names]
        path.most = max([2 * max(usual, default=1), *[rule.least for rule in self.prepared.rules]])
        self.path = path
        return path

    def _takes(self, wording: Wording, one: Deduction) -> bool:
        reason = wording.reason(one.rules, one.conclusions, one.facts)
        return (one.size == 1 and reason is not None and reason.obvious) or is_named(self.names, one.size, reason)

    def _refutation(self) -> Iterator[Step]:
        return iter(())


def needs(puzzle: AnyPuzzle, technique: Technique, deadline: Deadline, preparations: Preparations) -> bool:
    """Has the path to the solution a step of this name? Out of time, raise Expired."""
    explained, names = Explanation(puzzle, deadline, preparations=preparations), frozenset([technique.name])
    if explained.verdict is Uniqueness.UNKNOWN:
        raise Expired(explained.checked.reason or ReasonUnknown.TIMEOUT)  # it is not even prepared
    path = explained.path_to(explained.prepared.holding(explained.certain()))
    wording = Wording(explained.propagator)
    for one in explained.in_time(explained.deductions(path, path)):
        if is_named(names, one.size, wording.reason(one.rules, one.conclusions, one.facts)):
            return True
    if explained.stopped is not None:
        raise Expired(explained.stopped)
    return False


def explanation_of(
    puzzle: AnyPuzzle,
    deadline: Deadline,
    entries: Board | None,
    names: frozenset[str] | None,
    certify: bool = False,
    uniqueness: bool = False,
) -> Explanation:
    """Return the explanation by steps of these names, or by all."""
    if names is None:
        return Explanation(puzzle, deadline, entries, certify, uniqueness=uniqueness)
    return ChosenExplanation(puzzle, deadline, entries, names, uniqueness)
