"""The command line with engines: which is asked, what is written for others, and what they answer."""

import json
import shutil
import signal
import subprocess
import sys

import pytest
from pysat.formula import CNF
from pysat.solvers import Solver

from smtpuzzles import kinds
from smtpuzzles.cli.app import run
from smtpuzzles.engines import counters
from smtpuzzles.engines.counters import COUNTERS
from tests.conftest import PLAN_SAMPLES, ROOT, SAMPLES

GAPPY = str(ROOT / "puzzles/gappy/9.txt")
ORDER = str(ROOT / "puzzles/sokoban/order.txt")
MINISAT = "minisat"


def small_samples():
    """Of every kind the first that is small and has a solution."""
    chosen = {}
    for sample in SAMPLES:
        if sample.verdict == "unique" and sample.path.stat().st_size < 400:
            chosen.setdefault(sample.kind, sample)
    return list(chosen.values())


def variant(sample):
    return ["--variant", sample.variant] if sample.variant else []


def own_minisat(cnf, answer):
    """Solve a file by python-sat's minisat, apart from everything of ours; the answer is a file of minisat's form."""
    with Solver("minisat22", bootstrap_with=CNF(from_file=str(cnf)).clauses) as solver:
        found = solver.solve()
        answer.write_text(f"SAT\n{' '.join(map(str, solver.get_model()))} 0\n" if found else "UNSAT\n")


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
    run(["solve", "gappy", GAPPY, "--emit-dimacs", str(cnf)])
    for said, status, words in [
        ("s UNSATISFIABLE\n", 1, "no solution, says the answer"),
        ("INDET\n", 3, "undecided, says the answer"),
    ]:
        answer.write_text(said)
        capsys.readouterr()
        assert run(["decode", "gappy", GAPPY, str(cnf), str(answer)]) == status
        assert words in capsys.readouterr().out


def test_decode_refuses_what_does_not_belong_together(tmp_path, capsys):
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    run(["solve", "gappy", GAPPY, "--emit-dimacs", str(cnf)])
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
        (GAPPY, renamed, answer, "variable 3 is 'white_1_3', not black_1_3"),
        (GAPPY, cnf, empty, "the answer says that there is a model, but tells no values"),
        (GAPPY, cnf, wrong, "the answer is no model of these clauses: number "),
        (GAPPY, cnf, cnf, "puzzle.cnf:1:1: expected an answer of a SAT solver"),
        (GAPPY, answer, answer, "answer.txt:1:1: expected a header 'p cnf VARIABLES CLAUSES'"),
        (GAPPY, tmp_path / "none", answer, "none: cannot read this file: no such file"),
    ]:
        capsys.readouterr()
        assert run(["decode", "gappy", file, str(clauses), str(said)]) == 2
        error = capsys.readouterr().err
        assert words in error
        assert error.count("\n") == 1


def test_decode_believes_no_answer_to_the_clauses_of_another_puzzle(tmp_path, capsys):
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    run(["solve", "gappy", GAPPY, "--emit-dimacs", str(cnf)])
    answer.write_text("s UNSATISFIABLE\n")
    capsys.readouterr()
    assert run(["decode", "lightup", str(ROOT / "puzzles/lightup/7.txt"), str(cnf), str(answer)]) == 2
    assert "comments name 81 variables of the clauses, where this puzzle has 37" in capsys.readouterr().err


NO_HORIZON = "expected a comment 'c horizon N' before the header of the clauses, as files of plans have it"
ABSURD = "the comments of the clauses tell a horizon of {} and name 238 variables: a plan of this puzzle has no such"


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


@pytest.mark.parametrize("seconds", ["1e10", "inf"])
def test_a_limit_longer_than_the_system_can_count_is_no_limit(seconds, capsys):
    command = f"{sys.executable} -c 'print(\"s UNKNOWN\")' {{cnf}}"
    assert run(["solve", "gappy", GAPPY, "--engine-command", command, "--timeout", seconds]) == 3
    assert "gave up" in capsys.readouterr().out


