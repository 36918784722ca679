"""What every screen says in the same way; and small pages: a line of text, a yes or no, and that there is no room."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from smtpuzzles import kinds
from smtpuzzles.base.grid import size_of
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


def heading(puzzle: AnyPuzzle, composing: bool, called: str) -> str:
    """Which puzzle it is, and from where."""
    height, width = size_of(puzzle.picture().tiles)
    title = puzzle.title if isinstance(puzzle, PlanPuzzle) else ""
    what = [f"{puzzle.kind} {width} x {height}", puzzle.variant, called, title]
    return f"{'composing' if composing else 'playing'} {', '.join(part for part in what if part)}"


def rules(puzzle: AnyPuzzle) -> str:
    kind = kinds.load(puzzle.kind)
    return f"{kind.title}; {puzzle.variant}: {kind.variants[puzzle.variant]}"


def in_minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class AskForText(ModalScreen[str | None]):
    """A line of text, or None when the player thought better of it."""

    BINDINGS = [Binding("escape", "dismiss(None)", "back")]  # noqa: RUF012 - Textual's way

    def __init__(self, words: str, suggestion: str) -> None:
        super().__init__()
        self.words = words
        self.suggestion = suggestion

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(self.words, markup=False)
            yield Input(self.suggestion)
            yield Static("Enter takes it, Escape goes back", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class YesOrNo(ModalScreen[bool | None]):
    """A question; None when the player goes back."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("y,enter", "dismiss(True)", "yes"),
        Binding("n", "dismiss(False)", "no"),
        Binding("escape", "dismiss(None)", "back"),
    ]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(self.words, markup=False)
            yield Static("y yes   n no   Escape back", markup=False)


class TooSmall(ModalScreen[None]):
    """Goes when there is room."""

    BINDINGS = [Binding("q", "app.quit", "quit")]  # noqa: RUF012 - Textual's way

    def __init__(self, least: tuple[int, int]) -> None:
        super().__init__()
        self.least = least

    def compose(self) -> ComposeResult:
        yield Static(f"too small: needs {self.least[0]} x {self.least[1]}; q quits", id="small", markup=False)
