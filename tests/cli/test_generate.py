"""The command `generate`."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from xml.etree import ElementTree

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.cli.app import run
from smtpuzzles.generating import series

EVERY_KIND = [name for name in kinds.names() if kinds.load(name).setter]
every_kind = pytest.mark.parametrize("kind", EVERY_KIND)


@every_kind
def test_files_are_what_solve_reads(kind, tmp_path, capsys):
    folder, page = tmp_path / "new" / "ones", tmp_path / "page.html"
    command = ["generate", kind, "--count", "2", "--seed", "4", "-o", str(folder), "--jobs", "1"]
    assert run([*command, "--booklet", str(page)]) == 0
    assert capsys.readouterr().out == ""
    files = sorted(folder.iterdir())
    assert len(files) == 2
    for number, file in enumerate(files, 1):
        assert re.fullmatch(rf"{kind}-\w+-\d+x\d+-seed4-000{number}\.txt", file.name)
        assert file.read_text().startswith(("; unique, variant ", "; plan, variant "))
        assert run(["solve", kind, str(file), "--plain"]) == 0
    # The page has both puzzles, then their solutions, each with its number.
    root = ElementTree.fromstring(page.read_text())
    assert [element.text for element in root.iter("b")] == ["1", "2", "1", "2"]
    assert len(list(root.iter("figcaption"))) in (2, 4)  # plans are letters


def test_nothing_is_written_over_unless_it_is_said(tmp_path, capsys):
    command = ["generate", "binairo", "--size", "6", "--seed", "1", "-o", str(tmp_path), "--jobs", "1"]
    assert run(command) == 0
    (file,) = tmp_path.iterdir()
    text = file.read_text()
    file.write_text("mine")
    assert run([*command, "--count", "3"]) == 2
    assert capsys.readouterr().err == f"smtpuzzles: {file} exists already; --force overwrites\n"
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]
    assert run([*command, "--force"]) == 0
    assert file.read_text() == text


def test_as_text_on_standard_output(capsys):
    assert run(["generate", "sudoku", "--count", "2", "--seed", "1", "-o", "-", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, second = out.split("\n\n")
    for text in (first, second):
        assert smtpuzzles.check(smtpuzzles.parse("sudoku", text)).verdict == "unique"


def test_a_picture_and_the_seed_that_was_drawn(capsys):
    assert run(["generate", "binairo", "--size", "6x4", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    seed = re.fullmatch(r"smtpuzzles: seed (\d+)\n", err)
    assert seed
    assert out.startswith("┌────────────┐\n")
    assert re.search(rf"\n\d+ clues, all needed \(minimal\); binairo-distinct-6x4-seed{seed[1]}-0001\n$", out)
    assert run(["generate", "binairo", "--size", "6x4", "--jobs", "1", "--seed", seed[1]]) == 0
    assert capsys.readouterr().out == out


@every_kind
def test_json_holds_solutions_and_the_seed(kind, capsys):
    assert run(["generate", kind, "--count", "2", "--seed", "6", "--json", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    answer = json.loads(out)
    assert answer["kind"] == kind
    assert answer["seed"] == 6
    assert (answer["height"], answer["width"]) == kinds.load(kind).setter.usual
    assert answer["finished"] is True
    assert [puzzle["number"] for puzzle in answer["puzzles"]] == [1, 2]
    for puzzle in answer["puzzles"]:
        (solution,) = puzzle["solutions"]
        assert smtpuzzles.verify(smtpuzzles.parse(kind, puzzle["text"]), solution["text"]) == []
        assert puzzle["file"] is None


def test_what_was_made_before_a_wish_was_given_up_is_kept(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(series, "DRAWS", 60)
    command = ["generate", "binairo", "--size", "2", "--count", "9", "--seed", "1", "-o", str(tmp_path), "--jobs", "1"]
    assert run(command) == 3
    assert capsys.readouterr().err.endswith("there are only 2 boards of this size; made 8 of 9 puzzles\n")
    assert len(list(tmp_path.iterdir())) == 8


def test_the_time_limit_ends_it_undecided(capsys):
    assert run(["generate", "sudoku", "--count", "1000", "--seed", "1", "--timeout", "1", "--json", "--jobs", "1"]) == 3
    out, err = capsys.readouterr()
    answer = json.loads(out)
    assert answer["finished"] is False
    assert answer["reason"] == "timeout"
    made = [puzzle["number"] for puzzle in answer["puzzles"]]
    assert made == list(range(1, len(made) + 1))
    assert err == f"smtpuzzles: time limit reached; made {len(made)} of 1000 puzzles\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_the_finished_ones(jobs, tmp_path):
    command = ["generate", "sudoku", "--count", "5000", "--seed", "1", "-o", str(tmp_path / "made"), "--jobs", jobs]
    process = subprocess.Popen([sys.executable, "-m", "smtpuzzles", *command], stderr=subprocess.PIPE, text=True)
    while not (tmp_path / "made").exists() or len(os.listdir(tmp_path / "made")) < 5:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 3
    files = os.listdir(tmp_path / "made")
    assert err == f"smtpuzzles: interrupted; made {len(files)} of 5000 puzzles\n"
    for file in files:
        assert file.startswith("sudoku-classic-9x9-seed1-")
        text = (tmp_path / "made" / file).read_text()
        assert smtpuzzles.check(smtpuzzles.parse("sudoku", text)).verdict == "unique"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("sudoku --size nine", "expected a size like 9, or WIDTHxHEIGHT like 10x6, but found 'nine'"),
        ("sudoku --size 9x", "expected a size like 9, or WIDTHxHEIGHT like 10x6, but found '9x'"),
        ("sudoku --size 6", "expected a sudoku of 4, 9, 16, 25 rows and as many columns, not 6 x 6"),
        ("sudoku --count 0", "--count is 1 or more, not 0"),
        ("sudoku --jobs 0", "--jobs is 1 or more, not 0"),
        ("sudoku --density 0.2", "the option density is not available for sudoku"),
        ("sudoku --symmetry spiral", "unknown symmetry 'spiral': expected one of none, rotate, mirror"),
        ("sudoku --unsolvable --multiple", "--unsolvable and --multiple exclude each other"),
        ("sudoku --booklet - --json", "--booklet - needs standard output alone: leave out --json and '--output -'"),
        ("sudoku --booklet no/page.html", "no/page.html: cannot write this file: no such file or directory"),
        ("sudoku --force", "--force needs a folder in --output"),
        ("sudoku --redundant 2", "a share of redundant clues is from 0 to 1, not 2"),
        ("binairo --size 7", "expected a binairo board of even width and height, not 7 x 7"),
        ("gappy --size 3", "no board of this size obeys the rules, whatever the clues"),
        ("gappy --size 9x10", "a gappy board is square, not 9 x 10"),
        ("chess", f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"),
    ],
)
def test_impossible_wishes_are_one_line_and_status_2(arguments, complaint, capsys):
    assert run(["generate", *arguments.split(), "--seed", "1"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"smtpuzzles: {complaint}\n"


def test_a_booklet_is_the_same_page_for_any_number_of_processes_and_takes_the_place_of_pictures(capsys):
    pages = []
    for jobs in ("1", "2"):
        command = ["generate", "binairo", "--size", "4", "--count", "3", "--seed", "1", "--booklet", "-"]
        assert run([*command, "--jobs", jobs]) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]
    assert ElementTree.fromstring(pages[0]).tag == "html"
    assert "Each puzzle has exactly one solution." in pages[0]
    assert "seed 1" in pages[0]


def test_a_folder_that_cannot_be_is_noticed_first(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert run(["generate", "sudoku", "--count", "100000", "-o", str(tmp_path / "file"), "--seed", "1"]) == 2
    assert "expected a folder to write to" in capsys.readouterr().err


def test_help_tells_the_wishes_of_all_kinds(capsys):
    run(["generate", "--help"])
    told = re.sub(r"[│\s]+", " ", capsys.readouterr().out)
    assert "--density" in told
    assert "lightup: share of walls" in told
    assert "how many labels are given: few, all (default few)" in told


def test_a_puzzle_that_is_missing_is_not_found(capsys, monkeypatch):
    """Whatever left the second look undecided: too few puzzles are no success."""
    monkeypatch.setattr(series.Maker, "__call__", lambda *_: None)
    assert run(["generate", "binairo", "--size", "4", "--seed", "1", "--jobs", "1"]) == 3
    assert capsys.readouterr().err == "smtpuzzles: some puzzles could not be checked; made 0 of 1 puzzles\n"
