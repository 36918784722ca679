"""The command `solve`."""

from time import perf_counter
from typing import Annotated

import typer

from smtpuzzles.base import text
from smtpuzzles.cli.certificates import certify_board
from smtpuzzles.cli.options import (
    SPEED,
    Certify,
    EmitDimacs,
    EmitSmt2,
    Encoding,
    EngineCommand,
    EngineName,
    File,
    Heuristic,
    Json,
    KindName,
    Level,
    MaxFlips,
    Noise,
    Plain,
    Propagate,
    Seed,
    ThreeSat,
    TimeoutOfEach,
    Tries,
    Variant,
    at_least_one,
    form,
    seconds,
    settings_of,
    steps_a_second,
)
from smtpuzzles.cli.reading import read_puzzles
from smtpuzzles.cli.setup import Means, Question, asked_of
from smtpuzzles.cli.showing import (
    FOUND,
    OTHERWISE,
    UNDECIDED,
    because,
    seconds_json,
    solutions_json,
    working,
)
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Verdict


def solve(
    kind: KindName,
    file: File = None,
    solutions: Annotated[
        int | None,
        typer.Option("--solutions", metavar="N", help="Up to so many solutions, not just one.", show_default=False),
    ] = None,
    all_solutions: Annotated[bool, typer.Option("--all", help="All solutions.")] = False,
    level: Level = None,
    variant: Variant = None,
    timeout: TimeoutOfEach = None,
    horizon: Annotated[int | None, typer.Option(metavar="N", help="Of plans: is there one of at most N steps?")] = None,
    animate: Annotated[bool, typer.Option("--animate", help="Replay a plan, step by step.")] = False,
    speed: Annotated[
        float | None, typer.Option(metavar="N", help="With --animate: N steps a second.", show_default=f"{SPEED}")
    ] = None,
    engine: EngineName = None,
    engine_command: EngineCommand = None,
    heuristic: Heuristic = None,
    noise: Noise = None,
    max_flips: MaxFlips = None,
    tries: Tries = None,
    seed: Seed = None,
    encoding: Encoding = None,
    propagate: Propagate = False,
    three_sat: ThreeSat = False,
    emit_smt2: EmitSmt2 = None,
    emit_dimacs: EmitDimacs = None,
    certify: Certify = None,
    plain: Plain = False,
    json: Json = False,
) -> int:
    """A solution, or a shortest plan."""
    if all_solutions and solutions is not None:
        raise UsageError("--solutions and --all exclude each other")
    limit = None if all_solutions else at_least_one(solutions, "--solutions") or 1
    timeout, shown, speed = seconds(timeout), form(plain, json), steps_a_second(speed, animate)
    if animate and json:
        raise UsageError("--animate and --json exclude each other")
    settings = settings_of(heuristic, noise, max_flips, tries, seed)
    means = Means(
        engine, engine_command, encoding, propagate, three_sat, emit_smt2, emit_dimacs, certify, settings=settings
    )
    started = perf_counter()
    first, *others = read_puzzles(kind, file, variant, level)
    parse = perf_counter() - started
    if not isinstance(first, BoardPuzzle):
        if limit != 1:
            raise UsageError("--solutions and --all are for kinds with boards; there is one shortest plan to find")
        from smtpuzzles.cli.plans import PlanWish, solve_plans

        puzzles = [puzzle for puzzle in (first, *others) if isinstance(puzzle, PlanPuzzle)]
        wish = PlanWish(level, timeout, horizon, animate, speed, means, shown)
        return solve_plans(puzzles, file, parse, wish)
    if horizon is not None or animate:
        raise UsageError(f"--horizon and --animate are for plans; expected a kind that has them, not {kind}")
    return solve_board(asked_of(first, file, parse, shown, means), means, limit, timeout)


def solve_board(asked: Question, means: Means, limit: int | None, timeout: float | None) -> int:
    from smtpuzzles.solving.enumeration import solve

    display, puzzle = asked.display, asked.puzzle
    with working("solving", shown=limit == 1):
        outcome = solve(puzzle, timeout, limit, lambda solution: display.solution(puzzle, solution), asked.engine)
    found = len(outcome.solutions)
    if outcome.verdict is Verdict.UNSAT:
        display.sentence("no solution")
    elif outcome.reason:
        so_far = f" after {text.counted(found, 'solution')}" if found else ""
        display.sentence(f"undecided: {because(outcome.reason)}{so_far}")
    elif limit != 1:
        display.sentence(text.counted(found, "solution") + (", and no more" if outcome.exhausted else ", perhaps more"))
    display.object(
        **asked.heading,
        verdict=outcome.verdict,
        reason=outcome.reason,
        exhausted=outcome.exhausted,
        solutions=solutions_json(puzzle, outcome.solutions),
        seconds=seconds_json(asked.parse, outcome.seconds),
    )
    if means.certify is not None and certify_board(means.certify, means, puzzle, asked.file, outcome, timeout):
        return UNDECIDED
    if outcome.reason:
        return UNDECIDED
    return FOUND if outcome.verdict is Verdict.SAT else OTHERWISE
