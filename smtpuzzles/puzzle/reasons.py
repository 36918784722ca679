"""Why something follows, in the words of a player.

claim      a cell holds a symbol, or does not
inference  rules and facts, from which the conclusions follow; without conclusions, they contradict each other
reason     what a kind says about an inference: what follows 'because' in 'row 1, column 2 is 5, because ...', and, of a
           contradiction, what follows 'but'
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from smtpuzzles.model import Cell, Rule

LONGEST = 200  # characters of a sentence
LONGEST_REASON = LONGEST - len("This is because .")
FEW = 6  # rules, of which any may be the one that cannot be met


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
    """`pattern`: what players call it; without `words`, a trial shows the step.

    Without a pattern, the words say what is impossible, but not why: a trial follows them, or stands in their place if
    it is short. Words longer than LONGEST_REASON are not shown; `more`: clauses that say what shorter ones leave out.
    `obvious`: players see it at a glance, so that no words are needed.
    """

    pattern: str
    words: str = ""
    obvious: bool = False
    more: tuple[str, ...] = ()


class Technique(NamedTuple):
    """A name of steps; `rules`: what they usually count as, 0 for contradictions; `words`: what they show."""

    name: str
    rules: int
    words: str


UNIQUE_RECTANGLE = Technique(
    "unique rectangle", 4, "If that is allowed: otherwise two digits could change places, for a second solution."
)


def named_by_goal(inference: Inference, goals: Mapping[str, str]) -> Reason | None:
    """Return the name of a step by the one rule of a sort that could not be met otherwise; `goals`: names by sort.

    Each rule of a step is needed, so that any of them is broken if all others are obeyed and the conclusion is not. Of
    a few rules it may be any.
    """
    sorts = Counter([rule.sort for rule in inference.rules])
    few = len(inference.rules) <= FEW
    found = next((name for sort, name in goals.items() if sorts[sort] == 1 or (few and sorts[sort])), None)
    return Reason(found) if found and inference.conclusions else None
