"""The options that several commands have: single ones, and groups of those that belong together.

A command that is marked with `grouped` takes a group as one parameter; on the command line it has the options of the
group.
"""

from collections.abc import Callable
from copy import copy
from functools import wraps
from inspect import Parameter, signature
from typing import Any, ClassVar

import typer
from typer.models import ArgumentInfo, ParameterInfo

from smtpuzzles.cli.places import in_places, kind_name
from smtpuzzles.cli.showing import Form
from smtpuzzles.errors import UsageError
from smtpuzzles.value import Value, fields_of
from smtpuzzles.walksat.settings import Settings, heuristic_names


def option(
    metavar: str, help: str, *names: str, value: Any = None, default: str | bool = True, check: Any = None
) -> Any:
    """Return an option for typer; `value` is its default, and `default` what its help says of that."""
    return typer.Option(value, *names, metavar=metavar, help=help, show_default=default, callback=check)


def switch(names: str, help: str, value: bool = False) -> Any:
    """Return an option that is named or not; its names have their hyphens."""
    return typer.Option(value, names, help=help)


def argument(metavar: str, help: str, value: Any = ..., default: str | bool = True, check: Any = None) -> Any:
    """Return an argument, which is named by its place; without a value, it is required."""
    return typer.Argument(value, metavar=metavar, help=help, show_default=default, callback=check)


def seconds(timeout: float | None) -> float | None:
    # Written so that 'nan' fails as well.
    if timeout is not None and not timeout >= 0:
        raise UsageError(f"--timeout is a number of seconds, 0 or more, not {timeout:g}")
    return timeout


def at_least_one(of: typer.CallbackParam, number: int | None) -> int | None:
    if number is not None and number < 1:
        raise UsageError(f"{of.opts[0]} is 1 or more, not {number}")
    return number


KIND = argument("KIND", "The kind of puzzle; 'smtpuzzles kinds' lists all.", check=kind_name)
KIND_IF_NAMED = argument(
    "[KIND]", "The kind of puzzle, unless the puzzle shows it; 'smtpuzzles kinds' lists all.", value=None
)
FILE = argument(
    "[FILE]",
    "The puzzle file, or the puzzle itself: a link, a game ID, a line; '-' or no file: standard input.",
    value=None,
    default=False,
)
FILES = argument("FILE...", "Puzzle files, folders of them, and puzzles themselves: links, lines.", value=None)
FROM = option("FORMAT", "Format of the puzzle; 'smtpuzzles formats' lists all.", "--from", default="recognised")
VARIANT = option("NAME", "Variant of the rules; 'smtpuzzles kinds' lists all.")
LEVEL = option("N", "Number of the puzzle in a file with several.")
TIMEOUT = option("SECONDS", "Time limit in seconds.", check=seconds)
JOBS = option("N", "Number of processes.", default="all cores", check=at_least_one)
CLUSTER = option("ADDRESS", "A Dask scheduler that has the workers: tcp://HOST:PORT, or its scheduler file.")
SIZE = option("N|WxH", "Size of a new board.", default="the kind's own")
SEED = option("S", "Random seed; the same seed makes the same puzzles.", default="random")
JSON = switch("--json", "Print one JSON object.")
SVG = option("PATH", "Draw the picture as SVG; '-' is standard output, and the answer goes to standard error.")
PROPAGATE = switch("--propagate", "Apply unit propagation.")
HEURISTICS = ", ".join(heuristic_names())
# Not taken from encoding/lowering.py: help would import Z3.
ENCODING_NAMES = "auto, z3, unate, ordered, bimander, circuit, seqcounter, cardnetwork, totalizer, direct"
USUAL = Settings()


