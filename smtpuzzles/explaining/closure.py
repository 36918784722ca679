"""What follows from single rules; it needs no solver.

The propagator looks at one constraint at a time. A rule of several constraints may say more than each of them: its
table lists all values of its variables that obey it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.propagator import Broken, Known, between, consequences, learn, limits
from smtpuzzles.explaining.sheet import Sheet
from smtpuzzles.model import Literal, Rule, literals_of

# Rows of a table, and constraints that are looked at to make it; the search for steps finds what other rules say.
MOST, EFFORT = 1000, 100_000


class Judge:
    """Tells what one rule says."""

    def __init__(self, rule: Rule, size: int) -> None:
        self.rule = rule
        self.literals = sorted({abs(literal) for constraint in rule.constraints for literal in literals_of(constraint)})
        self.table = None if len(rule.constraints) == 1 else table(rule, self.literals, size)
        self.limits = limits(rule.constraints[0]) if len(rule.constraints) == 1 else None

    def follows(self, known: Known) -> list[Literal] | None:
        """Return the open literals that follow, None if the rule is broken."""
        if self.limits is not None:  # most rules are of this sort: a shorter way for them
            return between(*self.limits, known)
        if self.table is None:
            return follows(self.rule, known)
        true = sum([1 << place for place, literal in enumerate(self.literals) if known[literal] > 0])
        false = sum([1 << place for place, literal in enumerate(self.literals) if known[literal] < 0])
        rows = [row for row in self.table if not row & false and not true & ~row]
        if not rows:
            return None
        some, every = 0, -1
        for row in rows:
            some, every = some | row, every & row
        places = enumerate(self.literals)
        one_way = [(literal, every >> place & 1, some >> place & 1) for place, literal in places if not known[literal]]
        return [literal if always else -literal for literal, always, ever in one_way if always == ever]

    def needed(self, literals: Sequence[Literal], known: Known) -> tuple[Literal, ...]:
        """Return facts from which the rule shows these literals (no literals: that it is broken); each fact is needed.

        Other facts that the rule speaks of are taken out of `known`.
        """
        held = [literal if known[literal] > 0 else -literal for literal in self.literals if known[literal]]
        kept = []
        for fact in held:
            known[fact] = known[-fact] = 0
            found = self.follows(known)
            says = found is not None and all(one in found for one in literals) if literals else found is None
            if not says:
                learn(known, [fact])
                kept.append(fact)
        return tuple(kept)


def follows(rule: Rule, known: Known) -> list[Literal] | None:
    """Return what follows from the constraints of a rule, each with what the others say; None: it is broken."""
    found: list[Literal] = []
    known = known if len(rule.constraints) == 1 else known.copy()
    before = -1
    while before < len(found):
        before = len(found)
        for constraint in rule.constraints:
            more = consequences(constraint, known)
            if more is None:
                return None
            found += more
            if len(rule.constraints) == 1:
                return found
            learn(known, more)
    return found


def table(rule: Rule, literals: Sequence[Literal], size: int) -> list[int] | None:
    """Return all ways to obey the rule, as numbers whose bits are the values; None: there are too many."""
    rows: list[int] = []
    waiting, effort = [[0] * size], 0
    while waiting:
        known = waiting.pop()
        effort += len(rule.constraints)
        if effort > EFFORT:
            return None
        more = follows(rule, known)
        if more is None:
            continue
        learn(known, more)
        left = next((literal for literal in literals if not known[literal]), None)
        if left is None:
            rows.append(sum([1 << place for place, literal in enumerate(literals) if known[literal] > 0]))
            if len(rows) > MOST:
                return None
            continue
        for literal in (left, -left):
            other = known.copy()
            learn(other, [literal])
            waiting.append(other)
    return rows


class Closure:
    """Finds what follows from single rules, round by round; out of time, it raises Expired."""

    def __init__(self, sheet: Sheet, deadline: Deadline) -> None:
        self.sheet = sheet
        size = 2 * sheet.variables + 1
        self.judges: list[Judge] = []
        self._deadline = deadline
        self._found: dict[int, list[int]] = defaultdict(list)
        for number, rule in enumerate(sheet.rules):
            deadline.expect_time()
            judge = Judge(rule, size)
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
                    raise Broken(self.judges[number].rule)
                for literal in found:
                    # Helpers are in no cell. If two contradict each other, the other rule is broken in the next round.
                    if abs(literal) <= len(self.sheet.model.variables) and -literal not in implied:
                        implied.setdefault(literal, []).append(number)
            if not implied:
                return
            new = list(dict.fromkeys(one for literal in implied for one in self.sheet.with_others(literal)))
            learn(known, new)
            yield implied
            numbers = self.touched(new)

    def touched(self, literals: Iterable[Literal]) -> list[int]:
        """Return the numbers of the rules that speak of these literals."""
        return sorted({number for literal in literals for number in self._found[abs(literal)]})
