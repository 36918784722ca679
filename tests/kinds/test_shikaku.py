"""Shikaku: what people write, what they get wrong, and how many solutions some boards have."""

import pytest

import smtpuzzles
from smtpuzzles.views.layout import drawing_of
from tests.steps import MOST_GROWTH, work_of

GOOD = "shikaku:\n2_3\n___\n4__\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "zero": ("0_\n_4\n", "1:1: expected a number from 1 to 4, but found '0'"),
    "too large": ("5_\n__\n", "1:1: expected a number from 1 to 4, but found '5'"),
    "one cell": ("shikaku/1/1/g", "1:13: expected at least 2 cells in a row, but found 1"),
    "without a number": ("shikaku/2/2/.i", "1:13: expected a number at row 1, column 1, but found a clue without one"),
}
MALFORMED_SOLUTIONS = {
    "letter": ("AAB\nCCB\nCCD\n", "3:3: expected the letter of a number, but found 'D'"),
    "small": ("AAB\nCCB\n", "2:4: expected 3 rows, but found 2"),
}
ACCEPTED = {"dots": ("2.3\n...\n4..\n", GOOD)}
CONTRADICTIONS = {"too few": "2_\n__\n", "no number": "__\n__\n", "no room": "3_\n_1\n", "too many": "4_\n_1\n"}
COUNTS = (("2_3\n___\n4__\n", 1), ("2_\n_2\n", 2), ("22\n__\n", 1), ("4_\n__\n", 1), ("1_\n1_\n", 0), ("__\n__\n", 0))
NUMBERS = [(smtpuzzles.parse("shikaku", text), count) for text, count in COUNTS]


@pytest.mark.parametrize(
    ("solution", "broken"),
    [
        ("AAB\nCCB\nCCB\n", []),
        ("AAB\nAAB\nCCC\n", ["rectangle A has 2 cells", "rectangle B has 3 cells", "rectangle C has 4 cells"]),
        ("AAB\nCCC\nCBB\n", ["rectangle B has 3 cells", "rectangle C has 4 cells"]),
    ],
)
def test_what_is_no_rectangle_of_its_number_is_broken(solution, broken):
    found = smtpuzzles.verify(smtpuzzles.parse("shikaku", GOOD), solution)
    assert [violation.rule for violation in found] == broken


def test_a_number_in_the_rectangle_of_another_is_named():
    found = smtpuzzles.verify(smtpuzzles.parse("shikaku", GOOD), "AAB\nCCB\nBCB\n")
    assert "row 3, column 1 is given as C" in [violation.rule for violation in found]


def test_regions_of_a_solution_may_have_any_names():
    puzzle = smtpuzzles.parse("shikaku", GOOD)
    assert not smtpuzzles.verify(puzzle, "2 2 7\n1 1 7\n1 1 7\n")
    with pytest.raises(smtpuzzles.InputError, match="expected the letter of a number, but found '2'"):
        smtpuzzles.verify(puzzle, "2 2 7\n2 2 7\n2 2 7\n")


def test_a_board_of_a_caller_may_have_any_names_as_its_text_may():
    puzzle = smtpuzzles.parse("shikaku", "shikaku:\n_ 2\n2 _")
    board = {(1, 1): "A", (1, 2): "B", (2, 1): "A", (2, 2): "B"}
    assert smtpuzzles.verify(puzzle, board) == smtpuzzles.verify(puzzle, "AB\nAB\n") == []
    assert smtpuzzles.verify(puzzle, {cell: f"room {name}" for cell, name in board.items()}) == []
    for wrong in ({**board, (1, 1): 5}, {**board, (1, 1): "C"}, {**board, (1, 1): []}, {**board, (3, 1): "A"}, {}):
        with pytest.raises(smtpuzzles.SmtPuzzlesError):
            smtpuzzles.verify(puzzle, wrong)


def test_an_id_of_another_program_is_read_and_written():
    puzzle = smtpuzzles.parse("shikaku", "3x3:2a3c4b")
    assert puzzle.text() == GOOD
    assert smtpuzzles.write(puzzle, "tatham") == "3x3:2a3c4b\n"


def test_names_go_on_behind_z():
    puzzle = smtpuzzles.parse("shikaku", "shikaku:\n" + "1111111111\n" * 6)
    (solution,) = smtpuzzles.solve(puzzle).solutions
    assert puzzle.solution_text(solution).split()[50:54] == ["y", "z", "AA", "AB"]
    assert smtpuzzles.check(puzzle).verdict == "unique"


def test_steps_are_told_as_players_do():
    puzzle = smtpuzzles.parse("shikaku", "shikaku/6/6/j3g56h6t6h23g5j")
    steps = list(smtpuzzles.explain(puzzle))
    assert steps[0].words.endswith("because rectangle A, of 3 cells, covers it wherever it lies.")
    assert {step.pattern for step in steps} == {"overlap", "only one reaches", "out of reach"}


def test_a_picture_shows_borders_of_what_is_drawn_and_letters_only_for_players():
    puzzle = smtpuzzles.parse("shikaku", GOOD)
    played = puzzle.played({(1, 2): "A"})
    assert played.regions == {(1, 1): "A", (1, 2): "A"}
    assert played.corners == {(1, 1): "A", (1, 3): "B", (3, 1): "C"}
    solved = puzzle.picture(smtpuzzles.solve(puzzle).solutions[0])
    assert not solved.corners
    assert set(solved.regions.values()) == {"A", "B", "C"}


@pytest.mark.parametrize("rows", ["1111\n1111\n", "4_4_\n____\n"], ids=["ones", "fours"])
def test_the_work_for_a_board_grows_as_its_numbers_do(rows):
    def look(times):
        puzzle = smtpuzzles.parse("shikaku", "shikaku:\n" + rows * times)
        solution = {(r, c): name for (r, _), name in puzzle.named_places.items() for c in range(1, 5)}
        assert puzzle.model.variables or rows[1] == "1"
        puzzle.violations({cell: solution.get(cell, "A") for cell in puzzle.cells})
        drawing_of(puzzle.picture(solution), 200)

    look(1)
    first, second = (work_of(lambda times=times: look(times)) for times in (40, 80))
    assert second < MOST_GROWTH * first


def test_a_picture_needs_no_table_of_what_reaches_where():
    puzzle = smtpuzzles.parse("shikaku", "shikaku:\n" + "9 9 9\n" * 3)
    drawing_of(puzzle.picture(), 200)
    assert "domain" not in vars(puzzle)
