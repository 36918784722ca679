"""Formulas as files for other programs, with comments on the puzzle and the meaning of variables."""

from typing import NamedTuple

from smtpuzzles.base.expecting import whole
from smtpuzzles.base.text import shown
from smtpuzzles.encoding import smtlib
from smtpuzzles.encoding.dimacs import dimacs as text_of
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Formula
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle, expect_puzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


def smt2(puzzle: AnyPuzzle, horizon: int | None = None) -> str:
    """Return the formula as SMT-LIB text; plans need a horizon, the largest number of steps."""
    return smt2_text(stated(puzzle, horizon))


def dimacs(puzzle: AnyPuzzle, encoding: str = "z3", horizon: int | None = None) -> str:
    """Return the formula as DIMACS text; `encoding` says how cardinalities become clauses."""
    return dimacs_text(stated(puzzle, horizon), Lowering(encoding))


class Stated(NamedTuple):
    """A formula with its comments; of a plan also its horizon."""

    formula: Formula
    comments: list[str]
    horizon: int | None = None


def stated(puzzle: AnyPuzzle, horizon: int | None = None) -> Stated:
    if isinstance(puzzle, BoardPuzzle):
        return of_board(puzzle)
    expect_puzzle(puzzle)
    assert isinstance(puzzle, PlanPuzzle)
    if horizon is None:
        raise UsageError(f"the formula of {puzzle.kind} needs a horizon, the largest number of {puzzle.steps}")
    horizon = whole("a horizon", horizon, 0)
    if horizon > puzzle.longest:
        raise UsageError(f"a horizon of this puzzle is at most {puzzle.longest}, not {shown(horizon)}")
    return of_plan(puzzle, horizon)


def of_board(puzzle: BoardPuzzle) -> Stated:
    model = puzzle.model
    meaning = []
    if model.variables:
        name, (r, c), symbol = model.variables[0]
        meaning = [f"{name} is true when row {r}, column {c} holds {symbol}, and likewise for the others."]
    return Stated(model.formula, _heading(puzzle) + meaning)


def of_plan(puzzle: PlanPuzzle, horizon: int) -> Stated:
    meaning = f"A model is a plan of at most {horizon} {puzzle.steps}; {puzzle.meaning}."
    return Stated(puzzle.formula(horizon), [*_heading(puzzle), meaning], horizon)


def _heading(puzzle: AnyPuzzle) -> list[str]:
    return [f"{puzzle.kind}, {puzzle.variant}:", "", *puzzle.text().splitlines(), ""]


def smt2_text(stated: Stated) -> str:
    """Return SMT-LIB text for the z3 program, the same formula that Z3 gets here."""
    comments = "".join([f"; {line}".rstrip() + "\n" for line in stated.comments])
    return f"{comments}{smtlib.text_of(stated.formula)}(check-sat)\n(get-model)\n"


def dimacs_text(stated: Stated, lowering: Lowering) -> str:
    """Return DIMACS text for SAT solvers."""
    made = lowering.cnf(stated.formula)._replace(horizon=stated.horizon)
    return text_of(made, [*stated.comments, clauses_made_by(lowering, stated.formula)])


def clauses_made_by(lowering: Lowering, formula: Formula) -> str:
    lowering = lowering.suited_to(formula)
    made = ", ".join([f"encoding {lowering.encoding}", *["propagated"] * lowering.propagate])
    return f"Clauses: {made}{', 3-SAT' * lowering.three_sat}"
