"""Kuromasu: what people write, and how many solutions some boards have."""

import smtpuzzles

GOOD = "kuromasu:\n___\n4__\n__2\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "zero": ("0_\n__\n", "1:1: expected a number from 1 to 3, but found '0'"),
    "more than there are": ("4_\n__\n", "1:1: expected a number from 1 to 3, but found '4'"),
    "one cell": ("kurodoko/1/1/g", "1:14: expected at least 2 cells in a row, but found 1"),
    "late in a link": ("kurodoko/3/3/3g-10l", "1:16: expected a number from 1 to 5, but found '16'"),
    "late in a game ID": ("3x3:a3b6d", "1:8: expected a number from 1 to 5, but found '6'"),
    "narrow": ("2 1\n-\n-\n", "2:2: expected 2 cells in this line, but found 1"),
}
WIDE = "kuromasu:\n 9  _  _  _  _  _ 12\n _  _  _  _  _  _  _\n" + " _  _  _  _  _  _  _\n" * 4
ACCEPTED = {"two digits": (WIDE.replace("  ", " "), WIDE)}
CONTRADICTIONS = {"too few": "1_\n__\n", "different": "3_\n_2\n"}
COUNTS = (("__\n__\n", 5), ("3_\n__\n", 2), ("2_\n__\n", 2), ("__\n", 3))
NUMBERS = [(smtpuzzles.parse("kuromasu", text), count) for text, count in COUNTS]


def test_a_game_of_another_program_is_written():
    wide = smtpuzzles.parse("kuromasu", "12_\n__4\n")
    assert smtpuzzles.write(wide, "tatham").strip() == "3x2:1_2c4"
    assert smtpuzzles.parse("range", "3x2:1_2c4") == wide
    assert smtpuzzles.parse("range", "3x3:c4d2") == smtpuzzles.parse("range", GOOD)


def test_a_number_that_sees_too_few_is_broken():
    found = smtpuzzles.verify(smtpuzzles.parse("kuromasu", "3_\n__\n"), "-#\n--\n")
    assert [violation.rule for violation in found] == ["from row 1, column 1, 3 white cells are seen, counting itself"]


def test_helpers_of_clues_do_not_collide_with_those_of_the_blank_puzzle():
    """A new puzzle was taken for unique, because pointers and seen cells were the same variables."""
    for seed in (1, 2):
        (puzzle,) = smtpuzzles.generate("kuromasu", size=(5, 5), seed=seed)
        assert smtpuzzles.check(puzzle).verdict == "unique"
