"""The command `decode`: read the answer of a solver that you ran yourself."""

from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli.options import FileInput, Output, argument, grouped
from smtpuzzles.cli.reading import read_clauses, read_one, read_source
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, solutions_json, violations_json
from smtpuzzles.errors import UsageError
from smtpuzzles.result import Verdict


@grouped
def decode(
    *,
    given: FileInput,
    cnf: str = argument("CNF", "The file that --emit-dimacs wrote for it."),
    answer: str = argument("ANSWER", "The answer of a SAT solver: s and v lines, or minisat's result file."),
    output: Output,
) -> int:
    """Turn any solver's answer to an emitted DIMACS file into a verified board."""
    if [given.file, cnf, answer].count(STANDARD) > 1:
        raise UsageError("only one of FILE, CNF and ANSWER can be standard input")
    from smtpuzzles.encoding.answers import read_answer
    from smtpuzzles.solving.decoding import belongs, decoded

    puzzle = read_one(given)
    clauses = read_clauses(cnf)
    answer_read = read_answer(read_source(answer), clauses.variables)
    stated = belongs(puzzle, clauses)
    display = Display(output.form)
    heading = {"kind": puzzle.kind, "file": given.file, "verdict": answer_read.verdict}
    if answer_read.verdict is not Verdict.SAT:
        unsat = answer_read.verdict is Verdict.UNSAT
        display.sentence("the answer says: no solution" if unsat else "the answer says: unknown")
        display.object(lambda: {**heading, "solutions": [], "violations": []})
        return OTHERWISE if unsat else UNDECIDED
    solution = decoded(stated, clauses, answer_read)
    violations = puzzle.violations(solution)
    display.solution(puzzle, solution, (cell for violation in violations for cell in violation.cells))
    for violation in violations:
        display.sentence(f"broken: {violation.rule}")
    solutions = solutions_json(puzzle, [solution])
    display.object(lambda: {**heading, "solutions": solutions, "violations": violations_json(violations)})
    return OTHERWISE if violations else FOUND
