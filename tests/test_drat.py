"""The checker of proofs: what it accepts and, above all, what it refuses."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.engines.proofs import ProvingSession
from smtpuzzles.result import Verdict
from tests import drat

EVERY_PAIR = [[1, 2], [1, -2], [-1, 2], [-1, -2]]
CLAUSES = st.lists(st.lists(st.sampled_from([1, -1, 2, -2, 3, -3, 4, -4]), max_size=3), max_size=14)
LINES = st.lists(st.tuples(st.booleans(), st.lists(st.sampled_from([1, -1, 2, -2, 3, -3, 5, -5]), max_size=3)))


def text(clauses: list[list[int]]) -> str:
    return dimacs(Cnf((), 5, clauses))


def accepted(clauses: list[list[int]], *lines: str) -> bool:
    try:
        drat.check(text(clauses), "\n".join(lines))
    except drat.Refused:
        return False
    return True


def satisfiable(clauses: list[list[int]]) -> bool:
    signs = product((1, -1), repeat=5)
    models = [{sign * variable for variable, sign in enumerate(some, 1)} for some in signs]
    return any(all(not model.isdisjoint(clause) for clause in clauses) for model in models)


def test_a_lemma_that_follows_by_unit_propagation():
    assert accepted(EVERY_PAIR, "1 0", "0")
    assert accepted(EVERY_PAIR, "2 0", "1 0", "0")
    assert drat.Checker([]).is_rup([1, -1])


def test_what_does_not_follow_is_refused():
    assert not accepted(EVERY_PAIR, "0")
    assert not accepted(EVERY_PAIR, "3 0", "0")
    assert not accepted(EVERY_PAIR[:3], "1 0", "0")
    assert not accepted([], "0")


def test_a_proof_ends_with_the_empty_clause():
    assert not accepted(EVERY_PAIR, "1 0")
    assert not accepted([[]])
    assert accepted([[]], "0")
    assert accepted([[1], [-1]], "0")


def test_a_lemma_with_a_new_variable_may_be_added_though_it_does_not_follow():
    definition = ["5 -1 -2 0", "-5 1 0", "-5 2 0"]  # 5 is '1 and 2'
    assert accepted(EVERY_PAIR, *definition, "-5 0", "1 0", "0")
    assert not accepted([[-1, 3], [1, 4]], "1 -5 0", "0")  # the first literal is what counts


def test_a_lemma_may_be_added_because_of_what_was_deleted():
    clauses = [[1, 2], [-1, 3], *[[a, b, c] for a in (3, -3) for b in (4, -4) for c in (5, -5)]]
    assert not accepted(clauses, "-1 -2 0", "d 1 2 0", "-2 0", "0")
    checker = drat.Checker([[1, 2], [-1, 3], [2, 4]])
    assert not checker.is_rat([-1])
    checker.delete([2, 1])
    assert checker.is_rat([-1])


def test_a_deleted_clause_is_of_no_use_unless_it_made_a_literal_true():
    assert not accepted(EVERY_PAIR, "d 2 1 0", "1 0", "0")
    assert accepted([*EVERY_PAIR, [1, 2]], "d 2 1 0", "1 0", "0")
    assert accepted(EVERY_PAIR, "d 1 2 3 0", "1 0", "0")
    assert accepted([[1], [-1, 2, 3], [-1, 2, -3], [-2, 3], [-2, -3]], "d 1 0", "2 0", "0")
    assert accepted([[1], [-1, 2], [-2, 3, 4], [-2, 3, -4], [-3, 4], [-3, -4]], "d -1 2 0", "d 1 0", "3 0", "0")
    assert not accepted([[1]], "d 1 0", "-1 0", "0")  # or else this would be RAT


@given(CLAUSES, LINES)
def test_nothing_proves_that_a_satisfiable_formula_is_not(clauses, lines):
    proof = ["d " * deletion + "".join(f"{literal} " for literal in lemma) + "0" for deletion, lemma in lines]
    if accepted(clauses, *proof, "0"):
        assert not satisfiable(clauses)


@given(CLAUSES)
def test_what_the_solver_writes_is_a_proof_whatever_the_clauses(clauses):
    cnf = Cnf((), 5, clauses)
    with ProvingSession(cnf) as session:
        if session.check(Deadline()).verdict is Verdict.UNSAT:
            drat.check(dimacs(cnf), session.proof())
        else:
            assert satisfiable(clauses)


def test_a_line_without_its_end_is_no_line():
    with pytest.raises(AssertionError, match="line 1 does not end in 0"):
        drat.check(text(EVERY_PAIR), "1\n0\n")
