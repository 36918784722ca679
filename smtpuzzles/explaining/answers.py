"""What advice comes as: answers of three values, free of any screen."""

from dataclasses import dataclass

from smtpuzzles.model import Board, Cell
from smtpuzzles.result import NotTrueOrFalse, Reason, Verdict, Violation


@dataclass(frozen=True)
class Finish(NotTrueOrFalse):
    """Is there a solution with all entries?

    `wrong`: with UNSAT, cells whose entries can't be right: each of them alone, or, if each alone could be, `together`:
    not all of them at once, though all but any one. `reason`: why the search ended early; with UNSAT, more entries may
    be wrong then, or, `together`, fewer be enough. `hopeless`: the puzzle has no solution, whatever the entries; then
    `wrong` are places of its clues, `together`; none, if no clue is needed for that.
    """

    verdict: Verdict
    wrong: tuple[Cell, ...] = ()
    together: bool = False
    hopeless: bool = False
    reason: Reason | None = None


@dataclass(frozen=True)
class Hint(NotTrueOrFalse):
    """An open cell, and the symbol that it holds in every solution of the puzzle, whatever the entries.

    `rule`: what leaves no other symbol, next to what is easily seen before; `otherwise`: what would be broken in the
    end if there were another. None: not so easy to see. UNSAT: no open cell is certain; `hopeless`, because the puzzle
    has no solution. UNKNOWN: none was found before the search ended, for this `reason`. `astray`: it was proven that
    some entry is in no solution.
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
class Around(NotTrueOrFalse):
    """A solution that keeps the entries; UNSAT: there is none."""

    verdict: Verdict
    board: Board | None = None
    reason: Reason | None = None


@dataclass(frozen=True)
class Another(NotTrueOrFalse):
    """A solution that keeps the entries and was not shown before; UNSAT: there is none.

    `count`: how many there are at least, those that were shown among them; `exhausted`: there are no more. `reason`:
    why they are not known to be so many as were asked for, nor to be all.
    """

    verdict: Verdict
    board: Board | None
    count: int
    exhausted: bool
    reason: Reason | None = None

    @property
    def only(self) -> bool:
        """Is there proven to be just one?"""
        return self.exhausted and self.count == 1
