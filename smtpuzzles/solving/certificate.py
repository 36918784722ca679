"""Certificates: clauses and a proof that they have no model, for a checker that knows nothing of puzzles."""

from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.encoding.export import clauses_made_by
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.proofs import ProvingSession
from smtpuzzles.errors import Disagreement, UsageError
from smtpuzzles.model import Board
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import ReasonUnknown, Uniqueness, Verdict
from smtpuzzles.solving.uniqueness import check_within


class Certificate(NamedTuple):
    """Clauses in DIMACS form and a DRAT proof that they have no model; without a proof, the reason.

    Without a proven answer there are no clauses, either.
    """

    cnf: str
    proof: str | None
    reason: ReasonUnknown | None = None


def certify(puzzle: AnyPuzzle, timeout: float | None = None) -> Certificate:
    """Certify that the puzzle has no solution, or that the one it has is the only one."""
    puzzle = BOARDS.expect(puzzle, "certify")
    with Deadline(timeout) as deadline:
        checked = check_within(puzzle, deadline)
        if checked.verdict is Uniqueness.MULTIPLE:
            raise UsageError("nothing to certify: there are several solutions")
        if not checked.exhausted:
            return Certificate("", None, checked.reason)
        return certify_answer(puzzle, next(iter(checked.solutions), None), Lowering("z3"), deadline)


def certify_answer(puzzle: BoardPuzzle, only: Board | None, lowering: Lowering, deadline: Deadline) -> Certificate:
    """Certify that the puzzle has no solution, or none but `only`, which one more clause excludes."""
    stated = puzzle.stated()
    cnf = lowering.cnf(stated.formula)
    comments = [*stated.comments, clauses_made_by(lowering, stated.formula)]
    if only is not None:
        model = puzzle.model
        true = set(model.true_on(only))
        # Over all variables, so that nobody needs to know which boards the kind can compare.
        excluding = [-number if number in true else number for number in range(1, len(model.variables) + 1)]
        cnf = Cnf(cnf.names, cnf.variables, [*cnf.clauses, excluding])
        comments += ["The last clause excludes this solution:", "", *puzzle.solution_text(only).splitlines(), ""]
    return certificate(cnf, comments, deadline)


def certify_horizon(puzzle: PlanPuzzle, horizon: int, lowering: Lowering, deadline: Deadline) -> Certificate:
    """Certify that the formula of this horizon has no model; `horizons` says what that means for plans."""
    stated = puzzle.stated(horizon)
    left_out = f"Of {puzzle.left_out}, one is meant; all files written with this count together."
    comments = [*stated.comments, left_out, clauses_made_by(lowering, stated.formula)]
    return certificate(lowering.cnf(stated.formula), comments, deadline)


def certificate(cnf: Cnf, comments: list[str], deadline: Deadline) -> Certificate:
    """Prove anew, from the clauses alone, that they have no model."""
    text = dimacs(cnf, comments)
    with ProvingSession(cnf) as session:
        answer = session.check(deadline)
        if answer.verdict is Verdict.SAT:
            raise Disagreement("another solver says unsat, but cadical says sat")
        proof = session.proof() if answer.verdict is Verdict.UNSAT else None
    return Certificate(text, proof, answer.reason)
