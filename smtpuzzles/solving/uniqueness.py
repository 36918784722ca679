"""Is there exactly one solution? If there are several: which cells are the same in all of them?

The first solution is blocked; if that leaves none, it is the only one. Otherwise the cells in which the two solutions
agree may be the same in all of them, which `backbone` finds out.
"""

from time import perf_counter

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.session import Engine, Mode
from smtpuzzles.engines.z3_session import Z3
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Answer, Checked, Uniqueness, Verdict
from smtpuzzles.solving.backbone import Backbone, backbone
from smtpuzzles.solving.enumeration import enumerate_solutions
from smtpuzzles.solving.verify import verified


def check(puzzle: BoardPuzzle, timeout: float | None = None, engine: Engine = Z3) -> Checked:
    """Return whether there is one solution, several or none; with several, the cells in which they differ."""
    return check_within(puzzle, Deadline(timeout), engine)


def check_within(puzzle: BoardPuzzle, deadline: Deadline, engine: Engine = Z3) -> Checked:
    """Do the same for callers whose deadline is running."""
    boards: list[Board] = []
    answer, seconds = enumerate_solutions(puzzle, deadline, 2, boards.append, engine)
    if len(boards) < 2:
        return Checked(
            _uniqueness(len(boards), answer),
            tuple(boards),
            exhausted=answer.verdict is Verdict.UNSAT,
            reason=answer.reason,
            backbone=None,
            differing=frozenset(),
            seconds=seconds,
            words=answer.words,
        )
    started = perf_counter()
    shared, answer = _backbone_of(puzzle, dict(boards[0].items() & boards[1].items()), deadline, engine)
    seconds["solve"] += perf_counter() - started
    return Checked(
        Uniqueness.MULTIPLE,
        tuple(boards),
        exhausted=False,
        reason=answer.reason,
        backbone=frozenset(shared) if answer.verdict is Verdict.UNSAT else None,
        differing=frozenset(boards[0].keys() - shared.keys()),
        seconds=seconds,
        words=answer.words,
    )


def _uniqueness(found: int, answer: Answer) -> Uniqueness:
    if answer.verdict is not Verdict.UNSAT:
        return Uniqueness.UNKNOWN
    return Uniqueness.UNIQUE if found else Uniqueness.NONE


def _backbone_of(puzzle: BoardPuzzle, shared: Board, deadline: Deadline, engine: Engine) -> Backbone:
    model = puzzle.model
    with deadline, engine.open(model.formula, Mode.OFTEN) as session:
        return backbone(session, model, shared, lambda true: verified(puzzle, model.board(true)), deadline)
