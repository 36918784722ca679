"""Trials: rules refute an assumption one after the other, with cases where single rules lead no further.

use    a rule, and what follows from it and from what was known before; nothing follows from a rule that cannot be met
case   a literal that is assumed to be true, then to be false, with what follows from each
trial  uses in their order; the last cannot be met, or is a case with two trials
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from smtpuzzles.explaining.judges import Known, learn
from smtpuzzles.explaining.propagator import Propagator
from smtpuzzles.model import Literal

MOST_WORK = 300_000  # judgements of rules until a trial is given up
DEEPEST = 6  # cases within cases


class Use(NamedTuple):
    rule: int
    literals: tuple[Literal, ...]
    facts: tuple[Literal, ...] = ()


class CaseSplit(NamedTuple):
    literal: Literal
    if_true: "Trial"
    if_false: "Trial"


Trial = list[Use | CaseSplit]


class TooMuchWork(Exception):
    """No trial was found in the work that is allowed."""


class Trials:
    """Finds how some rules lead from what is known to a contradiction; None: that takes too much work."""

    def __init__(self, propagator: Propagator) -> None:
        self.prepared = propagator.prepared
        self._propagator = propagator
        self._work = 0

    def of(self, rules: Sequence[int], known: Known) -> Trial | None:
        self._work = 0
        try:
            found = self._found(rules, known.copy(), DEEPEST)
        except TooMuchWork:
            return None
        return found and self._in_order(self._needed(found, known)[0])

    def known(self, literals: Iterable[Literal]) -> Known:
        known = [0] * (2 * self.prepared.variables + 1)
        learn(known, self.all_of(literals))
        return known

    def all_of(self, literals: Iterable[Literal]) -> list[Literal]:
        """Return the literals, and that their cells hold nothing else."""
        own = len(self.prepared.model.variables)
        return [
            v for literal in literals for v in (self.prepared.with_others(literal) if literal <= own else [literal])
        ]

    def _found(self, rules: Sequence[int], known: Known, deepest: int) -> Trial | None:
        uses = self._uses(rules, known)
        if uses and not uses[-1].literals:
            return list(uses)
        best: CaseSplit | None = None  # both ways end at once
        refuted: tuple[int, Literal, Trial] | None = None  # one of them ends
        widest = (-1, 0, 0)  # both go on, and say most
        for variable in self._open(rules, known) if deepest else ():
            ways = [self._way(rules, known, literal) for literal in (variable, -variable)]
            (if_true, ends), (if_false, ends_too) = ways
            if ends and ends_too:
                case = CaseSplit(variable, if_true, if_false)
                best = case if best is None or length([case]) < length([best]) else best
            elif ends or ends_too:
                literal, way = (variable, if_true) if ends else (-variable, if_false)
                refuted = min([*([refuted] if refuted else []), (len(way), literal, way)], key=lambda one: one[0])
            else:
                widest = max(widest, (min(map(len, (if_true, if_false))), len(if_true) + len(if_false), -variable))
        if best:
            return [*uses, best]
        if refuted:
            _, literal, way = refuted
            learn(known, self.all_of([-literal]))
            rest = self._found(rules, known, deepest)
            return rest and [*uses, _split(literal, way, rest)]
        variable = -widest[-1]
        if not variable:
            return None
        both = []
        for literal in (variable, -variable):
            other = known.copy()
            learn(other, self.all_of([literal]))
            if (found := self._found(rules, other, deepest - 1)) is None:
                return None
            both.append(found)
        return [*uses, CaseSplit(variable, *both)]

    def _way(self, rules: Sequence[int], known: Known, literal: Literal) -> tuple[Trial, bool]:
        """Return what follows from the literal by single rules, and whether that is a contradiction."""
        other = known.copy()
        learn(other, self.all_of([literal]))
        uses = self._uses(rules, other)
        return list(uses), bool(uses) and not uses[-1].literals

    def _uses(self, rules: Sequence[int], known: Known) -> list[Use]:
        """Return what follows rule by rule, up to the first that cannot be met."""
        uses: list[Use] = []
        while True:
            before = len(uses)
            for rule, stage in [(one, stage) for stage in self._propagator.stages for one in rules if one in stage]:
                self._work += 1
                if self._work > MOST_WORK:
                    raise TooMuchWork
                found = self._propagator.follows(rule, known, stage)
                if found is None:
                    return [*uses, Use(rule, ())]
                if found:
                    uses.append(Use(rule, tuple(found)))
                    learn(known, self.all_of(found))
                    break
            if len(uses) == before:
                return uses

    def _needed(self, trial: Trial, known: Known) -> tuple[Trial, set[Literal]]:
        """Return what something later depends on, each with what is needed of it, and the facts for all."""
        known = known.copy()
        before: list[Known] = []
        for one in trial:
            before.append(known.copy())
            learn(known, self.all_of(one.literals) if isinstance(one, Use) else ())
        kept: Trial = []
        needed: set[Literal] = set()
        for one, then in zip(reversed(trial), reversed(before), strict=True):
            if isinstance(one, CaseSplit):
                ways = []
                for literal, way in ((one.literal, one.if_true), (-one.literal, one.if_false)):
                    other = then.copy()
                    learn(other, assumed := self.all_of([literal]))
                    way, facts = self._needed(way, other)
                    if facts.isdisjoint(assumed):  # it needs no case
                        return self._needed([*trial[: trial.index(one)], *way], before[0])
                    needed |= facts.difference(assumed)
                    ways.append(way)
                kept.append(CaseSplit(one.literal, *ways))
                continue
            literals = tuple([v for v in one.literals if not needed.isdisjoint(self.all_of([v]))])
            if literals or not one.literals:
                facts_of = self._propagator.needed(one.rule, literals, then)
                needed.update(facts_of)
                kept.append(Use(one.rule, literals, facts_of))
        return kept[::-1], needed

    def _in_order(self, trial: Trial) -> Trial:
        """Return the uses such that each follows those that it needs, as soon as it can."""
        made: dict[Literal, int] = {}  # where that is said first; what is known before may be said again
        for place, one in enumerate(trial):
            for literal in self.all_of(one.literals) if isinstance(one, Use) else ():
                made.setdefault(literal, place)
        order: dict[int, None] = {}
        waiting = [len(trial) - 1]  # each for the next one; a chain may be longer than Python's stack
        while waiting:
            place = waiting[-1]
            others = [made[fact] for fact in facts_of([trial[place]]) if made.get(fact, place) < place]
            if (other := next((other for other in others if other not in order), None)) is not None:
                waiting.append(other)
            else:
                order[waiting.pop()] = None
        return [self._with_ways_in_order(trial[place]) for place in order]

    def _with_ways_in_order(self, one: Use | CaseSplit) -> Use | CaseSplit:
        if isinstance(one, Use):
            return one
        return CaseSplit(one.literal, self._in_order(one.if_true), self._in_order(one.if_false))

    def _open(self, rules: Sequence[int], known: Known) -> list[Literal]:
        """Return the open variables of cells of which the rules speak."""
        about = {variable for rule in rules for variable in self._propagator.judges[rule].literals}
        own = len(self.prepared.model.variables)
        return sorted(variable for variable in about if variable <= own and not known[variable])


def _split(literal: Literal, way: Trial, rest: Trial) -> CaseSplit:
    return CaseSplit(literal, way, rest) if literal > 0 else CaseSplit(-literal, rest, way)


def facts_of(trial: Trial) -> list[Literal]:
    return [
        fact
        for one in trial
        for fact in (one.facts if isinstance(one, Use) else (*facts_of(one.if_true), *facts_of(one.if_false)))
    ]


def length(trial: Trial) -> int:
    return sum(length([*one.if_true, *one.if_false]) if isinstance(one, CaseSplit) else 1 for one in trial)
