"""The options that several commands have: single ones, and groups of those that belong together.

A command that is marked with `grouped` takes a group as one parameter; on the command line it has the options of the
group.
"""

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any

import typer
from typer.models import ArgumentInfo

from smtpuzzles.cli.places import in_places, kind_name
from smtpuzzles.cli.showing import Form
from smtpuzzles.errors import UsageError
from smtpuzzles.value import Value, fields_of
from smtpuzzles.walksat.settings import Settings, heuristic_names


def option(metavar: str, help: str, *names: str, default: str | bool = True, check: Any = None) -> Any:
    """Return an option with a value for typer; `default` is what its help says of the default."""
    return typer.Option(*names, metavar=metavar, help=help, show_default=default, callback=check)


def switch(names: str, help: str) -> Any:
    """Return an option without a value; its names have their hyphens."""
    return typer.Option(names, help=help)


def argument(metavar: str, help: str, default: str | bool = True, check: Any = None) -> Any:
    """Return an argument, which has no name before it."""
    return typer.Argument(metavar=metavar, help=help, show_default=default, callback=check)


def seconds(timeout: float | None) -> float | None:
    # Written so that 'nan' fails as well.
    if timeout is not None and not timeout >= 0:
        raise UsageError(f"--timeout is a number of seconds, 0 or more, not {timeout:g}")
    return timeout


def at_least_one(of: typer.CallbackParam, number: int | None) -> int | None:
    if number is not None and number < 1:
        raise UsageError(f"{of.opts[0]} is 1 or more, not {number}")
    return number


KindName = Annotated[str, argument("KIND", "The kind of puzzle; 'smtpuzzles kinds' lists all.", check=kind_name)]
KindIfNamed = Annotated[
    str | None,
    argument("[KIND]", "The kind of puzzle, unless the puzzle shows it; 'smtpuzzles kinds' lists all."),
]
File = Annotated[
    str | None,
    argument(
        "[FILE]",
        "The puzzle file, or the puzzle itself: a link, a game ID, a line; '-' or no file: standard input.",
        default=False,
    ),
]
Files = Annotated[
    list[str] | None,
    argument("FILE...", "Puzzle files, folders of them, and puzzles themselves: links, lines."),
]
From = Annotated[
    str | None,
    option("FORMAT", "Format of the puzzle; 'smtpuzzles formats' lists all.", "--from", default="recognised"),
]
Variant = Annotated[str | None, option("NAME", "Variant of the rules; 'smtpuzzles kinds' lists all.")]
Level = Annotated[int | None, option("N", "Number of the puzzle in a file with several.")]
Timeout = Annotated[float | None, option("SECONDS", "Time limit in seconds.", check=seconds)]
Jobs = Annotated[int | None, option("N", "Number of processes.", default="all cores", check=at_least_one)]
Cluster = Annotated[
    str | None, option("ADDRESS", "A Dask scheduler that has the workers: tcp://HOST:PORT, or its scheduler file.")
]
Size = Annotated[str | None, option("N|WxH", "Size of a new board.", default="the kind's own")]
Seed = Annotated[int | None, option("S", "Random seed; the same seed makes the same puzzles.", default="random")]
Json = Annotated[bool, switch("--json", "Print one JSON object.")]
Svg = Annotated[
    str | None,
    option("PATH", "Draw the picture as SVG; '-' is standard output, and the answer goes to standard error."),
]
Propagate = Annotated[bool, switch("--propagate", "Apply unit propagation.")]
HEURISTICS = ", ".join(heuristic_names())
# Not taken from encoding/lowering.py: help would import Z3.
ENCODING_NAMES = "auto, z3, unate, ordered, bimander, circuit, seqcounter, cardnetwork, totalizer, direct"
USUAL = Settings()


class Group(Value):
    """Options that belong together: each field is one."""

    @property
    def is_usual(self) -> bool:
        return all(value == getattr(type(self), name) for name, value in vars(self).items())


class CertifyOptions(Group):
    """The folder for certificates."""

    certify: Annotated[
        str | None, option("DIR", "Folder for clauses and a DRAT proof that there is no solution, or no other one.")
    ] = None
    force: Annotated[bool, switch("--force", "With --certify: overwrite the files of an earlier run.")] = False

    def expect_possible(self) -> None:
        if self.force and self.certify is None:
            raise UsageError("--force needs --certify")


class Output(Group):
    """The form of the answer."""

    plain: Annotated[bool, switch("--plain", "Plain text that can be read back in.")] = False
    json: Json = False

    def expect_possible(self) -> None:
        if self.plain and self.json:
            raise UsageError("--plain and --json exclude each other")

    @property
    def form(self) -> Form:
        return Form.JSON if self.json else Form.PLAIN if self.plain else Form.PICTURE


class Figures(Group):
    """The form of figures: a table, CSV or JSON, and perhaps a plot."""

    csv: Annotated[bool, switch("--csv", "Print CSV, one line for each row of the table.")] = False
    json: Json = False
    plot: Annotated[str | None, option("PATH", "Draw a plot into a file, .svg or .png.")] = None

    def expect_possible(self) -> None:
        if self.csv and self.json:
            raise UsageError("--csv and --json exclude each other")


