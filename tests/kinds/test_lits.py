"""LITS: what people write, what they get wrong, and how many solutions some boards have."""

import smtpuzzles

GOOD = "lits:\nAABB\nAABC\nABBC\nCCCC\n"
BOARD = "lits:\nAAAABB\nCCCAAB\nCCCBBB\nCDEBBB\nCDEEEE\nCDDDDE\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "in two parts": ("AAB\nBAA\n", "2:1: expected room B in one part, but found more of it here"),
    "number": ("AB1\n", "1:3: expected the letter of a room, but found '1'"),
    "short link": ("lits/4/4/9q02j", "1:15: expected 6 characters of borders, but found 5"),
    "short row": ("AABB\nAAB\n", "2:4: expected 4 cells in this line, but found 3"),
}
MALFORMED_SOLUTIONS = {"small": ("##--\n", "1:5: expected 4 rows, but found 1")}
ACCEPTED = {"blanks": ("A A B B\nA A B C\nA B B C\nC C C C\n", GOOD)}
CONTRADICTIONS = {"small rooms": "AAB\nABB\n", "squares": "AABB\nAABB\n"}
COUNTS = (("AABB\nAABC\nABBC\nCCCC\n", 1), ("AAAA\n", 1), ("AAA\nAAA\n", 8), ("AAAA\nBBBB\n", 0))
NUMBERS = [(smtpuzzles.parse("lits", text), count) for text, count in COUNTS]


def test_every_broken_rule_is_reported():
    found = smtpuzzles.verify(smtpuzzles.parse("lits", "AAAA\nBBBB\nCCCC\n"), "####\n####\n---#\n")
    assert [violation.rule for violation in found] == [
        "room C has one L, I, T or S",
        "the square of four cells from row 1, column 1 has a white cell",
        "the square of four cells from row 1, column 2 has a white cell",
        "the square of four cells from row 1, column 3 has a white cell",
        "equal shapes do not touch along a side",
    ]


def test_shapes_that_do_not_touch_are_not_connected():
    puzzle = smtpuzzles.parse("lits", "AAAA\nBBBB\nCCCC\n")
    assert "all black cells are connected" in [one.rule for one in smtpuzzles.verify(puzzle, "####\n----\n####\n")]


def test_a_step_is_told_as_a_player_does():
    steps = list(smtpuzzles.explain(smtpuzzles.parse("lits", BOARD)))
    assert "cut off" in {step.pattern for step in steps}
    assert any("would touch the" in step.words for step in steps)
