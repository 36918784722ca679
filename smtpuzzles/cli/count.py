"""The command `count`."""

from collections.abc import Callable

from smtpuzzles.base import text
from smtpuzzles.cli import options as opt
from smtpuzzles.cli.setup import Run, Setup, begin_board
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Form, working
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Counted, Verdict, because


@opt.grouped
def count(
    *,
    given: opt.Input,
    limit: int | None = opt.option("N", "Stop counting at N solutions.", check=opt.at_least_one),
    counter: str | None = opt.option("NAME", "Count with clasp or ganak, without listing each solution."),
    timeout: float | None = opt.TIMEOUT,
    engine: opt.EngineOptions,
    formula: opt.FormulaOptions,
    output: opt.Output,
) -> int:
    """Count the solutions."""
    setup = Setup(engine=engine, formula=formula, timeout=timeout, counter=counter)
    if counter is not None and limit is not None:
        raise UsageError("--limit is not available with --counter, which counts all solutions")
    puzzle, run = begin_board("count", setup, output, given)
    with working(f"{counter} is counting" if counter else "counting") as say:
        counted = _counted(puzzle, run, limit, say)
    display, found = run.display, solutions(counted.count)
    if display.form is Form.PLAIN:
        display.line(str(counted.count))
    said_by = run.said_by(counted)
    known = counted.count > 0 or counted.exhausted
    if known and (display.form is Form.PICTURE or said_by or not counted.exhausted):
        display.sentence(found + said_by if counted.exhausted else f"at least {found}")
    if counted.reason:
        display.sentence(f"unknown: {because(counted.why)}")
    display.object(lambda: run.heading | run.json(counted, count=counted.count))
    if counted.reason:
        return UNDECIDED
    return FOUND if counted.verdict is Verdict.SAT else OTHERWISE


def _counted(puzzle: BoardPuzzle, run: Run, limit: int | None, say: Callable[[str], None]) -> Counted:
    if run.setup.counter:
        from smtpuzzles.engines.counters import count_by

        return count_by(run.setup.counter, puzzle, run.setup.lowering(), run.setup.timeout)
    from smtpuzzles.solving.enumeration import count

    return count(puzzle, run.setup.timeout, limit, lambda n: say(f"{solutions(n)} so far"), run.engine)


def solutions(number: int) -> str:
    return text.counted(number, "solution")
