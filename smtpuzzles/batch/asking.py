"""Questions about many puzzles, for programs in Python."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from itertools import chain
from os import cpu_count

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import Workers, executor_of
from smtpuzzles.batch.question import Item, Question, Row
from smtpuzzles.batch.running import Runner
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import AnyPuzzle


def check_many(
    puzzles: Iterable[AnyPuzzle | str],
    kind: str | None = None,
    variant: str | None = None,
    *,
    jobs: int | None = None,
    executor: Executor | None = None,
    timeout: float | None = None,
) -> Iterator[Row]:
    """Yield, in order, what is found of each puzzle: its `number`, `verdict` and only `solution`, as plain text.

    Texts are of the named kind. `jobs`: processes, all cores if it is None; or any executor of `concurrent.futures`.
    """
    yield from _ask("check", puzzles, kind, variant, jobs, executor, timeout)


def rate_many(
    puzzles: Iterable[AnyPuzzle | str],
    kind: str | None = None,
    variant: str | None = None,
    *,
    jobs: int | None = None,
    executor: Executor | None = None,
    timeout: float | None = None,
) -> Iterator[Row]:
    """Do the same; a puzzle with one solution has its `level`, `band` and `score`, too."""
    yield from _ask("rate", puzzles, kind, variant, jobs, executor, timeout)


def _ask(
    wish: str,
    puzzles: Iterable[AnyPuzzle | str],
    kind: str | None,
    variant: str | None,
    jobs: int | None,
    executor: Executor | None,
    timeout: float | None,
) -> Iterator[Row]:
    given = iter(puzzles)
    first = next(given, None)
    if first is None:
        return
    if not isinstance(first, str):
        kind, variant = first.kind, first.variant
    if kind is None:
        raise UsageError("expected the kind of these texts")
    question = Question(kind, variant, (wish,), timeout=timeout)
    asked = (Item(n, "puzzle", n, _text(question, one)) for n, one in enumerate(chain([first], given), 1))
    with Deadline() as deadline:
        if executor is not None:
            yield from _rows(question, Workers(executor, cpu_count() or 1), asked, deadline)
        else:
            with executor_of(None, jobs) as workers:
                yield from _rows(question, workers, asked, deadline)


def _rows(question: Question, workers: Workers, asked: Iterator[Item], deadline: Deadline) -> Iterator[Row]:
    for answered in Runner(question, workers, deadline).run(asked):
        yield from answered.rows
    if deadline.expired():
        raise KeyboardInterrupt


def _text(question: Question, puzzle: AnyPuzzle | str) -> str:
    if isinstance(puzzle, str):
        return puzzle.rstrip("\n")
    if (puzzle.kind, puzzle.variant) != (question.kind, question.variant):
        expected = f"{question.kind} ({question.variant})"
        raise UsageError(f"expected {expected} puzzles only, but found {puzzle.kind} ({puzzle.variant})")
    return puzzle.line()
