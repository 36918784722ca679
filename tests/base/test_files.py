"""Files are written whole, under names that nobody can foresee, and never through a link that somebody else has put."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO

import pytest

from smtpuzzles.base.files import new_folder, replace_whole, temporary_folder
from smtpuzzles.batch.question import Question
from smtpuzzles.batch.results import Results
from smtpuzzles.cli.app import run
from smtpuzzles.errors import UsageError
from tests.conftest import PYTHON, ROOT

resource = pytest.importorskip("resource", reason="limits of POSIX")
GAPPY = str(ROOT / "puzzles/gappy/9.txt")
MADE = ["generate", "gappy", "--size", "9", "--count", "1", "--seed", "1", "--jobs", "1", "-o"]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="links and permissions of POSIX")


@pytest.fixture
def victim(tmp_path):
    """A file that belongs to somebody, and must stay as it is."""
    file = tmp_path / "victim"
    file.write_text("precious")
    yield file
    assert file.read_text() == "precious"


def mode(path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


@pytest.mark.parametrize("bits", [stat.S_ISUID, stat.S_ISGID, stat.S_ISVTX, stat.S_ISUID | stat.S_ISGID])
def test_what_replaces_a_program_does_not_run_as_its_owner(tmp_path, bits):
    target = tmp_path / "program"
    target.write_text("old")
    target.chmod(0o755 | bits)
    if mode(target) == 0o755:
        pytest.skip("this file system keeps no such bits")
    replace_whole(target, ["new"])
    assert (target.read_text(), mode(target)) == ("new", 0o755)


def test_a_link_is_replaced_and_its_target_neither_written_nor_asked_for_permissions(tmp_path, victim):
    link, usual = tmp_path / "link", tmp_path / "usual"
    victim.chmod(0o666)
    link.symlink_to(victim)
    usual.write_text("")
    replace_whole(link, ["new"])
    assert (link.is_symlink(), link.read_text(), mode(link)) == (False, "new", mode(usual))


def test_new_puzzles_are_written_through_no_link_that_has_a_name_they_may_have(tmp_path, victim, capsys):
    folder = tmp_path / "new"
    assert run([*MADE, str(folder)]) == 0
    (made,) = folder.iterdir()
    text = made.read_text()
    for name in (made.name, f".{made.name}.part", f"{made.name}.tmp", f".{made.name}"):
        made.unlink()
        (folder / name).symlink_to(victim)
        status = run([*MADE, str(folder)])
        # A link in the place of a puzzle is read: it has another puzzle.
        assert status == (2 if name == made.name else 0), capsys.readouterr().err
        if name == made.name:
            assert run([*MADE, str(folder), "--force"]) == 0
        assert (made.is_symlink(), made.read_text()) == (False, text)


@pytest.mark.parametrize("command", ["check", "solve"])
@pytest.mark.parametrize("ending", ["cnf", "drat"])
def test_a_certificate_replaces_a_file_only_by_force_and_never_through_a_link(
    tmp_path, victim, capsys, command, ending
):
    folder = tmp_path / "proofs"
    folder.mkdir()
    planted = folder / f"9-none.{ending}"
    words = [command, "gappy", str(ROOT / "puzzles/gappy/9-none.txt"), "--certify", str(folder)]
    for plant in (lambda: planted.symlink_to(victim), lambda: planted.symlink_to("nowhere"), lambda: planted.touch()):
        plant()
        assert run(words) == 2
        assert f"{planted}: there is a file already; --force overwrites it" in capsys.readouterr().err
        assert [path.name for path in folder.iterdir()] == [planted.name]
        assert run([*words, "--force"]) == 1
        assert sorted(path.name for path in folder.iterdir()) == ["9-none.cnf", "9-none.drat"]
        assert not planted.is_symlink()
        for path in folder.iterdir():
            path.unlink()


def test_certificates_of_plans_are_refused_before_they_are_made(tmp_path, capsys):
    words = ["solve", "sokoban", str(ROOT / "puzzles/sokoban/corner.txt"), "--certify", str(tmp_path), "--json"]
    assert run(words) == 0
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert run(words) == 2
    assert before == {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert run([*words, "--force"]) == 0
    assert run([*words[:3], "--force"]) == 2
    assert "--force needs --certify" in capsys.readouterr().err


def test_puzzles_are_converted_into_a_folder_through_no_link(tmp_path, victim, capsys):
    folder = tmp_path / "converted"
    folder.mkdir()
    (folder / "9.txt").symlink_to(victim)
    assert run(["convert", "gappy", GAPPY, "--to", "plain", "-o", str(folder)]) == 0, capsys.readouterr().err
    assert not (folder / "9.txt").is_symlink()


SMALL = str(ROOT / "puzzles/sudoku/4.txt")
TO_FILES = (
    "generate sudoku --size 4 --count 3 --seed 1 --jobs 1 -o {}.txt",
    "generate sudoku --size 4 --seed 1 --jobs 1 --booklet {}.html",
    "convert sudoku SMALL --to line -o {}.txt",
    "batch sudoku SMALL --jobs 1 --results {}.csv",
    "experiment sudoku SMALL --executions 1 --limits 10 --heuristics skc --noises 0.5 --jobs 1 --results {}.jsonl",
    "check sudoku SMALL --emit-smt2 {}.smt2",
)


@pytest.mark.few(4)
@pytest.mark.parametrize("words", TO_FILES)
def test_a_link_that_is_named_is_followed_and_stays(words, tmp_path, capsys):
    """Where it led to nothing, it was removed, and the file took its place."""
    link = tmp_path / f"out.{words.rpartition('.')[2]}"
    (tmp_path / "store").mkdir()
    command = [SMALL if word == "SMALL" else word.format(tmp_path / "out") for word in words.split()]
    for target, found in [("store/real", 0), ("nostore/real", 2), (link.name, 2), (f"{link.name}/x", 2)]:
        link.symlink_to(target)
        assert run(command) == found, capsys.readouterr().err
        told = capsys.readouterr().err
        assert (os.readlink(link), told.count("smtpuzzles: ") if found else 0) == (target, found // 2), told
        assert link.exists() is (found == 0)
        link.unlink()
    assert [path.name for path in (tmp_path / "store").iterdir()] == ["real"]


@pytest.mark.skipif(not os.path.exists("/dev/stdout"), reason="a link of the system")
def test_a_link_to_a_pipe_is_written_to():
    words = [sys.executable, "-m", "smtpuzzles", "check", "sudoku", SMALL, "--emit-smt2", "/dev/stdout"]
    ran = subprocess.run(words, capture_output=True, text=True, cwd=ROOT)
    assert (ran.returncode, ran.stderr, "(check-sat)" in ran.stdout) == (0, "", True)


@pytest.mark.few(3)
@pytest.mark.usefixtures("capfd")
@pytest.mark.parametrize("stream", [1, 2])
@pytest.mark.parametrize("words", TO_FILES)
def test_a_file_that_has_the_answers_too_is_refused(words, stream, tmp_path, monkeypatch):
    """It took the place of the answers, which were lost."""
    file = tmp_path / f"out.{words.rpartition('.')[2]}"
    file.touch()
    before = os.dup(stream)
    try:
        with file.open("ab") as both:
            os.dup2(both.fileno(), stream)
        command = [SMALL if word == "SMALL" else word.format(tmp_path / "out") for word in words.split()]
        monkeypatch.setattr(sys, "stderr", told := StringIO())
        assert run(command) == 2
    finally:
        os.dup2(before, stream)
        os.close(before)
    name = ("standard output", "standard error")[stream - 1]
    assert (file.read_text(), told.getvalue()) == (
        "",
        f"smtpuzzles: {file}: this file is {name}; expected another one\n",
    )


def test_a_plot_is_written_to_a_pipe(tmp_path):
    """It took the place of the pipe."""
    pytest.importorskip("matplotlib", reason="an extra")
    from smtpuzzles.views.plot import drawing_to

    pipe = tmp_path / "pipe.svg"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    drawing_to(str(pipe), lambda figure, _: figure.set_size_inches(1, 1))([])
    assert os.read(reader, 9).startswith(b"<?xml")
    os.close(reader)
    assert pipe.is_fifo()


def test_new_answers_of_a_batch_are_written_through_no_link(tmp_path):
    victim = tmp_path / "victim"
    victim.write_text("")
    (tmp_path / "rows.retry.csv").symlink_to(victim)
    results = Results(str(tmp_path / "rows.csv"), Question("gappy"))
    with pytest.raises(UsageError, match="found a link"):
        results.beside(".retry")
    assert victim.read_text() == ""


@pytest.fixture
def no_more_files():
    """A function after which no file can be opened until the test ends."""
    before, opened = resource.getrlimit(resource.RLIMIT_NOFILE), []

    def fill() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (64, before[1]))
        with suppress(OSError):
            while True:
                opened.append(os.dup(0))

    yield fill
    for one in opened:
        os.close(one)
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_folder_is_removed_also_where_no_more_files_can_be_opened(tmp_path, monkeypatch, no_more_files):
    """To remove it takes open files: a program that could not be run left one behind."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def too_many() -> Iterator[tuple[str, str]]:
        yield "a/b/c", "d"
        no_more_files()
        yield "e", "f"

    with pytest.raises(OSError, match="Too many open files"), temporary_folder() as folder:
        new_folder(folder / "new", too_many())
    assert not folder.exists()


