"""The command `show`."""

from typing import Any

from smtpuzzles.cli.options import File, KindName, Level, Output, Variant, grouped
from smtpuzzles.cli.reading import STANDARD, read_puzzles
from smtpuzzles.cli.showing import FOUND, Display, levels_json


@grouped
def show(*, kind: KindName, file: File = None, level: Level = None, variant: Variant = None, output: Output) -> int:
    """Show the puzzle as the program reads it."""
    display = Display(output.form)
    puzzles = read_puzzles(kind, file, variant, level)
    for puzzle in puzzles:
        display.board(puzzle.text, puzzle.picture)
    several = len(puzzles) > 1

    def answer() -> dict[str, Any]:
        answers = [
            {**({"level": number} if level or several else {}), "variant": puzzle.variant, "text": puzzle.text()}
            for number, puzzle in enumerate(puzzles, level or 1)
        ]
        return {"kind": kind, "file": STANDARD if file is None else file, **levels_json(answers, several)}

    display.object(answer)
    return FOUND
