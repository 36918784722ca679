"""Slitherlink: what it reads and refuses, what verify reports, that both statements of its rules agree; its cuts."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import board_of
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.kinds.slitherlink import Slitherlink
from smtpuzzles.model import Board
from smtpuzzles.playing.game import Game
from smtpuzzles.puzzle.ingredients import loop
from tests.kinds.helpers import boards, found, pattern

GOOD = "__2__\n032_3\n__2__\n__3__\n22___\n"
MALFORMED = {
    "too-many-cells": ("_" * 1_000_001, "1:1: expected at most 1,000,000 cells, but found 1,000,001"),
    "empty": ("", "1:1: expected rows of 0 to 4 and _, but found nothing"),
    "five": ("_3_\n_5_\n", "2:2: expected 0 to 4 or _, but found '5'"),
    "short": ("___\n__\n___\n", "2:3: expected 3 cells in this line, but found 2"),
    "letter": ("__\n_x\n", "2:2: expected 0 to 4 or _, but found 'x'"),
}
MALFORMED_SOLUTIONS = {
    "empty": ("", "1:1: expected a board with + at its corners, but found nothing"),
    "small": ("+-+-+-+\n", "1:8: expected 11 characters in this line, but found 7"),
    "wide": ("+-+-+-+-+-+-+\n" * 11, "1:12: expected 11 characters in this line, but found 13"),
    "corner": ("+-+-+-x\n" * 11, "1:7: expected +, but found 'x'"),
    "upright-instead-of-across": ("+|+-+-+\n" * 11, "1:2: expected - or x, but found '|'"),
}
ACCEPTED = {
    "dots": ("3.\n..\n", "3_\n__\n"),
    "one-line": ("3_/__", "3_\n__\n"),
}
CONTRADICTIONS = {"zeros-only": "00\n00\n", "two-loops": "4_4\n"}
# The numbers of cycles in grids: A140517.
NUMBERS = [
    (Slitherlink.of_board(board_of(["__", "__"])), 13),
    (Slitherlink.of_board(board_of(["___", "___", "___"])), 213),
    pytest.param(Slitherlink.of_board(board_of(["____"] * 4)), 9349, marks=pytest.mark.slow),
]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[Slitherlink, Board]:
    height, width = draw(some.tuples(some.integers(1, 5), some.integers(1, 5)))
    puzzle = Slitherlink.of_board(pattern(draw, "01234__", height, width), variant)
    drawn = draw(some.lists(some.integers(0, 5), min_size=1, max_size=17))
    solution = {
        point: may[drawn[number % len(drawn)] % len(may)]
        for number, (point, may) in enumerate((puzzle.domain | dict.fromkeys(puzzle.places, "0_1234")).items())
    }
    return puzzle, solution


def every_board(puzzle: Slitherlink) -> Iterator[Board]:
    """All ways to draw edges."""
    edges = puzzle.open_cells()
    for symbols in product(*edges.values()):
        yield {**puzzle.fixed(), **dict(zip(edges, symbols, strict=True))}


@settings(max_examples=5)
@example(board_of(["___"]))
@given(some.one_of(boards(2, 2, "0123____"), boards(1, 3, "1234__")))
def test_models_are_the_boards_that_verify_accepts(numbers):
    puzzle = Slitherlink.of_board(numbers)
    right = {puzzle.solution_text(board) for board in every_board(puzzle) if not puzzle.violations(board)}
    assert set(found(puzzle)) == right


LOOPS = """\
+-+ +-+
|3| |3|
+-+ +-+
 . . .
+ +-+ +
  | |3
