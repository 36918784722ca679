"""The command `check`."""

from smtpuzzles.cli.certificates import certify_board
from smtpuzzles.cli.options import (
    Certify,
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
    form,
    seconds,
)
from smtpuzzles.cli.setup import Means, question
from smtpuzzles.cli.showing import (
    FOUND,
    OTHERWISE,
    UNDECIDED,
    because,
    cells_json,
    seconds_json,
    solutions_json,
    working,
)
from smtpuzzles.result import Checked, Uniqueness


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
        reason=checked.reason,
        exhausted=checked.exhausted,
        solutions=solutions_json(asked.puzzle, checked.solutions),
        differing=cells_json(checked.differing),
        certain=None if checked.certain is None else cells_json(checked.certain),
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
            return f"{found}undecided: {because(checked.reason)}"
        case Uniqueness.MULTIPLE:
            differing = len(checked.differing)
            if checked.certain is None:
                return f"several solutions; at least {differing} cells differ ({because(checked.reason)})"
            cells = "one cell differs" if differing == 1 else f"{differing} cells differ"
            return f"several solutions; {cells}, {len(checked.certain)} are the same in all of them"
