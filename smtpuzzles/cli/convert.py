"""The command `convert`: puzzles from one format to another. Files of lines may be larger than the memory."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from smtpuzzles import reading
from smtpuzzles.base.files import LONGEST, STANDARD, cannot, new_folder
from smtpuzzles.base.text import Source, counted
from smtpuzzles.cli.options import LEVEL, Input, Inputs, grouped, option
from smtpuzzles.cli.reading import every_input, name_of, opened, read_input, said_variants, taken, whole, wish_of
from smtpuzzles.cli.showing import FOUND, note, working
from smtpuzzles.cli.writing import expect_folder, write_all, write_into
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.puzzle.formats import Format
from smtpuzzles.reading import Reading

_PORTION = 1_000_000  # bytes of a file of lines that are read at once
MOST_NOTES = 100  # each of a million links may have other words


@grouped
def convert(
    *,
    given: Inputs,
    to: str = option("FORMAT", "Format to write; 'smtpuzzles formats' lists all.", value=...),
    level: int | None = LEVEL,
    output: str = option(
        "FOLDER|FILE",
        "A folder: a file for each input. A name with a suffix: one file.",
        "--output",
        "-o",
        default="standard output",
        value=STANDARD,
    ),
) -> int:
    """Convert puzzles to another format; from files of lines and folders to others."""
    inputs, target, notes = every_input(given, level), Path(output), dict[str, None]()
    with working("converting") as say:
        if output != STANDARD and (os.path.isdir(target) or not (target.suffix or os.path.exists(target))):
            expect_folder(output, "--output")
            _write_folder(target, _named_texts(inputs, to, notes, say), inputs)
        else:
            spare(inputs, target)
            portions = (portion for one in inputs for portion in converted(one, to, notes, say))
            write_all(output, joined(portions), None)
    for words in notes:
        note(words)
    if len(notes) >= MOST_NOTES:
        note("there may be more notes; 'smtpuzzles batch --do convert' has those of each puzzle in its row")
    return FOUND


def converted(
    one: Input, to: str, notes: dict[str, None], say: Callable[[str], None]
) -> Iterator[tuple[Format, list[str]]]:
    """Yield the puzzles of an input as texts of the format, in portions; add remarks about them to the notes."""
    done = 0
    for found in portions(one):
        form = reading.format_to(found.way.kind.name, to)
        texts = written(found, form, notes)
        notes |= dict.fromkeys(taken(one, found))
        yield form, texts
        done += len(texts)
        say(f"converting {one.file or 'standard input'}: {counted(done, 'puzzle')}")


def written(found: Reading, form: Format, notes: dict[str, None]) -> list[str]:
    write, texts, untold, variants = form.write, list[str](), set[str](), dict[str, str | None]()
    assert write
    for record in found.records():
        try:
            texts.append(reading.ended(write(record)))
        except UsageError as problem:
            part = found.parts[len(texts)]
            raise InputError(str(problem), part.file, part.first_line, 1) from None
        # A text may tell its variant, as signs of a Tango do, where others of the variant do not.
        if not variants.get(record.puzzle.variant):
            words = variants[record.puzzle.variant] = reading.unsaid(record, form, texts[-1])
            notes |= dict.fromkeys(filter(None, [words]))
        notes |= dict.fromkeys(filter(None, [reading.misread(record, form, texts[-1])]))
        if len(notes) < MOST_NOTES:
            notes |= dict.fromkeys(record.notes)
        if record.solution is not None and not form.solutions:
            untold.add("solutions")
        if record.title and not form.titles:
            untold.add("titles")
    notes |= dict.fromkeys(said_variants(found, variants))
    if untold:
        notes[f"left out, because the format {form.name} has none: {', '.join(sorted(untold))}"] = None
    return texts


def portions(one: Input) -> Iterator[Reading]:
    """Read the input: a file with a puzzle in each line in portions, others at once."""
    file = one.file or STANDARD
    if one.level is not None or not (file == STANDARD or os.path.isfile(file)):
        yield read_input(one, beside=True)
        return
    with opened(file) as (stream, name):
        data, line, found = stream.read(_PORTION) + stream.readline(LONGEST), 1, None
        if len(data) < _PORTION or not (found := lines_of(one, Source.from_bytes(name, data))):
            yield reading.read(one.kind, whole(name, data + stream.read(LONGEST)), wish_of(one, beside=True))
        while found:
            yield found
            line += data.count(b"\n")
            data = stream.read(_PORTION) + stream.readline(LONGEST)
            found = found.further(Source.from_bytes(name, data, line)) if data else None


def lines_of(one: Input, source: Source) -> Reading | None:
    """Read this beginning of a file, unless its puzzles are not lines."""
    try:
        found = reading.read(one.kind, source, wish_of(one, beside=True))
    except InputError:
        return None
    return found if found.way.format.one_a_line or len(found.parts) == len(source.by_line()) else None


def joined(portions: Iterable[tuple[Format, list[str]]]) -> Iterator[str]:
    """Yield the texts of a file; those of several lines with a blank line between, if they can be read so."""
    first = before = ""
    for form, texts in portions:
        if form.one_a_line:
            yield from texts
            continue
        for text in texts:
            if first:
                parts = form.cut(Source("", f"{first}\n{text}")) if form.cut else []
                if len(parts) != 2:
                    one = f"a file of the format {form.name} has one puzzle"
                    raise UsageError(f"{one}, but there are several: expected --output FOLDER, or --level N")
                yield f"{before}\n"
                if form.read and parts[1].above and not reading.says_variant(text):
                    # The comment above the first would name the variant of this one, too.
                    text = f"; variant {form.read(parts[1], None).puzzle.variant}\n{text}"
            first, before = first or text, text
    yield before


def _named_texts(
    inputs: list[Input], to: str, notes: dict[str, None], say: Callable[[str], None]
) -> Iterator[tuple[str, str]]:
    """Yield the names and the texts of files: one for each input, or if these cannot hold several, for each puzzle."""
    sources: dict[str, str] = {}
    for one in inputs:
        found = list(converted(one, to, notes, say))
        form, texts = found[0][0], [text for _, texts in found for text in texts]
        stem = Path(name_of(one.file) or "puzzle").stem
        if form.one_a_line:
            texts = ["".join(texts)]
        for number, text in enumerate(texts, 1):
            name = f"{stem}{f'-{number}' if len(texts) > 1 else ''}{form.suffix}"
            if name in sources:
                raise UsageError(f"{sources[name]} and {one.file} would both become {name}")
            sources[name] = str(one.file)
            yield name, text


def _write_folder(folder: Path, files: Iterable[tuple[str, str]], inputs: list[Input]) -> None:
    """Write the files into a folder, none before all are made."""
    made = list(files)
    if folder.is_dir() and any(folder.iterdir()):
        for name, _ in made:
            spare(inputs, folder / name)
        write_into(folder, made)
        return
    try:
        new_folder(folder, made)
    except OSError as problem:
        raise cannot("write", str(folder), problem, "folder") from None


def spare(inputs: list[Input], path: Path) -> None:
    files = [one.file for one in inputs if one.file and os.path.exists(one.file)]
    if os.path.exists(path) and any(map(path.samefile, files)):
        raise UsageError(f"{path}: this is a puzzle to convert; expected another place to write to")
