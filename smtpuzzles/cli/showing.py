"""From an answer to standard output, in one of three forms."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, auto
from threading import Timer
from typing import TYPE_CHECKING, Any, TextIO

from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Violation
from smtpuzzles.views.printing import show

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod
    from rich.table import Table

FOUND, OTHERWISE, BAD_INPUT, UNDECIDED, BUG = 0, 1, 2, 3, 70
WIDER_THAN_TABLES = 10_000


class Form(Enum):
    """How an answer is shown."""

    PICTURE = auto()
    PLAIN = auto()
    JSON = auto()


class Display:
    """Where answers go, and in which form; notes that no script should have to skip go to standard error."""

    def __init__(self, form: Form, stream: TextIO | None = None) -> None:
        self.form = form
        self.stream = stream or sys.stdout
        self._shown = 0

    def solution(self, puzzle: AnyPuzzle, solution: Any, marked: Iterable[Cell] = ()) -> None:
        """One more solution, unless JSON will hold them all."""
        self.board(lambda: puzzle.solution_text(solution), lambda: puzzle.picture(solution).marking(frozenset(marked)))

    def board(self, text: Callable[[], str], picture: Callable[[], Picture]) -> None:
        """A board, with a blank line between it and the one before; the form that is not shown is not made."""
        if self.form is Form.JSON:
            return
        if self._shown:
            print(file=self.stream)
        self._shown += 1
        if self.form is Form.PLAIN:
            self.stream.write(text())
        else:
            self.picture(picture())
        self.stream.flush()

    def picture(self, picture: Picture) -> None:
        show(picture, self.stream)

    def sentence(self, words: str) -> None:
        """The answer in words: part of a picture, beside plain text, not in JSON."""
        if self.form is not Form.JSON:
            print(words, file=self.stream if self.form is Form.PICTURE else sys.stderr)

    def line(self, words: str) -> None:
        """An answer that is a line of text, beside a picture or alone."""
        if self.form is not Form.JSON:
            print(words, file=self.stream)

    def object(self, made: Callable[[], Mapping[str, Any]]) -> None:
        """The answer as one JSON object, if that was asked for."""
        if self.form is Form.JSON:
            import json

            print(json.dumps(made(), ensure_ascii=False), file=self.stream)


def levels_json(answers: list[dict[str, Any]], several: bool) -> dict[str, Any]:
    """The answers for the levels of a file; of several levels, they stand in a list."""
    return {"levels": answers} if several else answers[0]


def solutions_json(puzzle: AnyPuzzle, solutions: Iterable[Any]) -> list[dict[str, str]]:
    return [{"text": puzzle.solution_text(solution)} for solution in solutions]


def cells_json(cells: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]


def violations_json(violations: Iterable[Violation]) -> list[dict[str, Any]]:
    return [{"rule": violation.rule, "cells": cells_json(violation.cells)} for violation in violations]


def because(reason: str | None) -> str:
    return {"timeout": "the time limit struck", "interrupted": "interrupted"}.get(reason or "", reason or "")


def print_csv(rows: list[dict[str, Any]]) -> None:
    from csv import DictWriter

    if rows:  # none when Ctrl-C came at once
        writer = DictWriter(sys.stdout, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def table_console() -> "Console":
    """For tables: fitted to a terminal, but whole where no terminal sets a limit."""
    from rich.console import Console

    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=WIDER_THAN_TABLES)


def add_columns(table: "Table", titles: Iterable[str], justify: "JustifyMethod") -> None:
    """Columns in which, on a narrow terminal, what is too long goes on below: of a figure nothing may be cut off."""
    for title in titles:
        table.add_column(title, justify=justify, overflow="fold")


@contextmanager
def working(words: str, shown: bool = True) -> Iterator[Callable[[str], None]]:
    """Say on standard error what is going on, if it takes more than a moment and a person watches; say more with what
    this yields."""
    if not (shown and sys.stderr.isatty()):
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    spinner = SpinnerColumn("dots" if console.encoding.startswith("utf") else "line")
    columns = spinner, TimeElapsedColumn(), TextColumn("{task.description}")
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task(words, total=None)
    timer = Timer(0.5, progress.start)
    timer.start()
    try:
        yield lambda words: progress.update(task, description=words)
    finally:
        timer.cancel()
        timer.join()
        progress.stop()


@contextmanager
def progress(words: str, total: int, done: int = 0, shown: bool = True) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if a person watches; what was there before says nothing of how long the rest takes."""
    if not (shown and sys.stderr.isatty()):
        yield lambda _: None
        return
    from rich import progress as of
    from rich.console import Console

    counts = of.BarColumn(), of.MofNCompleteColumn()
    times = of.TimeElapsedColumn(), of.TextColumn("left:"), of.TimeRemainingColumn()
    columns = of.TextColumn(words), *counts, *times
    with of.Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=600) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda number: bar.advance(task, number)


@contextmanager
def compiling() -> Iterator[None]:
    """The first walk after an installation is compiled, which may look as if nothing happened."""
    timer = Timer(1, note, ["compiling the walk, once"])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def note(words: str) -> None:
    """Something for the person, not for the pipe; one line, whatever a file is called."""
    printable = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in words)
    print(f"smtpuzzles: {printable}", file=sys.stderr)
