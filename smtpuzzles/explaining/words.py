"""Steps in words: the name of a reason and what it says, or a trial, line by line, as a player would make it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from smtpuzzles.explaining.judges import learn
from smtpuzzles.explaining.path import Deduction
from smtpuzzles.explaining.phrasing import Phrasing, capital, combined, consequence, sentences
from smtpuzzles.explaining.propagator import Propagator
from smtpuzzles.explaining.step import Line, Step
from smtpuzzles.explaining.swaps import reason_of_swap
from smtpuzzles.explaining.trials import CaseSplit, Trial, Trials, Use, length
from smtpuzzles.model import Cell, Literal
from smtpuzzles.puzzle.reasons import LONGEST, LONGEST_REASON, Claim, Inference, Reason
from smtpuzzles.result import Violation

FEW_RULES, FEW_USES = 3, 2  # of trials that are told without lines, if that is short
MOST_AT_ONCE = 8  # rules that a player can follow; more are no short reason
MOST_LINES = 60  # of a trial that anybody follows
TRIED = 6  # conclusions of a step, of which the one with the shortest trial is told


class StepWords(NamedTuple):
    """The words of a step."""

    head: str
    lines: tuple[Line, ...] = ()
    also: str = ""
    supposed: Claim | None = None


class Wording:
    """Puts deductions into words."""

    def __init__(self, propagator: Propagator) -> None:
        self.prepared = propagator.prepared
        self.phrasing = Phrasing(propagator.prepared)
        self._trials = Trials(propagator)

    def step(self, deduction: Deduction) -> Step:
        rules, conclusions, facts, bound, aside, known, weight = deduction
        reason = self.reason(rules, conclusions, facts)
        if len(rules) > 1 and not (reason and reason.pattern and reason.words):
            found = self._tried(deduction, reason)
        else:
            head = self._at_once(conclusions, self._reasons(reason, Use(rules[0], conclusions, facts)))
            found = StepWords(head, tuple([Line(sentences([clause])) for clause in reason.more]) if reason else ())
        violations = [self._violation(rule) for rule in rules]
        return Step(
            tuple(violations),
            self.phrasing.claims(facts),
            self.phrasing.claims(self.phrasing.shortest(conclusions)),
            bound,
            found.head,
            aside,
            *(reason.pattern or None, reason.obvious) if reason else (None, False),
            found.lines,
            found.also,
            self._candidates(violations, known) if len(rules) > 1 else (),
            found.supposed,
            bool(conclusions) and all(map(self.prepared.is_shade, conclusions)),
            weight,
        )

    def _violation(self, rule: int) -> Violation:
        return Violation(self.prepared.rules[rule].sentence, self.prepared.rules[rule].cells)

    def _candidates(self, rules: Iterable[Violation], known: Sequence[int]) -> tuple[tuple[Cell, tuple[str, ...]], ...]:
        found = []
        for cell in sorted({cell for rule in rules for cell in rule.cells}):
            literals = self.prepared.of_cell.get(cell, {})
            if len(literals) > 2 and self.prepared.value(cell, known) is None:
                found.append((cell, tuple([symbol for symbol, literal in literals.items() if not known[literal]])))
        return tuple(found)

    def _at_once(self, literals: Sequence[Literal], reasons: Sequence[str]) -> str:
        """Return what follows, and why; or why there is no solution."""
        if literals:
            return consequence(self.phrasing.said(literals), self.phrasing.clauses(literals), reasons)
        first, *others = reasons
        whole = combined([f"there is no solution: {first}", *others])
        return sentences(whole if len(whole) == 1 else ["there is no solution", *combined(reasons)])

    # Trials.

    def _tried(self, deduction: Deduction, reason: Reason | None) -> StepWords:
        """Return how the rules refute the contrary of a conclusion: of that for which it is shortest."""
        seen = self.phrasing.shortest(deduction.conclusions)
        found: list[tuple[int, Literal, Trial]] = []
        for literal in seen[:TRIED] or [0]:
            known = self._trials.known(deduction.facts)
            learn(known, self._trials.all_of([-literal] if literal else []))
            trial = self._trials.of(deduction.rules, known)
            if trial and length(trial) <= MOST_LINES:
                found.append((length(trial), literal, trial))
        if not found:
            return self._untried(seen, reason, len(deduction.rules))
        _, first, trial = min(found, key=lambda one: one[0])
        also = self._also([one for one in seen if one != first])
        if short := self._in_brief(first, trial, len(deduction.rules)):
            return StepWords(short, (), also)
        head = f"{capital(self.phrasing.said([first]))}." if first else "There is no solution."
        begin = f"Suppose {self.phrasing.supposed(-first, 'it')}." if first else ""
        if reason and reason.words:
            head = self._at_once([first] if first else [], [reason.words])
            begin = f"One way to see it: {begin[:1].lower()}{begin[1:]}"
        elif len(deduction.rules) > MOST_AT_ONCE:
            begin = f"No short reason was found; one way to see it: {begin[:1].lower()}{begin[1:]}"
        supposed = self.phrasing.claim(-first) if first else None
        return StepWords(f"{head} {begin}".strip(), tuple(self._lines(trial, count(1))), also, supposed)

    def _untried(self, seen: Sequence[Literal], reason: Reason | None, rules: int) -> StepWords:
        if reason and reason.words:
            return StepWords(self._at_once(seen, [reason.words]))
        clauses = self.phrasing.clauses(seen) or ["there is no solution"]
        how = f"a search through all cases shows that otherwise one of {rules} rules would be broken"
        return StepWords(sentences([*clauses, f"no short reason was found: {how}"]))

    def _also(self, literals: Sequence[Literal]) -> str:
        begin = "the same rules show that "
        return sentences([begin + clause for clause in self.phrasing.clauses(literals, LONGEST - len(begin) - 1)])

    def _in_brief(self, first: Literal, trial: Trial, rules: int) -> str:
        """Return the trial as a few sentences, if it is short."""
        if any(isinstance(one, CaseSplit) for one in trial) or (rules > FEW_RULES and len(trial) > FEW_USES):
            return ""
        *lines, last = [line.words for line in self._lines(trial, count(1))]
        then = [f"Then {line[:1].lower()}{line[1:]}" for line in lines]
        supposed = [f"Suppose {self.phrasing.supposed(-first)}."] if first else []
        end = f"So {self.phrasing.said([first])}." if first else "So there is no solution."
        words = " ".join([*supposed, *then, last, end])
        return words if len(words) <= LONGEST else ""

    def _lines(self, trial: Trial, numbers: Iterator[int], case: str = "", depth: int = 0) -> Iterator[Line]:
        unseen: list[str] = []  # why helpers have their values, which no cell shows
        for one in trial:
            if isinstance(one, CaseSplit):
                yield from self._cases(one, numbers, case, depth)
                continue
            seen = self.phrasing.shortest(one.literals)
            reason = self.reason([one.rule], seen, one.facts) if seen or not one.literals else None
            reasons = self._reasons(reason, one)
            if one.literals and not seen:
                unseen += reasons
                continue
            reasons, unseen = [*unseen, *reasons], []
            cells: tuple[Cell, ...] = ()
            if seen:
                words = consequence(self.phrasing.said(seen), self.phrasing.clauses(seen), reasons)
            else:
                words = sentences(combined([f"but {reasons[0]}", *reasons[1:]]))
                cells = self._clashing(one)
            claims = self.phrasing.claims(seen)
            yield Line(words, next(numbers), case, depth, claims, self._violation(one.rule), cells)

    def _cases(self, split: CaseSplit, numbers: Iterator[int], case: str, depth: int) -> Iterator[Line]:
        """Yield the lines of both cases; if one ends soon, only what it refutes goes on."""
        ways = (split.literal, split.if_true), (-split.literal, split.if_false)
        simple = [way for way in ways if not any(isinstance(one, CaseSplit) for one in way[1])]
        if len(simple) == 1:
            ((literal, way),) = simple
            ((other, rest),) = [way for way in ways if way not in simple]
            begin = self.phrasing.claims([literal])
            yield Line(f"Suppose {self.phrasing.supposed(literal)}.", 0, case, depth, begin)
            yield from self._lines(way, numbers, case, depth + 1)
            claims = self.phrasing.claims([other])
            yield Line(f"So {self.phrasing.said([other])}.", next(numbers), case, depth, claims)
            yield from self._lines(rest, numbers, case, depth)
            return
        for number, (literal, way) in enumerate(ways, 1):
            inner = f"{case}.{number}".removeprefix(".")
            begin = self.phrasing.claims([literal])
            yield Line(f"Case {inner}: {self.phrasing.said([literal])}.", 0, inner, depth, begin)
            yield from self._lines(way, numbers, inner, depth + 1)
        yield Line("Neither case is possible.", 0, case, depth)

    def _clashing(self, use: Use) -> tuple[Cell, ...]:
        """Return the cells that break a rule: those of which it needs to know something, or all of them."""
        own = len(self.prepared.model.variables)
        held = {self.prepared.cell(fact) for fact in use.facts if abs(fact) <= own}
        return tuple(sorted(held)) or self.prepared.rules[use.rule].cells

    # Reasons.

    def reason(self, rules: Sequence[int], conclusions: Sequence[Literal], facts: Sequence[Literal]) -> Reason | None:
        own = len(self.prepared.model.variables)
        claims = self.phrasing.claims([literal for literal in facts if abs(literal) <= own])
        about = tuple([self.prepared.rules[rule] for rule in rules])
        seen = self.phrasing.claims(self.phrasing.shortest(conclusions))
        inference = Inference(about, claims, seen)
        reason = reason_of_swap(inference) or self.prepared.puzzle.reason(inference)
        if reason is None or len(reason.words) <= LONGEST_REASON:
            return reason
        return reason._replace(words="") if len(rules) > 1 else None

    def _reasons(self, reason: Reason | None, use: Use) -> list[str]:
        """Return what follows 'because', or 'but' of a contradiction, as clauses."""
        if reason:
            return [reason.words]
        rule = self.prepared.rules[use.rule].sentence
        if use.literals:
            return [rule, *self.phrasing.clauses(use.facts)]
        return [f"that breaks the rule that {rule}", *self.phrasing.clauses(use.facts)]
