"""Decodes any solver's answer to the clauses of a puzzle."""

from smtpuzzles.base.text import counted, quoted
from smtpuzzles.encoding.answers import Told
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


def belongs(puzzle: AnyPuzzle, cnf: Cnf) -> None:
    """Complain unless the comments name the variables of this puzzle."""
    if isinstance(puzzle, PlanPuzzle):
        if cnf.horizon is None:
            expectation = "expected a comment 'c horizon N' before the header of the clauses, as files of plans have it"
            raise UsageError(expectation)
        if cnf.horizon > min(puzzle.longest, len(cnf.names)):  # every step has variables
            found = f"tell a horizon of {cnf.horizon} and name {counted(len(cnf.names), 'variable')}"
            raise UsageError(f"the comments of the clauses {found}: a plan of this puzzle has no such formula")
        expected = puzzle.formula(cnf.horizon).names
    else:
        assert isinstance(puzzle, BoardPuzzle)
        expected = puzzle.model.formula.names
    if len(cnf.names) != len(expected):
        message = f"comments name {len(cnf.names)} variables of the clauses, where this puzzle has {len(expected)}"
        raise UsageError(f"{message}; expected the file of clauses that was written for it")
    for number, (name, wanted) in enumerate(zip(cnf.names, expected, strict=True), 1):
        if name != wanted:
            raise UsageError(f"the clauses are of another puzzle: variable {number} is {quoted(name)}, not {wanted}")


def decoded(puzzle: AnyPuzzle, cnf: Cnf, told: Told) -> Board | str:
    """Return the board or plan that a model of the puzzle's clauses describes, not yet verified."""
    if broken := cnf.broken_by(told.literals):
        if not told.literals:
            raise UsageError("the answer says that there is a model, but tells no values")
        number, clause = broken
        raise UsageError(f"the answer is no model of these clauses: number {number}, {clause}, has no true literal")
    true = [literal for literal in told.literals if 0 < literal <= len(cnf.names)]
    if isinstance(puzzle, PlanPuzzle):
        return puzzle.plan({cnf.names[literal - 1] for literal in true})
    assert isinstance(puzzle, BoardPuzzle)
    return puzzle.model.board(true)
