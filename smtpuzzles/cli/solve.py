"""The command `solve`."""

from functools import partial
from typing import Annotated

import typer

from smtpuzzles.base.text import counted
from smtpuzzles.cli.certificates import certify_board
from smtpuzzles.cli.options import (
    Certify,
    EngineOptions,
    File,
    FormulaOptions,
    KindName,
    Level,
    LocalSearch,
    Output,
    Svg,
    Variant,
    at_least_one,
    grouped,
    option,
    seconds,
)
from smtpuzzles.cli.plans import PlanOptions, solve_plans
from smtpuzzles.cli.setup import Run, Setup, begin
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, because, solutions_json, working
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Verdict


@grouped
def solve(
    *,
    kind: KindName,
    file: File = None,
    solutions: Annotated[int | None, option("N", "Find up to N solutions.", check=at_least_one)] = None,
    all_solutions: Annotated[bool, typer.Option("--all", help="Find all solutions.")] = False,
    level: Level = None,
    variant: Variant = None,
    timeout: Annotated[float | None, option("SECONDS", "Time limit in seconds, per level.", check=seconds)] = None,
    plan: PlanOptions,
    engine: EngineOptions,
    search: LocalSearch,
    formula: FormulaOptions,
    certify: Certify = None,
    svg: Svg = None,
    output: Output,
) -> int:
    """Find a solution, or a shortest plan."""
    if all_solutions and solutions is not None:
        raise UsageError("--solutions and --all exclude each other")
    if plan.animate and output.json:
        raise UsageError("--animate and --json exclude each other")
    setup = Setup(engine, formula, timeout, search, certify, svg)
    puzzles, run = begin(setup, output, kind, file, variant, level)
    if isinstance(puzzles[0], BoardPuzzle):
        if plan.horizon is not None or plan.animate:
            raise UsageError(f"--horizon and --animate are not available for {kind}: its solutions are not plans")
        return solve_board(puzzles[0], run, None if all_solutions else solutions or 1)
    if all_solutions or solutions not in (None, 1):
        raise UsageError(f"--solutions and --all are not available for {kind}: 'solve' finds one shortest plan")
    return solve_plans([puzzle for puzzle in puzzles if isinstance(puzzle, PlanPuzzle)], run, level, plan)


def solve_board(puzzle: BoardPuzzle, run: Run, limit: int | None) -> int:
    from smtpuzzles.solving.enumeration import solve

    display = run.display
    run.emit_board(puzzle)
    with working("solving", shown=limit == 1):
        outcome = solve(puzzle, run.setup.timeout, limit, partial(display.solution, puzzle), run.engine)
    run.draw(puzzle, outcome.solutions)
    found = counted(len(outcome.solutions), "solution")
    if outcome.verdict is Verdict.UNSAT:
        display.sentence("no solution")
    elif outcome.reason:
        display.sentence(f"unknown: {because(outcome.why)}{f' after {found}' if outcome.solutions else ''}")
    elif limit != 1:
        display.sentence(found + (", and no more" if outcome.exhausted else ", perhaps more"))
    display.object(lambda: run.heading | run.json(outcome, solutions=solutions_json(puzzle, outcome.solutions)))
    if certify_board(puzzle, run, outcome) or outcome.reason:
        return UNDECIDED
    return FOUND if outcome.verdict is Verdict.SAT else OTHERWISE
