"""Read puzzles from the FILE of the command line."""

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from re import split
from typing import TYPE_CHECKING, BinaryIO, TypeVar

from smtpuzzles import kinds, reading
from smtpuzzles.base.files import LONGEST, STANDARD, bounded_lines, cannot
from smtpuzzles.base.streams import ignoring_errors
from smtpuzzles.base.text import ROW_END, Source, counted
from smtpuzzles.cli.options import Input, Inputs
from smtpuzzles.cli.showing import note, out
from smtpuzzles.errors import InputError, UsageError, one_line
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Record
from smtpuzzles.reading import Reading, Wish

if TYPE_CHECKING:
    from smtpuzzles.encoding.clauses import Cnf

PuzzleType = TypeVar("PuzzleType", bound=AnyPuzzle)
SHORTEST_LINE = 16  # characters of a puzzle that stands on the command line; shorter words are names of files


def read_puzzles(given: Input) -> list[AnyPuzzle]:
    """Return the puzzles of the input, or only the one at its level; without a file, ask or read standard input."""
    return [record.puzzle for record in read_records(given)]


def read_records(given: Input) -> list[Record]:
    if given.kind is given.file is None and sys.stdin.isatty():
        raise UsageError("expected a kind of puzzle, or the puzzle itself: KIND, FILE or both")
    if given.kind is not None and given.file is None and sys.stdin.isatty():
        if prompts := kinds.load(given.kind).prompts:
            return [Record(ask(given.kind, prompts, given.variant))]
        note(f"reading a {given.kind} puzzle from the terminal; end it with Ctrl-D")
    found = read_input(given)
    records = list(found.records())
    said = said_variants(found, [record.puzzle.variant for record in records])
    for words in dict.fromkeys([*taken(given, found), *said, *[words for record in records for words in record.notes]]):
        note(words)
    return records


def said_variants(found: Reading, variants: Iterable[str]) -> list[str]:
    """Return notes of these variants of puzzles that were read, if nobody asked for them."""
    usual, may_say = next(iter(found.way.kind.variants)), found.way.format.form or found.way.kind.marks
    others = dict.fromkeys(variants) if found.variant is None and may_say else {}
    return [f"variant {variant}, as the puzzle says" for variant in others if variant != usual]


def taken(given: Input, found: Reading) -> list[str]:
    """Return a note of the kind that was taken though nobody named it."""
    of_file = f"{given.file}: " if given.file and os.path.isfile(given.file) else ""
    return [f"{of_file}read as {found.way.kind.name}"] if given.kind is None else []


def wish_of(given: Input, beside: bool = False) -> Wish:
    return Wish(given.variant, given.form, given.level, beside=beside)


def read_input(given: Input, beside: bool = False) -> Reading:
    """Read the file, or the input itself if there is no such file and it is a puzzle."""
    file, wish = given.file or STANDARD, wish_of(given, beside)
    if file != STANDARD and not os.path.exists(file):
        itself = Source("<argument>", file)
        if given.form or reading.is_foreign(file):
            return reading.read(given.kind, itself, wish)
        if ROW_END in file or len(file) >= SHORTEST_LINE:
            try:
                return reading.read(given.kind, itself, wish)
            except InputError as problem:
                if not looks_like_name(file):
                    message = f"{problem.message}; no file has this name, either"
                    raise InputError(message, problem.file, problem.line, problem.column) from None
    source = read_source(file)
    try:
        return reading.read(given.kind, source, wish)
    except InputError as problem:
        knows = given.kind and reading.is_foreign(source.text, given.kind)  # the kind reads tables, but not this one
        if type(problem) is not InputError or knows or not names_puzzles(source):
            raise
        message = f"{problem.message}; 'smtpuzzles batch' reads tables with a column 'puzzle'"
        raise InputError(message, problem.file, problem.line, problem.column) from None


def names_puzzles(source: Source) -> bool:
    """Does this text begin as a table with a column of that name?"""
    from smtpuzzles.base.tables import Table

    with suppress(InputError):
        names = Table(source.file, source.numbered_lines()).names
        return len(names) > 1 and "puzzle" in [name.strip().lower() for name in names]
    return False


def looks_like_name(word: str) -> bool:
    """Return whether this is rather the name of a file than cells of a board: more than a quarter are letters."""
    return sum(map(str.isalpha, word)) * 4 > len(word)


def read_one(given: Input) -> AnyPuzzle:
    """Return the puzzle of the input; of several, its level must choose one."""
    return only(read_puzzles(given), given.file or STANDARD)


