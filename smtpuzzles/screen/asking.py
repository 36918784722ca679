"""Questions to solvers, asked from the screen without stopping it."""

from collections.abc import Callable
from typing import Any, TypeVar

from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.errors import SmtPuzzlesError

Answer = TypeVar("Answer")
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"


class Asking(Screen[None]):
    """A screen that asks one question at a time; another one, or Escape, cancels it."""

    told = ""
    ended = ""
    _deadline: Deadline | None = None
    _turning: Timer | None = None

    @property
    def busy(self) -> bool:
        """Is a question being thought about?"""
        return self._deadline is not None

    def ask(
        self,
        words: str,
        question: Callable[[Deadline], Answer | None],
        then: Callable[[Answer], object],
        ended: str = "cancelled",
    ) -> None:
        """Hand the answer to `then`, unless it was cancelled by then; meanwhile say that we think, in these words.

        `question`: may give None once its deadline has struck.
        `ended`: what there is to be told if somebody cancels it.
        """
        self.cancel()
        self.ended = ended
        deadline = self._deadline = Deadline()
        turns = 0

        def turn() -> None:
            nonlocal turns
            turns += 1
            self.tell(f"{SPINNER[turns % len(SPINNER)]} {words} - Escape ends it")

        def work() -> None:
            answer: Any
            try:
                answer = question(deadline)
            except Exception as problem:  # whatever it is, the game is not to be lost by it
                answer = problem
            if self._deadline is deadline:
                self.app.call_from_thread(answered, answer)

        def answered(answer: Any) -> None:
            if self._deadline is deadline:
                self.cancel()
                if isinstance(answer, Exception):
                    self.tell(failure(answer))
                else:
                    then(answer)

        turn()
        self._turning = self.set_interval(0.1, turn)
        self.run_worker(work, thread=True)

    def on_unmount(self) -> None:
        """The program does not end before its threads have."""
        self.cancel()

    def cancel(self) -> bool:
        """Was there a question?"""
        deadline, self._deadline = self._deadline, None
        if deadline:
            deadline.cancel()
        if self._turning:
            self._turning.stop()
            self._turning = None
        return deadline is not None

    def tell(self, words: str) -> None:
        """Say something to the player."""
        self.told = words
        self.query_one("#told", Static).update(words)


def failure(problem: Exception) -> str:
    return str(problem) if isinstance(problem, SmtPuzzlesError) else f"a bug was met: {problem!r}"
