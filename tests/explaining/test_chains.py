"""A chain is a short step, found before the search for a smallest one, which then only looks for shorter ones."""

from itertools import islice

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining import path, smallest
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.smallest import LARGEST, Implication, Smallest
from tests.conftest import SAMPLES
from tests.explaining.test_limits import FEW, HARDEST, search_of

NO_CHAIN = Implication(0, (), 1)
MOST_STEPS = 12
HARD = next(sample for sample in SAMPLES if str(sample) == "sudoku-9-hard")


@pytest.mark.few(6)
@pytest.mark.parametrize("sample", [one for one in FEW if one.verdict == "unique"], ids=str)
def test_a_step_has_as_many_rules_as_without_chains(sample, monkeypatch):
    explained = Explanation(sample.puzzle(), Deadline())
    found = explained.path_from(
        explained.prepared.known(explained.prepared.givens), explained.prepared.holding(explained.certain())
    )
    for deduction in islice((one for one in found if one.size > 1), MOST_STEPS):
        with monkeypatch.context() as patch:
            patch.setattr(Smallest, "_shortest_chain", lambda *_: NO_CHAIN)
            other = found._search().next(found.known)
        assert (deduction.size, deduction.bound) == (len(other.rules), other.bound)


def test_where_single_rules_end_two_rules_are_proven_by_finding_them(monkeypatch):
    monkeypatch.setattr(Smallest, "_between", lambda *_: pytest.fail("a search"))
    search, known = search_of(HARD.puzzle())
    assert (len(search.next(known, path.CLOSED).rules), search.next(known, path.CLOSED).bound) == (2, 2)


def test_a_step_that_is_not_proven_is_a_chain_and_no_core_of_a_solver(monkeypatch):
    """That of a core had 94 rules where 9 do."""
    monkeypatch.setattr(smallest, "PATIENCE", 1)
    monkeypatch.setattr("smtpuzzles.explaining.cores.by_core", lambda *_: pytest.fail("a core"))
    explained = Explanation(HARD.puzzle(), Deadline())
    sizes = [(step.bound, step.size) for step in explained.steps() if not step.proven]
    assert explained.complete
    assert [size for _, size in sizes if size <= 7] == [size for _, size in sizes] != []
    assert all(2 <= bound < size for bound, size in sizes)


def test_where_chains_branch_each_case_has_its_own():
    """In the first state of Inkala's puzzle there is no chain; a core of a solver had 66 rules."""
    search, known = search_of(smtpuzzles.parse("sudoku", HARDEST))
    search._note(known)
    found = search._shortest_split(2, LARGEST)
    assert search._shortest_chain(2, LARGEST) == NO_CHAIN
    assert len(found.rules) < 40
    assert shown(search, found)
    assert not any(shown(search, found._replace(rules=found.rules[:n] + found.rules[n + 1 :])) for n in range(8))


def shown(search: Smallest, found: Implication) -> bool:
    rules, target = search._numbers(found.rules), search._numbers([found.target])
    how = search._arrays, rules, search._values, target, search._reference
    return search._kernel.shown(*how, 5000, search._numbers([100_000]))


def test_no_core_of_a_solver_is_asked_for_where_a_chain_with_cases_is_short(monkeypatch):
    monkeypatch.setattr(smallest, "PATIENCE", 1)
    monkeypatch.setattr("smtpuzzles.explaining.cores.by_core", lambda *_: pytest.fail("a core"))
    explained = Explanation(smtpuzzles.parse("sudoku", HARDEST), Deadline())
    step = next(step for step in explained.steps() if step.size > 1)
    assert step.size < 40
    assert not step.proven
