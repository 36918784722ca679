"""What a kind may bring to decide many puzzles at once, without a solver."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from smtpuzzles.result import Uniqueness


class Quick(NamedTuple):
    """Decides puzzles that are lines of text.

    fits    can it decide this line, of this variant?
    decide  returns, for each line, how many solutions there are, and the first as plain text in one line, verified
    """

    fits: Callable[[str, str], bool]
    decide: Callable[[Sequence[str]], list[tuple[Uniqueness, str]]]
