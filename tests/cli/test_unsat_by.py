"""Commands name the solver that says 'no solution': --confirm, --prove, and programs that lie."""

import json

import pytest

from tests.cli.conftest import EMPTY_BINAIRO, NONE, ORDER, SEVERAL, UNIQUE
from tests.engines.test_confirming import LIAR
from tests.engines.test_engines import script

UNCHECKED = "(not checked; --confirm asks a second solver)"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("solve",), "no solution"),
        (("check",), "no solution"),
        (("count",), "0 solutions"),
        (("count", "--plain"), "0 solutions"),
    ],
    ids=" ".join,
)
def test_a_program_that_says_no_is_named_and_a_second_solver_contradicts_it(program, tmp_path, command, sentence):
    liar = script(tmp_path, LIAR)
    name, *form = command
    asked = (name, "gappy", UNIQUE, "--engine-command", liar, *form)
    status, out, err = program(*asked)
    assert status == 1
    assert f"{sentence}, says {liar} {UNCHECKED}" in (out + err).splitlines()
    for option, second in (("--confirm", "z3"), ("--prove", "cadical")):
        assert program(*asked, option) == (
            70,
            "",
            f"smtpuzzles: SOLVERS DISAGREE: {liar} says unsat, but {second} says sat\n",
        )


def test_a_wrong_proof_is_unknown_and_not_a_no(program, tmp_path):
    liar = script(tmp_path, f'echo 0 > "$2"; {LIAR}') + " {proof}"
    status, out, _ = program("check", "gappy", UNIQUE, "--engine-command", liar)
    assert status == 3
    assert out == f"unknown: {tmp_path}/solver says unsatisfiable, but line 1 of the proof, '0', does not follow\n"


@pytest.mark.parametrize(
    ("command", "status", "sentence"),
    [
        (("solve", "gappy", NONE), 1, "no solution"),
        (("solve", "gappy", UNIQUE, "--all"), 0, "1 solution, and no more"),
        (("check", "gappy", UNIQUE), 0, "exactly one solution"),
        (("check", "gappy", SEVERAL), 1, "several solutions; 16 cells differ, 65 are the same in all of them"),
        (("count", "gappy", NONE), 1, "0 solutions"),
        (("solve", "sokoban", ORDER), 0, "16 moves, 5 pushes; no plan has fewer moves"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_the_answer_says_who_confirms_it(program, command, status, sentence):
    for options, who, by in (
        ((), "", {"engine": "z3", "confirmed_by": None, "proven": False}),
        (("--confirm",), " (confirmed by minicard)", {"engine": "z3", "confirmed_by": "minicard", "proven": False}),
        (("--prove",), " (proven, confirmed by cadical)", {"engine": "z3", "confirmed_by": "cadical", "proven": True}),
    ):
        said = program(*command, *options)
        assert (said[0], said[1].splitlines()[-1]) == (status, sentence + who)
        assert json.loads(program(*command, *options, "--json")[1])["unsat_by"] == by


def test_nobody_is_named_where_nothing_depends_on_unsat(program, written):
    for command in (("solve", "gappy", UNIQUE), ("count", "binairo", written(EMPTY_BINAIRO), "--limit", "2")):
        assert json.loads(program(*command, "--confirm", "--json")[1])["unsat_by"] is None


def test_a_counter_is_named_and_cannot_be_confirmed(program, complains, written):
    pytest.importorskip("clingo")
    blank = written(EMPTY_BINAIRO)
    answer = json.loads(program("count", "binairo", blank, "--counter", "clasp", "--json")[1])
    assert answer["unsat_by"] == {"engine": "clasp", "confirmed_by": None, "proven": False}
    complains(
        ["count", "binairo", blank, "--counter", "clasp", "--confirm"],
        "--counter replaces the solver: leave out --engine, --engine-command, --confirm and --prove",
    )
