"""Which puzzle? Games that were left, then the kinds; of a kind: a new one, an empty board, the samples."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from smtpuzzles import kinds
from smtpuzzles.errors import InputError, SmtPuzzlesError
from smtpuzzles.generating.orders import drawn_seed, order
from smtpuzzles.grid import Cell, read_size
from smtpuzzles.kind import AnyPuzzle, BoardSetter
from smtpuzzles.playing import fresh, progress
from smtpuzzles.screen.asking import Asking
from smtpuzzles.screen.wording import AskForText
from smtpuzzles.workers import apart

Choice = tuple[str, Callable[[], object]]
Opens = Callable[[AnyPuzzle | None, bool], object]


class Menu(Asking):
    """A list of choices; each leads to another list, or to a puzzle."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("escape", "back", "back"),
        Binding("q", "app.quit", "quit"),
    ]

    def __init__(self, open_puzzle: Opens, go_on: Callable[[progress.Kept], object]) -> None:
        super().__init__()
        self.open_puzzle = open_puzzle
        self.go_on = go_on
        self.choices: list[Choice] = []
        self.at_top = True

    def compose(self) -> ComposeResult:
        yield Static("smtpuzzles: which puzzle?", id="heading")
        yield OptionList(markup=False)
        yield Static(id="told", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.show_kinds()

    def on_screen_resume(self) -> None:
        if self.at_top:
            self.show_kinds()

    def on_screen_suspend(self) -> None:
        """What is still being made would open over what is there by then."""
        if self.cancel():
            self.tell(self.ended)

    def offer(self, choices: list[Choice]) -> None:
        self.choices = choices
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(words) for words, _ in choices])
        options.highlighted = 0
        options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.tell("")
        self.choices[event.option_index][1]()

    def action_back(self) -> None:
        if self.cancel():
            self.tell(self.ended)
        elif self.at_top:
            self.app.exit()
        else:
            self.show_kinds()

    def show_kinds(self) -> None:
        self.at_top = True
        left = [(told(kept), partial(self.go_on, kept)) for kept in progress.games()]
        kinds_there = [(f"{kind}: {kinds.load(kind).title}", partial(self.show_kind, kind)) for kind in kinds.names()]
        self.offer([*left, *kinds_there])

    def show_kind(self, kind: str, variant: str | None = None) -> None:
        self.at_top = False
        variant = kinds.variant_of(kind, variant)
        choices: list[Choice] = []
        setter = kinds.load(kind).setter
        if setter:
            height, width = setter.usual
            choices.append((f"a new {kind}, {width} x {height}", lambda: self.new(kind, variant, setter.usual)))
            choices.append((f"a new {kind} of another size", lambda: self.ask_size(kind, variant, self.new)))
        if isinstance(setter, BoardSetter):
            choices.append(("an empty board, to compose one", lambda: self.ask_size(kind, variant, self.empty)))
        files = [(f"sample {path.stem}", partial(self.sample, kind, path)) for path in fresh.samples(kind)]
        self.offer([*choices, *self.variants(kind, variant), *files])

    def variants(self, kind: str, variant: str) -> list[Choice]:
        """A choice that goes to the next one."""
        names = kinds.load(kind).variants
        order = list(names)
        following = order[(order.index(variant) + 1) % len(order)]

        def change() -> None:
            chosen = self.query_one(OptionList).highlighted
            self.show_kind(kind, following)
            self.query_one(OptionList).highlighted = chosen

        words = f"variant {variant}: {names[variant]}; Enter changes it to {following}"
        return [(words, change)] if len(order) > 1 else []

    def ask_size(self, kind: str, variant: str, then: Callable[[str, str, Cell], object]) -> None:
        def take(words: str | None) -> None:
            if words is None:
                return
            try:
                then(kind, variant, read_size(words))
            except SmtPuzzlesError as problem:
                self.tell(str(problem))

        setter = kinds.load(kind).setter
        height, width = setter.usual if setter else (9, 9)
        self.app.push_screen(AskForText("Width and height, such as 9 or 10x6:", f"{width}x{height}"), take)

    def new(self, kind: str, variant: str, size: Cell) -> None:
        order(kind, size, variant)  # which complains at once of what cannot be
        seed = drawn_seed()
        self.ask(
            f"making a {kind}",
            lambda clock: apart(partial(fresh.new_puzzle, kind, size, variant), seed, clock),
            lambda puzzle: self.open_puzzle(puzzle, False),
        )

    def empty(self, kind: str, variant: str, size: Cell) -> None:
        self.open_puzzle(fresh.empty_puzzle(kind, size, variant), True)

    def sample(self, kind: str, path: Path) -> None:
        try:
            self.open_puzzle(fresh.read_sample(kind, path), False)
        except (InputError, OSError) as problem:
            self.tell(str(problem))


def told(kept: progress.Kept) -> str:
    what = "composing" if kept.composing else "playing"
    when = f"{kept.seconds / 60:.0f} minutes, left on {kept.when.astimezone():%d %B at %H:%M}"
    return f"go on {what} {kept.puzzle.kind}, {kept.puzzle.variant}: {when}"
