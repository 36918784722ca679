"""The answers that an advisor gives; each has three values."""

from collections.abc import Sequence
from dataclasses import dataclass

from smtpuzzles.explaining.explanation import Step
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import NotTrueOrFalse, Reason, Verdict


@dataclass(frozen=True)
class Finish(NotTrueOrFalse):
    """Is there a solution with all entries?

    `wrong`: with UNSAT, cells with wrong entries. Each alone is in no solution; or, with `together`, they contradict
    each other, and each of them is needed for that. `hopeless`: the puzzle itself has no solution; `wrong` are then the
    places of clues that contradict each other. `reason`: why the search ended early; with UNSAT, there may be more
    wrong entries then, or, with `together`, fewer may be enough.
    """

    verdict: Verdict
    wrong: tuple[Cell, ...] = ()
    together: bool = False
    hopeless: bool = False
    reason: Reason | None = None


@dataclass(frozen=True)
class Hint(NotTrueOrFalse):
    """The steps from the clues and the right entries to the next conclusion, which is so in every solution.

    UNSAT: no open cell is certain; `hopeless`: the puzzle has no solution. UNKNOWN: the search ended first, for this
    `reason`. `wrong`: cells whose entry is in no solution, as far as that is known.
    """

    verdict: Verdict
    steps: tuple[Step, ...] = ()
    wrong: tuple[Cell, ...] = ()
    hopeless: bool = False
    reason: Reason | None = None

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells of the rules of these steps."""
        return frozenset(cell for step in self.steps for rule in step.rules for cell in rule.cells)

    @property
    def rules(self) -> list[str]:
        """The rules of these steps, those of the last one first."""
        return list(dict.fromkeys(rule.rule for step in [*self.steps[-1:], *self.steps] for rule in step.rules))

    @property
    def conclusions(self) -> Sequence[Claim]:
        return self.steps[-1].conclusions if self.steps else ()

    @property
    def board(self) -> Board:
        """The symbols that follow for cells."""
        return {one.cell: one.symbol for one in self.conclusions if one.holds}

    @property
    def cell(self) -> Cell | None:
        """The first cell of the conclusion."""
        return next((one.cell for one in self.conclusions), None)

    @property
    def symbol(self) -> str | None:
        """The symbol that follows for this cell, if one does."""
        return None if self.cell is None else self.board.get(self.cell)


@dataclass(frozen=True)
class Another(NotTrueOrFalse):
    """A solution that keeps the entries and is a new one to the player; UNSAT: there is none.

    `count`: how many solutions are known, with the old ones; `exhausted`: there are no more. `reason`: why the count
    ended early.
    """

    verdict: Verdict
    board: Board | None = None
    count: int = 0
    exhausted: bool = False
    reason: Reason | None = None

    @property
    def only(self) -> bool:
        """Is it proven that there is exactly one?"""
        return self.exhausted and self.count == 1
