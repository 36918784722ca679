"""The files that explain writes: a page, and the pictures of its slides."""

import json
import re
from xml.etree import ElementTree

import pytest

from smtpuzzles.puzzle.clued import CluedPuzzle
from tests.conftest import ROOT, SAMPLES

SMALL = str(ROOT / "puzzles/sudoku/4.txt")


def titles(page: str) -> list[str]:
    return [title.text for title in ElementTree.fromstring(page).iter("h2")]


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("1...\n..3.\n.4..\n...2\n", [], ["The solution"]),
        ("1..1\n....\n....\n....\n", ["No solution"], []),
        ("1234\n3412\n2...\n....\n", [], ["The result"]),
    ],
)
def test_the_page_has_a_slide_for_each_step_and_for_the_verdict(text, first, last, program, written, tmp_path):
    file = written(text)
    target = tmp_path / "page.html"
    status, out, _ = program("explain", "sudoku", file, "--html", target, "--plain")
    assert (status, out) == program("explain", "sudoku", file, "--plain")[:2]
    steps = [line.split(" (")[0] for line in out.splitlines() if line.startswith("Step ")]
    page = target.read_text()
    assert steps
    assert titles(page) == ["The puzzle", *first, *steps, *last]
    assert "<h1>Sudoku: puzzle.txt</h1>" in page
    assert 'class="border marked"' in page
    assert program("explain", "sudoku", file, "--html", "-", "--json")[1] == page


def test_pictures_alone_have_the_numbers_of_their_slides(program, complains, tmp_path):
    page, folder = tmp_path / "page.html", tmp_path / "pictures"
    arguments = ["explain", "sudoku", SMALL, "--next", "--svg", str(folder)]
    status, out, _ = program(*arguments, "--html", page, "--json")
    assert status == 0
    assert len(json.loads(out)["steps"]) >= 1
    found = {path.name: ElementTree.parse(path).getroot()[0].text for path in folder.iterdir()}
    assert found == {f"{n:03}.svg": f"Sudoku: 4.txt: {title}" for n, title in enumerate(titles(page.read_text()))}
    complains(arguments, f"{folder}: expected a folder without SVG files")


def test_wrong_entries_are_marked_on_the_first_slide(program, written, tmp_path):
    page = tmp_path / "page.html"
    solution = program("solve", "sudoku", SMALL, "--plain")[1]
    wrong = written(solution.translate(str.maketrans("12", "21")))
    program("explain", "sudoku", SMALL, "--entries", wrong, "--html", page)
    first = ElementTree.fromstring(page.read_text()).find(".//section[1]")
    assert "entries are wrong" in first.find(".//p").text


def test_a_page_needs_a_place_before_the_puzzle_is_solved(complains, tmp_path):
    missing = f"{tmp_path}/no/page.html"
    complains(
        ["explain", "sudoku", SMALL, "--html", missing], f"{missing}: cannot write this file: no such file or directory"
    )
    complains(
        ["explain", "sudoku", SMALL, "--html", SMALL],
        f"{SMALL}: this is the puzzle itself; expected another file to write to",
    )


@pytest.mark.parametrize("option", ["--svg", "--certify"])
def test_a_place_that_can_be_no_folder_is_named_before_the_puzzle_is_solved(option, complains, tmp_path):
    (tmp_path / "link").symlink_to("nowhere")
    place = f"{tmp_path}/link"
    found = f"expected a folder to write to, but '{place}' is no folder"
    complains(["explain", "sudoku", SMALL, option, place], f"{option}: {found}")
    long = "n" * 300
    complains(["explain", "sudoku", SMALL, option, long], f"{long}: cannot write this folder: file name too long")
    for target, thing in ((long, "folder"), (f"{long}.txt", "file")):
        arguments = ["convert", "sudoku", SMALL, "--to", "line", "--output", target]
        complains(arguments, f"{target}: cannot write this {thing}: file name too long")


PATHS = dict(re.findall(r"smtpuzzles explain (\w+) (\S+) --plain", (ROOT / "docs/paths.md").read_text()))


def test_the_docs_have_a_path_of_every_kind_that_is_explained():
    assert PATHS.keys() == {sample.kind for sample in SAMPLES if isinstance(sample.puzzle(), CluedPuzzle)}


@pytest.mark.few(4)
@pytest.mark.parametrize("kind", PATHS)
def test_the_pictures_of_steps_in_the_docs_are_as_drawn_now(kind, program, golden, tmp_path):
    docs = ROOT / "docs"
    steps = re.findall(rf"pictures/path-{kind}-(\d+)\.svg", (docs / "paths.md").read_text())
    program("explain", kind, ROOT / PATHS[kind], "--svg", tmp_path, "--plain")
    for step in steps:
        golden(docs / f"pictures/path-{kind}-{step}.svg", (tmp_path / f"{int(step):03}.svg").read_text())
    assert len(list((docs / "pictures").glob(f"path-{kind}*.svg"))) == len(steps) > 0
