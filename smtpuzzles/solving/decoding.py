"""Decodes any solver's answer to the clauses of a puzzle."""

from smtpuzzles.base.text import counted, quoted
from smtpuzzles.encoding.answers import Told
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


def belongs(puzzle: AnyPuzzle, cnf: Cnf) -> None:
    """Complain unless these are clauses of this puzzle, by the names of their variables."""
    if isinstance(puzzle, PlanPuzzle):
        compare(cnf.names, puzzle.formula(horizon_of(puzzle, cnf)).names)
    elif isinstance(puzzle, BoardPuzzle):
        compare(cnf.names, puzzle.model.formula.names)


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


def compare(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    """Complain unless the file's comments name the variables of the puzzle."""
    if names == expected:
        return
    if len(names) == len(expected):
        number, name = next((n, e) for n, (a, e) in enumerate(zip(names, expected, strict=True), 1) if a != e)
        raise UsageError(
            f"the clauses are of another puzzle: variable {number} is {quoted(names[number - 1])}, not {name}"
        )
    message = f"comments name {len(names)} variables of the clauses, where this puzzle has {len(expected)}"
    raise UsageError(f"{message}; expected the file of clauses that was written for it")


def horizon_of(puzzle: PlanPuzzle, cnf: Cnf) -> int:
    """Return the horizon that the file tells; complain of one whose formula would be larger than that of the file."""
    if cnf.horizon is None:
        raise UsageError("expected a comment 'c horizon N' before the header of the clauses, as files of plans have it")
    if cnf.horizon > min(puzzle.longest, len(cnf.names)):  # every step has variables
        found = f"tell a horizon of {cnf.horizon} and name {counted(len(cnf.names), 'variable')}"
        raise UsageError(f"the comments of the clauses {found}: a plan of this puzzle has no such formula")
    return cnf.horizon
