"""The backbone: what all solutions share.

A session finds solutions that differ from what all solutions so far share, until there are no more. Each of them takes
at least one cell away, and usually many.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.session import Session
from smtpuzzles.model import Board, Cell, Literal, Model
from smtpuzzles.result import Answer, Verdict


def backbone(
    session: Session,
    model: Model,
    shared: Board,
    board: Callable[[Sequence[Literal]], Board],
    deadline: Deadline,
    assumptions: Sequence[Literal] = (),
    most: int | None = None,
) -> tuple[dict[Cell, str], Answer]:
    """Return which part of `shared` is the same in all solutions under the assumptions; UNSAT: this is proven.

    `board` makes a board of true variables, and may verify it. The search ends after `most` solutions. From then on the
    session excludes every solution that agrees with the result.
    """
    left, number = dict(shared), 0
    while number != most:
        session.require(departures(model, left))
        answer = session.check(deadline, assumptions)
        if answer.verdict is not Verdict.SAT:
            return left, answer
        other = board(session.true())
        left = {cell: symbol for cell, symbol in left.items() if other[cell] == symbol}
        number += 1
    session.require(departures(model, left))
    return left, Answer(Verdict.UNKNOWN)


def departures(model: Model, shared: Mapping[Cell, str]) -> Iterator[Literal]:
    """Yield the literals of which one is true exactly when a board differs from `shared` somewhere."""
    if shared.keys() == model.bare.keys():  # a whole board, for which there may be a shorter clause
        yield from model.other_than(model.true_on(shared))
        return
    for literal, (_, cell, symbol) in enumerate(model.variables, 1):
        if cell in shared:
            if shared[cell] == symbol:
                yield -literal
            elif shared[cell] == model.bare[cell]:
                yield literal
