"""Steps in words: the rules in the order in which a player uses them, and what each adds.

use    a rule, and what follows from it and from what was known before; nothing follows from a rule that cannot be met
case   a literal that is assumed to be true, then to be false, with the uses that follow from each
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from smtpuzzles.base.grid import phrase
from smtpuzzles.base.text import listed
from smtpuzzles.explaining.judges import Known, learn
from smtpuzzles.explaining.path import Deduction
from smtpuzzles.explaining.propagator import Propagator
from smtpuzzles.model import Cell, Literal
from smtpuzzles.puzzle.reasons import Claim, Inference, Reason
from smtpuzzles.result import Violation

CASES = 1  # cases within cases, and so on, of an argument in words
MOST_RULES = 20  # for which an order of use is looked for


class Use(NamedTuple):
    rule: int
    literals: tuple[Literal, ...]
    facts: tuple[Literal, ...] = ()


class CaseSplit(NamedTuple):
    literal: Literal
    if_true: "Argument"
    if_false: "Argument"


Argument = list[Use | CaseSplit]


@dataclass(frozen=True)
class Step:
    """Rules and known cells from which conclusions follow; without conclusions, they contradict each other.

    `facts`: what must be known. `bound`: any step here is proven to need this number of rules. `aside`: one rule only
    rules something out, which a later step may need. `pattern`: what players call the step. `obvious`: they see it
    without words.
    """

    rules: tuple[Violation, ...]
    facts: tuple[Claim, ...]
    conclusions: tuple[Claim, ...]
    bound: int
    words: str
    aside: bool
    pattern: str | None = None
    obvious: bool = False

    @property
    def known(self) -> list[Cell]:
        return sorted({fact.cell for fact in self.facts})

    @property
    def size(self) -> int:
        return len(self.rules)

    @property
    def proven(self) -> bool:
        return self.bound >= self.size


class Wording:
    """Puts deductions into words."""

    def __init__(self, propagator: Propagator) -> None:
        self.prepared = propagator.prepared
        self._propagator = propagator

    def step(self, deduction: Deduction) -> Step:
        rules, conclusions, facts, bound, aside = deduction
        reason, words = self._reason(rules, conclusions, facts), None
        if len(rules) > 1 and not (reason and reason.pattern and reason.words):
            words = self._supposed(rules, conclusions, facts)
            if words is None and not (reason and reason.words):
                words = self._together(rules, conclusions)
        if words is None:
            why = self._because(reason, Use(rules[0], conclusions, facts))
            end = f"{capital(self.said(conclusions))}, because" if conclusions else "There is no solution:"
            words = f"{end} {why}."
        return Step(
            tuple([Violation(self.prepared.rules[rule].sentence, self.prepared.rules[rule].cells) for rule in rules]),
            self.claims(facts),
            self.claims(self.shortest(conclusions)),
            bound,
            words,
            aside,
            *(reason.pattern or None, reason.obvious) if reason else (),
        )

    def _supposed(self, rules: Sequence[int], conclusions: Sequence[Literal], facts: Sequence[Literal]) -> str | None:
        """Explain how the rules refute the contrary of the first conclusion, if that is short."""
        first, rest = conclusions[:1], [one for one in self.shortest(conclusions) if one not in conclusions[:1]]
        known = self._known(facts)
        learn(known, self._all_of([-literal for literal in first]))
        argument = self.argument(rules, known) if len(rules) <= MOST_RULES else None
        if argument is None:
            return None
        if not first:
            return f"{self.in_words(argument)} So there is no solution."
        also = f" The same rules show that {self.said(rest)}." if rest else ""
        supposed = self.said([-first[0]], supposed=True)
        return f"Suppose {supposed}. {self.in_words(argument)} So {self.said(first)}.{also}"

    def _together(self, rules: Sequence[int], conclusions: Sequence[Literal]) -> str:
        listed_rules = "; ".join(self.prepared.rules[rule].sentence for rule in rules)
        otherwise = f"{capital(self.said(conclusions))}, because otherwise" if conclusions else "There is no solution:"
        return f"{otherwise} these {len(rules)} rules exclude each other: {listed_rules}."

    def _reason(self, rules: Sequence[int], conclusions: Sequence[Literal], facts: Sequence[Literal]) -> Reason | None:
        own = len(self.prepared.model.variables)
        claims = self.claims([literal for literal in facts if abs(literal) <= own])
        about = tuple([self.prepared.rules[rule] for rule in rules])
        return self.prepared.puzzle.reason(Inference(about, claims, self.claims(self.shortest(conclusions))))

    def _because(self, reason: Reason | None, use: Use) -> str:
        """Return what follows 'because', or 'but then' of a contradiction."""
        if reason:
            return reason.words
        rule = self.prepared.rules[use.rule].sentence
        given = self.said(use.facts)
        if use.literals:
            return f"{rule}{f', and {given}' if given else ''}"
        return f"it is impossible that {rule}{f', because {given}' if given else ''}"

    def in_words(self, argument: Argument, case: str = "") -> str:
        """Return the uses in order, those of one reason together; the end, or both ways of a case, is impossible."""
        lines: dict[str, list[Literal]] = {}
        unseen: list[str] = []  # why helpers have their values, which no cell shows
        for one in argument:
            if isinstance(one, CaseSplit):
                for number, literal, way in ((1, one.literal, one.if_true), (2, -one.literal, one.if_false)):
                    named = f"{case}{number}"
                    lines[f"Case {named}: {self.said([literal])}. {self.in_words(way, f'{named}.')}"] = []
            else:
                seen = self.shortest(one.literals)
                reason = self._reason([one.rule], seen, one.facts) if seen or not one.literals else None
                why = self._because(reason, one)
                if one.literals and not seen:
                    unseen.append(why)
                    continue
                why, unseen = ", and ".join([*unseen, why]), []
                lines.setdefault(why if one.literals else f"But then {why}.", []).extend(seen)
        sentences = [f"Then {self.said(of)}, because {why}." if of else why for why, of in lines.items()]
        return " ".join(sentences)

    def argument(self, rules: Sequence[int], known: Known) -> Argument | None:
        """Return how the rules lead to a contradiction, with at most CASES levels of cases."""
        for depth in range(CASES + 1):
            if found := self._argued(rules, known.copy(), depth):
                return self._needed(found, known)[0]
        return None

    def _argued(self, rules: Sequence[int], known: Known, depth: int) -> Argument | None:
        uses = self._uses(rules, known)
        if uses and not uses[-1].literals:
            return list(uses)
        if depth == 0:
            return None
        best: CaseSplit | None = None
        for literal in self._open(rules, known):
            ways = []
            for value in (literal, -literal):
                other = known.copy()
                learn(other, self._all_of([value]))
                ways.append(self._argued(rules, other, depth - 1))
                if ways[-1] is None:
                    break
            else:
                case = CaseSplit(literal, ways[0] or [], ways[1] or [])
                if best is None or length(case) < length(best):
                    best = case
        return None if best is None else [*uses, best]

    def _uses(self, rules: Sequence[int], known: Known) -> list[Use]:
        """Return what follows rule by rule, up to the first that cannot be met."""
        uses: list[Use] = []
        while True:
            before = len(uses)
            for rule in rules:
                found = self._propagator.follows(rule, known)
                if found is None:
                    return [*uses, Use(rule, ())]
                if found:
                    uses.append(Use(rule, tuple(found)))
                    learn(known, self._all_of(found))
                    break
            if len(uses) == before:
                return uses

    def _needed(self, argument: Argument, known: Known) -> tuple[Argument, set[Literal]]:
        """Return the uses that something later depends on, each with what is needed of it, and the facts for all."""
        known = known.copy()
        before: list[Known] = []
        for one in argument:
            before.append(known.copy())
            learn(known, self._all_of(one.literals) if isinstance(one, Use) else ())
        kept: Argument = []
        needed: set[Literal] = set()
        for one, then in zip(reversed(argument), reversed(before), strict=True):
            if isinstance(one, CaseSplit):
                ways = []
                for literal in (one.literal, -one.literal):
                    assumed = self._all_of([literal])
                    other = then.copy()
                    learn(other, assumed)
                    way, facts = self._needed(one.if_true if literal > 0 else one.if_false, other)
                    needed |= facts.difference(assumed)
                    ways.append(way)
                kept.append(CaseSplit(one.literal, ways[0], ways[1]))
                continue
            literals = tuple([v for v in one.literals if not needed.isdisjoint(self._all_of([v]))])
            if literals or not one.literals:
                facts_of = self._propagator.judges[one.rule].needed(literals, then)
                needed.update(facts_of)
                kept.append(Use(one.rule, literals, facts_of))
        return kept[::-1], needed

    def _open(self, rules: Sequence[int], known: Known) -> list[Literal]:
        """Return the open variables of cells of which the rules speak."""
        about = {variable for rule in rules for variable in self._propagator.judges[rule].literals}
        own = len(self.prepared.model.variables)
        return sorted(variable for variable in about if variable <= own and not known[variable])

    def _known(self, facts: Iterable[Literal]) -> Known:
        known = [0] * (2 * self.prepared.variables + 1)
        learn(known, self._all_of(facts))
        return known

    def _all_of(self, literals: Iterable[Literal]) -> list[Literal]:
        own = len(self.prepared.model.variables)
        return [
            v for literal in literals for v in (self.prepared.with_others(literal) if literal <= own else [literal])
        ]

    def claims(self, literals: Iterable[Literal]) -> tuple[Claim, ...]:
        return tuple([self.claim(literal) for literal in literals])

    def said(self, literals: Sequence[Literal], supposed: bool = False) -> str:
        """Return in words what these literals say of cells: 'row 1, columns 3 and 4 are not 5 or 7'."""
        name_of, verbs = self.prepared.puzzle.name_of, self.prepared.puzzle.verbs
        of_cell: dict[tuple[bool, Cell], list[str]] = {}
        for cell, symbol, holds in self.claims(self.shortest(literals)):
            of_cell.setdefault((not holds, cell), []).append(name_of(symbol))
        alike: dict[tuple[bool, str], list[Cell]] = {}
        for (other, cell), symbols in of_cell.items():
            alike.setdefault((other, listed(symbols, "or")), []).append(cell)
        parts = []
        for (other, symbol), cells in sorted(alike.items(), key=lambda one: (one[0][0], min(one[1]))):
            verb = verbs[2 if supposed else len(cells) > 1]
            parts.append(f"{phrase(self.prepared.puzzle.named(cells))} {verb} {'not ' if other else ''}{symbol}")
        return listed(parts)

    def shortest(self, literals: Sequence[Literal]) -> list[Literal]:
        """Leave out helpers, and what cells do not hold if it is said what they hold."""
        own = [literal for literal in literals if abs(literal) <= len(self.prepared.model.variables)]
        filled = {self.prepared.cell(literal) for literal in own if literal > 0}
        return [literal for literal in own if literal > 0 or self.prepared.cell(literal) not in filled]

    def claim(self, literal: Literal) -> Claim:
        _, cell, symbol = self.prepared.model.variables[abs(literal) - 1]
        if literal < 0 and len(self.prepared.of_cell[cell]) == 1:
            return Claim(cell, self.prepared.model.bare[cell])
        return Claim(cell, symbol, literal > 0)


def length(case: CaseSplit) -> int:
    return sum(length(one) if isinstance(one, CaseSplit) else 1 for one in [*case.if_true, *case.if_false])


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
