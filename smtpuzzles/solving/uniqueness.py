"""Is there exactly one solution? If there are several: which cells are the same in all of them?

The first solution is blocked; if that leaves none, it is the only one. Else, the cells in which two solutions agree may
be certain, and the engine is asked for a solution that departs from them in at least one, again and again, until there
is none: then the cells left are certain.
"""

from collections.abc import Iterator, Mapping
from time import perf_counter

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.session import Engine
from smtpuzzles.engines.z3_session import Z3
from smtpuzzles.model import Board, Cell, Literal, Model
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Answer, Checked, Uniqueness, Verdict
from smtpuzzles.solving.enumeration import enumerate_solutions, verified


def check(puzzle: BoardPuzzle, timeout: float | None = None, engine: Engine = Z3) -> Checked:
    """One solution, several or none; where there are several, the cells in which they differ."""
    return check_within(puzzle, Deadline(timeout), engine)


def check_within(puzzle: BoardPuzzle, deadline: Deadline, engine: Engine = Z3) -> Checked:
    """The same for those whose deadline is running."""
    boards: list[Board] = []
    shared: dict[Cell, str] = {}
    certain = None
    answer, seconds = enumerate_solutions(puzzle, deadline, 2, boards.append, engine)
    if len(boards) == 2:
        shared = dict(boards[0].items() & boards[1].items())
        started = perf_counter()
        answer = keep_certain(puzzle, deadline, shared, engine)
        seconds["solve"] += perf_counter() - started
        if answer.verdict is Verdict.UNSAT:
            certain = frozenset(shared)
    return Checked(
        uniqueness(len(boards), answer),
        tuple(boards),
        exhausted=len(boards) < 2 and answer.verdict is Verdict.UNSAT,
        reason=answer.reason,
        certain=certain,
        differing=frozenset(boards[0].keys() - shared.keys()) if len(boards) == 2 else frozenset(),
        seconds=seconds,
    )


def uniqueness(found: int, answer: Answer) -> Uniqueness:
    if found == 2:
        return Uniqueness.MULTIPLE
    if answer.verdict is not Verdict.UNSAT:
        return Uniqueness.UNKNOWN
    return Uniqueness.UNIQUE if found else Uniqueness.NONE


def keep_certain(puzzle: BoardPuzzle, deadline: Deadline, shared: dict[Cell, str], engine: Engine) -> Answer:
    """Take from `shared` every cell that some solution fills otherwise. The answer is UNSAT when all are taken."""
    with deadline:
        model = puzzle.model
        with engine.open(model.formula, True) as session:
            session.require(departures(model, shared))
            while (answer := session.check(deadline)).verdict is Verdict.SAT:
                other = verified(puzzle, model, session.true())
                for cell in [cell for cell, symbol in shared.items() if other[cell] != symbol]:
                    del shared[cell]
                session.require(departures(model, shared))
    return answer


def departures(model: Model, shared: Mapping[Cell, str]) -> Iterator[Literal]:
    """The literals of which one is true just when a board differs from `shared` somewhere."""
    for literal, (_, cell, symbol) in enumerate(model.variables, 1):
        if cell in shared:
            if shared[cell] == symbol:
                yield -literal
            elif shared[cell] == model.bare[cell]:
                yield literal
