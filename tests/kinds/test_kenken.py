"""KenKen: what people write, files and games of other programs, and all solutions of small boards."""

from math import prod

import pytest

import smtpuzzles
from tests.conftest import ROOT
from tests.kinds.helpers import found
from tests.kinds.test_skyscrapers import LATIN

GOOD = "kenken:\nAAA\nBCC\nDDC\n6x  _  _\n 1 7+  _\n3x  _  _\n"
# Of the tests of pzprjs: a link, and a file with its solution.
LINK = "factors/5/5/rvvcm9jf54653-28ca2833-14"
FILE = (
    "pzprv3/factors/5/5/1 1 0 1 /1 1 1 1 /1 1 1 1 /1 1 1 0 /1 1 0 0 /1 0 1 1 0 /0 1 0 0 1 /1 0 0 1 1 /0 1 1 1 1 /"
    "5 4 6 . 5 /3 . 40 12 . /. 10 . . 2 /8 . . 3 . /. 3 20 . . /5 4 3 2 1 /3 1 2 4 5 /1 5 4 3 2 /4 2 5 1 3 /2 3 1 5 4 /"
)
GAME = "3:bb_5a,m6a1a7m3"
LARGE = "AAABCDEFG\n" * 3 + "HIJBCDEFG\n" * 6 + "{}x _ _ _ _ _ _ _ _\n" + "_ _ _ _ _ _ _ _ _\n" * 8
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "no square": ("AAB\nABB\n", "1:1: expected a square board of 2 to 9 rows, but found one of 3 x 2"),
    "large": ("ABCDEFGHIJ\n" * 10, "1:1: expected a square board of 2 to 9 rows, but found one of 10 x 10"),
    "large cage": ("AAAA\n" * 4, "1:1: expected at most 9 cells in cage A, but found 16"),
    "two results": ("AA\nAA\n4x _\n4x _\n", "4:1: expected one number in cage A, but found a second one"),
    "no such result": (
        "AB\nAB\n3/ _\n_ _\n",
        "3:1: expected a result that digits of this cage can have, such as 1, 3+, 1-, 2: or 2x, but found '3/'",
    ),
    "no quotient of three": (
        "AAB\nACC\nDDD\n2/ _ _\n_ _ _\n_ _ _\n",
        "4:1: expected a result that digits of this cage can have, such as 1, 3+ or 1x, but found '2/'",
    ),
    "sign of one digit": (
        "AB\nCC\n1+ _\n_ _\n",
        "3:1: expected a result that digits of this cage can have, such as 1, but found '1+'",
    ),
    "result of a link": (
        "factors/2/2/00n",
        "1:15: expected 1 cage, but found more",
    ),
    "cells of a game": (GAME.replace("m6a1", "s6a1"), "1:9: expected two cells in a cage with -, but found 3"),
    "few results": (GAME.removesuffix("m3"), "1:9: expected 4 results, but found 3"),
    "no number": (GAME.replace("a7", "a"), "1:13: expected a, s, m or d, and a number, for each cage"),
    "many edges": ("3:z99999999999,a1", "1:3: expected 12 edges, but found more"),
    "large game": ("99999x99999:a,a1", "1:7: height 99999 is not between 1 and 4000"),
    "sign in the corpus form": (
        "2 2\n3% -\n- -\n1 1\n2 2\n",
        "1:1: expected the letter of a cage, but found '2'",
    ),
}
MALFORMED_SOLUTIONS = {"letter": ("123\n23x\n312\n", "2:3: expected 1, 2, 3 or _, but found 'x'")}
ACCEPTED = {
    "other signs": ("AAA\nBCC\nDDC\n6* . .\n1 07+ .\n3× . .\n", GOOD),
    "in other cells": ("AAA\nBCC\nDDC\n_ 6x _\n1 _ _\n_ 3x 7+\n", GOOD),
}
CONTRADICTIONS = {
    "impossible sum": "AAB\nBBB\nCCC\n5+ _ _\n5+ _ _\n6+ _ _\n",
    "different in a line": "AAA\nBBB\nCCC\n4x _ _\n_ _ _\n_ _ _\n",
    "equal digits given": "ABB\nCBB\nDDD\n1 _ _\n1 _ _\n_ _ _\n",
}
COUNTS = (
    ("ABC\nDEF\nGHI\n", 12),
    ("AAA\nBCC\nDDC\n6x _ _\n1 7+ _\n3x _ _\n", 1),
    ("AA\nBB\n3+ _\n_ _\n", 2),
    ("AA\nBB\n2/ _\n1 _\n", 2),
)
NUMBERS = [(smtpuzzles.parse("kenken", text), count) for text, count in COUNTS]


def test_a_link_and_a_file_of_another_program_are_read_and_written():
    puzzle = smtpuzzles.parse(None, LINK)
    assert puzzle == smtpuzzles.parse("kendoku", FILE)
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].strip() == LINK
    lines = smtpuzzles.write(puzzle, "pzprv3").splitlines()
    assert lines[:18] == FILE.replace(" /", "/").split("/")[:18]
    assert not smtpuzzles.verify(puzzle, "54321\n31245\n15432\n42513\n23154\n")


