"""The command `generate`.

Beyond its own options it has those of the kinds, which it does not know by name: they are added to its signature.
"""

import sys
from collections.abc import Callable
from inspect import Parameter, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import cannot
from smtpuzzles.base.grid import read_size
from smtpuzzles.cli.options import Json, KindName, Plain, Timeout, Variant, at_least_one, form, seconds
from smtpuzzles.cli.reading import STANDARD, expect_folder, target_of, write_whole
from smtpuzzles.cli.showing import FOUND, UNDECIDED, Display, Form, because, note, progress
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.setters import Option

if TYPE_CHECKING:
    from smtpuzzles.generating.made import Made
    from smtpuzzles.generating.request import Request, Sort


def options_of_kinds() -> dict[str, list[tuple[str, Option]]]:
    """Under each name: the options of that name, and of which kind each is."""
    found: dict[str, list[tuple[str, Option]]] = {}
    for kind in kinds.names():
        if setter := kinds.load(kind).setter:
            for option in setter.options:
                found.setdefault(option.name, []).append((kind, option))
    return found


def with_options_of_kinds(command: Callable[..., int]) -> Callable[..., int]:
    """The command, whose signature ends with `**options`, with an option in its place for every name there is."""
    shape = signature(command)
    own = [parameter for parameter in shape.parameters.values() if parameter.kind is not Parameter.VAR_KEYWORD]
    more = [parameter_of(name, meanings) for name, meanings in options_of_kinds().items()]
    command.__signature__ = shape.replace(parameters=[*own, *more])  # type: ignore[attr-defined]
    command.__annotations__ |= {parameter.name: parameter.annotation for parameter in more}
    return command


def parameter_of(name: str, meanings: list[tuple[str, Option]]) -> Parameter:
    told = []
    for kind, option in meanings:
        choices = f": {', '.join(option.choices)}" if option.choices else ""
        default = "" if option.default is None else f" (default {option.default})"
        told.append(f"{kind}: {option.help}{choices}{default}")
    of = meanings[0][1].of
    metavar = {int: "N", float: "SHARE", str: "NAME"}[of]
    settings = typer.Option(metavar=metavar, help="; ".join(told), show_default=False)
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[of | None, settings])


@with_options_of_kinds
def generate(
    kind: KindName,
    size: Annotated[
        str | None, typer.Option(metavar="N|WxH", help="Width and height.", show_default="as usual")
    ] = None,
    count: Annotated[int, typer.Option(metavar="K", help="How many.")] = 1,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="The same seed gives the same puzzles.", show_default="drawn")
    ] = None,
    output: Annotated[
        str | None,
        typer.Option(
            "--output", "-o", metavar="FOLDER|-", help="Write each into a file there, or as text to standard output."
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over files that are there.")] = False,
    variant: Variant = None,
    clues: Annotated[int | None, typer.Option(metavar="N", help="Just so many clues, if that is possible.")] = None,
    redundant: Annotated[
        float | None,
        typer.Option(metavar="SHARE", help="Keep this share of the spare clues, 0 to 1: for easier puzzles."),
    ] = None,
    unsolvable: Annotated[bool, typer.Option("--unsolvable", help="Without solution: a clue is wrong.")] = False,
    multiple: Annotated[bool, typer.Option("--multiple", help="With several solutions: a clue is missing.")] = False,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="So many processes.", show_default="all cores")] = None,
    timeout: Timeout = None,
    plain: Plain = False,
    json: Json = False,
    **options: Any,
) -> int:
    """New puzzles, each with exactly one solution and no clue to spare."""
    from smtpuzzles.base.processes import cores
    from smtpuzzles.generating.request import drawn_seed, make_request

    at_least_one(count, "--count")
    at_least_one(jobs, "--jobs")
    if force and output in (None, STANDARD):
        raise UsageError("--force is for files: expected a folder in --output")
    request = make_request(
        kind,
        size=None if size is None else read_size(size),
        variant=variant,
        seed=drawn_seed() if seed is None else seed,
        sort=sort_of(unsolvable, multiple),
        clues=clues,
        redundant=redundant,
        options={name: value for name, value in options.items() if value is not None},
    )
    if seed is None:
        note(f"seed {request.seed}")
    shelf = None if output in (None, STANDARD) else Shelf(str(output), request, count, force)
    display = Display(form(plain or (output == STANDARD and not json), json), sys.stdout)
    made, reason = collected(request, count, jobs or cores(), Deadline(seconds(timeout)), shelf, display)
    display.object(**told(request, made, reason, shelf))
    if reason is not None:
        note(f"{because(reason)}; {len(made)} of {count} puzzles were made")
    return FOUND if reason is None else UNDECIDED


def sort_of(unsolvable: bool, multiple: bool) -> "Sort":
    from smtpuzzles.generating.request import Sort

    if unsolvable and multiple:
        raise UsageError("--unsolvable and --multiple exclude each other")
    return Sort.NONE if unsolvable else Sort.MULTIPLE if multiple else Sort.UNIQUE


class Shelf:
    """A folder that gets a file for each puzzle."""

    def __init__(self, folder: str, request: "Request", count: int, force: bool) -> None:
        from smtpuzzles.generating.made import name_of

        expect_folder(folder, "--output")
        self.folder = Path(folder)
        taken = [path for n in range(1, count + 1) if (path := self.path(name_of(request, n))).exists()]
        if taken and not force:
            others = f" and {len(taken) - 1} others are" if len(taken) > 1 else " is"
            raise UsageError(f"{taken[0]}{others} already there; --force writes over what is there")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise cannot("write", folder, problem) from None
        target_of(str(self.path(name_of(request, 1))), None)

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.txt"

    def put(self, made: "Made") -> None:
        write_whole(str(self.path(made.name)), made.text, None)


def collected(
    request: "Request", count: int, jobs: int, deadline: Deadline, shelf: Shelf | None, display: Display
) -> "tuple[list[Made], str | None]":
    """The puzzles, shown or put on the shelf as they come, and why they are not all, if so."""
    from smtpuzzles.generating.made import GaveUp
    from smtpuzzles.generating.series import series

    made: list[Made] = []
    with deadline, progress("making puzzles", count, shown=bool(shelf) or display.form is Form.JSON) as advance:
        try:
            for one in series(request, count, jobs, deadline):
                made.append(one)
                if shelf:
                    shelf.put(one)
                else:
                    show(display, one)
                advance(1)
        except GaveUp as failure:
            return made, str(failure)
    return made, None if len(made) == count else deadline.expired() or "not all could be looked through"


def show(display: Display, made: "Made") -> None:
    if display.form is not Form.JSON:
        display.board(made.text, made.read().picture())
    if display.form is Form.PICTURE:
        display.sentence(f"{made.known}; {made.name}")


def told(request: "Request", made: "list[Made]", reason: str | None, shelf: Shelf | None) -> dict[str, Any]:
    """For JSON; a number is counted from 1, and a puzzle that misses in between was not finished."""
    return {
        "kind": request.kind,
        "variant": request.variant,
        "height": request.size[0],
        "width": request.size[1],
        "seed": request.seed,
        "sort": request.sort,
        "wishes": {"clues": request.clues, "redundant": request.redundant, **request.options},
        "finished": reason is None,
        "reason": reason,
        "puzzles": [
            {
                "number": one.number,
                "text": one.puzzle,
                "solutions": [{"text": solution} for solution in one.solutions],
                **one.facts,
                "file": None if shelf is None else str(shelf.path(one.name)),
            }
            for one in made
        ],
    }
