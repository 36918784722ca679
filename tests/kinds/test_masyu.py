"""Masyu: what people write, what verify reports, links of others, and all loops on small boards."""

from itertools import product

import pytest

import smtpuzzles
from smtpuzzles.kinds.masyu import Masyu
from smtpuzzles.puzzle.ingredients import loop
from tests.kinds.helpers import found

GOOD = "masyu:\nb_b\n___\n_w_\n"
LINK = "mashu/6/6/1063000i3000"
# Of the tests of pzprjs: the link, and the loop that solves it.
SOLVED = """\
+-+-w-+ +-+
|. . .|.|.|
+ b-+-+ w +
|.|. . .|.|
+ + +-+-+ +
|.|.|. . .|
+ +-+ b-+-+
|. . .|. .
+-w-+ + + +
 . .|.|. .
+ + +-+ + +
"""
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "number": ("_3\n__\n", "1:2: expected b, w, or _ for none, but found '3'"),
    "letter": ("_x\n__\n", "1:2: expected b, w, or _ for none, but found 'x'"),
    "one column": ("b\nw\n", "1:2: expected at least 2 cells in a row, but found 1"),
    "drawn": (
        "masyu\n┌──────┐\n│ ●   ·│\n│      │\n│ ·   ○│\n└──────┘\n",
        "3:1: expected rows of cells, but found a drawn board",
    ),
    "short link": ("mashu/6/6/106", "1:14: expected 12 characters of circles, but found 3"),
    "sign in a link": ("mashu/2/2/3z", "1:12: expected 0 to 9 or a to q, but found 'z'"),
    "circle outside": ("mashu/2/2/31", "1:12: expected no circle behind the last cell, but found one"),
    "corpus": ("2 2\nb -\n- 3\n", "3:3: expected one of - 1 2 w b, but found '3'"),
    "ID": ("2x2:aBa", "1:8: expected 4 cells, but found 3"),
}
MALFORMED_SOLUTIONS = {
    "small": ("b-+-b\n", "1:6: expected 5 rows, but found 1"),
    "wide": ("b-+-+-+\n" * 5, "1:6: expected 5 characters in this line, but found 7"),
    "upright": ("b|+-b\n" * 5, "1:2: expected - or x, but found '|'"),
    "gap": ("b-+-b\n|+ .|\n" * 2, "2:2: expected ., but found '+'"),
}
ACCEPTED = {"dots and blanks": ("b . b\n. . .\n. w .\n", GOOD), "no name": ("b_b\n___\n_w_\n", GOOD)}
CONTRADICTIONS = {"white in a corner": "w_\n__\n", "no room": "b_b\nb__\n", "two too near": "bb_\n___\n___\n"}
NUMBERS = [(Masyu.of_size(size, "classic"), number) for size, number in (((2, 2), 1), ((3, 3), 13), ((3, 4), 40))]


def every_loop(size):
    """The same in other words: a loop is what lies between some faces and the others; here, all sets are tried."""
    blank = Masyu.of_size(size, "classic")
    faces = [point for point in blank.points if not point[0] % 2 and not point[1] % 2]
    for chosen in product((False, True), repeat=len(faces)):
        lines = loop.around([face for face, inside in zip(faces, chosen, strict=True) if inside])
        board = {**blank.fixed(), **dict.fromkeys(blank.open_cells(), loop.NONE), **lines}
        if not blank.violations(board):
            yield board


def passes(board, cell, pearl):
    """Does the loop pass the pearl as it says? Told by the cells of the loop in their order."""
    way = [cell]
    while len(way) < 2 or way[-1] != cell:
        r, c = way[-1]
        near = {(r + i, c + j): (2 * r - 1 + i, 2 * c - 1 + j) for i, j in ((-1, 0), (1, 0), (0, -1), (0, 1))}
        ahead = [other for other, link in near.items() if board.get(link, loop.NONE) in loop.LINES]
        ahead = [other for other in ahead if other not in way[-2:-1]]
        if not ahead:
            return False
        way.append(ahead[0])
    before, ring = way[-2], [*way, way[1], way[2]]

    def turns(place):
        (a, b), (c, d) = ring[place - 1] if place else before, ring[place + 1]
        return a != c and b != d

    beside = [turns(1), turns(len(way) - 2)]
    return turns(0) and not any(beside) if pearl == "b" else not turns(0) and any(beside)


