"""Clauses are counted before they are made: both agree."""

import pytest

import smtpuzzles
from benchmarks import hand_encodings
from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import MOST_CLAUSES
from smtpuzzles.model import AtMost, AtMostTotal, Differ, Exactly, ExactTotal, When

LITERALS = (1, -2, 3, 4)


def empty_binairo(n):
    return smtpuzzles.parse("binairo", "\n".join(["_" * n] * n))


@pytest.mark.parametrize("number", range(-1, 6))
def test_without_helpers_as_many_clauses_as_counted(number):
    """'Exactly 0 of these' once could not be counted."""
    constraints = [kind(number, some) for kind in (AtMost, Exactly) for some in (LITERALS, ())]
    constraints += [kind(number, (1, 2, 2, 3), LITERALS) for kind in (AtMostTotal, ExactTotal)]
    constraints += [Differ((1, 2), (3, 4)), *[When(5, constraint) for constraint in constraints]]
    for constraint in constraints:
        assert direct.number_of_clauses(constraint) == len(list(direct.clauses(constraint))), constraint


@pytest.mark.parametrize("weights", [(1,) * 60, tuple(range(1, 61)), tuple(1 << place for place in range(60))])
def test_weights_that_need_one_clause_do_not_take_exponential_time(weights):
    constraint = AtMostTotal(sum(weights) - 1, weights, tuple(range(1, 61)))
    assert list(direct.clauses(constraint)) == [list(range(-60, 0))]


def test_weights_of_too_many_sums_are_said_to_need_too_many_clauses():
    weights = tuple(1 << place for place in range(60))
    number = direct.number_of_clauses(AtMostTotal(sum(weights) // 2, weights, tuple(range(1, 61))))
    assert number > MOST_CLAUSES


@pytest.mark.parametrize("n", [2, 4, 6, 8])
def test_clauses_by_hand_are_as_many_as_counted(n):
    puzzle = empty_binairo(n)
    assert hand_encodings.number_of_clauses(puzzle) == len(hand_encodings.encode(puzzle).clauses)


def test_clauses_by_hand_are_those_that_were_published():
    assert hand_encodings.number_of_clauses(empty_binairo(16)) == 3_821_856


def test_clauses_by_hand_have_the_models_of_the_puzzle():
    """All boards of binairo 4x4; of light up and sudoku, one board."""
    from pysat.solvers import Minisat22

    with Minisat22(bootstrap_with=hand_encodings.encode(empty_binairo(4)).clauses) as solver:
        assert sum(1 for _ in solver.enum_models()) == 72
    for kind, text in (("lightup", "3\n_1_\n___\n_#0\n"), ("sudoku", "1 _ _ _\n_ _ 3 _\n_ 4 _ _\n_ _ _ 2\n")):
        puzzle = smtpuzzles.parse(kind, text)
        boards = set()
        with Minisat22(bootstrap_with=hand_encodings.encode(puzzle).clauses) as solver:
            for model in solver.enum_models():
                board = hand_encodings.board(puzzle, model)
                assert not puzzle.violations(board)
                boards.add(tuple(board.values()))
        assert len(boards) == smtpuzzles.count(puzzle).count > 0
