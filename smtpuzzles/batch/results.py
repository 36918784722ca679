"""The file of rows, which is also the state of a batch: a later start goes on behind its last row.

Rows are in the order of the input. In JSON Lines, the first line says what was asked; in CSV, the last column of the
first row does, and is empty in others. A last line that was cut off, by a kill or a full disk, is dropped.
"""

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from smtpuzzles.base.files import begin, cannot, expect_growing
from smtpuzzles.base.harmless import as_cell, from_cell, harmless, harmless_line
from smtpuzzles.batch.question import Question, Row
from smtpuzzles.errors import UsageError

WHAT, ASKED = "smtpuzzles batch", "asked"
SUFFIXES = (".jsonl", ".csv")
RETRY = ".retry"
_CALLED = {"wishes": "questions", "form": "format", "to": "format to write"}
_WORDS = {"None": "default", "True": "yes", "False": "no"}
TAIL = 1_000_000  # bytes that are read at a time, from the end of a file on, to find its last row


class JsonRows:
    """How rows are written as lines, and read."""

    def __init__(self, question: Question) -> None:
        self._columns = question.columns
        self._kept = set(map(question.kept_as, question.kept))
        self.asked = {"what": WHAT, **json.loads(json.dumps(question.described()))}

    def head(self) -> str:
        return json.dumps(self.asked, ensure_ascii=False) + "\n"

    def lines(self, rows: Iterable[Row]) -> str:
        shown = [{name: row[name] for name in self._columns if name in row} for row in rows]
        return harmless("".join([json.dumps(row, ensure_ascii=False) + "\n" for row in shown]))

    def row(self, line: str) -> Row:
        found = json.loads(line)
        if not isinstance(found, dict) or not isinstance(found.get("number"), int):
            raise ValueError(line)
        return found

    def asked_in(self, beginning: Sequence[str]) -> Any:
        """Return the question that the first two lines of a file hold."""
        return json.loads(beginning[0])


class CsvRows(JsonRows):
    """A field is empty where a row has no such value; no text is one that programs for tables take for a formula."""

    def head(self) -> str:
        return harmless(_csv([[*map(as_cell, self._columns), ASKED]]))

    def lines(self, rows: Iterable[Row]) -> str:
        asked = {1: json.dumps(self.asked, ensure_ascii=False)}
        return harmless(_csv([[*self._shown(row), asked.get(row["number"])] for row in rows]))

    def _shown(self, row: Row) -> list[Any]:
        """Return the fields of a row; the origin and what stood in other columns of the input have one line."""
        shown = row | {name: " ".join(row[name].splitlines()) for name in self._kept & row.keys()}
        shown["origin"] = harmless_line(row["origin"])
        try:
            return [_field(shown.get(name)) for name in self._columns]
        except UsageError as problem:
            raise UsageError(f"{row['origin']}: {problem}") from None

    def row(self, line: str) -> Row:
        fields = next(csv.reader([line]))
        row: Row = {name: from_cell(field) for name, field in zip(self._columns, fields, strict=False) if field}
        row["number"] = int(row["number"])
        return row

    def asked_in(self, beginning: Sequence[str]) -> Any:
        head, first = beginning
        if next(csv.reader([head]))[-1] != ASKED:
            return None
        return json.loads(next(csv.reader([first]))[-1]) if first else self.asked


