"""A Cnf as flat arrays, for compiled code.

A literal is a number: 2 v for variable v, counted from 0, and 2 v + 1 for its negation. The clauses follow one another,
without repeated literals; so do, for every literal, the numbers of the clauses that have it.
"""

from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.errors import UsageError

_MOST_VARIABLES = 10_000_000
Numbers = NDArray[np.uint32]


class ClauseArrays(NamedTuple):
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


def arrays_of(cnf: Cnf) -> ClauseArrays:
    """Return the clauses that have literals and are not always true."""
    if cnf.variables > _MOST_VARIABLES:
        raise UsageError(f"expected {_MOST_VARIABLES:,} variables or fewer, but the header has {cnf.variables:,}")
    sets = [{2 * literal - 2 if literal > 0 else -2 * literal - 1 for literal in clause} for clause in cnf.clauses]
    clauses = [sorted(some) for some in sets if some and not any(literal ^ 1 in some for literal in some)]
    sizes = np.fromiter(map(len, clauses), np.uint32, len(clauses))
    literals = np.fromiter(chain.from_iterable(clauses), np.uint32)
    number_of_clause = np.repeat(np.arange(len(clauses), dtype=np.uint32), sizes)
    found = number_of_clause[np.argsort(literals, kind="stable")]
    return ClauseArrays(_starts(sizes), literals, _starts(np.bincount(literals, minlength=2 * cnf.variables)), found)


def _starts(sizes: NDArray[np.integer[Any]]) -> Numbers:
    """Return where each part begins if they follow one another, and at last where they end."""
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.uint32)
