"""The command `show`."""

import sys

from smtpuzzles.cli.options import File, Json, KindName, Level, Plain, Variant, form
from smtpuzzles.cli.reading import STANDARD, read_puzzles
from smtpuzzles.cli.showing import FOUND, Display, Form


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
