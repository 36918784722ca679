"""Finds solutions of many puzzles, one after another.

Puzzles with the same blank share a session, which holds the rules. There are two ways to ask it:

assuming   each question assumes the clues; clauses that exclude solutions of one puzzle have a switch, a variable of
           their own, and are off in the questions about others
remainder  the session propagates the clues, and what they leave of the rules gets a session of its own

Which way is faster depends on kind and size: the first puzzles show it. What is found does not depend on it.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.encoding import native
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.engines.session import Engine, Session
from smtpuzzles.engines.table import MINICARD, engine
from smtpuzzles.model import Board, Literal
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Answer, Verdict
from smtpuzzles.solving.enumeration import enumerate_solutions
from smtpuzzles.solving.preparing import prepare_blank

if TYPE_CHECKING:
    from smtpuzzles.engines.remainder import Whole

# Measured on new boards of all kinds: the fastest, because no cardinality has to be written as clauses.
SOLVER = MINICARD
# Puzzles that share a session; switches of more would slow it down.
TOGETHER = 2_000
# Puzzles that are asked about each way before the faster one is chosen, by the seconds of the processor.
TRIED = 4
Solutions = tuple[Answer, list[Board]]


class Solver:
    """Use it in a `with`. It prepares a blank when it comes the second time in a row: most boards are unlike others."""

    def __init__(self, using: Engine | None = None) -> None:
        self._using = using
        self._blank: CluedPuzzle | None = None
        self._shared: Shared | None = None

    def __enter__(self) -> "Solver":
        return self

    def __exit__(self, *_: object) -> None:
        self._forget()

    def solutions(self, puzzle: BoardPuzzle, deadline: Deadline, limit: int) -> Solutions:
        """Return solutions, each verified, and the last answer: UNSAT if there are no more."""
        clued = None if self._using else CLUES.of(puzzle)
        if clued and (shared := self._shared_by(clued, deadline)):
            return shared.solutions(clued, deadline, limit)
        boards: list[Board] = []
        using = self._using or engine(SOLVER)
        answer, _, _ = enumerate_solutions(puzzle, deadline, limit, lambda board, _: boards.append(board), using)
        return answer, boards

    def _shared_by(self, puzzle: CluedPuzzle, deadline: Deadline) -> "Shared | None":
        """Return what puzzles of this blank share, if it was also that of the puzzle before."""
        blank = puzzle.blank()
        if blank != self._blank or (self._shared and self._shared.asked == TOGETHER):
            self._forget()
            self._blank = blank
            return None
        if self._shared is None:
            try:
                self._shared = deadline.run(lambda: Shared(blank))
            except Expired:
                return None
        return self._shared

    def _forget(self) -> None:
        if self._shared is not None:
            self._shared.session.__exit__()
        self._shared, self._blank = None, None


class Shared:
    """The rules of a blank, and a session that holds them; `asked`: about how many puzzles."""

    def __init__(self, blank: CluedPuzzle, clock: Callable[[], float] = process_time) -> None:
        self._clock = clock
        self._prepared = prepare_blank(blank)
        self._clauses = native.encode(self._prepared.formula)
        self.session = LibrarySession(SOLVER, *self._clauses)
        self.asked = 0
        self._ways = (self.assuming, self.remainder)
        self._seconds: tuple[list[float], list[float]] = ([], [])

    def solutions(self, puzzle: CluedPuzzle, deadline: Deadline, limit: int) -> Solutions:
        self.asked += 1
        trial = self.asked <= 2 * TRIED
        way = self.asked % 2 if trial else self._faster
        started = self._clock()
        found = self._ways[way](puzzle, deadline, limit)
        if trial:
            self._seconds[way].append(self._clock() - started)
        return found

    @cached_property
    def _faster(self) -> int:
        return min(range(2), key=lambda way: median(self._seconds[way]))

    @cached_property
    def _whole(self) -> "Whole":
        from smtpuzzles.engines.remainder import Whole  # which needs numpy

        return Whole(*self._clauses)

    def _selectors(self, puzzle: CluedPuzzle) -> list[Literal]:
        return [self._prepared.selectors[clue] for clue in puzzle.clues()]

    def assuming(self, puzzle: CluedPuzzle, deadline: Deadline, limit: int) -> Solutions:
        switch = self._clauses[0].variables + self.asked
        assumed = [*self._selectors(puzzle), switch]
        found = self._found(self.session, assumed, [-switch], puzzle, deadline, limit)
        self.session.require([-switch])
        return found

    def remainder(self, puzzle: CluedPuzzle, deadline: Deadline, limit: int) -> Solutions:
        from smtpuzzles.engines.remainder import Remainder

        clues = self._selectors(puzzle)
        own = len(self._prepared.model.variables)
        unused = {selector for selector in self._prepared.selectors.values() if selector > own}.difference(clues)
        known = self.session.implied([*clues, *[-selector for selector in sorted(unused)]])
        with Remainder(self._whole, known) as session:
            return self._found(session, [], [], puzzle, deadline, limit)

    def _found(
        self,
        session: Session,
        assumed: Sequence[Literal],
        off: list[Literal],
        puzzle: CluedPuzzle,
        deadline: Deadline,
        limit: int,
    ) -> Solutions:
        boards: list[Board] = []
        while (answer := session.check(deadline, assumed)).verdict is Verdict.SAT:
            true = session.true()
            boards.append(self._prepared.solution(puzzle, true))
            if len(boards) == limit:
                break
            session.require([*self._prepared.model.other_than(true), *off])
        return answer, boards
