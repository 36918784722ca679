"""Constraints without what is certain, and connected cells, compared with all ways to fill a few cells."""

import ast
import re
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import smtpuzzles
import smtpuzzles.puzzle as sp
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import cells, parts_of
from smtpuzzles.model import Formula, Rule, literals_of
from smtpuzzles.puzzle.ingredients.connected import connected, reaching
from smtpuzzles.puzzle.ingredients.counting import apart, at_most_one, exactly, some
from smtpuzzles.puzzle.ingredients.gaps import gap
from smtpuzzles.puzzle.ingredients.islands import alone, within
from smtpuzzles.puzzle.ingredients.rays import rays, seen, sees
from smtpuzzles.puzzle.ingredients.scattered import connected_around, scattered, scattered_cells
from smtpuzzles.puzzle.laws import CERTAIN, Literals, both, folded, if_first
from tests.explaining.test_propagator import constraints, met

SIZES = [(1, 4), (5, 1), (2, 3), (3, 3), (3, 4)]


@settings(max_examples=300)
@given(st.lists(constraints(), min_size=1, max_size=2), st.lists(st.sampled_from([-1, 0, 1]), min_size=6, max_size=6))
def test_folded_constraints_say_the_same_of_what_is_open(some, signs):
    known = {number: sign * CERTAIN for number, sign in enumerate(signs, 1) if sign}
    short = folded([with_literals(one, known) for one in some])
    for values in product((1, -1), repeat=6):
        true = {value * number for number, value in enumerate(values, 1)}
        if all(sign in (0, value) for sign, value in zip(signs, values, strict=True)):
            assert all(met(one, true) for one in some) == all(met(one, true) for one in short)
    assert CERTAIN not in {abs(literal) for one in short for literal in literals_of(one)}


def with_literals(constraint, known):
    """Return the constraint with what is certain in place of these literals."""

    def of(literal):
        return (1 if literal > 0 else -1) * known.get(abs(literal), abs(literal))

    def changed(part):
        if isinstance(part, tuple) and hasattr(part, "_fields"):
            return with_literals(part, known)
        return tuple(map(of, part))

    names = {"literals", "left", "right", "others", "constraint"} & set(constraint._fields)
    made = constraint._replace(**{name: changed(getattr(constraint, name)) for name in names})
    return made._replace(condition=of(made.condition)) if "condition" in constraint._fields else made


def boards(size):
    every = cells(*size)
    return [dict(zip(every, signs, strict=True)) for signs in product("#-", repeat=len(every))]


def models(size, state, fixed=()):
    """The boards that these constraints allow."""
    domain = {cell: dict(fixed).get(cell, "#-") for cell in cells(*size)}
    x = Literals(domain, {"#": "black"})
    rule = Rule("", (), folded(state(x)))
    names = tuple(variable.name for variable in x.variables)
    with smtpuzzles.engine("minicard").open(Formula(names, (rule,), x.helpers.names)) as session:
        for board in boards(size):
            if all(board[cell] in symbols for cell, symbols in domain.items()):
                values = [literal for cell in board if abs(literal := x.of(cell, board[cell])) != CERTAIN]
                yield board, session.check(Deadline(), values).verdict == "sat"


MEANINGS = {
    "none": (exactly(0, "#"), lambda line: "#" not in line),
    "two": (exactly(2, "#"), lambda line: line.count("#") == 2),
    "at most one": (at_most_one("#"), lambda line: line.count("#") < 2),
    "some": (some("#"), lambda line: "#" in line),
    "gap of none": (both(exactly(2, "#"), gap(0, "#")), lambda line: re.fullmatch("-*##-*", line)),
    "gap of two": (both(exactly(2, "#"), gap(2, "#")), lambda line: re.fullmatch("-*#--#-*", line)),
    "first needs one": (if_first("#", exactly(1, "#")), lambda line: re.fullmatch("-.*|#-*#-*", line)),
    "too wide": (both(exactly(2, "#"), gap(5, "#")), lambda _: False),
}


@pytest.mark.parametrize("name", MEANINGS)
@pytest.mark.parametrize("fixed", [(), [((1, 2), "#")], [((1, 1), "-"), ((1, 4), "#")]])
def test_constraints_and_check_of_a_law_mean_what_its_name_says(name, fixed):
    (meaning, right), line = MEANINGS[name], cells(1, 5)
    for board, allowed in models((1, 5), lambda x: meaning.state(x, line), fixed):
        assert allowed == meaning.holds(board, line) == bool(right("".join(board.values()))), board


@pytest.mark.parametrize("size", [(3, 3), (1, 6), (6, 1), (2, 4), (1, 2), (1, 1)])
def test_cells_apart_do_not_touch_at_sides_and_corners_nor_on_boards_of_one_row(size):
    laws = list(apart("#", size, "black cells"))
    allowed = models(size, lambda x: [one for law in laws for one in law.meaning.state(x, law.cells)])
    for board, fits in allowed:
        black = [cell for cell, symbol in board.items() if symbol == "#"]
        touching = any(max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1 for a, b in combinations(black, 2))
        assert fits == all(law.holds(board) for law in laws) == (not touching)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("fixed", [(), [((1, 1), "#")], [((1, 2), "-"), ((1, 4), "#")]])
def test_connected_cells_are_those_that_the_constraints_allow(size, fixed):
    fixed = [(cell, symbol) for cell, symbol in fixed if cell in cells(*size)]
    law = connected(cells(*size), "#", "black")
    for board, allowed in models(size, law.state, fixed):
        black = [cell for cell, symbol in board.items() if symbol == "#"]
        assert allowed == (len(parts_of(black)) < 2) == (not law.broken(board)), board