def only(puzzles: list[PuzzleType], file: str) -> PuzzleType:
    if len(puzzles) > 1:
        raise UsageError(f"{file}: choose one of its {len(puzzles)} puzzles with --level")
    return puzzles[0]


def ask(kind: str, prompts: tuple[str, ...], variant: str | None) -> AnyPuzzle:
    """Ask for the puzzle line by line, and again if it is wrong; Ctrl-D ends it."""
    person = ignoring_errors(sys.stderr)
    while True:
        lines = []
        for prompt in prompts:
            out(f"{prompt}: ", person, end="")
            person.flush()
            lines.append(sys.stdin.readline())
            if not lines[-1]:
                out("", person)
                raise UsageError(f"expected the {prompt}, but the input ended")
        try:
            return reading.parse(kind, Source("<typed>", "".join(lines)), variant)
        except InputError as problem:
            note(str(problem))


def every_file(files: Iterable[str], written: Iterable[str] = ()) -> list[str]:
    """Return the files, and those in folders in the order of their names; none twice, which a note tells.

    `written`: files that will be written; in folders, they are no input.
    """
    found, places = list[str](), [*map(os.path.realpath, written)]
    for file in files:
        # A puzzle itself may be longer than any path, and then `Path` raises an error.
        if not os.path.isdir(file):
            found.append(file)
            if file != STANDARD and os.path.realpath(file) in places:
                raise UsageError(f"{file}: this file gets the results; expected other files with puzzles")
        else:
            found += files_in(file, places)
    once: dict[str, str] = {}
    for file in found:
        same = os.path.abspath(file) if os.path.isfile(file) else file
        if same in once:
            note(f"{one_line(file)}: named again, but read only once")
        once.setdefault(same, file)
    return list(once.values())


def files_in(folder: str, besides: Collection[str] = ()) -> list[str]:
    """Return the files of the folder, without hidden ones, which systems leave there; a note counts what is no file.

    `besides`: files that are none of these.
    """
    inside = [path for path in Path(folder).iterdir() if not path.name.startswith(".")]
    inside = [path for path in inside if os.path.realpath(path) not in besides]
    files = [str(path) for path in inside if path.is_file()]
    if not files:
        raise UsageError(f"{folder}: expected puzzles in this folder, but found none")
    if others := len(inside) - len(files):
        note(f"{one_line(folder)}: {counted(len(files), 'file')} read; what is no file is left out: {others} more")
    return sorted(files, key=numbers_by_value)


def every_input(given: Inputs, level: int | None = None) -> list[Input]:
    """Return each file of these, with what is known of them all."""
    if not given.files:
        raise UsageError("expected a file, or '-' for standard input")
    kind, variant, form = given.kind, given.variant, given.form
    return [Input(kind=kind, file=file, level=level, variant=variant, form=form) for file in every_file(given.files)]


def name_of(file: str | None) -> str:
    """Return the name of a file without its folder; empty for standard input and for puzzles on the command line."""
    return Path(file).name if file and os.path.isfile(file) else ""


def numbers_by_value(name: str) -> list[tuple[int, str]]:
    """Return the sort key that puts hard-9 before hard-10."""
    return [(int(part) if part.isdecimal() else 0, part) for part in split(r"(\d{1,9})", name)]


def read_source(file: str) -> Source:
    with opened(file) as (stream, name):
        return whole(name, stream.read(LONGEST + 1))


def whole(name: str, data: bytes) -> Source:
    """Return the text of a file that is not read in portions."""
    if len(data) > LONGEST:
        raise UsageError(f"{name}: expected a puzzle, but found more than {LONGEST // 1_000_000} megabytes")
    return Source.from_bytes(name, data)


def read_clauses(file: str, strict: bool = True, doubt: Callable[[InputError], object] = lambda _: None) -> "Cnf":
    from smtpuzzles.encoding.dimacs import read_dimacs

    with opened(file) as (stream, name):
        return read_dimacs(bounded_lines(stream, name, LONGEST), name, strict, doubt)


@contextmanager
def opened(file: str) -> Iterator[tuple[BinaryIO, str]]:
    """Open the file; yield it with its name for messages."""
    try:
        if file == STANDARD:
            yield sys.stdin.buffer, "<stdin>"
            return
        with open(file, "rb") as stream:
            yield stream, file
    except (OSError, ValueError) as problem:
        if what := unread(file):
            raise UsageError(f"expected a file, but found {what}") from None
        raise cannot("read", file, problem) from None
