"""Tables: a first line that names the columns, and rows; with commas, semicolons or tabs between the fields."""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from typing import NamedTuple

from smtpuzzles.base.text import NumberedLine, Source, counted, is_filled, quoted
from smtpuzzles.errors import InputError, UsageError

SEPARATORS = ",;\t"
_OF_PUZZLES = re.compile(r"puzzle|quiz|problem|question|unsolved|board|game|grid", re.IGNORECASE)
_OF_SOLUTIONS = re.compile(r"solution|(?<!un)solved|answer|key|full", re.IGNORECASE)


def unlike_puzzles(name: str) -> int:
    """Return 0 if columns of puzzles have such names, 2 if columns of solutions have, and 1 for other names."""
    return 2 if _OF_SOLUTIONS.search(name) else 0 if _OF_PUZZLES.search(name) else 1


def separator_of(names: str) -> str:
    return max(SEPARATORS, key=names.count)


def fields_in(line: str, separator: str) -> list[str]:
    return next(csv.reader([line], delimiter=separator, strict=True), [])


def no_csv(problem: csv.Error) -> str:
    """Return what was expected, and why these are no rows."""
    open_quotes = "a field begins with a quotation mark and does not end with one"
    return f"expected CSV: {open_quotes if 'expected after' in str(problem) or 'end of' in str(problem) else problem}"


class Row(NamedTuple):
    """The fields of a row, the number of its first line, and why it is not as the first line says."""

    line: int
    fields: dict[str, str]
    problem: str = ""


class Table:
    """The rows of these lines; comments may stand above the names of the columns, and name a variant."""

    def __init__(self, file: str, lines: Iterable[NumberedLine]) -> None:
        self._file = file
        lines, first, self.above = iter(lines), (1, ""), ""
        for first in lines:
            if is_filled(first[1]):
                break
            self.above += first[1].lstrip() if "variant" in first[1] else ""
        self._before = first[0] - 1
        self._separator = separator_of(first[1])
        self._not_utf8: InputError | None = None
        self._rows = csv.reader(self._texts(chain([first], lines)), delimiter=self._separator, strict=True)
        # Programs that number the rows give that column no name.
        self.names = [name or f"column {number}" for number, name in enumerate(self._first(), 1)]
        self.problem = self._not_utf8  # of the names

    def expect_different_names(self) -> None:
        times = Counter(" ".join(name.splitlines()) for name in self.names)
        for name, number in times.items():
            if number > 1:
                found = f"{quoted(name)} is there {number} times" if number > 2 else f"{quoted(name)} is there twice"
                raise UsageError(f"{self._file}: expected different names of columns, but {found}")

    def __iter__(self) -> Iterator[Row]:
        """Yield the rows; fields that are missing at the end are no problem, those that have no column are."""
        while True:
            number, self._not_utf8 = self._before + self._rows.line_num + 1, self.problem
            where = f"{self._file}:{number}: "
            try:
                fields = next(self._rows)
            except StopIteration:
                return
            except csv.Error as bad:
                yield Row(number, {}, where + no_csv(bad))
                continue
            if fields:
                wide = counted(len(self.names), "field")
                more = any(fields[len(self.names) :])
                problem = f"{where}expected {wide}, as the first line has, but found {len(fields)}" if more else ""
                yield Row(number, dict(zip(self.names, fields, strict=False)), problem or str(self._not_utf8 or ""))

    def rows_in(self, field: str) -> Iterator[dict[str, str]]:
        """Yield the lines of a field, but the first, that have as many fields as a row."""
        for line in field.splitlines()[1:]:
            with suppress(csv.Error):
                if len(fields := fields_in(line, self._separator)) == len(self.names):
                    yield dict(zip(self.names, fields, strict=True))

    def _first(self) -> list[str]:
        try:
            return next(self._rows, [])
        except csv.Error as problem:
            raise InputError(no_csv(problem), self._file, self._before + 1, 1) from None

    def _texts(self, lines: Iterable[NumberedLine]) -> Iterator[str]:
        """Yield the lines, and keep the first error that a byte of this row is no UTF-8."""
        for number, text in lines:
            self._not_utf8 = self._not_utf8 or Source(self._file, text, number).not_utf8()
            yield text