def test_decode_says_which_rules_a_model_of_other_clauses_breaks(tmp_path, capsys):
    """Names are right, the clauses satisfied, but they are not the puzzle's."""
    cnf, answer = tmp_path / "puzzle.cnf", tmp_path / "answer.txt"
    run(["solve", "gappy", GAPPY, "--emit-dimacs", str(cnf)])
    lines = [line for line in cnf.read_text().splitlines() if line.startswith("c ")]
    cnf.write_text("\n".join([*lines, "p cnf 81 1", "1 0"]) + "\n")
    own_minisat(cnf, answer)
    capsys.readouterr()
    assert run(["decode", "gappy", GAPPY, str(cnf), str(answer), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["violations"]


@pytest.mark.parametrize("command", ["solve", "check", "count"])
def test_json_names_the_engine(command, capsys):
    assert run([command, "gappy", GAPPY, "--engine", MINISAT, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["engine"] == MINISAT


def test_plans_ask_the_engine_too(capsys):
    assert run(["solve", "sokoban", ORDER, "--engine", MINISAT, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["engine"], answer["solutions"][0]["optimal"]) == (MINISAT, "moves")


def test_a_formula_on_standard_output_is_alone_there(capsys):
    assert run(["check", "gappy", GAPPY, "--emit-dimacs", "-", "--plain"]) == 0
    shown = capsys.readouterr()
    assert all(line[0] in "cp-123456789" for line in shown.out.splitlines())
    assert "exactly one solution" in shown.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--engine", "nonesuch"], "unknown engine 'nonesuch': expected one of z3, z3-sat, walksat, cadical"),
        (["--engine", MINISAT, "--encoding", "nonesuch"], "unknown encoding 'nonesuch': expected one of z3, unate"),
        (["--encoding", "nonesuch"], "unknown encoding 'nonesuch': expected one of z3, unate"),
        (["--encoding", "direct"], "--encoding, --propagate and --three-sat are about clauses; expected --emit-dimacs"),
        (["--engine", MINISAT, "--engine-command", "x {cnf}"], "--engine and --engine-command exclude each other"),
        (["--engine-command", "picosat"], "engine command: expected a program and {cnf} where its file goes"),
        (["--engine-command", "pico'sat {cnf}"], "engine command: no closing quotation"),
        (["--engine-command", "nonesuch {cnf}"], "cannot run 'nonesuch': no such file or directory"),
        (["--emit-smt2", "-", "--emit-dimacs", "-"], "cannot both write to standard output"),
        (["--emit-smt2", "x", "--emit-dimacs", "x"], "expect two files, but name one"),
    ],
    ids=str,
)
def test_impossible_wishes_are_refused_in_one_line(options, words, capsys):
    assert run(["solve", "gappy", GAPPY, *options]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert shown.err.count("\n") == 1


def test_too_many_clauses_are_refused_before_a_file_is_begun(tmp_path, capsys):
    empty = tmp_path / "20.txt"
    empty.write_text(("_" * 20 + "\n") * 20)
    cnf = tmp_path / "20.cnf"
    assert run(["solve", "binairo", str(empty), "--emit-dimacs", str(cnf), "--encoding", "direct"]) == 2
    # Triples, halves of 20 in every line and colour, and 190 pairs of rows and of columns.
    number = 2 * 2 * 20 * 18 + 2 * 20 * 2 * 167_960 + 2 * 190 * 2**20
    assert f"needs {number:,} clauses; expected 2,000,000 or fewer" in capsys.readouterr().err
    assert not cnf.exists()


def test_engines_are_listed_with_a_version_or_a_hint(capsys):
    assert run(["engines", "--json"]) == 0
    engines = {engine["name"]: engine for engine in json.loads(capsys.readouterr().out)["engines"]}
    assert engines[MINISAT]["version"].startswith("python-sat")
    for name, engine in engines.items():
        if engine["version"] is None:
            assert engine["origin"]
            assert run(["check", "gappy", GAPPY, "--engine", name]) == 2
            assert engine["origin"] in capsys.readouterr().err
    assert run(["engines"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(engines)


@pytest.mark.parametrize("counter", COUNTERS)
def test_a_counter_counts_what_enumeration_counts(counter, tmp_path, capsys):
    if COUNTERS[counter].command() is None:
        pytest.skip(f"{counter} is not here: {COUNTERS[counter].origin}")
    empty = tmp_path / "4.txt"
    empty.write_text("____\n" * 4)
    free = tmp_path / "free.txt"
    free.write_text("___\n###\n___\n")
    none = str(ROOT / "puzzles/gappy/9-none.txt")
    for arguments, number in [(["binairo", str(empty)], 72), (["lightup", str(free)], 9), (["gappy", none], 0)]:
        assert run(["count", *arguments, "--json"]) == (0 if number else 1)
        assert json.loads(capsys.readouterr().out)["count"] == number
        assert run(["count", *arguments, "--counter", counter, "--json"]) == (0 if number else 1)
        counted = json.loads(capsys.readouterr().out)
        assert (counted["count"], counted["exhausted"], counted["engine"]) == (number, True, counter)


@pytest.mark.parametrize("counter", COUNTERS)
def test_a_counter_keeps_time(counter, tmp_path, capsys):
    if COUNTERS[counter].command() is None:
        pytest.skip(f"{counter} is not here: {COUNTERS[counter].origin}")
    empty = tmp_path / "10.txt"
    empty.write_text(("_" * 10 + "\n") * 10)
    assert run(["count", "binairo", str(empty), "--counter", counter, "--timeout", "1", "--json"]) == 3
    counted = json.loads(capsys.readouterr().out)
    assert (counted["verdict"], counted["reason"], counted["exhausted"]) == ("unknown", "timeout", False)


@pytest.mark.skipif(COUNTERS["clasp"].command() is None, reason="clasp is not here")
def test_ctrl_c_while_clauses_are_made_ends_a_counter_before_it_begins(tmp_path, capsys, monkeypatch):
    def interrupted(cnf):
        signal.raise_signal(signal.SIGINT)
        return dimacs(cnf)

    dimacs = counters.dimacs
    monkeypatch.setattr(counters, "dimacs", interrupted)
    empty = tmp_path / "10.txt"
    empty.write_text(("_" * 10 + "\n") * 10)
    assert run(["count", "binairo", str(empty), "--counter", "clasp", "--json"]) == 3
    assert json.loads(capsys.readouterr().out)["reason"] == "interrupted"


def test_clasp_refuses_to_count_helper_variables(capsys):
    assert run(["count", "gappy", GAPPY, "--counter", "clasp", "--encoding", "z3"]) == 2
    assert "clasp would count helper variables" in capsys.readouterr().err


@pytest.mark.parametrize("sample", small_samples(), ids=str)
def test_programs_read_the_emitted_files(sample, tmp_path):
    """As people would run them, without this project's table of engines."""
    commands = [[name, "puzzle.cnf"] for name in ("cadical", "picosat", "cryptominisat5") if shutil.which(name)]
    if not commands:
        pytest.skip("none of cadical, picosat, cryptominisat5 is on the PATH")
    run(["solve", sample.kind, str(sample.path), *variant(sample), "--emit-dimacs", str(tmp_path / "puzzle.cnf")])
    for command in commands:
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert ran.returncode == 10
        assert "s SATISFIABLE" in ran.stdout


def test_every_kind_has_a_small_sample_here():
    assert {sample.kind for sample in [*small_samples(), *PLAN_SAMPLES]} == set(kinds.names())
