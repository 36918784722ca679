"""Checks DRAT proofs that clauses have no model, as text: a line for each clause that is added or, with `d`, deleted.

lemma   a clause that the proof adds; the proof is complete as soon as unit propagation meets a conflict
RUP     the lemma follows by unit propagation: when all its literals are false, some clause has no literal left
RAT     the lemma may be added: together with any clause that has its first literal negated, it is RUP

Deletions are honoured, except of a clause that made a literal true for good: so does drat-trim.
"""

from collections import defaultdict
from collections.abc import Iterable

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.text import quoted
from smtpuzzles.encoding.clauses import Clause
from smtpuzzles.model import Literal
from smtpuzzles.result import Answer, ReasonUnknown, Verdict


def check_proof(clauses: Iterable[Clause], proof: Iterable[str], deadline: Deadline) -> Answer:
    """Return a proven UNSAT, or UNKNOWN: the lines are no proof, or there was no time to check them all."""
    try:
        return deadline.run(lambda: _checked(clauses, proof, deadline))
    except Expired as expired:
        return Answer(Verdict.UNKNOWN, expired.reason)


def _checked(clauses: Iterable[Clause], proof: Iterable[str], deadline: Deadline) -> Answer:
    checker = Checker()
    for clause in clauses:
        checker.add(clause)
        if reason := deadline.expired():
            return Answer(Verdict.UNKNOWN, reason)
    for number, line in enumerate(proof, 1):
        if checker.refuted:
            break
        wrong = _take(checker, line, deadline)
        if reason := deadline.expired():
            return Answer(Verdict.UNKNOWN, reason)
        if wrong:
            return _no_proof(f"line {number} of the proof, {quoted(line.strip())}, {wrong}")
    return Answer(Verdict.UNSAT, proven=True) if checker.refuted else _no_proof("the proof ends without a conflict")


def _no_proof(words: str) -> Answer:
    return Answer(Verdict.UNKNOWN, ReasonUnknown.WRONG_PROOF, words)


def _take(checker: "Checker", line: str, deadline: Deadline) -> str | None:
    """Add or delete the clause in this line of a proof; return what is wrong with the line, if anything."""
    if line.startswith(("c", "o ")):  # a comment, or a header of older solvers
        return None
    try:
        *literals, end = map(int, line.removeprefix("d ").split())
    except ValueError:
        return "is not of a DRAT proof in text form"
    if end or 0 in literals:
        return "is not literals and a 0"
    if line.startswith("d "):
        checker.delete(literals)
    elif checker.is_rup(literals) or checker.is_rat(literals, deadline):
        checker.add(literals)
    else:
        return "does not follow"
    return None


class Checker:
    """Clauses, and what unit propagation makes of them; the first two literals of a clause are watched."""

    def __init__(self) -> None:
        self.live: dict[frozenset[Literal], list[Clause]] = defaultdict(list)
        self.watching: dict[Literal, list[Clause]] = defaultdict(list)
        self.trail: list[Literal] = []  # the literals that are true, in the order in which they became so
        self.reason: dict[Literal, Clause] = {}  # for each of them: the clause that made it true
        self.propagated = 0
        self.refuted = False

    def add(self, literals: Clause) -> None:
        clause = sorted(set(literals), key=lambda literal: -literal in self.reason)  # what is false comes last
        self.live[frozenset(clause)].append(clause)
        for literal in clause[:2]:
            self.watching[literal].append(clause)
        if not clause or -clause[0] in self.reason:
            self.refuted = True
        elif len(clause) == 1 or -clause[1] in self.reason:
            self._make_true(clause[0], clause)
            self.refuted |= self._meets_conflict()

    def delete(self, literals: Clause) -> None:
        for clause in self.live[frozenset(literals)][-1:]:
            if not any(self.reason.get(literal) is clause for literal in clause):
                self.live[frozenset(literals)].pop()
                clause.clear()  # where it is watched, too

    def is_rup(self, literals: Clause) -> bool:
        before = len(self.trail)
        follows = self.refuted
        for literal in literals:
            follows |= literal in self.reason
            self._make_true(-literal, [])
        follows = follows or self._meets_conflict()
        for literal in self.trail[before:]:
            del self.reason[literal]
        del self.trail[before:]
        self.propagated = before
        return follows

    def is_rat(self, literals: Clause, deadline: Deadline) -> bool:
        """Return False also when time is up."""
        if not literals:
            return False
        pivot = literals[0]
        others = [clause for same in self.live.values() for clause in same if -pivot in clause]
        return all(
            not deadline.expired() and self.is_rup(literals + [other for other in clause if other != -pivot])
            for clause in others
        )

    def _make_true(self, literal: Literal, reason: Clause) -> None:
        if literal not in self.reason:
            self.reason[literal] = reason
            self.trail.append(literal)

    def _meets_conflict(self) -> bool:
        """Make true what must be; does that leave a clause without a literal that can be true?"""
        trail, reason, watching = self.trail, self.reason, self.watching
        while self.propagated < len(trail):
            false = -trail[self.propagated]
            self.propagated += 1
            watched = watching.pop(false, [])
            kept = watching[false]
            for place, clause in enumerate(watched):
                if not clause or self._watched_elsewhere(clause, false):
                    continue
                kept.append(clause)
                if -clause[0] in reason:
                    kept += watched[place + 1 :]
                    return True
                if clause[0] not in reason:
                    reason[clause[0]] = clause
                    trail.append(clause[0])
        return False

    def _watched_elsewhere(self, clause: Clause, false: Literal) -> bool:
        """Is another literal watched instead of this false one? If not, it is the last of the two that are watched."""
        if clause[0] == false and len(clause) > 1:
            clause[0], clause[1] = clause[1], false
        if clause[0] in self.reason:
            return False
        for place in range(2, len(clause)):
            if -clause[place] not in self.reason:
                clause[1], clause[place] = clause[place], false
                self.watching[clause[1]].append(clause)
                return True
        return False
