"""Equal digits that do not touch, compared with all boards of a few cells; and what links that only exclude show."""

from itertools import product

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import cells
from smtpuzzles.model import Formula, Rule
from smtpuzzles.puzzle.digit_chains import BOX, Link, chain_from
from smtpuzzles.puzzle.ingredients.touching import TOUCHING, reason_of_digits, unlike_neighbours
from smtpuzzles.puzzle.laws import Literals, folded
from smtpuzzles.puzzle.reasons import Claim, Inference

DIGITS = ("1", "2", "3")


def test_no_cell_touches_one_with_the_same_digit():
    near = cells(2, 2)
    x, (law, *_) = Literals(dict.fromkeys(near, DIGITS), {}), unlike_neighbours((2, 2), DIGITS)
    rule = Rule("", (), folded(law.meaning.state(x, law.cells)))
    with smtpuzzles.engine("minicard").open(Formula(tuple(one.name for one in x.variables), (rule,))) as session:
        for held in product(DIGITS, repeat=4):
            board = dict(zip(near, held, strict=True))
            allowed = session.check(Deadline(), [x.of(cell, board[cell]) for cell in near]).verdict == "sat"
            assert allowed == law.holds(board) == (held[0] not in held[1:]), board
    assert law.holds(dict(zip(near, "_1__", strict=True)))


def test_the_law_of_a_cell_is_about_those_around_it():
    laws = {law.about[0]: law for law in unlike_neighbours((3, 3), DIGITS)}
    assert [len(laws[cell].cells) for cell in cells(3, 3)] == [4, 6, 4, 6, 9, 6, 4, 6, 4]
    assert {law.sort for law in laws.values()} == {TOUCHING}


def test_a_weak_link_only_excludes():
    """Of two cells that touch, none need hold the digit."""
    a, b, c = ((1, 1), "1"), ((1, 2), "1"), ((1, 3), "1")
    unit, pair = Link("region A", BOX, (a, b)), Link("", TOUCHING, (b, c), weak=True)
    assert chain_from(a, False, [unit, pair, Link("", TOUCHING, (c, a), weak=True)]) is None
    assert chain_from(c, True, [unit, pair, Link("", TOUCHING, (c, a), weak=True)])
    assert chain_from(b, False, [unit, pair, Link("", TOUCHING, (c, a), weak=True)]) is None


def test_a_digit_that_touches_all_places_is_named():
    first, last = cells(1, 2), (2, 1)
    unit = Rule("", tuple(first), (), sort=BOX, about=("region A", "2"))
    touching = Rule("", (last, *first), (), sort=TOUCHING, about=(last,))
    named = reason_of_digits(Inference((unit, touching), (), (Claim(last, "2", False),)), DIGITS)
    assert named.pattern == "all places touch"
    assert named.words == "region A has its 2 in one of row 1, columns 1 and 2, and each touches row 2, column 1"
    other = reason_of_digits(Inference((unit, touching), (), (Claim(last, "1", False),)), DIGITS)
    assert other is None
