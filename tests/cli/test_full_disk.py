"""Temporary files that are cut off, as on a full disk: an error that names their folder, and never an answer."""

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT, needs_program

resource = pytest.importorskip("resource", reason="limits of POSIX")
HARD = "puzzles/sudoku/9-hard.txt"  # its proof takes 170 KB
PROGRAM = (sys.executable, "-m", "smtpuzzles")
SMALL = 8192  # bytes


def with_small_files(folder, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program where no file may be larger, and temporary ones are in this folder."""
    return subprocess.run(
        [*PROGRAM, *map(str, words)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL)),
        env={**os.environ, "TMPDIR": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_proof_that_is_cut_off_makes_no_certificate(tmp_path):
    """The missing end was made up: the certificate was wrong, with status 0. Later, the reason was 'no space'."""
    ran = with_small_files(tmp_path, "check", "sudoku", HARD, "--certify", tmp_path / "made")
    where = f"cannot use temporary files in {tmp_path}: file too large; 'ulimit -f' limits their size"
    assert (ran.returncode, ran.stderr) == (2, f"smtpuzzles: {where}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_proof_that_is_cut_off_is_no_fault_of_the_solver(tmp_path):
    ran = with_small_files(tmp_path, "check", "sudoku", HARD, "--prove")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert f"temporary files in {tmp_path}: file too large" in ran.stderr
    assert "cadical" not in ran.stderr


# The space comes back before the end: the middle of the proof is lost, and it ends as a whole one does.
LOST = """
import resource
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.proofs import ProvingSession
from tests.engines.holes import holes

with ProvingSession(Lowering("direct").cnf(holes(6))) as session:
    session.budget({before})
    print(session.check(Deadline()).verdict)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
    session.budget({during})
    print(session.check(Deadline()).verdict)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    session.budget(None)
    print(session.check(Deadline()).verdict)
    session.proof()
"""


def test_a_proof_whose_middle_was_lost_is_refused():
    script = LOST.format(before=100, during=300)
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert ran.stdout.split() == ["unknown", "unknown", "unsat"]
    assert ran.stderr.splitlines()[-1].startswith("smtpuzzles.errors.UsageError: cannot use temporary files")


OF_PROGRAMS = [("check", "--engine", "minisat-program", "minisat"), ("count", "--counter", "clasp", "clasp")]


@pytest.mark.parametrize("words", [pytest.param(one[:-1], marks=needs_program(one[-1])) for one in OF_PROGRAMS])
def test_clauses_that_cannot_be_written_for_a_program_name_their_folder(words, tmp_path):
    """It was 'cannot write the answer'."""
    command, *options = words
    ran = with_small_files(tmp_path, command, "gappy", "puzzles/gappy/9-several.txt", *options)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"smtpuzzles: cannot use temporary files in {tmp_path}: file too large")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def tiny(tmp_path):
    """A disk of 64 KB."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    if (
        os.name != "posix"
        or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], capture_output=True).returncode
    ):
        pytest.skip("needs to mount a disk, which only root can")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


@pytest.mark.parametrize("answer", ["s UNSATISFIABLE", "s SATISF"])
def test_a_program_on_a_full_disk_is_not_to_blame(answer, tiny):
    script = tiny.parent / "solver.sh"
    script.write_text(f"head -c 200000 /dev/zero >$2 2>/dev/null\necho '{answer}'\nexit 20\n")
    ran = subprocess.run(
        [*PROGRAM, "check", "gappy", "puzzles/gappy/9.txt", "--engine-command", f"sh {script} {{cnf}} {{proof}}"],
        env={**os.environ, "TMPDIR": str(tiny)},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"smtpuzzles: cannot use temporary files in {tiny}: no space left on device")
    assert list(tiny.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ("check", "sudoku", HARD, "--certify"),
        ("explain", "sudoku", "puzzles/sudoku/6.txt", "--svg"),
        ("explain", "sudoku", HARD, "--certify"),
    ],
    ids=lambda words: f"{words[0]} {words[-1]}",
)
def test_where_there_is_no_space_for_all_files_none_is_left(words, tiny):
    """There was a proof without its clauses; first pictures were left, which a second start refused."""
    ran = subprocess.run([*PROGRAM, *words, tiny / "made"], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 2
    what = "folder" if words[-1] == "--certify" and words[0] == "explain" else "file"
    assert f"cannot write this {what}: no space left on device" in ran.stderr
    assert [path for path in tiny.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize("harm", ["rm -r $(dirname $1)", "rm $1; mkdir $1 $2", "chmod 000 $(dirname $1)"])
def test_a_program_that_harms_its_folder_is_to_blame(harm, tmp_path):
    script = tmp_path / "solver.sh"
    script.write_text(f"{harm}\necho 's SATISF'\n")
    command = f"sh {script} {{cnf}} {{proof}}"
    words = ("solve", "gappy", "puzzles/gappy/9.txt", "--engine-command", command)
    ran = subprocess.run([*PROGRAM, *words], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 3
    assert "cannot be read: expected SATISFIABLE" in ran.stdout
