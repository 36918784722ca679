"""Words that several screens share, and small pages: keys, a line of text, yes or no, too little room."""

from collections.abc import Sequence
from textwrap import wrap

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.dom import DOMNode
from textual.screen import ModalScreen, ScreenResultType
from textual.visual import VisualType
from textual.widgets import Input, Static

from smtpuzzles.playing import looks
from smtpuzzles.puzzle.contract import AnyPuzzle

WIDTH = 66  # of the text of a page
NAMES = {"question_mark": "?", "backspace": "Back"}


def heading(puzzle: AnyPuzzle, composing: bool, called: str) -> str:
    """Say which puzzle it is, and from where."""
    return f"{'composing' if composing else 'playing'} {looks.named(puzzle, called)}"


def in_minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def names(keys: str) -> list[str]:
    """Return keys by their names on a keyboard; of a letter, the capital stands for both."""
    if keys == "up,down,left,right":
        return ["arrow keys"]
    words = [key.replace("ctrl+", "Ctrl-") for key in keys.split(",")]
    one, *others = [NAMES.get(word, word.capitalize() if word.isalpha() and len(word) > 1 else word) for word in words]
    return [one.upper()] if [one.upper()] == others else [one, *others]


def put(screen: DOMNode, where: str, words: VisualType, layout: bool = True) -> None:
    """Show the words there; nowhere if the screen is not composed yet, or is gone: messages arrive then, too."""
    for part in screen.query(where).results(Static):
        part.update(words, layout=layout)


class Page(ModalScreen[ScreenResultType]):
    """Lines of text over the screen."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static("\n".join(self.lines), markup=False)


class Help(Page[None]):
    """Lists what each key does; any of these keys closes it."""

    BINDINGS = [Binding("escape,q,enter,space,question_mark", "dismiss", "back")]

    def __init__(self, words: Sequence[str], keys: Sequence[tuple[str, str]]) -> None:
        every = [*keys, ("Ctrl-c or Ctrl-q", "quit; you can go on later")]
        lines = [line for key, what in every for line in wrap(f"{key:<17} {what}", WIDTH, subsequent_indent=18 * " ")]
        super().__init__(*words, "", *lines, "", "Escape closes this page")


class AskForText(Page[str | None]):
    """Asks for a line of text; None when the player goes back."""

    AUTO_FOCUS = "Input"
    BINDINGS = [Binding("escape", "dismiss(None)", "back")]

    def __init__(self, words: str, suggestion: str) -> None:
        super().__init__(words)
        self.suggestion = suggestion

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(*self.lines, markup=False)
            yield Input(self.suggestion)
            yield Static("Enter accepts it, Escape goes back", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class YesOrNo(Page[bool | None]):
    """Asks a question; None when the player goes back."""

    BINDINGS = [
        Binding("y,enter", "dismiss(True)", "yes"),
        Binding("n", "dismiss(False)", "no"),
        Binding("escape", "dismiss(None)", "back"),
    ]

    def __init__(self, words: str) -> None:
        super().__init__(words, "y yes   n no   Escape back")


class TooSmall(ModalScreen[None]):
    """Covers the screen until there is room."""

    BINDINGS = [Binding("q", "app.quit", "quit")]

    def __init__(self, least: tuple[int, int]) -> None:
        super().__init__()
        self.least = least

    def compose(self) -> ComposeResult:
        yield Static(f"too small: needs {self.least[0]} x {self.least[1]}; q quits", id="small", markup=False)
