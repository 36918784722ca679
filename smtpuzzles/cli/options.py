"""The arguments that commands share."""

from dataclasses import replace
from typing import Annotated

import typer

from smtpuzzles.cli.showing import Form
from smtpuzzles.errors import UsageError
from smtpuzzles.walksat.settings import ENCODING, Settings, heuristic_names

KindName = Annotated[str, typer.Argument(metavar="KIND", help="The kind of puzzle; 'smtpuzzles kinds' lists them.")]
File = Annotated[
    str | None,
    typer.Argument(metavar="[FILE]", help="The puzzle; '-' or nothing: standard input.", show_default=False),
]
Variant = Annotated[str | None, typer.Option(metavar="NAME", help="A rule variant of the kind; see 'kinds'.")]
Plain = Annotated[bool, typer.Option("--plain", help="The bare answer as text: boards as this program reads them.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object.")]
Timeout = Annotated[float | None, typer.Option(metavar="SECONDS", help="Give up, undecided, after so long.")]
TimeoutOfEach = Annotated[
    float | None,
    typer.Option(metavar="SECONDS", help="Give up, undecided, after so long; each level of a file has so long."),
]
Level = Annotated[int | None, typer.Option(metavar="N", help="Which puzzle of a file that holds several.")]
EngineName = Annotated[
    str | None,
    typer.Option("--engine", metavar="NAME", help="What solves; 'smtpuzzles engines' lists them.", show_default="z3"),
]
EngineCommand = Annotated[
    str | None,
    typer.Option(
        metavar="COMMAND",
        help="Any SAT solver that prints s and v lines; {cnf} stands for its file: 'kissat -q {cnf}'.",
    ),
]
Encoding = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="How clauses are made: z3, unate, ordered, bimander, circuit, direct.",
        show_default=f"z3; {ENCODING} for walksat and counters",
    ),
]
Propagate = Annotated[bool, typer.Option("--propagate", help="Settle in the clauses what unit clauses settle.")]
ThreeSat = Annotated[bool, typer.Option("--three-sat", help="Make all clauses clauses of three literals.")]
HEURISTICS = ", ".join(heuristic_names())
USUAL = Settings()
# Steps a second of a plan that is replayed.
SPEED = 5
Heuristic = Annotated[
    str | None,
    typer.Option(
        metavar="NAME", help=f"Of walksat: which variable to flip: {HEURISTICS}.", show_default=USUAL.heuristic
    ),
]
Noise = Annotated[
    float | None,
    typer.Option(
        metavar="P", help="Of walksat: how often chance decides instead, 0 to 1.", show_default="the heuristic's own"
    ),
]
MaxFlips = Annotated[
    int | None,
    typer.Option(metavar="N", help="Of walksat: the length of a try.", show_default=f"{USUAL.max_flips}"),
]
Tries = Annotated[
    int | None,
    typer.Option(metavar="N", help="Of walksat: how often to begin, at the most.", show_default=f"{USUAL.tries}"),
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="N", help="Of walksat: the same seed is the same walk.", show_default=f"{USUAL.seed}"),
]
EmitSmt2 = Annotated[
    str | None,
    typer.Option(
        metavar="PATH",
        help="Write the formula as SMT-LIB; '-' is standard output, and the answer goes to standard error.",
    ),
]
EmitDimacs = Annotated[
    str | None,
    typer.Option(metavar="PATH", help="Write the formula as clauses, for SAT solvers; '-' is standard output."),
]

Certify = Annotated[
    str | None,
    typer.Option(metavar="DIR", help="Write clauses and a DRAT proof that there is no solution, or no other, there."),
]


def form(plain: bool, json: bool) -> Form:
    if plain and json:
        raise UsageError("--plain and --json exclude each other")
    return Form.JSON if json else Form.PLAIN if plain else Form.PICTURE


def seconds(timeout: float | None) -> float | None:
    # Written so that 'nan' fails, too.
    if timeout is not None and not timeout >= 0:
        raise UsageError(f"--timeout is a number of seconds, 0 or more, not {timeout:g}")
    return timeout


def settings_of(
    heuristic: str | None, noise: float | None, max_flips: int | None, tries: int | None, seed: int | None
) -> Settings | None:
    """How to walk, where what is not said is as usual; None where nothing is said."""
    said = {"heuristic": heuristic, "noise": noise, "max_flips": max_flips, "tries": tries, "seed": seed}
    known = {name: value for name, value in said.items() if value is not None}
    return replace(Settings(), **known) if known else None  # type: ignore[arg-type]


def at_least_one(number: int | None, option: str) -> int | None:
    if number is not None and number < 1:
        raise UsageError(f"{option} is 1 or more, not {number}")
    return number


def steps_a_second(speed: float | None, animate: bool) -> float:
    if speed is not None and not animate:
        raise UsageError("--speed is for --animate")
    if speed is not None and not speed > 0:  # 'nan' is not, either
        raise UsageError(f"--speed is more than 0, not {speed:g}")
    return SPEED if speed is None else speed
