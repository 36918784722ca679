"""What players note of cells that solutions do not show, such as that a cell is inside a loop.

Solvers do without it; only explanations speak of it, in steps, words and pictures.
"""

from collections.abc import Callable
from typing import NamedTuple

from smtpuzzles.model import Board, Cell, Constraint, Rule, Variable


class Shading(NamedTuple):
    """Further cells, with the variables after those of the puzzle, and what they hold while none of these is true.

    `rules`: what the symbols mean; `more`: what another rule says to a player who knows that, besides its constraints.
    """

    variables: tuple[Variable, ...]
    bare: Board
    rules: tuple[Rule, ...]
    more: Callable[[Rule], tuple[Constraint, ...]]

    def symbols(self, cell: Cell) -> list[str]:
        """Return what can be noted of this cell."""
        return (
            [self.bare[cell], *[one.symbol for one in self.variables if one.cell == cell]] if cell in self.bare else []
        )

    def known_to(self, rule: Rule) -> Rule:
        return rule._replace(constraints=(*rule.constraints, *self.more(rule)))
