"""Beside the board: the rules, what the cells mean, what the cursor is on, answers, and keys."""

from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from smtpuzzles import kinds
from smtpuzzles.playing.looks import rules
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.screen.wording import put
from smtpuzzles.views.terminal import style_of

# What it needs, and its width on narrow and on wide terminals.
COLUMNS, LINES = 80, 20
NARROW, WIDE, ENOUGH = 38, 48, 120
# All keys are listed where there are so many lines.
_ALL_KEYS = 30
# Of the earlier answers, those that are shown.
EARLIER = 2
Sign = tuple[str, str, str]


class Panel(Vertical):
    """The panel; it shows all keys or the most important ones, and the signs of the screen beside those of the kind."""

    def __init__(self, puzzle: AnyPuzzle, keys: Sequence[str], important: Sequence[str], signs: Sequence[Sign]) -> None:
        super().__init__()
        self.rules = Text().append("Rules\n", "bold").append("\n".join(rules(puzzle)))
        own = [(f" {tile.text} ", tile.role.name.lower(), what) for tile, what in kinds.load(puzzle.kind).legend]
        self.legend = [Text().append(look, style_of(style)).append(f" {what}") for look, style, what in [*own, *signs]]
        self.keys, self.important = keys, important

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="facts", can_focus=False):
            yield Static(self.rules, markup=False)
            yield Static(id="legend", markup=False)
        with Vertical(id="talk"):
            yield Static(id="answers", markup=False)
            yield Static(id="place", markup=False)
            yield Static(id="panel-keys", markup=False)

    def fit(self, wide: int, height: int) -> None:
        """Take so many columns of a terminal of so many lines."""
        self.styles.width = wide
        inside = wide - 3  # without the blanks around, and a scroll bar
        legend = Text().append("\nSymbols\n", "bold") + flowed(self.legend, inside)
        put(self, "#legend", legend)
        keys = self.keys if height >= _ALL_KEYS else self.important
        put(self, "#panel-keys", flowed(map(Text, keys), inside))

    def show_status(self, status: str, answers: Sequence[tuple[str, str]]) -> None:
        """Show the last answers with their questions, and what is shown now."""
        said = [
            Text().append(f"{question}: ", "dim").append(answer, "bold" if answer == status else "dim")
            for question, answer in answers[-EARLIER:]
        ]
        now = [Text(status, "bold")] if status and (not answers or answers[-1][1] != status) else []
        put(self, "#answers", Text("\n").join([*said, *now]))


def flowed(parts: Iterable[Text], width: int) -> Text:
    """Return these parts in lines; none is broken."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + 2 + part.cell_len > width:
            lines.append(Text())
        lines[-1] = lines[-1] + (Text("  ") if lines[-1] else Text()) + part
    return Text("\n").join(lines)
