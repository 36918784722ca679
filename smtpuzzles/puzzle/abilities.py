"""What puzzles offer beyond being read, drawn and verified: whoever needs an ability asks for it here.

CLUES.of(puzzle)                the puzzle, or None if it has no clues
CLUES.expect(puzzle, "'rate'")  the puzzle, or the error that 'rate' is not available for it
"""

from typing import Any, Generic, NamedTuple, TypeVar

from smtpuzzles.base.expecting import expect_type
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle, Puzzle
from smtpuzzles.puzzle.plans import PlanPuzzle

Able = TypeVar("Able")


class Ability(NamedTuple, Generic[Able]):
    """The puzzles that have it are of the class `has`; `without`: what is true of the others, by their classes."""

    has: type[Any]
    words: str
    without: tuple[tuple[type[Any], str], ...]

    def of(self, puzzle: AnyPuzzle) -> Able | None:
        """Return the puzzle, if it has the ability."""
        return puzzle if isinstance(puzzle, self.has) else None

    def expect(self, puzzle: object, what: str) -> Able:
        """Return the puzzle; without the ability, raise the error that this is not available for its kind."""
        found: AnyPuzzle = expect_type(puzzle, Puzzle, f"a puzzle {self.words}, as parse returns it")
        able = self.of(found)
        if able is None:
            why = next(words for of, words in self.without if isinstance(found, of))
            raise UsageError(f"{what} is not available for {found.kind}: {why}")
        return able


_PLANS = (PlanPuzzle, "its solutions are plans, which 'smtpuzzles solve' and shortest_plan find")
BOARDS = Ability[BoardPuzzle](BoardPuzzle, "whose solutions are boards", (_PLANS,))
CLUES = Ability[CluedPuzzle](
    CluedPuzzle, "with clues", (_PLANS, (BoardPuzzle, "it has no clues that could be left out"))
)
PLANS = Ability[PlanPuzzle](PlanPuzzle, "whose solutions are plans", ((BoardPuzzle, "its solutions are boards"),))
