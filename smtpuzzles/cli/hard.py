"""The command `hard`."""

import textwrap
from typing import Annotated

import typer

from smtpuzzles import kinds
from smtpuzzles.cli.options import KindName
from smtpuzzles.cli.showing import FOUND
from smtpuzzles.errors import UsageError


def hard(kind: KindName, number: Annotated[int, typer.Argument(metavar="N", help="The size of the puzzle.")]) -> int:
    """Print a puzzle that has no solution and needs many conflicts, many times more for each next N."""
    family = kinds.load(kind).hard
    if family is None:
        known = ", ".join([name for name in kinds.names() if kinds.load(name).hard])
        raise UsageError(f"there are no hard puzzles of {kind}: expected one of {known}")
    text = family.puzzle(number).text()
    print(
        "; none", *textwrap.wrap(family.why, 100, initial_indent="; ", subsequent_indent="; "), text, sep="\n", end=""
    )
    return FOUND
