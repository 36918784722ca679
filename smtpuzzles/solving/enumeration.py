"""Finds and counts solutions; each is verified, then blocked over the puzzle's own variables."""

from collections.abc import Callable
from time import perf_counter

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.expecting import expect_type, whole
from smtpuzzles.engines.session import Engine, Mode, Session
from smtpuzzles.engines.usual import chosen
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Board, Model
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.result import Answer, Counted, Outcome, Verdict, unsat_by
from smtpuzzles.solving.verify import verified

# With at least this limit, the solver that learns from one solution to the next is faster.
MANY = 10
Keep = Callable[[Board, int], object]


def solve(
    puzzle: AnyPuzzle,
    timeout: float | None = None,
    limit: int | None = 1,
    found: Callable[[Board], object] | None = None,
    engine: Engine | str | None = None,
) -> Outcome:
    """Return up to `limit` solutions (None: all) within `timeout` seconds; call `found` with each at once."""
    expect_type(found, Callable | None, "a function that is called with each solution")
    boards: list[Board] = []

    def keep(board: Board, _: int) -> None:
        boards.append(board)
        if found:
            found(board)

    using, puzzle = chosen(engine), BOARDS.expect(puzzle, "solve")
    answer, _, seconds = enumerate_solutions(puzzle, Deadline(timeout), limit, keep, using)
    return Outcome(
        verdict=Verdict.SAT if boards else answer.verdict,
        solutions=tuple(boards),
        exhausted=answer.verdict is Verdict.UNSAT,
        reason=answer.reason,
        words=answer.words,
        seconds=seconds,
        unsat_by=unsat_by(using.name, answer),
        puzzle=puzzle,
    )


def count(
    puzzle: AnyPuzzle,
    timeout: float | None = None,
    limit: int | None = None,
    found: Callable[[int], object] | None = None,
    engine: Engine | str | None = None,
) -> Counted:
    """Return the number of solutions, up to `limit`; call `found` with each number. Each solution is verified."""
    expect_type(found, Callable | None, "a function that is called with each number")
    keep = None if found is None else lambda _, number: found(number)
    using, puzzle = chosen(engine), BOARDS.expect(puzzle, "count")
    answer, number, seconds = enumerate_solutions(puzzle, Deadline(timeout), limit, keep, using)
    return Counted(
        verdict=Verdict.SAT if number else answer.verdict,
        count=number,
        exhausted=answer.verdict is Verdict.UNSAT,
        reason=answer.reason,
        words=answer.words,
        seconds=seconds,
        unsat_by=unsat_by(using.name, answer),
    )


def enumerate_solutions(
    puzzle: BoardPuzzle,
    deadline: Deadline,
    limit: int | None,
    keep: Keep | None,
    engine: Engine,
    then: Callable[[Session], Answer] | None = None,
) -> tuple[Answer, int, dict[str, float]]:
    """Call `keep` with each solution and its number; return the last answer (UNSAT: no more), the number, and times.

    At the limit, `then` may go on with the session; its answer is the last one.
    """
    limit = None if limit is None else whole("a limit", limit, 1)
    mode = Mode.OFTEN if limit is None or limit >= MANY else Mode.ONCE

    def opened() -> tuple[Model, float, Session]:
        model = puzzle.model
        return model, perf_counter(), engine.open(model.formula, mode)

    started, number = perf_counter(), 0
    with deadline:
        try:
            model, loaded, session = deadline.run(opened)
        except Expired as expired:
            seconds = {"model": perf_counter() - started, "solve": 0.0}
            return Answer(Verdict.UNKNOWN, expired.reason), 0, seconds
        with session:
            while (answer := session.check(deadline)).verdict is Verdict.SAT:
                true = session.true()
                if len({model.variables[literal - 1].cell for literal in true}) < len(true):
                    raise WrongAnswer(f"in the model of this {puzzle.kind} puzzle, a cell holds two symbols at once")
                board = verified(puzzle, model.board(true))
                number += 1
                if keep:
                    keep(board, number)
                if number == limit:
                    answer = then(session) if then else answer
                    break
                session.require(model.other_than(true))
    return answer, number, {"model": loaded - started, "solve": perf_counter() - loaded}
