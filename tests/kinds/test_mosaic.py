"""Mosaic: what people write, and how many solutions some boards have."""

import smtpuzzles
from smtpuzzles import kinds

GOOD = "mosaic:\n4__\n__3\n_2_\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "no board": ("mosaic:\n", "1:8: expected a board below this line, but found nothing"),
    "total": ("mosaic: 3\n__\n", "1:9: expected nothing more in this line, but found '3'"),
    "corner": ("mosaic:\n5__\n___\n", "2:1: expected a number from 0 to 4, but found '5'"),
    "letter": ("_x\n__\n", "1:2: expected a number from 0 to 4, or _ for none, but found 'x'"),
    "narrow": ("_\n_\n", "1:2: expected at least 2 cells in a row, but found 1"),
    "ragged": ("__\n___\n", "2:3: expected 2 cells in this line, but found 3"),
}
MALFORMED_SOLUTIONS = {"symbol": ("#-_\n---\n---\n", "1:3: expected # or -, but found '_'")}
ACCEPTED = {"dots and no name": ("4..\n..3\n.2.\n", GOOD), "blanks": ("4 _ _\n_ _ 3\n_ 2 _\n", GOOD)}
CONTRADICTIONS = {"0 beside 4": "40\n__\n"}
NUMBERS = [(smtpuzzles.parse("mosaic", text), n) for text, n in (("__\n__\n", 16), ("2_\n__\n", 6), ("4__\n__0\n", 0))]


def test_a_number_counts_its_own_cell():
    checked = smtpuzzles.check(smtpuzzles.parse("mosaic", "___\n_9_\n___\n"))
    assert set(checked.solutions[0].values()) == {"#"}


def test_the_legend_has_the_number_of_a_white_cell():
    puzzle = smtpuzzles.parse("mosaic", "0_\n__\n")
    legend = kinds.load("mosaic").legend
    tile = puzzle.played({(1, 1): "-"}).tiles[1, 1]
    assert tile.text == "⓪"
    assert [words for like, words in legend if like == tile._replace(text="①")]
