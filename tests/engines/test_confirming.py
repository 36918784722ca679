"""Who says 'unsat'? Programs that lie, a second solver, and proofs."""

from pathlib import Path
from shlex import quote

import pytest

import smtpuzzles
from smtpuzzles import Disagreement, Uniqueness, UnsatBy, Verdict, confirmed, proven
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.session import Engine, Mode
from smtpuzzles.engines.table import PROGRAMS, engine, engine_of_command
from smtpuzzles.result import Answer
from tests.conftest import PLAN_SAMPLES, SAMPLES, needs_program
from tests.encoding.test_cnf import formula_of
from tests.engines.holes import HARD
from tests.engines.test_engines import every_engine, here, script
from tests.proofs.test_drat import EVERY_PAIR

LIAR = 'echo "s UNSATISFIABLE"; exit 20'
BY_NAME = {str(sample): sample for sample in (*SAMPLES, *PLAN_SAMPLES)}
NONE, UNIQUE, SEVERAL, PLAN = (
    BY_NAME[name].puzzle() for name in ("gappy-9-none", "gappy-9", "binairo-10-several", "sokoban-corner")
)


def liar(folder: Path, body: str = LIAR, words: str = "") -> Engine:
    return engine_of_command(f"{script(folder, body)}{words}", Lowering())


def test_every_result_says_who_says_unsat():
    minisat = engine("minisat")
    for puzzle in (NONE, UNIQUE, SEVERAL):
        assert smtpuzzles.check(puzzle, engine=minisat).unsat_by == UnsatBy("minisat")
    assert smtpuzzles.solve(UNIQUE).unsat_by is None
    assert smtpuzzles.solve(UNIQUE, limit=2).unsat_by == UnsatBy("z3")
    assert smtpuzzles.count(UNIQUE, engine=minisat).unsat_by == UnsatBy("minisat")
    assert smtpuzzles.count(SEVERAL, limit=2).unsat_by is None
    assert smtpuzzles.shortest_plan(PLAN, engine=minisat).unsat_by == UnsatBy("minisat")
    assert smtpuzzles.plan_within(PLAN, 20).unsat_by is None


@pytest.mark.parametrize(
    ("guard", "by"),
    [
        (confirmed, UnsatBy("z3", "minicard")),
        (proven, UnsatBy("z3", "cadical", proven=True)),
        (lambda first: confirmed(proven(first)), UnsatBy("z3", "minicard", proven=True)),
    ],
    ids=["confirmed", "proven", "both"],
)
def test_a_confirmed_answer_is_the_same_and_says_who_confirms_it(guard, by):
    z3 = engine("z3")
    for puzzle in (NONE, UNIQUE, SEVERAL):
        plain, checked = smtpuzzles.check(puzzle), smtpuzzles.check(puzzle, engine=guard(z3))
        assert (checked.verdict, checked.solutions, checked.backbone) == (
            plain.verdict,
            plain.solutions,
            plain.backbone,
        )
        assert checked.unsat_by == by
    assert smtpuzzles.solve(UNIQUE, limit=None, engine=guard(z3)).unsat_by == by
    assert smtpuzzles.count(SEVERAL, engine=guard(z3)).unsat_by == by
    planned = smtpuzzles.shortest_plan(PLAN, engine=guard(z3))
    assert (planned.optimal, planned.unsat_by) == (True, by)


@every_engine
def test_every_engine_can_be_confirmed_by_one_of_another_family(name):
    asked = confirmed(here(name))
    assert smtpuzzles.check(NONE, engine=asked).unsat_by == UnsatBy(name, "minicard" if "z3" in name else "z3")


@pytest.mark.parametrize("name", [name for name, program in PROGRAMS.items() if program.proof])
def test_a_program_that_writes_proofs_is_checked_in_the_same_run(name):
    here(name)
    unique = BY_NAME["sudoku-9-hard"].puzzle()
    for asked in (engine(name, proofs=True), proven(engine(name, proofs=True))):
        assert smtpuzzles.check(unique, engine=asked).unsat_by == UnsatBy(name, proven=True)


def test_a_solver_that_writes_no_proof_itself_gets_one_of_cadical():
    assert smtpuzzles.check(NONE, engine=proven(engine("minisat"))).unsat_by == UnsatBy("minisat", "cadical", True)
    assert smtpuzzles.check(NONE, engine=proven(engine("cadical"))).unsat_by == UnsatBy("cadical", None, True)


