"""Shapes in rooms, and equal ones that touch, compared with all ways to fill a few cells."""

from itertools import combinations

import pytest

from smtpuzzles.base.grid import cells, parts_of, side_neighbours
from smtpuzzles.puzzle.ingredients.shapes import TETROMINOES, equal_touching, form_of, one_shape, shapes_in, unlike
from smtpuzzles.puzzle.laws import Literals
from tests.puzzle.test_laws import boards, models

SIZE = (3, 4)
EVERY = cells(*SIZE)
ROOMS = {"A": [(1, 1), (1, 2), (2, 1), (3, 1), (3, 2)], "B": [cell for cell in EVERY if cell[1] > 2] + [(2, 2)]}


def name_by_hand(part):
    """The letter of four cells, from how many neighbours each has among them."""
    if len(part) != 4 or len(parts_of(part)) > 1:
        return None
    near = sorted(len(set(part).intersection(side_neighbours(cell))) for cell in part)
    if near == [1, 1, 1, 3]:
        return "T"
    if near == [2, 2, 2, 2]:
        return None
    if len({r for r, _ in part}) == 1 or len({c for _, c in part}) == 1:
        return "I"
    lines = [[cell[axis] for cell in part] for axis in (0, 1)]
    return "L" if any(line.count(number) == 3 for line in lines for number in line) else "S"


def black(board, room=EVERY):
    return [cell for cell in room if board[cell] == "#"]


def test_four_cells_have_the_shape_that_their_neighbours_say():
    assert len(TETROMINOES) == 18
    for part in combinations(cells(4, 4), 4):
        assert TETROMINOES.get(form_of(part)) == name_by_hand(part), part


def test_the_shapes_in_a_room_are_all_sets_of_its_cells_that_are_one():
    for room in (*ROOMS.values(), EVERY):
        found = {frozenset(part): name for part in combinations(room, 4) if (name := name_by_hand(part))}
        assert shapes_in(room, TETROMINOES) == found


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_has_one_shape_as_its_law_says(name):
    room = ROOMS[name]
    meaning = one_shape(shapes_in(room, TETROMINOES), "#", TETROMINOES)
    for board, allowed in models(SIZE, lambda x: meaning.state(x, room)):
        assert allowed == meaning.holds(board, room) == bool(name_by_hand(black(board, room))), board


def law():
    return unlike(ROOMS, {name: shapes_in(room, TETROMINOES) for name, room in ROOMS.items()}, "#", "black")


def clash(board):
    a, b = (black(board, room) for room in ROOMS.values())
    touch = any(other in b for cell in a for other in side_neighbours(cell))
    return touch and name_by_hand(a) is not None and name_by_hand(a) == name_by_hand(b)


def test_equal_shapes_touch_where_the_law_is_broken():
    rooms = [(one_shape(shapes_in(room, TETROMINOES), "#", TETROMINOES), room) for room in ROOMS.values()]
    state, found = law().state, 0
    for board, allowed in models(
        SIZE, lambda x: [one for meaning, room in rooms for one in meaning.state(x, room)] + [*state(x)]
    ):
        shaped = all(meaning.holds(board, room) for meaning, room in rooms)
        assert allowed == (shaped and not clash(board)), board
        assert bool(law().broken(board)) == clash(board)
        parts = [frozenset(black(board, room)) for room in ROOMS.values()]
        assert not shaped or equal_touching(parts, TETROMINOES) == clash(board)
        found += shaped and clash(board)
    assert found


def test_a_cut_holds_on_every_board_that_obeys_and_not_on_its_own():
    x, rule = Literals(dict.fromkeys(EVERY, "#-"), {"#": "black"}), law()

    def holds(cut, board):
        return any((board[x.variables[abs(one) - 1].cell] == "#") == (one > 0) for one in cut.literals)

    right = [
        board for board in boards(SIZE) if not clash(board) and all(len(black(board, r)) == 4 for r in ROOMS.values())
    ]
    for board in boards(SIZE):
        cuts = list(rule.cuts(x, board))
        assert bool(cuts) == clash(board)
        assert not any(holds(cut, board) for cut in cuts)
        assert all(holds(cut, other) for cut in cuts for other in right)
