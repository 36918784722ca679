"""Is there exactly one solution? If there are several: which cells are the same in all of them?"""

from time import perf_counter

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.engines.session import Engine, Mode
from smtpuzzles.engines.table import usual
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Answer, Checked, Uniqueness, Verdict, unsat_by
from smtpuzzles.solving.backbone import backbone
from smtpuzzles.solving.enumeration import enumerate_solutions
from smtpuzzles.solving.verify import verified


def check(puzzle: BoardPuzzle, timeout: float | None = None, engine: Engine | None = None) -> Checked:
    """Return whether there is one solution, several or none; with several, the cells in which they differ."""
    using = usual() if engine is None else engine
    return check_within(puzzle, Deadline(timeout), using)


def check_within(puzzle: BoardPuzzle, deadline: Deadline, engine: Engine | None = None) -> Checked:
    """Do the same for callers whose deadline is running."""
    using = usual() if engine is None else engine
    boards: list[Board] = []
    answer, number, seconds = enumerate_solutions(puzzle, deadline, 2, lambda board, _: boards.append(board), using)
    exhausted = answer.verdict is Verdict.UNSAT
    verdict = (Uniqueness.UNIQUE if number else Uniqueness.NONE) if exhausted else Uniqueness.UNKNOWN
    same, differing = None, frozenset[Cell]()
    if number == 2:
        started = perf_counter()
        shared, answer = _shared(puzzle, dict(boards[0].items() & boards[1].items()), deadline, using)
        seconds["solve"] += perf_counter() - started
        verdict, differing = Uniqueness.MULTIPLE, frozenset(boards[0].keys() - shared.keys())
        same = frozenset(shared) if answer.verdict is Verdict.UNSAT else None
    found, reason, words, by = tuple(boards), answer.reason, answer.words, unsat_by(using.name, answer)
    return Checked(verdict, found, exhausted, reason, same, differing, seconds, words, by, puzzle=puzzle)


def _shared(puzzle: BoardPuzzle, both: Board, deadline: Deadline, engine: Engine) -> tuple[Board, Answer]:
    """Return which part of what two solutions share is the same in all; UNSAT: this is proven."""
    model = puzzle.model
    with deadline:
        try:
            session = deadline.run(lambda: engine.open(model.formula, Mode.OFTEN))
        except Expired as expired:
            return both, Answer(Verdict.UNKNOWN, expired.reason)
        with session:
            return backbone(session, model, both, lambda true: verified(puzzle, model.board(true)), deadline)