class Group(Value):
    """Options that belong together: each field is one, with what typer is told of it in place of its default."""

    told: ClassVar[dict[str, ParameterInfo]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        new = {name: said for name, said in vars(cls).items() if isinstance(said, ParameterInfo)}
        cls.told = cls.told | new
        for name, said in new.items():
            setattr(cls, name, said.default)

    @property
    def is_usual(self) -> bool:
        return all(value == getattr(type(self), name) for name, value in vars(self).items())


class CertifyOptions(Group):
    """The folder for certificates."""

    certify: str | None = option(
        "DIR", "Folder for clauses and a DRAT proof that there is no solution, or no other one."
    )
    force: bool = switch("--force", "With --certify: overwrite the files of an earlier run.")

    def expect_possible(self) -> None:
        if self.force and self.certify is None:
            raise UsageError("--force needs --certify")


class Output(Group):
    """The form of the answer."""

    plain: bool = switch("--plain", "Plain text that can be read back in.")
    json: bool = JSON

    def expect_possible(self) -> None:
        if self.plain and self.json:
            raise UsageError("--plain and --json exclude each other")

    @property
    def form(self) -> Form:
        return Form.JSON if self.json else Form.PLAIN if self.plain else Form.PICTURE


class FigureOutput(Group):
    """The form of figures: a table, CSV or JSON, and perhaps a plot."""

    csv: bool = switch("--csv", "Print CSV, one line for each row of the table.")
    json: bool = JSON
    plot: str | None = option("PATH", "Draw a plot into a file, .svg or .png.")

    def expect_possible(self) -> None:
        if self.csv and self.json:
            raise UsageError("--csv and --json exclude each other")


class Input(Group):
    """What to read: a file or a puzzle itself, what is known of it, and which puzzle of several is wanted."""

    kind: str | None = KIND_IF_NAMED
    file: str | None = FILE
    level: int | None = LEVEL
    variant: str | None = VARIANT
    form: str | None = FROM


class FileInput(Input):
    """The same where a file must be named."""

    file: str | None = argument("FILE", "The puzzle file, or the puzzle itself; '-': standard input.", value=None)


class Inputs(Group):
    """Several files, and what is known of them."""

    kind: str | None = KIND_IF_NAMED
    files: list[str] | None = FILES
    variant: str | None = VARIANT
    form: str | None = FROM


class EngineOptions(Group):
    """The solver; z3 if none is named."""

    name: str | None = option("NAME", "The solver; 'smtpuzzles engines' lists all.", "--engine", default="z3")
    command: str | None = option(
        "COMMAND",
        "Any SAT solver that prints s and v lines; {cnf} stands for its input file: 'kissat -q {cnf}'. "
        "If it writes a DRAT proof to {proof}, our own checker checks it.",
        "--engine-command",
    )
    confirm: bool = switch("--confirm", "Ask a second, different solver before saying 'no (other) solution'.")
    prove: bool = switch("--prove", "Say 'no (other) solution' only if our own checker accepts a proof.")

    def expect_possible(self) -> None:
        if self.name is not None and self.command is not None:
            raise UsageError("--engine and --engine-command exclude each other")


class LocalSearch(Group):
    """The settings of walksat; None stands for the default."""

    heuristic: str | None = option(
        "NAME", f"walksat: how to choose the variable to flip: {HEURISTICS}.", default=USUAL.heuristic
    )
    noise: float | None = option("P", "walksat: noise, from 0 to 1.", default="the heuristic's own")
    max_flips: int | None = option("N", "walksat: flips before a restart.", default=f"{USUAL.max_flips}")
    tries: int | None = option("N", "walksat: maximum number of starts.", default=f"{USUAL.tries}")
    seed: int | None = option("N", "walksat: random seed.", default=f"{USUAL.seed}")

    def expect_possible(self) -> None:
        self.settings()  # which refuses impossible values

    def settings(self) -> Settings:
        return Settings(**{name: value for name, value in vars(self).items() if value is not None})


class FormulaOptions(Group):
    """How the formula becomes clauses, and the files to write it to for other programs."""

    encoding: str | None = option(
        "NAME",
        f"How 'exactly k of these' becomes clauses: {ENCODING_NAMES}, or a usual name such as pairwise or ladder.",
        default="auto; see docs/reference.md",
    )
    propagate: bool = PROPAGATE
    three_sat: bool = switch("--three-sat", "Convert the formula to 3-SAT.")
    emit_smt2: str | None = option(
        "PATH", "Write the formula as SMT-LIB; with '-', to standard output, and the answer to standard error."
    )
    emit_dimacs: str | None = option("PATH", "Write the formula as DIMACS for any SAT solver; '-' is standard output.")

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
            single += [
                Parameter(name, one.kind, default=group.told.get(name, getattr(group, name)), annotation=of)
                for name, of in options
            ]
        else:
            single.append(one)

    reads = any(issubclass(group, Input | Inputs) for group in groups.values())
    words = [one.name for one in single if reads and isinstance(one.default, ArgumentInfo)]
    single = [one.replace(default=optional(one.default)) if one.name in words else one for one in single]

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


def optional(said: ArgumentInfo) -> ArgumentInfo:
    """Return the same argument without need of a value."""
    other = copy(said)
    other.default = None
    return other


def group_of(annotation: Any) -> Any:
    """Return the group that the annotation is, or that stands beside Any in it; None if it is no group."""
    named = getattr(annotation, "__metadata__", [annotation])
    return next((one for one in named if isinstance(one, type) and issubclass(one, Group)), None)
