"""The profile of a path: its steps are those of the rating, and a bottleneck is one only where that is proven."""

import pytest

import smtpuzzles
from smtpuzzles.explaining import smallest
from smtpuzzles.explaining.profile import MOST_WAYS
from smtpuzzles.result import ReasonUnknown
from tests.explaining.test_alternatives import SMALLEST
from tests.explaining.test_explanation import CLUED


def sample(name: str):
    return next(one for one in CLUED if str(one) == name).puzzle()


@pytest.mark.few(6)
@pytest.mark.parametrize("sample", SMALLEST.values(), ids=str)
def test_the_steps_fill_the_board_with_the_effort_of_the_rating(sample):
    puzzle = sample.puzzle()
    rating, found = smtpuzzles.rate(puzzle), smtpuzzles.profile(puzzle)
    assert found.reason is None
    assert {cell for one in found.moments for cell in one.cells} >= puzzle.open_cells().keys() - rest_of(found)
    assert sum(one.effort for one in found.moments) == pytest.approx(rating.measures["search"])
    assert max(one.weight for one in found.moments) == rating.level
    assert all(one.ways >= 1 and one.left >= 1 for one in found.moments)
    assert found.moments[found.hardest - 1].weight == rating.level


def rest_of(found) -> set:
    """The cells that single rules leave without what a player must enter."""
    nothing = found.puzzle.nothing
    solution = smtpuzzles.solve(found.puzzle).solutions[0]
    return {cell for cell, symbol in solution.items() if symbol == nothing}


@pytest.mark.parametrize(
    ("name", "ways"), [("binairo-6", (2, True)), ("hitori-5", (1, True)), ("starbattle-8", (MOST_WAYS, False))]
)
def test_the_ways_of_a_first_step_of_several_rules_are_the_steps_that_are_possible_then(name, ways):
    puzzle = sample(name)
    first = smtpuzzles.profile(puzzle).moments[0]
    sizes = [steps[-1].weight for steps in smtpuzzles.next_steps(puzzle, MOST_WAYS)]
    assert first.weight > 1
    assert sizes.count(first.weight) == first.ways
    assert (first.ways, first.exact) == ways
    assert first.is_bottleneck is (ways == (1, True))


def test_without_patience_nothing_is_called_a_bottleneck(monkeypatch):
    monkeypatch.setattr(smallest, "PATIENCE", 1)
    steps = [one for one in smtpuzzles.profile(sample("gappy-9-few")).moments if one.weight > 3]
    assert steps
    assert not any(one.exact or one.is_bottleneck for one in steps)


def test_out_of_time_the_profile_has_a_reason():
    found = smtpuzzles.profile(sample("sudoku-4"), timeout=0)
    assert (found.moments, found.reason, found.hardest) == ((), ReasonUnknown.TIMEOUT, 0)


def test_a_puzzle_with_several_solutions_has_no_profile():
    with pytest.raises(smtpuzzles.UsageError, match="expected a puzzle with exactly one solution to profile"):
        smtpuzzles.profile(sample("hitori-8-several"))
