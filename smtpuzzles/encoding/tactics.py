"""Clauses by Z3's tactics, with helper variables where they save clauses.

Wrong clauses without a word are possible here, hence the guards: what the tactics leave unconverted, Z3 prints as if it
were a variable. A context of its own for every formula makes the same formula the same clauses on every run.
"""

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager

import z3
from z3 import z3core

from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.encoding.smtlib import text_of
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Formula, Literal

HELPER = "!"  # in the name of every variable that Z3 adds, and in none of ours


def encode(formula: Formula, cardinality: str) -> Cnf:
    """The formula as clauses; `cardinality` is Z3's name for a way to encode 'at most so many of these'."""
    _, _, printed = converted(formula, cardinality).partition("\n")
    clauses, _, legend = printed.partition("c ")
    numbers, variables = renumbering(formula, legend)
    return Cnf(formula.names, variables, parsed(clauses, numbers))


def converted(formula: Formula, cardinality: str) -> str:
    """What Z3 prints: a header, the clauses, and a comment with the name of every variable."""
    context = z3.Context()
    goal = z3.Goal(ctx=context)
    fill(goal, z3.parse_smt2_string(text_of(formula), ctx=context))
    results = pipeline(context, cardinality)(goal)
    if len(results) != 1 or z3.Probe("is-propositional", ctx=context)(results[0]) != 1:
        raise WrongAnswer(f"Z3's tactics left something that is no clause (cardinality encoding {cardinality})")
    text: str = results[0].dimacs()
    return text


def fill(goal: z3.Goal, assertions: z3.AstVector) -> None:
    """What goal.add does, without wrapping every assertion in an object of Python first."""
    context = goal.ctx.ref()
    for place in range(len(assertions)):
        z3core.Z3_goal_assert(context, goal.goal, z3core.Z3_ast_vector_get(context, assertions.vector, place))


def pipeline(context: z3.Context, cardinality: str) -> z3.Tactic:
    parameters = z3.ParamsRef(context)
    parameters.set("cardinality.encoding", cardinality)
    # Or else Z3 keeps what has weights for its own solver. Sorters and merges are alternatives, but no faster on plans.
    parameters.set("pb.solver", "totalizer")
    cardinalities = z3.WithParams(z3.Tactic("card2bv", ctx=context), parameters)
    return z3.Then("simplify", cardinalities, "bit-blast", "tseitin-cnf", ctx=context)


def renumbering(formula: Formula, legend: str) -> tuple[dict[str, Literal], int]:
    """Our literal for each that Z3 prints, and how many variables there are now.

    The formula's variables keep their numbers, helpers come after.
    """
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
    """Literals with a 0 after each clause, as lists of ours; the reader of JSON is the fastest there is.

    Reading whole numbers and replacing them afterwards is slower.
    """
    if not text:
        return []
    inner = text.rstrip().removesuffix("0").rstrip().replace(" 0\n", "],[").replace(" ", ",")
    with no_garbage_collection():
        clauses: list[Clause] = json.loads(f"[[{inner}]]", parse_int=numbers.__getitem__)
    return clauses


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """To look for cycles among a million lists of numbers, where there are none, takes as long as making them."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
