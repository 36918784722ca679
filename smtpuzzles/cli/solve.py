"""The command `solve`."""

from functools import partial

from smtpuzzles import reading
from smtpuzzles.base.text import counted
from smtpuzzles.cli import options as opt
from smtpuzzles.cli.certificates import certify_board, expect_new
from smtpuzzles.cli.formats import FormatOutput
from smtpuzzles.cli.plans import PlanOptions, solve_plans
from smtpuzzles.cli.reading import only
from smtpuzzles.cli.setup import Run, Setup, begin
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, solutions_json, working
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.abilities import BOARDS, PLANS
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Verdict, because


@opt.grouped
def solve(
    *,
    given: opt.Input,
    solutions: int | None = opt.option("N", "Find up to N solutions.", check=opt.at_least_one),
    all_solutions: bool = opt.switch("--all", "Find all solutions."),
    timeout: float | None = opt.option("SECONDS", "Time limit in seconds, per level.", check=opt.seconds),
    plan: PlanOptions,
    engine: opt.EngineOptions,
    search: opt.LocalSearch,
    formula: opt.FormulaOptions,
    certificate: opt.CertifyOptions,
    svg: str | None = opt.SVG,
    output: FormatOutput,
) -> int:
    """Find a solution, or a shortest plan."""
    if all_solutions and solutions is not None:
        raise UsageError("--solutions and --all exclude each other")
    if plan.animate and output.json:
        raise UsageError("--animate and --json exclude each other")
    setup = Setup(engine=engine, formula=formula, timeout=timeout, search=search, certificate=certificate, svg=svg)
    puzzles, run = begin(setup, output, given)
    run.display.to = output.to
    if output.to is not None:
        _expect_solutions(run.kind, output.to)
    if BOARDS.of(puzzles[0]):
        if plan.horizon is not None or plan.animate:
            raise UsageError(f"--horizon and --animate are not available for {run.kind}: its solutions are not plans")
        return _solve_board(
            BOARDS.expect(only(puzzles, run.file), "'solve'"), run, None if all_solutions else solutions or 1
        )
    if all_solutions or solutions not in (None, 1):
        raise UsageError(f"--solutions and --all are not available for {run.kind}: 'solve' finds one shortest plan")
    return solve_plans([PLANS.expect(puzzle, "'solve'") for puzzle in puzzles], run, given.level, plan)


def _expect_solutions(kind: str, to: str) -> None:
    """Complain now if texts of this format cannot hold solutions."""
    if not reading.format_to(kind, to).solutions:
        holding = ", ".join(name for name, one in reading.formats(kind).items() if one.write and one.solutions)
        expected = (
            f"a format that has solutions of {kind} puzzles: {holding}"
            if holding
            else f"--plain: no format has solutions of {kind} puzzles"
        )
        raise UsageError(f"--to {to}: expected {expected}")


def _solve_board(puzzle: BoardPuzzle, run: Run, limit: int | None) -> int:
    from smtpuzzles.solving.enumeration import solve

    display = run.display
    expect_new(run)
    run = run.emit_board(puzzle)
    with working("solving", shown=limit == 1):
        outcome = solve(puzzle, run.setup.timeout, limit, partial(display.solution, puzzle), run.engine)
    run.draw(puzzle, outcome.solutions)
    found = counted(len(outcome.solutions), "solution")
    if outcome.verdict is Verdict.UNSAT:
        display.sentence("no solution" + run.said_by(outcome))
    elif outcome.reason:
        display.sentence(f"unknown: {because(outcome.why)}{f' after {found}' if outcome.solutions else ''}")
    elif limit != 1:
        display.sentence(found + (", and no more" if outcome.exhausted else ", perhaps more") + run.said_by(outcome))
    display.object(lambda: run.heading | run.json(outcome, solutions=solutions_json(puzzle, outcome.solutions)))
    if certify_board(puzzle, run, outcome) or outcome.reason:
        return UNDECIDED
    return FOUND if outcome.verdict is Verdict.SAT else OTHERWISE
