"""Advice for a player: what is broken, what can't be right, what is certain, and solutions that keep the entries.

All of it is about a puzzle and the entries on it, and is asked in a thread of its own: each question ends soon after
its deadline is cancelled. All but `broken` ask a solver; boards that are handed out were verified.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.table import engine
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.answers import Another, Around, Finish, Hint
from smtpuzzles.explaining.next_step import contradicted, followed
from smtpuzzles.explaining.propagator import Waves, clashing, is_broken, known_from
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import Verdict, Violation
from smtpuzzles.solving.backbone import backbone
from smtpuzzles.solving.mus import Mus, in_core, minimal, smallest
from smtpuzzles.solving.query import Expired, Preparations, Prepared, Query, holds, joined
from smtpuzzles.solving.sampling import random_solution
from smtpuzzles.solving.verify import verified

# Of those that take preferences, the fastest that keeps what it found instead, when it begins anew. The one that makes
# puzzles insists on preferences; without any, either takes minutes for some empty boards.
SOLVER = "minisat-gh"
# Solutions that are counted before 'at least so many' is enough.
ENOUGH = 100


class Asked(NamedTuple):
    """A query about a puzzle; `given`: what the clues say; `entered`: what the entries say, by cell."""

    puzzle: CluedPuzzle
    query: Query
    given: list[Literal]
    entered: Mapping[Cell, Sequence[Literal]]

    @property
    def prepared(self) -> Prepared:
        return self.query.prepared

    def possible(self, cells: Collection[Cell]) -> Verdict:
        """Is there a solution with the entries of these cells?"""
        return self.query.possible([*self.given, *joined(self.entered[cell] for cell in cells)])

    def board(self, true: Collection[Literal]) -> Board:
        """Return the board on which these variables are true, verified, with the givens in cells that have none."""
        said = self.puzzle.givens()
        board = {cell: said.get(cell, symbol) for cell, symbol in self.query.model.board(true).items()}
        return verified(self.puzzle, board)


class Advisor:
    """Advises on a puzzle after the other; it keeps the last blank puzzle prepared."""

    def __init__(self) -> None:
        self._preparations = Preparations()

    @contextmanager
    def _asking(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Iterator[Asked]:
        prepared = self._preparations.of(puzzle, deadline)
        with Query(prepared, deadline, engine(SOLVER)) as query:
            if puzzle.nothing is not None:
                # Or else the solver first tries to leave everything out, which is hardly ever a solution.
                query.session.prefer(range(1, len(query.model.variables) + 1))
            given = [prepared.selectors[clue] for clue in puzzle.clues()]
            yield Asked(puzzle, query, given, prepared.holding(entries))

    def broken(self, puzzle: CluedPuzzle, entries: Board) -> list[Violation]:
        """Return the rules that can't be met any more, each looked at alone; what is only unfinished is not broken.

        Their cells are those that clash, where these alone break the rule.
        """
        prepared = self._preparations.of(puzzle, Deadline())
        board = {**entries, **puzzle.givens()}
        known = known_from(prepared, board)
        rules = [rule for rule in prepared.rules(puzzle.clues()) if is_broken(rule, known)]
        return [Violation(rule.sentence, clashing(rule, prepared, board, puzzle.nothing)) for rule in rules]

    def finishable(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Finish:
        """Can this still be finished? If not, which of the entries can't be right?"""
        try:
            with self._asking(puzzle, entries, deadline) as asked:
                if asked.possible(asked.entered) is Verdict.SAT:
                    asked.board(asked.query.found())
                    return Finish(Verdict.SAT)
                return _culprits(asked)
        except Expired as expired:
            return Finish(Verdict.UNKNOWN, reason=expired.reason)

    def around(self, puzzle: CluedPuzzle, entries: Board, random: Random, deadline: Deadline) -> Around:
        """Return a random solution that keeps all entries."""
        try:
            with self._asking(puzzle, entries, deadline) as asked:
                held = [*asked.given, *joined(asked.entered.values())]
                true = random_solution(asked.query, random, {}, held)
                return Around(Verdict.UNSAT) if true is None else Around(Verdict.SAT, asked.board(true))
        except Expired as expired:
            return Around(Verdict.UNKNOWN, reason=expired.reason)

    def another(
        self,
        puzzle: CluedPuzzle,
        entries: Board,
        shown: Collection[Board],
        random: Random,
        deadline: Deadline,
        most: int = ENOUGH,
    ) -> Another:
        """Return a random solution that keeps the entries and was not shown; count how many there are, up to `most`."""
        known = dict.fromkeys(frozenset(board.items()) for board in shown if board.items() >= entries.items())
        count, board = len(known), None
        try:
            with self._asking(puzzle, entries, deadline) as asked:
                model, query = asked.query.model, asked.query
                for old in known:
                    query.require(model.other_than(model.true_on(dict(old))))
                true = random_solution(query, random, {}, [*asked.given, *joined(asked.entered.values())])
                while true is not None:
                    found = asked.board(true)
                    count, board = count + 1, board or found
                    if count >= most:
                        return Another(Verdict.SAT, board, count, exhausted=False)
                    query.require(model.other_than(true))
                    true = query.found() if asked.possible(asked.entered) is Verdict.SAT else None
        except Expired as expired:
            return Another(Verdict.SAT if board else Verdict.UNKNOWN, board, count, False, expired.reason)
        return Another(Verdict.SAT if board else Verdict.UNSAT, board, count, exhausted=True)

    def hint(self, puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Hint:
        """Return an open cell that is certain, the one that is easiest to see from the puzzle and the right entries."""
        try:
            with self._asking(puzzle, entries, deadline) as asked:
                if asked.possible(()) is not Verdict.SAT:
                    return Hint(Verdict.UNSAT, hopeless=True)
                solution = asked.board(asked.query.found())
                astray = _is_astray(asked)
                return replace(_nearest(asked, entries, solution), astray=astray)
        except Expired as expired:
            return Hint(Verdict.UNKNOWN, reason=expired.reason)


def _culprits(asked: Asked) -> Finish:
    """Return which entries can't be right, where they can't all be."""
    query, entered = asked.query, asked.entered
    clashing_entries = {cell: entered[cell] for cell in in_core(query, entered)}
    wrong: list[Cell] = []
    try:
        if not clashing_entries or asked.possible(()) is not Verdict.SAT:
            return _hopeless(asked)
        wrong.extend(_impossible(asked))
        if not wrong:
            query.possible([*asked.given, *joined(clashing_entries.values())])
    except Expired as expired:
        return Finish(Verdict.UNSAT, tuple(wrong), reason=expired.reason)
    if wrong:
        return Finish(Verdict.UNSAT, tuple(wrong))
    found = minimal(query, clashing_entries, asked.given)
    return Finish(Verdict.UNSAT, tuple(found.names), together=True, reason=found.reason)


def _hopeless(asked: Asked) -> Finish:
    """Return which clues clash, where the last answer was that no solution has them all: as few as can be."""
    clues = zip(asked.puzzle.clues(), asked.given, strict=True)
    found: Mus[Cell] = smallest(asked.query, {clue.place: [literal] for clue, literal in clues})
    return Finish(Verdict.UNSAT, tuple(found.names), together=bool(found.names), hopeless=True, reason=found.reason)


def _impossible(asked: Asked) -> Iterator[Cell]:
    """Yield the cells whose entry is in no solution; the last answer was SAT.

    What is in the solution just found, or in one found later, is not asked.
    """
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


def _is_astray(asked: Asked) -> bool:
    """Is it proven that some entry is in no solution? Out of time, it is not."""
    try:
        return any(True for _ in _impossible(asked))
    except Expired:
        return False


def _nearest(asked: Asked, entries: Board, solution: Board) -> Hint:
    """Return what is easiest to see of all that is certain. Without the time to find it all, only the puzzle helps."""
    prepared, said, query = asked.prepared, asked.puzzle.givens(), asked.query
    certain, answer = backbone(
        query.session,
        query.model,
        {cell: solution[cell] for cell in prepared.symbols},
        asked.board,
        query.deadline,
        asked.given,
    )
    stopped = answer.reason
    same = certain if stopped is None else {}
    right = {cell: symbol for cell, symbol in entries.items() if same.get(cell) == symbol}
    open_cells = prepared.symbols.keys() - entries.keys() - said.keys()
    known = known_from(prepared, {**right, **said})
    waves = Waves(prepared.rules(asked.puzzle.clues()))
    seen, plain = followed(prepared, waves, known, open_cells, asked.puzzle.nothing)
    unseen = {cell: symbol for cell, symbol in same.items() if cell in open_cells and cell not in plain}
    if seen is None and unseen:
        told_first = sorted(unseen, key=lambda cell: unseen[cell] == asked.puzzle.nothing)
        seen = contradicted(prepared, waves, known, {cell: unseen[cell] for cell in told_first}, query.deadline)
    seen = seen or next(iter(plain.values()), None)
    if seen is None:
        if stopped is not None:
            raise Expired(stopped)
        return Hint(Verdict.UNSAT)
    if not seen.otherwise and any(known[literal] < 0 for literal in prepared.literals(seen.cell, solution[seen.cell])):
        raise WrongAnswer(f"a hint for this {asked.puzzle.kind} puzzle is wrong: {seen}")
    rule = Violation(seen.rule.sentence, seen.rule.cells) if seen.rule else None
    return Hint(Verdict.SAT, seen.cell, solution[seen.cell], rule, seen.otherwise)
