"""Kinds that are declared, compared with published boards and known answers."""

import json

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.cli.app import run
from smtpuzzles.errors import KindUnclear
from smtpuzzles.puzzle.digit_grids import SignedDigits
from smtpuzzles.puzzle.grids import Grid
from smtpuzzles.puzzle.looped import LoopGrid
from smtpuzzles.puzzle.roomed import RoomGrid
from smtpuzzles.puzzle.run_grids import RunGrid
from smtpuzzles.puzzle.summed import SumGrid
from tests.conftest import ROOT, SHARED, SMALL

GRIDS = [kind for kind, sample in SMALL.items() if isinstance(sample.puzzle(), Grid)]
PAGE = 100  # lines, with the names of techniques
UNREAD = LoopGrid | RoomGrid | RunGrid | SignedDigits | SumGrid  # their pictures do not show all, or not one way only


@pytest.mark.few(3)
@pytest.mark.parametrize("kind", GRIDS)
def test_published_boards_have_the_published_solution(kind):
    files = [SHARED / "published" / "new" / f"{name}.jsonl" for name in (kind, kind.removesuffix("s"))]
    file = next((file for file in files if file.exists()), None)
    if not file:
        pytest.skip("needs the published boards of the shared data, which are not beside this checkout")
    for row in map(json.loads, file.read_text().splitlines()):
        puzzle = smtpuzzles.parse(kind, row["problem"])
        checked = smtpuzzles.check(puzzle)
        assert checked.verdict == "unique", row["name"]
        words = " ".join(row["solution"].split("\n")[1:]).split()
        solution = list(checked.solutions[0].values())
        if isinstance(puzzle, LoopGrid):
            assert ways_through(puzzle, checked.solutions[0]) == words, row["name"]
        elif any(word.isdigit() for word in words):  # symbols, or regions, which may have other names
            words = [word.replace("-", "#") for word in words]
            assert solution == words or parts(solution) == parts(words), row["name"]
        else:
            puts = next(signs for signs in ("o", "x", "LITS") if not {*words}.isdisjoint(signs))
            assert [symbol in "#*A" for symbol in solution] == [word in puts for word in words], row["name"]


def parts(names):
    """The places of each name."""
    return {tuple([place for place, other in enumerate(names) if other == name]) for name in names}


def ways_through(puzzle, board):
    """Where a loop leaves each cell: 'ns', 'ew', 'se' and so on, or '-'."""
    ways = (("n", -1, 0), ("s", 1, 0), ("e", 0, 1), ("w", 0, -1))
    return [
        "".join([way for way, i, j in ways if board.get((r + i, c + j), "x") in "-|"]) or "-" for r, c in puzzle.places
    ]


@pytest.mark.parametrize(
    ("link", "solution"),
    [
        ("lits/4/4/9q02jg", "#-##\n###-\n#-#-\n####\n"),
        ("heyawake/6/6/lll155007rs12222j", "#-#--#\n---#--\n#-#-#-\n------\n-#-#-#\n--#---\n"),
        ("kurodoko/5/5/i7g5l2l2g4i", "-#---\n--#--\n-#--#\n--#--\n#---#\n"),
        ("mines/5/5/g2m13l13g0j", "-----\n**---\n-*--*\n----*\n----*\n"),
        ("norinori/5/5/cag4ocjo", "##---\n--##-\n##--#\n----#\n##---\n"),
        ("nurikabe/5/5/g5k2o1k3g", "--###\n-#--#\n-####\n-#-#-\n###--\n"),
        ("factors/5/5/rvvcm9jf54653-28ca2833-14", "54321\n31245\n15432\n42513\n23154\n"),
        ("suguru/5/5/cih47bs73m3g5p1g2g", "32121\n14534\n52121\n34543\n21321\n"),
        ("shikaku/6/6/j3g56h6t6h23g5j", "BCCAAA\nBCCDDD\nBCCDDD\nBEEEFG\nBEEEFG\nHHHHHG\n"),
        ("tents/5/5/2g0h1i1j82323", "-AT--\n----A\nAT--T\n---TA\nAT---\n"),
    ],
)
def test_links_of_others_are_read_and_written_as_they_were(link, solution):
    puzzle = smtpuzzles.parse(None, link)
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].rstrip("/\n") == link
    assert not smtpuzzles.verify(puzzle, solution)


@pytest.mark.parametrize("kind", [kind for kind in GRIDS if kinds.load(kind).marked])
def test_a_text_with_the_name_of_its_kind_needs_no_other(kind):
    puzzle = smtpuzzles.parse(None, SMALL[kind].path.read_text())
    assert puzzle.kind == kind
    assert smtpuzzles.parse(None, puzzle.line()) == puzzle


@pytest.mark.parametrize("kind", [kind for kind in GRIDS if not isinstance(SMALL[kind].puzzle(), UNREAD)])
def test_a_drawn_board_tells_its_kind_too(kind, capsys):
    file = SMALL[kind].path
    run(["show", kind, str(file)])
    drawn = capsys.readouterr().out
    assert "┌" in drawn
    assert smtpuzzles.parse(None, drawn) == smtpuzzles.parse(kind, file.read_text())


def test_numbers_alone_are_never_taken_for_a_kind_that_is_declared():
    with pytest.raises(KindUnclear, match="suits lightup and slitherlink"):
        smtpuzzles.parse(None, "_3_\n2_1\n___\n")


def test_a_kind_in_one_file_is_a_page():
    files = list((ROOT / "smtpuzzles" / "kinds").glob("[a-z]*.py"))
    assert {file.stem for file in files} <= {*GRIDS}
    assert max(len(file.read_text().splitlines()) for file in files) <= PAGE


def test_a_kind_that_lacks_a_declaration_is_refused_by_its_name(tmp_path, capsys):
    text = (ROOT / "smtpuzzles/kinds/mosaic.py").read_text().replace("def domains(", "def values(")
    file = tmp_path / "tiles.py"
    file.write_text(text.replace('"mosaic"', '"tiles"'))
    assert run(["solve", str(file), "board.txt"]) == 2
    assert "cannot be used: TypeError: Mosaic does not define domains (" in capsys.readouterr().err
