"""Kinds that are declared: mosaic, minesweeper and nurikabe, compared with published boards and known answers."""

import json

import pytest

import smtpuzzles
from smtpuzzles.errors import InputError, KindUnclear, UsageError
from tests.conftest import ROOT, SHARED

GRIDS = ["minesweeper", "mosaic", "nurikabe"]
LENGTHS = {"minesweeper": 60, "mosaic": 60, "nurikabe": 120}  # lines of a kind; of nurikabe, with what makes new ones


@pytest.mark.parametrize("kind", GRIDS)
def test_published_boards_have_the_published_solution(kind):
    file = SHARED / "published" / "new" / f"{kind}.jsonl"
    if not file.exists():
        pytest.skip("needs the published boards of the shared data, which are not beside this checkout")
    for row in map(json.loads, file.read_text().splitlines()):
        checked = smtpuzzles.check(smtpuzzles.parse(kind, row["problem"]))
        assert checked.verdict == "unique", row["name"]
        words = " ".join(row["solution"].split("\n")[1:]).split()
        solution = list(checked.solutions[0].values())
        assert [symbol in "#*" for symbol in solution] == [word == "x" for word in words], row["name"]


@pytest.mark.parametrize(
    ("link", "solution"),
    [
        ("mines/5/5/g2m13l13g0j", "-----\n**---\n-*--*\n----*\n----*\n"),
        ("nurikabe/5/5/g5k2o1k3g", "--###\n-#--#\n-####\n-#-#-\n###--\n"),
    ],
)
def test_links_of_others_are_read_and_written_as_they_were(link, solution):
    puzzle = smtpuzzles.parse(None, link)
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].rstrip("/\n") == link
    assert not smtpuzzles.verify(puzzle, solution)


@pytest.mark.parametrize("kind", GRIDS)
def test_a_text_with_the_name_of_its_kind_needs_no_other(kind):
    puzzle = smtpuzzles.parse(None, (ROOT / "puzzles" / kind / "5.txt").read_text())
    assert puzzle.kind == kind
    assert smtpuzzles.parse(None, puzzle.line()) == puzzle


def test_numbers_alone_are_never_taken_for_a_kind_that_is_declared():
    with pytest.raises(KindUnclear, match="suits lightup and slitherlink"):
        smtpuzzles.parse(None, "_3_\n2_1\n___\n")


@pytest.mark.parametrize(
    ("kind", "text", "complaint"),
    [
        ("mosaic", "mosaic:\n5__\n___\n", "2:1: expected a number from 0 to 4, or _ for none, but found '5'"),
        ("mosaic", "mosaic: 3\n__\n", "1:9: expected nothing more in this line, but found '3'"),
        ("mosaic", "mosaic:\n", "1:8: expected a board below this line, but found nothing"),
        ("mosaic", "_\n_\n", "1:2: expected at least 2 cells in a row, but found 1"),
        ("mosaic", "__\n___\n", "2:3: expected 2 cells in this line, but found 3"),
        ("minesweeper", "minesweeper: 7 mines\n__\n__\n", "number of mines 7 is not between 0 and 4"),
        ("minesweeper", "minesweeper: 1 bombs\n__\n", "1:16: expected nothing more in this line, but found 'bombs'"),
        ("nurikabe", "0_\n__\n", "1:1: expected a number from 1 to 4, or _ for none, but found '0'"),
        ("nurikabe", "nurikabe/5/5/g.k2o1k3g", "expected a number at row 1, column 2, but found a clue without one"),
    ],
)
def test_a_bad_text_is_named_with_its_place(kind, text, complaint):
    with pytest.raises(InputError) as raised:
        smtpuzzles.parse(kind, text)
    assert complaint in str(raised.value)


def test_a_total_that_a_link_cannot_hold_is_refused_by_name():
    puzzle = smtpuzzles.parse("minesweeper", "minesweeper: 2 mines\n1__\n___\n")
    assert smtpuzzles.write(puzzle, "corpus").splitlines() == ["2 3 2", "1 - -", "- - -"]
    assert smtpuzzles.parse("minesweeper", smtpuzzles.write(puzzle, "corpus")) == puzzle
    with pytest.raises(UsageError, match=r"a puzz\.link URL cannot hold the number of all mines"):
        smtpuzzles.write(puzzle, "puzzlink")


def test_mines_are_as_many_as_asked():
    (made,) = smtpuzzles.generate("minesweeper", size=(4, 4), seed=1, mines=5)
    assert (made.total, made.picture().caption) == (5, "minesweeper: 5 mines")
    with pytest.raises(UsageError, match="expected 0 to 16 mines on a board of this size, not 17"):
        smtpuzzles.generate("minesweeper", size=(4, 4), mines=17)


@pytest.mark.parametrize("kind", GRIDS)
def test_a_kind_that_is_declared_is_a_page(kind):
    file = ROOT / "smtpuzzles" / "kinds" / f"{kind}.py"
    file = file if file.exists() else file.with_suffix("") / "__init__.py"
    assert len(file.read_text().splitlines()) <= LENGTHS[kind]
