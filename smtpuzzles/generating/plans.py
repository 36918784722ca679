"""Makes a puzzle whose solution is a plan, with a shortest plan."""

from functools import partial

from smtpuzzles import reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.engines.table import STOPPABLE, engine
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.generating.request import Failed, Made, Request, Sort
from smtpuzzles.puzzle.abilities import PLANS
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.puzzle.setters import AnyPlanSetter
from smtpuzzles.solving.planning import shortest_plan

# After this many attempts the search ends.
ATTEMPTS = 60


def plan_puzzle(request: Request, setter: AnyPlanSetter, number: int, retry: int, deadline: Deadline) -> Made | Failed:
    """Return the puzzle of this number, or why there is none; `retry` counts repetitions of earlier puzzles."""
    for attempt in range(ATTEMPTS):
        random = request.random(number, retry, attempt)
        puzzle = deadline.run(partial(setter.puzzle, request.wanted(random)))
        if puzzle is not None and request.sort is Sort.NONE:
            puzzle = setter.spoilt(puzzle, random)
        if puzzle is not None and (made := checked(request, setter, number, puzzle, deadline)):
            return made
    return Failed(number, f"{ATTEMPTS} attempts gave no puzzle with these options")


def checked(
    request: Request, setter: AnyPlanSetter, number: int, puzzle: PlanPuzzle, deadline: Deadline
) -> Made | None:
    """Read the puzzle's text again and solve it; return None if it does not have these options."""
    parsed = reading.parse(request.kind, Source(f"<{request.kind} {number}>", puzzle.text()), request.variant)
    read = PLANS.expect(parsed, "generating")
    if read.text() != puzzle.text():
        raise WrongAnswer(f"{request.kind}, seed {request.seed}, number {number}: the text is read as another puzzle")
    if request.sort is Sort.NONE:
        # Most spoilt puzzles do have a plan; nobody needs a shortest one.
        none = deadline.run(lambda: read.bound() is None or read.quick_plan(deadline).exhausted)
        deadline.expect_time()
        return Made(request, number, "none", "no plan", puzzle.text(), (), {}) if none else None
    found = shortest_plan(read, deadline, engine=engine(STOPPABLE))
    deadline.expect_time()
    if not found.optimal or not setter.granted(read, found.solutions[0], request.options):
        return None
    plan = found.solutions[0]
    known = f"{read.in_words(plan)}; no plan has fewer {read.steps}"
    return Made(request, number, "plan", known, puzzle.text(), (plan,), read.facts(plan))
