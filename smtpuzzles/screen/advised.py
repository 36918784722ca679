"""The board with the solver beside it: what a player can ask, and saving."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, count
from os.path import expanduser
from pathlib import Path
from random import Random
from typing import TypeVar

from textual.binding import Binding

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import cannot, followed, replace_whole
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining import sentences
from smtpuzzles.explaining.advice import Advisor, Hint
from smtpuzzles.explaining.questions import Refutation
from smtpuzzles.explaining.sentences import HintPart
from smtpuzzles.explaining.slides import Slide
from smtpuzzles.model import Board
from smtpuzzles.playing import settings
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.looks import without_entries
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Verdict, Violation
from smtpuzzles.screen.filling import Filling, Shown
from smtpuzzles.screen.path import Steps
from smtpuzzles.screen.wording import AskForText
from smtpuzzles.solving.entries import Another, Finish

KEYS = sentences.Keys(
    following="V shows the next",
    wrong="C shows which entries are wrong",
    why="C shows why",
    accept="Enter fills it in",
    back="Escape goes back",
    more="H",
    find="F shows where the next step is",
)
HINT = "looking for a hint"
FOLLOWED = "a hint that was entered"
Result = TypeVar("Result")


class Advised(Filling):
    """A board whose player can ask the solver."""

    BINDINGS = [
        Binding("v,V", "broken", "wrong?", tooltip="show a rule that you break; again: the next one"),
        Binding("a,A", "clashes", "clashes", show=False, tooltip="switch: mark broken rules at once, or only after V"),
        Binding("c,C", "finishable", "finish?", tooltip="check if you can finish; show wrong entries; again: why"),
        Binding("h,H", "hint", "hint", tooltip="give a hint; press it again to see more"),
        Binding("f,F", "find", "find", show=False, tooltip="find the next step yourself: its cells are marked"),
        Binding("s,S", "solve", "solve", tooltip="show a solution that keeps your entries"),
        Binding("n,N", "another", "another", tooltip="show another solution, and count them"),
        Binding("p,P", "path", "path", show=False, tooltip="show the way from the clues to the solution, step by step"),
        Binding("e,E", "save", "save", tooltip="save as a puzzle file that 'solve' reads"),
    ]

    def __init__(
        self, game: Game, seconds: float = 0, called: str = "", hints: int = 0, random: Random | None = None
    ) -> None:
        super().__init__(game, seconds, called, hints)
        self.random = random or Random()
        self.advisor = Advisor(self.compiling)
        self.settings = settings.load()
        self.ruled_out: list[Claim] = []  # by hints before, for the present clues
        self.followed: Board = {}  # of the last hint
        self._solutions: list[Board] = []

    def on_mount(self) -> None:
        super().on_mount()
        self.look_for_clashes()

    def play(self, game: Game) -> None:
        before, answer = self.game, self.answer
        super().play(game)
        if self.game is not before:
            if self.followed.items() - game.entries.items():
                self.forget(FOLLOWED)
            if answer.found is not None and answer.hint and answer.hint.items() <= game.entries.items():
                self.followed = answer.hint
                self.remember(FOLLOWED, sentences.entered(answer.found))
            if answer.task and not game.solved:
                self.answer = answer
                self.judge(before)
            self._solutions.clear()
            if game.puzzle != before.puzzle:
                self.ruled_out.clear()
            self.look_for_clashes()

    def clear(self) -> bool:
        if self.answer.found is not None:
            self.forget(HINT)  # whose keys do something else now
        return super().clear()

    # What clashes, at once.

    def look_for_clashes(self) -> None:
        """Mark the cells that break a rule, if the player wants to see that at once."""
        game = self.game
        if not self.settings.clashes:
            self.show_clashes(game, [])
            return

        def look() -> None:
            broken = self.advisor.broken(game.puzzle, game.entries)
            self.call_later(self.show_clashes, game, broken)

        # In a thread, because it takes a while to write down the rules of a large board.
        self.run_worker(look, thread=True, group="clashes", exit_on_error=False)

    def show_clashes(self, game: Game, broken: Sequence[Violation]) -> None:
        cells = frozenset(cell for violation in broken for cell in violation.cells)
        if game is self.game and cells != self.clashes:
            self.clashes = cells
            self.refresh_board()

    def action_clashes(self) -> None:
        self.settings = replace(self.settings, clashes=not self.settings.clashes)
        self.look_for_clashes()
        when = "at once" if self.settings.clashes else "only when you ask (V)"
        self.show_status(f"cells that break a rule are marked {when}")
        try:
            settings.keep(self.settings)
        except UsageError as problem:
            self.show_status(str(problem))

    # Questions to the advisor.

    def consult(
        self,
        words: str,
        question: Callable[[CluedPuzzle, Board, Deadline], Result],
        then: Callable[[Result], object],
    ) -> None:
        """Ask about the puzzle and the entries as they are now."""
        puzzle, entries = self.game.puzzle, self.game.entries
        self.ask(words, lambda deadline: question(puzzle, entries, deadline), then)

    def action_broken(self) -> None:
        before = self.answer.broken
        self.clear()

        def show(broken: Sequence[Violation]) -> None:
            number = before % len(broken) + 1 if broken else 0
            if broken:
                self.point_at(broken[number - 1].cells, number)
            self.show_status(sentences.broken(broken, number, KEYS))

        self.consult("checking the rules", lambda puzzle, entries, _: self.advisor.broken(puzzle, entries), show)

    def action_finishable(self) -> None:
        """Check the entries; again, where some are wrong: show why."""
        wrong = {cell: self.game.entries[cell] for cell in self.answer.wrong}
        self.clear()
        if wrong:
            why = partial(self.advisor.why_wrong, wrong=wrong)
            self.consult("looking for a contradiction", why, self.show_why)
        else:
            self.consult("checking your entries", self.advisor.finishable, self.show_finish)

    def show_finish(self, found: Finish) -> None:
        self.answer = Shown(wrong=found.refutable)
        self.point_at(found.wrong)
        self.show_status(sentences.finish(found, self.game.given, KEYS))

    def show_why(self, found: Refutation) -> None:
        self.answer = Shown()
        self.show_part(sentences.why_wrong(found, KEYS))

    def action_hint(self) -> None:
        """Show more of the hint; after what it only rules out, and at first, look for the next one."""
        found, hint = self.answer.found, self.answer.hint
        if found is not None and self.answer.stage + 1 < len(self.stages(found)):
            self.show_stage(found, self.answer.stage + 1)
            self.forget(HINT)
            self.remember(HINT)
        elif self.game.solved:
            self.show_status(sentences.SOLVED)
        elif hint is None:
            if found is not None:
                self.ruled_out += found.conclusions
            self.clear()
            self.hints += 1
            steps = partial(self.advisor.steps, earlier=list(self.ruled_out))
            self.consult(HINT, steps, self.show_stage)

    def compiling(self) -> None:
        self.doing = "compiling the search for steps, once"

    def fillable(self, found: Hint) -> bool:
        places = self.game.places
        return bool(found.board) and all(symbol in places.get(cell, ()) for cell, symbol in found.filled.items())

    def stages(self, found: Hint) -> Sequence[HintPart]:
        return sentences.stages(found, self.game.given, self.fillable(found), KEYS)

    def show_stage(self, found: Hint, number: int = 0) -> None:
        """Show this part of the hint; at the last one, Enter puts what follows."""
        *before, _ = stages = self.stages(found)
        hint = found.filled if number == len(before) and self.fillable(found) else None
        self.answer = Shown(hint=hint, found=found, stage=number)
        self.show_part(stages[number])

    def action_find(self) -> None:
        """Mark where the next step is, which the player looks for."""
        self.clear()
        if self.composing:
            self.show_status("steps are for playing; here you compose the clues")
            return
        self.hints += 1
        self.consult("looking for a step", self.advisor.hint, self.show_task)

    def show_task(self, found: Hint) -> None:
        self.answer = Shown(task=bool(found.steps))
        self.show_part(sentences.task(found, KEYS))

    def judge(self, before: Game) -> None:
        """Show whether the one entry that is new is right; if it is, the task is done."""
        new = [cell for cell, symbol in self.game.entries.items() if before.entries.get(cell) != symbol]
        self.refresh_board()
        if len(new) == 1:
            question = partial(self.advisor.judge, cell=new[0])
            self.consult("checking your step", question, self.show_judged)

    def show_judged(self, found: Refutation) -> None:
        part = sentences.judged(found, KEYS)
        if part.marked:
            self.answer = Shown(frozenset(part.marked), task=found.verdict is not Verdict.SAT, part=part)
            self.refresh_board()
        self.show_status(part.text)

    def action_path(self) -> None:
        puzzle = self.game.puzzle
        words = "looking for the steps to the solution"
        self.ask(words, lambda deadline: self.advisor.path(puzzle, deadline), self.show_path)

    def show_path(self, slides: Sequence[Slide]) -> None:
        self.clear()
        self.hints += not self.game.solved
        self.show_status(sentences.path(len(slides) - 1))
        if len(slides) > 1:
            self.app.push_screen(Steps(slides), self.show_finished)

    def action_solve(self) -> None:
        self.clear()
        self.show_another("solving", [], counting=False)

    def action_another(self) -> None:
        # Keep showing a solution, in case there is no other.
        self.answer = Shown(solution=self.answer.solution)
        self.refresh_board()
        self.show_another("looking for another solution", list(self._solutions), counting=True)

    def show_another(self, doing: str, shown: Sequence[Board], counting: bool) -> None:
        entered, random = bool(self.game.entries), self.random
        question = self.advisor.another if counting else partial(self.advisor.another, most=1)

        def show(found: Another) -> None:
            words = sentences.another(found, entered, not shown, KEYS) if counting or not found.board else "a solution"
            if found.board:
                self.solutions += 1
                self.answer = self.answer._replace(solution=found.board)
                self._solutions.append(found.board)
                self.refresh_board()
                words += f" - {'' if self.game.composing else 'Enter accepts it, '}Escape goes back"
            self.show_status(words)

        self.consult(doing, lambda puzzle, entries, deadline: question(puzzle, entries, shown, random, deadline), show)

    # Saving.

    def action_save(self) -> None:
        self.app.push_screen(AskForText("Save this puzzle as:", free_name(self.game.given.kind)), self.save)

    def save(self, name: str | None) -> None:
        if name is None:
            return
        path, puzzle = Path(expanduser(name)), self.game.saved()
        try:
            if path.exists():
                self.show_status(f"{path} already exists; choose another name")
                return
            replace_whole(followed(path), [puzzle.text()])
        except (OSError, ValueError) as problem:
            self.show_status(str(cannot("write", str(path), problem)))
            return
        usual = puzzle.variant == kinds.variant_of(puzzle.kind, None)
        variant = "" if usual else f", which needs --variant {puzzle.variant}"
        saved = f"saved as {path}{variant}{without_entries(self.game)}"
        self.ask(
            "counting its solutions",
            lambda deadline: self.advisor.another(puzzle, {}, [], Random(0), deadline, most=2),
            lambda found: self.show_status(f"{saved}; {sentences.warning(found)}"),
            ended=f"{saved}; you stopped the count of its solutions",
        )


def free_name(kind: str) -> str:
    """Return a name that no file has yet."""
    names = (f"{kind}-{number}.txt" for number in count(2))
    return next(name for name in chain([f"{kind}.txt"], names) if not Path(name).exists())
