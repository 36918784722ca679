"""What the screens of boards and of plans share: the layout, the time, leaving."""

from contextlib import suppress
from time import monotonic

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Static

from smtpuzzles.base.picture import Picture
from smtpuzzles.errors import UsageError
from smtpuzzles.playing import storage
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.screen.asking import Asking
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.help import Help, names
from smtpuzzles.screen.wording import heading, in_minutes, rules

# Seconds.
KEEP_EVERY = 10


class Playing(Asking):
    """A puzzle on the screen."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("u,ctrl+z", "undo", "undo", tooltip="undo"),
        Binding("r,ctrl+y", "redo", show=False, tooltip="redo"),
        Binding("ctrl+r", "reset", show=False, tooltip="back to the start; this can be undone, too"),
        Binding("question_mark", "help", "keys", tooltip="this page"),
        Binding("escape", "back", show=False, tooltip="end a question, take away what is shown, or leave"),
        Binding("q", "leave", "leave", tooltip="leave, and keep the game to go on with it"),
    ]

    def __init__(self, puzzle: AnyPuzzle, composing: bool, seconds: float, called: str) -> None:
        super().__init__()
        self.puzzle = puzzle
        self.called = called
        self.heading = heading(puzzle, composing, called)
        self._before = seconds
        self._since: float | None = monotonic()
        self._warned = False
        self._to_keep = False

    @property
    def seconds(self) -> float:
        """How long it has been played."""
        return self._before + (monotonic() - self._since if self._since is not None else 0)

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        yield BoardView()
        with Vertical(id="below"):
            yield Static(id="told", markup=False)
            yield Static(self.keys(), id="keys", markup=False)

    def on_mount(self) -> None:
        self.set_interval(1, self.show_heading)
        self.set_interval(KEEP_EVERY, self.keep_meanwhile)
        self.show_heading()
        self.refresh_board()

    def show_heading(self) -> None:
        self.query_one("#heading", Static).update(f"{in_minutes(self.seconds)}   {self.counters()}   {self.heading}")

    def changed(self, solved: bool) -> None:
        """The time stops when it is solved, and goes on if it is played on. What is solved is not offered again."""
        self._warned, self._to_keep = False, not solved
        if not solved:
            self._since = monotonic() if self._since is None else self._since
            return
        self._before, self._since = self.seconds, None
        with suppress(UsageError):  # that does no harm
            storage.forget(self.puzzle)

    def refresh_board(self) -> None:
        self.query_one(BoardView).show(self.shown())
        self.show_heading()

    def bindings(self) -> list[Binding]:
        """What a key does, the puzzle's own first."""
        kinds = [kind for kind in type(self).__mro__ if issubclass(kind, Playing)]
        return [binding for kind in kinds for binding in vars(kind).get("BINDINGS", ())]

    def keys(self) -> str:
        """The most important ones, in a line."""
        shown = [binding for binding in self.bindings() if binding.show]
        return "  ".join(f"{names(binding.key)[0]} {binding.description}" for binding in shown)

    def action_help(self) -> None:
        keys = [(" or ".join(names(binding.key)), binding.tooltip) for binding in self.bindings()]
        self.app.push_screen(Help(self.heading, rules(self.puzzle), [*self.typing(), *keys]))

    def action_back(self) -> None:
        """Escape ends a question, takes away what is shown, or leaves."""
        if self.cancel():
            self.tell(self.ended)
        elif not self.clear():
            self.action_leave()

    def action_leave(self) -> None:
        if self.kept():
            self.dismiss(None)

    def keep_meanwhile(self) -> None:
        """Not every end can be heard of. If it cannot be kept, that is told to who leaves."""
        if self._to_keep:
            self._to_keep = False
            with suppress(UsageError):
                self.keep()

    def kept(self) -> bool:
        """Was the game kept? If it cannot be, the player hears so, and the second time loses it."""
        self.cancel()
        try:
            self.keep()
        except UsageError as problem:
            if not self._warned:
                self._warned = True
                self.tell(f"{problem} - leave once more to lose this game")
                return False
        return True

    # What the two screens have to say. Textual's classes have a metaclass of their own, which leaves no room for ABC.

    def shown(self) -> Picture:
        raise NotImplementedError

    def counters(self) -> str:
        raise NotImplementedError

    def typing(self) -> list[tuple[str, str]]:
        """Keys that are not bound to anything, and what they do."""
        return []

    def clear(self) -> bool:
        """Take away what is shown beside the board itself; was there anything?"""
        raise NotImplementedError

    def keep(self) -> None:
        """Keep the game, to go on with it another time."""
        raise NotImplementedError
