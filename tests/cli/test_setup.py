"""Which engine is asked, what clauses it gets, and which files are written."""

import json
import os
import shutil
import stat
import subprocess

import pytest

from smtpuzzles import kinds
from smtpuzzles.cli.app import run
from smtpuzzles.encoding import native
from tests.cli.conftest import GOOD, MINISAT, ORDER, UNIQUE, process, small_samples, variant
from tests.conftest import PLAN_SAMPLES, PYTHON, ROOT


def test_the_formula_goes_to_standard_output_alone_when_asked():
    ran = process("solve", "gappy", UNIQUE, "--emit-smt2", "-", "--plain")
    assert ran.returncode == 0
    assert ran.stdout.startswith("; gappy, classic:")
    assert ran.stdout.endswith("(check-sat)\n(get-model)\n")
    assert ran.stderr.startswith("W W B")


def test_the_formula_file_replaces_another_whole_and_keeps_the_usual_permissions(program, tmp_path):
    target = tmp_path / "formula.smt2"
    target.write_text("old")
    for command in ("solve", "check", "count"):
        assert program(command, "gappy", UNIQUE, "--emit-smt2", target)[0] == 0
        assert target.read_text() == (ROOT / "smt2/gappy/9.smt2").read_text()
    other = tmp_path / "other"
    other.write_text("")
    assert stat.S_IMODE(target.stat().st_mode) == stat.S_IMODE(other.stat().st_mode)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["formula.smt2", "other"]


def test_the_formula_file_is_written_through_a_link_keeps_its_mode_and_is_never_the_puzzle(program, tmp_path):
    target, link, puzzle = tmp_path / "formula.smt2", tmp_path / "link", tmp_path / "puzzle.txt"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    assert program("solve", "gappy", UNIQUE, "--emit-smt2", link)[0] == 0
    assert link.is_symlink()
    assert target.read_text().endswith("(get-model)\n")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    puzzle.write_text("- -\n- -\n")
    status, _, err = program("solve", "gappy", puzzle, "--emit-smt2", puzzle)
    assert status == 2
    assert "this is the puzzle itself" in err
    assert puzzle.read_text() == "- -\n- -\n"


def test_a_formula_that_cannot_be_put_in_place_leaves_nothing_behind(program, tmp_path, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    target = tmp_path / "formula.smt2"
    target.write_text("old")
    monkeypatch.setattr(os, "replace", full)
    status, out, err = program("solve", "gappy", UNIQUE, "--emit-smt2", target)
    assert (status, out) == (2, "")
    assert err == f"smtpuzzles: {target}: cannot write this file: no space left on device\n"
    assert [path.name for path in tmp_path.iterdir()] == ["formula.smt2"]
    assert target.read_text() == "old"


@pytest.mark.skipif(os.geteuid() == 0, reason="permissions do not bind root")
def test_a_folder_that_may_not_be_written_is_named_and_keeps_what_it_has(written, complains, tmp_path):
    path, output = written(GOOD["gappy"]), tmp_path / "closed" / "formula.smt2"
    output.parent.mkdir()
    output.write_text("old")
    output.parent.chmod(0o500)
    try:
        complains(
            ["solve", "gappy", path, "--emit-smt2", str(output)],
            f"{output}: cannot write this file: permission denied",
        )
        assert output.read_text() == "old"
    finally:
        output.parent.chmod(0o700)


@pytest.mark.parametrize("command", ["solve", "check", "count"])
def test_a_formula_cannot_be_written_into_a_missing_folder(command, written, complains, tmp_path):
    path, output = written(GOOD["gappy"]), tmp_path / "missing" / "formula.smt2"
    complains(
        [command, "gappy", path, "--emit-smt2", str(output)],
        f"{output}: cannot write this file: no such file or directory",
    )
    assert os.listdir(tmp_path) == ["puzzle.txt"]


def test_where_the_formula_of_a_plan_cannot_be_written_is_said_before_the_search(complains):
    """Without any time, a search would end undecided, and nothing would be written."""
    puzzle = str(ROOT / "puzzles/sokoban/order.txt")
    for place, problem in [("missing/x.cnf", "no such file or directory"), (f"{puzzle}/x", "not a directory")]:
        complains(
            ["solve", "sokoban", puzzle, "--timeout", "0", "--emit-dimacs", place],
            f"{place}: cannot write this file: {problem}",
        )


def test_a_formula_cannot_take_the_place_of_a_folder(written, complains, tmp_path):
    path, folder = written(GOOD["gappy"]), tmp_path / "folder"
    folder.mkdir()
    complains(["solve", "gappy", path, "--emit-smt2", str(folder)], f"{folder}: cannot write this file: is a directory")
    assert sorted(os.listdir(tmp_path)) == ["folder", "puzzle.txt"]
    assert os.listdir(folder) == []


@pytest.mark.parametrize("seconds", ["1e10", "inf"])
def test_a_limit_longer_than_the_system_can_count_is_no_limit(seconds, capsys):
    command = f"{PYTHON} -c 'print(\"s UNKNOWN\")' {{cnf}}"
    assert run(["solve", "gappy", UNIQUE, "--engine-command", command, "--timeout", seconds]) == 3
    assert "gave up" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["solve", "check", "count"])
