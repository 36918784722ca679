"""The functions of the package, and what they refuse."""

import pickle

import pytest

import smtpuzzles
from smtpuzzles import kinds
from tests.conftest import SAMPLES

every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=str)


@every_sample
def test_a_board_of_another_size_or_with_foreign_symbols_is_no_solution(sample):
    puzzle = sample.puzzle()
    for solution in smtpuzzles.solve(puzzle).solutions:
        corner = max(solution)
        for wrong in ({**solution, (corner[0] + 1, 1): solution[1, 1]}, dict(list(solution.items())[1:]), {}):
            with pytest.raises(smtpuzzles.UsageError, match="not a board of the puzzle's size"):
                smtpuzzles.verify(puzzle, wrong)
        for symbol in ("Z", "²", "-1"):
            with pytest.raises(smtpuzzles.InputError):
                smtpuzzles.verify(puzzle, {**solution, corner: symbol})


def test_unknown_kinds_and_variants_are_named():
    with pytest.raises(
        smtpuzzles.UsageError, match=f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"
    ):
        smtpuzzles.parse("chess", "")
    with pytest.raises(smtpuzzles.UsageError, match="unknown variant 'y' of sudoku: expected one of classic, x"):
        smtpuzzles.parse("sudoku", "1", "y")


@pytest.mark.parametrize("timeout", [-1, float("nan")])
def test_a_timeout_that_is_no_time_is_refused(timeout):
    puzzle = SAMPLES[0].puzzle()
    for ask in (smtpuzzles.solve, smtpuzzles.check, smtpuzzles.count):
        with pytest.raises(smtpuzzles.UsageError, match="a timeout is a number of seconds"):
            ask(puzzle, timeout=timeout)


def test_a_limit_below_one_is_refused():
    for ask in (smtpuzzles.solve, smtpuzzles.count):
        with pytest.raises(smtpuzzles.UsageError, match="a limit is 1 or more, not 0"):
            ask(SAMPLES[0].puzzle(), limit=0)


@every_sample
def test_puzzles_and_outcomes_can_be_pickled(sample):
    puzzle = sample.puzzle()
    outcome = smtpuzzles.check(puzzle)
    assert pickle.loads(pickle.dumps((puzzle, outcome))) == (puzzle, outcome)


def test_errors_can_be_pickled():
    with pytest.raises(smtpuzzles.InputError) as caught:
        smtpuzzles.parse("gappy", "9 9 9\n1 1 1")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value) == "<text>:1:1: label 9 is not between 0 and 1"
    assert (again.file, again.line, again.column) == ("<text>", 1, 1)
