"""Puzzles of every kind in one line, and boards as they are drawn."""

import pytest

import smtpuzzles
from smtpuzzles import Source, reading
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.views.layout import drawing_of
from tests.conftest import EVERY_SAMPLE, SAMPLES

# Regions and cages are read from their letters only.
WITH_LETTERS = ("jigsaw", "killer")
DRAWN = [
    sample
    for sample in SAMPLES
    if sample.kind in ("binairo", "gappy", "lightup", "sudoku") and sample.variant not in WITH_LETTERS
]


def samples_by_size() -> dict[tuple[str, int], list[AnyPuzzle]]:
    """All samples of the default variants; a file holds puzzles of one size, like those that are generated."""
    found: dict[tuple[str, int], list[AnyPuzzle]] = {}
    for sample in EVERY_SAMPLE:
        if sample.variant is None:
            puzzle = sample.puzzle()
            found.setdefault((sample.kind, len(puzzle.picture().tiles)), []).append(puzzle)
    return found


@pytest.mark.few(48)
@pytest.mark.parametrize(("case", "puzzles"), samples_by_size().items(), ids=lambda case: str(case[0]))
def test_puzzles_of_one_line_each_are_read_back_with_their_places(case, puzzles):
    kind, lines = case[0], [puzzle.line() for puzzle in puzzles]
    many = Source("many", "; comment\n" + "\n".join(lines) + "\n")
    found = [record.puzzle.picture() for record in reading.read(kind, many).records()]
    assert found == [puzzle.picture() for puzzle in puzzles]
    if len(lines) > 1:
        wrong = many._replace(text=f"; comment\n{lines[0]}\n{lines[1][:-1]}%\n{lines[0]}")
        with pytest.raises(smtpuzzles.InputError, match=r"^many:3:"):
            list(reading.read(kind, wrong).records())


def test_parts_of_a_line_keep_their_places():
    assert smtpuzzles.parse("gappy", "0 0/- -").text() == "0 0\n- -\n"
    with pytest.raises(smtpuzzles.InputError, match=r"^many:3:7: expected 0, 1 or _, but found '2'"):
        reading.parse("binairo", Source("many", "; a/b\n\n01// 12"))


@pytest.mark.few(12)
@pytest.mark.parametrize("sample", DRAWN, ids=str)
def test_pictures_of_puzzles_and_solutions_are_read(sample):
    puzzle = sample.puzzle()
    solutions = smtpuzzles.solve(puzzle).solutions if sample.verdict != "none" else ()
    for solution in (None, *solutions):
        for unicode in (True, False):
            lines = drawing_of(puzzle.picture(solution), 200).lines(unicode)
            drawn = Source("drawn", "".join("".join(text for text, _ in line) + "\n" for line in lines))
            if unicode:
                drawn = drawn._replace(text=f"{drawn.text}20 clues, all needed\n")
            if solution:
                assert puzzle.read_solution(drawn) == solution
            else:
                assert reading.parse(sample.kind, drawn, sample.variant) == puzzle


@pytest.mark.parametrize("sample", [sample for sample in SAMPLES if sample.variant in WITH_LETTERS], ids=str)
def test_a_picture_of_regions_or_cages_is_not_taken_for_another_puzzle(sample):
    lines = drawing_of(sample.puzzle().picture(), 200).lines()
    drawn = Source("drawn", "".join("".join(text for text, _ in line) + "\n" for line in lines))
    with pytest.raises(smtpuzzles.InputError):
        reading.parse(sample.kind, drawn)


def test_a_drawn_board_without_blanks_keeps_its_walls():
    assert smtpuzzles.parse("lightup", "|#.|\n|#1|\n").text() == "2\n#_\n#1\n"
