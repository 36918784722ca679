"""What solve does for puzzles whose solutions are plans."""

import sys
from dataclasses import dataclass
from time import sleep
from typing import Any

from smtpuzzles.base.text import counted
from smtpuzzles.cli.certificates import certify_plan
from smtpuzzles.cli.reading import STANDARD
from smtpuzzles.cli.setup import Means
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, Form, because, note, seconds_json, working
from smtpuzzles.engines.session import Engine
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Planned, Verdict


@dataclass(frozen=True)
class PlanWish:
    """What was asked for on the command line."""

    level: int | None
    timeout: float | None
    horizon: int | None
    animate: bool
    speed: float
    means: Means
    form: Form


def solve_plans(puzzles: list[PlanPuzzle], file: str | None, parse: float, wish: PlanWish) -> int:
    """One level after the other; the exit status is that of the least certain answer."""
    if len(puzzles) > 1 and (wish.means.files_are_wanted or wish.means.certify is not None):
        raise UsageError(f"choose one of the {len(puzzles)} levels with --level, to write its formula")
    wish.means.expect_places(file)
    engine = wish.means.open_engine()
    display = Display(wish.form, sys.stderr if wish.means.standard_output_is_taken else sys.stdout)
    answers: list[dict[str, Any]] = []
    status, several = FOUND, len(puzzles) > 1
    for number, puzzle in enumerate(puzzles, wish.level or 1):
        planned = solve_plan(puzzle, wish, engine)
        show_plan(puzzle, planned, display, wish, f"level {number}: " if several else "")
        if wish.means.files_are_wanted:
            emit(wish.means, puzzle, planned.horizon, file)
        which = place(puzzle, number) if wish.level or several else {}
        answers.append({**which, **answer(puzzle, planned, parse)})
        status = max(status, status_of(planned))
        if wish.means.certify is not None:
            named = STANDARD if file is None else file
            status = max(status, certify_plan(wish.means.certify, wish.means, puzzle, named, planned, wish.timeout))
        if planned.reason == "interrupted":
            break
    if missed := len(puzzles) - len(answers):
        note(f"{counted(missed, 'level')} not looked at")
    heading = {"kind": puzzles[0].kind, "file": STANDARD if file is None else file, "engine": engine.name}
    display.objects(heading, answers, several)
    return status


def solve_plan(puzzle: PlanPuzzle, wish: PlanWish, engine: Engine) -> Planned:
    from smtpuzzles.solving.planning import plan_within, shortest_plan

    with working("searching") as say:
        if wish.horizon is not None:
            return plan_within(puzzle, wish.horizon, wish.timeout, engine)
        return shortest_plan(puzzle, wish.timeout, say, engine)


def emit(means: Means, puzzle: PlanPuzzle, horizon: int | None, file: str | None) -> None:
    from smtpuzzles.encoding.export import of_plan

    if horizon is None:
        note("no file written, because no formula was made")
    else:
        means.emit(of_plan(puzzle, horizon), file)


def status_of(planned: Planned) -> int:
    if planned.verdict is Verdict.UNSAT:
        return OTHERWISE
    return UNDECIDED if planned.reason else FOUND


def show_plan(puzzle: PlanPuzzle, planned: Planned, display: Display, wish: PlanWish, number: str) -> None:
    for plan in planned.solutions:
        if wish.animate and display.form is not Form.JSON:
            animate(puzzle, plan, display, wish.speed)
        elif display.form is Form.PICTURE:
            display.board("", puzzle.picture())
        display.line(plan)
    display.sentence(number + in_words(puzzle, planned))


def in_words(puzzle: PlanPuzzle, planned: Planned) -> str:
    if planned.verdict is Verdict.UNSAT:
        return f"no plan: {planned.reason}"
    no_fewer = f"no plan has fewer than {planned.bound} {puzzle.steps}"
    if not planned.solutions:
        undecided = "" if planned.reason not in ("timeout", "interrupted") else "undecided: "
        return f"{undecided}{because(planned.reason)}; {no_fewer}"
    counts = puzzle.in_words(planned.solutions[0])
    if planned.optimal:
        return f"{counts}; no plan has fewer {puzzle.steps}"
    return f"{counts}; {because(planned.reason)}, {no_fewer}" if planned.reason else counts


def place(puzzle: PlanPuzzle, number: int) -> dict[str, Any]:
    """Which level of its file this is."""
    return {"level": number, "title": puzzle.title} if puzzle.title else {"level": number}


def answer(puzzle: PlanPuzzle, planned: Planned, parse: float) -> dict[str, Any]:
    optimal = puzzle.steps if planned.optimal else None
    plans = [{"text": plan + "\n", **puzzle.facts(plan), "optimal": optimal} for plan in planned.solutions]
    return {
        "verdict": planned.verdict,
        "reason": planned.reason,
        "exhausted": planned.exhausted,
        "solutions": plans,
        "bound": planned.bound,
        "seconds": seconds_json(parse, planned.seconds),
    }


def animate(puzzle: PlanPuzzle, plan: str, display: Display, speed: float) -> None:
    """Replay the plan: in place on a terminal, else picture after picture."""
    from rich.console import Console
    from rich.live import Live

    from smtpuzzles.views.terminal import draw

    console = Console(file=display.stream, highlight=False)
    if not console.is_terminal:
        for step, picture in enumerate(puzzle.positions(plan)):
            display.picture(picture)
            display.line(counter(step, plan))
        return
    with Live(console=console, auto_refresh=False) as live:
        for step, picture in enumerate(puzzle.positions(plan)):
            drawing = draw(picture, console.width, unicode=console.encoding.startswith("utf"))
            live.update(drawing.append(counter(step, plan)), refresh=True)
            sleep(1 / speed)


def counter(step: int, plan: str) -> str:
    return f"step {step} of {len(plan)}"
