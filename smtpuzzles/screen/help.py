"""The keys, on a page of their own."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

KEYS = {"question_mark": "?", "comma": ",", "ctrl+": "Ctrl-", "escape": "Esc"}


class Help(ModalScreen[None]):
    """Lists what each key does; any of these keys closes it."""

    BINDINGS = [Binding("escape,q,enter,space,question_mark", "dismiss", "back")]  # noqa: RUF012 - Textual's way

    def __init__(self, title: str, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.heading + "\n", markup=False)
            for key, what in self.keys:
                yield Static(f"{named(key):>14}  {what}", markup=False)
            yield Static("\n        Escape  closes this page", markup=False)


def named(key: str) -> str:
    """As it is printed on a keyboard."""
    for name, printed in KEYS.items():
        key = key.replace(name, printed)
    return key.replace(",", " or ")