class Input(Group):
    """What to read: a file or a puzzle itself, what is known of it, and which puzzle of several is wanted."""

    kind: KindIfNamed = None
    file: File = None
    level: Level = None
    variant: Variant = None
    form: From = None


class FileInput(Input):
    """The same where a file must be named."""

    file: Annotated[str | None, argument("FILE", "The puzzle file, or the puzzle itself; '-': standard input.")] = None


class Inputs(Group):
    """Several files, and what is known of them."""

    kind: KindIfNamed = None
    files: Files = None
    variant: Variant = None
    form: From = None


class EngineOptions(Group):
    """The solver; z3 if none is named."""

    name: Annotated[
        str | None, option("NAME", "The solver; 'smtpuzzles engines' lists all.", "--engine", default="z3")
    ] = None
    command: Annotated[
        str | None,
        option(
            "COMMAND",
            "Any SAT solver that prints s and v lines; {cnf} stands for its input file: 'kissat -q {cnf}'. "
            "If it writes a DRAT proof to {proof}, our own checker checks it.",
            "--engine-command",
        ),
    ] = None
    confirm: Annotated[
        bool, switch("--confirm", "Ask a second, different solver before saying 'no (other) solution'.")
    ] = False
    prove: Annotated[bool, switch("--prove", "Say 'no (other) solution' only if our own checker accepts a proof.")] = (
        False
    )

    def expect_possible(self) -> None:
        if self.name is not None and self.command is not None:
            raise UsageError("--engine and --engine-command exclude each other")


class LocalSearch(Group):
    """The settings of walksat; None stands for the default."""

    heuristic: Annotated[
        str | None,
        option("NAME", f"walksat: how to choose the variable to flip: {HEURISTICS}.", default=USUAL.heuristic),
    ] = None
    noise: Annotated[float | None, option("P", "walksat: noise, from 0 to 1.", default="the heuristic's own")] = None
    max_flips: Annotated[int | None, option("N", "walksat: flips before a restart.", default=f"{USUAL.max_flips}")] = (
        None
    )
    tries: Annotated[int | None, option("N", "walksat: maximum number of starts.", default=f"{USUAL.tries}")] = None
    seed: Annotated[int | None, option("N", "walksat: random seed.", default=f"{USUAL.seed}")] = None

    def expect_possible(self) -> None:
        self.settings()  # which refuses impossible values

    def settings(self) -> Settings:
        return Settings(**{name: value for name, value in vars(self).items() if value is not None})


class FormulaOptions(Group):
    """How the formula becomes clauses, and the files to write it to for other programs."""

    encoding: Annotated[
        str | None,
        option(
            "NAME",
            f"How 'exactly k of these' becomes clauses: {ENCODING_NAMES}, or a usual name such as pairwise or ladder.",
            default="auto; see docs/reference.md",
        ),
    ] = None
    propagate: Propagate = False
    three_sat: Annotated[bool, switch("--three-sat", "Convert the formula to 3-SAT.")] = False
    emit_smt2: Annotated[
        str | None,
        option("PATH", "Write the formula as SMT-LIB; with '-', to standard output, and the answer to standard error."),
    ] = None
    emit_dimacs: Annotated[
        str | None, option("PATH", "Write the formula as DIMACS for any SAT solver; '-' is standard output.")
    ] = None

    def expect_possible(self) -> None:
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
        if group := groups.get(name):
            options = fields_of(group).items()
            single += [Parameter(name, one.kind, default=getattr(group, name), annotation=of) for name, of in options]
        else:
            single.append(one)

    reads = any(issubclass(group, Input | Inputs) for group in groups.values())
    words = [one.name for one in single if reads and is_positional(one)]
    single = [one.replace(default=None) if one.name in words else one for one in single]

    @wraps(command)
    def expanded(**given: Any) -> int:
        if words:
            placed = in_places(
                [given[name] or ([] if name == "files" else None) for name in words], f"smtpuzzles {command.__name__}"
            )
            given.update(zip(words, placed, strict=True))
            if missing := [name for name in words[2:] if given[name] is None]:
                raise UsageError(f"Missing argument '{missing[0].upper()}'.")
        ready = {name: group(**{of: given.pop(of) for of in fields_of(group)}) for name, group in groups.items()}
        return command(**given, **ready)

    expanded.__signature__ = shape.replace(parameters=single)  # type: ignore[attr-defined]
    expanded.__annotations__ = {one.name: one.annotation for one in single}
    return expanded


def is_positional(one: Parameter) -> bool:
    return any(isinstance(said, ArgumentInfo) for said in getattr(one.annotation, "__metadata__", ()))


def group_of(annotation: Any) -> Any:
    """Return the group that the annotation is, or that stands beside Any in it; None if it is no group."""
    named = getattr(annotation, "__metadata__", [annotation])
    return next((one for one in named if isinstance(one, type) and issubclass(one, Group)), None)
