"""The screen of a board that is filled by a player, or composed by a setter."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random

from textual import events
from textual.binding import Binding

from smtpuzzles.base.files import cannot, replace_whole
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import counted
from smtpuzzles.explaining import sentences
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.explaining.answers import Finish, Hint
from smtpuzzles.model import Board, Cell
from smtpuzzles.playing import storage
from smtpuzzles.playing.game import START, Game
from smtpuzzles.result import Violation
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.playing import Playing
from smtpuzzles.screen.saving import free_name, path_of, saved_how
from smtpuzzles.screen.wording import AskForText

KEYS = sentences.Keys(
    following="V shows the next",
    wrong="C tells what can't be right",
    accept="Enter puts it there",
    back="Escape goes back",
)
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Filling(Playing):
    """A game on a board. What is `shown` beside it: cells that are pointed at, a hint, a solution."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("up,down,left,right", "nothing", show=False, tooltip="move the cursor"),
        Binding("space", "turn", show=False, tooltip="what comes next in this cell; so does a click"),
        Binding("x", "cross", show=False, tooltip="the last thing a cell can hold, or nothing; or right click"),
        Binding("backspace,delete", "empty", show=False, tooltip="empty the cell, of marks, too"),
        Binding("m", "marks", show=False, tooltip="what is typed becomes a mark, or an entry again"),
        Binding("enter", "accept", show=False, tooltip="take the hint, or the solution, that is shown"),
        Binding("v,V", "broken", "wrong?", tooltip="which rule is broken now; once more: the next one"),
        Binding("c,C", "finishable", "finish?", tooltip="can this still be finished? what can't be right?"),
        Binding("h,H", "hint", "hint", tooltip="one cell that is certain; Enter fills it"),
        Binding("s,S", "solve", "solve", tooltip="a solution around what stands"),
        Binding("n,N", "another", "another", tooltip="another solution; how many are there at least?"),
        Binding("e,E", "save", "save", tooltip="save this as a puzzle file that 'solve' reads"),
    ]

    def __init__(self, game: Game, seconds: float = 0, called: str = "", random: Random | None = None) -> None:
        super().__init__(game.given, game.composing, seconds, called)
        self.game = game
        self.random = random or Random()
        self.advisor = Advisor()
        self.marking = False
        self.cursor = min(game.places, default=(1, 1))
        self._typed = ""
        self._pointed: frozenset[Cell] = frozenset()
        self._broken = 0
        self._hint: tuple[Cell, str] | None = None
        self._solution: Board | None = None
        self._shown: list[Board] = []

    # What is seen.

    def shown(self) -> Picture:
        if self._solution:
            return replace(self.game.puzzle.picture(self._solution), cursor=self.cursor)
        notes = {cell: self.game.marks(cell) for cell in self.game.state.marks}
        return replace(self.game.picture, marked=self._pointed, notes=notes, cursor=self.cursor)

    def counters(self) -> str:
        mode = "   marking" if self.marking else ""
        if self.game.composing:
            return counted(len(self.game.state.put), "clue")
        if self.game.given.nothing is not None:
            return f"{counted(len(self.game.state.put), 'cell')} filled{mode}"
        return f"{counted(len(self.game.places) - len(self.game.state.put), 'cell')} open{mode}"

    def here(self) -> str:
        """The marks under the cursor, by name."""
        marks = [self.drawn(self.cursor, symbol) for symbol in self.game.marks(self.cursor)]
        return f"marks here: {' '.join(marks)}" if marks else ""

    def drawn(self, cell: Cell, symbol: str) -> str:
        """How it would look on the board: the letters of files are not on the screen."""
        return self.game.puzzle.played({**self.game.entries, cell: symbol}).tiles[cell].text

    def typing(self) -> list[tuple[str, str]]:
        """What can be typed, and what it puts, for the page of keys."""
        where = {symbol: place for place, may in self.game.places.items() for symbol in may}
        numbers = [symbol for symbol in where if symbol.isdigit()]
        others = [symbol for symbol in where if not symbol.isdigit()]
        puts = {symbol: "it" if self.game.composing else self.drawn(where[symbol], symbol) for symbol in others}
        told = [(symbol, f"puts {drawn}") for symbol, drawn in puts.items()]
        if numbers:
            told.insert(0, (f"{numbers[0]} to {numbers[-1]}", "puts that number"))
        return told

    def clear(self) -> bool:
        there = bool(self._pointed or self._hint or self._solution) or self.told not in ("", self.here())
        self._pointed, self._broken, self._hint, self._solution = frozenset(), 0, None, None
        self.tell(self.here())
        self.refresh_board()
        return there

    def point_at(self, cells: Collection[Cell]) -> None:
        """They may be beyond the edge of the screen, but the cursor never is."""
        self._pointed = frozenset(cells)
        if cells:
            self.cursor = min(cells)
        self.refresh_board()

    # What the player does.

    def on_key(self, event: events.Key) -> None:
        character = self.symbol_of(event.character or "")
        if event.key in STEPS:
            self.move(event.key)
        elif character:
            self.type(character)
        else:
            return
        event.stop()
        event.prevent_default()

    def symbol_of(self, character: str) -> str:
        """A character of some symbol that may stand here, whether it was typed large or small; or none."""
        characters = "".join(self.game.places.get(self.cursor, ()))
        return next((one for one in (character, character.upper()) if one and one in characters), "")

    def move(self, key: str) -> None:
        """To the next cell that way; beyond the last one, to the first."""
        (r, c), (down, right) = self.cursor, STEPS[key]
        places = self.game.places.keys() | self.game.picture.tiles.keys()
        line = [place for place in places if (place[1] == c if down else place[0] == r)]
        ahead = [place for place in line if (place > (r, c)) == (down + right > 0) and place != (r, c)]
        order = ahead or [place for place in line if place != (r, c)] or [(r, c)]
        self.go_to(min(order) if (down + right > 0) else max(order))

    def go_to(self, place: Cell) -> None:
        """Marks are named wherever the cursor is, if nothing else is told."""
        named = self.told in ("", self.here())
        self.cursor, self._typed = place, ""
        if named:
            self.tell(self.here())
        self.refresh_board()

    def type(self, character: str) -> None:
        """Symbols of several characters are typed one after the other."""
        symbols, begun = self.game.places[self.cursor], self._typed
        typed = next((text for text in (begun + character, character) if text in symbols), "")
        if not self.marking:
            self.play(self.game.put(self.cursor, typed) if typed else self.game)
        elif len(typed) > len(character):
            # What it began with was no mark of its own.
            self.play(self.game.marked(self.cursor, begun).marked(self.cursor, typed))
        else:
            self.play(self.game.marked(self.cursor, typed))
        self._typed = typed

    def play(self, game: Game) -> None:
        """Go on with this game; what was asked about the one before is of no use any more."""
        self._typed = ""
        if game == self.game:
            return
        self.cancel()
        self.game = game
        self._shown.clear()
        self.clear()
        self.changed(game.solved)
        if game.solved:
            self.tell("Solved!")
        elif game.full:
            self.tell("all cells are filled, but this is no solution; V tells which rule is broken")

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        self.go_to(event.place)
        if event.button == 1:
            self.action_turn()
        else:
            self.action_cross()

    def action_turn(self) -> None:
        self.play(self.game.turned(self.cursor))

    def action_cross(self) -> None:
        self.play(self.game.crossed(self.cursor))

    def action_empty(self) -> None:
        self.play(self.game.put(self.cursor, None))

    def action_marks(self) -> None:
        if self.game.composing:
            self.tell("marks are for playing; what is composed is said by the puzzle")
            return
        self.marking = not self.marking
        self._typed = ""
        self.show_heading()

    def action_undo(self) -> None:
        self.play(self.game.undone())

    def action_redo(self) -> None:
        self.play(self.game.redone())

    def action_reset(self) -> None:
        self.play(self.game.reset())

    def action_accept(self) -> None:
        """Takes what is shown; else, of two digits, the second is not taken for the rest of the first."""
        if self._hint:
            self.play(self.game.put(*self._hint))
        elif self._solution:
            self.play(self.game.filled(self._solution))
        self._typed = ""

    # What is asked.

    def action_broken(self) -> None:
        advisor = self.advisor
        puzzle, entries, before = self.game.puzzle, self.game.entries, self._broken
        self.clear()
        # No solver is asked, but the rules of a large board take a while to be written down.
        self.ask(
            "looking at the rules",
            lambda _: advisor.broken(puzzle, entries),
            lambda found: self.tell_broken(found, before),
        )

    def tell_broken(self, broken: Sequence[Violation], before: int) -> None:
        """The one after the one that was told of before."""
        if broken:
            self._broken = before % len(broken) + 1
            self.point_at(broken[self._broken - 1].cells)
        self.tell(sentences.broken(broken, self._broken, KEYS))

    def action_finishable(self) -> None:
        advisor = self.advisor
        puzzle, entries = self.game.puzzle, self.game.entries
        self.clear()
        self.ask(
            "can this be finished?", lambda deadline: advisor.finishable(puzzle, entries, deadline), self.tell_finish
        )

    def tell_finish(self, found: Finish) -> None:
        self.point_at(found.wrong)
        self.tell(sentences.finish(found))

    def action_hint(self) -> None:
        advisor = self.advisor
        puzzle, entries = self.game.puzzle, self.game.entries
        self.clear()
        self.ask("looking for a certain cell", lambda deadline: advisor.hint(puzzle, entries, deadline), self.tell_hint)

    def tell_hint(self, found: Hint) -> None:
        drawn, may = "", False
        if found.cell is not None and found.symbol is not None:
            self._hint = found.cell, found.symbol
            self.point_at([found.cell])
            drawn, may = self.drawn(*self._hint), found.symbol in self.game.places.get(found.cell, ())
        self.tell(sentences.hint(found, drawn, may, KEYS))

    def action_solve(self) -> None:
        advisor = self.advisor
        puzzle, entries, random = self.game.puzzle, self.game.entries, self.random
        self.clear()
        self.ask(
            "solving",
            lambda deadline: advisor.around(puzzle, entries, random, deadline),
            lambda found: self.show_solution(found.board, sentences.around(found, KEYS)),
        )

    def action_another(self) -> None:
        advisor = self.advisor
        puzzle, entries, random, shown = self.game.puzzle, self.game.entries, self.random, list(self._shown)
        # A solution that is shown stays, in case there is no other.
        self._pointed, self._hint = frozenset(), None
        self.refresh_board()
        self.ask(
            "looking for another solution",
            lambda deadline: advisor.another(puzzle, entries, shown, random, deadline),
            lambda found: self.show_solution(found.board, sentences.another(found, bool(entries), not shown, KEYS)),
        )

    def show_solution(self, board: Board | None, words: str) -> None:
        if board is None:
            self.tell(words)
            return
        self._solution = board
        self._shown.append(board)
        self.tell(f"{words} - {'' if self.game.composing else 'Enter takes it, '}Escape goes back")
        self.refresh_board()

    # What is kept.

    def action_save(self) -> None:
        puzzle = self.game.saved()
        self.app.push_screen(AskForText("Save this puzzle as:", free_name(puzzle.kind)), self.save)

    def save(self, name: str | None) -> None:
        if name is None:
            return
        path = path_of(name)
        puzzle = self.game.saved()
        try:
            if path.exists():
                self.tell(f"{path} is already there; choose another name")
                return
            replace_whole(path, puzzle.text())
        except (OSError, ValueError) as problem:
            self.tell(str(cannot("write", str(path), problem)))
            return
        saved = f"saved as {path}{saved_how(puzzle, self.game.entries)}"
        self.ask(
            f"{saved}; counting its solutions",
            lambda deadline: self.advisor.another(puzzle, {}, [], Random(0), deadline, most=2),
            lambda found: self.tell(f"{saved}; {sentences.warning(found)}"),
            ended=f"{saved}; its solutions were not counted",
        )

    def keep(self) -> None:
        """Of a board that was emptied, nothing; one that was not touched leaves what was kept of it before."""
        game = self.game
        if game.state != START and not game.solved:
            storage.keep(game, self.seconds, self.called)
        elif game.state == START and game.before:
            storage.forget(game.given, game.composing, self.called)
