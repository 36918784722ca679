"""What the screens of boards and of plans share: the layout, the time, leaving."""

from time import monotonic

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Footer, Static

from smtpuzzles.picture import Picture
from smtpuzzles.screen.asking import Asking
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.help import Help


class Playing(Asking):
    """A puzzle on the screen."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("u,ctrl+z", "undo", "undo"),
        Binding("r,ctrl+y", "redo", "redo"),
        Binding("ctrl+r", "reset", "reset", show=False),
        Binding("question_mark", "help", "keys"),
        Binding("escape", "back", "back", show=False),
        Binding("q", "leave", "leave"),
    ]

    def __init__(self, title: str, seconds: float) -> None:
        super().__init__()
        self.heading = title
        self._before = seconds
        self._since: float | None = monotonic()
        self._words = ""

    @property
    def seconds(self) -> float:
        """How long it has been played."""
        return self._before + (monotonic() - self._since if self._since is not None else 0)

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield BoardView()
        with Vertical(id="below"):
            yield Static(id="told", markup=False)
            yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.set_interval(1, self.show_heading)
        self.show_heading()
        self.refresh_board()

    def show_heading(self) -> None:
        minutes, seconds = divmod(int(self.seconds), 60)
        self.query_one("#heading", Static).update(f"{self.heading}   {minutes}:{seconds:02}   {self.counters()}")

    def stop_time(self) -> None:
        self._before, self._since = self.seconds, None

    def tell(self, words: str) -> None:
        self._words = words
        self.query_one("#told", Static).update(words)

    @property
    def told(self) -> str:
        return self._words

    def refresh_board(self) -> None:
        self.query_one(BoardView).show(self.shown())
        self.show_heading()

    def action_help(self) -> None:
        self.app.push_screen(Help(self.heading, [*self._bindings_told()]))

    def _bindings_told(self) -> list[tuple[str, str]]:
        bindings = [binding for kind in type(self).__mro__ for binding in vars(kind).get("BINDINGS", ())]
        return [(binding.key, binding.tooltip or binding.description) for binding in bindings]

    def action_back(self) -> None:
        """Escape ends a question, takes away what is shown, or leaves."""
        if self.cancel():
            self.tell("cancelled")
        elif not self.clear():
            self.action_leave()

    def action_leave(self) -> None:
        self.cancel()
        self.keep()
        self.dismiss(None)

    # What the two screens have to say.

    def shown(self) -> Picture:
        raise NotImplementedError

    def counters(self) -> str:
        return ""

    def clear(self) -> bool:
        """Take away what is shown beside the board itself; was there anything?"""
        raise NotImplementedError

    def keep(self) -> None:
        """Keep the game, to go on with it another time."""
        raise NotImplementedError
