"""Advice for a player: broken rules, wrong entries, hints, and solutions that keep the entries.

All but `broken` ask a solver, and end soon after somebody cancels their deadline.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from smtpuzzles import kinds
from smtpuzzles.base.compiling import when_compiling
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.grid import at
from smtpuzzles.base.text import shown
from smtpuzzles.engines.table import STOPPABLE, engine
from smtpuzzles.errors import UsageError, WrongAnswer
from smtpuzzles.explaining.answers import Another, Finish, Hint
from smtpuzzles.explaining.cuts import near
from smtpuzzles.explaining.explanation import Explanation, Step
from smtpuzzles.explaining.next_step import contradicted, followed
from smtpuzzles.explaining.propagator import Rounds, clashing, is_broken, known_from
from smtpuzzles.explaining.slides import Slide, slides_of
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle, expect_puzzle
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Verdict, Violation
from smtpuzzles.solving.backbone import backbone
from smtpuzzles.solving.mus import in_core, minimal, smallest
from smtpuzzles.solving.query import Preparations, Query, holds, joined
from smtpuzzles.solving.sampling import random_solution

# Of the solvers that take preferences, the fastest that keeps what it found when it restarts. The solver that makes
# puzzles insists on preferences; without any, either takes minutes for some empty boards.
SOLVER = "minisat-gh"
# Seconds for a step of several rules, after which a hint without steps is given.
SOON = 8.0
# A count of solutions ends here.
ENOUGH = 100
Advice = TypeVar("Advice", Finish, Hint, Another)


def hint(puzzle: AnyPuzzle, entries: Board | None = None, timeout: float | None = None) -> Hint:
    """Return a certain open cell and the rule that settles it; `entries` are the symbols that a player has entered."""
    if not isinstance(puzzle, CluedPuzzle):
        raise UsageError(f"hints are not available for {expect_puzzle(puzzle).kind}")
    expect_type(entries, Mapping | None, "entries, a symbol for each of some cells")
    possible = puzzle.open_cells()
    for cell, symbol in (entries or {}).items():
        if symbol not in possible.get(cell, ()):
            where = at(cell) if isinstance(cell, tuple) and len(cell) == 2 else f"the cell {shown(cell)}"
            raise UsageError(f"{where} cannot hold {shown(symbol)}")
    with Deadline(timeout) as deadline:
        return Advisor().hint(puzzle, entries or {}, deadline)


class Hints(NamedTuple):
    """The steps to the next conclusion, from the clues and the right entries; `wrong`: entries of no solution."""

    steps: Sequence[Step]
    wrong: Sequence[Cell]

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells of the rules of these steps."""
        return frozenset(cell for step in self.steps for rule in step.rules for cell in rule.cells)

    @property
    def rules(self) -> list[str]:
        """The rules of these steps, those of the last one first."""
        return list(dict.fromkeys(rule.rule for step in [self.steps[-1], *self.steps] for rule in step.rules))

    @property
    def conclusions(self) -> Sequence[Claim]:
        return self.steps[-1].conclusions

    @property
    def board(self) -> Board:
        """The symbols that follow for cells."""
        return {one.cell: one.symbol for one in self.conclusions if one.holds}


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


