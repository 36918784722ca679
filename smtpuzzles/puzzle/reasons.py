"""Why something follows, in the words of a player.

claim      a cell holds a symbol, or does not
inference  rules and facts, from which the conclusions follow; without conclusions, they contradict each other
reason     what a kind says about an inference: what follows 'because' in 'row 1, column 2 is 5, because ...', and, of a
           contradiction, what follows 'but then'
"""

from typing import NamedTuple

from smtpuzzles.model import Cell, Rule


class Claim(NamedTuple):
    cell: Cell
    symbol: str
    holds: bool = True


class Inference(NamedTuple):
    rules: tuple[Rule, ...]
    facts: tuple[Claim, ...]
    conclusions: tuple[Claim, ...]

    @property
    def cells(self) -> set[Cell]:
        """The cells of the conclusions."""
        return {cell for cell, _, _ in self.conclusions}

    def filled(self, symbol: str | None = None) -> list[Cell]:
        """Return the cells of the facts that are known to hold the symbol, or any."""
        return [cell for cell, held, holds in self.facts if holds and symbol in (held, None)]


class Reason(NamedTuple):
    """`pattern`: what players call it; without `words`, the argument of the step is told.

    Without a pattern, the words say what is impossible, but not why, and are shown only if the argument is long.
    `obvious`: players see it at a glance, so that no words are needed.
    """

    pattern: str
    words: str = ""
    obvious: bool = False
