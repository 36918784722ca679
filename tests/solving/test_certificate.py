"""Certificates: every one is checked, by our own checker and, where it is installed, by drat-trim."""

import os
import signal
import subprocess
import sys
import time
from functools import cache
from shlex import quote

import pytest
from pysat.solvers import Solver

from smtpuzzles import check, shortest_plan
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run
from smtpuzzles.cli.certificates import time_left
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.encoding.dimacs import read_dimacs
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.errors import Disagreement
from smtpuzzles.proofs.drat import check_proof
from smtpuzzles.result import ReasonUnknown, Uniqueness
from smtpuzzles.solving.certificate import Certificate, certificate, certify_answer, certify_horizon
from tests.conftest import PLAN_SAMPLES, ROOT, SAMPLES, SMALLEST_BOARDS, Sample, needs_program

Z3_WAY = Lowering("z3")
CERTIFIED = [sample for sample in SMALLEST_BOARDS if sample.verdict in ("unique", "none")]
SMALL_NONE = min([one for one in CERTIFIED if one.verdict == "none"], key=lambda one: one.size())
HARD = next(sample for sample in SAMPLES if str(sample) == "sudoku-9-hard")
LONG_PROOFS = ("cross", "61-moves", "three-rooms")
PLANS = [
    pytest.param(sample, marks=[pytest.mark.slow] * (sample.path.stem in LONG_PROOFS), id=str(sample))
    for sample in PLAN_SAMPLES
    if sample.verdict == "plan"
]


@cache
def certified(sample: Sample, lowering: Lowering = Z3_WAY) -> Certificate:
    puzzle = sample.puzzle()
    checked = check(puzzle)
    assert checked.verdict is {"unique": Uniqueness.UNIQUE, "none": Uniqueness.NONE}[sample.verdict]
    made = certify_answer(puzzle, next(iter(checked.solutions), None), lowering, Deadline())
    assert made.proof is not None
    return made


def clauses_of(cnf: str) -> list[Clause]:
    return read_dimacs(cnf.encode().splitlines(), "x.cnf").clauses


def refusal(clauses: list[Clause], proof: str) -> ReasonUnknown | None:
    """Why our checker refuses the proof; None if it accepts it."""
    answer = check_proof(clauses, proof.splitlines(), Deadline())
    assert answer.proven is (answer.reason is None)
    return answer.reason


def is_proven(cnf: str, proof: str) -> bool:
    return refusal(clauses_of(cnf), proof) is None


def pigeons(number: int) -> Cnf:
    """They do not all find a hole of their own if there is one hole less; proofs of that are long."""
    holes = number - 1
    lives = [[pigeon * holes + hole for hole in range(1, number)] for pigeon in range(number)]
    alone = [[-a[h], -b[h]] for h in range(holes) for n, a in enumerate(lives) for b in lives[:n]]
    return Cnf((), number * holes, lives + alone)


@pytest.mark.few(8)
@pytest.mark.parametrize("sample", CERTIFIED, ids=str)
def test_the_certificate_of_a_sample_is_a_proof_and_only_the_last_clause_excludes_the_solution(sample):
    made = certified(sample)
    assert is_proven(made.cnf, made.proof)
    if sample.verdict == "none":
        return
    *clauses, last = clauses_of(made.cnf)
    assert refusal(clauses, made.proof) is ReasonUnknown.WRONG_PROOF
    puzzle = sample.puzzle()
    model = puzzle.model
    only = check(puzzle).solutions[0]
    true = set(model.true_on(only))
    assert model.board(true) == only
    solution = [k if k in true else -k for k in range(1, len(model.variables) + 1)]
    assert sorted(last, key=abs) == [-literal for literal in solution]
    with Solver("minisat22", bootstrap_with=clauses) as solver:
        assert solver.solve(assumptions=solution)


@pytest.mark.few(5)
@pytest.mark.parametrize("encoding", ["direct", "circuit"])
@pytest.mark.parametrize("more", [{}, {"propagate": True}, {"three_sat": True}], ids=str)
@pytest.mark.parametrize("sample", [HARD, SMALL_NONE], ids=str)
def test_every_way_to_clauses_has_its_certificate(sample, encoding, more):
    made = certified(sample, Lowering(encoding, **more))
    assert is_proven(made.cnf, made.proof)


@pytest.mark.parametrize("sample", PLANS)
def test_no_plan_with_a_step_less_is_certified(sample):
    puzzle = sample.puzzle()
    planned = shortest_plan(puzzle)
    assert planned.optimal
    for horizon in puzzle.horizons(planned.bound - 1):
        made = certify_horizon(puzzle, horizon, Lowering("direct"), Deadline())
        assert is_proven(made.cnf, made.proof)


