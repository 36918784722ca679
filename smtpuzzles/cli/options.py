"""The options that several commands have: single ones, and groups of those that belong together.

A group is a frozen dataclass, each field an option. A command that is marked with `grouped` takes a group as one
parameter; on the command line it has the options of the group.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any

import typer

from smtpuzzles.cli.showing import Form
from smtpuzzles.errors import UsageError
from smtpuzzles.walksat.settings import ENCODING, Settings, heuristic_names


def option(metavar: str, help: str, *names: str, default: str | bool = True, check: Any = None) -> Any:
    """Return what typer wants to know of an option with a value; `default` is what help says of it."""
    return typer.Option(*names, metavar=metavar, help=help, show_default=default, callback=check)


def seconds(timeout: float | None) -> float | None:
    # Written so that 'nan' fails, too.
    if timeout is not None and not timeout >= 0:
        raise UsageError(f"--timeout is a number of seconds, 0 or more, not {timeout:g}")
    return timeout


def at_least_one(of: typer.CallbackParam, number: int | None) -> int | None:
    if number is not None and number < 1:
        raise UsageError(f"{of.opts[0]} is 1 or more, not {number}")
    return number


KindName = Annotated[str, typer.Argument(metavar="KIND", help="The kind of puzzle; 'smtpuzzles kinds' lists them.")]
File = Annotated[
    str | None,
    typer.Argument(metavar="[FILE]", help="The puzzle; '-' or nothing: standard input.", show_default=False),
]
Variant = Annotated[str | None, option("NAME", "A rule variant of the kind; see 'kinds'.")]
Level = Annotated[int | None, option("N", "Which puzzle of a file that holds several.")]
Timeout = Annotated[float | None, option("SECONDS", "Give up, undecided, after so long.", check=seconds)]
Jobs = Annotated[int | None, option("N", "So many processes.", default="all cores", check=at_least_one)]
Json = Annotated[bool, typer.Option("--json", help="One JSON object.")]
Propagate = Annotated[bool, typer.Option("--propagate", help="Settle in the clauses what unit clauses settle.")]
Certify = Annotated[
    str | None, option("DIR", "Write clauses and a DRAT proof that there is no solution, or no other, there.")
]
HEURISTICS = ", ".join(heuristic_names())
USUAL = Settings()


@dataclass(frozen=True)
class Output:
    """In which form the answer is shown."""

    plain: Annotated[
        bool, typer.Option("--plain", help="The bare answer as text: boards as this program reads them.")
    ] = False
    json: Json = False

    def __post_init__(self) -> None:
        if self.plain and self.json:
            raise UsageError("--plain and --json exclude each other")

    @property
    def form(self) -> Form:
        return Form.JSON if self.json else Form.PLAIN if self.plain else Form.PICTURE


@dataclass(frozen=True)
class EngineOptions:
    """Which engine is asked; z3 if none is named."""

    name: Annotated[
        str | None, option("NAME", "What solves; 'smtpuzzles engines' lists them.", "--engine", default="z3")
    ] = None
    command: Annotated[
        str | None,
        option(
            "COMMAND",
            "Any SAT solver that prints s and v lines; {cnf} stands for its file: 'kissat -q {cnf}'.",
            "--engine-command",
        ),
    ] = None

    def __post_init__(self) -> None:
        if self.name is not None and self.command is not None:
            raise UsageError("--engine and --engine-command exclude each other")


@dataclass(frozen=True)
class LocalSearch:
    """How walksat walks; None is as usual."""

    heuristic: Annotated[
        str | None,
        option("NAME", f"Of walksat: which variable to flip: {HEURISTICS}.", default=USUAL.heuristic),
    ] = None
    noise: Annotated[
        float | None,
        option("P", "Of walksat: how often chance decides instead, 0 to 1.", default="the heuristic's own"),
    ] = None
    max_flips: Annotated[int | None, option("N", "Of walksat: the length of a try.", default=f"{USUAL.max_flips}")] = (
        None
    )
    tries: Annotated[
        int | None, option("N", "Of walksat: how often to begin, at the most.", default=f"{USUAL.tries}")
    ] = None
    seed: Annotated[int | None, option("N", "Of walksat: the same seed is the same walk.", default=f"{USUAL.seed}")] = (
        None
    )

    def __post_init__(self) -> None:
        self.settings()  # which knows what may be

    def settings(self) -> Settings:
        return Settings(**{name: value for name, value in vars(self).items() if value is not None})


@dataclass(frozen=True)
class FormulaOptions:
    """How clauses are made of the formula, and into which files it is written for other programs."""

    encoding: Annotated[
        str | None,
        option(
            "NAME",
            "How clauses are made: z3, unate, ordered, bimander, circuit, direct.",
            default=f"z3; {ENCODING} for walksat and counters",
        ),
    ] = None
    propagate: Propagate = False
    three_sat: Annotated[bool, typer.Option("--three-sat", help="Make all clauses clauses of three literals.")] = False
    emit_smt2: Annotated[
        str | None,
        option("PATH", "Write the formula as SMT-LIB; '-' is standard output, and the answer goes to standard error."),
    ] = None
    emit_dimacs: Annotated[
        str | None, option("PATH", "Write the formula as clauses, for SAT solvers; '-' is standard output.")
    ] = None

    def __post_init__(self) -> None:
        if self.emit_smt2 == self.emit_dimacs == "-":
            raise UsageError("--emit-smt2 and --emit-dimacs cannot both write to standard output")
        if self.emit_smt2 is not None and self.emit_smt2 == self.emit_dimacs:
            raise UsageError("--emit-smt2 and --emit-dimacs expect two files, but name one")

    @property
    def shapes_clauses(self) -> bool:
        return self.encoding is not None or self.propagate or self.three_sat

    @property
    def files(self) -> list[str]:
        return [path for path in (self.emit_smt2, self.emit_dimacs) if path is not None]


def grouped(command: Callable[..., int]) -> Callable[..., int]:
    """Return the command as typer wants it: with a single option for each field of its parameters that are groups."""
    shape = signature(command)
    groups = {name: group for name, one in shape.parameters.items() if (group := group_of(one.annotation))}
    single: list[Parameter] = []
    for name, one in shape.parameters.items():
        of_group = fields(groups[name]) if name in groups else ()
        single += [Parameter(of.name, one.kind, default=of.default, annotation=of.type) for of in of_group] or [one]

    @wraps(command)
    def expanded(**given: Any) -> int:
        ready = {name: group(**{of.name: given.pop(of.name) for of in fields(group)}) for name, group in groups.items()}
        return command(**given, **ready)

    expanded.__signature__ = shape.replace(parameters=single)  # type: ignore[attr-defined]
    expanded.__annotations__ = {one.name: one.annotation for one in single}
    return expanded


def group_of(annotation: Any) -> Any:
    """Return the dataclass that the annotation is, or that stands beside Any in it; None if it is no group."""
    named = getattr(annotation, "__metadata__", [annotation])
    return next((one for one in named if isinstance(one, type) and is_dataclass(one)), None)
