"""Finds solutions of many puzzles, one after another.

Puzzles with the same blank share a session, which holds the rules: a question assumes the clues. Clauses that exclude
solutions of one puzzle have a switch, a variable of their own, and are off in the questions about others.
"""

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.engines.session import Engine
from smtpuzzles.engines.table import engine
from smtpuzzles.model import Board
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Answer, Verdict
from smtpuzzles.solving.enumeration import enumerate_solutions
from smtpuzzles.solving.query import SOLVER, Query, prepare

# Puzzles that share a session; switches of more would slow it down.
TOGETHER = 2_000


class Solver:
    """Use it in a `with`. It prepares a blank when it comes the second time in a row: most boards are unlike others."""

    def __init__(self, using: Engine | None = None) -> None:
        self._using = using
        self._blank: CluedPuzzle | None = None
        self._query: Query | None = None
        self._switch = 0
        self._asked = 0

    def __enter__(self) -> "Solver":
        return self

    def __exit__(self, *_: object) -> None:
        self._forget()

    def solutions(self, puzzle: BoardPuzzle, deadline: Deadline, limit: int) -> tuple[Answer, list[Board]]:
        """Return solutions, each verified, and the last answer: UNSAT if there are no more."""
        if self._using is None and isinstance(puzzle, CluedPuzzle) and (query := self._shared(puzzle, deadline)):
            return self._assuming(query, puzzle, deadline, limit)
        boards: list[Board] = []
        using = self._using or engine(SOLVER)
        answer, _, _ = enumerate_solutions(puzzle, deadline, limit, lambda board, _: boards.append(board), using)
        return answer, boards

    def _shared(self, puzzle: CluedPuzzle, deadline: Deadline) -> Query | None:
        """Return the session of the puzzle's blank, if it was also that of the puzzle before."""
        blank = puzzle.blank()
        if blank != self._blank or self._asked == TOGETHER:
            self._forget()
            self._blank = blank
            return None
        if self._query is None:
            try:
                prepared = deadline.run(lambda: prepare(blank))
                self._query = Query(prepared, deadline)
            except Expired:
                return None
            self._switch = prepared.cnf.variables
        self._asked += 1
        return self._query

    def _assuming(
        self, query: Query, puzzle: CluedPuzzle, deadline: Deadline, limit: int
    ) -> tuple[Answer, list[Board]]:
        self._switch += 1
        session, selectors = query.session, query.prepared.selectors
        clues = [selectors[clue] for clue in puzzle.clues()]
        boards: list[Board] = []
        while (answer := session.check(deadline, [*clues, self._switch])).verdict is Verdict.SAT:
            true = session.true()
            boards.append(query.prepared.solution(puzzle, true))
            if len(boards) == limit:
                break
            session.require([*query.model.other_than(true), -self._switch])
        session.require([-self._switch])
        return answer, boards

    def _forget(self) -> None:
        if self._query is not None:
            self._query.__exit__()
        self._query, self._blank, self._asked = None, None, 0
