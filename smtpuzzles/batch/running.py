"""Runs a batch on an executor: chunks go out as answers come in, and rows come back in the order of the input."""

from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from itertools import islice

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import Workers, result_of
from smtpuzzles.batch.answering import Answered, answer
from smtpuzzles.batch.question import ERROR, Item, Question

# Seconds of work in a chunk: long beside what it costs to send it, short to wait for at the end.
CHUNK = 2.0
# Puzzles in a chunk, so that memory stays bounded however fast they are.
MOST = 20_000
# Chunks for each worker that are out, or wait for an earlier one.
AHEAD = 3


class Runner:
    """Asks a question of items."""

    def __init__(self, question: Question, workers: Workers, deadline: Deadline) -> None:
        self._question = question
        self._workers = workers
        self._window = AHEAD * workers.number
        self._deadline = deadline
        self._size = 1

    @property
    def ended(self) -> bool:
        """Is the time over, perhaps before the last answer?"""
        return self._deadline.expired() is not None

    def run(self, items: Iterator[Item]) -> Iterator[Answered]:
        """Yield the answers, in order, until the deadline expires."""
        out: dict[int, tuple[Future[Answered], Sequence[Item]]] = {}
        sent = told = 0
        while True:
            while len(out) < self._window and (chunk := list(islice(items, self._size))):
                out[sent] = (self._workers.executor.submit(answer, self._question, chunk), chunk)
                sent += 1
            if not out:
                return
            while told in out and out[told][0].done():
                yield from self._answers(*out.pop(told))
                told += 1
            if self._deadline.expired():
                return
            if told in out:
                self._workers.wait([out[told][0]])

    def _answers(self, future: Future[Answered], chunk: Sequence[Item]) -> Iterator[Answered]:
        try:
            answered = result_of(future)
        except BrokenExecutor:
            yield from self._one_by_one(chunk)
            return
        seconds = sum(answered.seconds) or 1e-9
        self._size = max(1, min(MOST, 8 * self._size, round(CHUNK * len(chunk) / seconds)))
        yield answered

    def _one_by_one(self, chunk: Sequence[Item]) -> Iterator[Answered]:
        """Answer what no process has survived, and find the puzzle that ends it."""
        for item in chunk:
            try:
                yield result_of(self._workers.executor.submit(answer, self._question, [item]))
            except BrokenExecutor:
                message = "each process that was given this puzzle has died"
                row = {"number": item.number, "origin": item.origin, "verdict": ERROR, "message": message}
                yield Answered([row], [0.0], len(item.text) + 1)