def test_a_number_of_a_file_is_in_the_leftmost_cell_of_its_room():
    puzzle = smtpuzzles.parse("kenken", "ABB\nBBC\nDDC\n1 12x _\n_ _ _\n_ _ _\n")
    assert smtpuzzles.write(puzzle, "pzprv3").splitlines()[9:12] == ["1 . .", "12 . .", ". . ."]
    assert smtpuzzles.parse("kenken", smtpuzzles.write(puzzle, "pzprv3")) == puzzle


@pytest.mark.parametrize(
    ("text", "form", "words"),
    [
        (GOOD, "puzzlink", "products only, not the result 7[+]"),
        ("AA\nBB\n2 _\n2x _\n", "tatham", "a result with a sign for each cage"),
        ("AA\nBB\n2x _\n_ _\n", "tatham", "a result with a sign for each cage"),
        (LARGE.format(504**3), "puzzlink", "cannot carry the number 128024064, only numbers up to 1126351"),
    ],
)
def test_what_a_format_cannot_carry_is_named(text, form, words):
    puzzle = smtpuzzles.parse("kenken", text)
    with pytest.raises(smtpuzzles.UsageError, match=words):
        smtpuzzles.write(puzzle, form)
    assert smtpuzzles.parse("kenken", smtpuzzles.write(puzzle, "corpus")) == puzzle


@pytest.mark.parametrize("product", [3780, 4480, 8640, 9072, 15120, 90720])
def test_links_carry_large_products(product):
    """A number with four hexadecimal digits was written, and read as another one."""
    puzzle = smtpuzzles.parse("kenken", LARGE.format(product))
    assert smtpuzzles.parse(None, smtpuzzles.write(puzzle, "puzzlink")) == puzzle


def test_a_game_of_another_program_is_read_and_written():
    puzzle = smtpuzzles.parse("keen", GAME)
    assert puzzle == smtpuzzles.parse("kenken", GOOD)
    assert smtpuzzles.write(puzzle, "tatham").strip() == GAME
    assert smtpuzzles.parse("keen", "3x3dnm:bb_____a,m6m1a7m3") == puzzle
    only = smtpuzzles.parse("keen", "2m:a_a,m2m2")
    assert smtpuzzles.write(only, "tatham").strip() == "2:a_a,m2m2"


@pytest.mark.parametrize("result", ["6+", "4+", "4x", "12x", "5", "6"])
def test_solutions_are_the_latin_squares_that_have_the_result(result):
    puzzle = smtpuzzles.parse("kenken", f"AAB\nABB\nCCC\n{result} _ _\n_ _ _\n_ _ _\n")
    number, sign = int(result.rstrip("+x")), result.lstrip("0123456789")
    right = set()
    for board in LATIN:
        digits = [int(board[cell]) for cell in ((1, 1), (1, 2), (2, 1))]
        if number in {"+": [sum(digits)], "x": [prod(digits)], "": [sum(digits), prod(digits)]}[sign]:
            right.add(puzzle.solution_text(board))
    assert set(found(puzzle)) == right


def test_every_broken_rule_is_reported():
    rules = [violation.rule for violation in smtpuzzles.verify(smtpuzzles.parse("kenken", GOOD), "132\n321\n213\n")]
    assert rules == [
        "the cage of row 2, column 1 has one cell, with the digit 1",
        "the digits of the cage of row 2, column 2 add up to 7",
        "the digits of the cage of row 3, column 1 have the product 3",
    ]


@pytest.mark.more
def test_steps_are_told_as_players_do():
    puzzle = smtpuzzles.parse("kenken", (ROOT / "puzzles/kenken/6-hard.txt").read_text())
    words = {step.pattern: step.words for step in smtpuzzles.explain(puzzle)}
    assert "because the cage of row " in words["cage result"]
    assert " must have a " in words["cage needs a digit"]


def test_a_picture_has_the_signs_that_people_write():
    picture = smtpuzzles.parse(
        "kenken", "AABC\nDDBC\nEFFC\nEFGG\n1- _ 4: 6x\n12x _ _ _\n6x 7+ _ _\n_ _ 7+ _\n"
    ).picture()
    assert picture.corners == {
        (1, 1): "1−",
        (1, 3): "4÷",
        (1, 4): "6×",
        (2, 1): "12×",
        (3, 1): "6×",
        (3, 2): "7+",
        (4, 3): "7+",
    }


def test_new_boards_have_cages_of_usual_sizes_and_several_signs():
    puzzles = smtpuzzles.generate("mathdoku", 3, seed=1)
    sizes = [len(room) for puzzle in puzzles for room in puzzle.rooms.values()]
    assert max(sizes) <= 4
    assert sizes.count(1) * 5 < len(sizes)
    assert {result[-1] for puzzle in puzzles for result in puzzle.numbers.values()} > set("+-x:")
