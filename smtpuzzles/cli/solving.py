"""The commands that ask a solver: solve, check, count."""

import sys
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated

import typer

from smtpuzzles.base import text
from smtpuzzles.cli.asking import Means
from smtpuzzles.cli.certifying import certify_board
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
    Timeout,
    TimeoutOfEach,
    Tries,
    Variant,
    at_least_one,
    form,
    seconds,
    settings_of,
    steps_a_second,
)
from smtpuzzles.cli.reading import STANDARD, read_puzzles
from smtpuzzles.cli.showing import (
    FOUND,
    OTHERWISE,
    UNDECIDED,
    Display,
    Form,
    because,
    cells_json,
    seconds_json,
    solutions_json,
    working,
)
from smtpuzzles.engines.session import Engine
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Checked, Counted, Uniqueness, Verdict


@dataclass(frozen=True)
class Question:
    """A puzzle, read in so many seconds, and where its answer goes."""

    puzzle: BoardPuzzle
    file: str
    parse: float
    display: Display
    engine: Engine

    @property
    def heading(self) -> dict[str, str]:
        """How every JSON answer begins."""
        return {"kind": self.puzzle.kind, "file": self.file, "engine": self.engine.name}


def question(kind: str, file: str | None, variant: str | None, shown: Form, means: Means) -> Question:
    started = perf_counter()
    puzzle = read_puzzles(kind, file, variant, level=None)[0]
    if not isinstance(puzzle, BoardPuzzle):
        raise UsageError(f"the solutions of {kind} are plans, which 'solve' finds; expected a kind with boards")
    return asked_of(puzzle, file, perf_counter() - started, shown, means)


def asked_of(puzzle: BoardPuzzle, file: str | None, parse: float, shown: Form, means: Means) -> Question:
    means.expect_places(file)
    engine = means.open_engine()
    if means.files_are_wanted:
        from smtpuzzles.encoding.export import of_board

        means.emit(of_board(puzzle), file)
    display = Display(shown, sys.stderr if means.standard_output_is_taken else sys.stdout)
    return Question(puzzle, STANDARD if file is None else file, parse, display, engine)


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
        from smtpuzzles.cli.planning import PlanWish, solve_plans

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
        so_far = f" after {solutions_in_words(found)}" if found else ""
        display.sentence(f"undecided: {because(outcome.why)}{so_far}")
    elif limit != 1:
        display.sentence(solutions_in_words(found) + (", and no more" if outcome.exhausted else ", perhaps more"))
    display.object(
        **asked.heading,
        verdict=outcome.verdict,
        reason=outcome.why,
        exhausted=outcome.exhausted,
        solutions=solutions_json(puzzle, outcome.solutions),
        seconds=seconds_json(asked.parse, outcome.seconds),
    )
    if means.certify is not None and certify_board(means.certify, means, puzzle, asked.file, outcome, timeout):
        return UNDECIDED
    if outcome.reason:
        return UNDECIDED
    return FOUND if outcome.verdict is Verdict.SAT else OTHERWISE


def check(
    kind: KindName,
    file: File = None,
    variant: Variant = None,
    timeout: Timeout = None,
    engine: EngineName = None,
    engine_command: EngineCommand = None,
    encoding: Encoding = None,
    propagate: Propagate = False,
    three_sat: ThreeSat = False,
    emit_smt2: EmitSmt2 = None,
    emit_dimacs: EmitDimacs = None,
    certify: Certify = None,
    plain: Plain = False,
    json: Json = False,
) -> int:
    """Exactly one solution? If there are several: where they differ."""
    timeout = seconds(timeout)
    means = Means(engine, engine_command, encoding, propagate, three_sat, emit_smt2, emit_dimacs, certify)
    asked = question(kind, file, variant, form(plain, json), means)

    from smtpuzzles.solving.uniqueness import check

    with working("checking"):
        checked = check(asked.puzzle, timeout, asked.engine)
    for solution in checked.solutions:
        asked.display.solution(asked.puzzle, solution, checked.differing)
    asked.display.sentence(in_words(checked))
    asked.display.object(
        **asked.heading,
        verdict=checked.verdict,
        reason=checked.why,
        exhausted=checked.exhausted,
        solutions=solutions_json(asked.puzzle, checked.solutions),
        differing=cells_json(checked.differing),
        certain=None if checked.backbone is None else cells_json(checked.backbone),
        seconds=seconds_json(asked.parse, checked.seconds),
    )
    if certify is not None and certify_board(certify, means, asked.puzzle, asked.file, checked, timeout):
        return UNDECIDED
    if checked.verdict is Uniqueness.UNKNOWN:
        return UNDECIDED
    return FOUND if checked.verdict is Uniqueness.UNIQUE else OTHERWISE


