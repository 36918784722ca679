"""Answers about a small puzzle of every kind; as a program, in a Python that has hardly more than Python itself."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

# What a browser does not have, or what would slow down the start of a page.
ABSENT = (
    *("z3", "numba", "numpy", "rich", "typer", "textual"),
    *("multiprocessing", "_multiprocessing", "subprocess"),
)


def answers() -> Iterator[str]:
    from smtpuzzles import kinds
    from smtpuzzles.playing.start import read_sample, samples
    from smtpuzzles.puzzle.clued import CluedPuzzle

    for kind in kinds.names():
        one_solution = [file for file in samples(kind) if "several" not in file.stem]
        _, puzzle, *_ = sorted((read_sample(kind, file) for file in one_solution), key=lambda one: len(one.text()))
        about = about_board(puzzle) if isinstance(puzzle, CluedPuzzle) else about_plan(puzzle)
        yield from (f"{kind}: {answer}" for answer in [*about, *about_any(puzzle)])


def about_board(puzzle: Any) -> Iterator[object]:
    import smtpuzzles
    from smtpuzzles.base.deadline import Deadline
    from smtpuzzles.explaining.advice import Advisor

    minisat, advisor = smtpuzzles.engine("minisat"), Advisor()
    yield smtpuzzles.solve(puzzle, engine=minisat)
    checked = smtpuzzles.check(puzzle, engine=minisat)
    yield checked
    yield smtpuzzles.check(puzzle, engine=smtpuzzles.engine("cadical"))  # natively in a thread
    wrong = next(
        {cell: symbol}
        for cell, symbols in puzzle.open_cells().items()
        for symbol in symbols
        if symbol != checked.solutions[0][cell] and symbol != puzzle.nothing
    )
    yield advisor.broken(puzzle, wrong)
    yield advisor.finishable(puzzle, {}, Deadline())
    yield advisor.finishable(puzzle, wrong, Deadline())
    hint = advisor.hint(puzzle, {}, Deadline())  # where nothing compiles the search, another true step may be found
    yield hint.verdict, hint.board.items() <= checked.solutions[0].items()
    *others, _ = puzzle.open_cells()
    almost = {cell: checked.solutions[0][cell] for cell in others}
    yield advisor.steps(puzzle, almost, Deadline())  # by one rule, which needs no search
    yield advisor.another(puzzle, {}, [], Random(1), Deadline())
    yield smtpuzzles.dimacs(puzzle, "auto")
    yield smtpuzzles.dimacs(puzzle, "seqcounter")
    yield smtpuzzles.smt2(puzzle)


def about_plan(puzzle: Any) -> Iterator[object]:
    import smtpuzzles
    from smtpuzzles.base.deadline import Deadline
    from smtpuzzles.playing.plans import can_finish, way

    yield str(way(puzzle, Deadline()))
    yield str(can_finish(puzzle, Deadline()))
    yield smtpuzzles.dimacs(puzzle, "direct", horizon=puzzle.bound())
    yield smtpuzzles.smt2(puzzle, horizon=puzzle.bound())


def about_any(puzzle: Any) -> Iterator[object]:
    import smtpuzzles
    from smtpuzzles.views.svg import svg_of

    yield svg_of(puzzle.picture(), "a puzzle")
    for side in range(4, 10):
        with suppress(smtpuzzles.SmtPuzzlesError):  # some kinds have no puzzles so small
            yield smtpuzzles.generate(puzzle.kind, seed=1, size=side)[0].text()
            return


def forbid(what: str, error: type[Exception]) -> Any:
    def refuse(*_: object, **__: object) -> None:
        raise error(what)

    return refuse


if __name__ == "__main__":
    sys.modules |= dict.fromkeys(ABSENT)  # which makes their import fail
    threading.Thread.start = forbid("can't start new thread", RuntimeError)
    signal.signal = forbid("signals are not to be used here", AssertionError)
    del signal.setitimer
    sys.stdout.writelines(f"{answer!a}\n" for answer in answers())