def _csv(rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def _field(value: Any) -> Any:
    if isinstance(value, str) and ("\n" in value or len(value) > csv.field_size_limit()):
        unfit = f"text of several lines, or of more than {csv.field_size_limit():,} characters,"
        raise UsageError(f"expected results in a .jsonl file: {unfit} does not fit in rows of a .csv file")
    if isinstance(value, str):
        return as_cell(value)
    return str(value).lower() if value is True or value is False else value


def companion(path: str, suffix: str = RETRY) -> str:
    """Return the file that replaces these results in the end; it is beside the file that links lead to."""
    return f"{os.path.splitext(os.path.realpath(path))[0]}{suffix}{os.path.splitext(path)[1]}"


class Results:
    """The file of results; `last`: the number of its last row, 0 if there is none, and `origin`: of that puzzle."""

    def __init__(self, path: str, question: Question) -> None:
        self.path = Path(path)
        self._question = question
        self.layout = CsvRows(question) if path.lower().endswith(".csv") else JsonRows(question)
        self.last, self.origin = 0, ""
        with self._problems():
            expect_growing(self.path)
            self._size = self._opened(self.layout.head().encode())

    def put(self, rows: Sequence[Row]) -> None:
        """Append rows, all or none of the last one."""
        data = self.layout.lines(rows).encode()
        with self._problems():
            if self.path.stat().st_size != self._size:
                raise UsageError(f"{self.path}: another program has changed this file; the same command goes on later")
            with self.path.open("ab") as stream:
                stream.write(data)
        self._size += len(data)
        self.last = rows[-1]["number"] if rows else self.last

    def rows(self) -> Iterator[Row]:
        with self._problems(), self.path.open(encoding="utf-8") as stream:
            next(stream)
            yield from map(self.layout.row, stream)

    def beside(self, suffix: str = RETRY) -> "Results":
        """Return a file of the same sort for new answers to the same question."""
        path = companion(str(self.path), suffix)
        if os.path.islink(path):  # whoever made it knew this name, and where it leads would be overwritten
            raise UsageError(f"{path}: expected a file for new answers or none, but found a link")
        return Results(path, self._question)

    def replace_by(self, other: "Results") -> None:
        with self._problems():
            os.replace(other.path, os.path.realpath(self.path))

    def _opened(self, head: bytes) -> int:
        """Make the file ready for more rows; return its size."""
        size = self.path.stat().st_size if self.path.exists() else 0
        if not size:
            begin(self.path, head)
            return len(head)
        with self.path.open("r+b") as stream:
            first, second = stream.readline(TAIL), stream.readline(TAIL)
            if second[-1:] not in (b"", b"\n"):
                second = b""  # it was cut off
            if first != head or self._asked_in(first, second) != self.layout.asked:
                if not head.startswith(first) or first == head:
                    raise self._refusal(first, second)
                stream.truncate(0)  # it was cut off within its first line
                stream.seek(0)
                return stream.write(head)
            start, tail, back = size, b"", TAIL
            while start > len(head) and tail.count(b"\n") < 2:  # until it holds the last row
                start, back = max(len(head), size - back), 2 * back
                stream.seek(start)
                tail = stream.read()
            whole = tail[: tail.rfind(b"\n") + 1]
            stream.truncate(start + len(whole))
            if whole:
                self._note_last(whole[:-1].rpartition(b"\n")[2].decode(errors="replace"))
            return start + len(whole)

    def _note_last(self, line: str) -> None:
        try:
            row = self.layout.row(line)
            self.last, self.origin = int(row["number"]), str(row["origin"])
        except (ValueError, KeyError, StopIteration):
            raise UsageError(f"{self.path}: expected a row of results at the end, but found something else") from None

    def _asked_in(self, first: bytes, second: bytes) -> Any:
        try:
            return self.layout.asked_in([first.decode(), second.decode(errors="replace")])
        except (ValueError, IndexError, StopIteration):
            return None

    def _refusal(self, first: bytes, second: bytes) -> UsageError:
        """Return the error that this is something else, or that another question was asked."""
        other = f"{self.path}: expected results of the same question, or a new file"
        found = self._asked_in(first, second)
        if not isinstance(found, dict) or found.get("what") != WHAT:
            return UsageError(f"{other}, but found something else")
        wanted = self.layout.asked
        differs = [
            f"{_CALLED.get(name, name)} {_in_words(found.get(name))}, not {_in_words(value)}"
            for name, value in wanted.items()
            if found.get(name) != value
        ]
        return UsageError(f"{other}, but these are of another: {'; '.join(differs)}")

    @contextmanager
    def _problems(self) -> Iterator[None]:
        try:
            yield
        except OSError as problem:
            raise cannot("use", str(self.path), problem) from None


def _in_words(value: object) -> str:
    """Return the value of an option as the command line has it."""
    return ",".join(value) if isinstance(value, list) else _WORDS.get(str(value), str(value))