def test_a_liar_is_caught_by_the_second_solver_and_by_the_proof(tmp_path):
    of = liar(tmp_path)
    assert smtpuzzles.check(UNIQUE, engine=of).unsat_by == UnsatBy(of.name)
    with pytest.raises(Disagreement, match=r"solver'? \{cnf\} says unsat, but z3 says sat$"):
        smtpuzzles.check(UNIQUE, engine=confirmed(of))
    with pytest.raises(Disagreement, match=r"solver'? \{cnf\} says unsat, but cadical says sat$"):
        smtpuzzles.solve(UNIQUE, engine=proven(of))
    with pytest.raises(Disagreement):
        smtpuzzles.plan_within(PLAN, 20, engine=confirmed(of))


@needs_program("z3")
def test_a_liar_that_only_denies_the_other_solutions_is_caught(tmp_path):
    """It finds the first solution with the honest solver's help; what was added since is asked again, too."""
    mark = quote(str(tmp_path / "asked"))
    of = liar(tmp_path, f'if test -e {mark}; then {LIAR}; fi; touch {mark}; z3 -dimacs "$1"')
    with pytest.raises(Disagreement):
        smtpuzzles.check(SEVERAL, engine=confirmed(of))
    (tmp_path / "asked").unlink()
    assert smtpuzzles.check(SEVERAL, engine=of).verdict is Uniqueness.UNIQUE
    (tmp_path / "asked").unlink()
    assert smtpuzzles.check(UNIQUE, engine=confirmed(of)).unsat_by == UnsatBy(of.name, "z3")


def test_assumptions_are_asked_again_too():
    with confirmed(engine("minisat"), engine("cadical")).open(formula_of(2), Mode.OFTEN) as session:
        session.require([1, 2])
        assert session.check(Deadline(), [-1]) == Answer(Verdict.SAT)
        assert session.check(Deadline(), [-1, -2]) == Answer(Verdict.UNSAT, confirmed_by="cadical")
        assert session.check(Deadline()) == Answer(Verdict.SAT)


@pytest.mark.parametrize(
    ("writes", "words"),
    [
        ('echo 0 > "$2"', "line 1 of the proof, '0', does not follow"),
        ('printf "a\\001\\033" > "$2"', r"line 1 of the proof, 'a\x01\x1b', is not of a DRAT proof in text form"),
        (': > "$2"', "the proof ends without a conflict"),
        (":", "writes no proof"),
    ],
)
def test_a_liar_that_writes_a_wrong_proof_is_not_believed(tmp_path, writes, words):
    of = liar(tmp_path, f"{writes}; {LIAR}", " {proof}")
    checked = smtpuzzles.check(UNIQUE, engine=of)
    assert (checked.verdict, checked.reason, checked.unsat_by) == (Uniqueness.UNKNOWN, "wrong proof", None)
    assert checked.words == f"{tmp_path}/solver says unsatisfiable, but {words}"
    assert smtpuzzles.check(UNIQUE, engine=proven(of)).reason == "wrong proof"


def test_a_proof_of_more_bytes_than_can_be_checked_is_not_read(tmp_path):
    of = liar(tmp_path, f'truncate -s 100000001 "$2"; {LIAR}', " {proof}")
    with of.open(formula_of(2)) as session:
        answer = session.check(Deadline())
    assert (answer.verdict, answer.reason) == (Verdict.UNKNOWN, "too large")


def test_a_wrong_model_is_no_answer_and_no_confirmation(tmp_path):
    wrong = liar(tmp_path, 'echo "s SATISFIABLE"; echo "v 1 2 0"; exit 10')
    assert smtpuzzles.solve(UNIQUE, engine=confirmed(wrong)).reason == "wrong model"
    outcome = smtpuzzles.solve(NONE, engine=confirmed(engine("z3"), wrong))
    assert (outcome.verdict, outcome.reason, outcome.unsat_by) == (Verdict.UNKNOWN, "wrong model", None)
    assert outcome.words.startswith(f"z3 says unsat, but {wrong.name} does not confirm it: ")


def test_a_second_solver_that_is_out_of_time_leaves_the_answer_unknown(tmp_path):
    of = confirmed(liar(tmp_path), engine("minisat"))
    with of.open(HARD) as session, Deadline(0.3) as deadline:
        answer = session.check(deadline)
    assert (answer.verdict, answer.reason) == (Verdict.UNKNOWN, "timeout")
    with proven(engine("z3")).hold(Cnf((), 2, EVERY_PAIR)) as session:
        assert session.check(Deadline(0)) == Answer(Verdict.UNKNOWN, "timeout")
        assert session.check(Deadline()).proven
