"""The command `generate`. It has options of its own, and those of the kinds, which it does not know by name."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import STANDARD
from smtpuzzles.base.grid import read_size
from smtpuzzles.base.harmless import harmless
from smtpuzzles.base.text import counted
from smtpuzzles.cli import options as opt
from smtpuzzles.cli.formats import FormatOutput
from smtpuzzles.cli.reading import opened
from smtpuzzles.cli.showing import FOUND, UNDECIDED, Display, Form, compiling, note, progress
from smtpuzzles.cli.writing import expect_suffix, target_of, write_whole
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.setters import options_of
from smtpuzzles.result import because

if TYPE_CHECKING:
    from smtpuzzles.base.executors import Workers
    from smtpuzzles.cli.shelf import Folder, Lines
    from smtpuzzles.generating.request import Made, Request, Sort


def _options_of_kinds(words: Sequence[str]) -> type[opt.Group]:
    """Return a group with one option for each name that kinds have; its help says what it means for which kind.

    These are the built-in kinds, and the kind from outside that these words of the command line name.
    """
    helps: dict[str, list[str]] = {}
    types: dict[str, type] = {}
    for kind in [*kinds.names(), *kinds.outside_named(words)]:
        setter = kinds.load(kind).setter
        for one in options_of(setter.options) if setter else ():
            choices = f": {', '.join(one.choices)}" if one.choices else ""
            default = "" if one.default is None else f" (default {one.default})"
            helps.setdefault(one.name, []).append(f"{kind}: {one.help}{choices}{default}")
            types.setdefault(one.name, one.of)
    metavars = {int: "N", float: "SHARE", str: "NAME"}
    options = {
        name: opt.option(metavars[of], harmless("; ".join(helps[name])), default=False) for name, of in types.items()
    }
    annotations = {name: of | None for name, of in types.items()}
    return type("OptionsOfKinds", (opt.Group,), {"__annotations__": annotations, **options})


class _Target(opt.Group):
    """Where new puzzles are written."""

    path: str | None = opt.option(
        "FOLDER|FILE|-",
        "A folder: a file for each puzzle. A name with a suffix, such as .txt: one puzzle a line. "
        "'-': standard output.",
        "--output",
        "-o",
    )
    booklet: str | None = opt.option("FILE.html", "Write one page to print: the puzzles, then their solutions.")
    force: bool = opt.switch("--force", "Overwrite existing files instead of continuing an earlier run.")

    def expect_possible(self) -> None:
        if self.force and {self.path, self.booklet} <= {None, STANDARD}:
            raise UsageError("--force needs a folder or a file in --output or --booklet")


class _Wrong(opt.Group):
    """Puzzles that do not have exactly one solution."""

    unsolvable: bool = opt.switch("--unsolvable", "No solution: one clue is wrong.")
    multiple: bool = opt.switch("--multiple", "Several solutions: one clue is missing.")

    def expect_possible(self) -> None:
        if self.unsolvable and self.multiple:
            raise UsageError("--unsolvable and --multiple exclude each other")

    @property
    def sort(self) -> "Sort":
        from smtpuzzles.generating.request import Sort

        return Sort.NONE if self.unsolvable else Sort.MULTIPLE if self.multiple else Sort.UNIQUE


def with_options_for(words: Sequence[str]) -> Callable[..., int]:
    """Return the command with the options of the kind that these words name."""
    generate.__annotations__["options"] = Annotated[Any, _options_of_kinds(words)]
    return opt.grouped(generate)


def generate(
    *,
    kind: str = opt.KIND,
    size: str | None = opt.SIZE,
    count: int = opt.option("K", "Number of puzzles.", check=opt.at_least_one, value=1),
    seed: int | None = opt.SEED,
    target: _Target,
    variant: str | None = opt.VARIANT,
    clues: int | None = opt.option("N", "Exactly N clues, if possible."),
    redundant: float | None = opt.option("SHARE", "Share of redundant clues to keep, 0 to 1."),
    difficulty: str | None = opt.option("LEVEL", "easy, medium, hard, expert; or levels: 3, 2-4."),
    technique: str | None = opt.option(
        "NAME", "With a step of this name in its explanation; 'smtpuzzles techniques' lists the names."
    ),
    wrong: _Wrong,
    jobs: int | None = opt.JOBS,
    cluster: str | None = opt.CLUSTER,
    timeout: float | None = opt.TIMEOUT,
    output: FormatOutput,
    options: Any,
) -> int:
    """Make new puzzles with one solution; in kinds whose clues can be left out, they need each of their clues."""
    from smtpuzzles.base.executors import workers_of
    from smtpuzzles.generating.request import drawn_seed, make_request

    if output.to is not None:
        reading.format_to(kind, output.to)  # which knows the names
    _expect_place(target.booklet, target.path != STANDARD and not output.json, target.force)
    request = make_request(
        kind,
        size=None if size is None else read_size(size),
        variant=variant,
        seed=drawn_seed() if seed is None else seed,
        sort=wrong.sort,
        clues=clues,
        redundant=redundant,
        difficulty=difficulty,
        technique=technique,
        options={name: value for name, value in vars(options).items() if value is not None},
    )
    if seed is None:
        note(f"seed {request.seed}")
    with workers_of(cluster, jobs) as workers, compiling():
        return written(request, count, workers, Deadline(timeout), target, output)


def written(
    request: "Request", count: int, jobs: "Workers | int", deadline: Deadline, target: _Target, output: FormatOutput
) -> int:
    """Make the puzzles, show or write them, and return the exit status."""
    from smtpuzzles.cli.shelf import shelf

    path, booklet = target.path, target.booklet
    place = None if path in (None, STANDARD) else shelf(str(path), request, count, target.force, output.to)
    # Files do not have the solutions: whoever wants those gets all puzzles made again.
    found = place.found.copy() if place and booklet is None and not output.json else {}
    if found:
        note(f"{path} has {counted(len(found), 'puzzle')} already")
    display = Display(Form.PLAIN if path == STANDARD and not output.json else output.form, to=output.to)
    # Puzzles that go into files are not shown; a bar on the terminal shows how many there are.
    filed = place is not None or (booklet is not None and path is None)
    put = place.put if place else (lambda _: None) if filed else partial(show, display)
    bar = filed or display.form is Form.JSON
    made, reason = _collected(request, count, jobs, deadline, found, put, bar)
    if booklet is not None and made:
        from smtpuzzles.views.booklet import booklet_of

        write_whole(booklet, booklet_of(made), None)
    display.object(lambda: json(request, made, reason, place))
    if reason is not None:
        again = f"; the same command with --seed {request.seed} goes on" if place else ""
        note(f"{because(reason)}; made {len(place.found if place else made)} of {count} puzzles{again}")
    return FOUND if reason is None else UNDECIDED


def _expect_place(booklet: str | None, alone: bool, force: bool) -> None:
    """Complain now if the booklet cannot be written, not after hours."""
    if booklet == STANDARD and not alone:
        raise UsageError("--booklet - needs standard output alone: leave out --json and '--output -'")
    if booklet not in (None, STANDARD):
        from smtpuzzles.views.booklet import BEGINNING

        expect_suffix(booklet, ".html", ".htm")
        target = target_of(str(booklet), None)
        if target.is_file() and not force:
            with opened(str(booklet)) as (stream, _):
                begins = stream.read(len(BEGINNING))
            if begins and begins != BEGINNING.encode():
                raise UsageError(f"{booklet}: expected a booklet, but found another file; --force overwrites it")


def _collected(
    request: "Request",
    count: int,
    jobs: "Workers | int",
    deadline: Deadline,
    found: Mapping[int, str],
    put: "Callable[[Made], object]",
    bar: bool,
) -> "tuple[list[Made], str | None]":
    """Show or write each puzzle as it comes; return those not found before, and the reason if some are missing."""
    from smtpuzzles.generating.request import GaveUp
    from smtpuzzles.generating.series import series

    made: list[Made] = []
    with deadline, progress(count, len(found), "making puzzles", shown=bar) as advance:
        try:
            for one in series(request, count, jobs, deadline, found):
                made.append(one)
                put(one)
                advance(1, "")
        except GaveUp as failure:
            return made, str(failure)
    whole = {*found, *(one.number for one in made)}.issuperset(range(1, count + 1))
    return made, None if whole else deadline.expired() or "some puzzles could not be checked"


def show(display: Display, made: "Made") -> None:
    if display.to is not None:
        display.record(made.record(reading.format_to(made.request.kind, display.to)))
        return
    display.board(lambda: made.text, lambda: made.read().picture())
    if display.form is Form.PICTURE:
        display.sentence(f"{made.known}; {made.name}")


def json(request: "Request", made: "list[Made]", reason: str | None, place: "Folder | Lines | None") -> dict[str, Any]:
    """Return the JSON object; numbers begin with 1, and a number that is missing was not finished."""
    puzzles = [
        {
            "number": one.number,
            "text": one.puzzle,
            "solutions": [{"text": solution} for solution in one.solutions],
            **one.facts,
            "file": None if place is None else str(place.file(one.number)),
        }
        for one in made
    ]
    return {
        "kind": request.kind,
        "variant": request.variant,
        "height": request.size[0],
        "width": request.size[1],
        "seed": request.seed,
        "sort": request.sort,
        "wishes": {"clues": request.clues, "redundant": request.redundant, **vars(request.options)},
        "finished": reason is None,
        "reason": reason,
        "puzzles": puzzles,
    }
