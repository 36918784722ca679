"""The screen on which a player fills a board, or a setter composes one."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from os.path import expanduser
from pathlib import Path
from random import Random
from typing import TypeVar

from textual import events
from textual.binding import Binding

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import cannot, replace_whole
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import counted
from smtpuzzles.explaining import sentences
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.explaining.answers import Another, Finish, Hint
from smtpuzzles.model import Board, Cell
from smtpuzzles.playing.game import Game
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import Violation
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.playing import Playing
from smtpuzzles.screen.saving import free_name, saved_how
from smtpuzzles.screen.wording import AskForText

KEYS = sentences.Keys("V shows the next", "C shows which", "Enter fills it in", "Escape goes back")
Found = TypeVar("Found")
Question = Callable[[CluedPuzzle, Board, Deadline], Found]
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Filling(Playing):
    """A board and its entries; beside them it can point at cells, and show a hint or a solution."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("up,down,left,right", "nothing", show=False, tooltip="move the cursor"),
        Binding("space", "turn", show=False, tooltip="put the next symbol here; a click does the same"),
        Binding("x", "cross", show=False, tooltip="put or remove the last symbol; or right click"),
        Binding("backspace,delete", "empty", show=False, tooltip="clear the cell and its marks"),
        Binding("m", "marks", show=False, tooltip="type marks instead of entries, or entries again"),
        Binding("enter", "accept", show=False, tooltip="accept the hint or the solution that you see"),
        Binding("v,V", "broken", "wrong?", tooltip="show a rule that you break; again: the next one"),
        Binding("c,C", "finishable", "finish?", tooltip="check if you can finish; show wrong entries"),
        Binding("h,H", "hint", "hint", tooltip="give a hint: a cell you can fill now, and why"),
        Binding("s,S", "solve", "solve", tooltip="show a solution that keeps your entries"),
        Binding("n,N", "another", "another", tooltip="show another solution, and count them"),
        Binding("e,E", "save", "save", tooltip="save as a puzzle file that 'solve' reads"),
    ]

    def __init__(self, game: Game, seconds: float = 0, called: str = "", random: Random | None = None) -> None:
        super().__init__(game.given, game.composing, seconds, called)
        self.game: Game = game
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

    # What the player sees.

    def shown(self) -> Picture:
        if self._solution:
            return self.game.puzzle.picture(self._solution)._replace(cursor=self.cursor)
        notes = {cell: self.game.marks(cell) for cell in self.game.state.marks}
        return self.game.picture._replace(marked=self._pointed, notes=notes, cursor=self.cursor)

    def counters(self) -> str:
        mode = "   marking" if self.marking else ""
        if self.game.composing:
            return counted(len(self.game.state.put), "clue")
        if self.game.given.nothing is not None:
            return f"{counted(len(self.game.state.put), 'cell')} filled{mode}"
        return f"{counted(len(self.game.places) - len(self.game.state.put), 'cell')} open{mode}"

    def here(self) -> str:
        """Name the marks under the cursor."""
        marks = [self.drawn(self.cursor, symbol) for symbol in self.game.marks(self.cursor)]
        return f"marks here: {' '.join(marks)}" if marks else ""

    def drawn(self, cell: Cell, symbol: str) -> str:
        """Return the symbol as it looks on the board, which is not always that of files."""
        return self.game.puzzle.played({**self.game.entries, cell: symbol}).tiles[cell].text

    def typing(self) -> list[tuple[str, str]]:
        """Return, for the page of keys, what the player can type, and what it does."""
        where = {symbol: place for place, may in self.game.places.items() for symbol in may}
        numbers = [symbol for symbol in where if symbol.isdigit()]
        others = [symbol for symbol in where if not symbol.isdigit()]
        puts = {symbol: "it" if self.game.composing else self.drawn(where[symbol], symbol) for symbol in others}
        told = [(symbol, f"put {drawn}") for symbol, drawn in puts.items()]
        if numbers:
            told.insert(0, (f"{numbers[0]} to {numbers[-1]}", "put that number"))
        return told

    def clear(self) -> bool:
        there = bool(self._pointed or self._hint or self._solution) or self.told not in ("", self.here())
        self._pointed, self._broken, self._hint, self._solution = frozenset(), 0, None, None
        self.tell(self.here())
        self.refresh_board()
        return there

    def point_at(self, cells: Collection[Cell]) -> None:
        """Mark these cells, and move the cursor to the first, so that it is on the screen."""
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
        event.stop().prevent_default()

    def symbol_of(self, character: str) -> str:
        """Return the character, in its proper case, if some symbol that fits here contains it."""
        characters = "".join(self.game.places.get(self.cursor, ()))
        return next((one for one in (character, character.upper()) if one and one in characters), "")

    def move(self, key: str) -> None:
        """Move the cursor to the next cell that way; from the last one to the first."""
        (r, c), (down, right) = self.cursor, STEPS[key]
        places = self.game.places.keys() | self.game.picture.tiles.keys()
        line = [place for place in places if (place[1] == c if down else place[0] == r)]
        ahead = [place for place in line if (place > (r, c)) == (down + right > 0) and place != (r, c)]
        order = ahead or [place for place in line if place != (r, c)] or [(r, c)]
        self.go_to(min(order) if (down + right > 0) else max(order))

    def go_to(self, place: Cell) -> None:
        """Move the cursor, and name the marks there if the screen tells nothing else."""
        named = self.told in ("", self.here())
        self.cursor, self._typed = place, ""
        if named:
            self.tell(self.here())
        self.refresh_board()

    def type(self, character: str) -> None:
        """Put or mark a symbol; one of several characters grows with each of them."""
        symbols, begun = self.game.places[self.cursor], self._typed
        typed = next((text for text in (begun + character, character) if text in symbols), "")
        if not self.marking:
            self.play(self.game.put(self.cursor, typed) if typed else self.game)
        elif len(typed) > len(character):
            # The first character was no mark of its own.
            self.play(self.game.marked(self.cursor, begun).marked(self.cursor, typed))
        else:
            self.play(self.game.marked(self.cursor, typed))
        self._typed = typed

    def play(self, game: Game) -> None:
        """Go on with this state of the game; cancel questions about the one before."""
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
            self.tell("all cells are filled, but this is no solution; V shows which rule you break")

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
            self.tell("marks are for playing; here you compose the clues")
            return
        self.marking = not self.marking
        self._typed = ""
        self.show_heading()

    def action_accept(self) -> None:
        """Accept the hint or the solution; else, end a number, so that the next digit begins another."""
        if self._hint:
            self.play(self.game.put(*self._hint))
        elif self._solution:
            self.play(self.game.filled(self._solution))
        self._typed = ""

    # Questions to the advisor.

    def consult(self, words: str, question: Question[Found], then: Callable[[Found], object]) -> None:
        """Ask about the puzzle and the entries as they are now."""
        puzzle, entries = self.game.puzzle, self.game.entries
        self.ask(words, lambda deadline: question(puzzle, entries, deadline), then)

    def action_broken(self) -> None:
        before = self._broken
        self.clear()

        def tell(broken: Sequence[Violation]) -> None:
            if broken:
                self._broken = before % len(broken) + 1
                self.point_at(broken[self._broken - 1].cells)
            self.tell(sentences.broken(broken, self._broken, KEYS))

        # In a thread, because it takes a while to write down the rules of a large board.
        self.consult("checking the rules", lambda puzzle, entries, _: self.advisor.broken(puzzle, entries), tell)

    def action_finishable(self) -> None:
        self.clear()
        self.consult("checking your entries", self.advisor.finishable, self.tell_finish)

    def tell_finish(self, found: Finish) -> None:
        self.point_at(found.wrong)
        self.tell(sentences.finish(found))

    def action_hint(self) -> None:
        self.clear()
        self.consult("looking for a hint", self.advisor.hint, self.tell_hint)

    def tell_hint(self, found: Hint) -> None:
        drawn, may = "", False
        if found.cell is not None and found.symbol is not None:
            self._hint = found.cell, found.symbol
            self.point_at([found.cell])
            drawn, may = self.drawn(*self._hint), found.symbol in self.game.places.get(found.cell, ())
        self.tell(sentences.hint(found, drawn, may, KEYS))

    def action_solve(self) -> None:
        self.clear()
        self.show_another("solving", [], counting=False)

    def action_another(self) -> None:
        # Keep showing a solution, in case there is no other.
        self._pointed, self._hint = frozenset(), None
        self.refresh_board()
        self.show_another("looking for another solution", list(self._shown), counting=True)

    def show_another(self, words: str, shown: Sequence[Board], counting: bool) -> None:
        entered, random = bool(self.game.entries), self.random
        question = self.advisor.another if counting else partial(self.advisor.another, most=1)

        def show(found: Another) -> None:
            told = sentences.another(found, entered, not shown, KEYS) if counting or not found.board else "a solution"
            if found.board:
                self._solution = found.board
                self._shown.append(found.board)
                self.refresh_board()
                told += f" - {'' if self.game.composing else 'Enter accepts it, '}Escape goes back"
            self.tell(told)

        self.consult(words, lambda puzzle, entries, deadline: question(puzzle, entries, shown, random, deadline), show)

    # Saving.

    def action_save(self) -> None:
        self.app.push_screen(AskForText("Save this puzzle as:", free_name(self.game.given.kind)), self.save)

    def save(self, name: str | None) -> None:
        if name is None:
            return
        path, puzzle = Path(expanduser(name)), self.game.saved()
        try:
            if path.exists():
                self.tell(f"{path} already exists; choose another name")
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
            ended=f"{saved}; you stopped the count of its solutions",
        )
