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

CLOSES = "Escape closes this page"


class Help(ModalScreen[None]):
    """Lists what each key does; any of these keys closes it."""

    BINDINGS = [Binding("escape,q,enter,space,question_mark", "dismiss", "back")]  # noqa: RUF012 - Textual's way

    def __init__(self, heading: str, rules: str, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = heading
        self.rules = rules
        self.keys = keys

    def compose(self) -> ComposeResult:
        lines = [
            f"{key:<18}{what}" for key, what in [*self.keys, ("Ctrl-c or Ctrl-q", "end the program, and keep the game")]
        ]
        with VerticalScroll(id="page"):
            yield Static("\n".join([self.heading, self.rules, "", *lines, "", CLOSES]), markup=False)


def names(keys: str) -> list[str]:
    """As they are printed on a keyboard; of a letter, the capital stands for both."""
    if keys == "up,down,left,right":
        return ["arrow keys"]
    one, *others = [NAMES.get(key, key.replace("ctrl+", "Ctrl-")) for key in keys.split(",")]
    return [one.upper()] if [one.upper()] == others else [one, *others]
