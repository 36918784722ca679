"""The app: from the menu to a puzzle and back."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Any

from textual import events
from textual.app import App
from textual.binding import Binding
from textual.driver import Driver

from smtpuzzles.errors import UsageError
from smtpuzzles.playing import storage
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.playing.start import begun
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.screen.advised import Advised
from smtpuzzles.screen.menu import Menu
from smtpuzzles.screen.plans import PlayingPlans
from smtpuzzles.screen.playing import Playing
from smtpuzzles.screen.terminal import bearing_signals
from smtpuzzles.screen.wording import TooSmall, YesOrNo

# Columns and lines.
LEAST = (50, 14)


class Play(App[None]):
    """Begins with a puzzle, or with the menu."""

    TITLE = "smtpuzzles"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, system=True, priority=True)]
    CSS_PATH = "app.tcss"

    def __init__(self, begin: AnyPuzzle | None = None, composing: bool = False, called: str = "") -> None:
        # The terminal's own colours, light or dark, and no greys of Textual's with NO_COLOR. This theme has two names.
        super().__init__(ansi_color=True)
        self.theme = next(name for name in ("ansi-dark", "textual-ansi") if name in self.available_themes)
        self.begin = begin
        self.composing = composing
        self.called = called
        self.small = False
        self.ending = False

    def get_driver_class(self) -> type[Driver]:
        return bearing_signals(super().get_driver_class())

    def panic(self, *words: Any) -> None:
        """Keep the games when a thread of Textual fails, and leave with the status of a bug."""
        self.look_for_terminal()  # its end is no bug
        self._return_code = 1
        self.keep_all()
        super().panic(*words)

    def _fatal_error(self) -> None:
        """Keep the games when a handler fails: Textual then ends without a call of `panic`."""
        self.keep_all()
        super()._fatal_error()

    async def on_event(self, event: events.Event) -> None:
        """Do what a key does in a game before the next key: Textual looks for its binding after keys that wait.

        What is typed while a screen is made waits for it.
        """
        if isinstance(event, events.InputEvent) and not event.is_forwarded:
            await self.screen._mounted_event.wait()
        if isinstance(event, events.Key) and not event.is_forwarded and isinstance(self.screen, Playing):
            bound = self.screen.active_bindings.get(event.key)
            if not self.screen.typed(event) and bound:
                await self.run_action(bound.binding.action, bound.node)
        else:
            await super().on_event(event)

    async def action_quit(self) -> None:
        """Keep the games, then quit."""
        if self.kept():
            self.exit()

    def kept(self) -> bool:
        return all(screen.kept() for screen in self.screen_stack if isinstance(screen, Playing))

    def keep_all(self) -> None:
        """Keep the games, as far as they can be kept."""
        for screen in self.screen_stack:
            if isinstance(screen, Playing):
                with suppress(UsageError):
                    screen.keep()

    def end(self, number: int) -> None:
        """Keep the games upon this signal, and end."""
        if self.ending:
            return
        self.ending, driver = True, self._driver  # there is none before Textual starts
        leave: Callable[[int], object] = driver.end if driver else os._exit  # type: ignore[attr-defined]
        try:
            self.keep_all()
        finally:
            leave(128 + number)

    def look_for_terminal(self) -> None:
        """End if the terminal has gone: where SIGHUP is ignored, as with nohup, nothing else would notice."""
        if not self.is_headless and hasattr(signal, "SIGHUP") and not os.isatty(0):
            self.end(signal.SIGHUP)

    def on_mount(self) -> None:
        self.set_interval(1, self.look_for_terminal)
        if self.begin is None:
            self.push_screen(Menu(self.open_puzzle, self.go_on))
        else:
            self.open_puzzle(self.begin, self.composing, self.called)
        self.cover()

    def on_resize(self, event: events.Resize) -> None:
        self.small = event.size.width < LEAST[0] or event.size.height < LEAST[1]
        if len(self.screen_stack) > 1:  # there is one to cover
            self.cover()

    def cover(self) -> None:
        """Cover everything while the terminal is too small."""
        if self.small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(LEAST))
        elif not self.small and isinstance(self.screen, TooSmall):
            self.pop_screen()

    def open_puzzle(self, puzzle: AnyPuzzle, composing: bool, called: str) -> None:
        """Open this puzzle; if there is a game of it, ask whether to go on."""
        kept = storage.left_off(puzzle, composing)
        if kept is None:
            self.begin_anew(puzzle, composing, called)
            return

        def take(go_on: bool | None) -> None:
            if go_on is None:
                self.left(None)
            elif go_on:
                self.go_on(kept)
            else:
                self.begin_anew(puzzle, composing, called)

        words = "You composed a puzzle on such a board" if composing else "You played this puzzle"
        self.push_screen(YesOrNo(f"{words} before. Continue where you left it?"), take)

    def begin_anew(self, puzzle: AnyPuzzle, composing: bool, called: str) -> None:
        self.play(begun(puzzle, composing), f"begun {datetime.now():%Y-%m-%d %H:%M:%S}" if composing else called)

    def go_on(self, kept: storage.Kept) -> None:
        self.play(kept.game, kept.called, kept.seconds, kept.hints, kept.solutions)

    def play(self, game: Game | PlanGame, called: str, seconds: float = 0, hints: int = 0, solutions: int = 0) -> None:
        rest = seconds, called, hints
        screen = PlayingPlans(game, *rest) if game.is_plan else Advised(game, *rest)
        screen.solutions = solutions
        self.push_screen(screen, self.left)

    def left(self, following: tuple[AnyPuzzle, str] | None) -> None:
        """Open the next puzzle, if the player wants one; else quit, unless the player came through the menu."""
        if following:
            puzzle, called = following
            self.open_puzzle(puzzle, False, called)
        elif self.begin is not None:
            self.exit()
