"""The path from the givens to the solution: deductions, each of which uses the fewest rules that is possible then.

deduction   a few rules and known literals from which others follow; with no conclusions: they contradict each other
aside       a deduction by one rule that only rules something out: of interest only to those that need it
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.judges import Known, learn
from smtpuzzles.explaining.propagator import Propagator, RuleBroken
from smtpuzzles.explaining.smallest import Implication, Smallest
from smtpuzzles.model import Literal
from smtpuzzles.result import ReasonUnknown
from smtpuzzles.solving.prepared import Prepared

CLOSED = 2  # rules are needed where single rules lead no further
Alike = dict[tuple[int, tuple[Literal, ...], bool], list[Literal]]
CONTRADICTION = 0  # the literal that no assignment makes true


class Deduction(NamedTuple):
    """The numbers of its rules, what follows, the facts that it needs; `bound`: no step here has fewer.

    `known`: all that was known before, if it takes several rules. `weight`: what these rules count as.
    """

    rules: tuple[int, ...]
    conclusions: tuple[Literal, ...]
    facts: tuple[Literal, ...]
    bound: int = 1
    aside: bool = False
    known: Sequence[int] = ()
    weight: int = 1

    @property
    def size(self) -> int:
        return len(self.rules)


class Path:
    """Finds deductions until all targets are known.

    `reference`: the true variables of an assignment that obeys the rules, or most of them if they contradict each
    other. `reasons`: whether to find the facts that deductions by one rule need, too. `complete`: all targets are
    known, or a contradiction is. `stopped`: why the path ends before that. If it ends otherwise, or contradicts a
    target, the search or the rules are wrong: WrongAnswer.
    """

    def __init__(
        self,
        propagator: Propagator,
        targets: Sequence[Literal],
        reference: Sequence[Literal],
        known: Known,
        deadline: Deadline,
        reasons: bool = True,
    ) -> None:
        self.prepared = propagator.prepared
        self.propagator = propagator
        self.known = known
        self.complete = False
        self.stopped: ReasonUnknown | None = None
        self.targets = targets
        self.reference = reference
        self._deadline = deadline
        self._reasons = reasons
        self._old = known.copy()  # what was known before the present round
        self._scratch = [0] * len(known)
        self._smallest: Smallest | None = None
        self._left_out = set[Literal]()  # targets of which other deductions are looked for

    def __iter__(self) -> Iterator[Deduction]:
        refuting = CONTRADICTION in self.targets
        own, true = range(1, len(self.prepared.model.variables) + 1), set(self.reference)
        wrong = set() if refuting else {-literal if literal in true else literal for literal in own}
        wrong.update(-target for target in self.targets if not refuting)
        try:
            for deduction in self._found():
                if not wrong.isdisjoint(deduction.conclusions) or not (deduction.conclusions or refuting):
                    raise self._wrong(f"{deduction._replace(known=())} is not so")
                yield deduction
            self.complete = True
        except Expired as expired:
            self.stopped = expired.reason
        if self.complete and not refuting and any(self.known[target] <= 0 for target in self.targets):
            raise self._wrong("a path ends before its targets are known")

    def _wrong(self, how: str) -> WrongAnswer:
        return WrongAnswer(f"a step for this {self.prepared.puzzle.kind} puzzle is wrong: {how}")

    def _found(self) -> Iterator[Deduction]:
        """Yield deductions up to the targets or a contradiction; Expired: there is no more time."""
        since: Iterable[Literal] | None = None
        while not self._at_end():
            try:
                yield from self.singles(since)
            except RuleBroken as broken:
                yield Deduction((broken.rule,), (), self._needed(broken.rule, CONTRADICTION))
                return
            if self._at_end():
                return
            deduction = self.deduction(self._next())
            yield deduction
            if not deduction.conclusions:
                return
            since = self._learn(deduction.conclusions)

    def singles(self, since: Iterable[Literal] | None = None) -> Iterator[Deduction]:
        """Yield the deductions of single rules, round by round; `since`: what was learnt last."""
        for implied in self.propagator.rounds(self.known, since):
            yield from self._singles(implied)

    def _at_end(self) -> bool:
        return CONTRADICTION not in self.targets and all(self.known[target] for target in self.targets)

    def ends_by(self, most: int) -> bool:
        """Do steps of at most so many rules lead to all targets? A step may be overlooked where that takes long."""
        since: Iterable[Literal] | None = None
        while True:
            for _ in self.propagator.rounds(self.known, since):
                pass
            if self._at_end():
                return True
            if most < CLOSED:
                return False
            self._begin()
            # Any step will do, so it need not be shown that no smaller one is there.
            found = self._smallest.next(self.known, most, most) if self._smallest else Implication(0, (), 1)
            if not found.rules:
                return False
            since = self._learn([found.target])

    def single(self, most: int) -> Deduction | None:
        """Return one deduction of as few rules as possible, and at most `most`, that shows a target."""
        try:
            found = self.within(1, most)
            return self.deduction(found) if found.rules else None
        except Expired:
            return None

    def within(self, least: int, most: int) -> Implication:
        """Return the smallest step of at most so many rules; without rules, there is none of fewer than its bound.

        `least`: the caller knows that fewer rules show nothing.
        """
        self._begin()
        return (
            self._of_one(self._smallest.next(self.known, least, most)) if self._smallest else Implication(0, (), least)
        )

    def others(self, least: int, most: int) -> Iterator[Deduction]:
        """Yield smallest deductions of at most so many rules, each of the targets that none before it shows."""
        found = self.within(least, most)
        while found.rules and self._smallest:
            deduction = self.deduction(found)
            yield deduction
            self._smallest.leave_out(deduction.conclusions)
            self._left_out.update(deduction.conclusions)
            found = self.within(found.bound, most)

    def at_once(self, least: int = 1) -> Iterator[Deduction]:
        """Yield one deduction of the fewest rules that shows a target from what is known now; then learn it.

        `least`: the caller knows that fewer rules show nothing.
        """
        self._begin()
        deduction = self.deduction(self._next(least))
        yield deduction
        self._learn(deduction.conclusions)
        self.complete = self._at_end()

    def models(self, bound: int, most: int) -> list[tuple[list[Literal], list[int]]]:
        """Return assignments, at most so many, that prove this bound of the deduction just found, if it is not 1."""
        if self._smallest is None or bound <= CLOSED:  # which was known without assignments
            return self._search().models(most)
        return self._smallest.models(most)

    def _learn(self, literals: Iterable[Literal]) -> list[Literal]:
        new = [one for literal in literals for one in self.prepared.with_others(literal)]
        learn(self.known, new)
        learn(self._old, new)
        return new

    def _singles(self, implied: dict[Literal, list[int]]) -> Iterator[Deduction]:
        """Yield the deductions of a round; what a rule shows for the same reason is one, or what it says of notes."""
        alike: Alike = {}
        filled = {self.prepared.cell(literal) for literal in implied if literal > 0}
        noted = Counter(number for numbers in implied.values() for number in numbers if number < self.prepared.meanings)
        for literal, numbers in implied.items():
            if literal < 0 and self.prepared.cell(literal) in filled:
                continue  # that goes without saying
            reasons = [(self._needed(number, literal), number) for number in numbers[: 3 if self._reasons else 1]]
            facts, number = min(reasons, key=lambda one: (len(one[0]), -noted[one[1]], one[1]))
            alike.setdefault((number, facts, self.rules_out(literal)), []).append(literal)
        for (number, facts, aside), literals in (_joined(alike, noted) if noted else alike).items():
            yield Deduction((number,), tuple(sorted(literals, key=abs)), facts, 1, aside)
        self._learn(implied)

    def rules_out(self, literal: Literal) -> bool:
        """Does the literal put no symbol into its cell, or only what a player may leave out or note?"""
        if self.prepared.is_shade(literal):
            return True
        if literal > 0:
            return False
        held = self.prepared.value(self.prepared.cell(literal), self.known)
        return held in (None, self.prepared.puzzle.nothing)

    def _needed(self, number: int, literal: Literal) -> tuple[Literal, ...]:
        """Return facts from which the rule says the literal, each of them needed."""
        if not self._reasons:
            return ()
        about, known = self.propagator.judges[number].literals, self._scratch
        learn(known, [one if self._old[one] > 0 else -one for one in about if self._old[one]])
        needed = self.propagator.needed(number, [] if literal == CONTRADICTION else [literal], known)
        for one in about:
            known[one] = known[-one] = 0
        return needed

    def _next(self, least: int = CLOSED) -> Implication:
        """Return the next step, a smallest one if it is found soon, and its search can be compiled."""
        from smtpuzzles.explaining.cores import by_core

        self._begin()
        found = self._of_one(self._smallest.next(self.known, least) if self._smallest else Implication(0, (), 1))
        return found if found.rules else by_core(self.prepared, self.targets, self.known, found.bound, self._deadline)

    def _of_one(self, found: Implication) -> Implication:
        """Return a step of one rule that counts as several, but as no more than this step; or this step."""
        weight, heavy = self.prepared.weight(found.rules), self.propagator.heavy
        if len(found.rules) < CLOSED or not heavy:
            return found
        for least in range(CLOSED, weight + 1):
            numbers = [number for number in heavy if self.prepared.rules[number].least == least]
            try:
                implied = self.propagator.round(heavy, numbers, self.known)
            except RuleBroken as broken:
                return Implication(CONTRADICTION, (broken.rule,), min(found.bound, least))
            for target in self.targets:
                if target in implied and not self.known[target] and target not in self._left_out:
                    return Implication(target, (implied[target][0],), min(found.bound, least))
        return found

    def _begin(self) -> None:
        """Begin the search for smallest steps where it can be compiled; elsewhere, solvers find all steps."""
        if self._smallest is None:
            with suppress(ModuleNotFoundError):
                self._smallest = self._search()

    def _search(self) -> Smallest:
        return Smallest(self.prepared, self.targets, self.reference, self.known, self._deadline)

    def deduction(self, found: Implication) -> Deduction:
        """Return the deduction of this step, with all that its rules show if no fewer can show anything."""
        conclusions: tuple[Literal, ...] = (found.target,) if found.target else ()
        weight = self.prepared.weight(found.rules)
        if self._smallest and conclusions and found.bound == weight and CONTRADICTION not in self.targets:
            conclusions = self._smallest.all_shown(found)
        facts = found.facts
        if facts is None:
            assert self._smallest is not None
            facts = self._smallest.facts(found.rules, conclusions or (CONTRADICTION,), self.prepared)
        return Deduction(found.rules, conclusions, facts, found.bound, False, self.known.copy(), weight)


def _joined(alike: Alike, numbers: Container[int]) -> Alike:
    """Join what these rules show for different reasons; not what is noted with what players fill."""
    found: Alike = {}
    facts_of: dict[tuple[int, bool], tuple[Literal, ...]] = {}
    for (number, facts, aside), literals in alike.items():
        before = facts_of.get((number, aside), ()) if number in numbers else ()
        others = found.pop((number, before, aside), []) if before else []
        joined = tuple(dict.fromkeys([*before, *facts]))
        facts_of[number, aside] = joined
        found[number, joined, aside] = [*others, *literals]
    return found


def used(found: Iterable[Deduction], prepared: Prepared) -> Iterator[Deduction]:
    """Yield each deduction after those of shades that it needs; leave out those that none needs."""
    kept: list[Deduction] = []
    place_of: dict[Literal, int] = {}
    for deduction in found:
        if deduction.conclusions and all(map(prepared.is_shade, deduction.conclusions)):
            place_of |= dict.fromkeys(deduction.conclusions, len(kept))
            kept.append(deduction)
            continue
        needed, waiting = set[int](), list(deduction.facts)
        while waiting:
            place = place_of.get(waiting.pop())
            if place is not None:
                needed.add(place)
                waiting += kept[place].facts
                for literal in kept[place].conclusions:
                    del place_of[literal]
        yield from [kept[place] for place in sorted(needed)]
        yield deduction
