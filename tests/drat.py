"""A checker of DRAT proofs that shares nothing with the product.

lemma   a clause that the proof adds; an empty one ends the proof
RUP     the lemma follows by unit propagation: when all its literals are false, some clause has no way to be met
RAT     the lemma may be added: together with any clause that has its first literal negated, it is RUP

Deletions are honoured, except of a clause that made a literal true for good: so does drat-trim.
"""

from collections import defaultdict

Clause = list[int]


class Refused(Exception):
    """This is no proof, and where it fails."""


def check(cnf: str, proof: str) -> None:
    """Refuse what does not prove that these clauses in DIMACS form have no model."""
    checker = Checker(clauses_of(cnf))
    for number, line in enumerate(proof.splitlines(), 1):
        *literals, end = map(int, line.removeprefix("d ").split())
        assert end == 0, f"line {number} does not end in 0"
        if line.startswith("d "):
            checker.delete(literals)
        elif not (checker.is_rup(literals) or (literals and checker.is_rat(literals))):
            raise Refused(f"line {number}, {line}, does not follow")
        elif not literals:
            return
        else:
            checker.add(literals)
    raise Refused("the proof ends without the empty clause")


def clauses_of(cnf: str) -> list[Clause]:
    """One a line, as we write them."""
    return [[int(word) for word in line.split()[:-1]] for line in cnf.splitlines() if line[0] not in "cp"]


class Checker:
    """Clauses, and what unit propagation makes of them; the first two literals of a clause are watched."""

    def __init__(self, clauses: list[Clause]) -> None:
        self.live: dict[frozenset[int], list[Clause]] = defaultdict(list)
        self.watching: dict[int, list[Clause]] = defaultdict(list)
        self.trail: list[int] = []  # the literals that are true, in the order in which they became so
        self.reason: dict[int, Clause] = {}  # for each of them: the clause that made it true
        self.propagated = 0
        self.refuted = False
        for clause in clauses:
            self.add(clause)

    def add(self, literals: Clause) -> None:
        clause = sorted(set(literals), key=lambda literal: -literal in self.reason)  # what is false comes last
        self.live[frozenset(clause)].append(clause)
        for literal in clause[:2]:
            self.watching[literal].append(clause)
        if not clause or -clause[0] in self.reason:
            self.refuted = True
        elif len(clause) == 1 or -clause[1] in self.reason:
            self.make_true(clause[0], clause)
            self.refuted |= self.meets_conflict()

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
            self.make_true(-literal, [])
        follows = follows or self.meets_conflict()
        for literal in self.trail[before:]:
            del self.reason[literal]
        del self.trail[before:]
        self.propagated = before
        return follows

    def is_rat(self, literals: Clause) -> bool:
        pivot = literals[0]
        others = [clause for same in self.live.values() for clause in same if -pivot in clause]
        return all(self.is_rup(literals + [other for other in clause if other != -pivot]) for clause in others)

    def make_true(self, literal: int, reason: Clause) -> None:
        if literal not in self.reason:
            self.reason[literal] = reason
            self.trail.append(literal)

    def meets_conflict(self) -> bool:
        """Make true what must be; does that leave a clause without a literal that can be true?"""
        while self.propagated < len(self.trail):
            false = -self.trail[self.propagated]
            self.propagated += 1
            watching, self.watching[false] = self.watching[false], []
            for place, clause in enumerate(watching):
                if clause and not self.watched_elsewhere(clause, false):
                    self.watching[false].append(clause)
                    if -clause[0] in self.reason:
                        self.watching[false] += watching[place + 1 :]
                        return True
                    self.make_true(clause[0], clause)
        return False

    def watched_elsewhere(self, clause: Clause, false: int) -> bool:
        """Is another literal watched instead of this false one? It is the second of the clause otherwise."""
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
