"""Advice for a player: broken rules, wrong entries, hints, and solutions that keep the entries.

All but `broken` ask a solver, and end soon after somebody cancels their deadline. A hint is the next step of an
explanation from the clues and the right entries.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from random import Random
from threading import Lock
from typing import TypeVar

from smtpuzzles import kinds
from smtpuzzles.base.compiling import when_compiling
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.judges import Judge, judge_of
from smtpuzzles.explaining.questions import Refutation, judge_entry, wrong_entry
from smtpuzzles.explaining.slides import Slide, context_of, slides_of
from smtpuzzles.explaining.step import Step
from smtpuzzles.model import Board, Cell, Rule
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Checked, NotTrueOrFalse, ReasonUnknown, Verdict, Violation
from smtpuzzles.solving import entries as solving
from smtpuzzles.solving.entries import Another, Asked, Finish, asking
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.preparing import Preparations

# A count of solutions ends here.
ENOUGH = 100
Advice = TypeVar("Advice", Finish, Another)
Judges = list[tuple[Rule, Judge]]


@dataclass(frozen=True)
class Hint(NotTrueOrFalse):
    """The steps from the clues and the right entries to the next conclusion, which is so in every solution.

    UNSAT: no open cell is certain; `hopeless`: the puzzle has no solution. UNKNOWN: the search ended first, for this
    `reason`. `wrong`: cells whose entry is in no solution, as far as that is known; `together`: each other entry is
    in one, but no solution has all of these.
    """

    verdict: Verdict
    steps: tuple[Step, ...] = ()
    wrong: tuple[Cell, ...] = ()
    hopeless: bool = False
    together: bool = False
    reason: ReasonUnknown | None = None

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells of the rules of these steps."""
        return context_of(self.steps)

    @property
    def rules(self) -> list[str]:
        """The rules of these steps, those of the last one first, without what players note at a glance."""
        steps = [step for step in self.steps if not (step.noted and step.obvious)]
        return list(dict.fromkeys(rule.rule for step in [*self.steps[-1:], *steps] for rule in step.rules))

    @property
    def shades(self) -> Board:
        """What players note of cells that solutions do not show."""
        return {one.cell: one.symbol for step in self.steps if step.noted for one in step.conclusions}

    @property
    def words(self) -> str:
        """The last step, after those that a player does not see without words."""
        return " ".join([step.words for step in self._shown])

    @property
    def head(self) -> str:
        """The same, without what stands below the head of the last step."""
        return " ".join([*[step.words for step in self._shown[:-1]], self.steps[-1].head])

    @property
    def _shown(self) -> list[Step]:
        return [step for step in self.steps if not step.obvious or step is self.steps[-1]]

    @property
    def conclusions(self) -> Sequence[Claim]:
        return self.steps[-1].conclusions if self.steps else ()

    @property
    def board(self) -> Board:
        """The symbols that follow for cells."""
        return {one.cell: one.symbol for one in self.conclusions if one.holds}

    @property
    def filled(self) -> Board:
        """The symbols that follow for cells, with those of the steps before that the words name."""
        named = [one for step in self._shown if not step.noted for one in step.conclusions]
        before = {one.cell: one.symbol for one in named if one.holds}
        return {**before, **self.board} if self.board else {}

    @property
    def cell(self) -> Cell | None:
        """The first cell of the conclusion."""
        return next((one.cell for one in self.conclusions), None)

    @property
    def symbol(self) -> str | None:
        """The symbol that follows for this cell, if one does."""
        return None if self.cell is None else self.board.get(self.cell)


def hint(puzzle: AnyPuzzle, entries: Board | None = None, timeout: float | None = None) -> Hint:
    """Return the steps to the next cell that is certain; `entries` are the symbols that a player has entered."""
    clued = CLUES.expect(puzzle, "hint")
    with Deadline(timeout) as deadline:
        return Advisor().hint(clued, clued.expect_entries(entries), deadline)


