"""The command `hard`."""

from textwrap import wrap

from smtpuzzles import kinds
from smtpuzzles.cli.options import KIND, argument
from smtpuzzles.cli.showing import FOUND, out
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.kind import Hard


def offered() -> dict[str, Hard]:
    return {name: family for name in kinds.names() if (family := kinds.load(name).hard)}


SIZES = ", ".join([f"{family.least} to {family.most} for {name}" for name, family in offered().items()])


def hard(kind: str = KIND, number: int = argument("N", f"The size of the puzzle: {SIZES}.")) -> int:
    """Print a puzzle without a solution, for lectures: SAT solvers need more and more conflicts for larger N."""
    family = kinds.load(kind).hard
    if family is None:
        raise UsageError(f"'hard' is not available for {kind}; it is for {', '.join(offered())}")
    if not family.least <= number <= family.most:
        raise UsageError(f"expected a number from {family.least} to {family.most}, not {number}")
    puzzle = family.puzzle(number)
    why = wrap(family.why, 100, initial_indent="; ", subsequent_indent="; ")
    out("\n".join(["; none", *why, puzzle.text()]), end="")
    return FOUND
