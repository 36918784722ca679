"""The command `generate`. It has options of its own, and those of the kinds, which it does not know by name."""

from dataclasses import make_dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import read_size
from smtpuzzles.base.text import counted
from smtpuzzles.cli.options import Jobs, KindName, Output, Seed, Size, Timeout, Variant, at_least_one, grouped, option
from smtpuzzles.cli.reading import STANDARD
from smtpuzzles.cli.showing import FOUND, UNDECIDED, Display, Form, because, note, progress
from smtpuzzles.errors import UsageError

if TYPE_CHECKING:
    from smtpuzzles.generating.request import Made, Request, Sort
    from smtpuzzles.generating.shelf import Folder, Lines


def options_of_kinds() -> type:
    """Return a group with one option for each name that kinds have; its help says what it means for which kind."""
    told: dict[str, list[str]] = {}
    types: dict[str, type] = {}
    for kind in kinds.names():
        setter = kinds.load(kind).setter
        for one in setter.options if setter else ():
            choices = f": {', '.join(one.choices)}" if one.choices else ""
            default = "" if one.default is None else f" (default {one.default})"
            told.setdefault(one.name, []).append(f"{kind}: {one.help}{choices}{default}")
            types.setdefault(one.name, one.of)
    options: list[tuple[str, Any, Any]] = []
    for name, of in types.items():
        metavar = {int: "N", float: "SHARE", str: "NAME"}[of]
        settings = typer.Option(metavar=metavar, help="; ".join(told[name]), show_default=False)
        options.append((name, Annotated[of | None, settings], None))
    return make_dataclass("OptionsOfKinds", options, frozen=True)


@grouped
def generate(
    *,
    kind: KindName,
    size: Size = None,
    count: Annotated[int, option("K", "Number of puzzles.", check=at_least_one)] = 1,
    seed: Seed = None,
    path: Annotated[
        str | None,
        option(
            "FOLDER|FILE|-",
            "Write each puzzle to a file in this folder, or to a line of a file with a suffix, such as .txt, "
            "after those that are there; '-' is standard output.",
            "--output",
            "-o",
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite existing files instead of going on.")] = False,
    variant: Variant = None,
    clues: Annotated[int | None, option("N", "Exactly N clues, if possible.")] = None,
    redundant: Annotated[float | None, option("SHARE", "Share of redundant clues to keep, 0 to 1.")] = None,
    unsolvable: Annotated[bool, typer.Option("--unsolvable", help="No solution: one clue is wrong.")] = False,
    multiple: Annotated[bool, typer.Option("--multiple", help="Several solutions: one clue is missing.")] = False,
    jobs: Jobs = None,
    timeout: Timeout = None,
    output: Output,
    options: Annotated[Any, options_of_kinds()],
) -> int:
    """Make new puzzles that are unique and minimal: one solution, and no clue can be left out."""
    from smtpuzzles.base.processes import cores
    from smtpuzzles.generating.request import drawn_seed, make_request
    from smtpuzzles.generating.shelf import shelf

    if force and path in (None, STANDARD):
        raise UsageError("--force needs a folder or a file in --output")
    request = make_request(
        kind,
        size=None if size is None else read_size(size),
        variant=variant,
        seed=drawn_seed() if seed is None else seed,
        sort=sort_of(unsolvable, multiple),
        clues=clues,
        redundant=redundant,
        options={name: value for name, value in vars(options).items() if value is not None},
    )
    if seed is None:
        note(f"seed {request.seed}")
    place = None if path in (None, STANDARD) else shelf(str(path), request, count, force)
    if place and place.found:
        note(f"{path} has {counted(len(place.found), 'puzzle')} already")
    display = Display(Form.PLAIN if path == STANDARD and not output.json else output.form)
    made, reason = collected(request, count, jobs or cores(), Deadline(timeout), place, display)
    display.object(lambda: told(request, made, reason, place))
    if reason is not None:
        again = f"; the same command with --seed {request.seed} goes on" if place else ""
        note(f"{because(reason)}; made {len(made)} of {count} puzzles{again}")
    return FOUND if reason is None else UNDECIDED


def sort_of(unsolvable: bool, multiple: bool) -> "Sort":
    from smtpuzzles.generating.request import Sort

    if unsolvable and multiple:
        raise UsageError("--unsolvable and --multiple exclude each other")
    return Sort.NONE if unsolvable else Sort.MULTIPLE if multiple else Sort.UNIQUE


def collected(
    request: "Request", count: int, jobs: int, deadline: Deadline, place: "Folder | Lines | None", display: Display
) -> "tuple[dict[int, Made], str | None]":
    """Show or write each puzzle as it comes; return all puzzles by number, and the reason if some are missing."""
    from smtpuzzles.generating.request import GaveUp
    from smtpuzzles.generating.series import old, series

    found = dict(place.found) if place else {}
    made = {number: old(request, number, puzzle) for number, puzzle in found.items()}
    shown = bool(place) or display.form is Form.JSON
    with deadline, progress("making puzzles", count, len(found), shown) as advance:
        try:
            for one in series(request, count, jobs, deadline, found):
                if place is None:
                    show(display, one)
                elif not place.put(one):
                    continue
                made[one.number] = one
                advance(1)
        except GaveUp as failure:
            return made, str(failure)
    return made, None if len(made) >= count else deadline.expired() or "some puzzles could not be checked"


def show(display: Display, made: "Made") -> None:
    display.board(lambda: made.text, lambda: made.read().picture())
    if display.form is Form.PICTURE:
        display.sentence(f"{made.known}; {made.name}")


def told(
    request: "Request", made: "dict[int, Made]", reason: str | None, place: "Folder | Lines | None"
) -> dict[str, Any]:
    """Return the JSON object; numbers begin with 1, and a number that is missing was not finished.

    Of puzzles that were there before, only the text is known.
    """
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
                **({"solutions": [{"text": text} for text in one.solutions], **one.facts} if one.known else {}),
                "file": None if place is None else str(place.file(one.number)),
            }
            for _, one in sorted(made.items())
        ],
    }
