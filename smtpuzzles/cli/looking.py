"""The commands that need no solver: kinds, show, verify."""

import sys
from typing import Annotated

import typer

from smtpuzzles import kinds as rooms
from smtpuzzles.cli.options import File, Json, KindName, Level, Plain, Variant, form
from smtpuzzles.cli.reading import STANDARD, read_one, read_puzzles, read_source
from smtpuzzles.cli.showing import FOUND, OTHERWISE, Display, Form, violations_json
from smtpuzzles.errors import UsageError


def kinds(json: Json = False) -> int:
    """The puzzles it knows, and their variants."""
    known = [rooms.load(name) for name in rooms.names()]
    display = Display(form(False, json), sys.stdout)
    for kind in known:
        display.sentence(f"{kind.name}: {kind.title}")
        for number, (name, meaning) in enumerate(kind.variants.items()):
            default = "" if number else " (default)"
            display.sentence(f"    --variant {name}{default}: {meaning}")
    described = [{"name": kind.name, "title": kind.title, "variants": dict(kind.variants)} for kind in known]
    display.object(kinds=described)
    return FOUND


def show(
    kind: KindName,
    file: File = None,
    level: Level = None,
    variant: Variant = None,
    plain: Plain = False,
    json: Json = False,
) -> int:
    """The puzzle as it was read."""
    display = Display(form(plain, json), sys.stdout)
    puzzles, answers = read_puzzles(kind, file, variant, level), []
    for number, puzzle in enumerate(puzzles, level or 1):
        if display.form is not Form.JSON:
            display.board(puzzle.text(), puzzle.picture())
        which = {"level": number} if level or len(puzzles) > 1 else {}
        answers.append({**which, "variant": puzzle.variant, "text": puzzle.text()})
    display.objects({"kind": kind, "file": STANDARD if file is None else file}, answers, len(puzzles) > 1)
    return FOUND


def verify(
    kind: KindName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="The puzzle; '-': standard input.")],
    solution: Annotated[str, typer.Argument(metavar="SOLUTION", help="A solution in plain text; '-': standard input.")],
    level: Level = None,
    variant: Variant = None,
    plain: Plain = False,
    json: Json = False,
) -> int:
    """Is this a solution? If not: every broken rule, with its cells."""
    if file == solution == STANDARD:
        raise UsageError("the puzzle and the solution cannot both come from standard input")
    display = Display(form(plain, json), sys.stdout)
    puzzle = read_one(kind, file, variant, level)
    board = puzzle.read_solution(read_source(solution))
    violations = puzzle.violations(board)
    if display.form is Form.PICTURE:
        marked = frozenset(cell for violation in violations for cell in violation.cells)
        display.board("", puzzle.picture(board).marking(marked))
    for violation in violations:
        display.line(f"broken: {violation.rule}")
    display.line("not a solution" if violations else "a solution")
    display.object(valid=not violations, violations=violations_json(violations))
    return OTHERWISE if violations else FOUND
