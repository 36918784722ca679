"""Many puzzles, in order, and no two alike."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from smtpuzzles.base.deadline import Clock
from smtpuzzles.base.processes import done_by
from smtpuzzles.errors import UsageError
from smtpuzzles.generating.boards import board_puzzle
from smtpuzzles.generating.made import Failed, GaveUp, Made
from smtpuzzles.generating.plans import plan_puzzle
from smtpuzzles.generating.request import Order, order, setter_of
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.setters import BoardSetter
from smtpuzzles.solving import enumeration
from smtpuzzles.solving.query import Stopped

# Puzzles in a row that had been made already, before there seem to be no others.
DRAWS = 2_000
# Boards of a size are counted up to this, to say how few there are.
COUNTED = 10_000


class Task(NamedTuple):
    """A puzzle to make."""

    order: Order
    number: int
    draw: int = 0


def generate(
    kind: str,
    count: int = 1,
    seed: int = 0,
    size: Cell | None = None,
    variant: str | None = None,
    clues: int | None = None,
    redundant: float | None = None,
    **wishes: Any,
) -> list[AnyPuzzle]:
    """New puzzles with exactly one solution, of this height and width; the same seed gives the same puzzles.

    `clues`: how many. `redundant`: the share of spare clues to keep. `wishes`: the kind's own, such as `symmetry`.
    """
    ordered = order(kind, size, variant, seed, clues=clues, redundant=redundant, wishes=wishes)
    return [made.read() for made in series(ordered, count, 1, Clock())]


def series(order: Order, many: int, jobs: int, clock: Clock) -> Iterator[Made]:
    """So many puzzles. When the clock strikes: those that are finished, even if one before them is missing."""
    seen: set[str] = set()
    waiting: dict[int, Made | Failed] = {}
    following = 1
    for made in done_by(make, [Task(order, number) for number in range(1, many + 1)], jobs, clock):
        if made is not None:
            waiting[made.number] = made
        while following in waiting:
            new = unlike(seen, waiting.pop(following), clock)
            if new is None:
                break
            seen.add(new.puzzle)
            yield new
            following += 1
    for _, late in sorted(waiting.items()):
        if isinstance(late, Made) and late.puzzle not in seen:
            seen.add(late.puzzle)
            yield late


def make(task: Task, clock: Clock) -> Made | Failed | None:
    """The puzzle, or why there is none; None when the clock struck."""
    setter = setter_of(task.order.kind)
    try:
        if isinstance(setter, BoardSetter):
            return board_puzzle(task.order, setter, task.number, task.draw, clock)
        return plan_puzzle(task.order, setter, task.number, task.draw, clock)
    except Stopped:
        return None


def unlike(seen: set[str], made: Made | Failed | None, clock: Clock) -> Made | None:
    """The puzzle, or if it is one of those before, another in its place."""
    for draw in range(1, DRAWS + 1):
        if isinstance(made, Failed):
            raise (UsageError if made.proven else GaveUp)(made.reason)
        if made is None or made.puzzle not in seen:
            return made
        order, number = made.order, made.number
        made = make(Task(order, number, draw), clock)
    raise GaveUp(f"{DRAWS:,} draws in a row brought no new puzzle after {len(seen)} different ones{boards(order)}")


def boards(order: Order) -> str:
    """How many there are, if they are few and all puzzles share them."""
    setter = setter_of(order.kind)
    if not isinstance(setter, BoardSetter) or setter.mended:
        return ""
    blank = setter.blank(order.size, order.variant, order.wishes, order.random(0, 0, 0))
    found = enumeration.count(blank, limit=COUNTED)
    return f"; there are only {found.count:,} boards of this size" if found.exhausted else ""
