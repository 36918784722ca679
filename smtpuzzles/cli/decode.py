"""The command `decode`: answers of solvers that were run by hand."""

import sys
from typing import Annotated

import typer

from smtpuzzles.cli.options import Json, KindName, Level, Plain, Variant, form
from smtpuzzles.cli.reading import STANDARD, read_clauses, read_one, read_source
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, Form, violations_json
from smtpuzzles.errors import UsageError
from smtpuzzles.result import Verdict


def decode(
    kind: KindName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="The puzzle.")],
    cnf: Annotated[str, typer.Argument(metavar="CNF", help="Its clauses, as --emit-dimacs wrote them.")],
    answer: Annotated[
        str, typer.Argument(metavar="ANSWER", help="What a SAT solver said: s and v lines, or minisat's result file.")
    ],
    level: Level = None,
    variant: Variant = None,
    plain: Plain = False,
    json: Json = False,
) -> int:
    """Any solver's answer to an emitted CNF, back to a verified board."""
    if [file, cnf, answer].count(STANDARD) > 1:
        raise UsageError("only one of the three can come from standard input")
    from smtpuzzles.encoding.answers import read_answer
    from smtpuzzles.solving.decoding import belongs, decoded

    puzzle = read_one(kind, file, variant, level)
    clauses = read_clauses(cnf)
    told = read_answer(read_source(answer), clauses.variables)
    belongs(puzzle, clauses)
    display = Display(form(plain, json), sys.stdout)
    heading = {"kind": kind, "file": file, "verdict": told.verdict}
    if told.verdict is not Verdict.SAT:
        unsat = told.verdict is Verdict.UNSAT
        display.sentence("no solution, says the answer" if unsat else "undecided, says the answer")
        display.object(**heading, solutions=[], violations=[])
        return OTHERWISE if unsat else UNDECIDED
    solution = decoded(puzzle, clauses, told)
    violations = puzzle.violations(solution)
    text = puzzle.solution_text(solution)
    marked = frozenset(cell for violation in violations for cell in violation.cells)
    if display.form is not Form.JSON:
        display.board(text, puzzle.picture(solution).marking(marked))
    for violation in violations:
        display.sentence(f"broken: {violation.rule}")
    display.object(**heading, solutions=[{"text": text}], violations=violations_json(violations))
    return OTHERWISE if violations else FOUND
