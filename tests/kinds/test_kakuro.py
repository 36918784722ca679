"""Kakuro: what people write, what they get wrong, links of others, and what new boards look like."""

import pytest

import smtpuzzles
from smtpuzzles.base.grid import parts_of
from smtpuzzles.cli.app import run
from smtpuzzles.kinds.kakuro import Kakuro

GOOD = "kakuro:\n # 4\\ 6\\\n\\3  _  _\n\\7  _  _\n"
# Of the tests of pzprjs: the link, and what solves it.
LINK = "kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3"
SOLVED = "######\n##53##\n#3412#\n#12#12\n##1938\n###84#\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "letter": ("_ x\n_ _\n", "1:3: expected _, #, or totals as in 16\\23, but found 'x'"),
    "three totals": ("1\\2\\3 _\n_ _\n", "1:1: expected _, #, or totals as in 16\\23, but found '1\\2\\3'"),
    "too low": ("# 0\\\n# _\n# _\n", "1:3: total 0 is not between 1 and 45"),
    "letter in a total": ("# a\\\n# _\n", "1:3: expected a total between 1 and 45, but found 'a'"),
    "no line": ("# \\4\n# _\n", "1:4: expected no total, because no open cell follows"),
    "rows": ("# _ _\n# _\n", "2:4: expected 3 cells in this line, but found 2"),
    "drawn": (
        "kakuro\n┌────┐\n│ # ·│\n└────┘\n",
        "3:1: expected rows of walls and open cells, but found a drawn board",
    ),
    "short link": ("kakuro/2/2/k", "1:13: expected 4 cells, but found ''"),
    "long link": ("kakuro/2/2/z", "1:12: expected 4 cells, but found 16"),
    "few totals": ("kakuro/2/2/n00", "1:13: expected 4 totals of the first row and column"),
    "corpus": ("2 2\n- 3,\n- x\n", "3:3: expected 0, #, or totals as in 16,23, but found 'x'"),
}
MALFORMED_SOLUTIONS = {"small": ("###\n", "1:4: expected 3 rows, but found 1")}
ACCEPTED = {"dots": ("# 4\\ 6\\\n\\3 . .\n\\7 . .\n", GOOD), "zeros": ("# 04\\ 6\\\n\\03 _ _\n\\7 _ _\n", GOOD)}
CONTRADICTIONS = {
    "impossible total": "# 2\\ 2\\\n\\18 _ _\n",
    "equal": "# 2\\ 2\\\n\\3 _ _\n",
    "sums": "# 4\\ 7\\\n\\3 _ _\n\\7 _ _\n",
}
COUNTS = (
    ("# 4\\ 6\\\n\\3 _ _\n\\7 _ _\n", 1),
    ("\\3 _ _\n", 2),
    ("# _ _\n", 72),
    ("\\17 _ _ #\n", 2),
    ("5\\ #\n_ #\n", 1),
    ("# #\n", 1),
)
NUMBERS = [(smtpuzzles.parse("kakuro", text), count) for text, count in COUNTS]


def test_a_link_is_read_solved_and_written():
    puzzle = smtpuzzles.parse(None, LINK)
    assert not smtpuzzles.verify(puzzle, SOLVED)
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].strip() == LINK
    assert smtpuzzles.parse("crosssums", smtpuzzles.write(puzzle, "corpus")) == puzzle
    with pytest.raises(smtpuzzles.UsageError, match="needs walls in the whole first row and column"):
        smtpuzzles.write(smtpuzzles.parse("kakuro", "# _\n_ _\n"), "puzzlink")


def test_a_board_without_open_cells_is_in_no_link_and_has_no_cell_to_explain(tmp_path, capsys):
    """The link had no rows, and the cell that was named as an example was not on the board."""
    walls = smtpuzzles.parse("kakuro", "kakuro:\n# #\n")
    with pytest.raises(smtpuzzles.UsageError, match="cannot carry a board of 0 x 1 cells"):
        smtpuzzles.write(walls, "puzzlink")
    file = tmp_path / "walls.txt"
    file.write_text(walls.text())
    for option in ("--cell=1,1", "--why-not=1,1=2"):
        assert run(["explain", "kakuro", str(file), option]) == 2
        assert capsys.readouterr().err.endswith("expected an open cell, but this puzzle has none\n")


def test_every_broken_rule_is_reported():
    puzzle = smtpuzzles.parse("kakuro", GOOD)
    found = smtpuzzles.verify(puzzle, "###\n#12\n#25\n")
    assert [violation.rule for violation in found] == [
        "the digits of column 2, rows 2 and 3 differ and add up to 4",
        "the digits of column 3, rows 2 and 3 differ and add up to 6",
    ]
    found = smtpuzzles.verify(puzzle, "##4\n#22\n#52\n")
    assert found[0].rule == "row 1, column 3 is given as #"
    assert "the digits of row 2, columns 2 and 3 differ and add up to 3" in [violation.rule for violation in found]


def test_totals_without_a_wall_or_a_line_are_left_out():
    puzzle = smtpuzzles.parse("kakuro", GOOD)
    assert puzzle.composed({**puzzle.givens(), (-2, 2): "9", (2, -3): "5", (-3, 3): "7"}) == puzzle
    assert puzzle.composed({(1, -1): "9"}).text() == "kakuro:\n___\n___\n___\n"
    assert puzzle.called((-1, 2)) == "the total below row 1, column 2"


def test_steps_are_told_as_players_do():
    steps = list(smtpuzzles.explain(smtpuzzles.parse(None, LINK)))
    assert "fillings" in {step.pattern for step in steps}
    assert any(step.words.endswith("because row 4, columns 2 and 3 add up to 3: 1 + 2.") for step in steps)


def test_a_wall_shows_its_totals():
    puzzle = smtpuzzles.parse(None, LINK)
    tiles = puzzle.picture().tiles
    assert (tiles[1, 3].text, tiles[2, 2].text, tiles[1, 1].text) == ("12\\", "4\\8", "█")


def test_new_boards_are_connected_and_the_same_if_turned():
    for size in ((4, 4), (7, 9)):
        (puzzle,) = smtpuzzles.generate("kakuro", size=size, seed=1)
        assert isinstance(puzzle, Kakuro)
        assert len(parts_of(puzzle.lines_at)) == 1
        assert {(size[0] + 2 - r, size[1] + 2 - c) for r, c in puzzle.lines_at} == set(puzzle.lines_at)
        assert min(map(len, puzzle.open_lines.values())) >= 2