@pytest.mark.parametrize("size", [(3, 3), (2, 5), (5, 2)])
def test_pearls_leave_the_loops_that_pass_them_as_they_say(size):
    loops = list(every_loop(size))
    blank = Masyu.of_size(size, "classic")
    for cell, pearl in product(blank.cells, "bw"):
        puzzle = blank.with_givens({blank.place_of(cell): pearl})
        right = [{**board, **puzzle.fixed()} for board in loops if passes(board, cell, pearl)]
        assert sorted(found(puzzle)) == sorted(map(puzzle.solution_text, right))
        assert all(puzzle.violations({**board, **puzzle.fixed()}) for board in loops if not passes(board, cell, pearl))


def test_every_broken_rule_is_reported():
    puzzle = smtpuzzles.parse("masyu", "b__w\n____\n_w__\n")
    two = "b-+ +-w\n|.|.|.|\n+-+ +-+\n . . .\n+ w-+ +\n"
    assert [violation.rule for violation in smtpuzzles.verify(puzzle, two)] == [
        "the loop turns at the black pearl at row 1, column 1, but not in the cells before and after it",
        "the loop goes straight through the white pearl at row 1, column 4, and turns in the cell before or after it",
        "the loop goes straight through the white pearl at row 3, column 2, and turns in the cell before or after it",
        "at row 3, column 2, two links meet or none",
        "at row 3, column 3, two links meet or none",
        "the links make one loop",
    ]
    assert smtpuzzles.verify(puzzle, two.replace("w", "+", 1))[0].rule == "row 1, column 4 is as in the puzzle"


def test_links_and_games_come_back_and_the_corpus_may_have_numbers_for_pearls():
    puzzle = smtpuzzles.parse(None, LINK)
    assert not smtpuzzles.verify(puzzle, SOLVED)
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].strip() == LINK
    assert smtpuzzles.parse("pearl", smtpuzzles.write(puzzle, "tatham")) == puzzle
    corpus = smtpuzzles.write(puzzle, "corpus")
    assert corpus.startswith("6 6\n- - w - - -\n- b - - w -\n")
    assert smtpuzzles.parse("masyu", corpus.replace("w", "1").replace("b", "2")) == puzzle


def test_links_in_a_row_are_named_together():
    puzzle = smtpuzzles.parse("masyu", GOOD)
    assert puzzle.named([(1, 2), (1, 4), (2, 3)]) == "the links along row 1, columns 1 to 3; " + (
        "the link between column 2, rows 1 and 2"
    )
    assert puzzle.named([(1, 2), (3, 2), (5, 5)]) == "row 3, column 3; " + (
        "the links between row 1, columns 1 and 2; row 2, columns 1 and 2"
    )
    assert puzzle.named([(2, 1), (4, 1), (4, 3)]) == "the links along column 1, rows 1 to 3; " + (
        "the link between column 2, rows 2 and 3"
    )


def test_a_loop_goes_through_its_pearls_in_pictures_too():
    puzzle = smtpuzzles.parse(None, LINK)
    tile = puzzle.picture(puzzle.read_solution(smtpuzzles.Source("", SOLVED))).tiles[1, 5]
    assert (tile.text, tile.piece) == ("○", "─")


def test_nothing_is_beside_a_loop_through_all_pearls():
    """It took 30 rules to show that no other loop fits there."""
    puzzle = smtpuzzles.parse("masyu", "b_____\n___w_w\nb__w_w\n______\n______\n______\n")
    assert smtpuzzles.rate(puzzle).level == 5
    steps = list(smtpuzzles.explain(puzzle))
    (last,) = [step for step in steps if step.pattern == "closed loop"]
    assert last.words.endswith("Otherwise a link would be beside the loop through row 1, column 1 and 17 more cells.")


def test_new_puzzles_have_pearls_of_both_colours():
    for puzzle in smtpuzzles.generate("masyu", size=(6, 6), seed=1, count=2):
        assert set(puzzle.numbers.values()) == {"b", "w"}
