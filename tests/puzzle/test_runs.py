"""Runs of cells in a line, compared with all ways to fill it."""

import re
from itertools import product

import pytest

from smtpuzzles.base.grid import cells
from smtpuzzles.puzzle.ingredients.runs import Runs, in_runs, lengths_in, runs_text
from smtpuzzles.puzzle.laws import Literals
from tests.puzzle.test_laws import boards, models

LINES = [cells(1, 6), cells(5, 1), cells(1, 1)]
TEXTS = ["0", "1", "2", "5", "6", "1,1", "2,1", "1,2", "2,2", "1,1,1", "1,1,1,1", "3,2", "7"]


def right(text, line):
    between = "-+".join(f"#{{{length}}}" for length in lengths_in(text))
    return bool(re.fullmatch(f"-*{between}-*", line))


@pytest.mark.parametrize("line", LINES, ids=len)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("fixed", [(), [((1, 1), "#")], [((1, 1), "-"), ((1, 4), "#")]])
def test_a_line_has_runs_of_these_lengths(line, text, fixed):
    fixed, meaning = [(cell, symbol) for cell, symbol in fixed if cell in line], in_runs(text, "#")
    for board, allowed in models(max(line), lambda x: meaning.state(x, line), fixed):
        assert allowed == meaning.holds(board, line) == right(text, "".join(board.values())), board


@pytest.mark.parametrize("line", LINES, ids=len)
def test_the_text_of_a_line_is_one_that_it_can_have(line):
    every = {runs_text(board, line, "#") for board in boards(max(line))}
    may = Runs(len(line))
    tried = {*TEXTS, *(",".join(word) for n in (1, 2, 3) for word in product("1234567", repeat=n))}
    assert {text for text in tried if text in may} == every
    assert every.issuperset(may)
    assert not any(text in may for text in ("", ",", "1,", ",1", "01", "0,1", "1 1", "x", "²", 1, "9" * 5000))


def propagated(clauses, known):
    """What follows by unit propagation; None if that is a contradiction."""
    true, before = set(known), None
    while before != len(true):
        before = len(true)
        for clause in clauses:
            left = [literal for literal in clause if -literal not in true]
            if not left:
                return None
            true.update(left if len(left) == 1 else ())
    return true


@pytest.mark.parametrize("text", ["0", "2", "6", "2,1", "1,1,1", "1,3", "4,3"])
def test_unit_propagation_finds_all_that_follows(text):
    line = cells(1, 6)
    x = Literals(dict.fromkeys(line, "#-"), {"#": "black"})
    clauses = [set(clause.literals) for clause in in_runs(text, "#").state(x, line)]
    ways = [way for way in product("#-", repeat=6) if right(text, "".join(way))]
    for known in product("#-.", repeat=6):
        left = [way for way in ways if all(sign in (".", held) for sign, held in zip(known, way, strict=True))]
        found = propagated(clauses, [x.of(cell, sign) for cell, sign in zip(line, known, strict=True) if sign != "."])
        assert (found is not None) == bool(left)
        if left:
            sure = [{way[place] for way in left} for place in range(6)]
            follows = {x.of(cell, *signs) for cell, signs in zip(line, sure, strict=True) if len(signs) == 1}
            assert {literal for literal in found if abs(literal) <= 6} == follows
