"""What entries leave: can a board still be finished, which entries are wrong, which other solutions keep them?"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.engines.table import engine
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import Checked, NotTrueOrFalse, ReasonUnknown, Uniqueness, Verdict
from smtpuzzles.solving.backbone import backbone
from smtpuzzles.solving.mus import in_core, minimal, smallest
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.query import Query, holds, joined
from smtpuzzles.solving.sampling import random_solution

# Of the solvers that take preferences, the fastest that keeps what it found when it restarts. The solver that makes
# puzzles insists on preferences; without any, either takes minutes for some empty boards.
SOLVER = "minisat-gh"


@dataclass(frozen=True)
class Finish(NotTrueOrFalse):
    """Is there a solution with all entries?

    `wrong`: with UNSAT, cells with wrong entries. Each alone is in no solution; or, with `together`, they contradict
    each other, and each of them is needed for that. `hopeless`: the puzzle itself has no solution; `wrong` are then the
    places of clues that contradict each other. `reason`: why the search ended early; with UNSAT, there may be more
    wrong entries then, or, with `together`, fewer may be enough.
    """

    verdict: Verdict
    wrong: tuple[Cell, ...] = ()
    together: bool = False
    hopeless: bool = False
    reason: ReasonUnknown | None = None

    @property
    def refutable(self) -> tuple[Cell, ...]:
        """The cells with an entry that alone is in no solution of a puzzle that has one."""
        return () if self.together or self.hopeless else self.wrong


@dataclass(frozen=True)
class Another(NotTrueOrFalse):
    """A solution that keeps the entries and is a new one to the player; UNSAT: there is none.

    `count`: how many solutions are known, with the old ones; `exhausted`: there are no more. `reason`: why the count
    ended early.
    """

    verdict: Verdict
    board: Board | None = None
    count: int = 0
    exhausted: bool = False
    reason: ReasonUnknown | None = None

    @property
    def only(self) -> bool:
        """Is it proven that there is exactly one?"""
        return self.exhausted and self.count == 1


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


@contextmanager
def asking(prepared: Prepared, entries: Board, deadline: Deadline) -> Iterator[Asked]:
    """Ask about a prepared puzzle; out of time, raise Expired."""
    puzzle = prepared.puzzle
    with Query(prepared, deadline, engine(SOLVER)) as query:
        if puzzle.nothing is not None:
            # Otherwise the solver first tries an empty board, which is hardly ever a solution.
            query.session.prefer(range(1, len(query.model.variables) + 1))
        given = [prepared.selectors[clue] for clue in puzzle.clues()]
        entered = {cell: prepared.literals(cell, symbol) for cell, symbol in entries.items()}
        yield Asked(puzzle, query, given, entered)


def check(asked: Asked) -> Checked:
    """Return whether there is one solution of the puzzle."""
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


def finish(asked: Asked) -> Finish:
    """Return whether a solution keeps all entries; if not, which entries are wrong."""
    if asked.possible(asked.entered) is not Verdict.SAT:
        return _culprits(asked)
    asked.board(asked.query.found())
    return Finish(Verdict.SAT)


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


def another(asked: Asked, old: Sequence[Board], random: Random, most: int) -> Another:
    """Return a random solution that keeps the entries and is not an old one; count the solutions up to `most`."""
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
