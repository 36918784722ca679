"""What a single rule says.

way   values of the rule's variables that obey it, as a number whose bits are the values

What follows from a constraint that counts its literals, or says that they differ, is seen at once. For any other rule,
such as one of several constraints, a small solver of its own finds ways to obey it; what all of them have in common
follows.
"""

from collections.abc import Iterable, Sequence

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.session import Mode
from smtpuzzles.engines.table import engine
from smtpuzzles.explaining.numbers import PlainConstraint, stated
from smtpuzzles.model import Formula, Literal, Rule
from smtpuzzles.result import Verdict
from smtpuzzles.solving.query import SOLVER

# For every literal: 1 when it is true, -1 when it is false, 0 when nobody knows. Index -k is the negation of literal k:
# from the end of the list.
Known = list[int]
MOST_WAYS = 200  # that are kept


def learn(known: Known, literals: Iterable[Literal]) -> None:
    for literal in literals:
        known[literal], known[-literal] = 1, -1


def between(least: int, most: int, literals: tuple[Literal, ...], known: Known) -> list[Literal] | None:
    """Return what follows when the number of true literals is between `least` and `most`; None: it cannot be."""
    held = [known[literal] for literal in literals]
    true, left = held.count(1), held.count(0)
    if true > most or true + left < least:
        return None
    if true == most:
        return [-literal for literal in literals if known[literal] == 0]
    if true + left == least:
        return [literal for literal in literals if known[literal] == 0]
    return []


def differing(constraint: PlainConstraint, known: Known) -> list[Literal] | None:
    """Return what follows when some pair differs or one of the other literals is true; None: it cannot be."""
    if constraint.is_settled(known):
        return []
    # Each way to differ, and what follows if there is no other.
    ways = [[literal] for literal in constraint.others if known[literal] == 0]
    for a, b in constraint.pairs:
        if known[a] == 0 or known[b] == 0:
            ways.append([-b * known[a] or -a * known[b]] if known[a] or known[b] else [])
    if not ways:
        return None
    return ways[0] if len(ways) == 1 else []


class Judge:
    """Judges a rule whose only constraint counts or differs; `literals`: the variables that it speaks of."""

    def __init__(self, literals: Sequence[Literal], constraint: PlainConstraint) -> None:
        self.literals = literals
        self._constraint = constraint
        self._counted = None if constraint.places else (constraint.low, constraint.high, constraint.literals)

    def follows(self, known: Known) -> list[Literal] | None:
        """Return the open literals that follow, None if the rule is broken."""
        if self._counted is not None:
            return between(*self._counted, known)
        return differing(self._constraint, known)

    def says(self, literals: Sequence[Literal], known: Known) -> bool:
        """Do these open literals follow? Without literals: is the rule broken?"""
        found = self.follows(known)
        return found is not None and all(one in found for one in literals) if literals else found is None

    def needed(self, literals: Sequence[Literal], known: Known) -> tuple[Literal, ...]:
        """Return facts from which the rule shows these literals (no literals: that it is broken); each fact is needed.

        Other facts that the rule speaks of are taken out of `known`.
        """
        held = [literal if known[literal] > 0 else -literal for literal in self.literals if known[literal]]
        kept = []
        for fact in held:
            known[fact] = known[-fact] = 0
            if not self.says(literals, known):
                learn(known, [fact])
                kept.append(fact)
        return tuple(kept)


class SolverJudge(Judge):
    """Judges any rule; `literals`: those of cells. Nothing follows for helpers."""

    def __init__(self, rule: Rule, literals: Sequence[Literal], names: tuple[str, ...], deadline: Deadline) -> None:
        self.literals = literals
        self._deadline = deadline
        self._ways: list[int] = []  # some of them, those that were found last
        self._known: dict[tuple[int, int], list[Literal] | None] = {}
        self._session = engine(SOLVER).hold(_clauses(rule, literals, names), Mode.OFTEN)

    def follows(self, known: Known) -> list[Literal] | None:
        held = self._held(known)
        if held not in self._known:
            self._known[held] = self._shared(*held)
        return self._known[held]

    def says(self, literals: Sequence[Literal], known: Known) -> bool:
        true, false = self._held(known)
        if not literals:
            return not self._ways_with(true, false)
        bits = [(1 << self.literals.index(abs(literal)), literal > 0) for literal in literals]
        others = [(true, false | bit) if positive else (true | bit, false) for bit, positive in bits]
        return not any(self._ways_with(*other) for other in others)

    def _held(self, known: Known) -> tuple[int, int]:
        """Return which of the literals are true, and which are false."""
        true = sum([1 << place for place, literal in enumerate(self.literals) if known[literal] > 0])
        false = sum([1 << place for place, literal in enumerate(self.literals) if known[literal] < 0])
        return true, false

    def _shared(self, true: int, false: int) -> list[Literal] | None:
        """Return what all ways with these values share besides, None if there is no way."""
        ways = self._ways_with(true, false)
        if not ways:
            return None
        some, every = 0, -1
        for way in ways:
            some, every = some | way, every & way
        found = []
        for place, literal in enumerate(self.literals):
            bit = 1 << place
            if (true | false | some & ~every) & bit:
                continue
            others = self._ways_with(true, false | bit) if every & bit else self._ways_with(true | bit, false)
            for way in others:
                some, every = some | way, every & way
            if not others:
                found.append(literal if every & bit else -literal)
        return found

    def _ways_with(self, true: int, false: int) -> list[int]:
        """Return the ways with these values that were found before, or else another one if there is one."""
        found = [way for way in self._ways if not way & false and not true & ~way]
        if found:
            return found
        numbers = range(1, len(self.literals) + 1)
        values = [n if true >> n - 1 & 1 else -n for n in numbers if (true | false) >> n - 1 & 1]
        answer = self._session.check(self._deadline, values)
        if answer.reason is not None:
            raise Expired(answer.reason)
        if answer.verdict is Verdict.UNSAT:
            return []
        way = sum([1 << number - 1 for number in self._session.true()])
        self._ways = [*self._ways[1 - MOST_WAYS :], way]
        return [way]


def judge_of(rule: Rule, variables: int, names: tuple[str, ...], deadline: Deadline, shades: int = 0) -> Judge:
    """Return the judge of a rule; `names`: those of the puzzle's variables, and of the helpers after them.

    `shades`: how many of the variables, the last ones, are about what only players note: other facts are rather shown.
    """
    constraints = stated(rule)
    about = {abs(literal) for constraint in constraints for literal in constraint.every}
    literals = sorted(about, key=lambda literal: (not variables - shades < literal <= variables, literal))
    if len(constraints) == 1 and constraints[0].is_simple:
        return Judge(literals, constraints[0])
    return SolverJudge(rule, [literal for literal in literals if literal <= variables], names, deadline)


def _clauses(rule: Rule, literals: Sequence[Literal], names: tuple[str, ...]) -> Cnf:
    """Return the clauses of a rule; its own variables are the first ones, in their order."""
    made = Lowering().cnf(Formula(names, (rule,)))
    number = {literal: n for n, literal in enumerate(literals, 1)}
    for clause in made.clauses:
        for literal in clause:
            number.setdefault(abs(literal), len(number) + 1)
    clauses = [[number[one] if one > 0 else -number[-one] for one in clause] for clause in made.clauses]
    return Cnf(tuple([names[literal - 1] for literal in literals]), len(number), clauses)