+ + + +
"""


def test_every_broken_rule_is_reported():
    puzzle = smtpuzzles.parse("slitherlink", "3_3\n___\n__3\n")
    found = {violation.rule: violation.cells for violation in smtpuzzles.verify(puzzle, LOOPS)}
    assert list(found) == [
        "at the lower right corner of row 3, column 1, two edges meet or none",
        "at the lower right corner of row 3, column 2, two edges meet or none",
        "the 3 at row 1, column 1 has exactly 3 edges",
        "the 3 at row 1, column 3 has exactly 3 edges",
        "the 3 at row 3, column 3 has exactly 3 edges",
        "the edges make one loop",
    ]
    assert found["the 3 at row 1, column 3 has exactly 3 edges"] == ((2, 6),)
    (wrong,) = smtpuzzles.verify(puzzle, LOOPS.replace("|3| |3|", "|3| |2|"))[:1]
    assert wrong.rule == "row 1, column 3 is as in the puzzle"


def test_a_board_that_obeys_the_other_rules_breaks_a_cut_exactly_if_it_is_not_one_loop():
    puzzle = Slitherlink.of_board(board_of(["____"]))
    right = {True: 0, False: 0}
    for board in every_board(puzzle):
        drawn = [point for point, symbol in board.items() if symbol in "-|"]
        meeting = Counter(corner for edge in drawn for corner in loop.ends(edge))
        if set(meeting.values()) <= {2}:
            one = "the edges make one loop" not in {violation.rule for violation in puzzle.violations(board)}
            # Without numbers, no loop leaves one out: only two loops, or none, are excluded.
            assert bool(puzzle.cuts(board)) != one
            right[one] += 1
    assert right == {True: 10, False: 16 - 10}


def test_places_are_named_by_the_cells_beside_them():
    puzzle = smtpuzzles.parse("slitherlink", "___\n___\n")
    assert puzzle.named([(1, 2), (1, 4)]) == "the edges above row 1, columns 1 and 2"
    assert puzzle.named([(4, 7), (5, 2), (2, 1)]) == (
        "the edge left of row 1, column 1; the edge right of row 2, column 3; the edge below row 2, column 1"
    )
    assert puzzle.named([(4, 4)]) == "row 2, column 2"
    assert puzzle.named([(1, 7)]) == "the upper right corner of row 1, column 3"
    assert puzzle.named([(5, 1)]) == "the lower left corner of row 2, column 1"


def test_advice_while_playing():
    puzzle, advisor = smtpuzzles.parse("slitherlink", GOOD), Advisor()
    around = {(1, 2): "-", (3, 2): "-", (2, 1): "|", (2, 3): "|"}
    assert "the loop does not go around row 1, column 1 alone" in {one.rule for one in advisor.broken(puzzle, around)}
    assert advisor.broken(puzzle, {}) == []
    (solution,) = smtpuzzles.check(puzzle).solutions
    hint = advisor.hint(puzzle, {}, Deadline())
    assert hint.symbol == solution[hint.cell]
    assert Game(puzzle).pasted(puzzle.solution_text(solution)).solved


EARLY = """\
_2_3_13
_1213__
3__2_03
3__2_1_
2__1_11
22___22
__1__2_
"""


def test_explanations_say_that_loops_would_close_too_soon():
    puzzle = smtpuzzles.parse("slitherlink", EARLY)
    steps = list(smtpuzzles.explain(puzzle))
    assert {claim.cell for step in steps for claim in step.conclusions} >= puzzle.open_cells().keys()
    early = [step.words for step in steps if step.pattern == "closes too soon"]
    assert early
    assert all("because otherwise the loop would go around" in words for words in early)


@pytest.mark.parametrize("numbers", ["__\n__\n", "31\n__\n"])
def test_a_cut_that_one_more_edge_breaks_is_among_those_of_that_board(numbers):
    """So a step of several rules is never told where a single cut of any board would do."""
    puzzle = smtpuzzles.parse("slitherlink", numbers)
    model = puzzle.model
    true = {frozenset(model.true_on(board)): board for board in every_board(puzzle)}
    cuts = {
        drawn: {frozenset(rule.constraints[0].literals) for rule in puzzle.cuts(board)} for drawn, board in true.items()
    }
    every = set().union(*cuts.values())
    loops = [drawn for drawn, board in true.items() if not puzzle.violations(board)]
    for one, edge in product(loops, range(1, len(model.variables) + 1)):
        broken = {-literal for literal in one | {edge}}
        needed = {cut for cut in every if edge not in one and -edge in cut and cut <= broken}
        assert all(any(own <= cut for own in cuts[one | {edge}]) for cut in needed)
    assert loops
