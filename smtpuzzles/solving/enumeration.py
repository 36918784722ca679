"""Solutions of a puzzle, one or many, found by Z3 or another engine and verified before anyone sees them.

Further solutions come from blocking those already found, over the puzzle's own variables.
"""

from collections.abc import Callable
from time import perf_counter

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.session import Engine, Mode
from smtpuzzles.engines.z3_session import Z3
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Answer, Counted, Outcome, Reason, Verdict
from smtpuzzles.solving.verify import verified

# From so many solutions on, the solver that learns from one to the next is the faster one.
MANY = 10


def solve(
    puzzle: BoardPuzzle,
    timeout: float | None = None,
    limit: int | None = 1,
    found: Callable[[Board], object] | None = None,
    engine: Engine = Z3,
) -> Outcome:
    """Up to `limit` solutions (None: all) within `timeout` seconds; `found` is called with each as it comes."""
    boards: list[Board] = []

    def keep(board: Board) -> None:
        boards.append(board)
        if found:
            found(board)

    answer, seconds = enumerate_solutions(puzzle, Deadline(timeout), limit, keep, engine)
    verdict = Verdict.SAT if boards else answer.verdict
    return Outcome(verdict, tuple(boards), answer.verdict is Verdict.UNSAT, answer.reason, seconds, answer.words)


def count(
    puzzle: BoardPuzzle,
    timeout: float | None = None,
    limit: int | None = None,
    found: Callable[[int], object] | None = None,
    engine: Engine = Z3,
) -> Counted:
    """The number of solutions, up to `limit`; each is found and verified. `found` is called with the number so far."""
    number = 0

    def keep(_: Board) -> None:
        nonlocal number
        number += 1
        if found:
            found(number)

    answer, seconds = enumerate_solutions(puzzle, Deadline(timeout), limit, keep, engine)
    verdict = Verdict.SAT if number else answer.verdict
    return Counted(verdict, number, answer.verdict is Verdict.UNSAT, answer.reason, seconds, answer.words)


def enumerate_solutions(
    puzzle: BoardPuzzle, deadline: Deadline, limit: int | None, keep: Callable[[Board], object], engine: Engine = Z3
) -> tuple[Answer, dict[str, float]]:
    """Hand solution after solution to `keep`. The answer is UNSAT when there are no more; else it says why it ended."""
    if limit is not None and limit < 1:
        raise UsageError(f"a limit is 1 or more, not {limit}")
    started = perf_counter()
    number = 0
    try:
        model = puzzle.model
    except KeyboardInterrupt:  # nothing to lose yet, so there is no reason to wait for the step to end
        return Answer(Verdict.UNKNOWN, Reason.INTERRUPTED), {"model": perf_counter() - started, "solve": 0.0}
    loaded = perf_counter()
    if reason := deadline.expired():
        return Answer(Verdict.UNKNOWN, reason), {"model": loaded - started, "solve": 0.0}
    mode = Mode.OFTEN if limit is None or limit >= MANY else Mode.ONCE
    with deadline, engine.open(model.formula, mode) as session:
        while (answer := session.check(deadline)).verdict is Verdict.SAT:
            true = session.true()
            keep(verified(puzzle, model.board(true)))
            number += 1
            if number == limit:
                break
            session.require(model.other_than(true))
    return answer, {"model": loaded - started, "solve": perf_counter() - loaded}
