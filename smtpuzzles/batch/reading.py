"""Reads the puzzles of files as a stream, a line or a block at a time.

The first lines of a file tell whether it is a table with named columns, and has a puzzle in each row, in each line, or
in each block between blank lines. Other files are read as a whole, as all commands read them: collections, pages.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, groupby, islice
from types import MappingProxyType
from typing import BinaryIO, NamedTuple

from smtpuzzles import kinds
from smtpuzzles.base.files import bounded_lines, cannot
from smtpuzzles.base.harmless import from_cell
from smtpuzzles.base.text import Source, is_filled, unknown
from smtpuzzles.batch.question import Item, Question
from smtpuzzles.batch.tables import Line, Table
from smtpuzzles.errors import InputError, KindUnclear, SmtPuzzlesError, UsageError

STANDARD = "-"
LONGEST_LINE = 1_000_000  # characters
LONGEST_WHOLE = 16_000_000  # of a file that has no puzzle in each line or block
HEAD = 200  # lines that tell how a file is made, of which so many may be bad at the beginning:
BAD = 5
MOST_LINES = 10_000  # of a block
NAMED = re.compile(r"puzzle|quiz|problem|question|unsolved|board|game|grid", re.IGNORECASE)


class Found(NamedTuple):
    """A puzzle, the number of its first line, what stands beside it in a table, and why it cannot be read."""

    line: int
    text: str
    more: Mapping[str, str] = MappingProxyType({})
    problem: str = ""


Read = Callable[[Source], kinds.Reading]


def items(
    question: Question, files: Iterable[str], column: str | None = None, standard: Iterable[Line] = ()
) -> Iterator[Item]:
    """Yield the puzzles of the files with their numbers, from 1; `standard`: the lines of '-', if it is begun."""
    number = 0
    read = partial(kinds.read, question.kind, wish=kinds.Wish(question.variant, question.form))
    for file in files:
        for line, text, more, problem in _texts_of(read, file, column, standard):
            number += 1
            kept = tuple([(name, more[name]) for name in question.kept if name in more])
            yield Item(number, "<stdin>" if file == STANDARD else file, line, text, problem, kept)


def kind_of(file: str, wish: kinds.Wish, column: str | None = None) -> str:
    """Return the kind that the first puzzle of the file tells."""
    if file == STANDARD:
        raise UsageError("expected a kind: standard input is read only once, so it cannot tell its kind")
    read = partial(kinds.read, None, wish=wish)
    first = next(_texts_of(read, file, column), Found(1, ""))
    return read(Source(file, first.text, first.line)).way.kind.name


def beginning(file: str) -> tuple[list[Line], Iterable[Line]]:
    """Return the lines that tell how a file is made; and of standard input, which is read only once, all lines."""
    try:
        if file == STANDARD:
            lines = _numbered(sys.stdin.buffer, "<stdin>")
            head = list(islice(lines, HEAD))
            return head, chain(head, lines)
        with open(file, "rb") as stream:
            return list(islice(_numbered(stream, file), HEAD)), ()
    except OSError as problem:
        raise cannot("read", file, problem) from None


def other_columns(
    kind: str, file: str, head: Iterable[Line], wish: kinds.Wish, column: str | None = None
) -> tuple[str, ...]:
    """Return the names of the columns that a table has beside its puzzles; other files have none."""
    filled = [line for line in head if is_filled(line[1])]
    column = column or _column_of_puzzles(partial(kinds.read, kind, wish=wish), file, filled)
    if column is None:
        return ()
    table = Table(file, filled)
    table.expect_different_names()
    return tuple([name for name in table.names if name != column])


def _texts_of(read: Read, file: str, column: str | None, standard: Iterable[Line] = ()) -> Iterator[Found]:
    """Yield each puzzle of the file."""
    try:
        if file == STANDARD:
            yield from _of_lines(read, "<stdin>", iter(standard or _numbered(sys.stdin.buffer, "<stdin>")), column)
            return
        with open(file, "rb") as stream:
            yield from _of_lines(read, file, _numbered(stream, file), column)
    except OSError as problem:
        raise cannot("read", file, problem) from None


def _numbered(stream: BinaryIO, file: str) -> Iterator[Line]:
    for number, data in enumerate(bounded_lines(stream, file, LONGEST_LINE), 1):
        yield number, Source.from_bytes(file, data, number).text


def _of_lines(read: Read, file: str, lines: Iterator[Line], column: str | None) -> Iterator[Found]:
    head = list(islice(lines, HEAD))
    filled = [line for line in head if is_filled(line[1])]
    lines = chain(head, lines)
    if column := column or _column_of_puzzles(read, file, filled):
        return _of_column(file, lines, column)
    found = _number_of_puzzles(read, file, filled)
    # The last row of a small board may be a puzzle, too: no rows are taken for bad lines when all are a board.
    bad = range(1, min(BAD, len(filled))) if found == 0 else ()
    if found == len(filled) or any(_number_of_puzzles(read, file, filled[n:]) == len(filled) - n for n in bad):
        return (Found(number, text.strip()) for number, text in lines if is_filled(text))
    counts = [_number_of_puzzles(read, file, block) for block in _blocks(iter(head))]
    # Parts of one puzzle, such as its regions, may stand between blank lines; alone, they are none.
    if (found == 0 and 1 in counts) or (found == 1 and set(counts) == {1}):
        return (_of_block(file, block) for block in _blocks(lines))
    return _parts(read, _whole(file, lines))


def _column_of_puzzles(read: Read, file: str, lines: Sequence[Line]) -> str | None:
    """Return the column that has the puzzles, if the first line names columns: one of a usual name, or the longest."""
    try:
        table = Table(file, lines)
        if len(table.names) < 2 or not all(re.match("[A-Za-z]", name) for name in table.names):
            return None
        rows = list(islice(table, BAD))
    except InputError:  # no table; if it must be one, the error will be told when the puzzles are read
        return None
    fields = [pair for row in rows if len(row.fields) == len(set(table.names)) for pair in row.fields.items()]
    able = [pair for pair in fields if _is_puzzle(read, file, pair[1])]
    named = [pair for pair in fields if NAMED.search(pair[0])]
    # The number of a row may be a puzzle, too, of one cell: the puzzles may be what is longer, and bad.
    best = [pair for pair in named if pair in able] or [*able, *named]
    return max(best, key=lambda pair: len(pair[1]))[0] if able else None


def _is_puzzle(read: Read, file: str, text: str) -> bool:
    try:
        read(Source(file, from_cell(text)))
    except KindUnclear:
        return True
    except SmtPuzzlesError:
        return False
    return True


def _number_of_puzzles(read: Read, file: str, lines: Sequence[Line]) -> int:
    """Return how many puzzles these lines are, 0 if the first cannot be read."""
    try:
        return len(read(_joined(file, lines)).parts)
    except SmtPuzzlesError:
        return 0


def _parts(read: Read, source: Source) -> Iterator[Found]:
    try:
        parts = read(source).parts
    except SmtPuzzlesError:
        yield Found(source.first_line, source.text)  # its row will tell the error
    else:
        yield from (Found(part.first_line, part.text) for part in parts)


def _blocks(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Yield the parts between blank lines; of one that is too long, one line too many."""
    for filled, block in groupby(lines, lambda line: line[1].strip() != ""):
        text = list(islice(block, MOST_LINES + 1))
        if filled and any(is_filled(line) for _, line in text):
            yield text


