"""A pattern has its name only if the rules and the facts are those of the pattern."""

import pytest

import smtpuzzles
from smtpuzzles.puzzle.reasons import Claim, Inference

SUDOKU = smtpuzzles.parse("sudoku", "." * 81)
RULES = {rule.sentence: rule for rule in SUDOKU.model.rules}
BOX = "the box of rows 1 to 3 and columns 1 to 3"


def row(r, columns):
    return [(r, c) for c in columns]


def without(digits, cells):
    return [Claim(cell, str(digit), False) for cell in cells for digit in digits]


def once(digits, units):
    return [f"{unit} has the digit {digit} exactly once" for unit in units for digit in digits]


def one_digit(cells):
    return [f"row {r}, column {c} holds exactly one digit" for r, c in cells]


OTHERS = [1, 2, 3, 4, 5, 6, 8]
EXAMPLES = {
    "hidden single": (once([5], ["row 1"]), without([5], row(1, range(2, 10))), [Claim((1, 1), "5")]),
    "naked single": (one_digit([(1, 1)]), without(range(2, 10), [(1, 1)]), [Claim((1, 1), "1")]),
    "pointing": (
        once([5], [BOX, "row 1"]),
        without([5], [*row(2, (1, 2, 3)), *row(3, (1, 2, 3))]),
        without([5], row(1, (4, 7))),
    ),
    "claiming": (once([5], [BOX, "row 1"]), without([5], row(1, range(4, 10))), without([5], row(2, (1, 3)))),
    "naked pair": (
        [*one_digit(row(1, (2, 5))), *once([7, 9], ["row 1"])],
        without(OTHERS, row(1, (2, 5))),
        without([7, 9], row(1, (8, 9))),
    ),
    "hidden pair": (
        [*one_digit(row(1, (2, 5))), *once([7, 9], ["row 1"])],
        without([7, 9], row(1, (1, 3, 4, 6, 7, 8, 9))),
        without([1, 2], row(1, (2,))),
    ),
    "X-wing": (
        once([5], ["row 2", "row 6", "column 3", "column 8"]),
        without([5], [(r, c) for r in (2, 6) for c in (1, 2, 4, 5, 6, 7, 9)]),
        without([5], [(4, 3), (9, 8)]),
    ),
    "swordfish": (
        once([5], ["row 1", "row 4", "row 7", "column 2", "column 5", "column 8"]),
        without([5], [(r, c) for c in (2, 5, 8) for r in (2, 3, 5, 6, 8, 9)]),
        without([5], [(1, 1), (7, 9)]),
    ),
}


def reason(rules, facts, conclusions):
    return SUDOKU.reason(Inference(tuple([RULES[rule] for rule in rules]), tuple(facts), tuple(conclusions)))


@pytest.mark.parametrize(("name", "example"), EXAMPLES.items(), ids=EXAMPLES)
def test_the_name_of_a_pattern(name, example):
    assert reason(*example).pattern == name


@pytest.mark.parametrize("name", [name for name in EXAMPLES if "single" not in name])
def test_no_name_if_a_fact_or_a_rule_is_missing(name):
    rules, facts, conclusions = EXAMPLES[name]
    assert all(reason(rules, facts[:n] + facts[n + 1 :], conclusions) is None for n in range(len(facts)))
    assert all(
        getattr(reason(rules[:n] + rules[n + 1 :], facts, conclusions), "pattern", "") != name
        for n in range(len(rules))
    )


@pytest.mark.parametrize("name", [name for name in EXAMPLES if "single" not in name])
def test_no_name_if_something_else_is_concluded(name):
    rules, facts, conclusions = EXAMPLES[name]
    assert reason(rules, facts, [*conclusions, Claim((5, 9), "1", False)]) is None


def test_a_placed_digit_excludes_the_same_digit_at_a_glance():
    found = reason(once([5], ["row 1"]), [Claim((1, 4), "5")], without([5], row(1, (1, 2))))
    assert found.obvious
    assert found.words == "row 1 has its 5 in row 1, column 4"
