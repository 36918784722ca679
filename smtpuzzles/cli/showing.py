"""Write answers to standard output in one of three forms."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, auto
from threading import Timer
from typing import TYPE_CHECKING, Any, TextIO

from smtpuzzles import reading
from smtpuzzles.base import starting
from smtpuzzles.base.compiling import when_compiling
from smtpuzzles.base.harmless import as_cell, harmless
from smtpuzzles.base.harmless import note as note
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.streams import ignoring_errors
from smtpuzzles.errors import one_line
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Record
from smtpuzzles.result import Violation
from smtpuzzles.views.printing import show

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, ProgressColumn
    from rich.table import Table

FOUND, OTHERWISE, BAD_INPUT, UNDECIDED, BUG, LACKING = 0, 1, 2, 3, starting.BUG, starting.LACKING
_WIDER_THAN_TABLES = 10_000
_COMPILED = {".walksat.": "WalkSAT", ".fast": "the quick search"}


class Form(Enum):
    """How an answer is shown."""

    PICTURE = auto()
    PLAIN = auto()
    JSON = auto()


class Display:
    """The stream and the form of answers; notes for people go to standard error.

    `to`: the format in which puzzles are written for another program.
    """

    def __init__(self, form: Form, stream: TextIO | None = None, to: str | None = None) -> None:
        self.form = form
        self.to = to
        self.stream = stream or sys.stdout
        self._shown = 0
        self._noted = set[str]()

    def solution(self, puzzle: AnyPuzzle, solution: Any, marked: Iterable[Cell] = ()) -> None:
        """Show one more solution, unless JSON will hold them all."""
        if self.to is not None:
            self.record(Record(puzzle, solution))
            return
        self.board(lambda: puzzle.solution_text(solution), lambda: puzzle.picture(solution).marking(frozenset(marked)))

    def record(self, record: Record) -> None:
        """Write one more puzzle in the format of another program; several that are lines make a file."""
        to = self.to or "plain"
        text = reading.write(record, to)
        for words in reading.how_to_read(record, reading.format_to(record.puzzle.kind, to), text):
            if words not in self._noted:
                note(words)
            self._noted.add(words)
        several_lines = text.count("\n") > 1
        out("\n" * (several_lines and self._shown > 0) + text, self.stream, end="")
        self._shown += 1
        self.stream.flush()

    def board(self, text: Callable[[], str], picture: Callable[[], Picture]) -> None:
        """Show a board, after a blank line if it is not the first; make only the form that is shown."""
        if self.form is Form.JSON:
            return
        if self._shown:
            out("", self.stream)
        self._shown += 1
        if self.form is Form.PLAIN:
            out(text(), self.stream, end="")
        else:
            self.picture(picture())
        self.stream.flush()

    def picture(self, picture: Picture) -> None:
        show(picture, self.stream)

    def sentence(self, words: str) -> None:
        """Show the answer in words: below a picture, on standard error beside plain text, not in JSON."""
        if self.form is not Form.JSON:
            out(words, self.stream if self.form is Form.PICTURE else sys.stderr)

    def left_out(self, puzzle: AnyPuzzle, heading: str = "") -> None:
        if puzzle.pieces_left_out:
            self.sentence(heading + puzzle.pieces_left_out.words)

    def line(self, words: str) -> None:
        """Show an answer that is a line of text, below a picture or alone."""
        if self.form is not Form.JSON:
            out(words, self.stream)

    def object(self, made: Callable[[], Mapping[str, Any]]) -> None:
        """Show the answer as one JSON object, if that is the form."""
        if self.form is Form.JSON:
            out_json(made(), self.stream)


def out(text: str, stream: TextIO | None = None, end: str = "\n") -> None:
    """Print text that may be from anybody: all that commands print goes through here, or through `note`."""
    (stream or sys.stdout).write(harmless(text) + end)


def out_json(made: Mapping[str, Any], stream: TextIO | None = None) -> None:
    from json import dumps

    out(dumps(made, ensure_ascii=False), stream)


def left_out_json(puzzle: AnyPuzzle) -> list[list[int]]:
    return cells_json(puzzle.pieces_left_out.cells if puzzle.pieces_left_out else ())


def levels_json(answers: list[dict[str, Any]], several: bool) -> dict[str, Any]:
    return {"levels": answers} if several else answers[0]


def solutions_json(puzzle: AnyPuzzle, solutions: Iterable[Any]) -> list[dict[str, str]]:
    return [{"text": puzzle.solution_text(solution)} for solution in solutions]


def cells_json(cells: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]


def violations_json(violations: Iterable[Violation]) -> list[dict[str, Any]]:
    return [{"rule": violation.rule, "cells": cells_json(violation.cells)} for violation in violations]


def print_csv(rows: list[dict[str, Any]]) -> None:
    from csv import DictWriter
    from io import StringIO

    if rows:  # none when Ctrl-C came at once
        table = StringIO()
        writer = DictWriter(table, rows[0], lineterminator="\n")
        writer.writeheader()
        for row in rows:
            writer.writerow({name: as_cell(value) if isinstance(value, str) else value for name, value in row.items()})
        out(table.getvalue(), end="")


def table_console() -> "Console":
    """Return a console for tables: as wide as the terminal, without limit elsewhere."""
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    return console if console.is_terminal else Console(highlight=False, markup=False, width=_WIDER_THAN_TABLES)


def new_table(words: Iterable[str], figures: Iterable[str]) -> "Table":
    """Return a table with columns of words and of figures, which wrap on a narrow terminal: nothing is cut off."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1, 0, 0))
    for title in words:
        table.add_column(title, overflow="fold")
    for title in figures:
        table.add_column(title, justify="right", overflow="fold")
    return table


