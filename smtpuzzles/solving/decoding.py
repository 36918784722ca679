"""Any solver's answer to a file with clauses, back to a solution of the puzzle that the file was written for."""

from smtpuzzles.base.text import quoted
from smtpuzzles.encoding.answers import Told
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


def belongs(puzzle: AnyPuzzle, cnf: Cnf) -> None:
    """Complain unless these are clauses of this puzzle, by the names of their variables."""
    if isinstance(puzzle, PlanPuzzle):
        compare(cnf.names, names_of_plan(puzzle, len(cnf.names)))
    elif isinstance(puzzle, BoardPuzzle):
        compare(cnf.names, puzzle.model.formula.names)


def decoded(puzzle: AnyPuzzle, cnf: Cnf, told: Told) -> Board | str:
    """The board or plan that a model of the puzzle's clauses describes, for `violations` to judge."""
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
    """Comments of the file name its variables; they must be those of the puzzle."""
    if names == expected:
        return
    if len(names) == len(expected):
        number, name = next((n, e) for n, (a, e) in enumerate(zip(names, expected, strict=True), 1) if a != e)
        raise UsageError(
            f"the clauses are of another puzzle: variable {number} is {quoted(names[number - 1])}, not {name}"
        )
    message = f"comments name {len(names)} variables of the clauses, where this puzzle has {len(expected)}"
    raise UsageError(f"{message}; expected the file of clauses that was written for it")


def names_of_plan(puzzle: PlanPuzzle, number: int) -> tuple[str, ...]:
    """The names of the formula that has so many variables, whatever its horizon: longer ones have more."""
    low, high = 0, 1
    while len(puzzle.formula(high).names) < number and high < puzzle.longest:
        low, high = high, min(2 * high, puzzle.longest)
    while low < high:
        middle = (low + high) // 2
        if len(puzzle.formula(middle).names) < number:
            low = middle + 1
        else:
            high = middle
    return puzzle.formula(low).names
