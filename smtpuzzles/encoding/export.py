"""Formulas as files for other programs, with comments that say which puzzle it is and what its variables mean."""

from dataclasses import replace
from typing import NamedTuple

from smtpuzzles.encoding import smtlib
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.model import Formula
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


class Stated(NamedTuple):
    """A formula, and what is to be said of it; of a plan also its horizon."""

    formula: Formula
    comments: list[str]
    horizon: int | None = None


def of_board(puzzle: BoardPuzzle) -> Stated:
    model = puzzle.model
    meaning = []
    if model.variables:
        name, (r, c), symbol = model.variables[0]
        meaning = [f"{name} is true when row {r}, column {c} holds {symbol}, and likewise for the others."]
    return Stated(model.formula, heading(puzzle) + meaning)


def of_plan(puzzle: PlanPuzzle, horizon: int) -> Stated:
    meaning = f"A model is a plan of at most {horizon} {puzzle.steps}; names say what is where and when: box_3_4_at_7."
    return Stated(puzzle.formula(horizon), [*heading(puzzle), meaning], horizon)


def heading(puzzle: AnyPuzzle) -> list[str]:
    return [f"{puzzle.kind}, {puzzle.variant}:", "", *puzzle.text().splitlines(), ""]


def smt2(stated: Stated) -> str:
    """For the z3 program: the formula as Z3 is given it here, each rule under its sentence."""
    return (
        "".join(f"; {line}".rstrip() + "\n" for line in stated.comments) + smtlib.text_of(stated.formula) + smtlib.TAIL
    )


def cnf(stated: Stated, lowering: Lowering) -> str:
    """For SAT solvers: clauses in DIMACS form."""
    made = replace(lowering.cnf(stated.formula), horizon=stated.horizon)
    return dimacs(made, [*stated.comments, clauses_made_by(lowering)])


def clauses_made_by(lowering: Lowering) -> str:
    made = ", ".join([f"encoding {lowering.encoding}", *["propagated"] * lowering.propagate])
    return f"Clauses: {made}{', 3-SAT' * lowering.three_sat}"
