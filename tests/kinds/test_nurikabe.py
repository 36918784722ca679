"""Nurikabe: what people write, and how many solutions some boards have."""

import smtpuzzles
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.model import Rule
from smtpuzzles.puzzle.ingredients.connected import CUT_OFF
from smtpuzzles.puzzle.reasons import Inference, Reason

GOOD = "nurikabe:\n2__\n___\n__1\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "zero": ("0_\n__\n", "1:1: expected a number from 1 to 4, but found '0'"),
    "question mark": ("?_\n__\n", "1:1: expected a number from 1 to 4, or _ for none, but found '?'"),
    "link": ("nurikabe/5/5/g.k2o1k3g", "1:15: expected a number at row 1, column 2, but found a clue without one"),
}
WIDE = "nurikabe:\n12  _  _  _  _\n _  _  _  _  _\n _  _  _  _  _\n"
ACCEPTED = {"two digits": (WIDE.replace("  ", " "), WIDE)}
CONTRADICTIONS = {"neighbours": "11\n__\n", "no room": "6_1\n___\n1_1\n"}
SOLUTIONS = (("1_\n__\n", 1), ("2_\n__\n", 2), ("__\n__\n", 0), ("3_\n__\n", 3))
NUMBERS = [(smtpuzzles.parse("nurikabe", text), n) for text, n in SOLUTIONS]


def test_rules_that_a_player_cannot_obey_any_more_are_broken_and_no_others():
    puzzle, advisor = smtpuzzles.parse("nurikabe", GOOD), Advisor()
    assert not advisor.broken(puzzle, {(1, 3): "#", (3, 1): "#"})  # other black cells may connect them
    cut_off = {(1, 3): "#", (3, 1): "#", (1, 2): "-", (2, 2): "-", (2, 1): "-", (2, 3): "-"}
    assert "are not cut off from each other" in " ".join(one.rule for one in advisor.broken(puzzle, cut_off))


def test_where_there_is_no_number_no_cell_is_cut_off_from_one():
    puzzle = smtpuzzles.parse("nurikabe", "__\n")
    steps = list(smtpuzzles.explain(puzzle))
    needs = "row 1, column 1 would need a number, but there is none"
    assert steps[0].words == f"Row 1, column 1 is black, because otherwise {needs}."
    sentence = "row 1, column 1, if it is white, is connected with a number, of which there is none"
    assert [rule.rule for rule in steps[0].rules] == [sentence]


def test_a_cell_that_would_be_cut_off_says_so_in_short_whatever_the_kind_says():
    words = {step.words for step in smtpuzzles.explain(smtpuzzles.parse("nurikabe", "1_1\n___\n1_1\n"))}
    ends = "row 1, column 2 and row 2, column 1"
    assert f"Row 2, column 2 is black, because otherwise {ends} would be cut off from each other." in words
    puzzle = smtpuzzles.parse("nurikabe", "2__\n___\n__1\n")
    rule = Rule("", (), (), sort=CUT_OFF, about=((1, 1), (3, 3), (2, 2)))
    reason = puzzle.reason(Inference((rule,), (), ()))
    assert reason == Reason("cut off", "row 1, column 1 and row 3, column 3 are cut off from each other")
