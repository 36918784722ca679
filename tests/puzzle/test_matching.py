"""Trees and tents in pairs, compared with all ways to fill a few cells and to pair them."""

from itertools import permutations

import pytest

from smtpuzzles.base.grid import cells, side_neighbours
from smtpuzzles.puzzle.ingredients.matching import beside_each_other, paired
from smtpuzzles.puzzle.laws import Literals
from tests.puzzle.test_laws import boards, models

EVERY = cells(3, 3)
TREES = {
    "none": [],
    "a corner": [(1, 1)],
    "a row": [(2, 1), (2, 2), (2, 3)],
    "around a cell": [(1, 2), (2, 1), (2, 3)],
    "apart": [(1, 1), (1, 3), (3, 2)],
    "walled in": [(1, 1), (1, 2), (2, 1), (2, 2)],
}


def law_of(trees):
    return paired(trees, EVERY, "#", "tree", "tent")


def with_trees(trees):
    return [board for board in boards((3, 3)) if all(board[tree] == "-" for tree in trees)]


def make_pairs(board, trees):
    """Whether the tents, in some order, are beside the trees."""
    tents = [cell for cell, symbol in board.items() if symbol == "#"]
    return len(tents) == len(trees) and any(
        all(tent in side_neighbours(tree) for tent, tree in zip(order, trees, strict=True))
        for order in permutations(tents)
    )


@pytest.mark.parametrize("trees", TREES.values(), ids=TREES)
def test_paired_tents_are_those_that_the_constraints_allow(trees):
    law, found = law_of(trees), 0
    for board, allowed in models((3, 3), law.state, [(tree, "-") for tree in trees]):
        assert allowed == make_pairs(board, trees) == (not law.broken(board)), board
        found += allowed
    assert found or len(trees) == 4


@pytest.mark.parametrize("trees", TREES.values(), ids=TREES)
def test_tents_in_pairs_are_beside_a_tree_and_each_tree_beside_a_tent(trees):
    laws = list(beside_each_other(trees, EVERY, "#", "tree", "tent"))
    allowed = models(
        (3, 3), lambda x: [one for law in laws for one in law.rule(x).constraints], [(tree, "-") for tree in trees]
    )
    for board, fits in allowed:
        tents = {cell for cell, symbol in board.items() if symbol == "#"}
        near = [tents.intersection(side_neighbours(tree)) for tree in trees]
        assert fits == all(law.holds(board) for law in laws) == (all(near) and tents == set().union(*near)), board


@pytest.mark.parametrize("trees", TREES.values(), ids=TREES)
def test_cuts_hold_where_there_are_pairs_and_not_on_the_board_that_they_are_of(trees):
    law, x = law_of(trees), Literals({cell: "-" if cell in trees else "#-" for cell in EVERY}, {"#": "tent"})

    def holds(cut, board):
        return any((board[x.variables[abs(one) - 1].cell] == "#") == (one > 0) for one in cut.literals if one < 1 << 29)

    every = with_trees(trees)
    right = [board for board in every if make_pairs(board, trees)]
    for board in every:
        found = list(law.cuts(x, board))
        assert bool(found) == (not make_pairs(board, trees))
        for cut in found:
            assert not holds(cut, board)
            assert all(holds(cut, other) for other in right), cut


def test_a_cut_names_no_tree_that_it_does_not_need():
    trees = [(1, 1), (1, 3), (3, 3)]
    (cut,) = law_of(trees).cuts(Literals(dict.fromkeys(EVERY, "#-"), {"#": "tent"}), tents_at((1, 2), (2, 3)))
    assert cut.sentence == "the trees at row 1, columns 1 and 3 and row 3, column 3 need another tent than at " + (
        "row 1, column 2 and row 2, column 3"
    )
    (cut,) = law_of(trees[:2]).cuts(Literals(dict.fromkeys(EVERY, "#-"), {"#": "tent"}), tents_at((1, 2)))
    assert cut.sentence == "the trees at row 1, columns 1 and 3 need another tent than at row 1, column 2"
    (cut,) = law_of(trees[:1]).cuts(Literals(dict.fromkeys(EVERY, "#-"), {"#": "tent"}), tents_at((1, 2), (2, 1)))
    assert cut.sentence == "only 1 tree is beside row 1, column 2 and row 2, column 1, so not all of these have a tent"


def tents_at(*places):
    return {cell: "#" if cell in places else "-" for cell in EVERY}
