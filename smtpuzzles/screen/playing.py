"""The common part of the screens of boards and of plans: layout, time, undo, the end, leaving."""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from smtpuzzles.base.picture import Picture
from smtpuzzles.errors import UsageError
from smtpuzzles.playing import start, storage
from smtpuzzles.playing.looks import rules
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.screen import panel
from smtpuzzles.screen.asking import Asking, make
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.finished import ANOTHER, LARGER, LEAVE, PATH, Finished
from smtpuzzles.screen.panel import Panel
from smtpuzzles.screen.wording import Help, heading, in_minutes, names, put
from smtpuzzles.views.layout import Drawing
from smtpuzzles.views.sizes import SMALL

# Seconds.
KEEP_EVERY = 10


class Playing(Asking):
    """A puzzle on the screen; returns another one to play, and where that is from, or None."""

    BINDINGS = [
        Binding("u,ctrl+z", "undo", "undo", tooltip="undo"),
        Binding("r,ctrl+y", "redo", "redo", show=False, tooltip="redo"),
        Binding("ctrl+r", "reset", show=False, tooltip="go back to the start; you can undo this"),
        Binding("question_mark", "help", "keys", tooltip="show this page"),
        Binding("escape", "back", show=False, tooltip="cancel a question, hide an answer, or leave"),
        Binding("q", "leave", "leave", tooltip="leave; you can go on later"),
    ]

    # Each screen has its game, a Game or a Walk, and these methods.
    game: Any
    shown: Callable[[], Picture]
    counters: Callable[[], str]  # words about the game in the heading
    here: Callable[[], str]  # words about the cell under the cursor
    typed: Callable[[events.Key], bool]  # type this key; return whether it is one without a binding
    typing: Callable[[], list[tuple[str, str]]]  # keys without a binding, and what they do
    signs: Callable[[], list[panel.Sign]]  # for the legend: a sign, its style, its meaning
    play: Callable[[Any], None]  # go on with this state of the game
    clear: Callable[[], bool]  # hide what the screen shows beside the board; was there anything?

    action_path: Callable[[], object]  # show the way to the solution; only boards have it

    solutions = 0  # that were shown
    finished = ""  # words about the end of the game, when it was solved

    def __init__(self, puzzle: AnyPuzzle, composing: bool, seconds: float, called: str, hints: int) -> None:
        super().__init__()
        self.puzzle, self.composing, self.called, self.hints = puzzle, composing, called, hints
        self.heading = heading(puzzle, composing, called)
        self._before = seconds
        self._since: float | None = monotonic()
        self._warned = False
        self._to_keep = False

    @property
    def seconds(self) -> float:
        """Return how long the player has played."""
        return self._before + (monotonic() - self._since if self._since is not None else 0)

    # The layout.

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        with Horizontal(id="middle"):
            yield BoardView()
            yield Panel(self.puzzle, self.keys(important=False), self.keys(), self.signs())
        with Vertical(id="below"):
            yield Static(id="here", markup=False)
            yield Static(id="status", markup=False)
            yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.set_interval(1, self.show_heading)
        self.set_interval(KEEP_EVERY, self.keep_meanwhile)
        self.show_heading()
        self.refresh_board()

    def on_resize(self) -> None:
        """Show the panel if the board, with small cells, has room beside it."""
        width, height = self.size
        wide = panel.WIDE if width >= panel.ENOUGH else panel.NARROW
        room = Drawing(self.shown(), SMALL).total_width <= width - wide
        self.set_class(room and width >= panel.COLUMNS and height >= panel.LINES, "roomy")
        for beside in self.query(Panel):
            beside.fit(wide, height)
        put(self, "#keys", panel.flowed(map(Text, self.keys()), width))

    def show_heading(self) -> None:
        words = f"{in_minutes(self.seconds)}   {self.counters()}   {self.heading}"
        put(self, "#heading", words, layout=False)

    def refresh_board(self) -> None:
        for board in self.query(BoardView):
            board.show(self.shown())
        self.show_heading()
        put(self, "#here, #place", self.here(), layout=False)

    def show_status(self, words: str) -> None:
        if words != self.status:
            super().show_status(words)
            self.show_answers()

    def remember(self, question: str, words: str = "") -> None:
        super().remember(question, words)
        self.show_answers()

    def show_answers(self) -> None:
        for beside in self.query(Panel):
            beside.show_status(self.status, self.answers)

    # The end.

    def changed(self, solved: bool) -> None:
        """Stop the time when the puzzle is solved, and forget its game; else go on."""
        self._warned, self._to_keep = False, not solved
        if not solved:
            self._since = monotonic() if self._since is None else self._since
            return
        self._before, self._since = self.seconds, None
        with suppress(UsageError):  # which does no harm
            storage.forget(self.puzzle)

    def celebrate(self, words: str) -> None:
        """Show time and hints, and offer the next puzzle."""
        self.finished = words
        self.show_status(words)
        kind, size, variant = self.puzzle.kind, self.puzzle.dimensions, self.puzzle.variant
        same = size if start.can_make(kind, size, variant) else None
        sizes = {ANOTHER: same, LARGER: start.larger(kind, size, variant)}

        def go_on(wish: str | None) -> None:
            if wish == LEAVE:
                self.action_leave()
            elif wish == PATH:
                self.action_path()
            elif wish and (wished := sizes[wish]):
                make(self, kind, wished, variant, lambda puzzle, called: self.dismiss((puzzle, called)))

        results = words, in_minutes(self.seconds), self.hints, self.solutions
        self.app.push_screen(Finished(*results, sizes, hasattr(self, "action_path")), go_on)

    def show_finished(self, *_: object) -> None:
        """Show the page of a solved puzzle again."""
        if self.game.solved and self.finished:
            self.celebrate(self.finished)

    # Keys.

    def bindings(self) -> list[Binding]:
        """Return all bindings, the screen's own first."""
        screens = [screen for screen in type(self).__mro__ if issubclass(screen, Playing)]
        return [binding for screen in screens for binding in vars(screen).get("BINDINGS", ())]

    def keys(self, important: bool = True) -> list[str]:
        """Return keys with a word each: the most important ones, or all that have one."""
        shown = [binding for binding in self.bindings() if binding.show or (binding.description and not important)]
        return [f"{names(binding.key)[0]} {binding.description}" for binding in shown]

    def action_help(self) -> None:
        keys = [(" or ".join(names(binding.key)), binding.tooltip) for binding in self.bindings()]
        self.app.push_screen(Help([self.heading, *rules(self.puzzle)], [*self.typing(), *keys]))

    def action_undo(self) -> None:
        self.play(self.game.undone())

    def action_redo(self) -> None:
        self.play(self.game.redone())

    def action_reset(self) -> None:
        self.play(self.game.reset())

    def action_back(self) -> None:
        """Cancel a question, hide an answer, or leave."""
        if not self.cancelled() and not self.clear():
            self.action_leave()

    # Leaving.

    def action_leave(self) -> None:
        if self.kept():
            self.dismiss(None)

    def keep_meanwhile(self) -> None:
        """Keep the game from time to time; a failure shows when the player leaves."""
        if self._to_keep:
            self._to_keep = False
            with suppress(UsageError):
                self.keep()

    def kept(self) -> bool:
        """Return whether the player can leave: the game is kept, or this is the second try."""
        self.cancel()
        try:
            self.keep()
        except UsageError as problem:
            if not self._warned:
                self._warned = True
                self.show_status(f"{problem} - leave again to leave without saving")
                return False
        return True

    def keep(self) -> None:
        """Keep the game; forget it if the player is back at the start; one that nobody touched changes nothing."""
        if self.game.begun and not self.game.solved:
            storage.keep(self.game, self.seconds, self.called, self.hints, self.solutions)
        elif self.game.emptied:
            storage.forget(self.puzzle, self.composing, self.called)
