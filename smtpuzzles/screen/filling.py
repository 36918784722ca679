"""The board that a player fills, or a setter composes: the cursor, typing, pasting, marks."""

from collections.abc import Collection
from typing import NamedTuple

from textual import events
from textual.binding import Binding

from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import counted, quoted
from smtpuzzles.errors import SmtPuzzlesError
from smtpuzzles.explaining.advice import Hint
from smtpuzzles.explaining.sentences import HintPart
from smtpuzzles.model import Board, Cell
from smtpuzzles.playing import looks
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.looks import Looks, symbol_of, type_character
from smtpuzzles.puzzle.places import WHOLE, is_edge, point_of
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.panel import Sign
from smtpuzzles.screen.playing import Playing
from smtpuzzles.screen.wording import AskForText

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
# A clue that is typed as empty, on a board that a setter composes.
_NO_CLUE = "."


def reading_order(place: Cell) -> tuple[bool, Cell]:
    """Return the key of the order of places: cells and labels as they are read, then the signs between cells."""
    return is_edge(place), point_of(place)


class Shown(NamedTuple):
    """What the screen shows of an answer: cells, the number of a broken rule, a hint to accept, a solution.

    `part`: that of a hint which is shown. `found`: the hint, seen up to this `stage`. `wrong`: entries, each of which
    is in no solution. `task`: whether the player looks for a step.
    """

    pointed: frozenset[Cell] = frozenset()
    broken: int = 0
    hint: Board | None = None
    solution: Board | None = None
    part: HintPart = HintPart("")
    found: Hint | None = None
    stage: int = 0
    wrong: tuple[Cell, ...] = ()
    task: bool = False


