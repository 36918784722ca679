"""The checker of proofs: what it accepts and, above all, what it refuses."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.proofs import ProvingSession
from smtpuzzles.proofs.drat import Checker, check_proof
from smtpuzzles.result import Answer, Verdict

EVERY_PAIR = [[1, 2], [1, -2], [-1, 2], [-1, -2]]
# The first four make 1 true, the others contradict it; unit propagation alone sees neither.
HARD = [[1, 2, 3], [1, 2, -3], [1, -2, 3], [1, -2, -3], *[[-1, a, b] for a in (2, -2) for b in (3, -3)]]
CLAUSES = st.lists(st.lists(st.sampled_from([1, -1, 2, -2, 3, -3, 4, -4]), max_size=3), max_size=14)
LINES = st.lists(st.tuples(st.booleans(), st.lists(st.sampled_from([1, -1, 2, -2, 3, -3, 5, -5]), max_size=3)))


def accepted(clauses: list[list[int]], *lines: str) -> bool:
    answer = check_proof(clauses, lines, Deadline())
    assert answer.proven is (answer.verdict is Verdict.UNSAT)
    return answer.proven


def fault(clauses: list[list[int]], *lines: str) -> str:
    answer = check_proof(clauses, lines, Deadline())
    assert answer == Answer(Verdict.UNKNOWN, "wrong proof", answer.words)
    return answer.words


def satisfiable(clauses: list[list[int]]) -> bool:
    signs = product((1, -1), repeat=5)
    models = [{sign * variable for variable, sign in enumerate(some, 1)} for some in signs]
    return any(all(not model.isdisjoint(clause) for clause in clauses) for model in models)


def checker_of(clauses: list[list[int]]) -> Checker:
    checker = Checker()
    for clause in clauses:
        checker.add(clause)
    return checker


def test_a_lemma_that_follows_by_unit_propagation_is_accepted():
    assert accepted(EVERY_PAIR, "1 0", "0")
    assert accepted(EVERY_PAIR, "c comment", "2 0", "1 0", "0")
    assert accepted(HARD, "1 2 0", "1 0", "2 0", "0")
    assert checker_of([]).is_rup([1, -1])


def test_what_does_not_follow_is_refused():
    assert fault(EVERY_PAIR, "0") == "line 1 of the proof, '0', does not follow"
    assert fault(HARD, "1 2 0", "0") == "line 2 of the proof, '0', does not follow"
    assert not accepted(EVERY_PAIR[:3], "1 0", "0")
    assert not accepted(HARD[:-1], "1 2 0", "1 0", "2 0", "0")
    assert not accepted([], "0")


def test_a_proof_is_complete_when_unit_propagation_meets_a_conflict():
    assert fault(EVERY_PAIR) == "the proof ends without a conflict"
    assert fault(HARD, "1 2 0") == "the proof ends without a conflict"
    assert accepted(EVERY_PAIR, "1 0")
    assert accepted([[]])
    assert accepted([[1], [-1]])


def test_a_lemma_with_a_new_variable_may_be_added_though_it_does_not_follow():
    definition = ["5 -1 -2 0", "-5 1 0", "-5 2 0"]  # 5 is '1 and 2'
    assert accepted(HARD, *definition, "1 2 0", "-5 0", "1 0", "2 0", "0")
    assert fault([[-1, 3], [1, 4]], "1 -5 0", "0").startswith("line 1 ")  # the first literal is what counts
    assert fault(HARD, *definition, "5 0").startswith("line 4 ")


def test_a_lemma_may_be_added_because_of_what_was_deleted():
    clauses = [[1, 2], [-1, 3], *[[a, b, c] for a in (3, -3) for b in (4, -4) for c in (5, -5)]]
    assert not accepted(clauses, "-1 -2 0", "d 1 2 0", "-2 0", "0")
    checker = checker_of([[1, 2], [-1, 3], [2, 4]])
    assert not checker.is_rat([-1], Deadline())
    checker.delete([2, 1])
    assert checker.is_rat([-1], Deadline())


def test_a_deleted_clause_is_of_no_use_unless_it_made_a_literal_true():
    assert not accepted(EVERY_PAIR, "d 2 1 0", "1 0", "0")
    assert accepted([*EVERY_PAIR, [1, 2]], "d 2 1 0", "1 0", "0")
    assert accepted(EVERY_PAIR, "d 1 2 3 0", "1 0", "0")
    assert accepted([[1], [-1, 2, 3], [-1, 2, -3], [-2, 3], [-2, -3]], "d 1 0", "2 0", "0")
    assert accepted([[1], [-1, 2], [-2, 3, 4], [-2, 3, -4], [-3, 4], [-3, -4]], "d -1 2 0", "d 1 0", "3 0", "0")
    assert not accepted([[1]], "d 1 0", "-1 0", "0")  # or else this would be RAT


@pytest.mark.parametrize("line", ["1", "1 0 2 0", "1 x 0", "d", "", "a\x06\x00d\x1b[2J\ufffd", "9" * 5000])
def test_a_line_that_is_not_literals_and_a_0_is_refused_in_printable_words(line):
    words = fault(EVERY_PAIR, line)
    assert words.startswith("line 1 of the proof, ")
    assert words.isprintable()
    assert len(words) < 100


def test_without_time_for_the_whole_proof_there_is_no_verdict():
    deadline = Deadline()

    def lines(last: str) -> Iterator[str]:
        yield "1 2 0"
        deadline.cancel()
        yield last

    for last in ("1 0", "0"):
        assert check_proof(HARD, lines(last), deadline) == Answer(Verdict.UNKNOWN, "cancelled")
    assert check_proof(EVERY_PAIR, ["1 0"], Deadline(0)) == Answer(Verdict.UNKNOWN, "timeout")


@given(CLAUSES, LINES)
def test_nothing_proves_that_a_satisfiable_formula_is_not(clauses, lines):
    proof = ["d " * deletion + "".join(f"{literal} " for literal in lemma) + "0" for deletion, lemma in lines]
    if accepted(clauses, *proof, "0"):
        assert not satisfiable(clauses)


@given(CLAUSES)
def test_what_the_solver_writes_is_a_proof_whatever_the_clauses(clauses):
    with ProvingSession(Cnf((), 5, clauses)) as session:
        if session.check(Deadline()).verdict is Verdict.UNSAT:
            assert accepted(clauses, *session.proof().splitlines())
        else:
            assert satisfiable(clauses)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
@pytest.mark.parametrize("stream", [1, 2])
def test_a_report_that_cannot_be_written_does_not_refuse_a_proof(stream, tmp_path):
    """Python's own status for an error is 1, which means that something is not right."""
    (tmp_path / "a.cnf").write_text("p cnf 1 2\n1 0\n-1 0\n")
    if stream == 1:  # without it, there is a complaint
        (tmp_path / "a.drat").write_text("0\n")
    command = [sys.executable, "-m", "smtpuzzles.proofs", str(tmp_path / "a.cnf"), str(tmp_path / "a.drat")]
    with open("/dev/full", "w") as full:
        to = {"stdout" if stream == 1 else "stderr": full}
        ran = subprocess.run(command, **to, env={**os.environ, "PYTHONUNBUFFERED": "1"}, check=False)
    assert ran.returncode == 2
