"""The answers that an advisor gives; each has three values."""

from dataclasses import dataclass

from smtpuzzles.model import Board, Cell
from smtpuzzles.result import NotTrueOrFalse, Reason, Verdict, Violation


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
    """An open cell, and the symbol that it holds in every solution of the puzzle, whatever the entries.

    `rule`: the rule that settles the cell; with `otherwise`, the one that any other symbol breaks in the end; None: not
    so easy to see. UNSAT: no open cell is certain; `hopeless`: the puzzle has no solution. UNKNOWN: the search ended
    first, for this `reason`. `astray`: some entry is proven to be in no solution.
    """

    verdict: Verdict
    cell: Cell | None = None
    symbol: str | None = None
    rule: Violation | None = None
    otherwise: bool = False
    hopeless: bool = False
    astray: bool = False
    reason: Reason | None = None


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