def test_json_names_the_engine(command, capsys):
    assert run([command, "gappy", UNIQUE, "--engine", MINISAT, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["engine"] == MINISAT


def test_plans_ask_the_engine_too(capsys):
    assert run(["solve", "sokoban", ORDER, "--engine", MINISAT, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["engine"], answer["solutions"][0]["optimal"]) == (MINISAT, "moves")


def test_a_formula_on_standard_output_is_alone_there(capsys):
    assert run(["check", "gappy", UNIQUE, "--emit-dimacs", "-", "--plain"]) == 0
    shown = capsys.readouterr()
    assert all(line[0] in "cp-123456789" for line in shown.out.splitlines())
    assert "exactly one solution" in shown.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--engine", "cadicall"], "program, picosat; did you mean 'cadical'?"),
        (["--engine", "nonesuch"], "unknown engine 'nonesuch': expected one of z3, z3-sat, walksat, cadical"),
        (["--engine", MINISAT, "--encoding", "nonesuch"], "unknown encoding 'nonesuch': expected one of auto, z3"),
        (["--encoding", "nonesuch"], "unknown encoding 'nonesuch': expected one of auto, z3"),
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
    assert run(["solve", "gappy", UNIQUE, *options]) == 2
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


@pytest.mark.parametrize("options", [[], ["--encoding", "direct"], ["--propagate"], ["--three-sat"]], ids=str)
def test_minicard_gets_cardinalities_as_they_are_unless_an_option_shapes_clauses(options, monkeypatch, program):
    encoded = []

    def spy(formula):
        encoded.append(formula)
        return encode(formula)

    encode = native.encode
    monkeypatch.setattr(native, "encode", spy)
    status, out, err = program("check", "gappy", UNIQUE, "--engine", "minicard", *options, "--plain")
    assert (status, len(out.splitlines()), err) == (0, 9, "exactly one solution\n")
    assert bool(encoded) is not bool(options)


@pytest.mark.parametrize(
    ("options", "encoding"),
    [
        ([], "z3"),
        (["--engine", "z3"], "z3"),
        (["--engine", "cadical"], "direct"),
        (["--engine", "cadical", "--encoding", "sequential-counter"], "seqcounter"),
        (["--engine-command", f"{PYTHON} -m smtpuzzles walksat {{cnf}}"], "direct"),
    ],
    ids=str,
)
def test_the_clauses_in_a_file_are_those_that_the_solver_gets(options, encoding, tmp_path, program):
    cnf = tmp_path / "puzzle.cnf"
    status, *_ = program("solve", "gappy", UNIQUE, *options, "--emit-dimacs", str(cnf), "--plain")
    assert status == 0
    assert f"c Clauses: encoding {encoding}\n" in cnf.read_text()


@pytest.mark.parametrize("command", ["solve", "check"])
def test_the_time_to_make_the_model_is_told_also_when_the_formula_is_written(command, program, hostile, tmp_path):
    _, out, _ = program(command, *hostile("slow"), "--emit-smt2", tmp_path / "x.smt2", "--json")
    seconds = json.loads(out)["seconds"]
    assert list(seconds) == ["parse", "model", "solve", "total"]
    assert seconds["model"] >= 0.05
