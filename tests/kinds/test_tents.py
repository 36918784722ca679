"""Tents: what people write, what they get wrong, and how many solutions some boards have."""

import pytest

import smtpuzzles

GOOD = "tents:\n1 - -\n- _T_\n- ___\n- TT_\n"
# Of Simon Tatham's program, which says that it has one solution.
GAME = "8x8:ibakab_kb_jab,1,2,1,2,2,1,1,2,2,0,1,2,2,1,1,3"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "no rows": ("tents:\n1 2 3\n", "2:6: expected at least 2 labels of columns, and rows below"),
    "letter": ("1 -\n- _t\n", "2:4: expected T or _, but found 't'"),
    "short row": ("1 - -\n- _T\n", "2:5: expected 3 cells in this line, but found 2"),
    "no label": ("1 - -\n- _T_\n_T_\n", "3:4: expected 3 cells in this line, but found 0"),
    "many": ("3 -\n- _T\n", "1:1: expected a number from 0 to 1, but found '3'"),
    "short ID": ("3x3:a,1,1,1,1,1,1", "1:5: expected 9 cells, and 6 labels"),
    "few labels": ("2x2:aa_,1,1,1", "1:5: expected 4 cells, and 4 labels"),
    "long link": ("tents/2/2/j10", "1:12: expected 4 cells, but found 3"),
    "sign in a link": ("tents/2/2/j1-", "1:13: expected 0 to 9 or a to z, but found '-'"),
    "corpus": ("2 2\n- -\n- -\n- o\n- -\n", "4:3: expected x or -, but found 'o'"),
}
MALFORMED_SOLUTIONS = {"small": ("-TA\n---\n", "2:4: expected 3 rows, but found 2")}
ACCEPTED = {"dots": ("1 ? .\n- . T .\n- ...\n- T T _\n", GOOD)}
CONTRADICTIONS = {"zero": "tents:\n0 0\n- T_\n- __\n", "no room": "tents:\n- -\n- TT\n- TT\n"}
COUNTS = (("- -\n- T_\n- __\n", 2), ("- -\n- __\n- __\n", 1), ("- - -\n- T_T\n- ___\n", 1), ("- - -\n- TT_\n", 0))
ONE_LINE = (("- - - -\n- T__T\n", 0), ("- - - - -\n- T__T_\n", 1), ("- -\n- T_\n", 1))
NUMBERS = [(smtpuzzles.parse("tents", f"tents:\n{text}"), count) for text, count in COUNTS + ONE_LINE]


def test_every_broken_rule_is_reported():
    puzzle = smtpuzzles.parse("tents", "tents:\n0 0 -\n- T_T\n- ___\n1 ___\n")
    assert [violation.rule for violation in smtpuzzles.verify(puzzle, "TAA\n---\n---\n")] == [
        "row 1, column 3 is given as T",
        "no two tents touch in the 2 x 2 block from row 1, column 2",
        "column 2 has no tent",
        "row 3 has exactly 1 tent",
        "each tree has a tent of its own, and each tent belongs to one tree",
    ]


def test_tents_touch_on_a_board_of_one_row_or_column_too():
    puzzle = smtpuzzles.parse("tents", "tents:\n- - - -\n- T__T\n")
    assert [violation.rule for violation in smtpuzzles.verify(puzzle, "TAAT\n")] == [
        "no two tents touch in row 1, columns 2 and 3"
    ]
    assert smtpuzzles.count(smtpuzzles.parse("tents", "https://puzz.link/p?tents/5/1/i0h21")).count == 1


def test_a_game_of_another_program_is_read_solved_and_written():
    puzzle = smtpuzzles.parse("tents", GAME)
    assert smtpuzzles.check(puzzle).verdict == "unique"
    assert smtpuzzles.write(puzzle, "tatham") == f"{GAME}\n"
    with pytest.raises(smtpuzzles.UsageError, match="a game ID needs the label of every row and column"):
        smtpuzzles.write(smtpuzzles.parse("tents", GOOD), "tatham")


@pytest.mark.parametrize("empty", [0, 17, 18, 25, 26, 60])
def test_long_runs_of_cells_without_trees_come_back(empty):
    rows = "_" * empty + "T" + "_" * (79 - empty)
    board = "\n".join(f"0 {rows[start : start + 8]}" for start in range(0, 80, 8))
    puzzle = smtpuzzles.parse("tents", f"{' '.join('0' * 8)}\n{board}\n")
    for form in ("tatham", "puzzlink", "corpus"):
        assert smtpuzzles.parse("tents", smtpuzzles.write(puzzle, form)) == puzzle


def test_steps_are_told_as_players_do():
    patterns = {step.pattern for step in smtpuzzles.explain(smtpuzzles.parse("tents", GAME))}
    assert {"last place", "last places"} <= patterns


def test_all_labels_can_be_given():
    (every,) = smtpuzzles.generate("tents", size=(6, 6), seed=1, labels="all")
    (few,) = smtpuzzles.generate("tents", size=(6, 6), seed=1)
    assert len(every.clues()) == 12 > len(few.clues())