def _of_block(file: str, block: Sequence[Line]) -> Found:
    number, text = _text(block)
    most = f"{file}:{number}: expected at most {MOST_LINES:,} lines between blank lines"
    return Found(number, text, problem=most if len(block) > MOST_LINES else "")


def _text(lines: Sequence[Line]) -> Line:
    """Return the lines as one text, behind the number of the first."""
    return (lines[0][0] if lines else 1), "".join(text for _, text in lines)


def _joined(file: str, lines: Sequence[Line]) -> Source:
    number, text = _text(lines)
    return Source(file, text, number)


def _whole(file: str, lines: Iterable[Line]) -> Source:
    text, size = [], 0
    for line in lines:
        text.append(line)
        size += len(line[1])
        if size > LONGEST_WHOLE:
            expected = f"expected a puzzle in each line or between blank lines, or at most {LONGEST_WHOLE:,} characters"
            raise UsageError(f"{file}: {expected}")
    return _joined(file, text)


def _of_column(file: str, lines: Iterable[Line], column: str) -> Iterator[Found]:
    """Yield the puzzles in this column of a table."""
    table = Table(file, lines)
    if column not in table.names:
        raise unknown("column", column, table.names, of=f" of {file}")
    for line, fields, problem in table:
        more = {name: from_cell(field) for name, field in fields.items() if name != column}
        yield Found(line, from_cell(fields.get(column, "")), more, problem)
