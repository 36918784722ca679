"""Clauses, the language of SAT solvers.

clause   literals of which at least one is true; without literals it is false
helper   a variable that the formula does not have; helpers are numbered after the formula's own
Cnf      clauses over the formula's variables, which keep their numbers, and over helpers
"""

from collections.abc import Iterable
from typing import NamedTuple

from smtpuzzles.base import memory
from smtpuzzles.base.deadline import Expired
from smtpuzzles.errors import UsageError
from smtpuzzles.model import AnyOf, Formula, Literal, Rule, literals_of
from smtpuzzles.result import ReasonUnknown

Clause = list[Literal]
MOST_CLAUSES = 2_000_000
MANY_RULES = 5_000  # with fewer, nobody counts whether a formula fits into memory


def affordable(number: int, way: str) -> None:
    """Raise an error, before clauses are made, if this number of them does not fit into memory."""
    if number > MOST_CLAUSES:
        raise UsageError(f"{way} needs {number:,} clauses; expected {MOST_CLAUSES:,} or fewer")


def expect_memory(formula: Formula, bytes_each: int) -> None:
    """Raise Expired, before anything is made of the formula, if its literals, at so many bytes each, do not fit."""
    if len(formula.rules) < MANY_RULES or (left := memory.left()) is None:
        return
    literals = sum(len(literals_of(constraint)) for rule in formula.rules for constraint in rule.constraints)
    if literals * bytes_each > left:
        raise Expired(ReasonUnknown.TOO_LARGE)


class Cnf(NamedTuple):
    """`names`: those of the formula's own variables; `variables` counts the helpers, too; `horizon`: that of a plan."""

    names: tuple[str, ...]
    variables: int
    clauses: list[Clause]
    horizon: int | None = None

    def broken_by(self, literals: Iterable[Literal]) -> tuple[int, Clause] | None:
        """Return the first clause, with its number, that none of these literals makes true."""
        true = set(literals)
        return next(((n, clause) for n, clause in enumerate(self.clauses, 1) if true.isdisjoint(clause)), None)

    def formula(self) -> Formula:
        """Return the clauses as a formula."""
        helpers = tuple([f"helper!{number}" for number in range(len(self.names) + 1, self.variables + 1)])
        constraints = tuple([AnyOf(tuple(clause)) for clause in self.clauses])
        return Formula(self.names, (Rule("the clauses", (), constraints),), helpers)
