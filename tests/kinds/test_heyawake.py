"""Heyawake: what people write, what they get wrong, and how many solutions some boards have."""

import smtpuzzles

GOOD = "heyawake:\nAAB\nAAB\nCCC\n2__\n___\n___\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "two numbers": ("AA\nAA\n1_\n_1\n", "4:2: expected one number in room A, but found a second one"),
    "large": ("AB\nAB\n3_\n__\n", "3:1: expected a number from 0 to 2, but found '3'"),
    "few numbers": ("AB\nAB\n1_\n", "3:3: expected 2 rows, but found 1"),
    "letters below": ("AB\nAB\n1_\n_A\n", "4:2: expected a number from 0 to 2, or _ for none, but found 'A'"),
    "short link": ("heyawake/2/2/00", "1:16: expected 1 room, but found 0"),
    "one cell": ("heyawake/1/1/g", "1:14: expected at least 2 cells in a row, but found 1"),
    "link without a number": (
        "heyawake/2/2/00.",
        "1:16: expected a number at row 1, column 1, but found a clue without one",
    ),
}
ACCEPTED = {
    "no numbers": ("AB\nAB\n__\n__\n", "heyawake:\nAB\nAB\n"),
    "number in another cell": ("AB\nAB\n__\n_1\n", "heyawake:\nAB\nAB\n_1\n__\n"),
}
CONTRADICTIONS = {
    "all black": "AB\nAB\n2_\n__\n",
    "white lines": "ABC\nABC\n000\n___\n",
}
COUNTS = (("AB\nAB\n", 5), ("AA\nAA\n0_\n__\n", 1), ("AAAA\n", 4))
NUMBERS = [(smtpuzzles.parse("heyawake", text), count) for text, count in COUNTS]


def test_a_white_line_through_three_rooms_is_broken():
    found = smtpuzzles.verify(smtpuzzles.parse("heyawake", "ABC\nABC\n"), "---\n-#-\n")
    assert [violation.rule for violation in found] == [
        "row 1, columns 1 to 3 crosses two borders of rooms, so that a cell of it is black"
    ]


def test_a_step_is_told_as_a_player_does():
    words = [step.words for step in smtpuzzles.explain(smtpuzzles.parse("heyawake", GOOD))]
    assert any("no other black cell touches the one at" in told or "would be cut off" in told for told in words)
