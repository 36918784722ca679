"""The command `verify`."""

from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli.options import FileInput, Output, argument, grouped
from smtpuzzles.cli.reading import read_one, read_source
from smtpuzzles.cli.showing import FOUND, OTHERWISE, Display, Form, violations_json
from smtpuzzles.errors import UsageError


@grouped
def verify(
    *,
    given: FileInput,
    solution: str = argument("SOLUTION", "The solution file; '-': standard input."),
    output: Output,
) -> int:
    """Check a solution against the rules; list every broken rule with its cells."""
    if given.file == solution == STANDARD:
        raise UsageError("the puzzle and the solution cannot both come from standard input")
    display = Display(output.form)
    puzzle = read_one(given)
    board = puzzle.read_solution(read_source(solution))
    violations = puzzle.violations(board)
    if display.form is Form.PICTURE:
        display.solution(puzzle, board, (cell for violation in violations for cell in violation.cells))
    for violation in violations:
        display.line(f"broken: {violation.rule}")
    display.line("not a solution" if violations else "a solution")
    display.left_out(puzzle)
    display.object(lambda: {"valid": not violations, "violations": violations_json(violations)})
    return OTHERWISE if violations else FOUND
