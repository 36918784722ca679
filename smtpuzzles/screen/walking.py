"""The screen of a plan that is walked."""

from textual import events
from textual.binding import Binding
from textual.timer import Timer

from smtpuzzles.base.picture import Picture
from smtpuzzles.base.processes import run_in_process
from smtpuzzles.base.text import Source
from smtpuzzles.playing import storage, walk
from smtpuzzles.playing.walk import Walk
from smtpuzzles.result import Planned, Verdict
from smtpuzzles.screen.playing import Playing

# Seconds between two steps of a plan that is shown.
STEP = 0.2


class Walking(Playing):
    """A game of steps."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("up,down,left,right", "nothing", show=False, tooltip="walk, and push what stands there"),
        Binding("c,C", "lost", "lost?", tooltip="is the position lost, as far as can be shown?"),
        Binding("s,S", "show_way", "show", tooltip="a plan with the fewest steps from here, step by step"),
    ]

    def __init__(self, game: Walk, seconds: float = 0, called: str = "") -> None:
        super().__init__(game.puzzle, False, seconds, called)
        self.game = game
        self._coming = ""
        self._showing: Timer | None = None

    def shown(self) -> Picture:
        return self.game.picture

    def counters(self) -> str:
        return self.game.puzzle.in_words(self.game.plan)

    def clear(self) -> bool:
        there = bool(self._coming or self.told)
        self._coming = ""
        if self._showing:
            self._showing.stop()
            self._showing = None
        self.tell("")
        return there

    def on_key(self, event: events.Key) -> None:
        letter = self.game.puzzle.keys.get(event.key)
        if letter:
            event.stop()
            event.prevent_default()
            self.cancel()
            self.clear()
            refusal = self.game.refusal(letter)
            if refusal:
                self.tell(refusal)
            else:
                self.play(self.game.step(letter))

    def play(self, game: Walk) -> None:
        self.cancel()
        self.game = game
        self.refresh_board()
        self.changed(game.solved)
        if game.solved:
            self.tell(f"Solved in {game.puzzle.in_words(game.plan)}!")

    def action_undo(self) -> None:
        self.clear()
        self.play(self.game.undone())

    def action_redo(self) -> None:
        self.clear()
        self.play(self.game.redone())

    def action_reset(self) -> None:
        self.clear()
        self.play(self.game.reset())

    def action_lost(self) -> None:
        left = self.game.left
        self.clear()
        self.ask("is this lost?", lambda deadline: run_in_process(walk.can_finish, left, deadline), self.tell_lost)

    def tell_lost(self, found: Planned) -> None:
        if found.verdict is Verdict.SAT:
            self.tell("not lost: there is a plan from here")
        else:
            verdict = "lost" if found.verdict is Verdict.UNSAT else "not decided"
            self.tell(f"{verdict}: {found.why}")

    def action_show_way(self) -> None:
        left = self.game.left
        self.clear()
        if self.game.solved:
            self.tell("this is solved")
            return
        self.ask(
            "looking for a shortest plan", lambda deadline: run_in_process(walk.way, left, deadline), self.show_way
        )

    def show_way(self, found: Planned) -> None:
        if not found.solutions:
            self.tell("there is no plan from here" if found.verdict is Verdict.UNSAT else f"not decided: {found.why}")
            return
        puzzle, plan = self.game.left, found.solutions[0]
        fewest = f"no plan has fewer {puzzle.steps}" if found.optimal else "perhaps not a shortest plan"
        self.tell(f"{puzzle.in_words(plan)} from here; {fewest} - Escape stops")
        self._coming = puzzle.read_solution(Source("<plan>", plan))
        self._showing = self.set_interval(STEP, self.next_step)

    def next_step(self) -> None:
        letter, self._coming = self._coming[0], self._coming[1:]
        if not self._coming:
            self.clear()
        self.play(self.game.step(letter))

    def keep(self) -> None:
        """Of a plan that was taken back, nothing; one that was not begun leaves what was kept of it before."""
        game = self.game
        if game.plan and not game.solved:
            storage.keep(game, self.seconds, self.called)
        elif not game.plan and game.after:
            storage.forget(game.puzzle)