def test_where_too_few_files_can_be_opened_no_folder_is_made(tmp_path, monkeypatch, no_more_files):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    no_more_files()
    with pytest.raises(OSError, match="Too many open files"), temporary_folder():
        pass
    tmp_path.rmdir()  # it is empty; to list it would take a file


@pytest.mark.parametrize(
    "command",
    [
        "batch sudoku {file} --do check --results {new}.jsonl",
        "generate sudoku --size 4 --count 2 --seed 1 --output {new}.txt",
        "experiment sudoku {file} --executions 1 --results {new}.jsonl",
    ],
)
def test_on_a_full_disk_no_empty_file_stays_behind(tmp_path, capsys, command):
    resource = pytest.importorskip("resource", reason="limits of files are those of POSIX")
    (tmp_path / "one.txt").write_text("1...\n..3.\n.4..\n...2\n")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        status = run(command.format(file=tmp_path / "one.txt", new=tmp_path / "new").split())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert status == 2
    assert "file too large" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["one.txt"]


@pytest.mark.skipif(os.name == "nt", reason="redirection of POSIX")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_stream_that_was_closed_stays_open_for_nothing_else(unbuffered):
    """Otherwise notes would go into the next file that is opened."""
    prepare = "from smtpuzzles.base import streams; streams.prepare_standard_streams()"
    words = f"import os; {prepare}; print(os.fstat(2).st_mode)"
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    ran = subprocess.run(f"{PYTHON} -c '{words}' 2>&-", shell=True, env=environment, stdout=subprocess.PIPE, cwd=ROOT)
    assert stat.S_ISCHR(int(ran.stdout or 0))  # the null device
