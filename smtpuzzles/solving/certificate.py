"""Proofs for strangers: clauses, and why they have no model, for a checker that knows nothing of puzzles.

That a puzzle has no solution is said by its clauses; that it has no other than this one, by the same and one clause
more, which excludes it. The search starts afresh, on the clauses as they are written.
"""

from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.encoding.export import clauses_made_by, of_board, of_plan
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.proofs import ProvingSession
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Board, Literal
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Reason, Verdict

LEFT_OUT = (
    "Of plans that differ only in the order of their walks, one is meant; all files written with this count together."
)


class Certificate(NamedTuple):
    """Clauses in DIMACS form and a DRAT proof that they have no model; without a proof, the reason."""

    cnf: str
    proof: str | None
    reason: Reason | None = None


def certify(puzzle: BoardPuzzle, only: Board | None, lowering: Lowering, deadline: Deadline) -> Certificate:
    """That the puzzle has no solution, or with `only` none but this."""
    stated = of_board(puzzle)
    cnf = lowering.cnf(stated.formula)
    comments = [*stated.comments, clauses_made_by(lowering)]
    if only is not None:
        model = puzzle.model
        cnf = Cnf(cnf.names, cnf.variables, [*cnf.clauses, excluding(model.true_on(only), len(model.variables))])
        comments += ["The last clause excludes this solution:", "", *puzzle.solution_text(only).splitlines(), ""]
    return certificate(cnf, comments, deadline)


def excluding(true: list[Literal], variables: int) -> Clause:
    """One board and nothing else: over all variables, so that nobody need know which boards the kind can compare."""
    excluded = set(true)
    return [-literal if literal in excluded else literal for literal in range(1, variables + 1)]


def certify_horizon(puzzle: PlanPuzzle, horizon: int, lowering: Lowering, deadline: Deadline) -> Certificate:
    """That the formula of this horizon has no model; see `horizons` for what that says of plans."""
    stated = of_plan(puzzle, horizon)
    return certificate(lowering.cnf(stated.formula), [*stated.comments, LEFT_OUT, clauses_made_by(lowering)], deadline)


def certificate(cnf: Cnf, comments: list[str], deadline: Deadline) -> Certificate:
    text = dimacs(cnf, comments)
    with ProvingSession(cnf) as session:
        answer = session.check(deadline)
        if answer.verdict is Verdict.SAT:
            raise WrongAnswer("there is a model where another engine has said that there is none")
        proof = session.proof() if answer.verdict is Verdict.UNSAT else None
    return Certificate(text, proof, answer.reason)
