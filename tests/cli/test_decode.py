"""The command `decode`."""

import json

import pytest

from smtpuzzles.cli.app import run
from tests.cli.conftest import (
    ORDER,
    UNIQUE,
    own_minisat,
    small_samples,
    variant,
)
from tests.conftest import ROOT


@pytest.mark.few(14)
@pytest.mark.parametrize("sample", small_samples(), ids=str)
@pytest.mark.parametrize("options", [[], ["--propagate"], ["--three-sat"], ["--encoding", "direct"]], ids=str)
def test_an_emitted_file_and_its_answer_come_home(sample, options, tmp_path, capsys):
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    emit = ["solve", sample.kind, str(sample.path), *variant(sample), "--emit-dimacs", str(cnf), *options, "--plain"]
    assert run(emit) == 0
    solution = capsys.readouterr().out
    own_minisat(cnf, answer)
    assert run(["decode", sample.kind, str(sample.path), str(cnf), str(answer), *variant(sample), "--plain"]) == 0
    assert capsys.readouterr().out == solution


def test_a_file_of_a_plan_and_its_answer_come_home(tmp_path, capsys):
    cnf, answer = tmp_path / "level.cnf", tmp_path / "answer.txt"
    assert run(["solve", "sokoban", ORDER, "--emit-dimacs", str(cnf), "--json"]) == 0
    moves = json.loads(capsys.readouterr().out)["solutions"][0]["moves"]
    own_minisat(cnf, answer)
    assert run(["decode", "sokoban", ORDER, str(cnf), str(answer), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["verdict"] == "sat"
    assert told["violations"] == []
    assert len(told["solutions"][0]["text"].strip()) == moves


def test_decode_knows_the_three_answers(tmp_path, capsys):
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    run(["solve", "gappy", UNIQUE, "--emit-dimacs", str(cnf)])
    for said, status, words in [
        ("s UNSATISFIABLE\n", 1, "the answer says: no solution"),
        ("INDET\n", 3, "the answer says: unknown"),
    ]:
        answer.write_text(said)
        capsys.readouterr()
        assert run(["decode", "gappy", UNIQUE, str(cnf), str(answer)]) == status
        assert words in capsys.readouterr().out


def test_decode_refuses_what_does_not_belong_together(tmp_path, capsys):
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    run(["solve", "gappy", UNIQUE, "--emit-dimacs", str(cnf)])
    own_minisat(cnf, answer)
    other = str(ROOT / "puzzles/gappy/12.txt")
    renamed = tmp_path / "renamed.cnf"
    renamed.write_text(cnf.read_text().replace("c 3 black_1_3\n", "c 3 white_1_3\n"))
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("SAT\n" + " ".join(str(-n) for n in range(1, 82)) + " 0\n")
    empty = tmp_path / "empty.txt"
    empty.write_text("s SATISFIABLE\n")
    for file, clauses, said, words in [
        (other, cnf, answer, "comments name 81 variables of the clauses, where this puzzle has 144"),
        (UNIQUE, renamed, answer, "variable 3 is 'white_1_3', not black_1_3"),
        (UNIQUE, cnf, empty, "the answer says that there is a model, but gives no values"),
        (UNIQUE, cnf, wrong, "the answer is no model of these clauses: number "),
        (UNIQUE, cnf, cnf, "puzzle.cnf:1:1: expected an answer of a SAT solver"),
        (UNIQUE, answer, answer, "answer.txt:1:1: expected a header 'p cnf VARIABLES CLAUSES'"),
        (UNIQUE, tmp_path / "none", answer, "none: cannot read this file: no such file"),
    ]:
        capsys.readouterr()
        assert run(["decode", "gappy", file, str(clauses), str(said)]) == 2
        error = capsys.readouterr().err
        assert words in error
        assert error.count("\n") == 1


def test_decode_believes_no_answer_to_the_clauses_of_another_puzzle(tmp_path, capsys):
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    run(["solve", "gappy", UNIQUE, "--emit-dimacs", str(cnf)])
    answer.write_text("s UNSATISFIABLE\n")
    capsys.readouterr()
    assert run(["decode", "lightup", str(ROOT / "puzzles/lightup/7.txt"), str(cnf), str(answer)]) == 2
    assert "comments name 81 variables of the clauses, where this puzzle has 37" in capsys.readouterr().err


NO_HORIZON = "expected a comment 'c horizon N' before the header of the clauses, as files of plans have it"

ABSURD = "the comments of the clauses name a horizon of {} and 238 variables: a plan of this puzzle has no such"


@pytest.mark.parametrize(
    ("comment", "complaint"),
    [
        ("", NO_HORIZON),
        ("c horizon\n", NO_HORIZON),
        ("c horizon many\n", NO_HORIZON),
        ("c horizon -16\n", NO_HORIZON),
        ("c horizon 9999999999\n", NO_HORIZON),
        ("c horizon 999999999\n", ABSURD.format(999999999)),
        ("c horizon 239\n", ABSURD.format(239)),
        ("c horizon 15\n", "comments name 238 variables of the clauses, where this puzzle has 222"),
    ],
)
def test_decode_makes_no_formula_for_an_absurd_horizon(comment, complaint, tmp_path, capsys):
    cnf, answer = tmp_path / "level.cnf", tmp_path / "answer.txt"
    run(["solve", "sokoban", ORDER, "--horizon", "16", "--emit-dimacs", str(cnf)])
    assert cnf.read_text().count("c horizon 16\n") == 1
    cnf.write_text(cnf.read_text().replace("c horizon 16\n", comment))
    answer.write_text("s UNKNOWN\n")
    capsys.readouterr()
    assert run(["decode", "sokoban", ORDER, str(cnf), str(answer)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"smtpuzzles: {complaint}")
    assert err.count("\n") == 1


def test_decode_says_which_rules_a_model_of_other_clauses_breaks(tmp_path, capsys):
    """Names are right, the clauses satisfied, but they are not the puzzle's."""
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    run(["solve", "gappy", UNIQUE, "--emit-dimacs", str(cnf)])
    lines = [line for line in cnf.read_text().splitlines() if line.startswith("c ")]
    cnf.write_text("\n".join([*lines, "p cnf 81 1", "1 0"]) + "\n")
    own_minisat(cnf, answer)
    capsys.readouterr()
    assert run(["decode", "gappy", UNIQUE, str(cnf), str(answer), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["violations"]
