"""Puzzles of janko.at, in pages and bare, the corpus form, and tasks of puzzle-binairo.com."""

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.text import Source
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.puzzle import Record

AKARI = """[begin]
puzzle akari
author Somebody
title One, two
rows 2
cols 3
[problem]
- - x
2 - -
[solution]
o - x
2 o -
[moves]
Z2;ba,2;aa,4;
[end]
"""
PAGE = f'<!DOCTYPE html>\n<html>\n<script id="data" type="application/x-janko">\n{AKARI}</script>\n</html>\n'
SUDOKU = "begin\npuzzle Sudoku\nsize 4\nunit 30\nproblem\n- - 3 1\n- - - -\n- - - -\n1 4 - -\nend\n"
BINAIRO = "[begin]\npuzzle binairo\nsize 2\n[problem]\n1 -\n- -\n[solution]\n1 2\n2 1\n[end]\n"
GAPPY = """[begin]
puzzle gappy
size 5
[clabels]
1 2 - 2 1
[rlabels]
- 1 3 - 1
[problem]
- - - - -
- - - - -
- - - - -
- - - - -
- - - - -
[solution]
x - x - -
- - - - -
- x - x -
- - - - -
x - x - -
[end]
"""
TASK = "b1k0b0a0b1c0a0a1f0e0d10b11g0f1c0d0h00g1c1b1a1a10b1c0c1b0f0a1b0g0b1o1b0c1g0b1d0a1e0a0a0"  # 14 x 14
LINK = "https://www.puzzle-binairo.com/?e=MDoxLDkxMSwwMzg="


def read(kind, text, name="janko"):
    return {one.name: one for one in kinds.load(kind).formats()}[name].read(Source("page", text), None)


@pytest.mark.parametrize("text", [AKARI, PAGE, AKARI.replace("[", "").replace("]", ""), AKARI.replace("\n", "\r\n")])
def test_a_block_bare_and_in_a_page(text):
    record = read("lightup", text)
    assert smtpuzzles.parse("lightup", text) == record.puzzle == smtpuzzles.parse("lightup", "3 2\n__#\n2__\n")
    assert record.title == "One, two"
    assert record.puzzle.solution_text(record.solution) == "3 2\n*_#\n2*_\n"


def test_other_kinds():
    assert read("sudoku", SUDOKU).puzzle == smtpuzzles.parse("sudoku", "..31/..../..../14..")
    six = "begin\npuzzle sudoku\nsize 6\npatternx {}\npatterny {}\nproblem\n" + "- 1 - - 6 -\n" * 6 + "end\n"
    high, wide = read("sudoku", six.format(2, 3)), read("sudoku", six.format(3, 2))
    assert wide.puzzle == smtpuzzles.parse("sudoku", ".1..6./" * 6)
    assert (high.puzzle.shape, wide.puzzle.shape) == ((3, 2), None)
    assert read("sudoku", {one.name: one for one in kinds.load("sudoku").formats()}["janko"].write(high)) == high
    binairo = read("binairo", BINAIRO)
    assert binairo.puzzle == smtpuzzles.parse("binairo", "0_/__", "repeats")
    assert binairo.puzzle.solution_text(binairo.solution) == "01\n10\n"
    gappy = read("gappy", GAPPY)
    assert gappy.puzzle == smtpuzzles.parse("gappy", "- 1 3 - 1\n1 2 - 2 1\n")
    assert gappy.solution is None  # it breaks rules


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        ("lightup", "2 3\n- - x\n2 - -\n", "3 2\n__#\n2__\n"),
        ("sudoku", "4 4\n- - 3 1\n- - - -\n- - - -\n1 4 - -\n", "..31/..../..../14.."),
        ("gappy", "5 5\n1 2 - 2 1\n- 1 3 - 1\n", "- 1 3 - 1\n1 2 - 2 1\n"),
    ],
)
def test_the_corpus_form(kind, text, plain):
    assert smtpuzzles.parse(kind, text) == smtpuzzles.parse(kind, plain)


