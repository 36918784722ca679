"""Beside the board: the rules, what the cells mean, what the cursor is on, answers, and keys."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from smtpuzzles import kinds
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.views.terminal import style_of

# What it needs, and its width on narrow and on wide terminals.
COLUMNS, LINES = 80, 20
NARROW, WIDE, ENOUGH = 38, 48, 120
# Of the earlier answers, those that are shown.
EARLIER = 2


class Panel(Vertical):
    """The panel; `keys` are names of keys with a word each, `signs` the looks of cells beside those of the kind."""

    def __init__(self, puzzle: AnyPuzzle, keys: str, signs: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self.facts = facts(puzzle, signs)
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="facts", can_focus=False):
            yield Static(self.facts, markup=False)
        with Vertical(id="talk"):
            yield Static(id="answers", markup=False)
            yield Static(id="place", markup=False)
            yield Static(self.keys, id="panel-keys", markup=False)

    def show(self, here: str, told: str, answers: Sequence[tuple[str, str]]) -> None:
        """Show what is under the cursor and what is told now, below the answers before."""
        before = [pair for pair in answers if pair[1] != told][-EARLIER:]
        said = Text("\n").join(Text(f"{question}: {answer}", "dim") for question, answer in before)
        now = Text(told, "bold")
        self.query_one("#answers", Static).update(Text("\n").join(part for part in (said, now) if part))
        self.query_one("#place", Static).update(here)


def rules(puzzle: AnyPuzzle) -> list[str]:
    """Return the rules of the puzzle, a sentence each."""
    kind = kinds.load(puzzle.kind)
    sentences = list(kind.rules) or [kind.title]
    several = [f"Variant {puzzle.variant}: {kind.variants[puzzle.variant]}."] if len(kind.variants) > 1 else []
    return sentences + several


def facts(puzzle: AnyPuzzle, signs: Sequence[tuple[str, str, str]]) -> Text:
    """Return the rules, then the legend."""
    text = Text("Rules\n", "bold")
    for sentence in rules(puzzle):
        text.append(f"{sentence}\n", "not bold")
    text.append("\nSymbols\n")
    kind_signs = [(f" {tile.text} ", tile.role.name.lower(), what) for tile, what in kinds.load(puzzle.kind).legend]
    for look, style, what in [*kind_signs, *signs]:
        text.append(look, style_of(style))
        # A meaning stays in one line with its sign.
        text.append(f" {what}   ".replace(" ", "\u00a0", what.count(" ") + 1), "not bold")
    return text
