"""The way to the solution, to walk through step by step."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from smtpuzzles.explaining.phrasing import capital
from smtpuzzles.explaining.slides import Slide
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.wording import put

KEYS = "arrow keys: next and previous step   Home, End: first and last   Escape: back"


class Steps(Screen[None]):
    """Shows one slide at a time."""

    BINDINGS: ClassVar = [
        Binding("right,down,space,enter,pagedown", "turn(1)", "next"),
        Binding("left,up,backspace,pageup", "turn(-1)", "previous"),
        Binding("home", "turn(-1000000)", "first"),
        Binding("end", "turn(1000000)", "last"),
        Binding("escape,q", "dismiss(None)", "back"),
    ]

    def __init__(self, slides: Sequence[Slide]) -> None:
        super().__init__()
        self.slides = slides
        self.number = 0

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        yield BoardView()
        with Vertical(id="below"):
            yield Static(id="words", markup=False)
            yield Static(KEYS, id="keys", markup=False)

    def on_mount(self) -> None:
        self.action_turn(0)

    def action_turn(self, steps: int) -> None:
        """Show the slide so many steps further, or the last one that way."""
        self.number = min(max(self.number + steps, 0), len(self.slides) - 1)
        slide = self.slides[self.number]
        size = f" ({slide.size})" if slide.size else ""
        heading = f"{slide.title}{size}   {self.number} of {len(self.slides) - 1}"
        put(self, "#heading", heading)
        lines = [capital(slide.words), *slide.texts, *[f"- {one}" for one in slide.items]]
        put(self, "#words", "\n".join(lines))
        for board in self.query(BoardView):
            board.show(slide.picture)
