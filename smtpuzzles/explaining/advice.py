"""What can be said to a player: what is broken, what can't be right, what is certain, and solutions around what stands.

Functions of a puzzle and of the entries on it, for a thread of its own: each stops soon after its deadline is
cancelled. All but `broken` ask a solver; boards that they hand out were verified.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.next_step import contradicted, followed
from smtpuzzles.explaining.propagator import Sheet, Waves, clashing, is_broken, sheet_of
from smtpuzzles.model import Board, Cell, Literal, Rule
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import NotTrueOrFalse, Verdict, Violation
from smtpuzzles.solving.query import Questions, Stopped
from smtpuzzles.solving.sampling import random_solution
from smtpuzzles.solving.uniqueness import departures

# Of those that take preferences, the fastest that keeps what it found instead, when it begins anew. The one that makes
# puzzles insists on preferences; without any, either takes minutes for some empty boards.
SOLVER = "minisat-gh"
# Solutions that are counted before 'at least so many' is enough.
ENOUGH = 100


@dataclass(frozen=True)
class Finish(NotTrueOrFalse):
    """Is there a solution with all entries?

    `wrong`: with UNSAT, cells whose entries can't be right: each of them alone, or, if each alone could be, `together`:
    not all of them at once, though all but any one. `reason`: why the search ended early; with UNSAT, more entries may
    be wrong then, or, `together`, fewer be enough. `hopeless`: the puzzle has no solution, whatever the entries; then
    `wrong` are places of its clues, `together`; none, if no clue is needed for that.
    """

    verdict: Verdict
    wrong: tuple[Cell, ...] = ()
    together: bool = False
    hopeless: bool = False
    reason: str | None = None


@dataclass(frozen=True)
class Hint(NotTrueOrFalse):
    """An open cell, and the symbol that it holds in every solution of the puzzle, whatever the entries.

    `rule`: what leaves no other symbol, next to what is easily seen before; `otherwise`: what would be broken in the
    end if there were another. None: not so easy to see. UNSAT: no open cell is certain; `hopeless`, because the puzzle
    has no solution. UNKNOWN: none was found before the search ended, for this `reason`. `astray`: it was proven that
    some entry is in no solution.
    """

    verdict: Verdict
    cell: Cell | None = None
    symbol: str | None = None
    rule: Violation | None = None
    otherwise: bool = False
    hopeless: bool = False
    astray: bool = False
    reason: str | None = None


@dataclass(frozen=True)
class Around(NotTrueOrFalse):
    """A solution that keeps the entries; UNSAT: there is none."""

    verdict: Verdict
    board: Board | None = None
    reason: str | None = None


@dataclass(frozen=True)
class Another(NotTrueOrFalse):
    """A solution that keeps the entries and was not shown before; UNSAT: there is none.

    `count`: how many there are at least, those that were shown among them; `exhausted`: there are no more. `reason`:
    why they are not known to be so many as were asked for, nor to be all.
    """

    verdict: Verdict
    board: Board | None
    count: int
    exhausted: bool
    reason: str | None = None

    @property
    def only(self) -> bool:
        """Is there proven to be just one?"""
        return self.exhausted and self.count == 1


def broken(puzzle: CluedPuzzle, entries: Board) -> list[Violation]:
    """The rules that can't be met any more, each looked at alone; what is merely unfinished is none of them.

    Their cells are those that clash, where these alone break the rule.
    """
    sheet, board = sheet_of(puzzle), {**entries, **puzzle.givens()}
    known = sheet.known(board)
    rules = [rule for rule in sheet.rules(puzzle) if is_broken(rule, known)]
    return [Violation(rule.sentence, clashing(rule, sheet, board, puzzle.nothing)) for rule in rules]


def as_violation(rule: Rule) -> Violation:
    return Violation(rule.sentence, rule.cells)


class Asked(NamedTuple):
    """The solver with the blank puzzle; `given`: what the clues say; `entered`: what the entries say, by cell."""

    puzzle: CluedPuzzle
    questions: Questions
    sheet: Sheet
    given: list[Literal]
    entered: Mapping[Cell, Sequence[Literal]]

    @property
    def all(self) -> list[Literal]:
        return self.with_entries(self.entered)

    def with_entries(self, cells: Collection[Cell]) -> list[Literal]:
        return self.given + [literal for cell in cells for literal in self.entered[cell]]

    def possible(self, cells: Collection[Cell]) -> bool:
        """Is there a solution with the entries of these cells?"""
        return self.questions.possible(self.with_entries(cells)) is True

    def verified(self, true: set[Literal]) -> dict[Cell, str]:
        """The board on which these variables are true, with what the puzzle says in cells that have none."""
        said = self.puzzle.givens()
        board = {cell: said.get(cell, symbol) for cell, symbol in self.questions.model.board(true).items()}
        if violations := self.puzzle.violations(board):
            raise WrongAnswer(
                f"a solver's answer to this {self.puzzle.kind} puzzle breaks a rule: {violations[0].rule}"
            )
        return board


@contextmanager
def asking(puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Iterator[Asked]:
    """Everything is made ready only where there is time for it."""
    with Questions(puzzle.blank(), deadline, SOLVER) as questions:
        sheet = sheet_of(puzzle)
        if puzzle.nothing is not None:
            # What is not put may be put, but not everything may be left out.
            questions.prefer(range(1, len(questions.model.variables) + 1))
        given = [questions.literals[clue] for clue in puzzle.clues()]
        yield Asked(puzzle, questions, sheet, given, sheet.holding(entries))


def reason_of(stopped: Stopped) -> str:
    return str(stopped.args[0])


def finishable(puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Finish:
    """Can this still be finished? If not, which of the entries can't be right?"""
    try:
        with asking(puzzle, entries, deadline) as asked:
            if asked.possible(asked.entered):
                asked.verified(asked.questions.found())
                return Finish(Verdict.SAT)
            return culprits(asked)
    except Stopped as stopped:
        return Finish(Verdict.UNKNOWN, reason=reason_of(stopped))