class Filling(Playing):
    """A board and its entries; an answer of the solver can be shown on it."""

    BINDINGS = [
        Binding("up,down,left,right", "nothing", show=False, tooltip="move the cursor"),
        Binding("space", "turn", "next", show=False, tooltip="enter the next symbol here; a click does the same"),
        Binding("x", "cross", "last", show=False, tooltip="enter or remove the last symbol; or right click"),
        Binding("backspace,delete", "empty", "clear", show=False, tooltip="clear the cell and its marks"),
        Binding("m", "marks", "marks", show=False, tooltip="type marks instead of entries, or entries again"),
        Binding("t,T", "total", show=False, tooltip="compose the number about the whole puzzle, if it may have one"),
        Binding("enter", "accept", show=False, tooltip="accept the hint or the solution that you see"),
    ]

    def __init__(self, game: Game, seconds: float = 0, called: str = "", hints: int = 0) -> None:
        super().__init__(game.given, game.composing, seconds, called, hints)
        self.game: Game = game
        self.marking = False
        self.cursor = min(game.places, key=reading_order, default=(1, 1))
        self.answer = Shown()
        self.clashes: frozenset[Cell] = frozenset()
        self.looks = Looks(game)
        self._typed = ""

    # What the player sees.

    def shown(self) -> Picture:
        if self.answer.solution:
            return self.game.puzzle.picture(self.answer.solution)._replace(cursor=self.cursor)
        part = self.answer.part
        return self.looks.explained(self.game, part.candidates, part.struck, part.shades)._replace(
            marked=self.answer.pointed or self.clashes,
            context=frozenset(part.context),
            numbers=part.numbers,
            broken=frozenset(part.broken),
            cursor=self.cursor,
        )

    def signs(self) -> list[Sign]:
        """Return the signs of the screen; givens need one where they look like entries."""
        entered, clues = (
            {symbol for may in places.values() for symbol in may}
            for places in (self.game.given.open_cells(), self.game.given.domains())
        )
        same = self.looks.of.get(min(entered & clues, default=""), "")
        roles = {tile.text: tile.role.name.lower() for tile, _ in self.looks.legend}
        given = f"{roles[same]} strong" if same in roles else "given"
        mine = [(f" {same} ", given, "given"), (same, f"{roles.get(same, 'symbol')} entered", "your entry")]
        always = [("[ ]", "cursor", "cursor"), ("▸", "marked", "look here"), ("▹", "context", "cells of the rules")]
        if self.composing:
            return always
        return [*(mine if same else []), (" ₁ ", "open noted", "mark"), *always]

    def counters(self) -> str:
        return looks.counters(self.game) + ("   marking" if self.marking and not self.composing else "")

    def here(self) -> str:
        """Say what the cell under the cursor holds."""
        return self.looks.held(self.game, self.cursor)

    def typing(self) -> list[tuple[str, str]]:
        """Return, for the page of keys, what the player can type, and what it does."""
        keys = self.looks.typing()
        if self.game.composing:
            keys.append((_NO_CLUE, "no clue here; the cursor moves on, as after each clue that you type"))
        return keys

    def clear(self) -> bool:
        there = self.answer != Shown() or bool(self.status)
        self.answer = Shown()
        self.show_status("")
        self.refresh_board()
        return there

    def point_at(self, cells: Collection[Cell], broken: int = 0) -> None:
        """Mark these cells, and move the cursor to the first, so that it is on the screen."""
        self.answer = self.answer._replace(pointed=frozenset(cells), broken=broken)
        if cells:
            self.cursor = min(cells)
        self.refresh_board()

    def show_part(self, part: HintPart) -> None:
        self.answer = self.answer._replace(part=part)
        self.point_at(part.marked)
        self.show_status(part.text)

    # What the player does.

    def typed(self, event: events.Key) -> bool:
        character = symbol_of(event.character or "", self.game.places.get(self.cursor, ()))
        if event.key in STEPS:
            self.move(event.key)
        elif character:
            self.type(character)
        elif event.character == _NO_CLUE and self.game.composing:
            self.play(self.game.put(self.cursor, None))
            self.move_on()
        else:
            return False
        return True

    def move(self, key: str) -> None:
        """Move the cursor to the next cell that way; from the last one to the first."""
        here, (down, right) = point_of(self.cursor), STEPS[key]
        places = {point_of(place): place for place in self.game.places.keys() | self.game.picture.tiles.keys()}
        line = [point for point in places if point != here and point[bool(down)] == here[bool(down)]]
        ahead = [point for point in line if (point > here) == (down + right > 0)]
        order = ahead or line or [here]
        self.go_to(places.get(min(order) if (down + right > 0) else max(order), self.cursor))

    def move_on(self) -> None:
        """Move the cursor to the next place for a clue, in reading order."""
        order = sorted(self.game.places, key=reading_order)
        following = order.index(self.cursor) + 1 if self.cursor in self.game.places else len(order)
        self.go_to(order[following] if following < len(order) else self.cursor)

    def go_to(self, place: Cell) -> None:
        self.cursor, self._typed = place, ""
        self.refresh_board()

    def type(self, character: str) -> None:
        """Enter or mark a symbol; one of several characters grows with each of them."""
        typed = type_character(self.game, self.cursor, self._typed, character, self.marking)
        self.play(typed.game)
        self._typed = typed.text
        if self.composing and typed.ends:
            self.move_on()

    def on_paste(self, event: events.Paste) -> None:
        try:
            game = self.game.pasted(event.text)
        except SmtPuzzlesError as problem:
            self.show_status(str(problem))
            return
        self.play(game)
        if not game.solved:
            self.show_status(
                f"pasted: {counted(len(game.state.put), 'clue' if self.composing else 'cell')}; u undoes it"
            )

    def play(self, game: Game) -> None:
        """Go on with this state of the game; cancel questions about the one before."""
        self._typed = ""
        if game == self.game:
            return
        self.cancel()
        self.game = game
        self.clear()
        self.changed(game.solved)
        if game.solved:
            self.celebrate("Solved!")
        elif game.full:
            self.show_status("all cells are filled, but this is no solution; V shows which rule you break")

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
            self.show_status("marks are for playing; here you compose the clues")
            return
        self.marking = not self.marking
        self._typed = ""
        self.show_heading()

    def action_total(self) -> None:
        if not self.game.given.total_domain() or not self.game.composing:
            self.show_status("there is no number about this whole puzzle to compose")
            return
        words = f"How many {self.game.given.totals} are on the whole board? '-' if that is not known:"
        self.app.push_screen(AskForText(words, self.game.state.put.get(WHOLE, "-")), self.put_total)

    def put_total(self, number: str | None) -> None:
        *_, most = self.game.may_hold(WHOLE)
        if number in ("-", *self.game.may_hold(WHOLE)):
            self.play(self.game.put(WHOLE, None if number == "-" else number))
        elif number is not None:
            self.show_status(f"expected a number from 0 to {most}, or '-', but found {quoted(number)}")

    def action_accept(self) -> None:
        """Accept the hint or the solution; else, end a number, so that the next digit begins another."""
        typed, self._typed = self._typed, ""
        if self.answer.hint:
            self.play(self.game.accepted(self.answer.hint))
        elif self.answer.solution:
            self.play(self.game.filled(self.answer.solution))
        elif typed and self.composing:
            self.move_on()
        else:
            self.show_finished()
