"""Puzzles of other makers, where they are at hand: every one has exactly one solution."""

import pytest

import smtpuzzles
from benchmarks.boards import game_ids
from tests.conftest import shared


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("kind", "number"), [("lightup", 51), ("sudoku", 46), ("binairo", 56)])
def test_every_tatham_board_has_exactly_one_solution(kind, number, step):
    puzzles = list(game_ids(kind))
    if not puzzles:
        pytest.skip("needs the game IDs of the shared data, which are not beside this checkout")
    assert len(puzzles) == number
    for puzzle in puzzles[::step]:
        assert smtpuzzles.check(puzzle).verdict == "unique", puzzle.text()


@pytest.mark.parametrize("step", [20, pytest.param(1, marks=pytest.mark.slow)])
def test_every_sudoku_of_17_clues_has_exactly_one_solution(step):
    puzzles = shared("sudoku/17-clue-sample.txt")
    assert len(puzzles) == 500
    for text in puzzles[::step]:
        checked = smtpuzzles.check(smtpuzzles.parse("sudoku", text))
        assert checked.verdict == "unique", text