def culprits(asked: Asked) -> Finish:
    """Which entries can't be right, where they can't all be."""
    enough = in_proof(asked, asked.entered)
    wrong: list[Cell] = []
    try:
        if not enough or not asked.possible(()):
            return hopeless(asked)
        wrong.extend(impossible(asked))
    except Stopped as stopped:
        return Finish(Verdict.UNSAT, tuple(wrong), reason=reason_of(stopped))
    if wrong:
        return Finish(Verdict.UNSAT, tuple(wrong))
    reason = lessen(asked, asked.given, enough)
    return Finish(Verdict.UNSAT, tuple(enough), together=True, reason=reason)


def hopeless(asked: Asked) -> Finish:
    """Which clues can't stand together, where a proof was found that no solution has them all."""
    clues = zip(asked.puzzle.clues(), asked.given, strict=True)
    enough = in_proof(asked, {clue.place: [literal] for clue, literal in clues})
    reason = lessen(asked, [], enough)
    return Finish(Verdict.UNSAT, tuple(enough), together=bool(enough), hopeless=True, reason=reason)


def impossible(asked: Asked) -> Iterator[Cell]:
    """The cells whose entry is in no solution; what is in the one just found, or in one found later, is not asked."""
    suspects = unlike(asked, asked.entered)
    while suspects:
        cell = suspects.pop(0)
        if asked.possible([cell]):
            suspects = unlike(asked, suspects)
        else:
            yield cell


def unlike(asked: Asked, cells: Collection[Cell]) -> list[Cell]:
    """The cells whose entries differ from the solution just found."""
    true = asked.questions.found()
    return [cell for cell in cells if any((literal > 0) != (abs(literal) in true) for literal in asked.entered[cell])]


def in_proof(asked: Asked, said: Mapping[Cell, Sequence[Literal]]) -> dict[Cell, Sequence[Literal]]:
    """What of this the proof just found speaks of: enough that there is no solution."""
    core = asked.questions.core()
    return {place: literals for place, literals in said.items() if not core.isdisjoint(literals)}


def lessen(asked: Asked, held: Sequence[Literal], enough: dict[Cell, Sequence[Literal]]) -> str | None:
    """Keep so few, of what can't all be true beside what is held, that all but any one can; or why it ended early."""
    try:
        for place in list(enough):
            rest = {other: literals for other, literals in enough.items() if other != place}
            if place in enough and not asked.questions.possible([*held, *chain(*rest.values())]):
                enough_still = in_proof(asked, rest)
                enough.clear()
                enough.update(enough_still)
    except Stopped as stopped:
        return reason_of(stopped)
    return None