class Advisor:
    """Advises on puzzles; it keeps the last blank puzzle prepared."""

    def __init__(self) -> None:
        self._preparations = Preparations()

    def _ask(
        self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline, question: Question[Advice], advice: type[Advice]
    ) -> Advice:
        """Return the answer to the question, or UNKNOWN when there is no more time."""
        try:
            prepared = self._preparations.of(puzzle, deadline)
            with Query(prepared, deadline, engine(SOLVER)) as query:
                if puzzle.nothing is not None:
                    # Otherwise the solver first tries an empty board, which is hardly ever a solution.
                    query.session.prefer(range(1, len(query.model.variables) + 1))
                given = [prepared.selectors[clue] for clue in puzzle.clues()]
                return question(Asked(puzzle, query, given, prepared.holding(entries)))
        except Expired as expired:
            return advice(Verdict.UNKNOWN, reason=expired.reason)

    def broken(self, puzzle: CluedPuzzle, entries: Board) -> list[Violation]:
        """Return the rules that nobody can still obey, with the cells that break them; each rule is judged alone."""
        prepared = self._preparations.of(puzzle, Deadline())
        board = {**entries, **puzzle.fixed()}
        known = known_from(prepared, board)
        cuts = puzzle.cuts(prepared.model, {**prepared.model.bare, **board})  # which may speak of open cells, too
        rules = [rule for rule in [*prepared.rules(puzzle.clues()), *cuts] if is_broken(rule, known)]
        return [Violation(rule.sentence, clashing(rule, prepared, board, puzzle.nothing)) for rule in rules]

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

    def steps(
        self,
        puzzle: CluedPuzzle,
        entries: Board,
        deadline: Deadline,
        told: Iterable[Claim],
        compiling: Callable[[], object],
    ) -> Hints | Hint:
        """Return the next steps after the conclusions that were told; if one of several rules takes long, a hint.

        `compiling` is called when the search for steps must be compiled first, which takes longer.
        """
        limit = deadline.part(SOON)

        def begin(_: str) -> None:
            deadline.expect_time()  # nothing else would end the compiler
            limit.restart()
            compiling()

        try:
            with when_compiling(begin):
                using, kept = engine(STOPPABLE), self._preparations
                explanation = Explanation(
                    puzzle, deadline, entries, told=told, engine=using, preparations=kept, several=limit
                )
                found = Hints(explanation.next() if explanation.solution else (), explanation.wrong)
        except Expired:
            found = Hints((), ())
        return found if found.steps else self.hint(puzzle, entries, deadline)

    def path(self, puzzle: CluedPuzzle, deadline: Deadline, compiling: Callable[[], object]) -> list[Slide]:
        """Return the steps from the clues to the solution, as slides; the first shows the puzzle."""

        def begin(_: str) -> None:
            deadline.expect_time()
            compiling()

        with when_compiling(begin):
            using = engine(STOPPABLE)
            explanation = Explanation(puzzle, deadline, engine=using, preparations=self._preparations)
            return slides_of(explanation, kinds.load(puzzle.kind).title)

    def hint(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Hint:
        """Return the certain open cell that is easiest to see from the puzzle and the right entries."""
        return self._ask(puzzle, entries, deadline, lambda asked: _hint(asked, entries), Hint)


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


def _hint(asked: Asked, entries: Board) -> Hint:
    if asked.possible(()) is not Verdict.SAT:
        return Hint(Verdict.UNSAT, hopeless=True)
    solution = asked.board(asked.query.found())
    try:
        astray = any(True for _ in _impossible(asked))
    except Expired:
        astray = False
    return _nearest(asked, entries, solution, astray)


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


def _nearest(asked: Asked, entries: Board, solution: Board, astray: bool) -> Hint:
    """Return the certain cell that is easiest to see. Out of time, look for it from the puzzle without the entries."""
    query, prepared, said = asked.query, asked.query.prepared, asked.puzzle.fixed()
    all_cells = {cell: solution[cell] for cell in prepared.symbols}
    certain, answer = backbone(query.session, query.model, all_cells, asked.board, query.deadline, asked.given)
    stopped = answer.reason
    same = certain if stopped is None else {}
    right = {cell: symbol for cell, symbol in entries.items() if same.get(cell) == symbol}
    open_cells = prepared.symbols.keys() - entries.keys() - said.keys()
    known = known_from(prepared, {**right, **said})
    rules = prepared.rules(asked.puzzle.clues())
    rounds = Rounds([*rules, *near(asked.puzzle, prepared.model, solution, same, query.deadline).values()])
    seen, plain = followed(prepared, rounds, known, open_cells, asked.puzzle.nothing)
    unseen = {cell: symbol for cell, symbol in same.items() if cell in open_cells and cell not in plain}
    if seen is None and unseen:
        told_first = sorted(unseen, key=lambda cell: unseen[cell] == asked.puzzle.nothing)
        seen = contradicted(prepared, rounds, known, {cell: unseen[cell] for cell in told_first}, query.deadline)
    seen = seen or next(iter(plain.values()), None)
    if seen is None:
        if stopped is not None:
            raise Expired(stopped)
        return Hint(Verdict.UNSAT, astray=astray)
    if not seen.otherwise and any(known[literal] < 0 for literal in prepared.literals(seen.cell, solution[seen.cell])):
        raise WrongAnswer(f"a hint for this {asked.puzzle.kind} puzzle is wrong: {seen}")
    rule = Violation(seen.rule.sentence, seen.rule.cells) if seen.rule else None
    return Hint(Verdict.SAT, seen.cell, solution[seen.cell], rule, seen.otherwise, astray=astray)
