"""The screen of a board that is filled by a player, or composed by a setter."""

from dataclasses import replace
from pathlib import Path
from random import Random

from textual import events
from textual.binding import Binding

from smtpuzzles import kinds
from smtpuzzles.grid import Board, Cell, at
from smtpuzzles.kind import CluedPuzzle
from smtpuzzles.picture import Picture
from smtpuzzles.playing import advice, progress
from smtpuzzles.playing.game import START, Game
from smtpuzzles.result import Verdict
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.playing import Playing
from smtpuzzles.screen.sentences import because, no_other, warning
from smtpuzzles.screen.wording import AskForText
from smtpuzzles.text import counted
from smtpuzzles.writing import cannot, replace_whole

MARKS = "marks here:"
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Filling(Playing):
    """A game on a board. What is `shown` beside it: cells that are marked, a hint, a solution."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("up,down,left,right", "nothing", show=False, tooltip="move the cursor"),
        Binding("space", "turn", show=False, tooltip="what comes next in this cell; so does a click"),
        Binding("x", "cross", show=False, tooltip="the last thing a cell can hold; or right click"),
        Binding("backspace,delete", "empty", show=False, tooltip="empty the cell"),
        Binding("m", "marks", show=False, tooltip="what is typed becomes a mark, or an entry again"),
        Binding("enter", "accept", show=False, tooltip="take the hint, or the solution, that is shown"),
        Binding("v,V", "broken", "wrong?", tooltip="which rules are broken now"),
        Binding("c,C", "finishable", "finish?", tooltip="can this still be finished? what can't be right?"),
        Binding("h,H", "hint", "hint", tooltip="one cell that is certain; Enter fills it"),
        Binding("s,S", "solve", "solve", tooltip="a solution around what stands"),
        Binding("n,N", "another", "another", tooltip="another solution; how many are there at least?"),
        Binding("e,E", "save", "save", tooltip="save this as a puzzle file that 'solve' reads"),
    ]

    def __init__(self, game: Game, seconds: float = 0, random: Random | None = None) -> None:
        puzzle = game.given
        what = "composing" if game.composing else "playing"
        super().__init__(f"{what} {puzzle.kind}, {puzzle.variant}", seconds)
        self.game = game
        self.random = random or Random()
        self.marking = False
        self.cursor = min(game.places, default=(1, 1))
        self._typed = ""
        self._marked: frozenset[Cell] = frozenset()
        self._hint: tuple[Cell, str] | None = None
        self._solution: Board | None = None
        self._shown: list[Board] = []

    # What is seen.

    def shown(self) -> Picture:
        if self._solution:
            return replace(self.game.puzzle.picture(self._solution), cursor=self.cursor)
        notes = {cell: self.game.marks(cell) for cell in self.game.state.marks}
        return replace(self.game.picture, marked=self._marked, notes=notes, cursor=self.cursor)

    def counters(self) -> str:
        left = len(self.game.places) - len(self.game.state.put)
        mode = "   marking" if self.marking else ""
        return f"{counted(left, 'cell')} open{mode}" if not self.game.composing else mode

    def here(self) -> str:
        marks = self.game.marks(self.cursor)
        return f"{MARKS} {' '.join(marks)}" if marks else ""

    def clear(self) -> bool:
        there = bool(self._marked or self._hint or self._solution)
        self._marked, self._hint, self._solution = frozenset(), None, None
        self.tell(self.here())
        self.refresh_board()
        return there

    # What the player does.

    def on_key(self, event: events.Key) -> None:
        if event.key in STEPS:
            self.move(event.key)
        elif event.character and event.character in "".join(self.game.places.get(self.cursor, ())):
            self.type(event.character)
        else:
            return
        event.stop()
        event.prevent_default()

    def move(self, key: str) -> None:
        """To the next cell that way; beyond the last one, to the first."""
        (r, c), (down, right) = self.cursor, STEPS[key]
        places = self.game.places.keys() | self.game.picture.tiles.keys()
        line = [place for place in places if (place[1] == c if down else place[0] == r)]
        ahead = [place for place in line if (place > (r, c)) == (down + right > 0) and place != (r, c)]
        order = ahead or [place for place in line if place != (r, c)] or [(r, c)]
        self.cursor = min(order) if (down + right > 0) else max(order)
        self._typed = ""
        if not self.told or self.told.startswith(MARKS):
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
        if game.solved:
            self.finished(game.given)
            self.tell("Solved!")
        else:
            self.went_on()

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        self.cursor = event.place
        if event.button == 1:
            self.action_turn()
        else:
            self.action_cross()
        self.refresh_board()

    def action_turn(self) -> None:
        self.play(self.game.turned(self.cursor))

    def action_cross(self) -> None:
        symbols = self.game.places.get(self.cursor, ())
        if symbols:
            self.play(self.game.put(self.cursor, symbols[-1]))

    def action_empty(self) -> None:
        self.play(self.game.put(self.cursor, None))

    def action_marks(self) -> None:
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
        if self._hint:
            self.play(self.game.put(*self._hint))
        elif self._solution:
            self.play(self.game.filled(self._solution))
        elif self._typed:
            self._typed = ""  # so that, of two digits, the second is not taken for the rest of the first
        else:
            self.action_turn()

    # What is asked.

    def action_broken(self) -> None:
        self.cancel()
        self.clear()
        broken = advice.broken(self.game.puzzle, self.game.entries)
        if not broken:
            self.tell("no rule is broken so far")
            return
        self._marked = frozenset(cell for violation in broken for cell in violation.cells)
        more = f" (and {len(broken) - 1} more)" if len(broken) > 1 else ""
        self.tell(f"broken: {broken[0].rule}{more}")
        self.refresh_board()

    def action_finishable(self) -> None:
        puzzle, entries = self.game.puzzle, self.game.entries
        self.clear()
        self.ask("can this be finished?", lambda clock: advice.finishable(puzzle, entries, clock), self.tell_finish)

    def tell_finish(self, finish: advice.Finish) -> None:
        if finish.verdict is Verdict.SAT:
            self.tell("yes, this can be finished")
        elif finish.verdict is Verdict.UNKNOWN:
            self.tell(f"not decided: {finish.reason}")
        elif finish.hopeless:
            self.tell("the puzzle itself has no solution")
        else:
            self._marked = frozenset(finish.wrong)
            what = "these can't all be right" if finish.together else "what is marked can't be right"
            self.tell(f"no: {what}")
            self.refresh_board()

    def action_hint(self) -> None:
        puzzle, entries = self.game.puzzle, self.game.entries
        self.clear()
        self.ask("looking for a certain cell", lambda clock: advice.certain(puzzle, entries, clock), self.tell_hint)

    def tell_hint(self, hint: advice.Hint) -> None:
        if hint.cell is None or hint.symbol is None:
            nothing = "the puzzle itself has no solution" if hint.hopeless else "no open cell is certain"
            self.tell(f"not decided: {hint.reason}" if hint.reason else nothing)
            return
        self._hint = hint.cell, hint.symbol
        self._marked = frozenset([hint.cell])
        self.cursor = hint.cell
        # As it is drawn: the letters of files are not on the screen.
        drawn = self.game.puzzle.played({hint.cell: hint.symbol}).tiles[hint.cell].text
        may = hint.symbol in self.game.places.get(hint.cell, ())
        ending = "Enter puts it there" if may else "Escape goes back"
        self.tell(f"{at(hint.cell)} holds {drawn}{because(hint)} - {ending}")
        self.refresh_board()

    def action_solve(self) -> None:
        puzzle, entries, random = self.game.puzzle, self.game.entries, self.random
        self.clear()
        self.ask("solving", lambda clock: advice.around(puzzle, entries, random, clock), self.tell_solution)

    def tell_solution(self, found: advice.Around) -> None:
        if found.board is not None:
            self.show_solution(found.board, "a solution")
        elif found.verdict is Verdict.UNSAT:
            self.tell("no solution has all that stands here")
        else:
            self.tell(f"not decided: {found.reason}")

    def show_solution(self, board: Board, words: str) -> None:
        self._solution = board
        # Enter takes what was shown last.
        self._marked, self._hint = frozenset(), None
        self._shown.append(board)
        self.tell(f"{words} - {'' if self.game.composing else 'Enter takes it, '}Escape goes back")
        self.refresh_board()

    def action_another(self) -> None:
        puzzle, entries, random, shown = self.game.puzzle, self.game.entries, self.random, list(self._shown)
        self.ask(
            "looking for another solution",
            lambda clock: advice.another(puzzle, entries, shown, random, clock),
            self.tell_another,
        )

    def tell_another(self, found: advice.Another) -> None:
        number = f"{'' if found.exhausted else 'at least '}{counted(found.count, 'solution')}"
        if found.board is not None:
            around = " around what stands" if self.game.entries else ""
            only = f"the only solution{around}" if found.only else f"another one, of {number}"
            self.show_solution(found.board, only)
        elif found.verdict is Verdict.UNKNOWN:
            self.tell(f"not decided: {found.reason}")
        else:
            self.tell(no_other(found, bool(self.game.entries)))

    # What is kept.

    def action_save(self) -> None:
        puzzle = self.game.saved()
        suggestion = f"{puzzle.kind}.txt"
        self.app.push_screen(AskForText("Save this puzzle as:", suggestion), self.save)

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
            lambda clock: advice.another(puzzle, {}, [], Random(0), clock, most=2),
            lambda found: self.tell(f"{saved}; {warning(found)}"),
            ended=f"{saved}; its solutions were not counted",
        )

    def keep(self) -> None:
        """Of a board that was emptied, nothing; one that was not touched leaves what was kept of it before."""
        game = self.game
        if game.state != START and not game.solved:
            progress.keep(game, self.seconds)
        elif game.state == START and game.before:
            progress.forget(game.given, game.composing)


def saved_how(puzzle: CluedPuzzle, entries: Board) -> str:
    """What one would not expect of the file: it does not say its variant, nor what is no part of a puzzle."""
    usual = puzzle.variant == kinds.variant_of(puzzle.kind, None)
    variant = "" if usual else f", which needs --variant {puzzle.variant}"
    whole = entries.keys() <= puzzle.says().keys()
    return variant if whole else f"{variant}, without what you put, which is no part of a puzzle"


def path_of(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:  # "~name" of nobody: then it is a name like any other
        return Path(name)
