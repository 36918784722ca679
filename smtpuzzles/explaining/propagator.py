"""What follows from single rules, round by round.

broken   a rule that no values of the unknown literals can satisfy
round    all literals of cells that follow, each by some rule alone, from those known before
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.judges import Judge, Known, judge_of, learn
from smtpuzzles.model import Literal
from smtpuzzles.solving.prepared import Prepared


class RuleBroken(Exception):
    """The known literals break the rule of this number."""

    def __init__(self, rule: int) -> None:
        self.rule = rule


class Propagator:
    """Finds what follows from single rules; out of time, it raises Expired."""

    def __init__(self, prepared: Prepared, deadline: Deadline) -> None:
        self.prepared = prepared
        names = prepared.model.formula.every_name
        self.judges: list[Judge] = []
        self._deadline = deadline
        self._found: dict[int, list[int]] = defaultdict(list)
        for number, rule in enumerate(prepared.rules):
            deadline.expect_time()
            judge = judge_of(rule, len(prepared.model.variables), names, deadline)
            self.judges.append(judge)
            for literal in judge.literals:
                self._found[literal].append(number)

    def follows(self, number: int, known: Known) -> list[Literal] | None:
        """Return the open literals that follow from this rule, None if it is broken."""
        self._deadline.expect_time()
        return self.judges[number].follows(known)

    def rounds(self, known: Known, since: Iterable[Literal] | None = None) -> Iterator[dict[Literal, list[int]]]:
        """Yield, round by round, the literals of cells that follow, with the numbers of rules that say so.

        `known` learns them. `since`: all that follows from what was known before these literals is known.
        """
        numbers: Iterable[int] = range(len(self.judges)) if since is None else self.touched(since)
        while True:
            implied: dict[Literal, list[int]] = {}
            for number in numbers:
                found = self.follows(number, known)
                if found is None:
                    raise RuleBroken(number)
                for literal in found:
                    # Helpers are in no cell. If two contradict each other, the other rule is broken in the next round.
                    if abs(literal) <= len(self.prepared.model.variables) and -literal not in implied:
                        implied.setdefault(literal, []).append(number)
            if not implied:
                return
            new = list(dict.fromkeys(one for literal in implied for one in self.prepared.with_others(literal)))
            learn(known, new)
            yield implied
            numbers = self.touched(new)

    def touched(self, literals: Iterable[Literal]) -> list[int]:
        return sorted({number for literal in literals for number in self._found[abs(literal)]})
