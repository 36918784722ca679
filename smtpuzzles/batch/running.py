"""Runs a batch on an executor: chunks go out as answers come in, and rows come back in the order of the input."""

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from itertools import islice

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import Workers
from smtpuzzles.batch.answering import Answered, answer
from smtpuzzles.batch.question import ERROR, Item, Question

# Seconds of work in a chunk: long beside what it costs to send it, short to wait for at the end.
CHUNK = 2.0
# Puzzles in a chunk, so that memory stays bounded however fast they are.
MOST = 20_000
# Chunks for each worker that are out, or wait for an earlier one.
AHEAD = 3
Sent = tuple["Future[Answered]", Sequence[Item]]


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
        out: deque[Sent] = deque()
        while True:
            while len(out) < self._window and (asked := list(islice(items, self._size))):
                out.append(self._sent(asked))
            if not out:
                return
            while out and out[0][0].done():
                future, chunk = out.popleft()
                try:
                    answered = self._noted(self._workers.result(future))
                    yield answered
                    if len(answered.rows) < len(chunk):  # Ctrl-C has ended it
                        return
                except BrokenExecutor:
                    if len(chunk) == 1:
                        yield _fatal(*chunk)
                    else:  # no process has survived the chunk: find the puzzle that ends it
                        out.extendleft([self._sent([item]) for item in chunk][::-1])
            if self._deadline.expired():
                return
            if out:
                self._workers.wait([out[0][0]])

    def _sent(self, chunk: Sequence[Item]) -> Sent:
        return self._workers.executor.submit(answer, self._question, chunk), chunk

    def _noted(self, answered: Answered) -> Answered:
        """Choose the size of the next chunks by what this one took."""
        seconds = sum(answered.seconds) or 1e-9
        self._size = max(1, min(MOST, 8 * self._size, round(CHUNK * len(answered.rows) / seconds)))
        return answered


def _fatal(item: Item) -> Answered:
    message = "each process that was given this puzzle has died"
    row = {"number": item.number, "origin": item.origin, "verdict": ERROR, "message": message}
    return Answered([row], [0.0], len(item.text) + 1)
