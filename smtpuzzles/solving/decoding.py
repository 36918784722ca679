"""Decodes any solver's answer to the clauses of a puzzle."""

from typing import Any

from smtpuzzles.base.text import counted, quoted
from smtpuzzles.encoding.answers import SolverAnswer
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board
from smtpuzzles.puzzle.abilities import PLANS
from smtpuzzles.puzzle.contract import AnyPuzzle, Stated


def belongs(puzzle: AnyPuzzle, cnf: Cnf) -> Stated[Any]:
    """Return the formula of this puzzle; complain unless the comments name its variables."""
    if cnf.horizon is None and PLANS.of(puzzle):
        raise UsageError("expected a comment 'c horizon N' before the header of the clauses, as files of plans have it")
    if cnf.horizon is not None and cnf.horizon > len(cnf.names):  # every step has variables
        found = f"name a horizon of {cnf.horizon} and {counted(len(cnf.names), 'variable')}"
        raise UsageError(f"the comments of the clauses {found}: a plan of this puzzle has no such formula")
    stated = puzzle.stated(cnf.horizon)
    expected = stated.formula.names
    if len(cnf.names) != len(expected):
        message = f"comments name {len(cnf.names)} variables of the clauses, where this puzzle has {len(expected)}"
        raise UsageError(f"{message}; expected the file of clauses that was written for it")
    for number, (name, wanted) in enumerate(zip(cnf.names, expected, strict=True), 1):
        if name != wanted:
            raise UsageError(f"the clauses are of another puzzle: variable {number} is {quoted(name)}, not {wanted}")
    return stated


def decoded(stated: Stated[Any], cnf: Cnf, answer: SolverAnswer) -> Board | str:
    """Return the board or plan that a model of the puzzle's clauses describes, not yet verified."""
    if broken := cnf.broken_by(answer.literals):
        if not answer.literals:
            raise UsageError("the answer says that there is a model, but gives no values")
        number, clause = broken
        raise UsageError(f"the answer is no model of these clauses: number {number}, {clause}, has no true literal")
    solution: Board | str = stated.solution([literal for literal in answer.literals if 0 < literal <= len(cnf.names)])
    return solution
