"""The keys, on a page of their own."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

NAMES = {
    "question_mark": "?",
    "escape": "Escape",
    "enter": "Enter",
    "space": "Space",
    "delete": "Delete",
    "backspace": "Back",
}


class Help(ModalScreen[None]):
    """Lists what each key does; any of these keys closes it."""

    BINDINGS = [Binding("escape,q,enter,space,question_mark", "dismiss", "back")]  # noqa: RUF012 - Textual's way

    def __init__(self, title: str, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.keys = keys

    def compose(self) -> ComposeResult:
        lines = [f"{named(key):<18}{what}" for key, what in self.keys]
        with VerticalScroll(id="page"):
            yield Static("\n".join([self.heading, "", *lines]), markup=False)


def named(keys: str) -> str:
    """As they are printed on a keyboard; of a letter, the capital stands for both."""
    if keys == "up,down,left,right":
        return "arrow keys"
    one, *others = [NAMES.get(key, key.replace("ctrl+", "Ctrl-")) for key in keys.split(",")]
    return one.upper() if [one.upper()] == others else " or ".join([one, *others])