@pytest.mark.parametrize("size", [*SIZES, (2, 2), (1, 1)])
@pytest.mark.parametrize("fixed", [(), [((1, 1), "-"), ((1, 2), "-")], [((1, 2), "#")]])
def test_scattered_black_cells_leave_the_white_ones_connected(size, fixed):
    fixed = [(cell, symbol) for cell, symbol in fixed if cell in cells(*size)]
    laws, whole = list(scattered(size, "#")), connected_around(size, "#", "-")
    found = models(
        size, lambda x: [one for law in laws for one in law.meaning.state(x, law.cells)] + whole.state(x), fixed
    )
    for board, allowed in found:
        black = [cell for cell, symbol in board.items() if symbol == "#"]
        apart = not any(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in combinations(black, 2))
        assert apart == all(law.holds(board) for law in laws)
        right = apart and len(parts_of(board.keys() - set(black))) < 2
        assert allowed == right == (apart and not whole.broken(board)), board


def test_cells_scattered_at_random_are_apart_and_leave_one_part():
    for seed in range(30):
        size = (3 + seed % 3, 4)
        black = scattered_cells(size, Random(seed))
        board = {cell: "#" if cell in black else "-" for cell in cells(*size)}
        assert black
        assert all(law.holds(board) for law in scattered(size, "#"))
        assert not connected_around(size, "#", "-").broken(board)


@pytest.mark.parametrize(
    ("size", "place"),
    [*(((3, 3), place) for place in [(1, 1), (2, 2), (3, 1)]), ((1, 5), (1, 2)), ((5, 1), (5, 1)), ((1, 1), (1, 1))],
)
@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_cells_are_seen_up_to_the_next_of_the_other_symbol(size, place, number):
    for board, allowed in models(size, lambda x: sees(x, place, set(cells(*size)), "-", number), [(place, "-")]):
        row = "".join(board[place[0], c] for c in range(1, size[1] + 1))
        column = "".join(board[r, place[1]] for r in range(1, size[0] + 1))
        assert (
            allowed == (seen(place, board, "-") == number) == (own(row, place[1]) + own(column, place[0]) - 1 == number)
        )


def own(line, place):
    """The length of the run of white cells around this place of a line, counted from 1."""
    return len(line[:place].split("#")[-1]) + len(line[place - 1 :].split("#")[0]) - 1


def test_rays_end_where_a_cell_is_not_inside():
    inside = {(2, 1), (2, 2), (2, 4), (1, 3), (3, 3), (4, 3)}
    assert rays((2, 3), inside) == [[(1, 3)], [(2, 2), (2, 1)], [(2, 4)], [(3, 3), (4, 3)]]


@pytest.mark.parametrize("size", [(3, 3), (1, 5), (5, 1)])
@pytest.mark.parametrize("roots", [[(1, 1)], [(1, 2), (2, 2)], []])
def test_cells_reach_a_root_as_the_constraints_allow(size, roots):
    roots = [root for root in roots if root in cells(*size)]
    law = reaching(cells(*size), "-", "white", roots, 8)
    for board, allowed in models(size, law.state, [(root, "-") for root in roots]):
        white = [cell for cell, symbol in board.items() if symbol == "-"]
        assert allowed == all(part.intersection(roots) for part in parts_of(white)) == (not law.broken(board)), board


@pytest.mark.parametrize(
    ("size", "numbers"),
    [
        *(((3, 3), numbers) for numbers in [{(1, 1): 3, (3, 3): 2}, {(2, 2): 1}, {(1, 2): 4, (3, 1): 1, (3, 3): 1}]),
        ((1, 6), {(1, 2): 2, (1, 6): 3}),
        ((6, 1), {(1, 1): 1, (5, 1): 2}),
    ],
)
def test_islands_have_one_number_each_which_is_their_size(size, numbers):
    every = cells(*size)
    reached = reaching(every, "-", "white", numbers, 8)
    sizes = [(within(place, number, every), place, number) for place, number in numbers.items()]
    own = models(
        size, lambda x: [one for of in sizes for one in alone(x, *of, numbers, "-", "#")] + [*reached.state(x)]
    )
    for board, allowed in own:
        parts = parts_of(cell for cell, symbol in board.items() if symbol == "-")
        right = all(len(part & numbers.keys()) == 1 == [*map(numbers.get, part)].count(len(part)) for part in parts)
        assert allowed == (right and all(board[place] == "-" for place in numbers)), board


@pytest.mark.parametrize(
    "law", [connected(cells(3, 3), "#", "black"), reaching(cells(3, 3), "-", "white", [(1, 1)], 8)]
)
def test_cuts_hold_on_every_board_that_obeys_and_not_on_one_that_does_not(law):
    x = Literals(dict.fromkeys(cells(3, 3), "#-"), {"#": "black"})

    def holds(cut, board):
        return any((board[x.variables[abs(one) - 1].cell] == "#") == (one > 0) for one in cut.literals)

    every = boards((3, 3))
    right = [board for board in every if not law.broken(board)]
    for board in every:
        found = list(law.cuts(x, board))
        assert bool(found) == bool(law.broken(board))
        for cut in found:
            assert not holds(cut, board)
            assert all(holds(cut, other) for other in right), cut


def test_all_that_a_module_of_a_kind_may_import_is_there():
    nodes = [node for node in ast.walk(ast.parse(Path(sp.__file__).read_text())) if isinstance(node, ast.ImportFrom)]
    names = {alias.asname for node in nodes for alias in node.names if alias.asname}
    assert {"Grid", "RoomGrid", "rays"} <= names
    for name in names:
        assert getattr(sp, name) is not None
