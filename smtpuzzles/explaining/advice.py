"""Advice for a player: broken rules, wrong entries, hints, and solutions that keep the entries.

All but `broken` ask a solver, and end soon after somebody cancels their deadline. A hint is the next step of an
explanation from the clues and the right entries.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from threading import Lock
from typing import NamedTuple, TypeVar

from smtpuzzles import kinds
from smtpuzzles.base.compiling import when_compiling
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.engines.table import engine
from smtpuzzles.explaining.answers import Another, Finish, Hint
from smtpuzzles.explaining.explanation import Explanation, Step
from smtpuzzles.explaining.judges import Judge, judge_of
from smtpuzzles.explaining.slides import Slide, slides_of
from smtpuzzles.model import Board, Cell, Literal, Rule
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Checked, Uniqueness, Verdict, Violation
from smtpuzzles.solving.backbone import backbone
from smtpuzzles.solving.mus import in_core, minimal, smallest
from smtpuzzles.solving.prepared import Preparations, Prepared
from smtpuzzles.solving.query import Query, holds, joined
from smtpuzzles.solving.sampling import random_solution

# Of the solvers that take preferences, the fastest that keeps what it found when it restarts. The solver that makes
# puzzles insists on preferences; without any, either takes minutes for some empty boards.
SOLVER = "minisat-gh"
# Seconds for a smallest step of several rules, after which a solver finds one that may not be the smallest.
SOON = 8.0
# A count of solutions ends here.
ENOUGH = 100
Advice = TypeVar("Advice", Finish, Another)


def hint(puzzle: AnyPuzzle, entries: Board | None = None, timeout: float | None = None) -> Hint:
    """Return the steps to the next cell that is certain; `entries` are the symbols that a player has entered."""
    clued = CLUES.expect(puzzle, "hint")
    with Deadline(timeout) as deadline:
        return Advisor().hint(clued, clued.expect_entries(entries), deadline)


class Asked(NamedTuple):
    """A query about a puzzle; `given`: the literals of its clues; `entered`: those of the entries, by cell."""

    puzzle: CluedPuzzle
    query: Query
    given: list[Literal]
    entered: Mapping[Cell, Sequence[Literal]]

    def possible(self, cells: Collection[Cell]) -> Verdict:
        """Is there a solution with the entries of these cells?"""
        return self.query.possible([*self.given, *joined(self.entered[cell] for cell in cells)])

    def board(self, true: Collection[Literal]) -> Board:
        return self.query.prepared.solution(self.puzzle, true)


Question = Callable[[Asked], Advice]
Judges = list[tuple[Rule, Judge]]


class Advisor:
    """Advises on puzzles; it keeps what the last one has been prepared for."""

    def __init__(self) -> None:
        self._preparations = Preparations()
        self._explained: Explanation | None = None
        self._explaining = Lock()
        self._judged: tuple[Prepared, Judges] | None = None
        self._judging = Lock()

    @contextmanager
    def _asking(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Iterator[Asked]:
        prepared = self._preparations.of(puzzle, deadline)
        with Query(prepared, deadline, engine(SOLVER)) as query:
            if puzzle.nothing is not None:
                # Otherwise the solver first tries an empty board, which is hardly ever a solution.
                query.session.prefer(range(1, len(query.model.variables) + 1))
            given = [prepared.selectors[clue] for clue in puzzle.clues()]
            entered = {cell: prepared.literals(cell, symbol) for cell, symbol in entries.items()}
            yield Asked(puzzle, query, given, entered)

    def _ask(
        self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline, question: Question[Advice], advice: type[Advice]
    ) -> Advice:
        """Return the answer to the question, or UNKNOWN when there is no more time."""
        try:
            with self._asking(puzzle, entries, deadline) as asked:
                return question(asked)
        except Expired as expired:
            return advice(Verdict.UNKNOWN, reason=expired.reason)

    def broken(self, puzzle: CluedPuzzle, entries: Board) -> list[Violation]:
        """Return the rules that nobody can still obey, with the cells that break them; each rule is judged alone."""
        with self._judging:
            prepared, judged = self._judges_of(puzzle)
            board = {**entries, **puzzle.fixed()}
            known = prepared.known(prepared.holding(board))
            cuts = puzzle.cuts(prepared.model, {**prepared.model.bare, **board})  # which may speak of open cells, too
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
        return self._ask(puzzle, entries, deadline, _finish, Finish)

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
        return self._ask(puzzle, entries, deadline, lambda asked: _another(asked, boards, random, most), Another)

    def hint(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Hint:
        """Return the steps from the puzzle and the right entries to the next cell that they fill."""
        steps: list[Step] = []
        found = self.steps(puzzle, entries, deadline)
        while found.steps and not found.board:
            steps += found.steps
            found = self.steps(puzzle, entries, deadline, [one for step in steps for one in step.conclusions])
        return replace(found, steps=(*steps, *found.steps)) if found.steps else found

    def steps(
        self,
        puzzle: CluedPuzzle,
        entries: Board,
        deadline: Deadline,
        told: Iterable[Claim] = (),
        compiling: Callable[[], object] = bool,
    ) -> Hint:
        """Return the next steps after the conclusions that were told.

        `compiling` is called when the search for steps must be compiled first, which takes longer.
        """
        limit = deadline.part(SOON)
        try:
            with self._explaining, _compiling(deadline, compiling, limit):
                deadline.expect_time()
                there = {**puzzle.fixed(), **entries}
                explained = self._explanation(puzzle, deadline).asked(deadline, there, told, limit)
                steps = tuple(explained.next()) if explained.solution else ()
                wrong = tuple(explained.wrong)
            if explained.verdict is Uniqueness.MULTIPLE and entries.keys() - explained.right.keys() - {*wrong}:
                finish = self.finishable(puzzle, entries, deadline)
                wrong = () if finish.together else finish.wrong
        except Expired as expired:
            return Hint(Verdict.UNKNOWN, reason=expired.reason)
        if steps:
            return Hint(Verdict.SAT, steps, wrong)
        if reason := explained.checked.reason or explained.stopped:
            return Hint(Verdict.UNKNOWN, wrong=wrong, reason=reason)
        return Hint(Verdict.UNSAT, wrong=wrong, hopeless=explained.solution is None)

    def _explanation(self, puzzle: CluedPuzzle, deadline: Deadline) -> Explanation:
        """Return the explanation of the puzzle, which is kept for the next hint."""
        if self._explained is None or self._explained.puzzle != puzzle:
            explained = Explanation(puzzle, deadline, preparations=self._preparations, check=self._checked)
            deadline.expect_time()  # what is found too late may lack something
            self._explained = explained
        return self._explained

    def path(self, puzzle: CluedPuzzle, deadline: Deadline, compiling: Callable[[], object] = bool) -> list[Slide]:
        """Return the steps from the clues to the solution, as slides; the first shows the puzzle."""
        with _compiling(deadline, compiling):
            explanation = Explanation(puzzle, deadline, preparations=self._preparations, check=self._checked)
            return slides_of(explanation, kinds.load(puzzle.kind).title)

    def _checked(self, puzzle: CluedPuzzle, deadline: Deadline) -> Checked:
        """Return whether there is one solution, found with wishes as all else here, which an empty board needs."""
        try:
            with self._asking(puzzle, {}, deadline) as asked:
                return _checked(asked)
        except Expired as expired:
            unknown, why = Uniqueness.UNKNOWN, expired.reason
            return Checked(verdict=unknown, solutions=(), reason=why, seconds={}, puzzle=puzzle)


@contextmanager
def _compiling(deadline: Deadline, tell: Callable[[], object], *limits: Deadline) -> Iterator[None]:
    """Call `tell` when something must be compiled first; these limits do not count that time."""

    def begin(_: str) -> None:
        deadline.expect_time()  # nothing else would end the compiler
        for limit in limits:
            limit.restart()
        tell()

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


def _checked(asked: Asked) -> Checked:
    if asked.possible(()) is not Verdict.SAT:
        return Checked(verdict=Uniqueness.NONE, solutions=(), exhausted=True, seconds={}, puzzle=asked.puzzle)
    query, solution = asked.query, asked.board(asked.query.found())
    cells = {cell: solution[cell] for cell in query.prepared.of_cell}
    same, answer = backbone(query.session, query.model, cells, asked.board, query.deadline, asked.given)
    verdict = Uniqueness.MULTIPLE if len(same) < len(cells) else Uniqueness.UNIQUE
    if answer.verdict is not Verdict.UNSAT:
        verdict = Uniqueness.UNKNOWN
    return Checked(
        verdict=verdict,
        solutions=(solution,),
        exhausted=verdict is Uniqueness.UNIQUE,
        reason=answer.reason,
        backbone=frozenset(same),
        seconds={},
        puzzle=asked.puzzle,
    )


def _finish(asked: Asked) -> Finish:
    if asked.possible(asked.entered) is not Verdict.SAT:
        return _culprits(asked)
    asked.board(asked.query.found())
    return Finish(Verdict.SAT)


def _another(asked: Asked, old: Sequence[Board], random: Random, most: int) -> Another:
    model, query = asked.query.model, asked.query
    count, board = len(old), None
    try:
        for one in old:
            query.session.require(model.other_than(model.true_on(one)))
        true = random_solution(query, random, {}, [*asked.given, *joined(asked.entered.values())])
        while true is not None:
            found = asked.board(true)
            count, board = count + 1, board or found
            if count >= most:
                return Another(Verdict.SAT, board, count)
            query.session.require(model.other_than(true))
            true = query.found() if asked.possible(asked.entered) is Verdict.SAT else None
    except Expired as expired:
        return Another(Verdict.SAT if board else Verdict.UNKNOWN, board, count, False, expired.reason)
    return Another(Verdict.SAT if board else Verdict.UNSAT, board, count, exhausted=True)


def _culprits(asked: Asked) -> Finish:
    """Return the wrong entries; the last answer, to all entries, was UNSAT."""
    query, entered = asked.query, asked.entered
    clashing_entries = {cell: entered[cell] for cell in in_core(query, entered)}
    wrong: list[Cell] = []
    try:
        if not clashing_entries or asked.possible(()) is not Verdict.SAT:
            clues = zip(asked.puzzle.clues(), asked.given, strict=True)
            least = smallest(query, {clue.place: [literal] for clue, literal in clues})
            return Finish(Verdict.UNSAT, tuple(least.names), bool(least.names), hopeless=True, reason=least.reason)
        wrong.extend(_impossible(asked))
        if wrong:
            return Finish(Verdict.UNSAT, tuple(wrong))
        query.possible([*asked.given, *joined(clashing_entries.values())])
    except Expired as expired:
        return Finish(Verdict.UNSAT, tuple(wrong), reason=expired.reason)
    found = minimal(query, clashing_entries, asked.given)
    return Finish(Verdict.UNSAT, tuple(found.names), together=True, reason=found.reason)


def _impossible(asked: Asked) -> Iterator[Cell]:
    """Yield the cells whose entry is in no solution; the last answer was SAT, and its entries need no question."""
    suspects = _unlike(asked, asked.entered)
    while suspects:
        cell = suspects.pop(0)
        if asked.possible([cell]) is Verdict.SAT:
            suspects = _unlike(asked, suspects)
        else:
            yield cell


def _unlike(asked: Asked, cells: Collection[Cell]) -> list[Cell]:
    """Return the cells whose entries differ from the solution just found."""
    true = asked.query.found()
    return [cell for cell in cells if not holds(asked.entered[cell], true)]