def around(puzzle: CluedPuzzle, entries: Board, random: Random, deadline: Deadline) -> Around:
    """A random solution that keeps all entries."""
    try:
        with asking(puzzle, entries, deadline) as asked:
            true = random_solution(asked.questions, random, {}, asked.all)
            return Around(Verdict.UNSAT) if true is None else Around(Verdict.SAT, asked.verified(true))
    except Stopped as stopped:
        return Around(Verdict.UNKNOWN, reason=reason_of(stopped))


def another(
    puzzle: CluedPuzzle,
    entries: Board,
    shown: Collection[Board],
    random: Random,
    deadline: Deadline,
    most: int = ENOUGH,
) -> Another:
    """A random solution that keeps the entries and is none of those shown, and how many there are, up to `most`."""
    known = dict.fromkeys(frozenset(board.items()) for board in shown if board.items() >= entries.items())
    count, board = len(known), None
    try:
        with asking(puzzle, entries, deadline) as asked:
            model = asked.questions.model
            for old in known:
                asked.questions.require(model.other_than(model.true_on(dict(old))))
            true = random_solution(asked.questions, random, {}, asked.all)
            while true is not None:
                found = asked.verified(true)
                count, board = count + 1, board or found
                if count >= most:
                    return Another(Verdict.SAT, board, count, exhausted=False)
                asked.questions.require(model.other_than(true))
                true = asked.questions.found() if asked.possible(asked.entered) else None
    except Stopped as stopped:
        return Another(Verdict.SAT if board else Verdict.UNKNOWN, board, count, False, reason_of(stopped))
    return Another(Verdict.SAT if board else Verdict.UNSAT, board, count, exhausted=True)


def certain(puzzle: CluedPuzzle, entries: Board, deadline: Deadline) -> Hint:
    """An open cell that is certain, and as easy to see as can be from the puzzle and those entries that are certain."""
    try:
        with asking(puzzle, entries, deadline) as asked:
            if not asked.possible(()):
                return Hint(Verdict.UNSAT, hopeless=True)
            solution = asked.verified(asked.questions.found())
            astray = is_astray(asked)
            return replace(nearest(asked, entries, solution, deadline), astray=astray)
    except Stopped as stopped:
        return Hint(Verdict.UNKNOWN, reason=reason_of(stopped))


def is_astray(asked: Asked) -> bool:
    """Is it proven that some entry is in no solution? With no more time, it is not."""
    try:
        return any(True for _ in impossible(asked))
    except Stopped:
        return False


def nearest(asked: Asked, entries: Board, solution: Board, deadline: Deadline) -> Hint:
    """What is easiest to see of all that is certain. Without the time to find it all, only the puzzle itself helps."""
    sheet, said = asked.sheet, asked.puzzle.givens()
    same: Board = {}
    stopped = None
    try:
        same = same_in_all(asked, solution)
    except Stopped as early:
        stopped = early
    right = {cell: symbol for cell, symbol in entries.items() if same.get(cell) == symbol}
    open_cells = sheet.symbols.keys() - entries.keys() - said.keys()
    known = sheet.known({**right, **said})
    waves = Waves(sheet.rules(asked.puzzle))
    seen, plain = followed(sheet, waves, known, open_cells, asked.puzzle.nothing)
    unseen = {cell: symbol for cell, symbol in same.items() if cell in open_cells and cell not in plain}
    if seen is None and unseen and not stopped:
        told_first = sorted(unseen, key=lambda cell: unseen[cell] == asked.puzzle.nothing)
        seen = contradicted(sheet, waves, known, {cell: unseen[cell] for cell in told_first}, deadline)
    seen = seen or next(iter(plain.values()), None)
    if seen is None:
        if stopped:
            raise stopped
        return Hint(Verdict.UNSAT)
    if not seen.otherwise and any(known[literal] < 0 for literal in sheet.literals(seen.cell, solution[seen.cell])):
        raise WrongAnswer(f"a hint for this {asked.puzzle.kind} puzzle is wrong: {seen}")
    rule = as_violation(seen.rule) if seen.rule else None
    return Hint(Verdict.SAT, seen.cell, solution[seen.cell], rule, seen.otherwise)


def same_in_all(asked: Asked, solution: Board) -> Board:
    """What every solution of the puzzle shares with this one: others are asked for that differ somewhere there."""
    model = asked.questions.model
    same = {cell: solution[cell] for cell in asked.sheet.symbols}
    while same:
        asked.questions.require(departures(model, same))
        if not asked.possible(()):
            break
        other = asked.verified(asked.questions.found())
        same = {cell: symbol for cell, symbol in same.items() if other[cell] == symbol}
    return same
