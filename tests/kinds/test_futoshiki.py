"""Futoshiki: what people write, games of another program, and all solutions of small boards."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.kinds.futoshiki import Futoshiki
from smtpuzzles.puzzle.places import edges, sides_of
from tests.kinds.helpers import found
from tests.kinds.test_skyscrapers import LATIN

GOOD = "futoshiki:\n_<_.3\n^....\n_._._\n....v\n_._._\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "only signs": (GOOD.removesuffix("_._._\n"), "5:6: expected a row of cells below, but found only signs"),
    "short": (GOOD.replace("_<_.3", "_<_."), "2:5: expected 5 cells in this line, but found 4"),
    "upright": (GOOD.replace("^....", "<...."), "3:1: expected ^ or v or . here, but found '<'"),
    "level": (GOOD.replace("_<_", "_^_"), "2:2: expected < or > or . here, but found '^'"),
    "crossing": (GOOD.replace("^....", "^<..."), "3:2: expected . here, but found '<'"),
    "no places for signs": ("1../.../...", "1:3: expected _, because no sign shows where signs stand, but found '.'"),
    "digit": (GOOD.replace("3", "4"), "2:5: expected a number from 1 to 3, but found '4'"),
    "drawn": (
        "futoshiki\n┌──────┐\n│ 1 · ·│\n│ · · ·│\n│ · · ·│\n└──────┘\n",  # it was read as a board of 2 x 2
        "3:1: expected rows of digits, signs and ., but found a drawn board",
    ),
    "sign in a cell": (GOOD.replace("3", "<"), "2:5: expected a number from 1 to 3, or _ for none, but found '<'"),
}
MALFORMED_SOLUTIONS = {"letter": ("123\n23x\n312\n", "2:3: expected 1, 2, 3 or _, but found 'x'")}
ACCEPTED = {"no name, and dots": (GOOD.split("\n", 1)[1].replace("_", "."), GOOD)}
CONTRADICTIONS = {"the smallest is greater": "1>_\n...\n_._\n"}
NUMBERS = [(Futoshiki.of_size((3, 3), "classic"), 12)]
GAME = "3:0,0L,3,0U,0,0D,0,0,0,"


def test_a_game_of_another_program_is_read_and_written():
    assert smtpuzzles.parse("futoshiki", GAME) == smtpuzzles.parse("futoshiki", GOOD)
    assert smtpuzzles.write(smtpuzzles.parse("futoshiki", GOOD), "tatham").strip() == GAME


@pytest.mark.parametrize(
    ("game", "same"),
    [
        (GAME.removesuffix(","), GAME),
        ("3:a0L,3,0U,a0D,b0", GAME),
        ("3:0,0LL,03,00U,0,0DD,a0,0,", GAME),
        ("3:h2", "3:0,0,0,0,0,0,0,0,2,"),
    ],
)
def test_what_the_other_program_reads_but_does_not_write_is_read(game, same):
    """Its reader needs no last comma, and knows letters for empty cells."""
    assert smtpuzzles.parse("futoshiki", game) == smtpuzzles.parse("futoshiki", same)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("0L", "0RL", None),
        ("0L", "0U", "1:5: expected no U here: there is no cell, or another sign"),
        ("3:0,", "3:0R,", "1:6: expected no L here: there is no cell, or another sign"),
        ("0L", "a", "1:5: expected a digit and some of U, R, D and L, but found 'a'"),
        ("0L", "g0L", "1:9: expected 9 cells, but found more"),
        ("0,0,0,", "0,0,0,,", "1:24: expected a digit and some of U, R, D and L, but found ''"),
        ("3:0,", "3e:0,", "1:2: expected parameters of the game unequal, but found 'e'"),
        (
            "3:0,",
            "3ade:0,",
            "1:2: expected a game with signs, but found the letter a of the mode Adjacent, which has other rules",
        ),
        ("0,0,0,", "0,0,", "1:22: expected 9 cells, but found 8"),
    ],
)
def test_a_game_with_signs_that_cannot_be_is_refused(old, new, expected):
    game = GAME.replace(old, new, 1)
    if expected is None:
        assert smtpuzzles.parse("futoshiki", game).numbers[1, -2] == ">"
        return
    with pytest.raises(smtpuzzles.InputError) as refused:
        smtpuzzles.parse("futoshiki", game)
    assert str(refused.value).removeprefix("<text>:") == expected


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(some.dictionaries(some.sampled_from(edges((3, 3))), some.sampled_from("<>"), max_size=4))
def test_solutions_are_the_latin_squares_that_agree_with_the_signs(signs):
    def agrees(board, place):
        one, other = sides_of(place)
        return (board[one] < board[other]) == (signs[place] == "<")

    puzzle = Futoshiki((3, 3), signs)
    right = [board for board in LATIN if all(agrees(board, place) for place in signs)]
    assert set(found(puzzle)) == {puzzle.solution_text(board) for board in right}
