"""What solve does for puzzles whose solutions are plans."""

import sys
from dataclasses import dataclass
from time import sleep
from typing import Any

from smtpuzzles.cli.certifying import certify_plan
from smtpuzzles.cli.reading import STANDARD, note, write_whole
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, Form, because, seconds_json, working
from smtpuzzles.errors import UsageError
from smtpuzzles.kind import PlanPuzzle
from smtpuzzles.result import Planned, Verdict


@dataclass(frozen=True)
class PlanWish:
    """What was asked for on the command line."""

    timeout: float | None
    horizon: int | None
    animate: bool
    speed: float
    emit_smt2: str | None
    form: Form
    certify: str | None = None


def solve_plans(puzzles: list[PlanPuzzle], file: str | None, parse: float, wish: PlanWish) -> int:
    """One level after the other; the exit status is that of the least certain answer."""
    if wish.speed <= 0:
        raise UsageError(f"--speed is more than 0, not {wish.speed:g}")
    if len(puzzles) > 1 and (wish.emit_smt2 is not None or wish.certify is not None):
        raise UsageError(f"choose one of the {len(puzzles)} levels with --level, to write its formula")
    display = Display(wish.form, sys.stderr if wish.emit_smt2 == STANDARD else sys.stdout)
    answers: list[dict[str, Any]] = []
    status = FOUND
    for puzzle in puzzles:
        planned = solve_plan(puzzle, wish)
        number = f"level {len(answers) + 1}: " if len(puzzles) > 1 else ""
        show_plan(puzzle, planned, display, wish, number)
        if wish.emit_smt2 is not None:
            emit(wish.emit_smt2, puzzle, planned.horizon, file)
        answers.append(answer(puzzle, planned, parse))
        status = max(status, status_of(planned))
        if wish.certify is not None:
            named = STANDARD if file is None else file
            status = max(status, certify_plan(wish.certify, puzzle, named, planned, wish.timeout))
        if planned.reason == "interrupted":
            break
    display.objects({"kind": puzzles[0].kind, "file": STANDARD if file is None else file, "engine": "z3"}, answers)
    return status


def solve_plan(puzzle: PlanPuzzle, wish: PlanWish) -> Planned:
    from smtpuzzles.planning import plan_within, shortest_plan

    with working("searching") as say:
        if wish.horizon is not None:
            return plan_within(puzzle, wish.horizon, wish.timeout)
        return shortest_plan(puzzle, wish.timeout, say)


def emit(path: str, puzzle: PlanPuzzle, horizon: int | None, file: str | None) -> None:
    from smtpuzzles.files import of_plan, smt2

    if horizon is None:
        note(f"{path}: not written, because no formula was needed")
    else:
        write_whole(path, smt2(of_plan(puzzle, horizon)), file)


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

    from smtpuzzles.render import draw

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
