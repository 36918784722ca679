"""What is left to ask when a file of results has rows already."""

from collections.abc import Iterator
from itertools import islice

from smtpuzzles.base.harmless import harmless_line
from smtpuzzles.batch.question import UNKNOWN, Item, Row
from smtpuzzles.batch.results import Results
from smtpuzzles.batch.running import Runner
from smtpuzzles.errors import UsageError

_TOGETHER = 10_000  # rows that are copied at once


def left(results: Results, items: Iterator[Item]) -> Iterator[Item]:
    """Yield the items behind the last row; the item of the last row must be the same as before."""
    item = next(islice(items, results.last - 1, results.last), None) if results.last else None
    # In rows, names of files are harmless text.
    if results.last and (item is None or harmless_line(item.origin) != harmless_line(results.origin)):
        found = f"found {item.origin}" if item else "the input ends before it"
        expected = f"expected puzzle {results.last:,} of the input to be that of {results.origin}, as in the results"
        raise UsageError(f"{expected}, but {found}")
    yield from items


def _goes_with(old: Results, new: Results) -> bool:
    """Does `new` begin as `old`, apart from the answers that were unknown?"""
    pairs = zip(old.rows(), new.rows(), strict=False)
    kept = ("number", "origin")
    return new.last <= old.last and all(
        before == after or (before.get("verdict") == UNKNOWN and all(before[name] == after.get(name) for name in kept))
        for before, after in pairs
    )


def asked_again(old: Results, new: Results, items: Iterator[Item], runner: Runner) -> Iterator[list[Row]]:
    """Yield the rows of `old` behind those that `new` has, with new answers in place of the unknown ones.

    `new` may have rows of an earlier start; those that answer other puzzles are refused.
    """
    if new.last and not _goes_with(old, new):
        expected = f"expected the rows of {old.path} with new answers to the unknown ones"
        raise UsageError(f"{new.path}: {expected}, but found others; delete this file")
    pairs = zip(items, old.rows(), strict=False)
    unknown = (item for item, row in pairs if item.number > new.last and row.get("verdict") == UNKNOWN)
    kept = (row for row in old.rows() if row["number"] > new.last)
    for answered in runner.run(unknown):
        rows = []
        for row in answered.rows:
            for before in kept:
                if before["number"] == row["number"]:
                    break
                rows.append(before)
            rows.append(row)
        yield rows
    if not runner.ended:
        while rows := list(islice(kept, _TOGETHER)):
            yield rows
