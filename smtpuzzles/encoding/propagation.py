"""Unit propagation on clauses. The models stay the same, because settled literals stay as unit clauses."""

from collections import defaultdict

from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.model import Literal


def propagated(cnf: Cnf) -> Cnf:
    """Return the settled literals as unit clauses, then the other clauses without literals that are false."""
    clauses_with: dict[Literal, list[int]] = defaultdict(list)
    for place, clause in enumerate(cnf.clauses):
        for literal in clause:
            clauses_with[literal].append(place)
    left = [set(clause) for clause in cnf.clauses]
    settled: set[Literal] = set()
    satisfied: set[int] = set()
    queue = [clause[0] for clause in cnf.clauses if len(set(clause)) == 1]
    while queue:
        literal = queue.pop()
        if literal in settled:
            continue
        if -literal in settled:
            return Cnf(cnf.names, cnf.variables, [[]])
        settled.add(literal)
        satisfied.update(clauses_with[literal])
        for place in clauses_with[-literal]:
            left[place].discard(-literal)
            if len(left[place]) == 1 and place not in satisfied:
                queue.extend(left[place])
    if any(not rest and place not in satisfied for place, rest in enumerate(left)):
        return Cnf(cnf.names, cnf.variables, [[]])
    units = [[literal] for literal in sorted(settled, key=abs)]
    rest = [
        [literal for literal in clause if -literal not in settled]
        for place, clause in enumerate(cnf.clauses)
        if place not in satisfied
    ]
    return Cnf(cnf.names, cnf.variables, units + rest)
