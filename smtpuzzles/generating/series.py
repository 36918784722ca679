"""Many puzzles, in order, and no two alike."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import map_parallel
from smtpuzzles.errors import UsageError
from smtpuzzles.generating.boards import board_puzzle
from smtpuzzles.generating.made import Failed, GaveUp, Made
from smtpuzzles.generating.plans import plan_puzzle
from smtpuzzles.generating.request import Request, make_request, setter_of
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.setters import BoardSetter
from smtpuzzles.solving import enumeration
from smtpuzzles.solving.query import Expired, Preparations

# Puzzles in a row that had been made already, before there seem to be no others.
DRAWS = 2_000
# Boards of a size are counted up to this, to say how few there are.
COUNTED = 10_000


class Task(NamedTuple):
    """A puzzle to make."""

    request: Request
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
    **options: Any,
) -> list[AnyPuzzle]:
    """New puzzles with exactly one solution, of this height and width; the same seed gives the same puzzles.

    `clues`: how many. `redundant`: the share of spare clues to keep. `options`: the kind's own, such as `symmetry`.
    """
    request = make_request(kind, size, variant, seed, clues=clues, redundant=redundant, options=options)
    return [made.read() for made in series(request, count, 1, Deadline())]


def series(request: Request, many: int, jobs: int, deadline: Deadline) -> Iterator[Made]:
    """So many puzzles. When the deadline strikes: those that are finished, even if one before them is missing."""
    seen: set[str] = set()
    waiting: dict[int, Made | Failed] = {}
    following = 1
    make = Maker()
    for made in map_parallel(make, [Task(request, number) for number in range(1, many + 1)], jobs, deadline):
        if made is not None:
            waiting[made.number] = made
        while following in waiting:
            new = unlike(seen, waiting.pop(following), make, deadline)
            if new is None:
                break
            seen.add(new.puzzle)
            yield new
            following += 1
    for _, late in sorted(waiting.items()):
        if isinstance(late, Made) and late.puzzle not in seen:
            seen.add(late.puzzle)
            yield late


class Maker:
    """Makes puzzles, one at a time; each process has one, which keeps what can serve the next puzzle, too."""

    def __init__(self) -> None:
        self._prepare: Preparations | None = None

    def __call__(self, task: Task, deadline: Deadline) -> Made | Failed | None:
        """Return the puzzle, or why there is none; None when time was up."""
        setter = setter_of(task.request.kind)
        # Made here, because a Maker is sent to other processes before its first task.
        self._prepare = self._prepare or Preparations()
        try:
            if isinstance(setter, BoardSetter):
                return board_puzzle(task.request, setter, task.number, task.draw, self._prepare, deadline)
            return plan_puzzle(task.request, setter, task.number, task.draw, deadline)
        except Expired:
            return None


def unlike(seen: set[str], made: Made | Failed | None, make: Maker, deadline: Deadline) -> Made | None:
    """The puzzle, or if it is one of those before, another in its place."""
    for draw in range(1, DRAWS + 1):
        if isinstance(made, Failed):
            raise (UsageError if made.proven else GaveUp)(made.reason)
        if made is None or made.puzzle not in seen:
            return made
        request, number = made.request, made.number
        made = make(Task(request, number, draw), deadline)
    raise GaveUp(f"{DRAWS:,} draws in a row brought no new puzzle after {len(seen)} different ones{boards(request)}")


def boards(request: Request) -> str:
    """How many there are, if they are few and all puzzles share them."""
    setter = setter_of(request.kind)
    if not isinstance(setter, BoardSetter) or setter.mended:
        return ""
    blank = setter.blank(request.size, request.variant, request.options, request.random(0, 0, 0))
    found = enumeration.count(blank, limit=COUNTED)
    return f"; there are only {found.count:,} boards of this size" if found.exhausted else ""
