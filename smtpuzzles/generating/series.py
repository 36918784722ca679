"""Makes many puzzles, in order, no two alike."""

from collections.abc import Iterator, Mapping
from itertools import chain, repeat, takewhile
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.expecting import whole
from smtpuzzles.base.text import shown
from smtpuzzles.engines.usual import usual
from smtpuzzles.errors import UsageError
from smtpuzzles.generating.boards import board_puzzle
from smtpuzzles.generating.plans import plan_puzzle
from smtpuzzles.generating.request import Failed, GaveUp, Made, Request, Sort, make_request, setter_of
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Verdict
from smtpuzzles.solving.enumeration import enumerate_solutions
from smtpuzzles.solving.preparing import Preparations

if TYPE_CHECKING:
    from smtpuzzles.base.executors import Workers

# After this many repetitions in a row, there seem to be no other puzzles.
DRAWS = 2_000
# With so many puzzles, it pays to load compiled code: that takes half a second, and some seconds to compile, only once.
MANY = 500
# Seconds until other processes are started, which takes about as long.
ALONE = 1.0
# An error message counts the boards of a size up to this number.
COUNTED = 10_000
# The request, the number of the puzzle, and how often it was retried.
Task = tuple[Request, int, int]


def generate(
    kind: str,
    count: int = 1,
    seed: int = 0,
    size: Cell | int | None = None,
    variant: str | None = None,
    clues: int | None = None,
    redundant: float | None = None,
    difficulty: str | None = None,
    technique: str | None = None,
    **options: Any,
) -> list[AnyPuzzle]:
    """Return new puzzles with exactly one solution, of this height and width; the same seed gives the same puzzles.

    `size`: height and width, or one number for both. `clues`: their number. `redundant`: the share of unneeded clues to
    keep. `difficulty`: a band as `rate` says, a level such as '3', or levels such as '2-4'. `technique`: a name of a
    step that is needed, one of `techniques`. `options`: those of the kind (`symmetry`).
    """
    request = make_request(
        kind,
        _sides(size),
        variant,
        seed,
        clues=clues,
        redundant=redundant,
        options=options,
        difficulty=difficulty,
        technique=technique,
    )
    return [made.read() for made in series(request, whole("a count", count, 0), 1, Deadline())]


def _sides(size: Cell | int | None) -> Cell | None:
    sides = tuple(size) if isinstance(size, tuple | list) else (size, size)
    if len(sides) != 2:
        raise UsageError(f"expected a size as a height and a width, but found {shown(size)}")
    return None if size is None else (whole("a height", sides[0]), whole("a width", sides[1]))


def series(
    request: Request,
    many: int,
    jobs: "int | Workers",
    deadline: Deadline,
    found: Mapping[int, str] = MappingProxyType({}),
) -> Iterator[Made]:
    """Yield this many puzzles without those that an earlier series has made, `found` by number.

    Out of time, yield those that are finished, even if one before them is missing.
    """
    seen: set[str] = set()
    waiting: dict[int, Made | Failed] = {n: Made(request, n, "", "", puzzle, (), {}) for n, puzzle in found.items()}
    following = 1
    # To compile would take all of a time limit.
    make = Maker(quick=deadline.remaining() is None and many - len(found) >= MANY)
    tasks = ((request, number, 0) for number in range(1, many + 1) if number not in found)
    for made in chain([None], results(make, tasks, jobs, deadline)):
        if made is not None:
            waiting[made.number] = made
        while following in waiting:
            new = unlike(seen, waiting.pop(following), make, deadline)
            if new is None:
                break
            seen.add(new.puzzle)
            if new.puzzle != found.get(following):
                yield new
            following += 1
    for number, late in sorted(waiting.items()):
        if isinstance(late, Made) and late.puzzle not in seen:
            seen.add(late.puzzle)
            if number not in found:
                yield late


def results(
    make: "Maker", tasks: Iterator[Task], jobs: "int | Workers", deadline: Deadline
) -> Iterator[Made | Failed | None]:
    """Yield the result of each task, in any order: first made here, then by other processes, if they are worth it."""
    if jobs == 1:
        yield from map(make, takewhile(lambda _: not deadline.expired(), tasks), repeat(deadline))
        return
    here = deadline.part(ALONE)
    while not deadline.expired() and (task := next(tasks, None)):
        made = make(task, here)
        if made is None:
            tasks = chain([task], tasks)
            break
        yield made
    from smtpuzzles.base.executors import map_parallel

    yield from map_parallel(Maker(make.quick), tasks, jobs, deadline)


class Maker:
    """Makes one puzzle at a time; each process has its own, which keeps preparations for the next puzzle.

    `quick`: without a solver, if the kind can do so.
    """

    def __init__(self, quick: bool = False) -> None:
        self.quick = quick
        self._prepare: Preparations | None = None

    def __call__(self, task: Task, deadline: Deadline) -> Made | Failed | None:
        """Return the puzzle of this request, number and retry, or why there is none; None: out of time."""
        request, number, retry = task
        setter = setter_of(request.kind)
        # Made here, because a Maker goes to other processes before its first task.
        self._prepare = self._prepare or Preparations()
        try:
            if setter.plans:
                return plan_puzzle(request, setter, number, retry, deadline)
            unique = self.quick and request.sort is Sort.UNIQUE
            quick = setter.quick(request.size, request.variant) if unique else None
            return board_puzzle(request, setter, number, retry, self._prepare, deadline, quick)
        except Expired:
            return None


def unlike(seen: set[str], made: Made | Failed | None, make: Maker, deadline: Deadline) -> Made | None:
    """Return the puzzle; if it was made before, another in its place."""
    for retry in range(1, DRAWS + 1):
        if isinstance(made, Failed):
            raise (UsageError if made.proven else GaveUp)(made.reason)
        if made is None or made.puzzle not in seen:
            return made
        request, number = made.request, made.number
        made = make((request, number, retry), deadline)
    few = _number_of_boards(request, deadline)
    raise GaveUp(f"{DRAWS:,} attempts in a row gave no new puzzle after {len(seen)} different ones{few}")


def _number_of_boards(request: Request, deadline: Deadline) -> str:
    """Note the number of boards, if they are few and all puzzles share them."""
    setter = setter_of(request.kind)
    if setter.plans or setter.mended:
        return ""
    blank = setter.blank(request.wanted(request.random(0, 0, 0)))
    answer, number, _ = enumerate_solutions(blank, deadline, COUNTED, None, usual())
    return f"; there are only {number:,} boards of this size" if answer.verdict is Verdict.UNSAT else ""
