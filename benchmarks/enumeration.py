"""All 4,140 boards of 6x6 binairo.

ours    smtpuzzles.count: every solution decoded to a board and verified by plain Python
peer    the shortest loop over Z3's C functions that the same formula allows: ask, read 36 values, block them, again;
        nothing is decoded, nothing verified
"""

from collections.abc import Iterator

import z3
from z3 import z3core

import smtpuzzles
from benchmarks.boards import fresh
from benchmarks.measure import Row, race
from smtpuzzles.encoding.smtlib import text_of
from smtpuzzles.puzzle.contract import Puzzle

TARGET = 1.5
BOARDS = 4140


def rows() -> Iterator[Row]:
    puzzle = smtpuzzles.parse("binairo", "______\n" * 6)
    result = race(lambda: smtpuzzles.count(fresh(puzzle)).count, lambda: bare_loop(puzzle), repeats=5)
    assert result.our_answer == result.peer_answer == BOARDS
    yield Row("all boards of binairo 6x6 against a bare loop", result.ours, result.peer, TARGET)


def bare_loop(puzzle: Puzzle) -> int:
    """The number of solutions."""
    model = puzzle.model
    context = z3.Context()
    solver = z3.SolverFor("QF_FD", ctx=context)
    solver.from_string(text_of(model.formula))
    variables = [z3.Bool(variable.name, context) for variable in model.variables]
    negations = [z3.Not(variable) for variable in variables]
    c, s, true = context.ref(), solver.solver, z3core.Z3_mk_true(context.ref()).value
    known = [(v.decl().ast, v.ast, negation.ast) for v, negation in zip(variables, negations, strict=True)]
    clause = (z3core.Ast * len(known))()
    number = 0
    while z3core.Z3_solver_check(c, s) == z3.Z3_L_TRUE:
        number += 1
        found = z3core.Z3_solver_get_model(c, s)
        z3core.Z3_model_inc_ref(c, found)
        for place, (constant, variable, negation) in enumerate(known):
            value = z3core.Z3_model_get_const_interp(c, found, constant)
            clause[place] = negation if value.value == true else variable
        z3core.Z3_model_dec_ref(c, found)
        z3core.Z3_solver_assert(c, s, z3core.Z3_mk_or(c, len(known), clause))
    return number
