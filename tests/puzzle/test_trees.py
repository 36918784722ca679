"""Helpers have names, so that several families of them stand in one model."""

from smtpuzzles.model import Helpers
from smtpuzzles.puzzle import trees


def test_a_helper_is_the_same_literal_whenever_its_name_is_asked_for():
    helpers = Helpers(10)
    assert [helpers["a"], helpers["b"], helpers["a"]] == [11, 12, 11]
    assert helpers.names == ("a", "b")


def test_two_pairs_of_trees_on_the_same_cells_share_no_pointer():
    helpers = Helpers(4)
    owners, sides = [(2, 2), (2, 4)], {(2, 3), (3, 2)}
    white, black = (trees.pointers(owners, sides, helpers, name) for name in ("white", "black"))
    assert white == {(2, 2): {(2, 3): 5, (3, 2): 6}, (2, 4): {(2, 3): 7}}
    assert black == {(2, 2): {(2, 3): 8, (3, 2): 9}, (2, 4): {(2, 3): 10}}
    assert helpers.names[:2] == ("white_2_2_at_2_3", "white_2_2_at_3_2")
    assert trees.pointers(owners, sides, helpers, "white") == white