@pytest.mark.parametrize(
    ("kind", "text", "complaint"),
    [
        ("lightup", AKARI.replace("2 - -", "2 - 5"), "9:5: expected one of - x 0 1 2 3 4, but found '5'"),
        ("lightup", PAGE.replace("2 - -", "2 - 5"), "12:5: expected one of - x 0 1 2 3 4, but found '5'"),
        ("lightup", AKARI.replace("2 o -", "2 o"), "12:4: expected 3 cells in this line, but found 2"),
        (
            "lightup",
            AKARI.replace("rows 2\n", ""),
            "1:1: expected a line 'size N', or 'rows N' and 'cols N', but found",
        ),
        ("lightup", AKARI.replace("rows 2", "rows 5001"), "5:6: height 5001 is not between 1 and 4000"),
        (
            "lightup",
            AKARI.replace("[moves]", "[areas]"),
            "13:1: expected only the parts problem, solution, but found 'areas'",
        ),
        ("lightup", AKARI.replace("[moves]", "[problem]"), "13:1: expected one part [problem], but found a second one"),
        ("lightup", "[begin]\npuzzle akari\nsize 2\n[end]\n", "1:1: expected a part [problem], but found none"),
        ("lightup", "<html>\n", "1:1: expected a page with a janko.at puzzle, but found none"),
        ("lightup", "", "1:1: expected a puzzle of janko.at, but found nothing"),
        ("sudoku", SUDOKU.replace("size 4", "size 5"), "1:1: expected a sudoku with a side of 4, 6, 9, 16, 25 cells"),
        ("sudoku", SUDOKU.replace("unit", "patterny 3\npatternx"), "5:10: side of a box 30 is not between 1 and 4"),
        ("sudoku", SUDOKU.replace("unit 30", "patterny 3\npatternx 2"), "1:1: expected a square board and boxes of 4"),
        ("binairo", BINAIRO.replace("size 2", "size 3"), "1:1: expected an even width and height, but found 3 x 3"),
        ("gappy", GAPPY.replace("1 2 - 2 1", "1 2 - 2"), "5:1: expected 5 labels, but found 4"),
        ("gappy", GAPPY.replace("1 2 - 2 1", "1 2 - 2 4"), "5:9: label 4 is not between 0 and 3"),
        ("gappy", GAPPY.replace("size 5", "rows 5\ncols 4"), "1:1: expected a square board of at least 2 x 2"),
    ],
)
def test_mistakes(kind, text, complaint):
    with pytest.raises(InputError) as caught:
        read(kind, text)
    assert str(caught.value).startswith(f"page:{complaint}")


def test_a_task_of_puzzle_binairo():
    puzzle = read("binairo", TASK, "puzzle-binairo").puzzle
    assert len(puzzle.board) == 14 * 14
    assert smtpuzzles.check(puzzle).verdict == "unique"
    page = f"<html>\n<script>var task = '{TASK}';</script>"
    assert read("binairo", page, "puzzle-binairo").puzzle == puzzle
    assert smtpuzzles.parse("binairo", TASK, "repeats").variant == "repeats"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (LINK, "1:1: expected the task in the script of the page: a link holds only its number"),
        ("1c0", "1:4: expected the cells of a square board, but found 5"),
        ("1c0c1", "1:1: expected an even width and height, but found 3 x 3"),
        ("1b2", "1:3: expected a to z or one of 01, but found '2'"),
    ],
)
def test_mistakes_in_a_task(text, complaint):
    with pytest.raises(InputError) as caught:
        read("binairo", text, "puzzle-binairo")
    assert str(caught.value) == f"page:{complaint}"


def test_what_they_cannot_carry_is_named():
    formats = {one.name: one for one in kinds.load("binairo").formats()}
    wide = smtpuzzles.parse("binairo", "0___/____")
    for name, message in (
        ("janko", "a janko.at block cannot carry the variant distinct, only repeats"),
        ("puzzle-binairo", "carries only square boards"),
    ):
        with pytest.raises(UsageError, match=message):
            formats[name].write(Record(wide))
