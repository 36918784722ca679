"""Rectangles around a cell and boards divided into them, compared with all sets of a few cells."""

from itertools import product
from random import Random

import pytest

from smtpuzzles.base.grid import cells
from smtpuzzles.puzzle.ingredients.rectangles import boxed, boxes_around, in_one_box, is_box, reached_by
from tests.puzzle.test_laws import boards, models


def by_hand(part):
    """Whether the cells are all between some rows and some columns."""
    return any(
        set(part) == {(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)}
        for top, left, bottom, right in product(range(1, 4), repeat=4)
        if top <= bottom and left <= right
    )


def black(board):
    return [cell for cell, symbol in board.items() if symbol == "#"]


def test_a_rectangle_is_all_between_some_rows_and_columns():
    for board in boards((3, 3)):
        assert not black(board) or is_box(black(board)) == by_hand(black(board)), board


@pytest.mark.parametrize(
    ("size", "place"),
    [*(((3, 3), place) for place in [(1, 1), (2, 2), (2, 3)]), ((1, 3), (1, 3)), ((3, 1), (2, 1))],
)
@pytest.mark.parametrize("area", [1, 2, 3, 4, 5, 6, 9, 12])
@pytest.mark.parametrize("others", [(), [(1, 2)], [(3, 3), (2, 1)]])
def test_a_number_is_in_one_rectangle_of_its_cells_without_another_number(size, place, area, others):
    others = {*others} - {place}
    boxes = boxes_around(place, area, size, {place, *others})
    for board, allowed in models(size, lambda x: in_one_box(x, cells(*size), "#", boxes)):
        found = black(board)
        right = len(found) == area and place in found and by_hand(found) and not others & set(found)
        assert allowed == right, board
        assert not right or {*found} <= {*reached_by(place, area, size)}


def test_no_rectangle_of_its_cells_is_too_far_away():
    assert list(reached_by((1, 1), 3, (3, 3))) == [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1)]
    assert list(reached_by((2, 3), 2, (3, 3))) == [(1, 3), (2, 2), (2, 3), (3, 3)]


@pytest.mark.parametrize("size", [(1, 5), (4, 4), (6, 9)])
def test_a_board_is_divided_into_rectangles(size):
    for seed in range(20):
        found = boxed(size, 6, Random(seed))
        assert sorted(cell for box in found for cell in box) == cells(*size)
        assert all(is_box(box) and len(box) <= 6 for box in found)
