"""A pattern has its name only if the rules and the facts are those of the pattern."""

from itertools import combinations

import pytest
from pysat.solvers import Solver

import smtpuzzles
from smtpuzzles.puzzle.reasons import Claim, Inference

SUDOKU = smtpuzzles.parse("sudoku", "." * 81, "x")
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
    "jellyfish": (
        once([5], [f"{line} {n}" for line, some in (("row", (2, 4, 6, 8)), ("column", (1, 3, 5, 8))) for n in some]),
        without([5], [(r, c) for r in (2, 4, 6, 8) for c in (2, 4, 6, 7, 9)]),
        without([5], [(1, 1), (9, 8)]),
    ),
}


def in_a_row(digits, columns, hidden):
    """So many cells of row 1 hold these digits: nothing else, or no other cell holds them."""
    rest = [column for column in range(1, 10) if column not in columns]
    others = [digit for digit in range(1, 10) if digit not in digits]
    shown = without(digits, row(1, rest)), without(others, row(1, columns))
    rules = [*one_digit(row(1, columns)), *once(digits, ["row 1"])]
    return (rules, *shown) if hidden else (rules, *shown[::-1])


EXAMPLES |= {
    "naked triple": in_a_row([7, 8, 9], (2, 5, 6), hidden=False),
    "naked quadruple": in_a_row([4, 7, 8, 9], (2, 5, 6, 8), hidden=False),
    "hidden triple": in_a_row([7, 8, 9], (2, 5, 6), hidden=True),
    "hidden quadruple": in_a_row([4, 7, 8, 9], (2, 5, 6, 8), hidden=True),
}


def fits_only(digit, cells, *lines):
    """The facts that the digit fits only in these cells of lines: rows by their number, columns by one below zero."""
    every = {(line, n) if line > 0 else (n, -line) for line in lines for n in range(1, 10)}
    return without([digit], sorted(every.difference(cells)))


def holding(cells):
    """The facts that each of these cells holds one of some digits."""
    return [fact for cell, some in cells.items() for fact in without(set(range(1, 10)).difference(some), [cell])]


MIDDLE, RIGHT, LOW, LOW_RIGHT = [
    f"the box of rows {a} to {a + 2} and columns {b} to {b + 2}" for a, b in ((4, 4), (1, 7), (7, 1), (7, 7))
]
OF_MIDDLE = [(r, c) for r in (4, 5, 6) for c in (4, 5, 6)]
XY_WING = {(5, 5): {1, 2}, (5, 8): {1, 3}, (2, 5): {2, 3}}
XYZ_WING = {(5, 5): {1, 2, 3}, (5, 8): {1, 3}, (4, 4): {2, 3}}
W_WING = {(1, 2): {4, 7}, (8, 8): {4, 7}}
XY_CHAIN = {(1, 1): {1, 2}, (1, 5): {2, 3}, (6, 5): {3, 4}, (6, 9): {4, 1}}
EXAMPLES |= {
    "pointing at a cell": (
        once([5], ["the diagonal from the top left", "row 2", "column 7"]),
        without([5], [(n, n) for n in range(1, 10) if n not in (2, 7)]),
        without([5], [(2, 7)]),
    ),
    "skyscraper": (
        once([5], ["column 1", "column 7", "row 9", "row 1", RIGHT]),
        fits_only(5, [(1, 1), (9, 1), (2, 7), (9, 7)], -1, -7),
        without([5], [(1, 8)]),
    ),
    "2-string kite": (
        once([5], ["row 1", "column 3", BOX, "column 7", "row 8"]),
        fits_only(5, [(1, 2), (1, 7), (3, 3), (8, 3)], 1, -3),
        without([5], [(8, 7)]),
    ),
    "turbot fish": (
        once([5], ["row 1", MIDDLE, "column 4", "row 5", "column 8"]),
        [*fits_only(5, [(1, 4), (1, 8)], 1), *without([5], [c for c in OF_MIDDLE if c not in ((4, 4), (5, 6))])],
        without([5], [(5, 8)]),
    ),
    "empty rectangle": (
        once([5], [MIDDLE, "column 9", "row 4", "row 8", "column 5"]),
        [*fits_only(5, [(4, 9), (8, 9)], -9), *without([5], [(r, c) for r in (5, 6) for c in (4, 6)])],
        without([5], [(8, 5)]),
    ),
    "finned X-wing": (
        once([5], ["row 2", "row 6", "column 3", "column 8", RIGHT]),
        fits_only(5, [(2, 3), (2, 7), (2, 8), (6, 3), (6, 8)], 2, 6),
        without([5], [(1, 8)]),
    ),
    "finned swordfish of units": (
        once([5], ["row 2", "row 6", "row 8", "column 1", "column 5", "column 9", LOW_RIGHT]),
        fits_only(5, [(8, 8), *[(r, c) for r in (2, 6, 8) for c in (1, 5, 9)]], 2, 6, 8),
        without([5], [(7, 9)]),
    ),
    "X-chain": (
        once([5], ["row 2", "row 6", "row 8", "column 5", "column 9", "column 1", LOW]),
        fits_only(5, [(2, 1), (2, 5), (6, 5), (6, 9), (8, 9), (8, 2)], 2, 6, 8),
        without([5], [(7, 1)]),
    ),
    "XY-wing": (
        [*one_digit(XY_WING), *once([1], ["row 5"]), *once([2], ["column 5"]), *once([3], ["row 2", "column 8"])],
        holding(XY_WING),
        without([3], [(2, 8)]),
    ),
    "XYZ-wing": (
        [*one_digit(XYZ_WING), *once([1, 3], ["row 5"]), *once([2, 3], [MIDDLE])],
        holding(XYZ_WING),
        without([3], [(5, 6)]),
    ),
    "W-wing": (
        [*one_digit(W_WING), *once([4], ["row 5", "column 2", "column 8"]), *once([7], ["row 1", "column 8"])],
        [*holding(W_WING), *fits_only(4, row(5, (2, 8)), 5)],
        without([7], [(1, 8)]),
    ),
    "XY-chain": (
        [
            *one_digit(XY_CHAIN),
            *[
                rule
                for n, unit in zip((2, 1, 3, 4, 1), ("row 1", "row 1", "column 5", "row 6", "column 9"), strict=True)
                for rule in once([n], [unit])
            ],
        ],
        holding(XY_CHAIN),
        without([1], [(1, 9)]),
    ),
    "alternating chain": (
        [*one_digit([(1, 5)]), *once([7], ["row 1", "column 9"]), *once([2], ["row 6", "column 5"])],
        [*holding({(1, 5): {2, 7}}), *fits_only(7, [(1, 9), (6, 9)], -9), *fits_only(2, row(6, (5, 9)), 6)],
        without([7], [(1, 1)]),
    ),
}