@contextmanager
def working(words: str, shown: bool = True) -> Iterator[Callable[[str], None]]:
    """Show on a terminal what is going on, if it takes more than a moment; yield a function to say more."""
    if not (shown and sys.stderr.isatty()):
        yield lambda _: None
        return
    from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

    spinner = SpinnerColumn("dots" if sys.stderr.encoding.lower().startswith("utf") else "line")
    progress = _beside_answers(spinner, TimeElapsedColumn(), TextColumn("{task.description}", markup=False))
    task = progress.add_task(one_line(words), total=None)
    timer = Timer(0.5, progress.start)
    timer.start()
    try:
        yield lambda words: progress.update(task, description=one_line(words))
    finally:
        timer.cancel()
        timer.join()
        progress.stop()


@contextmanager
def progress(
    total: int | None, done: int = 0, words: str = "", shown: bool = True
) -> Iterator[Callable[[int, str], object]]:
    """Show a bar on standard error at a terminal, and how long the rest takes; yield a function to tell of progress.

    `done`: what was done before, which does not count for the time left. `words`: what is counted; without, only its
    share is shown.
    """
    if not (shown and sys.stderr.isatty()):
        yield lambda _, __: None
        return
    from rich import progress as of

    counts = [of.TextColumn(words), of.BarColumn(), of.MofNCompleteColumn()] if words else [of.BarColumn()]
    times = of.TimeElapsedColumn(), of.TextColumn("left:"), of.TimeRemainingColumn()
    columns = *counts, *times, of.TextColumn("{task.description}", markup=False)
    with _beside_answers(*columns) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda number, found: bar.update(task, advance=number, description=found)


def _beside_answers(*columns: "ProgressColumn") -> "Progress":
    """Return what shows progress on standard error, and loses no answer, whether standard error can be written or not.

    Answers go through it if they appear on the terminal, too: then it makes room for them.
    """
    from rich.console import Console
    from rich.progress import Progress

    console = Console(file=ignoring_errors(sys.stderr))
    through = sys.stdout.isatty()
    return Progress(*columns, console=console, transient=True, redirect_stdout=through, speed_estimate_period=600)


@contextmanager
def compiling() -> Iterator[None]:
    """Say what is being compiled, as at the first use after an installation."""
    shown = set()

    def show_once(module: str) -> None:
        what = next((what for part, what in _COMPILED.items() if part in module), "the search for steps")
        if what not in shown:
            shown.add(what)
            note(f"compiling {what}, only once")

    with when_compiling(show_once):
        yield


def disagree(words: str) -> int:
    """Say loudly that solvers disagree; return the exit status."""
    note(f"SOLVERS DISAGREE: {words}")
    return BUG
