"""Puzzles that share a session get the answers that each gets alone."""

import itertools
from collections.abc import Callable

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.table import engine
from smtpuzzles.result import Answer, Verdict
from smtpuzzles.solving import many
from smtpuzzles.solving.many import Solver
from tests.screens import BOARDS

SIZES = {"gappy": 9, "sudoku": 4, "binairo": 4, "lightup": 4}


def answers(solver: Solver, puzzle, limit: int = 3):
    told, boards = solver.solutions(puzzle, Deadline(), limit)
    return told.verdict, sorted(puzzle.solution_text(board) for board in boards)


WAYS = ("assuming", "remainder")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", SIZES)
def test_shared_sessions_answer_as_fresh_ones(kind, way, monkeypatch):
    """Also where puzzles of one blank have solutions in common, and where one comes again."""
    monkeypatch.setattr(many, "TRIED", 0)
    monkeypatch.setattr(many.Shared, "_faster", WAYS.index(way))
    first, second = smtpuzzles.generate(kind, 2, seed=3, size=SIZES[kind])
    clues = first.clues()
    hopeless = first.with_clues([clue._replace(value=other.value) for clue, other in itertools.pairwise(clues)])
    puzzles = [
        first,
        first.blank().with_clues(clues[:1]),
        hopeless,
        first,
        first.blank(),
        first.blank().with_clues(clues[1:]),
    ]
    with Solver() as together:
        for puzzle in [*puzzles, second, *puzzles]:
            with Solver() as alone, Solver(engine("z3")) as other:
                verdict, boards = answers(alone, puzzle)
                shared = answers(together, puzzle)
                assert (shared[0], len(shared[1])) == (verdict, len(boards)) == (answers(other, puzzle)[0], len(boards))
                if verdict is Verdict.UNSAT:
                    assert shared[1] == boards


@pytest.mark.parametrize("fast", WAYS)
def test_after_a_few_puzzles_only_the_faster_way_is_asked(fast, monkeypatch):
    clock, asked = [0.0], []
    monkeypatch.setattr(many, "process_time", lambda: clock[0])

    def timed(way: str) -> Callable[..., object]:
        ask = getattr(many.Shared, way)

        def slowed(*arguments: object) -> object:
            clock[0] += 1 if way == fast else 2
            asked.append(way)
            return ask(*arguments)

        return slowed

    for way in WAYS:
        monkeypatch.setattr(many.Shared, way, timed(way))
    puzzle = smtpuzzles.parse("gappy", BOARDS["gappy"])
    with Solver() as solver:
        for _ in range(2 * many.TRIED + 4):
            answers(solver, puzzle)
    assert sorted(asked[: 2 * many.TRIED]) == sorted(WAYS * many.TRIED)
    assert asked[2 * many.TRIED :] == [fast] * 3


def test_clues_that_clash_by_propagation_leave_no_solution():
    puzzle = smtpuzzles.parse("sudoku", "11" + "." * 14)
    shared = many.Shared(puzzle.blank())
    assert shared.remainder(puzzle, Deadline(), 1) == (Answer(Verdict.UNSAT), [])


def test_a_session_ends_after_many_puzzles(monkeypatch):
    monkeypatch.setattr(many, "TOGETHER", 2)
    puzzle = smtpuzzles.parse("gappy", BOARDS["gappy"])
    with Solver() as solver:
        assert {answers(solver, puzzle)[0] for _ in range(7)} == {Verdict.UNSAT}


def test_out_of_time_nothing_is_claimed():
    puzzle = smtpuzzles.parse("gappy", BOARDS["gappy"])
    with Solver() as solver:
        for _ in range(3):
            assert solver.solutions(puzzle, Deadline(0), 2)[0].verdict is Verdict.UNKNOWN
        assert answers(solver, puzzle)[0] is Verdict.UNSAT
