"""Norinori: what people write, what they get wrong, and how many solutions some boards have."""

from collections import Counter

import smtpuzzles

GOOD = "norinori:\nAAAB\nACCB\nACCB\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "digit": ("AA1\nABB\n", "1:3: expected the letter of a room, but found '1'"),
    "short": ("AB\nA\n", "2:2: expected 2 cells in this line, but found 1"),
    "narrow": ("A\nA\n", "1:2: expected at least 2 cells in a row, but found 1"),
    "two parts": ("ABA\nBBA\n", "1:3: expected room A in one part, but found more of it here"),
    "numbers": ("AB\nAB\n__\n__\n", "3:1: expected the letter of a room, but found '_'"),
    "short link": ("norinori/4/2/00", "1:16: expected 3 characters of borders, but found 2"),
    "narrow link": ("norinori/1/2/0", "1:14: expected at least 2 cells in a row, but found 1"),
    "narrow problem": ("2 1\n1\n1\n", "2:2: expected 2 cells in this line, but found 1"),
    "long link": ("norinori/2/2/g04", "1:17: expected 2 characters of borders, but found 3"),
    "number on the board": ("2 2\n- 1\n- -\n1 1\n1 1\n", "2:3: expected no numbers, but found '1'"),
    "rooms of the corpus form": (
        "2 2\n- -\n- -\n1 2\n2 1\n",
        "5:3: expected room 1 in one part, but found more of it here",
    ),
}
ACCEPTED = {
    "blanks": ("A A\nA A\n", "norinori:\nAA\nAA\n"),
    "long names": ("AA B\nAA B\n", "norinori:\nAA  B\nAA  B\n"),
    "letters of the corpus form": ("2 3\nB B A\nB A A\n", "norinori:\nBBA\nBAA\n"),
    "only rooms of the corpus form": ("2 2\n1 1\n1 1\n", "norinori:\nAA\nAA\n"),
}
CONTRADICTIONS = {"columns": "AB\nAB\n", "small": "norinori:\nAAB\nABB\nCCB\n"}
COUNTS = (("AA\nAA\n", 4), ("AAA\nBBB\n", 1), ("AAAA\nBBBB\nBBBB\n", 20), ("AB\nAB\n", 0))
NUMBERS = [(smtpuzzles.parse("norinori", text), count) for text, count in COUNTS]


def test_every_broken_rule_is_reported():
    found = smtpuzzles.verify(smtpuzzles.parse("norinori", "AAA\nBBB\n"), "##-\n#--\n")
    assert [violation.rule for violation in found] == [
        "room B has exactly two black cells",
        "row 1, column 1, if it is black, touches exactly one black cell",
    ]


def test_a_board_of_many_rooms_has_a_name_for_each():
    puzzle = smtpuzzles.parse("norinori", f"norinori/20/20/{'v' * 152}")
    assert len(puzzle.rooms) == 400
    assert {*map(len, puzzle.rooms)} == {1, 2}
    assert smtpuzzles.parse("norinori", puzzle.text()) == puzzle


def test_rooms_of_new_boards_have_two_black_cells_of_dominoes():
    for size in ((4, 4), (6, 9), (10, 10)):
        (puzzle,) = smtpuzzles.generate("norinori", size=size, seed=1)
        (board,) = smtpuzzles.check(puzzle).solutions
        assert {*Counter(puzzle.regions[cell] for cell, symbol in board.items() if symbol == "#").values()} == {2}
