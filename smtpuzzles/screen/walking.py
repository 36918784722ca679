"""The screen on which a player walks a plan."""

from textual import events
from textual.binding import Binding
from textual.timer import Timer

from smtpuzzles.base.picture import Picture
from smtpuzzles.base.processes import run_in_process
from smtpuzzles.base.text import Source
from smtpuzzles.explaining.sentences import undecided
from smtpuzzles.playing import walk
from smtpuzzles.playing.walk import Walk
from smtpuzzles.result import Planned, Verdict
from smtpuzzles.screen.playing import Playing

# Seconds between two steps of a plan on the screen.
STEP = 0.2


class Walking(Playing):
    """A puzzle of steps."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("up,down,left,right", "nothing", show=False, tooltip="walk, and push what is in your way"),
        Binding("c,C", "lost", "lost?", tooltip="check if you can still solve it from here"),
        Binding("s,S", "show_way", "show", tooltip="show a shortest plan from here, step by step"),
    ]

    def __init__(self, game: Walk, seconds: float = 0, called: str = "") -> None:
        super().__init__(game.puzzle, False, seconds, called)
        self.game: Walk = game
        self._coming = ""
        self._showing: Timer | None = None

    def shown(self) -> Picture:
        return self.game.picture

    def counters(self) -> str:
        return self.game.puzzle.in_words(self.game.plan)

    def typing(self) -> list[tuple[str, str]]:
        return []

    def clear(self) -> bool:
        there = bool(self._coming or self.told)
        self._coming = ""
        if self._showing:
            self._showing.stop()
            self._showing = None
        self.tell("")
        return there

    def on_key(self, event: events.Key) -> None:
        before, letter = self.game, self.game.puzzle.keys.get(event.key)
        if letter:
            event.stop().prevent_default()
            self.play(self.game.step(letter))
            if self.game.plan == before.plan:
                self.tell(before.refusal(letter) or "")

    def play(self, game: Walk) -> None:
        """Go on from this position; cancel questions and plans from the one before."""
        self.cancel()
        self.clear()
        self.show_step(game)

    def show_step(self, game: Walk) -> None:
        self.game = game
        self.refresh_board()
        self.changed(game.solved)
        if game.solved:
            self.tell(f"Solved in {game.puzzle.in_words(game.plan)}!")

    def action_lost(self) -> None:
        left = self.game.left
        self.clear()
        self.ask(
            "checking if this is lost", lambda deadline: run_in_process(walk.can_finish, left, deadline), self.tell_lost
        )

    def tell_lost(self, found: Planned) -> None:
        if found.verdict is Verdict.SAT:
            self.tell("not lost: there is a plan from here")
        else:
            self.tell(f"lost: {found.why}" if found.verdict is Verdict.UNSAT else undecided(found.why))

    def action_show_way(self) -> None:
        left = self.game.left
        self.clear()
        if self.game.solved:
            self.tell("you have solved this")
            return
        self.ask(
            "looking for a shortest plan", lambda deadline: run_in_process(walk.way, left, deadline), self.show_way
        )

    def show_way(self, found: Planned) -> None:
        if not found.solutions:
            self.tell("there is no plan from here" if found.verdict is Verdict.UNSAT else undecided(found.why))
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
        self.show_step(self.game.step(letter))
