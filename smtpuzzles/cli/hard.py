"""The command `hard`."""

from textwrap import wrap
from typing import Annotated

import typer

from smtpuzzles import kinds
from smtpuzzles.cli.options import KindName
from smtpuzzles.cli.showing import FOUND
from smtpuzzles.errors import UsageError


def hard(kind: KindName, number: Annotated[int, typer.Argument(metavar="N", help="The size of the puzzle.")]) -> int:
    """Print a puzzle without a solution, for lectures: SAT solvers need more and more conflicts for larger N."""
    family = kinds.load(kind).hard
    if family is None:
        known = ", ".join([name for name in kinds.names() if kinds.load(name).hard])
        raise UsageError(f"'hard' is not available for {kind}; it is for {known}")
    puzzle = family.puzzle(number)
    why = wrap(family.why, 100, initial_indent="; ", subsequent_indent="; ")
    print("; none", *why, puzzle.text(), sep="\n", end="")
    return FOUND
