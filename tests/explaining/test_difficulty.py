"""The measures of difficulty, against the definition and against the steps of the explanation."""

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.difficulty import levels_of, rate_within
from smtpuzzles.explaining.path import Path
from smtpuzzles.result import ReasonUnknown
from tests.conftest import SAMPLES


def test_the_effort_is_open_cells_by_ease():
    # The open cell: its row, column and box look at one open place each, the cell at its four digits.
    last = smtpuzzles.rate(smtpuzzles.parse("sudoku", "1234\n3412\n2143\n432.\n"))
    assert last.measures["search"] == pytest.approx(1 / (3 + 1 / 4))
    # Each of two cells in one row: the row looks at two open places. Then the last one as before.
    two = smtpuzzles.rate(smtpuzzles.parse("sudoku", "1234\n3412\n2143\n43..\n"))
    assert two.measures["search"] == pytest.approx(2 / (2 * (1 + 1 / 2 + 1 / 2 + 1 / 4)) + 1 / (3 + 1 / 4))
    assert two.hardest


@pytest.mark.few(1)
@pytest.mark.parametrize("name", ["sudoku-9-hard", "lightup-14", "binairo-10"])
def test_the_level_is_that_of_the_longest_step(name):
    puzzle = next(sample for sample in SAMPLES if str(sample) == name).puzzle()
    steps = list(smtpuzzles.explain(puzzle))
    rating = smtpuzzles.rate(puzzle)
    assert rating.proven
    assert rating.level == max(step.size for step in steps)
    assert rating.hardest == next(step.words for step in steps if step.size == rating.level)
    filled = sum(claim.holds for step in steps for claim in step.conclusions)
    assert sum(rating.sizes.values()) >= filled


def test_out_of_time_a_rating_is_a_bound():
    hard = next(sample for sample in SAMPLES if str(sample) == "sudoku-9-hard").puzzle()
    begun = smtpuzzles.rate(hard, timeout=1e-9)
    assert (begun.verdict, begun.level, begun.proven, begun.reason) == ("unknown", 1, False, ReasonUnknown.TIMEOUT)
    assert (begun.band, begun.score, begun.hardest) == (None, None, "")
    cancelled = Deadline()
    path = Path.__iter__

    def stop(self):
        for deduction in path(self):
            yield deduction
            cancelled.cancel()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Path, "__iter__", stop)
        half = rate_within(hard, cancelled)
    assert (half.verdict, half.level, half.proven, half.reason) == ("unique", 2, False, ReasonUnknown.CANCELLED)
    assert (half.band, half.score) == (None, None)
    assert half.in_words == "at least level 2 (cancelled)"


def test_levels_of_bands_do_not_overlap():
    assert [levels_of(band) for band in ("easy", "medium", "hard")] == [(1, 1), (2, 3), (4, 5)]
    assert levels_of("expert") == (6, float("inf"))
    assert levels_of("7") == (7, 7)
