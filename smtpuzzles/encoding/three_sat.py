"""The reduction to 3-SAT: clauses of exactly three literals, with a model if and only if there was one before.

A longer clause becomes a chain: (a b x)(-x c y)(-y d e). A shorter one is filled up with fresh variables in every
combination of signs: a pair becomes two clauses, a unit four, the empty clause eight. A model of the result, restricted
to the original variables, is a model of the original clauses.
"""

from itertools import product

from smtpuzzles.encoding.clauses import Clause, Cnf, affordable


def three_sat(cnf: Cnf) -> Cnf:
    sizes = map(len, cnf.clauses)
    affordable(sum(size - 2 if size > 3 else 1 << 3 - size for size in sizes), "3-SAT")
    variables = cnf.variables
    reduced: list[Clause] = []
    for clause in cnf.clauses:
        made = _filled(clause, variables) if len(clause) < 3 else chained(clause, variables)
        variables += abs(len(clause) - 3)
        reduced += made
    return Cnf(cnf.names, variables, reduced)


def _filled(clause: Clause, last: int) -> list[Clause]:
    """Return the clause with the variables after `last` in every combination of signs."""
    fresh = range(last + 1, last + 4 - len(clause))
    signs = product((1, -1), repeat=len(fresh))
    return [clause + [sign * variable for sign, variable in zip(some, fresh, strict=True)] for some in signs]


def chained(clause: Clause, last: int) -> list[Clause]:
    """Return the clause in links of three; each variable after `last` joins two of them."""
    if len(clause) == 3:
        return [clause]
    joints = range(last + 1, last + len(clause) - 2)
    links = [[-left, literal, right] for left, literal, right in zip(joints, clause[2:], joints[1:], strict=False)]
    return [[*clause[:2], joints[0]], *links, [-joints[-1], *clause[-2:]]]
