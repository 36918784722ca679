"""The template: an example for the tests of a new kind, which are in tests/kinds/test_<kind>.py.

GOOD, MALFORMED, MALFORMED_SOLUTIONS, ACCEPTED, CONTRADICTIONS, NUMBERS and `values` are found by name and tried for
every kind: at the command line (tests/cli/test_reading.py), in test_exact.py and in test_parsers.py. All may be left
out.
"""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from smtpuzzles.base.grid import board_of
from smtpuzzles.kinds._template import Rooks
from smtpuzzles.model import Board
from tests.kinds.helpers import assert_exact, boards, pattern

GOOD = "R__\n___\n__-\n"
# What is wrong: the text, and the complaint with its line and column.
MALFORMED = {
    "empty": ("", "1:1: expected rows of R, - and _, but found nothing"),
    "wide": ("___\n___\n", "2:4: expected a square board, but found one of 3 x 2"),
    "letter": ("R_\n_x\n", "2:2: expected R, - or _, but found 'x'"),
}
MALFORMED_SOLUTIONS = {"small": ("R-\n-R\n", "2:3: expected 3 rows, but found 2")}
# What is right: the text, and how it is shown.
ACCEPTED = {"dots": ("R.\n..\n", "R_\n__\n")}
CONTRADICTIONS = {"two-in-a-row": "RR\n__\n"}
# Puzzles, and how many solutions they have.
NUMBERS = [(Rooks(board_of(["____"] * 4)), 24)]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[Rooks, Board]:
    """A puzzle and a board of its size, right or wrong, that no text was needed for."""
    size = draw(some.integers(1, 9))
    return Rooks(pattern(draw, "R-_", size, size), variant), pattern(draw, "R-_", size, size)


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(boards(3, 3, "____R-"))
def test_models_are_the_boards_that_verify_accepts(board):
    assert_exact(Rooks(board), {"-": "R-", "R": "R-"})


def test_every_broken_rule_is_reported():
    found = Rooks(board_of(["R__", "___", "__-"])).violations(board_of(["-R-", "-R-", "-_R"]))
    assert [violation.rule for violation in found] == [
        "row 1, column 1 is given as R",
        "row 3, column 3 is given as -",
        "row 3, column 2 holds R or -",
        "column 1 has exactly one rook",
        "column 2 has exactly one rook",
    ]
