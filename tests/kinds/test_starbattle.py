"""Star Battle: what it reads and refuses, that both statements of its rules agree, its reasons and its new boards."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.grid import board_of, board_text
from smtpuzzles.kinds.starbattle import StarBattle, dividing
from smtpuzzles.model import Board
from smtpuzzles.puzzle import lettered
from tests.kinds.helpers import broken, found, pattern, row

GOOD = "1\nABBB\nAACB\nDDCC\nDDDC\n"
MALFORMED = {
    "too-many-rows": ("A" * 53 + "\n" + "A\n" * 52, "53:1: expected at most 52 rows of letters, but found 53"),
    "empty": ("", "1:1: expected rows of letters, one for each region, but found nothing"),
    "only-a-number": ("2\n", "1:2: expected rows of letters below the number of stars, but found no more"),
    "two-numbers": ("1 2\nA\n", "1:3: expected only the number of stars in this line"),
    "no-stars": ("0\nAB\nAB\n", "1:1: number of stars 0 is not between 1 and 2"),
    "too-many-stars": ("3\nAB\nAB\n", "1:1: number of stars 3 is not between 1 and 2"),
    "dot": ("1\nAB\nA.\n", "3:2: expected the letter of a region, but found '.'"),
    "digit": ("1\nAB\nA1\n", "3:2: expected the letter of a region, but found '1'"),
    "short-row": ("AB\nA\nAB\n", "2:2: expected 2 cells in this line, but found 1"),
    "wide": ("ABA\nABA\n", "2:4: expected a square board, but found one of 3 x 2"),
    "few-regions": ("AB\nAB\nAB\n", "3:3: expected a square board, but found one of 2 x 3"),
    "one-region": ("1\nAA\nAA\n", "3:3: expected as many regions as rows, so 2, but found 1"),
    "three-regions": ("1\nAA\nBC\n", "3:3: expected as many regions as rows, so 2, but found 3"),
    "given-letter": ("1\nAB\nAB\n_*\n_A\n", "5:2: expected *, - or _, but found 'A'"),
    "few-givens": ("1\nAB\nAB\n_*\n", "4:3: expected 2 rows, but found 1"),
    "many-givens": ("1\nAB\nAB\n_*\n__\n__\n", "6:1: expected 2 rows, but found 3"),
}
MALFORMED_SOLUTIONS = {
    "small": ("*---\n--*-\n", "2:5: expected 4 rows, but found 2"),
    "letter": ("*---\n--*-\nA---\n----\n", "3:1: expected *, - or _, but found 'A'"),
}
ACCEPTED = {
    "one-star": ("AB\nAB\n", "1\nAB\nAB\n"),
    "small-letters-are-others": ("2\na A\na A\n", "2\naA\naA\n"),
    "one-line": ("1/AB/AB/*./__", "1\nAB\nAB\n*_\n__\n"),
    "nothing-given": ("1\nAB\nAB\n__\n__\n", "1\nAB\nAB\n"),
}
CONTRADICTIONS = {"stars-that-touch": "1\nABBB\nAACB\nDDCC\nDDDC\n_*__\n__*_\n____\n____\n"}
EIGHT = "ABBBBBBB/AACCBBBD/EECBBBBD/EEBBBFBD/EEGFFFBB/EGGFFBBH/GGGGFBHH/GGFFFFHH"
ROWS = board_of(["AAAAA", "BBBBB", "CCCCC", "DDDDD", "EEEEE"])
# Stars that do not touch, one in each row and column.
NUMBERS = [(StarBattle(dict.fromkeys(ROWS, "_"), "classic", ROWS, 1), 14)]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[StarBattle, Board]:
    size = draw(some.integers(1, 7))
    regions = board_of(["ZBaYcMq"[number] * size for number in range(size)])
    stars = draw(some.integers(1, size))
    return StarBattle(pattern(draw, "*-_", size, size), variant, regions, stars), pattern(draw, "*-_", size, size)


@settings(max_examples=40)
@given(some.data())
def test_models_are_the_boards_that_verify_accepts(data):
    """Of 4 x 4, with regions of any form; half of the cells are given, mostly as they are in a solution."""
    letters = data.draw(some.lists(some.sampled_from("ABCD"), min_size=12, max_size=12))
    regions = board_of(["ABCD", *["".join(letters[start : start + 4]) for start in (0, 4, 8)]])
    solution = data.draw(some.sampled_from([["_*__", "___*", "*___", "__*_"], ["__*_", "*___", "___*", "_*__"]]))
    board = {cell: symbol.replace("_", "-") for cell, symbol in board_of(solution).items()}
    board |= dict.fromkeys(data.draw(some.sets(some.sampled_from(sorted(regions)), min_size=8, max_size=9)), "_")
    board[data.draw(some.sampled_from(sorted(regions)))] = data.draw(some.sampled_from("*-_"))
    puzzle = StarBattle(board, "classic", regions, data.draw(some.sampled_from([1, 1, 1, 2])))
    left = list(puzzle.open_cells())
    boards = [{**board, **dict(zip(left, chosen, strict=True))} for chosen in product("*-", repeat=len(left))]
    right = {puzzle.solution_text(one) for one in boards if not puzzle.violations(one)}
    models = found(puzzle)
    assert len(models) == len(right)
    assert set(models) == right


def test_every_broken_rule_is_reported():
    report = broken("starbattle", "1\nAAB\nABB\nCCC\n__-\n___\n___\n", "*-*\n-*_\n---\n")
    assert report == {
        "row 1, column 3 is given as -": [(1, 3)],
        "row 2, column 3 holds * or -": [(2, 3)],
        "row 1 has exactly one star": row(1, 3),
        "row 3 has exactly one star": row(3, 3),
        "region B has exactly one star": [(1, 3), (2, 2), (2, 3)],
        "region C has exactly one star": row(3, 3),
        "no two stars touch in the 2 x 2 block from row 1, column 1": [(1, 1), (1, 2), (2, 1), (2, 2)],
        "no two stars touch in the 2 x 2 block from row 1, column 2": [(1, 2), (1, 3), (2, 2), (2, 3)],
    }


def test_reasons_count_the_stars_of_some_units_in_others():
    words = " ".join(step.words for step in smtpuzzles.explain(smtpuzzles.parse("starbattle", EIGHT)))
    assert "Row 1, column 2 has no star, because the star of region A must be in the 2 x 2 block from row 1" in words
    assert "because the star of region D must be in column 8" in words
    assert "because all stars of regions C and G must be in columns 3 and 4" in words


@pytest.mark.parametrize(("size", "each", "seed"), [(5, 1, 1), (6, 1, 2), (8, 1, 3), (9, 2, 4)])
def test_new_regions_are_connected_and_leave_the_stars_as_the_only_solution(size, each, seed):
    rows = board_of([chr(64 + r) * size for r in range(1, size + 1)])
    blank = StarBattle(dict.fromkeys(rows, "_"), "classic", rows, each)
    stars = [cell for cell, symbol in smtpuzzles.solve(blank).solutions[0].items() if symbol == "*"]
    regions = dividing.divided((size, size), stars, each, Random(seed))
    assert regions
    for _, region in StarBattle(blank.board, "classic", lettered(regions), each).units[2 * size :]:
        reached = region[:1]
        for r, c in reached:
            near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)}
            reached += [cell for cell in region if cell in near and cell not in reached]
        assert sorted(reached) == sorted(region)
    checked = smtpuzzles.check(StarBattle(blank.board, "classic", lettered(regions), each))
    assert checked.verdict == "unique"
    assert {cell for cell, symbol in checked.solutions[0].items() if symbol == "*"} == set(stars)


def test_no_star_touches_a_given_one():
    puzzle = smtpuzzles.parse("starbattle", "AAAA\nBBBB\nCCCC\nDDDD\n_*__\n____\n____\n____\n")
    assert [board_text(board) for board in smtpuzzles.solve(puzzle, limit=None).solutions] == [
        "-*--\n---*\n*---\n--*-\n"
    ]
