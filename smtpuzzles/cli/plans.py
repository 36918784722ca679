"""The command `solve`, for kinds whose solutions are plans."""

from time import sleep
from typing import Any

from smtpuzzles.base.text import counted
from smtpuzzles.cli.certificates import certify_plan
from smtpuzzles.cli.options import Group, option, switch
from smtpuzzles.cli.setup import Run
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, Form, left_out_json, levels_json, note, working
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Planned, ReasonUnknown, Verdict, because
from smtpuzzles.views.printing import is_terminal

_SPEED = 5


class PlanOptions(Group):
    """The bound of the search for plans, and how plans are shown."""

    horizon: int | None = option("N", "Plans: look only for plans of at most N steps.")
    animate: bool = switch("--animate", "Plans: replay the plan step by step.")
    speed: float | None = option("N", "With --animate: steps per second.", default=f"{_SPEED}")

    def expect_possible(self) -> None:
        if self.speed is not None and not self.animate:
            raise UsageError("--speed needs --animate")
        if self.speed is not None and not self.speed > 0:  # neither is 'nan'
            raise UsageError(f"--speed is more than 0, not {self.speed:g}")


def solve_plans(puzzles: list[PlanPuzzle], run: Run, level: int | None, options: PlanOptions) -> int:
    """Solve one level after the other; return the exit status of the least certain answer."""
    several = len(puzzles) > 1
    if several and (run.setup.files or run.setup.certificate.certify is not None):
        raise UsageError(f"choose one of the {len(puzzles)} levels with --level, to write its files")
    answers: list[tuple[int, PlanPuzzle, Planned]] = []
    status = FOUND
    for number, puzzle in enumerate(puzzles, level or 1):
        planned = _solve_plan(puzzle, run, options.horizon)
        answers.append((number, puzzle, planned))
        run.draw(puzzle, planned.solutions)
        for plan in planned.solutions:
            _show_plan(puzzle, plan, run.display, options)
        heading = f"level {number}: " if several else ""
        run.display.sentence(heading + in_words(puzzle, planned) + run.said_by(planned))
        run.display.left_out(puzzle, heading)
        if run.setup.formula.files:
            emit(puzzle, planned.horizon, run)
        status = max(status, _status_of(planned), certify_plan(puzzle, run, planned))
        if planned.reason is ReasonUnknown.INTERRUPTED:
            break
    if missed := len(puzzles) - len(answers):
        note(f"skipped {counted(missed, 'level')}")
    numbered = several or level is not None
    run.display.object(
        lambda: {**run.heading, **levels_json([as_json(*answer, run, numbered) for answer in answers], several)}
    )
    return status


def _solve_plan(puzzle: PlanPuzzle, run: Run, horizon: int | None) -> Planned:
    from smtpuzzles.solving.planning import plan_within, shortest_plan

    with working("searching") as say:
        if horizon is not None:
            return plan_within(puzzle, horizon, run.setup.timeout, run.engine)
        return shortest_plan(puzzle, run.setup.timeout, say, run.engine)


def emit(puzzle: PlanPuzzle, horizon: int | None, run: Run) -> None:
    if horizon is None:
        note("wrote no file: the search needed no formula")
    else:
        run.emit(lambda: puzzle.stated(horizon))


def _status_of(planned: Planned) -> int:
    if planned.verdict is Verdict.UNSAT:
        return OTHERWISE
    return UNDECIDED if planned.reason else FOUND


def _show_plan(puzzle: PlanPuzzle, plan: str, display: Display, options: PlanOptions) -> None:
    if options.animate:
        animate(puzzle, plan, display, options.speed or _SPEED)
    elif display.form is Form.PICTURE:
        display.board(puzzle.text, puzzle.picture)
    if display.to is not None:
        display.solution(puzzle, plan)
    else:
        display.line(plan)


def in_words(puzzle: PlanPuzzle, planned: Planned) -> str:
    if planned.verdict is Verdict.UNSAT:
        return f"no plan: {planned.why}"
    no_fewer = f"no plan has fewer than {planned.bound} {puzzle.steps}"
    if planned.reason is ReasonUnknown.HORIZON and planned.horizon == (planned.bound or 0) - 1:
        return because(planned.why)  # which names the bound
    if not planned.solutions:
        unknown = "unknown: " if planned.reason and planned.reason.out_of_time else ""
        return f"{unknown}{because(planned.why)}; {no_fewer}"
    counts = puzzle.in_words(planned.solutions[0])
    if planned.optimal:
        return f"{counts}; no plan has fewer {puzzle.steps}"
    return f"{counts}; {because(planned.why)}; {no_fewer}" if planned.reason else counts


def as_json(number: int, puzzle: PlanPuzzle, planned: Planned, run: Run, numbered: bool) -> dict[str, Any]:
    """Return the answer for one level; if `numbered`, with the level's number, and its title if it has one."""
    which = {"level": number, **({"title": puzzle.title} if puzzle.title else {})} if numbered else {}
    optimal = puzzle.steps if planned.optimal else None
    plans = [{"text": plan + "\n", **puzzle.facts(plan), "optimal": optimal} for plan in planned.solutions]
    return which | run.json(planned, solutions=plans, bound=planned.bound, left_out=left_out_json(puzzle))


def animate(puzzle: PlanPuzzle, plan: str, display: Display, speed: float) -> None:
    """Replay the plan: in place on a terminal, else picture after picture."""
    if not is_terminal(display.stream):
        for step, picture in enumerate(puzzle.positions(plan)):
            display.picture(picture)
            display.line(counter(step, plan))
        return
    from rich.console import Console
    from rich.live import Live

    from smtpuzzles.views.terminal import draw

    console = Console(file=display.stream, highlight=False)
    with Live(console=console, auto_refresh=False) as live:
        for step, picture in enumerate(puzzle.positions(plan)):
            drawing = draw(console, picture)
            live.update(drawing.append(counter(step, plan)), refresh=True)
            sleep(1 / speed)


def counter(step: int, plan: str) -> str:
    return f"step {step} of {len(plan)}"
