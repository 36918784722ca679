"""Steps for programs: the whole explanation, or the steps that are possible now."""

from collections.abc import Iterable, Iterator

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.expecting import expect_type, whole
from smtpuzzles.explaining.alternatives import Steps, in_order
from smtpuzzles.explaining.chosen import explanation_of
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.step import Step
from smtpuzzles.explaining.techniques import chosen_names
from smtpuzzles.model import Board
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.contract import AnyPuzzle


def explain(
    puzzle: AnyPuzzle,
    entries: Board | None = None,
    timeout: float | None = None,
    uniqueness: bool = False,
    only: Iterable[str] | str | None = None,
    up_to: str | None = None,
) -> Iterator[Step]:
    """Yield the steps from the givens, and right entries, to the solution, or to what all solutions share.

    `uniqueness`: steps may use that there is only one solution, as unique rectangles do.
    `only`: the names that steps may have; `up_to`: the last of these, in the order of `techniques`.
    """
    clued = CLUES.expect(puzzle, "explaining")
    expect_type(uniqueness, bool, "True or False for 'uniqueness'")
    entered, names = clued.expect_entries(entries), chosen_names(clued.kind, only, up_to, uniqueness)
    with Deadline(timeout) as deadline:
        yield from explanation_of(clued, deadline, entered, names, uniqueness=uniqueness).steps()


def next_steps(
    puzzle: AnyPuzzle, most: int = 5, entries: Board | None = None, timeout: float | None = None
) -> Iterator[Steps]:
    """Yield steps that are possible now, at most so many, the easiest first; each comes after the asides that it needs.

    A step begins from the givens and the right entries, and concludes something that no step before it does.
    """
    clued = CLUES.expect(puzzle, "explaining")
    most = whole("a number of steps", most, 1)
    entered = clued.expect_entries(entries)
    with Deadline(timeout) as deadline:
        yield from in_order(Explanation(clued, deadline, entered), most)
