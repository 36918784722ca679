"""The rule of 45 leaves sums of few cells; that each follows from its sources, certificates show."""

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.kinds.sudoku.cages import KillerCage
from smtpuzzles.kinds.sudoku.leftovers import SUM, called, differences
from smtpuzzles.puzzle.reasons import Inference
from tests.conftest import ROOT

ROW = {(1, column) for column in range(1, 5)}
CAGES = [KillerCage(((1, 1), (1, 2)), 5), KillerCage(((1, 3), (2, 3)), 6), KillerCage(((3, 1), (3, 2)), 5)]


def test_cells_left_and_cells_outside_have_a_sum():
    innies, fewest, _ = differences(ROW, CAGES, 10)
    assert innies == (((1, 3), (1, 4)), (), 5) == fewest
    assert innies.in_words("row 1", ROW) == "the cages within row 1 leave row 1, columns 3 and 4, which add up to 5"
    (*_, outies) = differences(ROW - {(1, 4)}, CAGES, 9)
    assert outies.in_words("row 1", ROW) == "the cages of row 1 have row 2, column 3 outside, which must be 2"


def test_some_cells_hold_more_than_others():
    *_, difference = differences(ROW, CAGES, 10)
    assert difference == (((2, 3),), ((1, 4),), 1)
    words = "the cages of row 1 show that row 2, column 3 is 1 more than row 1, column 4"
    assert difference.in_words("row 1", ROW) == words


def test_units_have_short_names():
    lines = [(f"row {number}", [(number, 1)]) for number in (2, 3, 4)]
    assert called(lines) == "rows 2 to 4"
    boxes = [("the box of rows 1 to 3 and columns 1 to 3", [(1, 1)]), ("the box of ...", [(1, 4)])]
    assert called(boxes) == "the boxes of row 1, columns 1 and 4"
    assert called(boxes[:1]) == "the box of rows 1 to 3 and columns 1 to 3"


def test_a_killer_is_explained_by_the_rule_of_45():
    """Before, its steps needed up to four rules."""
    puzzle = smtpuzzles.parse("sudoku", (ROOT / "puzzles/sudoku/6-killer.txt").read_text())
    explained = Explanation(puzzle, Deadline())
    steps = list(explained.steps())
    assert SUM in {step.pattern for step in steps}
    for rule in explained.prepared.cuts:
        assert rule.sentence in puzzle.reason(Inference((rule,), (), ())).words
        left, _ = rule.about
        more, less = (sum(int(explained.solution[cell]) for cell in cells) for cells in (left.more, left.less))
        assert more - less == left.total