def in_words(checked: Checked) -> str:
    match checked.verdict:
        case Uniqueness.UNIQUE:
            return "exactly one solution"
        case Uniqueness.NONE:
            return "no solution"
        case Uniqueness.UNKNOWN:
            found = "a solution, but " if checked.solutions else ""
            return f"{found}undecided: {because(checked.why)}"
        case Uniqueness.MULTIPLE:
            differing = len(checked.differing)
            if checked.backbone is None:
                return f"several solutions; at least {differing} cells differ ({because(checked.why)})"
            cells = "one cell differs" if differing == 1 else f"{differing} cells differ"
            return f"several solutions; {cells}, {len(checked.backbone)} are the same in all of them"


def count(
    kind: KindName,
    file: File = None,
    limit: Annotated[int | None, typer.Option(metavar="N", help="Stop counting at so many.")] = None,
    counter: Annotated[
        str | None, typer.Option(metavar="NAME", help="Count without looking at each solution: by clasp or ganak.")
    ] = None,
    variant: Variant = None,
    timeout: Timeout = None,
    engine: EngineName = None,
    engine_command: EngineCommand = None,
    encoding: Encoding = None,
    propagate: Propagate = False,
    three_sat: ThreeSat = False,
    emit_smt2: EmitSmt2 = None,
    emit_dimacs: EmitDimacs = None,
    plain: Plain = False,
    json: Json = False,
) -> int:
    """How many solutions."""
    at_least_one(limit, "--limit")
    timeout = seconds(timeout)
    means = Means(engine, engine_command, encoding, propagate, three_sat, emit_smt2, emit_dimacs, counter=counter)
    if counter is not None and limit is not None:
        raise UsageError("--counter counts all: it has no use for --limit")
    asked = question(kind, file, variant, form(plain, json), means)
    counted = counted_by(counter, asked, means, timeout) if counter else counted_one_by_one(asked, limit, timeout)
    qualifier = "" if counted.exhausted else "at least "
    if asked.display.form is Form.PLAIN:
        asked.display.line(str(counted.count))
    if asked.display.form is Form.PICTURE or not counted.exhausted:
        asked.display.sentence(f"{qualifier}{solutions_in_words(counted.count)}")
    if counted.reason:
        asked.display.sentence(f"undecided: {because(counted.why)}")
    asked.display.object(
        **{**asked.heading, "engine": counter or asked.engine.name},
        verdict=counted.verdict,
        reason=counted.why,
        count=counted.count,
        exhausted=counted.exhausted,
        seconds=seconds_json(asked.parse, counted.seconds),
    )
    if counted.reason:
        return UNDECIDED
    return FOUND if counted.verdict is Verdict.SAT else OTHERWISE


def counted_one_by_one(asked: Question, limit: int | None, timeout: float | None) -> Counted:
    from smtpuzzles.solving.enumeration import count

    with working("counting") as say:
        return count(asked.puzzle, timeout, limit, lambda n: say(f"{solutions_in_words(n)} so far"), asked.engine)


def counted_by(counter: str, asked: Question, means: Means, timeout: float | None) -> Counted:
    from smtpuzzles.engines.counters import count_by

    with working(f"{counter} is counting"):
        return count_by(counter, asked.puzzle, means.lowering(), timeout)


def solutions_in_words(number: int) -> str:
    return text.counted(number, "solution")
