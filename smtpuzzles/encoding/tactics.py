"""Clauses by Z3's tactics, with helper variables where they save clauses.

Z3 prints whatever the tactics leave unconverted as if it were a variable, hence the guards. Every formula gets a
context of its own, so that it gives the same clauses on every run.
"""

import gc
import json

import z3
from z3 import z3core

from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.encoding.smtlib import text_of
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Formula, Literal

HELPER = "!"  # in the name of every variable that Z3 adds, and in none of ours


def encode(formula: Formula, cardinality: str) -> Cnf:
    """Return the formula as clauses; `cardinality` is Z3's name for its encoding of 'at most k'."""
    _, _, printed = converted(formula, cardinality).partition("\n")
    clauses, _, legend = printed.partition("c ")
    numbers, variables = renumbering(formula, legend)
    return Cnf(formula.names, variables, parsed(clauses, numbers))


def converted(formula: Formula, cardinality: str) -> str:
    """Return what Z3 prints: a header, the clauses, and a comment with the name of every variable."""
    context = z3.Context()
    goal = z3.Goal(ctx=context)
    assertions = z3.parse_smt2_string(text_of(formula), ctx=context)
    for place in range(len(assertions)):  # as goal.add does, but without making a Python object of every assertion
        assertion = z3core.Z3_ast_vector_get(context.ref(), assertions.vector, place)
        z3core.Z3_goal_assert(context.ref(), goal.goal, assertion)
    results = pipeline(context, cardinality)(goal)
    if len(results) != 1 or z3.Probe("is-propositional", ctx=context)(results[0]) != 1:
        raise WrongAnswer(f"Z3's tactics left something that is no clause (cardinality encoding {cardinality})")
    text: str = results[0].dimacs()
    return text


def pipeline(context: z3.Context, cardinality: str) -> z3.Tactic:
    parameters = z3.ParamsRef(context)
    parameters.set("cardinality.encoding", cardinality)
    # Otherwise Z3 keeps weighted sums for its own solver. Its alternatives, sorters and merges, are no faster on plans.
    parameters.set("pb.solver", "totalizer")
    cardinalities = z3.WithParams(z3.Tactic("card2bv", ctx=context), parameters)
    return z3.Then("simplify", cardinalities, "bit-blast", "tseitin-cnf", ctx=context)


def renumbering(formula: Formula, legend: str) -> tuple[dict[str, Literal], int]:
    """Return our literal for each that Z3 prints, and the number of variables, helpers included."""
    ours = {name: number for number, name in enumerate(formula.every_name, 1)}
    numbers: dict[str, Literal] = {}
    variables = len(ours)
    for line in legend.splitlines():
        theirs, name = line.removeprefix("c ").split(" ", 1)
        if HELPER in name:
            variables += 1
        elif name not in ours:
            raise WrongAnswer(f"Z3's tactics left something that is no variable: {name}")
        number = ours.get(name, variables)
        numbers[theirs], numbers["-" + theirs] = number, -number
    return numbers, variables


def parsed(text: str, numbers: dict[str, Literal]) -> list[Clause]:
    """Return the clauses with our literals. Python's JSON reader is the fastest; reading numbers first is slower."""
    if not text:
        return []
    inner = text.rstrip().removesuffix("0").rstrip().replace(" 0\n", "],[").replace(" ", ",")
    # Without garbage collection: its search for cycles among a million lists takes as long as making them.
    was_on = gc.isenabled()
    gc.disable()
    try:
        clauses: list[Clause] = json.loads(f"[[{inner}]]", parse_int=numbers.__getitem__)
        return clauses
    finally:
        if was_on:
            gc.enable()
