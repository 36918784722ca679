"""Tables: a first line that names the columns, and rows; with commas, semicolons or tabs between the fields."""

import csv
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import dropwhile
from typing import NamedTuple

from smtpuzzles.base.text import counted, is_filled, quoted
from smtpuzzles.errors import InputError, UsageError

SEPARATORS = ",;\t"
Line = tuple[int, str]


class Row(NamedTuple):
    """The fields of a row, the number of its first line, and why it is not as the first line tells."""

    line: int
    fields: dict[str, str]
    problem: str = ""


class Table:
    """The rows of these lines; comments may stand above the names of the columns."""

    def __init__(self, file: str, lines: Iterable[Line]) -> None:
        self._file = file
        filled = dropwhile(lambda line: not is_filled(line[1]), lines)
        first = next(filled, (1, ""))
        self._before = first[0] - 1
        separator = max(SEPARATORS, key=first[1].count)
        self._rows = csv.reader(_texts(first[1], filled), delimiter=separator)
        # Programs that number the rows give that column no name.
        self.names = [name or f"column {number}" for number, name in enumerate(next(self._fields(), []), 1)]

    def expect_different_names(self) -> None:
        times = Counter(" ".join(name.splitlines()) for name in self.names)
        for name, number in times.items():
            if number > 1:
                found = f"{quoted(name)} is there {number} times" if number > 2 else f"{quoted(name)} is there twice"
                raise UsageError(f"{self._file}: expected different names of columns, but {found}")

    def __iter__(self) -> Iterator[Row]:
        """Yield the rows; fields that are missing at the end are no problem, those that have no column are."""
        line = self._rows.line_num
        for fields in self._fields():
            if fields:
                wide = counted(len(self.names), "field")
                more = any(fields[len(self.names) :])
                problem = f"expected {wide}, as the first line has, but found {len(fields)}" if more else ""
                number = self._before + line + 1
                where = f"{self._file}:{number}: "
                yield Row(number, dict(zip(self.names, fields, strict=False)), problem and where + problem)
            line = self._rows.line_num

    def _fields(self) -> Iterator[list[str]]:
        try:
            yield from self._rows
        except csv.Error as problem:
            expected = f"expected CSV: {problem}"
            raise InputError(expected, self._file, self._before + self._rows.line_num, 1) from None


def _texts(first: str, lines: Iterable[Line]) -> Iterator[str]:
    yield first
    yield from (text for _, text in lines)