def reason(rules, facts, conclusions):
    return SUDOKU.reason(Inference(tuple([RULES[rule] for rule in rules]), tuple(facts), tuple(conclusions)))


@pytest.mark.parametrize(("name", "example"), EXAMPLES.items(), ids=EXAMPLES)
def test_the_name_of_a_pattern(name, example):
    assert reason(*example).pattern == name


def shown(rules, facts, conclusions):
    """Do the conclusions follow from these rules and facts, and from that no cell holds two digits?"""
    number = {(cell, digit): n for n, (_, cell, digit) in enumerate(SUDOKU.model.variables, 1)}
    ones = [RULES[rule].constraints[0].literals for rule in rules]
    cells = [[number[cell, str(digit)] for digit in range(1, 10)] for cell in SUDOKU.board]
    apart = [[-a, -b] for one in [*ones, *cells] for a, b in combinations(one, 2)]
    known = [[number[cell, digit] if holds else -number[cell, digit]] for cell, digit, holds in facts]
    with Solver(bootstrap_with=[*map(list, ones), *apart, *known]) as solver:
        contraries = [(-1 if holds else 1) * number[cell, digit] for cell, digit, holds in conclusions]
        return not any(solver.solve([literal]) for literal in contraries)


@pytest.mark.parametrize("name", [name for name in EXAMPLES if "single" not in name])
def test_no_name_if_a_fact_or_a_rule_is_missing(name):
    rules, facts, conclusions = EXAMPLES[name]
    assert shown(rules, facts, conclusions)
    for n in range(len(facts)):
        fewer = facts[:n] + facts[n + 1 :]
        assert reason(rules, fewer, conclusions) is None or shown(rules, fewer, conclusions)
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


def test_a_digit_that_is_given_twice_is_not_called_one_without_a_place():
    (step,) = smtpuzzles.explain(smtpuzzles.parse("sudoku", "11..\n....\n....\n....\n"))
    assert (step.pattern, "more than one 1" in step.words) == ("digit twice", True)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("finned swordfish of units", "a 5 in row 7, column 9 would take 2 of these"),
        ("pointing at a cell", "each sees row 2, column 7"),
    ],
)
def test_words_behind_other_cells_name_the_cell_that_they_mean(name, words):
    """It was 'a 5 there' behind the names of units, and 'each sees it' behind the names of cells."""
    assert reason(*EXAMPLES[name]).words.endswith(f" and {words}")


def test_words_name_several_cells_of_which_any_is_meant():
    rules, facts, _ = EXAMPLES["finned swordfish of units"]
    found = reason(rules, facts, without([5], [(7, 9), (9, 9)]))
    assert found.words.endswith(" and a 5 in any of column 9, rows 7 and 9 would take 2 of these")
