"""Is there exactly one solution? If there are several: which cells are the same in all of them?"""

from contextlib import nullcontext

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.engines.session import Engine, Mode, Session
from smtpuzzles.engines.usual import chosen
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.result import Answer, Checked, Uniqueness, Verdict, unsat_by
from smtpuzzles.solving.backbone import backbone
from smtpuzzles.solving.enumeration import enumerate_solutions
from smtpuzzles.solving.verify import verified


def check(puzzle: AnyPuzzle, timeout: float | None = None, engine: Engine | str | None = None) -> Checked:
    """Return whether there is one solution, several or none; with several, the cells in which they differ."""
    using = chosen(engine)  # before the time begins: Z3 may have to be imported
    return check_within(BOARDS.expect(puzzle, "check"), Deadline(timeout), using)


def check_within(puzzle: BoardPuzzle, deadline: Deadline, engine: Engine | None = None) -> Checked:
    """Do the same for callers whose deadline is running."""
    using = chosen(engine)
    boards: list[Board] = []
    shared: Board = {}

    def then(session: Session) -> Answer:
        nonlocal shared
        shared, answer = _shared(puzzle, dict(boards[0].items() & boards[1].items()), deadline, using, session)
        return answer

    def keep(board: Board, _: int) -> None:
        boards.append(board)

    answer, number, seconds = enumerate_solutions(puzzle, deadline, 2, keep, using, then)
    proven, same, differing = answer.verdict is Verdict.UNSAT, None, frozenset[Cell]()
    exhausted = proven and number < 2
    verdict = (Uniqueness.UNIQUE if number else Uniqueness.NONE) if exhausted else Uniqueness.UNKNOWN
    if number == 2:
        verdict, differing = Uniqueness.MULTIPLE, frozenset(boards[0].keys() - shared.keys())
        same = frozenset(shared) if proven else None
    return Checked(
        verdict=verdict,
        solutions=tuple(boards),
        exhausted=exhausted,
        reason=answer.reason,
        words=answer.words,
        backbone=same,
        differing=differing,
        seconds=seconds,
        unsat_by=unsat_by(using.name, answer),
        puzzle=puzzle,
    )


def _shared(
    puzzle: BoardPuzzle, both: Board, deadline: Deadline, engine: Engine, session: Session
) -> tuple[Board, Answer]:
    """Return which part of what two solutions share is the same in all; UNSAT: this is proven."""
    model = puzzle.model
    try:
        better = None if session.learns else deadline.run(lambda: engine.open(model.formula, Mode.OFTEN))
    except Expired as expired:
        return both, Answer(Verdict.UNKNOWN, expired.reason)
    with better or nullcontext(session) as able:
        return backbone(able, model, both, lambda true: verified(puzzle, model.board(true)), deadline)
