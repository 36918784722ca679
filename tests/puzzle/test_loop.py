"""One loop: its constraints, its check and its cuts on all boards of a few edges, and how its parts are called."""

from collections import Counter
from functools import cache
from itertools import product

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import at, cells, parts_of
from smtpuzzles.model import Formula, Rule
from smtpuzzles.puzzle.ingredients import loop
from smtpuzzles.puzzle.laws import Literals

SIZES = {(3, 3): 1, (3, 7): 6, (5, 5): 13, (1, 5): 0}  # rows and columns of points; how many loops there are: A231829
WORDS = loop.Words("edge", at, "through", lambda edges: sorted({end for edge in edges for end in loop.ends(edge)}))


def edges_of(size):
    return [point for point in cells(*size) if loop.is_edge(point)]


@cache
def boards(size):
    every, bare = edges_of(size), dict.fromkeys(cells(*size), ".")
    ways = product(*[(loop.line_of(edge), loop.NONE) for edge in every])
    return [bare | dict(zip(every, symbols, strict=True)) for symbols in ways]


def literals(size):
    symbols = {point: (loop.line_of(point), loop.NONE) if loop.is_edge(point) else (".",) for point in cells(*size)}
    return Literals(symbols, dict.fromkeys(loop.LINES, "edge"))


def is_loop(board):
    """The same in other words: every end is that of two edges, and all are in one part."""
    some = [point for point, symbol in board.items() if symbol in loop.LINES]
    ends = Counter(end for edge in some for end in loop.ends(edge))
    return set(ends.values()) == {2} and len(parts_of([*some, *ends])) == 1


def whole(size, must=()):
    def unmet(some):
        return (place for place in must if place not in WORDS.cells(some))

    return loop.one_loop(cells(*size), WORDS, unmet)


def allowed(x, rules, board):
    names = tuple(variable.name for variable in x.variables)
    with smtpuzzles.engine("minicard").open(Formula(names, tuple(rules), x.helpers.names)) as session:
        true = [k if board[v.cell] == v.symbol else -k for k, v in enumerate(x.variables, 1)]
        return session.check(Deadline(), true).verdict == "sat"


@pytest.mark.parametrize("size", SIZES)
def test_the_laws_of_joints_and_of_one_loop_allow_the_loops_and_nothing_else(size):
    laws, wide, x = list(loop.joint_laws(cells(*size), WORDS)), whole(size), literals(size)
    joints, one = [law.rule(x) for law in laws], wide.rule(x)
    right = 0
    for board in boards(size):
        meet, together = all(law.holds(board) for law in laws), is_loop(board)
        assert (meet and not wide.broken(board)) == together
        assert allowed(x, [*joints, one], board) == together
        if len(board) < 16 or together:
            assert allowed(x, joints, board) == meet
        right += together
    assert right == SIZES[size]


@pytest.mark.parametrize("number", range(4))
def test_so_many_edges_are_drawn_as_a_number_says(number):
    size, x = (3, 3), literals((3, 3))
    sides, meaning = edges_of(size), loop.exactly_drawn(number)
    rule = Rule("", (), tuple(meaning.state(x, sides)))
    for board in boards(size):
        found = [board[side] for side in sides].count(loop.NONE) == len(sides) - number
        assert meaning.holds(board, sides) == found == allowed(x, [rule], board)


@pytest.mark.parametrize("must", [(), [(1, 1)], [(3, 3), (1, 5)]])
def test_a_board_of_loops_breaks_a_cut_if_it_is_not_one_and_each_cut_holds_on_all_that_are(must):
    size, x, told = (5, 7), literals((5, 7)), 0
    wide, laws = whole(size, must), list(loop.joint_laws(cells(*size), WORDS))
    every = [board for board in some_loops(size) if all(law.holds(board) for law in laws)]
    right = [one for one in every if is_loop(one) and set(must) <= {*WORDS.cells(drawn_on(one))}]
    for board in every:
        cuts = list(wide.cuts(x, board))
        assert bool(cuts) == (board not in right and (any(drawn_on(board)) or not must))
        for cut in cuts:
            assert not holds(cut, x, board)
            assert all(holds(cut, x, other) for other in right), cut
            told += 1
    assert told


def some_loops(size):
    """All boards on which two edges meet in each joint, or none: the rims of all sets of faces."""
    faces = [(r, c) for r, c in cells(*size) if not r % 2 and not c % 2]
    for chosen in product((False, True), repeat=len(faces)):
        inside = dict(zip(faces, chosen, strict=True))
        board = dict.fromkeys(cells(*size), ".")
        for r, c in edges_of(size):
            beside = [(r - 1, c), (r + 1, c)] if r % 2 else [(r, c - 1), (r, c + 1)]
            rim = len({inside.get(face, False) for face in beside}) > 1
            board[r, c] = loop.line_of((r, c)) if rim else loop.NONE
        yield board


def drawn_on(board):
    return [point for point, symbol in board.items() if symbol in loop.LINES]


def holds(cut, x, board):
    drawn = {x.of(edge, loop.line_of(edge)) for edge in drawn_on(board)}
    return all(any((abs(one) in drawn) == (one > 0) for one in clause.literals) for clause in cut.clauses)


def test_an_edge_across_a_loop_makes_two():
    left, right = {(1, 2), (2, 1), (2, 3), (3, 2)}, {(1, 4), (2, 3), (2, 5), (3, 4)}
    assert loop.loops(left) == [left]
    assert loop.loops(left - {(2, 3)}) == []
    assert loop.loops(left ^ right) == [left ^ right]
    assert sorted(loop.loops(left | right), key=min) == [left, right]


def test_the_faces_inside_a_loop_are_those_around_which_it_goes():
    for board in filter(is_loop, some_loops((7, 7))):
        some = set(drawn_on(board))
        found = [*loop.inside(some)]
        rim = Counter(edge for r, c in found for edge in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)))
        assert {edge for edge, number in rim.items() if number == 1} == some
        assert found == sorted(found)


def test_of_many_cells_only_the_first_is_named():
    row = [(1, column) for column in range(1, 8)]
    assert WORDS.going(row[:6]) == "through row 1, columns 1 to 6"
    assert WORDS.going(row) == "through row 1, column 1 and 6 more cells"


@pytest.mark.parametrize(
    ("kind", "text", "parts"), [("slitherlink", "__\n__\n", "12 edges"), ("masyu", "masyu:\n___\n___\n", "7 links")]
)
def test_answers_count_edges_and_no_other_points(kind, text, parts):
    """Points between edges, which never differ, were counted as cells."""
    found = smtpuzzles.check(smtpuzzles.parse(kind, text))
    assert found.in_words == f"several solutions; {parts} differ, 0 are the same in all of them"
    open_points = found.puzzle.blank().open_cells()
    assert set(found.puzzle.that_count(found.solutions[0])) == set(open_points)
