"""The screen on which a player walks a plan."""

from collections.abc import Callable

from textual import events
from textual.binding import Binding
from textual.timer import Timer

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.processes import run_in_process
from smtpuzzles.base.text import Source
from smtpuzzles.explaining import sentences
from smtpuzzles.playing import plans
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.puzzle.plans import PlanPuzzle, Stage
from smtpuzzles.result import Planned
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.panel import Sign
from smtpuzzles.screen.playing import Playing

# Seconds between two steps of a plan on the screen.
_STEP = 0.2


class PlayingPlans(Playing):
    """A puzzle of steps."""

    BINDINGS = [
        Binding("up,down,left,right", "nothing", show=False, tooltip="walk, and push what is in your way"),
        Binding("c,C", "lost", "lost?", tooltip="check if you can still solve it from here"),
        Binding("h,H", "hint", "hint", tooltip="show the next step of a plan from here, not always a shortest"),
        Binding("enter", "accept", show=False, tooltip="do what the hint says"),
        Binding("s,S", "show_way", "show", tooltip="show a shortest plan from here, step by step"),
    ]

    def __init__(self, game: PlanGame, seconds: float = 0, called: str = "", hints: int = 0) -> None:
        super().__init__(game.puzzle, False, seconds, called, hints)
        self.game: PlanGame = game
        self._coming = ""
        self._showing: Timer | None = None
        self._hint: Stage | None = None

    def shown(self) -> Picture:
        return self.game.picture.marking(frozenset([self._hint.cell] if self._hint else []))

    def signs(self) -> list[Sign]:
        return [("▸", "marked", "look here")]

    def counters(self) -> str:
        return self.game.puzzle.in_words(self.game.plan)

    def here(self) -> str:
        return ""

    def typing(self) -> list[tuple[str, str]]:
        return [("click", "walk there, or push the box beside you")]

    def clear(self) -> bool:
        there, hint = bool(self._coming or self.status), self._hint
        self._coming, self._hint = "", None
        if self._showing:
            self._showing.stop()
            self._showing = None
        self.show_status("")
        if hint:
            self.refresh_board()
        return there

    def typed(self, event: events.Key) -> bool:
        letter = self.game.puzzle.keys.get(event.key)
        if letter:
            refusal = self.game.refusal(letter)
            self.play(self.game.step(letter))
            if refusal:
                self.show_status(refusal)
        return bool(letter)

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        way = self.game.left.way_to(event.place)
        self.play(self.game if way is None else self.game.walked(way))
        if way is None:
            self.show_status("you cannot walk there without a push")

    def play(self, game: PlanGame) -> None:
        """Go on from this position; cancel questions and plans from the one before."""
        self.cancel()
        self.clear()
        self.show_step(game)

    def show_step(self, game: PlanGame) -> None:
        changed, self.game = game.plan != self.game.plan, game
        self.refresh_board()
        self.changed(game.solved)
        if game.solved and changed:
            self.celebrate(f"Solved in {game.puzzle.in_words(game.plan)}!")

    def ask_from_here(
        self, words: str, question: Callable[[PlanPuzzle, Deadline], Planned], then: Callable[[Planned], object]
    ) -> None:
        """Ask about plans from here, in a process."""
        left = self.game.left
        self.clear()
        if self.game.solved:
            self.show_status(sentences.SOLVED)
        else:
            self.ask(words, lambda deadline: run_in_process(question, left, deadline), then)

    def action_lost(self) -> None:
        self.ask_from_here("checking if this is lost", plans.can_finish, self.show_lost)

    def show_lost(self, found: Planned) -> None:
        self.show_status(sentences.lost(found))

    def action_hint(self) -> None:
        self.hints += 1
        self.ask_from_here("looking for a hint", plans.can_finish, self.show_hint)

    def show_hint(self, found: Planned) -> None:
        if not found.solutions:
            self.show_lost(found)
            return
        left = self.game.left
        self._hint = left.stage(left.read_solution(Source("<plan>", found.solutions[0])))
        self.refresh_board()
        self.show_status(f"{self._hint.words} - Enter does it")

    def action_accept(self) -> None:
        if self._hint:
            self.play(self.game.walked(self._hint.plan))
        else:
            self.show_finished()

    def action_show_way(self) -> None:
        self.ask_from_here("looking for a shortest plan", plans.way, self.show_way)

    def show_way(self, found: Planned) -> None:
        if not found.solutions:
            self.show_status(sentences.way(found, self.game.left))
            return
        self.solutions += 1
        puzzle, plan = self.game.left, found.solutions[0]
        self.show_status(f"{sentences.way(found, puzzle)} - Escape stops")
        self._coming = puzzle.read_solution(Source("<plan>", plan))
        self._showing = self.set_interval(_STEP, self.next_step)

    def next_step(self) -> None:
        letter, self._coming = self._coming[0], self._coming[1:]
        if not self._coming:
            self.clear()
        self.show_step(self.game.step(letter))
