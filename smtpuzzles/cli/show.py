"""The command `show`."""

import sys
from collections.abc import Sequence
from typing import Any

from smtpuzzles import kinds, reading
from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli.options import SVG, Input, Output, grouped, switch
from smtpuzzles.cli.reading import read_puzzles
from smtpuzzles.cli.showing import FOUND, Display, levels_json, out
from smtpuzzles.cli.writing import expect_suffix, write_svg
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import AnyPuzzle


@grouped
def show(
    *,
    given: Input,
    link: bool = switch("--link", "Print links to pages where the puzzle can be played."),
    svg: str | None = SVG,
    output: Output,
) -> int:
    """Show the puzzle as the program reads it."""
    expect_suffix(svg, ".svg")
    display = Display(output.form, sys.stderr if svg == STANDARD else None)
    puzzles = read_puzzles(given)
    kind, level, file = puzzles[0].kind, given.level, given.file
    if link:
        return _print_links(puzzles)
    several = len(puzzles) > 1
    if svg is not None:
        if several:
            raise UsageError(f"choose one of the {len(puzzles)} levels with --level, to draw it")
        write_svg(svg, puzzles[0].picture(), kinds.load(kind).display_name, file)
    for puzzle in puzzles:
        display.board(puzzle.text, puzzle.picture)
        display.left_out(puzzle)

    def answer() -> dict[str, Any]:
        answers = [
            {**({"level": number} if level or several else {}), "variant": puzzle.variant, "text": puzzle.text()}
            for number, puzzle in enumerate(puzzles, level or 1)
        ]
        return {"kind": kind, "file": STANDARD if file is None else file, **levels_json(answers, several)}

    display.object(answer)
    return FOUND


def _print_links(puzzles: Sequence[AnyPuzzle]) -> int:
    """Print the links of each puzzle; if there is none, raise an error that says why."""
    for puzzle in puzzles:
        links, refused = reading.links(puzzle)
        if not links:
            nowhere = UsageError(f"there is no page where {puzzle.kind} puzzles can be played")
            raise [nowhere, *refused][-1]
        out("".join(links.values()), end="")
    return FOUND
