"""A new puzzle whose solution is a plan, proven to be a shortest one."""

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.engines.table import STOPPABLE, engine
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.generating.made import Failed, Made
from smtpuzzles.generating.request import Request, Sort
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.puzzle.setters import PlanSetter
from smtpuzzles.solving.planning import plainly_none, shortest_within
from smtpuzzles.solving.query import expect_time

# Puzzles that are drawn before a wish is given up.
ATTEMPTS = 60


def plan_puzzle(request: Request, setter: PlanSetter, number: int, draw: int, deadline: Deadline) -> Made | Failed:
    """The puzzle of this number, or why there is none; `draw` counts those that had been made already."""
    for attempt in range(ATTEMPTS):
        expect_time(deadline)
        random = request.random(number, draw, attempt)
        puzzle = setter.puzzle(request.size, request.variant, request.options, random)
        if puzzle is not None and request.sort is Sort.NONE:
            puzzle = setter.spoilt(puzzle, random)
        if puzzle is not None and (made := checked(request, setter, number, puzzle, deadline)):
            return made
    return Failed(number, f"no such puzzle was found: {ATTEMPTS} were drawn, and none had what was wished for")


def checked(request: Request, setter: PlanSetter, number: int, puzzle: PlanPuzzle, deadline: Deadline) -> Made | None:
    """The puzzle as text, read again and solved; None if it is not what was wished for."""
    read = kinds.parse(request.kind, Source(f"<{request.kind} {number}>", puzzle.text()), request.variant)
    if not isinstance(read, PlanPuzzle) or read.text() != puzzle.text():
        raise WrongAnswer(f"{request.kind}, seed {request.seed}, number {number}: the text is read as another puzzle")
    if request.sort is Sort.NONE:
        # Most spoilt puzzles do have a plan; to prove one of them a shortest one would be in vain.
        none = plainly_none(read, deadline)
        expect_time(deadline)
        return Made(request, number, "none", "it has no plan", puzzle.text(), (), {}) if none else None
    found = shortest_within(read, deadline, engine=engine(STOPPABLE))
    expect_time(deadline)
    if not found.optimal or not setter.granted(read, found.solutions[0], request.options):
        return None
    plan = found.solutions[0]
    known = f"{read.in_words(plan)}; no plan has fewer {read.steps}"
    return Made(request, number, "plan", known, puzzle.text(), (plan,), read.facts(plan))
