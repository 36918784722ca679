"""Clauses by Z3's tactics, with helper variables where they save clauses.

Z3 prints whatever the tactics leave unconverted as if it were a variable, hence the guards. Every formula gets a
context of its own, so that it gives the same clauses on every run.
"""

import gc
import json
from collections.abc import Iterator, Sequence

import z3
from z3 import z3core

from smtpuzzles.encoding.clauses import Clause, Cnf, expect_memory
from smtpuzzles.encoding.smtlib import assertion, declaration, terms_of
from smtpuzzles.encoding.z3_context import Context
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Constraint, Formula, Literal, literals_of

_HELPER = "!"  # in the name of every variable that Z3 adds, and in none of ours
# Literals that Z3 converts together: some tenths of a second of work. Only formulas far beyond usual sizes have more.
TOGETHER = 20_000
_BYTES = 400  # for the clauses of each literal; measured on empty boards


def encode(formula: Formula, cardinality: str) -> Cnf:
    """Return the formula as clauses; `cardinality` is Z3's name for its encoding of 'at most k'."""
    expect_memory(formula, _BYTES)
    names = formula.every_name
    terms, variables = terms_of(names), len(names)
    ours = {name: number for number, name in enumerate(names, 1)}
    made: list[Clause] = []
    for constraints in parts_of(formula):
        _, _, printed = converted(text_of(constraints, terms), cardinality).partition("\n")
        clauses, _, legend = printed.partition("c ")
        numbers, variables = renumbering(ours, legend, variables)
        made += parsed(clauses, numbers)
    return Cnf(formula.names, variables, made)


def parts_of(formula: Formula) -> Iterator[list[Constraint]]:
    """Yield the constraints in parts, because nobody can interrupt Z3 safely while it converts."""
    part: list[Constraint] = []
    size = 0
    for rule in formula.rules:
        for constraint in rule.constraints:
            part.append(constraint)
            size += len(literals_of(constraint))
            if size > TOGETHER:
                yield part
                part, size = [], 0
    yield part


def text_of(constraints: Sequence[Constraint], terms: Sequence[str]) -> str:
    """Return the constraints as SMT-LIB text, which declares only their own variables."""
    used = {abs(literal) for constraint in constraints for literal in literals_of(constraint)}
    lines = [declaration(terms[variable]) for variable in sorted(used)]
    return "\n".join([*lines, *[assertion(constraint, terms) for constraint in constraints]])


def converted(text: str, cardinality: str) -> str:
    """Return what Z3 prints: a header, the clauses, and a comment with the name of every variable."""
    context = Context()
    goal = z3.Goal(ctx=context)
    assertions = z3.parse_smt2_string(text, ctx=context)
    for place in range(len(assertions)):  # as goal.add does, but without making a Python object of every assertion
        one = z3core.Z3_ast_vector_get(context.ref(), assertions.vector, place)
        z3core.Z3_goal_assert(context.ref(), goal.goal, one)
    results = pipeline(context, cardinality)(goal)
    if len(results) != 1 or z3.Probe("is-propositional", ctx=context)(results[0]) != 1:
        raise WrongAnswer(f"Z3's tactics left something that is no clause (cardinality encoding {cardinality})")
    printed: str = results[0].dimacs()
    return printed


def pipeline(context: z3.Context, cardinality: str) -> z3.Tactic:
    parameters = z3.ParamsRef(context)
    parameters.set("cardinality.encoding", cardinality)
    # Otherwise Z3 keeps weighted sums for its own solver. Its alternatives, sorters and merges, are no faster on plans.
    parameters.set("pb.solver", "totalizer")
    cardinalities = z3.WithParams(z3.Tactic("card2bv", ctx=context), parameters)
    return z3.Then("simplify", cardinalities, "bit-blast", "tseitin-cnf", ctx=context)


def renumbering(ours: dict[str, Literal], legend: str, variables: int) -> tuple[dict[str, Literal], int]:
    """Return our literal for each that Z3 prints, and the number of variables with new helpers, after `variables`."""
    numbers: dict[str, Literal] = {}
    for line in legend.splitlines():
        theirs, name = line.removeprefix("c ").split(" ", 1)
        if _HELPER in name:
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
