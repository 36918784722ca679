"""Questions to solvers, in a thread, so that the screen goes on."""

from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any, TypeVar

from textual.screen import Screen
from textual.timer import Timer

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import run_in_process
from smtpuzzles.errors import SmtPuzzlesError
from smtpuzzles.generating.request import drawn_seed, make_request
from smtpuzzles.model import Cell
from smtpuzzles.playing import start
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.screen.wording import put

Answer = TypeVar("Answer")
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"


class Asking(Screen[Any]):
    """A screen that asks one question at a time; the next one, or Escape, cancels it.

    `answers`: the questions so far, each with what the screen showed then.
    """

    answers: tuple[tuple[str, str], ...] = ()
    status = ""
    ended = ""
    doing = ""  # what is going on for the question
    _deadline: Deadline | None = None
    _turning: Timer | None = None

    @property
    def busy(self) -> bool:
        """Return whether a question is waiting for its answer."""
        return self._deadline is not None

    def ask(
        self,
        words: str,
        question: Callable[[Deadline], Answer | None],
        then: Callable[[Answer], object],
        ended: str = "cancelled",
    ) -> None:
        """Call `then` with the answer; meanwhile show these words, and show `ended` when the player cancels.

        After that, `question` may return None.
        """
        self.cancel()
        self.ended, self.doing = ended, words
        deadline = self._deadline = Deadline()
        spinner = cycle(SPINNER)

        def turn() -> None:
            self.show_status(f"{next(spinner)} {self.doing} - Escape cancels")

        def work() -> None:
            answer: Any
            try:
                answer = question(deadline)
            except Exception as problem:  # the player must not lose entries, whatever it is
                answer = problem
            self.call_later(self._answered, deadline, words, answer, then)

        turn()
        self._turning = self.set_interval(0.1, turn)
        self.run_worker(work, thread=True)

    def _answered(self, deadline: Deadline, words: str, answer: Any, then: Callable[[Any], object]) -> None:
        """Pass on the answer to the question that has this deadline, unless it is cancelled; or show what failed."""
        if self._deadline is not deadline:
            return
        self.cancel()
        if isinstance(answer, SmtPuzzlesError):
            self.show_status(str(answer))
        elif isinstance(answer, Exception):
            self.show_status(f"this is a bug in smtpuzzles: {answer!r}")
        else:
            then(answer)
            self.remember(words)

    def on_unmount(self) -> None:
        """Cancel: nobody waits for the answer."""
        self.cancel()

    def cancel(self) -> bool:
        """Cancel the question; return whether there was one."""
        deadline, self._deadline = self._deadline, None
        if deadline:
            deadline.cancel()
        if self._turning:
            self._turning.stop()
            self._turning = None
        return deadline is not None

    def cancelled(self) -> bool:
        """Cancel the question and show that; return whether there was one."""
        if there := self.cancel():
            self.show_status(self.ended)
        return there

    def remember(self, question: str, words: str = "") -> None:
        """Remember these words, or what the screen shows now, as the answer to this question."""
        self.answers = (*self.answers, (question, words or self.status))

    def forget(self, question: str) -> None:
        """Forget the last answer, if it is to this question."""
        if self.answers and self.answers[-1][0] == question:
            self.answers = self.answers[:-1]

    def show_status(self, words: str) -> None:
        """Show these words to the player."""
        self.status = words
        put(self, "#status", words)


def make(asking: Asking, kind: str, size: Cell, variant: str, then: Callable[[AnyPuzzle, str], object]) -> None:
    """Make a new puzzle in a process; call `then` with it and its seed."""
    make_request(kind, size, variant)  # complains at once of an impossible size
    seed = drawn_seed()
    made = partial(start.new_puzzle, kinds.name_of(kind), size, variant)

    def open_new(puzzle: AnyPuzzle | None) -> None:
        if puzzle:  # there is none only after a cancel
            then(puzzle, f"seed {seed}")

    words = f"making a {kinds.load(kind).display_name}"
    asking.ask(words, lambda deadline: run_in_process(made, seed, deadline), open_new)
