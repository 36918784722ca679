"""The menu: unfinished games, then the kinds; of a kind: a new puzzle, an empty board, the samples."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from smtpuzzles import kinds
from smtpuzzles.base.grid import read_size
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.model import Cell
from smtpuzzles.playing import start, storage
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.screen.asking import Asking, make
from smtpuzzles.screen.wording import AskForText, Help, YesOrNo, heading, in_minutes

KEYS = [
    ("arrow keys", "choose"),
    ("Enter", "open your choice; a click does the same"),
    ("Delete", "forget the unfinished puzzle that you choose"),
    ("Escape", "cancel, go back, or quit"),
    ("q", "quit"),
]
_Choice = tuple[str, Callable[[], object]]
Opens = Callable[[AnyPuzzle, bool, str], object]


class Menu(Asking):
    """A list of choices; each leads to another list, or to a puzzle."""

    BINDINGS = [
        Binding("escape", "back", "back"),
        Binding("q", "app.quit", "quit"),
        Binding("delete", "forget", "forget"),
        Binding("question_mark", "help", "keys"),
    ]

    def __init__(self, open_puzzle: Opens, go_on: Callable[[storage.Kept], object]) -> None:
        super().__init__()
        self.open_puzzle = open_puzzle
        self.go_on = go_on
        self.choices: list[_Choice] = []
        self.kept: list[storage.Kept] = []
        self.at_top = True
        self.options = OptionList(markup=False)

    def compose(self) -> ComposeResult:
        yield Static("smtpuzzles: which puzzle?", id="heading")
        yield self.options
        yield Static(id="status", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.show_kinds()

    def on_screen_resume(self) -> None:
        if self.at_top:
            self.show_kinds()

    def on_screen_suspend(self) -> None:
        """Cancel the making of a puzzle, which would open over another screen."""
        self.cancelled()

    def offer(self, choices: list[_Choice]) -> None:
        self.choices = choices
        self.options.clear_options()
        self.options.add_options([Option(words) for words, _ in choices])
        self.options.highlighted = 0
        self.options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.show_status("")
        self.choices[event.option_index][1]()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool:
        """Offer to forget only where there are unfinished puzzles."""
        return action != "forget" or (self.at_top and bool(self.kept))

    def action_back(self) -> None:
        if self.cancelled():
            return
        if self.at_top:
            self.app.exit()
        else:
            self.show_kinds()

    def show_kinds(self) -> None:
        self.at_top = True
        self.kept = storage.games()
        left = [(described(kept), partial(self.go_on, kept)) for kept in self.kept]
        others, refused = kinds.outside()
        known = [*map(kinds.load, kinds.names()), *others]
        kinds_there = [(f"{kind.display_name}: {kind.title}", partial(self.show_kind, kind.name)) for kind in known]
        self.offer([*left, *kinds_there])
        self.refresh_bindings()
        if words := "\n".join(filter(None, [storage.unread(self.kept), *refused])):
            self.show_status(words)

    def action_forget(self) -> None:
        chosen = self.options.highlighted
        if not self.at_top or chosen is None or chosen >= len(self.kept):
            self.show_status("you can only forget a puzzle that you left unfinished")
            return
        kept = self.kept[chosen]

        def take(sure: bool | None) -> None:
            if not sure:
                return
            try:
                storage.forget(kept.puzzle, kept.composing, kept.called)
            except UsageError as problem:
                self.show_status(str(problem))
            self.show_kinds()

        self.app.push_screen(YesOrNo("Forget your entries in this puzzle?"), take)

    def action_help(self) -> None:
        self.app.push_screen(Help(["smtpuzzles", "play or compose a puzzle, and ask the solver for help"], KEYS))

    def show_kind(self, kind: str, variant: str | None = None) -> None:
        self.at_top = False
        self.refresh_bindings()
        variant = kinds.variant_of(kind, variant)
        choices: list[_Choice] = []
        setter, name = kinds.load(kind).setter, kinds.load(kind).display_name
        if setter:
            height, width = setter.usual
            choices.append((f"make a new {name}, {width} x {height}", lambda: self.new(kind, variant, setter.usual)))
            choices.append((f"make a new {name} of another size", lambda: self.ask_size(kind, variant, self.new)))
        if setter and setter.clues:
            choices.append(("compose a puzzle on an empty board", lambda: self.ask_size(kind, variant, self.empty)))
        files: list[_Choice] = []
        for path in start.samples(kind):
            about = start.about(path)
            files.append((f"sample {path.stem}{about and f': {about}'}", partial(self.sample, kind, path)))
        self.offer([*choices, *self.variants(kind, variant), *files])
        if not choices and not files:
            self.show_status(f"smtpuzzles can't make new {name} puzzles, and has no samples")

    def variants(self, kind: str, variant: str) -> list[_Choice]:
        """Return a choice that changes to the next variant, if there are several."""
        names = kinds.load(kind).variants
        order = list(names)
        following = order[(order.index(variant) + 1) % len(order)]

        def change() -> None:
            chosen = self.options.highlighted
            self.show_kind(kind, following)
            self.options.highlighted = chosen

        words = f"variant {variant}: {names[variant]}; Enter changes it to {following}"
        return [(words, change)] if len(order) > 1 else []

    def ask_size(self, kind: str, variant: str, then: Callable[[str, str, Cell], object]) -> None:
        def take(words: str | None) -> None:
            if words is None:
                return
            try:
                then(kind, variant, read_size(words))
            except SmtPuzzlesError as problem:
                self.show_status(str(problem))

        setter = kinds.load(kind).setter
        height, width = setter.usual if setter else (9, 9)
        self.app.push_screen(AskForText("Width and height, such as 9 or 10x6:", f"{width}x{height}"), take)

    def new(self, kind: str, variant: str, size: Cell) -> None:
        make(self, kind, size, variant, lambda puzzle, called: self.open_puzzle(puzzle, False, called))

    def empty(self, kind: str, variant: str, size: Cell) -> None:
        self.open_puzzle(start.empty_puzzle(kind, size, variant), True, "")

    def sample(self, kind: str, path: Path) -> None:
        try:
            self.open_puzzle(start.read_sample(kind, path), False, path.name)
        except (SmtPuzzlesError, OSError) as problem:
            self.show_status(str(problem))


def described(kept: storage.Kept) -> str:
    """Describe an unfinished game."""
    done, when = kept.game.progress, f"left {kept.when.astimezone():%d %b %H:%M}"
    return f"go on {heading(kept.puzzle, kept.composing, kept.called)}: {done}, {in_minutes(kept.seconds)}, {when}"
