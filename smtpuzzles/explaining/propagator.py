"""What follows from single rules, round by round.

broken   a rule that no values of the unknown literals can satisfy
round    all literals of cells that follow, each by some rule alone, from those known before
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.judges import Judge, Known, judge_of, learn
from smtpuzzles.model import Literal, Rule
from smtpuzzles.solving.prepared import Prepared


class RuleBroken(Exception):
    """The known literals break the rule of this number."""

    def __init__(self, rule: int) -> None:
        self.rule = rule


class Propagator:
    """Finds what follows from single rules; out of time, it raises Expired.

    `judges`: of each rule. `stages`: judges of rules by their numbers; a player turns to later ones where the earlier
    lead no further: rules as they stand, what is noted of cells, and rules for a player who knows what that means.
    `light`: the same stages without rules that count as several, which are `heavy`.
    """

    def __init__(self, prepared: Prepared, deadline: Deadline) -> None:
        self.prepared = prepared
        self.judges: list[Judge] = []
        self.stages: tuple[dict[int, Judge], ...] = ({}, {}, {})
        self.light: tuple[dict[int, Judge], ...] = self.stages
        self._deadline = deadline
        self._found: dict[int, list[int]] = defaultdict(list)
        for number, rule in enumerate(prepared.rules):
            deadline.expect_time()
            judge = self._judge(rule)
            plain = prepared.plain_rule(number)
            if plain is None:
                self.stages[1][number] = judge
            else:
                self.stages[0][number] = judge if plain == rule else self._judge(plain)
                if plain != rule:
                    self.stages[2][number] = judge
            self.judges.append(judge)
            for literal in judge.literals:
                self._found[literal].append(number)
        self.heavy = {n: judge for n, judge in enumerate(self.judges) if prepared.rules[n].least > 1}
        if self.heavy:
            self.light = tuple([{n: one for n, one in stage.items() if n not in self.heavy} for stage in self.stages])

    def _judge(self, rule: Rule) -> Judge:
        model = self.prepared.model
        return judge_of(rule, len(model.variables), model.formula.every_name, self._deadline, len(self.prepared.shades))

    def follows(self, number: int, known: Known, stage: Mapping[int, Judge] | None = None) -> list[Literal] | None:
        """Return the open literals that follow from this rule, at this stage or at all; None: it is broken."""
        self._deadline.expect_time()
        return (self.judges[number] if stage is None else stage[number]).follows(known)

    def needed(self, number: int, literals: Sequence[Literal], known: Known) -> tuple[Literal, ...]:
        """Return facts from which the rule shows these literals, each of them needed, at the first stage that does."""
        about = {abs(literal) for literal in literals}
        *others, last = [stage[number] for stage in self.stages if number in stage]
        fitting = [judge for judge in others if about.issubset(judge.literals) and judge.says(literals, known)]
        return (*fitting, last)[0].needed(literals, known)

    def rounds(self, known: Known, since: Iterable[Literal] | None = None) -> Iterator[dict[Literal, list[int]]]:
        """Yield, round by round, the literals of cells that follow, with the numbers of rules, all light, that say so.

        `known` learns them. `since`: all that follows from what was known before these literals is known.
        """
        numbers: Iterable[int] = range(len(self.judges)) if since is None else self.touched(since)
        waiting = [dict.fromkeys(number for number in numbers if number in stage) for stage in self.light]
        while any(waiting):
            place = next(place for place, left in enumerate(waiting) if left)
            implied, numbers = self.round(self.light[place], sorted(waiting[place]), known), ()
            noted = {one: rules for one, rules in implied.items() if self.prepared.is_shade(one)}
            if not noted:
                waiting[place].clear()
            if implied := noted or implied:
                new = list(dict.fromkeys(one for literal in implied for one in self.prepared.with_others(literal)))
                learn(known, new)
                yield implied
                numbers = self.touched(new)
            for stage, left in zip(self.light, waiting, strict=True):
                left.update(dict.fromkeys(number for number in numbers if number in stage))

    def round(self, stage: Mapping[int, Judge], numbers: Iterable[int], known: Known) -> dict[Literal, list[int]]:
        """Return the literals of cells that follow from these rules at this stage, with the numbers of those."""
        implied: dict[Literal, list[int]] = {}
        for number in numbers:
            found = self.follows(number, known, stage)
            if found is None:
                raise RuleBroken(number)
            for literal in found:
                # Helpers are in no cell. If two contradict each other, the other rule is broken in the next round.
                if abs(literal) <= len(self.prepared.model.variables) and -literal not in implied:
                    implied.setdefault(literal, []).append(number)
        return implied

    def touched(self, literals: Iterable[Literal]) -> list[int]:
        return sorted({number for literal in literals for number in self._found[abs(literal)]})
