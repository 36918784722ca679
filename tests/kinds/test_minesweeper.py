"""Minesweeper: what people write, and how many solutions some boards have."""

import pytest

import smtpuzzles
from smtpuzzles.errors import UsageError

GOOD = "minesweeper: 2 mines\n_2_\n___\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "many": ("minesweeper: 7 mines\n__\n__\n", "1:14: number of mines 7 is not between 0 and 4"),
    "bombs": ("minesweeper: 1 bombs\n__\n", "1:16: expected nothing more in this line, but found 'bombs'"),
    "corner": ("4_\n__\n", "1:1: expected a number from 0 to 3, but found '4'"),
}
ONE = "minesweeper: 1 mines\n1_\n__\n"
ACCEPTED = {
    "without 'mines'": ("minesweeper: 2\n. 2 .\n. . .\n", GOOD),
    "without a blank": ("minesweeper:2 mines\n_2_\n___\n", GOOD),
    "with two blanks": ("minesweeper : 2 mines\n_2_\n___\n", GOOD),
    "without a colon": ("minesweeper 2\n_2_\n___\n", GOOD),
    "in capitals": ("MINESWEEPER: 2 mines\n_2_\n___\n", GOOD),
    "1 mine": ("minesweeper: 1 mine\n1_\n__\n", ONE),
}
CONTRADICTIONS = {"3 beside 0": "3_0\n___\n", "no mine": "minesweeper: 0 mines\n1_\n"}
NUMBERS = [
    (smtpuzzles.parse("minesweeper", text), n)
    for text, n in (("__\n__\n", 16), ("1_\n__\n", 3), ("minesweeper: 2 mines\n1_\n__\n", 0), (GOOD, 10))
]


def test_a_number_that_a_mine_covers_is_broken():
    puzzle = smtpuzzles.parse("minesweeper", "1_\n__\n")
    assert smtpuzzles.verify(puzzle, "**\n--\n")[0].rule == "row 1, column 1 has no mine, and 1 mine is around it"


def test_a_total_that_a_link_cannot_hold_is_refused_by_name():
    puzzle = smtpuzzles.parse("minesweeper", "minesweeper: 2 mines\n1__\n___\n")
    assert smtpuzzles.write(puzzle, "corpus").splitlines() == ["2 3 2", "1 - -", "- - -"]
    assert smtpuzzles.parse("minesweeper", smtpuzzles.write(puzzle, "corpus")) == puzzle
    with pytest.raises(UsageError, match=r"a puzz\.link URL cannot hold the number of all mines"):
        smtpuzzles.write(puzzle, "puzzlink")


def test_one_mine_is_called_so():
    puzzle = smtpuzzles.parse(None, ONE)
    assert (puzzle.text(), puzzle.picture().headline) == (ONE, "minesweeper: 1 mine")
    assert "the board has 1 mine" in [rule.sentence for rule in puzzle.model.rules]


def test_mines_are_as_many_as_asked():
    (made,) = smtpuzzles.generate("minesweeper", size=(4, 4), seed=1, mines=5)
    assert (made.total, made.picture().headline) == (5, "minesweeper: 5 mines")
    with pytest.raises(UsageError, match="expected 0 to 16 mines on a board of this size, not 17"):
        smtpuzzles.generate("minesweeper", size=(4, 4), mines=17)
