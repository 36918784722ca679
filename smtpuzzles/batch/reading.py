"""Reads the puzzles of files as a stream, a line or a block at a time.

The first lines of a file tell whether it has a puzzle in each line, or in each block between blank lines. Other files
are read as a whole, as all commands read them: collections of levels, pages.
"""

import csv
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, groupby, islice
from typing import BinaryIO

from smtpuzzles import kinds
from smtpuzzles.base.files import bounded_lines, cannot
from smtpuzzles.base.harmless import from_cell
from smtpuzzles.base.text import Source, is_filled, unknown
from smtpuzzles.batch.question import Item, Question
from smtpuzzles.errors import InputError, SmtPuzzlesError, UsageError

STANDARD = "-"
LONGEST_LINE = 1_000_000  # characters
LONGEST_WHOLE = 16_000_000  # of a file that has no puzzle in each line or block
HEAD = 200  # lines that tell how a file is made, of which so many may be bad at the beginning:
BAD = 5
MOST_LINES = 10_000  # of a block
Line = tuple[int, str]
Read = Callable[[Source], kinds.Reading]


def items(question: Question, files: Iterable[str], column: str | None = None) -> Iterator[Item]:
    """Yield the puzzles of the files with their numbers, from 1."""
    number = 0
    read = partial(kinds.read, question.kind, wish=kinds.Wish(question.variant, question.form))
    for file in files:
        for line, text in _texts_of(read, file, column):
            number += 1
            yield Item(number, "<stdin>" if file == STANDARD else file, line, text)


def kind_of(file: str, wish: kinds.Wish, column: str | None = None) -> str:
    """Return the kind that the first puzzle of the file tells."""
    if file == STANDARD:
        raise UsageError("expected a kind: standard input is read only once, so it cannot tell its kind")
    read = partial(kinds.read, None, wish=wish)
    line, text = next(_texts_of(read, file, column), (1, ""))
    return read(Source(file, text, line)).way.kind.name


def _texts_of(read: Read, file: str, column: str | None) -> Iterator[Line]:
    """Yield each puzzle of the file, behind the number of its first line."""
    try:
        if file == STANDARD:
            yield from _of_lines(read, "<stdin>", _numbered(sys.stdin.buffer, "<stdin>"), column)
            return
        with open(file, "rb") as stream:
            yield from _of_lines(read, file, _numbered(stream, file), column)
    except OSError as problem:
        raise cannot("read", file, problem) from None


def _numbered(stream: BinaryIO, file: str) -> Iterator[Line]:
    for number, data in enumerate(bounded_lines(stream, file, LONGEST_LINE), 1):
        try:
            yield number, data.decode()
        except UnicodeDecodeError:
            yield number, Source.from_bytes(file, data)._replace(first_line=number).text


def _of_lines(read: Read, file: str, lines: Iterator[Line], column: str | None) -> Iterator[Line]:
    if column is not None:
        return _of_column(file, lines, column)
    head = list(islice(lines, HEAD))
    filled = [line for line in head if is_filled(line[1])]
    lines = chain(head, lines)
    found = _number_of_puzzles(read, file, filled)
    # The last row of a small board may be a puzzle, too: no rows are taken for bad lines when all are a board.
    bad = range(1, min(BAD, len(filled))) if found == 0 else ()
    if found == len(filled) or any(_number_of_puzzles(read, file, filled[n:]) == len(filled) - n for n in bad):
        return ((number, text.strip()) for number, text in lines if is_filled(text))
    counts = [_number_of_puzzles(read, file, block) for block in _blocks(iter(head))]
    # Parts of one puzzle, such as its regions, may stand between blank lines; alone, they are none.
    if (found == 0 and 1 in counts) or (found == 1 and set(counts) == {1}):
        return (_text(block) for block in _blocks(lines))
    return _parts(read, _whole(file, lines))


def _number_of_puzzles(read: Read, file: str, lines: Sequence[Line]) -> int:
    """Return how many puzzles these lines are, 0 if the first cannot be read."""
    try:
        return len(read(_joined(file, lines)).parts)
    except SmtPuzzlesError:
        return 0


def _parts(read: Read, source: Source) -> Iterator[Line]:
    try:
        parts = read(source).parts
    except SmtPuzzlesError:
        yield source.first_line, source.text  # its row will tell the error
    else:
        yield from ((part.first_line, part.text) for part in parts)


def _blocks(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Yield the parts between blank lines."""
    for filled, block in groupby(lines, lambda line: line[1].strip() != ""):
        text = list(islice(block, MOST_LINES))
        if filled and any(is_filled(line) for _, line in text):
            yield text


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


def _of_column(file: str, lines: Iterable[Line], column: str) -> Iterator[Line]:
    """Yield the puzzles in this column of a CSV file, whose first line has the names of the columns."""
    rows = csv.reader(text for _, text in lines)
    try:
        names = next(rows, [])
        if column not in names:
            raise unknown("column", column, names, of=f" of {file}")
        place = names.index(column)
        for row in rows:
            if row:
                yield rows.line_num, from_cell(row[place]) if place < len(row) else ""
    except csv.Error as problem:
        raise InputError(f"expected CSV: {problem}", file, rows.line_num, 1) from None
