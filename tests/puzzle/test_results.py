"""Results of cages, compared with all ways to fill a few cells."""

from itertools import product
from math import prod

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.model import Formula, Rule
from smtpuzzles.puzzle.ingredients.results import cage_law, fillings, fits, reason_of_results
from smtpuzzles.puzzle.laws import Literals, folded
from smtpuzzles.puzzle.reasons import Claim, Inference

PAIR, CORNER, BLOCK = [(1, 1), (1, 2)], [(1, 1), (1, 2), (2, 1)], [(1, 1), (1, 2), (2, 1), (2, 2)]
FOUR = ("1", "2", "3", "4")


def has_result(digits, result):
    """Have the digits the result? Said anew."""
    low, high = min(digits), max(digits)
    number, sign = int(result.rstrip("+-x:")), result.lstrip("0123456789")
    values = {"+": sum(digits), "x": prod(digits)}
    if len(digits) == 2:
        values |= {"-": high - low, ":": high / low}
    return number in values.values() if sign == "" else values.get(sign) == number


@pytest.mark.parametrize(
    ("cage", "results"), [(PAIR, "2+ 5+ 6x 1- 2: 2 4"), (CORNER, "4+ 8x 9x 5 6"), (BLOCK, "6+ 4x 36x")]
)
def test_cells_have_a_result_and_differ_in_lines(cage, results):
    for result in results.split():
        if result not in fillings(len(cage), 4):
            assert not any(
                has_result(digits, result) for digits in product(range(1, 5), repeat=2) if digits[0] != digits[1]
            )
            continue
        x, law = Literals(dict.fromkeys(cage, FOUR), {}), cage_law(cage, result, 4)
        rule = Rule("", (), folded(law.meaning.state(x, cage)))
        names = tuple(variable.name for variable in x.variables)
        with smtpuzzles.engine("minicard").open(Formula(names, (rule,), x.helpers.names)) as session:
            for held in product(FOUR, repeat=len(cage)):
                board = dict(zip(cage, held, strict=True))
                allowed = session.check(Deadline(), [x.of(cell, board[cell]) for cell in cage]).verdict == "sat"
                lines = [(a, b) for a in cage for b in cage if a < b and (a[0] == b[0] or a[1] == b[1])]
                right = has_result(list(map(int, held)), result) and all(board[a] != board[b] for a, b in lines)
                assert allowed == law.holds(board) == right, (board, result)
        assert not law.holds(dict.fromkeys(cage, "_"))


def test_fillings_are_all_digits_with_a_result():
    assert list(fillings(1, 3)) == ["1", "2", "3"]
    assert fillings(2, 4)["2:"] == [("1", "2"), ("2", "4")]
    assert fillings(2, 4)["3"] == [("1", "2"), ("1", "3"), ("1", "4")]
    assert fillings(3, 4)["4x"] == [("1", "1", "4"), ("1", "2", "2")]
    assert "0-" not in fillings(2, 4)
    assert "2-" not in fillings(3, 4)


def test_equal_digits_fit_only_where_no_line_has_both():
    may = dict.fromkeys(BLOCK, FOUR)
    assert fits(("1", "1", "2", "2"), BLOCK, may)
    assert not fits(("1", "1", "1", "2"), BLOCK, may)
    assert not fits(("1", "1", "2", "2"), BLOCK, {**may, (1, 1): ["3"]})
    line = [(1, c) for c in range(1, 10)]
    assert not fits([*map(str, range(1, 9)), "8"], line, dict.fromkeys(line, "123456789"))


def test_a_cage_names_what_its_result_leaves():
    rule = cage_law(PAIR, "2:", 4).rule(Literals(dict.fromkeys(PAIR, FOUR), {}))
    named = reason_of_results(Inference((rule,), (Claim((1, 2), "4"),), (Claim((1, 1), "2"),)), FOUR)
    assert (named.pattern, named.words) == ("cage result", "the cage of row 1, column 1 has the quotient 2: 4 / 2")
    none = reason_of_results(Inference((rule,), (Claim((1, 2), "3"),), ()), FOUR)
    assert none == ("result not met", "the cage of row 1, column 1 can no longer have its result", False, ())
