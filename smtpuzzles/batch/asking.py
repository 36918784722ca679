"""Questions about many puzzles, for programs in Python."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from itertools import chain
from os import cpu_count

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import Workers, executor_of
from smtpuzzles.base.expecting import expect_type, whole
from smtpuzzles.batch.question import Item, Question, Row
from smtpuzzles.batch.running import Runner
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import AnyPuzzle, is_puzzle


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

    Texts are of the named kind. What is no puzzle of it has the verdict 'error' and a `message`. `jobs`: processes, all
    cores if it is None; or any executor of `concurrent.futures`.
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
    if isinstance(puzzles, str) or is_puzzle(puzzles):
        raise UsageError("expected puzzles or their texts, but found one alone; put it into a list")
    given = iter(expect_type(puzzles, Iterable, "puzzles or their texts"))
    expect_type(executor, Executor | None, "an executor of concurrent.futures")
    jobs = None if jobs is None else whole("jobs", jobs, 1)
    before: list[object] = []
    for one in given:
        before.append(one)
        if is_puzzle(one):
            kind, variant = _meant(one, kind, variant)
        if isinstance(one, str) or is_puzzle(one):
            break
    if kind is None:
        if not before:
            return
        raise UsageError("expected the kind of these texts")
    question = Question(kind, variant, (wish,), timeout=timeout)
    asked = (_item(question, n, one) for n, one in enumerate(chain(before, given), 1))
    with Deadline() as deadline:
        if executor is not None:
            yield from _rows(question, Workers(executor, cpu_count() or 1), asked, deadline)
        else:
            with executor_of(None, jobs) as workers:
                yield from _rows(question, workers, asked, deadline)


def _meant(puzzle: AnyPuzzle, kind: str | None, variant: str | None) -> tuple[str, str | None]:
    """Return the kind and the variant that are named; what is not is that of the puzzle."""
    same = kind is None or (kinds.name_of(kind) == puzzle.kind and kind not in kinds.load(kind).meant)
    return kind or puzzle.kind, puzzle.variant if same and variant is None else variant


def _rows(question: Question, workers: Workers, asked: Iterator[Item], deadline: Deadline) -> Iterator[Row]:
    for answered in Runner(question, workers, deadline).run(asked):
        yield from answered.rows
    if deadline.expired():
        raise KeyboardInterrupt


def _item(question: Question, number: int, puzzle: object) -> Item:
    """Return what stands in a row, or why it is no puzzle: one bad row is no reason to end the others."""
    text, problem = "", ""
    if isinstance(puzzle, str):
        text = puzzle.rstrip("\n")
    elif not is_puzzle(puzzle):
        problem = f"expected a puzzle or its text, but found {type(puzzle).__name__}"
    elif (puzzle.kind, puzzle.variant) != (wanted := question.means):
        problem = f"expected {wanted[0]} ({wanted[1]}) puzzles only, but found {puzzle.kind} ({puzzle.variant})"
    else:
        text = puzzle.line()
    return Item(number, "puzzle", number, text, problem)
