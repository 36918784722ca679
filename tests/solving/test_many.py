"""Puzzles that share a session get the answers that each gets alone."""

import itertools

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.table import engine
from smtpuzzles.result import Verdict
from smtpuzzles.solving import many
from smtpuzzles.solving.many import Solver
from tests.screens import BOARDS

SIZES = {"gappy": 9, "sudoku": 4, "binairo": 4, "lightup": 4}


def answers(solver: Solver, puzzle, limit: int = 3):
    told, boards = solver.solutions(puzzle, Deadline(), limit)
    return told.verdict, sorted(puzzle.solution_text(board) for board in boards)


@pytest.mark.parametrize("kind", SIZES)
def test_shared_sessions_answer_as_fresh_ones(kind):
    """Also where puzzles of one blank have solutions in common, and where one comes again."""
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