class Advisor:
    """Advises on puzzles; it keeps what the last one has been prepared for.

    `compiling` is called when the search for steps must be compiled first, which takes longer.
    """

    def __init__(self, compiling: Callable[[], object] = bool) -> None:
        self._notify = compiling
        self._preparations = Preparations()
        self._explained: Explanation | None = None
        self._explaining = Lock()
        self._judged: tuple[Prepared, Judges] | None = None
        self._judging = Lock()

    def _ask(
        self,
        puzzle: CluedPuzzle,
        entries: Board,
        deadline: Deadline,
        question: Callable[[Asked], Advice],
        advice: type[Advice],
    ) -> Advice:
        """Return the answer to the question, or UNKNOWN when there is no more time."""
        try:
            with asking(self._preparations.of(puzzle, deadline), entries, deadline) as asked:
                return question(asked)
        except Expired as expired:
            return advice(Verdict.UNKNOWN, reason=expired.reason)

    def broken(self, puzzle: CluedPuzzle, entries: Board) -> list[Violation]:
        """Return the rules that nobody can still obey, with the cells that break them; each rule is judged alone."""
        with self._judging:
            prepared, judged = self._judges_of(puzzle)
            board = {**entries, **puzzle.fixed()}
            known = prepared.known(prepared.holding(board))
            cuts = puzzle.cuts({**prepared.model.bare, **board})  # which may speak of open cells, too
            return [
                Violation(rule.sentence, clashing(rule, judge, prepared, board))
                for rule, judge in [*judged, *judges_of(prepared, cuts)]
                if judge.says((), known)
            ]

    def _judges_of(self, puzzle: CluedPuzzle) -> tuple[Prepared, Judges]:
        """Return the puzzle prepared, and the judges of its rules, which are kept for the next look."""
        prepared = self._preparations.of(puzzle, Deadline())
        if self._judged is None or self._judged[0] is not prepared:
            own = [rule for rule in prepared.model.rules if not rule.by_cuts]
            self._judged = prepared, judges_of(prepared, [*own, *prepared.clue_rules.values()])
        return self._judged

    def finishable(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Finish:
        """Return whether a solution keeps all entries; if not, which entries are wrong."""
        return self._ask(puzzle, entries, deadline, solving.finish, Finish)

    def why_wrong(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline, wrong: Board) -> Refutation:
        """Return why one of these wrong entries, each of which is in no solution, is wrong, by the fewest rules."""
        return self._asked(puzzle, entries, deadline, lambda explained: wrong_entry(explained, wrong))

    def judge(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline, cell: Cell) -> Refutation:
        """Return why the entry of this cell is right, or why it is wrong."""
        symbol = entries[cell]
        return self._asked(puzzle, entries, deadline, lambda explained: judge_entry(explained, cell, symbol))

    def _asked(
        self,
        puzzle: CluedPuzzle,
        entries: Board,
        deadline: Deadline,
        question: Callable[[Explanation], Refutation],
    ) -> Refutation:
        try:
            with self._explaining, self._compiling(deadline):
                deadline.expect_time()
                return question(self._explanation(puzzle, deadline).asked(deadline, entries, ()))
        except Expired as expired:
            return Refutation(Verdict.UNKNOWN, "", reason=expired.reason)

    def another(
        self,
        puzzle: CluedPuzzle,
        entries: Board,
        shown: Collection[Board],
        random: Random,
        deadline: Deadline,
        most: int = ENOUGH,
    ) -> Another:
        """Return a random solution that keeps the entries and is not in `shown`; count the solutions up to `most`."""
        old = dict.fromkeys(frozenset(board.items()) for board in shown if board.items() >= entries.items())
        boards = [dict(items) for items in old]
        return self._ask(puzzle, entries, deadline, lambda asked: solving.another(asked, boards, random, most), Another)

    def hint(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Hint:
        """Return the steps from the puzzle and the right entries to the next cell that they fill."""
        steps: list[Step] = []
        found = self.steps(puzzle, entries, deadline)
        while found.steps and not found.board:
            steps += found.steps
            earlier = [one for step in steps for one in step.conclusions]
            found = self.steps(puzzle, entries, deadline, earlier)
        return replace(found, steps=(*steps, *found.steps)) if found.steps else found

    def steps(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline, earlier: Iterable[Claim] = ()) -> Hint:
        """Return the next steps after these conclusions of earlier ones."""
        try:
            with self._explaining, self._compiling(deadline):
                deadline.expect_time()
                explained = self._explanation(puzzle, deadline).asked(deadline, entries, earlier)
                steps = tuple(explained.next()) if explained.solution else ()
                with suppress(Expired):  # what is found by then is shown
                    explained.judge_others()
                wrong, together = tuple(explained.wrong), bool(explained.clashing)
        except Expired as expired:
            return Hint(Verdict.UNKNOWN, reason=expired.reason)
        if steps:
            return Hint(Verdict.SAT, steps, wrong, together=together)
        if reason := explained.checked.reason or explained.stopped:
            return Hint(Verdict.UNKNOWN, wrong=wrong, together=together, reason=reason)
        return Hint(Verdict.UNSAT, wrong=wrong, hopeless=explained.solution is None, together=together)

    def _explanation(self, puzzle: CluedPuzzle, deadline: Deadline) -> Explanation:
        """Return the explanation of the puzzle, which is kept for the next hint."""
        if self._explained is None or self._explained.puzzle != puzzle:
            explained = Explanation(puzzle, deadline, preparations=self._preparations, check=self._checked)
            deadline.expect_time()  # what is found too late may lack something
            if explained.lacking:
                return explained
            self._explained = explained
        return self._explained

    def path(self, puzzle: CluedPuzzle, deadline: Deadline) -> list[Slide]:
        """Return the steps from the clues to the solution, as slides; the first shows the puzzle."""
        with self._compiling(deadline):
            explanation = Explanation(puzzle, deadline, preparations=self._preparations, check=self._checked)
            return slides_of(explanation, kinds.load(puzzle.kind).title)

    def _checked(self, puzzle: CluedPuzzle, deadline: Deadline) -> Checked:
        with asking(self._preparations.of(puzzle, deadline), {}, deadline) as asked:
            return solving.check(asked)

    @contextmanager
    def _compiling(self, deadline: Deadline) -> Iterator[None]:
        def begin(_: str) -> None:
            deadline.expect_time()  # nothing else would end the compiler
            self._notify()

        with when_compiling(begin):
            yield


def judges_of(prepared: Prepared, rules: Iterable[Rule]) -> Judges:
    variables, names = len(prepared.model.variables), prepared.model.formula.every_name
    return [(rule, judge_of(rule, variables, names, Deadline())) for rule in rules]


def clashing(rule: Rule, judge: Judge, prepared: Prepared, board: Board) -> tuple[Cell, ...]:
    """Return cells of one symbol that alone break the rule, with those that have no variables; or all its cells."""
    about = {prepared.cell(literal) for literal in judge.literals if literal <= len(prepared.model.variables)}
    held = {cell: board[cell] for cell in sorted(about & board.keys())}
    for symbol in dict.fromkeys(held.values()):
        alike = {cell: symbol for cell in held if held[cell] == symbol}
        if symbol != prepared.puzzle.nothing and judge.says((), prepared.known(prepared.holding(alike))):
            return (*alike, *[cell for cell in rule.cells if cell not in prepared.of_cell])
    return rule.cells
