"""The command `batch`."""

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial

from smtpuzzles import reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import executor_of
from smtpuzzles.base.files import STANDARD
from smtpuzzles.base.text import counted, quoted
from smtpuzzles.batch.answering import Answered, answer
from smtpuzzles.batch.question import MOST_COUNTED, WISHES, Item, Question, named
from smtpuzzles.batch.reading import items
from smtpuzzles.batch.results import SUFFIXES, JsonRows, Results, companion
from smtpuzzles.batch.resuming import asked_again, left
from smtpuzzles.batch.running import Runner
from smtpuzzles.batch.summary import Summary
from smtpuzzles.cli import options as opt
from smtpuzzles.cli.reading import every_file
from smtpuzzles.cli.showing import BAD_INPUT, FOUND, UNDECIDED, compiling, note, out, progress
from smtpuzzles.cli.writing import expect_suffix
from smtpuzzles.errors import UsageError
from smtpuzzles.reading.files import beginning, is_read_once, kind_of, other_columns


class BatchInputs(opt.Inputs):
    files: list[str] | None = opt.argument(
        "[FILE]...", "Files and folders of puzzles; '-': standard input.", value=None
    )


class Rows(opt.Group):
    """Where the rows go."""

    results: str | None = opt.option("PATH", "Write the rows to this file, .jsonl or .csv, and go on where it ends.")
    summary: bool = opt.switch("--summary", "Print counts, percentiles and the slowest puzzles.")
    retry: bool = opt.switch("--retry", "Ask again for the rows that are unknown.")

    @property
    def files(self) -> list[str]:
        return [self.results, companion(self.results)] if self.results else []

    def expect_possible(self) -> None:
        if self.results is None and self.retry:
            raise UsageError("--retry expects --results, which has the rows")
        if self.results == STANDARD:
            raise UsageError("--results: expected a file, not '-'; the program also reads it")
        expect_suffix(self.results, *SUFFIXES)


class EachPuzzle(opt.Group):
    """How each puzzle is asked about; the names are those of the question."""

    to: str | None = opt.option("FORMAT", "The format for --do convert.")
    engine: str | None = opt.option("NAME", "The solver; 'smtpuzzles engines' lists all.", default="the fastest")
    timeout: float | None = opt.option("SECONDS", "Time limit in seconds for each puzzle.", check=opt.seconds)
    limit: int = opt.option("N", "Count at most N solutions of each.", check=opt.at_least_one, value=MOST_COUNTED)
    audit: float = opt.option("SHARE", "Ask a solver again for this share of the quick answers.", value=0.001)
    times: bool = opt.switch("--times", "Add the seconds to each row.")


@opt.grouped
def batch(
    *,
    given: BatchInputs,
    do: str = opt.option("WORD,...", f"What to find out: {', '.join(WISHES)}.", value="check"),
    rows: Rows,
    column: str | None = opt.option("NAME", "The column of a CSV file that has the puzzles.", default="found"),
    how: EachPuzzle,
    jobs: int | None = opt.JOBS,
    cluster: str | None = opt.CLUSTER,
) -> int:
    """Answer questions about many puzzles: a row for each, in a file that a later start continues."""
    files, wish = every_file(given.files or [STANDARD], rows.files), reading.Wish(given.variant, given.form)
    kind = given.kind or kind_of(files[0], wish, column)
    if given.kind is None:
        note(f"{files[0]}: read as {kind}")
    if rows.retry and (once := next(filter(is_read_once, files), None)):
        what = "standard input" if once == STANDARD else "a pipe or a device"
        raise UsageError(f"--retry expects files, because it reads the puzzles a second time; {quoted(once)} is {what}")
    head, begun = beginning(files[0])
    kept = other_columns(kind, files[0], head, wish, column)
    question = Question(kind, given.variant, named(do), given.form, **vars(how), kept=kept)
    with Deadline() as deadline, executor_of(cluster, jobs) as workers:
        with compiling():
            answer(question, [])  # so that each process finds compiled code
        read = partial(items, question, files, column, begun)
        run = Batch(Runner(question, workers, deadline), read, size_of(files))
        done = (
            run.into(Results(rows.results, question), rows.retry) if rows.results else run.printed(JsonRows(question))
        )
    return _ended(done, rows, interrupted=deadline.expired() is not None)


def _ended(done: Summary, rows: Rows, interrupted: bool) -> int:
    """Sum up; return the exit status."""
    if rows.results and done.errors:
        note(f"{done.errors} of {counted(done.puzzles, 'puzzle')} could not be read or answered; their rows say why")
    if rows.summary:
        # Without a file, standard output has the rows.
        out("\n".join(done.lines()), sys.stdout if rows.results else sys.stderr)
    if interrupted:
        note("interrupted; " + ("the same command goes on" if rows.results else "with --results FILE, it could go on"))
        return UNDECIDED
    return BAD_INPUT if done.errors else UNDECIDED if done.unknown else FOUND


class Batch:
    """Runs a batch, shows how far it is, and sums up its rows."""

    def __init__(self, runner: Runner, read: Callable[[], Iterator[Item]], size: int | None) -> None:
        self._runner = runner
        self._read = read
        self._size = size
        self._summary = Summary()

    def printed(self, layout: JsonRows) -> Summary:
        for answered in self._answers(self._read()):
            out(layout.lines(answered.rows), end="")
            sys.stdout.flush()
        return self._summary

    def into(self, results: Results, retry: bool) -> Summary:
        """Write the rows that the file does not have, and those that are asked for again."""
        if results.last:
            for row in results.rows():
                self._summary.add(row)
        for answered in self._answers(left(results, self._read())):
            results.put(answered.rows)
        if retry and not self._runner.ended:
            self._ask_again(results)
        return self._summary

    def _ask_again(self, results: Results) -> None:
        """Write all rows to a file beside it, which a later start continues, and at last replaces the results."""
        again = results.beside()
        for rows in asked_again(results, again, self._read(), self._runner):
            again.put(rows)
        if not self._runner.ended:
            results.replace_by(again)
            self._summary = Summary()
            for row in results.rows():
                self._summary.add(row)

    def _answers(self, asked: Iterator[Item]) -> Iterator[Answered]:
        """Yield the answers; show on a terminal how many there are, of what sorts, and how long the rest will take."""
        with progress(self._size) as advance:
            for answered in self._runner.run(asked):
                for row, seconds in zip(answered.rows, answered.seconds, strict=True):
                    self._summary.add(row, seconds)
                advance(answered.size, self._summary.lines()[0])
                yield answered


def size_of(files: list[str]) -> int | None:
    """Return the bytes of these files, None if that is not known."""
    try:
        return sum(os.stat(file).st_size for file in files)
    except OSError:  # standard input, or a file that reading will complain about
        return None
