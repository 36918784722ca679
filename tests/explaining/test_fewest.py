"""No fewer of the listed rules show anything that the puzzle determines: all sets of so many rules are tried."""

from itertools import combinations
from math import comb

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.result import Uniqueness, Verdict
from smtpuzzles.solving.query import BY_RULES, Query

MOST = 3000  # sets of rules that are tried for one step


def shown_by_fewer(explained: Explanation, known: list[int], size: int) -> list[tuple[int, ...]]:
    """Return the sets that count as fewer rules than `size` and show a target, of as many rules as may be."""
    prepared, found = explained.prepared, []
    facts = [v * known[v] for v in range(1, len(prepared.model.variables) + 1) if known[v]]
    targets = [one for one in prepared.holding(explained.certain()) if not known[one]]
    with Query(prepared, Deadline(), clauses=BY_RULES) as query:
        for rules in combinations(range(len(prepared.rules)), size - 1):
            if prepared.weight(rules) >= size:
                continue
            held = [*facts, *[prepared.rule_selectors[rule] for rule in rules]]
            if any(query.possible([*held, -target]) is Verdict.UNSAT for target in targets):
                found.append(rules)
    return found


def with_several(kind: str, size: int, seed: int):
    """A puzzle that has several solutions, because one clue is left out, and of which something is certain."""
    (puzzle,) = smtpuzzles.generate(kind, size=size, seed=seed)
    for clue in puzzle.clues():
        fewer = puzzle.blank().with_clues([one for one in puzzle.clues() if one != clue])
        explained = Explanation(fewer, Deadline())
        if explained.verdict is Uniqueness.MULTIPLE and explained.certain():
            yield fewer


def check_all(puzzle) -> int:
    """Check the steps that are proven; return of how many all sets of fewer rules were tried."""
    explained, checked = Explanation(puzzle, Deadline()), 0
    path = explained.path_to(explained.prepared.holding(explained.certain()))
    for deduction in list(explained.deductions(path, path)):
        sets = comb(len(explained.prepared.rules), deduction.bound - 1)
        if deduction.known and deduction.weight == deduction.bound and sets <= MOST:
            assert not shown_by_fewer(explained, list(deduction.known), deduction.bound), deduction.rules
            checked += 1
    return checked


# Rules of these kinds are cuts, of which only some are listed.
BY_CUTS = [("hitori", 4), ("slitherlink", 3), ("heyawake", 4), ("nurikabe", 4), ("kuromasu", 4)]


@pytest.mark.few(2)
@pytest.mark.parametrize(("kind", "size"), BY_CUTS)
def test_of_listed_cuts_no_fewer_show_anything(kind, size):
    assert sum(check_all(*smtpuzzles.generate(kind, size=size, seed=seed)) for seed in range(4))


@pytest.mark.few(1)
@pytest.mark.parametrize(("kind", "size"), [("lightup", 7), ("mosaic", 5), ("kuromasu", 4), ("slitherlink", 4)])
def test_of_puzzles_with_several_solutions_no_fewer_show_anything(kind, size):
    assert sum(check_all(puzzle) for seed in range(2) for puzzle in [*with_several(kind, size, seed)][:3])
