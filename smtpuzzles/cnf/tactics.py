"""Clauses by Z3's tactics, with helper variables where they save clauses.

Wrong clauses without a word are possible here, hence the guards: what the tactics leave unconverted, Z3 prints as if it
were a variable. A context of its own for every formula makes the same formula the same clauses on every run.
"""

import json

import z3

from smtpuzzles.cnf.clauses import Clause, Cnf
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Formula
from smtpuzzles.smt import text_of

HELPER = "!"  # in the name of every variable that Z3 adds, and in none of ours


def encode(formula: Formula, cardinality: str) -> Cnf:
    """The formula as clauses; `cardinality` is Z3's name for a way to encode 'at most so many of these'."""
    header, *lines = converted(formula, cardinality).splitlines()
    _, _, variables, clauses = header.split()
    body, legend = lines[: int(clauses)], lines[int(clauses) :]
    numbers = renumbering(formula, legend, int(variables))
    return Cnf(
        formula.names,
        len(formula.names) + int(variables) - sum(HELPER not in line for line in legend),
        [[numbers[literal] for literal in clause] for clause in parsed(body)],
    )


def converted(formula: Formula, cardinality: str) -> str:
    """What Z3 prints: a header, the clauses, and a comment with the name of every variable."""
    context = z3.Context()
    goal = z3.Goal(ctx=context)
    goal.add(z3.parse_smt2_string(text_of(formula), ctx=context))
    results = pipeline(context, cardinality)(goal)
    if len(results) != 1 or z3.Probe("is-propositional", ctx=context)(results[0]) != 1:
        raise WrongAnswer(f"Z3's tactics left something that is no clause (cardinality encoding {cardinality})")
    text: str = results[0].dimacs()
    return text


def pipeline(context: z3.Context, cardinality: str) -> z3.Tactic:
    parameters = z3.ParamsRef(context)
    parameters.set("cardinality.encoding", cardinality)
    # Or else Z3 keeps what has weights for its own solver. Sorters and merges are alternatives, but no faster on plans.
    parameters.set("pb.solver", "totalizer")
    cardinalities = z3.WithParams(z3.Tactic("card2bv", ctx=context), parameters)
    return z3.Then("simplify", cardinalities, "bit-blast", "tseitin-cnf", ctx=context)


def renumbering(formula: Formula, legend: list[str], variables: int) -> list[int]:
    """The literal for each of Z3's, which index this list: the formula's variables keep theirs, helpers come after."""
    ours = {name: number for number, name in enumerate(formula.names, 1)}
    numbers = [0] * (2 * variables + 1)
    helpers = len(ours)
    for line in legend:
        _, theirs, name = line.split(" ", 2)
        if HELPER in name:
            helpers += 1
        elif name not in ours:
            raise WrongAnswer(f"Z3's tactics left something that is no variable: {name}")
        number = ours.get(name, helpers)
        numbers[int(theirs)], numbers[-int(theirs)] = number, -number
    return numbers


def parsed(lines: list[str]) -> list[Clause]:
    """Lines of literals that end in 0, as lists; the reader of JSON is the fastest there is."""
    text = " ".join(lines).removesuffix("0").rstrip()
    clauses: list[Clause] = json.loads("[[" + text.replace(" 0 ", "],[").replace(" ", ",") + "]]") if lines else []
    return clauses
