"""Reads the puzzles of files as a stream, a line or a block at a time.

The first lines of a file show whether it is a table with named columns, and has a puzzle in each row, in each line, or
in each block between blank lines, as for all commands. Other files are read as a whole: collections, pages.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice
from types import MappingProxyType
from typing import BinaryIO, NamedTuple

from smtpuzzles.base.files import LONGEST, STANDARD, bounded_lines, cannot
from smtpuzzles.base.harmless import from_cell
from smtpuzzles.base.tables import Table, unlike_puzzles
from smtpuzzles.base.text import ESCAPED, NumberedLine, Source, is_filled, unknown
from smtpuzzles.errors import InputError, KindUnclear, SmtPuzzlesError, UsageError
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.reading import Above, Reading, Splitting, Way, Wish, read, way_of

LONGEST_LINE = 1_000_000  # characters
HEAD = 200  # lines that show whether a file is a table, or has a puzzle in each line
MOST_LINES = 10_000  # of a block
MOST_ROWS = 5  # that show which column of a table has the puzzles


class PuzzleText(NamedTuple):
    """A puzzle, the number of its first line, what stands beside it in a table, and why it cannot be read."""

    line: int
    text: str
    more: Mapping[str, str] = MappingProxyType({})
    problem: str = ""
    above: str = ""


class Reader(NamedTuple):
    """Reads the texts of a kind, or of the kind that they show."""

    kind: str | None
    wish: Wish

    def read(self, source: Source) -> Reading:
        return read(self.kind, source, self.wish)

    def way(self, source: Source) -> tuple[Way | None, Splitting]:
        """Return how most puzzles of a text can be read, and what a puzzle is in its file."""
        way = way_of(self.kind, source, self.wish)
        return way, way.splitting_of(source) if way else Splitting.WHOLE


def kind_of(file: str, wish: Wish, column: str | None = None) -> str:
    """Return the kind that the first puzzle of the file shows."""
    if is_read_once(file):
        name = "standard input" if file == STANDARD else f"{file}, a pipe or a device,"
        raise UsageError(f"expected a kind: {name} is read only once, so it cannot show its kind")
    reader = Reader(None, wish)
    first = next(puzzles_in(reader, file, column), PuzzleText(1, ""))
    return reader.read(Source(file, first.text, first.line, first.above)).way.kind.name


def is_read_once(file: str) -> bool:
    """Is this a file whose lines nobody gets a second time: standard input, a pipe, a device?"""
    return file == STANDARD or (os.path.exists(file) and not os.path.isfile(file))


def beginning(file: str) -> tuple[list[NumberedLine], Iterable[NumberedLine]]:
    """Return the lines that show how a file is made; and of a file that is read only once, all lines."""
    lines = _lines_of(file)
    head = list(islice(lines, HEAD))
    return head, chain(head, lines) if is_read_once(file) else ()


def other_columns(
    kind: str, file: str, head: Iterable[NumberedLine], wish: Wish, column: str | None = None
) -> tuple[str, ...]:
    """Return the names of the columns that a table has beside its puzzles; other files have none."""
    filled = [line for line in head if is_filled(line[1])]
    column = column or _column_of_puzzles(Reader(kind, wish), file, filled)
    if column is None:
        return ()
    table = Table(file, filled)
    if table.problem:
        raise table.problem
    table.expect_different_names()
    return tuple([name for name in table.names if name != column])


def puzzles_in(
    reader: Reader, file: str, column: str | None, begun: Iterable[NumberedLine] = ()
) -> Iterator[PuzzleText]:
    """Yield each puzzle of the file; `begun`: all of its lines, if somebody has read some of them."""
    name = "<stdin>" if file == STANDARD else file
    yield from map(partial(_readable, name), _of_lines(reader, name, iter(begun or _lines_of(file)), column))


def _lines_of(file: str) -> Iterator[NumberedLine]:
    try:
        if file == STANDARD:
            yield from _numbered(sys.stdin.buffer, "<stdin>")
            return
        with open(file, "rb") as stream:
            yield from _numbered(stream, file)
    except OSError as problem:
        raise cannot("read", file, problem) from None


def _numbered(stream: BinaryIO, file: str) -> Iterator[NumberedLine]:
    for number, data in enumerate(bounded_lines(stream, file, LONGEST_LINE), 1):
        yield number, Source.with_bytes(file, data, number).text


def _readable(file: str, found: PuzzleText) -> PuzzleText:
    """Return the puzzle as it is, or why it is none: a byte of its text is no UTF-8."""
    line, text, more, problem, _ = found
    if problem := problem or str(Source(file, text, line).not_utf8() or ""):
        clean = {ESCAPED.sub("\ufffd", name): ESCAPED.sub("\ufffd", field) for name, field in more.items()}
        return PuzzleText(line, ESCAPED.sub("\ufffd", text), clean, problem, "")
    return found


def _of_lines(reader: Reader, file: str, lines: Iterator[NumberedLine], column: str | None) -> Iterator[PuzzleText]:
    head = _taken(lines, HEAD)
    lines = chain(head, lines)
    if column := column or _column_of_puzzles(reader, file, [line for line in head if is_filled(line[1])]):
        return _of_column(reader, file, lines, column)
    source = _joined(file, head)
    way, cut = reader.way(source)
    if cut is not Splitting.LINES:
        head = _taken(lines, MOST_LINES)
        lines = chain(head, lines)
        before, source = source, _joined(file, head)
        way, cut = (way, cut) if source == before else reader.way(source)
    if way and cut is not Splitting.WHOLE:
        return map(partial(_found, source), way.stream(file, lines, cut, Above(), MOST_LINES))
    before, source = source, _whole(file, lines)
    way, _ = (way, cut) if source == before else reader.way(source)
    parts = way.parts(source, reader.wish) if way else [source]  # of one part, its row will have the error
    return map(partial(_found, source), parts)


def _taken(lines: Iterator[NumberedLine], most: int) -> list[NumberedLine]:
    """Return the next lines, at most so many, and none behind those that are as long as the longest line."""
    found, size = list[NumberedLine](), 0
    for line in islice(lines, most):
        found.append(line)
        size += len(line[1])
        if size >= LONGEST_LINE:
            break
    return found


def _found(head: Source, part: Source) -> PuzzleText:
    """Return this part of a file with that beginning; above the first puzzle, only names of columns may be no UTF-8."""
    problem = str(head.not_utf8() or "") if ESCAPED.search(part.above) else ""
    if part.text.count("\n") >= MOST_LINES:
        problem = f"{part.file}:{part.first_line}: expected at most {MOST_LINES:,} lines between blank lines"
    return PuzzleText(part.first_line, part.text, problem=problem, above=part.above)


def _column_of_puzzles(reader: Reader, file: str, lines: Sequence[NumberedLine]) -> str | None:
    """Return the column that has the puzzles, if the first line names columns: one of a usual name, or the longest."""
    try:
        table = Table(file, lines)
        if len(table.names) < 2 or not all(name.strip()[:1].isalpha() for name in table.names):
            return None
        rows = list(islice(table, MOST_ROWS))
    except InputError:  # no table; if it must be one, the error comes when the puzzles are read
        return None
    fields = [pair for row in rows if len(row.fields) == len(set(table.names)) for pair in row.fields.items()]
    full = {pair: _is_full(reader, file, pair[1]) for pair in fields}  # None: it is no puzzle
    able = [pair for pair in fields if full[pair] is not None]
    if not able:
        return None
    others = [pair for pair in fields if unlike_puzzles(pair[0]) < 2]
    named = [pair for pair in others if unlike_puzzles(pair[0]) == 0]
    # The number of a row may be a puzzle, too, of one cell: the puzzles may be what is longer, and bad.
    best = [pair for pair in named if pair in able] or [pair for pair in others if pair in able or pair in named]
    return min(best or able, key=lambda pair: (full[pair] is True, -len(pair[1])))[0]


def _is_full(reader: Reader, file: str, text: str) -> bool | None:
    """Is there nothing to find out on this board? None: it is no puzzle."""
    try:
        puzzle = reader.read(Source(file, from_cell(text))).first.puzzle
    except KindUnclear:
        return False
    except SmtPuzzlesError:
        return None
    clued = CLUES.of(puzzle)
    return clued is not None and not clued.open_cells()


def _joined(file: str, lines: Sequence[NumberedLine]) -> Source:
    return Source(file, "".join(text for _, text in lines), lines[0][0] if lines else 1)


def _whole(file: str, lines: Iterable[NumberedLine]) -> Source:
    text, size = [], 0
    for line in lines:
        text.append(line)
        size += len(line[1])
        if size > LONGEST:
            expected = f"expected a puzzle in each line or between blank lines, or at most {LONGEST:,} characters"
            raise UsageError(f"{file}: {expected}")
    return _joined(file, text)


def _of_column(reader: Reader, file: str, lines: Iterable[NumberedLine], column: str) -> Iterator[PuzzleText]:
    """Yield the puzzles in this column of a table."""
    table = Table(file, lines)
    if column not in table.names:
        raise unknown("column", column, table.names, of=f" of {file}")
    for line, fields, problem in table:
        puzzle, more = fields.pop(column, ""), {name: from_cell(field) for name, field in fields.items()}
        # Between two stray quotation marks, rows are a field.
        inner = [row[column] for field in fields.values() for row in table.rows_in(field)]
        if any(_is_full(reader, file, text) is not None for text in inner):
            problem = f"{file}:{line}: expected a quotation mark behind a field, but found a row of the table first"
        yield PuzzleText(line, from_cell(puzzle), more, problem, table.above)