def test_a_tampered_proof_is_refused():
    made = certified(HARD)
    lines = made.proof.splitlines()
    lemmas = [number for number, line in enumerate(lines) if not line.startswith("d ")]
    clauses = clauses_of(made.cnf)
    deletions = [line for line in lines if line.startswith("d ")]
    assert refusal(clauses, "\n".join([*deletions, "0"])) is ReasonUnknown.WRONG_PROOF
    assert refusal(clauses, "\n".join(lines[: len(lines) // 2])) is ReasonUnknown.WRONG_PROOF
    solved = {literal for literal in clauses[-1] if literal < 0}
    units = [n for n in lemmas if len(lines[n].split()) == 2 and -int(lines[n].split()[0]) in solved]
    lines[units[0]] = "-" + lines[units[0]]
    assert refusal(clauses, "\n".join(lines)) is ReasonUnknown.WRONG_PROOF


def test_the_same_puzzle_gives_the_same_bytes():
    assert certified.__wrapped__(HARD) == certified(HARD)


def test_a_proof_of_many_slices_is_whole():
    made = certificate(pigeons(7), [], Deadline())
    assert is_proven(made.cnf, made.proof)
    assert made.proof.count("\n") > 1500


def test_a_puzzle_that_has_a_model_after_all_is_a_disagreement():
    with pytest.raises(Disagreement, match="another solver says unsat, but cadical says sat"):
        certify_answer(HARD.puzzle(), None, Lowering(), Deadline())


def test_the_time_limit_is_kept_while_the_proof_is_made():
    started = time.perf_counter()
    assert certificate(pigeons(14), [], Deadline(0.5))[1:] == (None, "timeout")
    assert time.perf_counter() - started < 10
    assert certificate(pigeons(3), [], Deadline(0))[1:] == (None, "timeout")


def test_ctrl_c_ends_the_proof():
    code = (
        "from tests.solving.test_certificate import *\n"
        "with Deadline() as deadline:\n"
        "    print('begun', flush=True)\n"
        "    print(*certificate(pigeons(14), [], deadline)[1:])\n"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert running.stdout.readline() == "begun\n"
    time.sleep(0.5)
    running.send_signal(signal.SIGINT)
    assert running.stdout.read() == "None interrupted\n"
    assert running.wait(timeout=30) == 0


@needs_program("drat-trim")
@pytest.mark.parametrize("sample", CERTIFIED, ids=str)
def test_drat_trim_says_verified(sample, tmp_path):
    made = certified(sample)
    (tmp_path / "x.cnf").write_text(made.cnf)
    (tmp_path / "x.drat").write_text(made.proof)
    ran = subprocess.run(["drat-trim", "x.cnf", "x.drat"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "s VERIFIED" in ran.stdout


GAPPY = ROOT / "puzzles/gappy"


@pytest.fixture
def program(capsys, tmp_path, monkeypatch):
    """Run one command in an empty folder: its exit status and standard error."""
    monkeypatch.chdir(tmp_path)

    def go(*arguments: object) -> tuple[int, str]:
        status = run([str(argument) for argument in arguments])
        return status, capsys.readouterr().err

    return go


def names(folder) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("command", [("check",), ("solve", "--solutions", "2")], ids=" ".join)
def test_the_certificate_of_a_unique_puzzle_is_two_files(program, tmp_path, command):
    status, err = program(*command, "gappy", GAPPY / "9.txt", "--certify", "new/folder", "--json")
    assert (status, err) == (0, "smtpuzzles: to check the proof: drat-trim new/folder/9.cnf new/folder/9.drat\n")
    assert names(tmp_path) == ["new/folder/9.cnf", "new/folder/9.drat"]
    cnf = (tmp_path / "new/folder/9.cnf").read_text()
    assert "c The last clause excludes this solution:\nc\nc W W B W W W W W B\n" in cnf
    assert is_proven(cnf, (tmp_path / "new/folder/9.drat").read_text())
    read = read_dimacs(cnf.encode().splitlines(), "9.cnf")
    assert read.names[:2] == ("black_1_1", "black_1_2")


@pytest.mark.parametrize("command", ["check", "solve"])
def test_the_certificate_of_a_puzzle_without_solution_is_two_files(program, tmp_path, command):
    status, err = program(command, "gappy", GAPPY / "9-none.txt", "--certify", "a b")
    assert (status, err) == (1, "smtpuzzles: to check the proof: drat-trim 'a b/9-none.cnf' 'a b/9-none.drat'\n")
    cnf = (tmp_path / "a b/9-none.cnf").read_text()
    assert "excludes" not in cnf
    assert is_proven(cnf, (tmp_path / "a b/9-none.drat").read_text())


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("check", "gappy", GAPPY / "9-several.txt"), 1, "there are several solutions"),
        (("check", "gappy", GAPPY / "9.txt", "--timeout", "0"), 3, "the answer is not proven"),
        (("solve", "gappy", GAPPY / "9.txt"), 0, "'solve' does not ask whether this solution is unique; 'check' does"),
        (("solve", "sokoban", ROOT / "puzzles/sokoban/corner.txt", "--timeout", "0"), 3, "the answer is not proven"),
        (("solve", "sokoban", ROOT / "puzzles/sokoban/blocked.txt"), 1, "this needed no solver"),
        (("solve", "sokoban", ROOT / "puzzles/sokoban/solved.txt"), 0, "this needed no solver"),
        (
            ("solve", "sokoban", ROOT / "puzzles/sokoban/order.txt", "--horizon", "20"),
            0,
            "the plan is not proven to be shortest",
        ),
    ],
)
def test_where_nothing_is_proven_no_file_is_written(program, tmp_path, arguments, status, words):
    assert program(*arguments, "--certify", "x", "--json") == (status, f"smtpuzzles: nothing to certify: {words}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_shortest_plan_has_two_files_for_each_horizon(program, tmp_path):
    status, err = program("solve", "sokoban", ROOT / "puzzles/sokoban/corner.txt", "--certify", ".", "--json")
    assert status == 0
    assert [line.rsplit(":", 1)[1] for line in err.splitlines()] == [
        f" drat-trim corner-{horizon}.cnf corner-{horizon}.drat" for horizon in (6, 5)
    ]
    for horizon in (6, 5):
        assert is_proven(*((tmp_path / f"corner-{horizon}.{ending}").read_text() for ending in ("cnf", "drat")))


def test_no_plan_within_a_horizon_has_a_certificate_too(program, tmp_path):
    """The plan was not proven to be shortest, it was said, though there was none."""
    level = ROOT / "puzzles/sokoban/corner.txt"
    assert program("solve", "sokoban", level, "--certify", ".", "--json", "--horizon", "4")[0] == 3
    assert names(tmp_path) == [f"corner-{horizon}.{ending}" for horizon in (3, 4) for ending in ("cnf", "drat")]
    for horizon in (3, 4):
        assert is_proven(*((tmp_path / f"corner-{horizon}.{ending}").read_text() for ending in ("cnf", "drat")))


def test_several_levels_have_no_common_certificate(program, tmp_path):
    level = (ROOT / "puzzles/sokoban/corner.txt").read_text()
    (tmp_path / "levels.txt").write_text(f"{level}\n{level}")
    assert program("solve", "sokoban", "levels.txt", "--certify", "x")[0] == 2
    assert program("solve", "sokoban", "levels.txt", "--certify", "x", "--level", "2")[0] == 0


def test_a_puzzle_from_standard_input_is_called_puzzle(tmp_path):
    command = [sys.executable, "-m", "smtpuzzles", "check", "gappy", "--certify", str(tmp_path)]
    ran = subprocess.run(command, input=(GAPPY / "9.txt").read_text(), capture_output=True, text=True, check=True)
    cnf, proof = (quote(f"{tmp_path}/puzzle.{ending}") for ending in ("cnf", "drat"))
    assert f"drat-trim {cnf} {proof}\n" in ran.stderr
    assert names(tmp_path) == ["puzzle.cnf", "puzzle.drat"]


def test_too_little_time_for_the_proof_is_undecided_and_writes_no_file(program, tmp_path, monkeypatch):
    monkeypatch.setattr("smtpuzzles.cli.certificates.time_left", lambda *_: 0.0)
    for command in ("check", "solve"):
        status, err = program(command, "gappy", GAPPY / "9-none.txt", "--certify", "x", "--timeout", "60")
        assert (status, err) == (3, "smtpuzzles: no certificate: time limit reached\n")
    level = ROOT / "puzzles/sokoban/corner.txt"
    assert program("solve", "sokoban", level, "--certify", "x", "--timeout", "60", "--json")[0] == 3
    assert list(tmp_path.iterdir()) == []


def test_half_of_the_time_that_is_left_is_for_the_search():
    assert time_left(None, {"solve": 1.0}) is None
    assert time_left(10, {"model": 1.0, "solve": 3.0}) == 3
    assert time_left(1, {"solve": 2.0}) == 0


def test_a_certificate_that_cannot_be_put_in_place_leaves_nothing_half_written(program, tmp_path, monkeypatch):
    def full(source: str, target: object) -> None:
        raise OSError(28, "No space left on device", source, None, target)

    monkeypatch.setattr(os, "replace", full)
    status, err = program("check", "gappy", GAPPY / "9.txt", "--certify", "x")
    assert (status, err) == (2, "smtpuzzles: x/9.drat: cannot write this file: no space left on device\n")
    assert names(tmp_path) == []


@pytest.mark.parametrize("place", ["file", "file/x", "link"])
@pytest.mark.parametrize("puzzle", [("gappy", GAPPY / "9.txt"), ("sokoban", ROOT / "puzzles/sokoban/corner.txt")])
def test_a_place_that_is_no_folder_is_refused_before_the_search(program, tmp_path, puzzle, place):
    """After a search without time there would be nothing to certify."""
    (tmp_path / "file").write_text("")
    (tmp_path / "link").symlink_to("nowhere")
    status, err = program("solve", *puzzle, "--certify", place, "--timeout", "0")
    assert (status, err.count("\n")) == (2, 1)
    assert f"--certify: expected a folder to write to, but '{place[:4]}' is no folder" in err
    assert names(tmp_path) == ["file"]
