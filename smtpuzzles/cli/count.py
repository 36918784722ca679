"""The command `count`."""

from typing import Annotated

import typer

from smtpuzzles.base import text
from smtpuzzles.cli.options import (
    EmitDimacs,
    EmitSmt2,
    Encoding,
    EngineCommand,
    EngineName,
    File,
    Json,
    KindName,
    Plain,
    Propagate,
    ThreeSat,
    Timeout,
    Variant,
    at_least_one,
    form,
    seconds,
)
from smtpuzzles.cli.setup import Means, Question, question
from smtpuzzles.cli.showing import (
    FOUND,
    OTHERWISE,
    UNDECIDED,
    Form,
    because,
    seconds_json,
    working,
)
from smtpuzzles.errors import UsageError
from smtpuzzles.result import Counted, Verdict


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
        asked.display.sentence(f"{qualifier}{text.counted(counted.count, 'solution')}")
    if counted.reason:
        asked.display.sentence(f"undecided: {because(counted.reason)}")
    asked.display.object(
        **{**asked.heading, "engine": counter or asked.engine.name},
        verdict=counted.verdict,
        reason=counted.reason,
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
        return count(asked.puzzle, timeout, limit, lambda n: say(f"{text.counted(n, 'solution')} so far"), asked.engine)


def counted_by(counter: str, asked: Question, means: Means, timeout: float | None) -> Counted:
    from smtpuzzles.engines.counters import count_by

    with working(f"{counter} is counting"):
        return count_by(counter, asked.puzzle, means.lowering(), timeout)
