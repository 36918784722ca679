"""A Cnf as flat arrays, which is what compiled code walks over.

A literal is a number: 2 v for variable v, counted from 0, and 2 v + 1 for its negation. Clauses lie one after the
other; so do, for every literal, the numbers of the clauses that have it. A literal that comes again in its clause is
left out.
"""

from itertools import accumulate, chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.cnf.clauses import Cnf
from smtpuzzles.errors import UsageError

MOST_VARIABLES = 10_000_000
Numbers = NDArray[np.uint32]


class Arrays(NamedTuple):
    """Clause c is in `literals`, from `starts[c]` to before `starts[c + 1]`; likewise the clauses of a literal."""

    starts: Numbers
    literals: Numbers
    found_starts: Numbers
    found: Numbers

    @property
    def clauses(self) -> int:
        return len(self.starts) - 1

    @property
    def variables(self) -> int:
        return (len(self.found_starts) - 1) // 2


def arrays_of(cnf: Cnf) -> Arrays:
    """The clauses that a walk can do something about: neither without literals nor always true."""
    if cnf.variables > MOST_VARIABLES:
        raise UsageError(f"expected {MOST_VARIABLES:,} variables or fewer, but the header has {cnf.variables:,}")
    sets = [{2 * literal - 2 if literal > 0 else -2 * literal - 1 for literal in clause} for clause in cnf.clauses]
    clauses = [sorted(some) for some in sets if some and not any(literal ^ 1 in some for literal in some)]
    found: list[list[int]] = [[] for _ in range(2 * cnf.variables)]
    for number, clause in enumerate(clauses):
        for literal in clause:
            found[literal].append(number)
    return Arrays(*flat(clauses), *flat(found))


def flat(lists: list[list[int]]) -> tuple[Numbers, Numbers]:
    starts = [0, *accumulate(map(len, lists))]
    return np.array(starts, np.uint32), np.fromiter(chain.from_iterable(lists), np.uint32)
