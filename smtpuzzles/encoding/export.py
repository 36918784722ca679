"""Formulas as files for other programs, with comments on the puzzle and the meaning of variables."""

from typing import Any

from smtpuzzles.encoding import smtlib
from smtpuzzles.encoding.dimacs import dimacs as text_of
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.model import Formula
from smtpuzzles.puzzle.contract import AnyPuzzle, Stated, expect_puzzle


def smt2(puzzle: AnyPuzzle, horizon: int | None = None) -> str:
    """Return the formula as SMT-LIB text; plans need a horizon, the largest number of steps."""
    return smt2_text(expect_puzzle(puzzle).stated(horizon))


def dimacs(puzzle: AnyPuzzle, encoding: str = "z3", horizon: int | None = None) -> str:
    """Return the formula as DIMACS text; `encoding` says how cardinalities become clauses."""
    return dimacs_text(expect_puzzle(puzzle).stated(horizon), Lowering(encoding))


def smt2_text(stated: Stated[Any]) -> str:
    """Return SMT-LIB text for the z3 program, the same formula that Z3 gets here."""
    comments = "".join([f"; {line}".rstrip() + "\n" for line in stated.comments])
    return f"{comments}{smtlib.text_of(stated.formula)}(check-sat)\n(get-model)\n"


def dimacs_text(stated: Stated[Any], lowering: Lowering) -> str:
    made = lowering.cnf(stated.formula)._replace(horizon=stated.horizon)
    return text_of(made, [*stated.comments, clauses_made_by(lowering, stated.formula)])


def clauses_made_by(lowering: Lowering, formula: Formula) -> str:
    lowering = lowering.suited_to(formula)
    made = ", ".join([f"encoding {lowering.encoding}", *["propagated"] * lowering.propagate])
    return f"Clauses: {made}{', 3-SAT' * lowering.three_sat}"
