"""What puzzles offer beyond being read, drawn and verified: whoever needs an ability asks for it here.

CLUES.of(puzzle)                the puzzle, or None if it has no clues
CLUES.expect(puzzle, "'rate'")  the puzzle, or the error that 'rate' is not available for it
"""

from typing import Any, Generic, TypeVar

from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle, expect_puzzle
from smtpuzzles.puzzle.plans import PlanPuzzle

Able = TypeVar("Able")


class PuzzleAbility(Generic[Able]):
    """The puzzles of the class `has` have it; `lack`: what is true of others whose solutions are boards."""

    def __init__(self, has: type[Any], lack: str = "") -> None:
        self.has, self.lack = has, lack

    def of(self, puzzle: AnyPuzzle) -> Able | None:
        """Return the puzzle, if it has the ability."""
        return puzzle if isinstance(puzzle, self.has) else None

    def expect(self, puzzle: AnyPuzzle, what: str) -> Able:
        """Return the puzzle; without the ability, raise the error that this is not available for its kind."""
        able = self.of(expect_puzzle(puzzle))
        if able is None:
            plans = "its solutions are plans, which 'smtpuzzles solve' and shortest_plan find"
            why = plans if isinstance(puzzle, PlanPuzzle) else self.lack
            raise UsageError(f"{what} is not available for {puzzle.kind}: {why}")
        return able


BOARDS = PuzzleAbility[BoardPuzzle](BoardPuzzle)
CLUES = PuzzleAbility[CluedPuzzle](CluedPuzzle, "it has no clues that could be left out")
PLANS = PuzzleAbility[PlanPuzzle](PlanPuzzle, "its solutions are boards")
