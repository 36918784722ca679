"""The command `generate`."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run
from smtpuzzles.cli.shelf import shelf
from smtpuzzles.errors import UsageError
from smtpuzzles.generating import series
from smtpuzzles.generating.request import make_request

LONG = "n" * 300
EVERY_KIND = [name for name in kinds.names() if kinds.load(name).setter]
every_kind = pytest.mark.parametrize("kind", EVERY_KIND)


@pytest.mark.few(2)
@every_kind
def test_files_json_and_a_page_have_the_same_puzzles_with_their_solutions(kind, tmp_path, capsys):
    folder, page = tmp_path / "new" / "ones", tmp_path / "page.html"
    command = ["generate", kind, "--count", "2", "--seed", "4", "-o", str(folder), "--jobs", "1", "--json"]
    size = ["--size", "6"] * (kind == "sokoban")  # a usual level takes seconds
    assert run([*command, *size, "--booklet", str(page)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    answer = json.loads(out)
    assert (answer["kind"], answer["seed"], answer["finished"]) == (kind, 4, True)
    assert (answer["height"], answer["width"]) == ((6, 6) if size else kinds.load(kind).setter.usual)
    for number, (puzzle, file) in enumerate(zip(answer["puzzles"], sorted(folder.iterdir()), strict=True), 1):
        assert re.fullmatch(rf"{kind}-\w+-\d+x\d+-seed4-000{number}\.txt", file.name)
        assert (puzzle["number"], puzzle["file"]) == (number, str(file))
        (solution,) = puzzle["solutions"]
        assert file.read_text().startswith(("; unique, variant ", "; plan, variant "))
        assert file.read_text().endswith(f"; {file.stem}\n{puzzle['text']}")
        assert smtpuzzles.verify(smtpuzzles.parse(kind, file.read_text()), solution["text"]) == []
    # The page has both puzzles, then their solutions, each with its number.
    root = ElementTree.fromstring(page.read_text())
    assert [element.text for element in root.iter("b")] == ["1", "2", "1", "2"]
    assert len(list(root.iter("figcaption"))) in (2, 4)  # plans are letters


# Small boards, of which some are made twice: then another one is made in its place.
SMALL = ["generate", "binairo", "--size", "2", "--count", "7", "--seed", "1", "--jobs", "1", "--output"]


def contents(folder):
    return {path.name: path.read_text() for path in folder.iterdir()}


@pytest.mark.parametrize("missing", [[1], [7], [3, 4], [2, 3, 5, 6]], ids=str)
def test_puzzles_that_are_missing_in_a_folder_are_made_as_if_nothing_had_happened(missing, tmp_path, capsys):
    assert run([*SMALL, str(tmp_path / "whole")]) == run([*SMALL, str(tmp_path / "part")]) == 0
    for number in missing:
        (tmp_path / f"part/binairo-distinct-2x2-seed1-000{number}.txt").unlink()
    assert run([*SMALL, str(tmp_path / "part")]) == 0
    assert contents(tmp_path / "part") == contents(tmp_path / "whole")
    assert capsys.readouterr().err == f"smtpuzzles: {tmp_path}/part has {7 - len(missing)} puzzles already\n"


def test_a_puzzle_that_an_undisturbed_start_would_not_have_made_is_made_again(tmp_path):
    """A process was ahead of the others and made the same puzzle as they; then all were stopped."""
    assert run([*SMALL, str(tmp_path / "whole")]) == run([*SMALL, str(tmp_path / "part")]) == 0
    last = tmp_path / "part/binairo-distinct-2x2-seed1-0007.txt"
    first = (tmp_path / "part/binairo-distinct-2x2-seed1-0001.txt").read_text()
    last.write_text(first.replace("0001", "0007"))
    assert run([*SMALL, str(tmp_path / "part")]) == 0
    assert contents(tmp_path / "part") == contents(tmp_path / "whole")


def test_a_file_that_was_cut_off_anywhere_is_made_whole(tmp_path):
    whole, part = tmp_path / "whole.txt", tmp_path / "part.txt"
    assert run([*SMALL, str(whole)]) == 0
    text = whole.read_bytes()
    assert text.startswith(b"; smtpuzzles generate binairo --variant distinct --size 2x2 --seed 1\n")
    assert text.count(b"\n") == 8
    for end in (0, 20, text.index(b"\n") + 1, len(text) - 8, len(text) - 1):
        part.write_bytes(text[:end])
        assert run([*SMALL, str(part)]) == 0
        assert part.read_bytes() == text


@pytest.mark.parametrize("kind", ["gappy", "sudoku"])
def test_a_file_of_one_puzzle_a_line_is_read(kind, tmp_path, capsys):
    path, folder = str(tmp_path / "many.of.them"), tmp_path / "one-each"
    for output in (path, str(folder)):
        assert run(["generate", kind, "--count", "2", "--seed", "4", "-o", output, "--jobs", "1"]) == 0
    capsys.readouterr()
    for number, file in enumerate(sorted(folder.iterdir()), 1):
        assert run(["solve", kind, path, "--level", str(number), "--plain"]) == 0
        solution = capsys.readouterr().out
        assert run(["solve", kind, str(file), "--plain"]) == 0
        assert capsys.readouterr().out == solution
    assert run(["solve", kind, path, "--level", "3"]) == 2
    assert "has 2 puzzles" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["solve", "check", "count"])
def test_of_several_boards_in_a_file_one_is_chosen(command, tmp_path, capsys):
    (tmp_path / "two.txt").write_text("_1/01\n01/10\n")
    assert run([command, "binairo", str(tmp_path / "two.txt")]) == 2
    assert capsys.readouterr().err == f"smtpuzzles: {tmp_path}/two.txt: choose one of its 2 puzzles with --level\n"
    assert run([command, "binairo", str(tmp_path / "two.txt"), "--level", "2"]) == 0


@pytest.mark.parametrize("output", ["folder", "file.txt"])
@pytest.mark.parametrize(
    "change", [["mine"], ["--seed 1", "--seed 11"], ["_", "2"], ["_", "."], ["--seed 1\n", "--seed 1 --clues 2\n"]]
)
def test_what_another_command_has_written_stays(output, change, tmp_path, capsys):
    command = ["generate", "binairo", "--size", "4", "--seed", "1", "-o", str(tmp_path / output), "--jobs", "1"]
    assert run(command) == 0
    file = tmp_path / output if "." in output else next((tmp_path / output).iterdir())
    text = file.read_text()
    changed = text.replace(*change) if len(change) > 1 else change[0]
    file.write_text(changed)
    assert run([*command, "--count", "3"]) == 2
    err = capsys.readouterr().err
    assert re.fullmatch(
        rf"smtpuzzles: {file}(:2:1)? has puzzles of another command or of other options than 'smtpuzzles .*\n", err
    )
    assert file.read_text() == changed
    assert len(list(file.parent.iterdir())) == 1
    assert run([*command, "--force"]) == 0
    assert file.read_text() == text


def test_json_has_the_solutions_of_puzzles_that_were_there_before(tmp_path, capsys):
    path = tmp_path / "one.txt"
    assert run([*SMALL[:5], "1", *SMALL[6:], str(path)]) == run([*SMALL, str(path), "--json"]) == 0
    made = json.loads(capsys.readouterr().out)["puzzles"]
    assert [(one["number"], len(one["solutions"])) for one in made] == [(number, 1) for number in range(1, 8)]
    assert path.read_text().splitlines()[1:] == [one["text"].strip().replace("\n", "/") for one in made]


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


def test_what_was_made_before_a_wish_was_given_up_is_kept(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(series, "DRAWS", 60)
    command = ["generate", "binairo", "--size", "2", "--count", "9", "--seed", "1", "-o", str(tmp_path), "--jobs", "1"]
    assert run(command) == 3
    assert "there are only 2 boards of this size; made 8 of 9 puzzles; the same command" in capsys.readouterr().err
    assert len(list(tmp_path.iterdir())) == 8


def test_the_time_limit_ends_it_undecided(capsys):
    assert run(["generate", "sudoku", "--count", "1000", "--seed", "1", "--timeout", "1", "--json", "--jobs", "1"]) == 3
    out, err = capsys.readouterr()
    answer = json.loads(out)
    assert answer["finished"] is False
    assert answer["reason"] == "timeout"
    made = [puzzle["number"] for puzzle in answer["puzzles"] if puzzle["file"] is None]
    assert made == list(range(1, len(made) + 1))
    assert err == f"smtpuzzles: time limit reached; made {len(made)} of 1000 puzzles\n"


# All puzzles are made by other processes if there are several.
PROGRAM = "import sys; from smtpuzzles.generating import series as s; s.ALONE = 0; from smtpuzzles.cli.app import main"


@pytest.mark.few(1)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_after_ctrl_c_the_same_command_goes_on(jobs, tmp_path):
    folder, undisturbed = tmp_path / "made", tmp_path / "undisturbed"
    command = ["generate", "binairo", "--size", "4", "--seed", "1", "--jobs", jobs, "-o", str(folder), "--count"]
    program = [sys.executable, "-c", f"{PROGRAM}; sys.exit(main())", *command, "5000"]
    process = subprocess.Popen(program, stderr=subprocess.PIPE, text=True)
    while not folder.exists() or len(os.listdir(folder)) < 5:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 3
    made = len(os.listdir(folder))
    again = "the same command with --seed 1 goes on"
    assert err == f"smtpuzzles: interrupted; made {made} of 5000 puzzles; {again}\n"
    assert run([*command, str(made + 3)]) == 0
    assert run([*command, str(made + 3), "-o", str(undisturbed)]) == 0
    assert contents(folder) == contents(undisturbed)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("sudoku --size nine", "expected a size like 9, or WIDTHxHEIGHT like 10x6, but found 'nine'"),
        ("sudoku --size 9x", "expected a size like 9, or WIDTHxHEIGHT like 10x6, but found '9x'"),
        ("sudoku --size 7", "expected a sudoku of 4, 6, 8, 9, 10, 12, 16, 25 rows and as many columns, not 7 x 7"),
        ("sudoku --count 0", "--count is 1 or more, not 0"),
        ("sudoku --jobs 0", "--jobs is 1 or more, not 0"),
        ("sudoku --density 0.2", "the option density is not available for sudoku"),
        ("sudoku --symmetry spiral", "unknown symmetry 'spiral': expected one of none, rotate, mirror"),
        ("sudoku --unsolvable --multiple", "--unsolvable and --multiple exclude each other"),
        ("sudoku --booklet - --json", "--booklet - needs standard output alone: leave out --json and '--output -'"),
        ("sudoku --booklet no/page.html", "no/page.html: cannot write this file: no such file or directory"),
        ("sudoku --force", "--force needs a folder or a file in --output or --booklet"),
        ("sudoku --redundant 2", "a share of redundant clues is from 0 to 1, not 2"),
        ("binairo --size 7", "expected a binairo board of even width and height, not 7 x 7"),
        ("gappy --size 3", "no board of this size obeys the rules, whatever the clues"),
        ("gappy --size 9x10", "expected a gappy board of 2 to 40 rows and as many columns, not 9 x 10"),
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


@pytest.mark.few(6)
@pytest.mark.parametrize(
    ("output", "why"),
    [
        ("file/new", "--output: expected a folder to write to, but 'file' is no folder"),
        ("nowhere/new.txt", "nowhere/new.txt: cannot write this file: no such file or directory"),
        ("folder.txt", "folder.txt/sudoku-classic-9x9-seed1-0001.txt: cannot write this file: is a directory"),
        ("dangling", "--output: expected a folder to write to, but 'dangling' is no folder"),
        ("dangling/new", "--output: expected a folder to write to, but 'dangling' is no folder"),
        ("pipe", "pipe: expected a folder or a file, but this is a device or a pipe; '-' is standard output"),
        ("dev/null", "dev/null: expected a folder or a file, but this is a device or a pipe; '-' is standard output"),
        (LONG, f"{LONG}: cannot write this folder: file name too long"),
        (f"{LONG}.txt", f"{LONG}.txt: cannot write this file: file name too long"),
    ],
)
@pytest.mark.parametrize("force", [(), ("--force",)])
def test_a_place_that_cannot_be_written_is_noticed_first(output, why, force, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("")
    Path("folder.txt", "sudoku-classic-9x9-seed1-0001.txt").mkdir(parents=True)
    Path("dangling").symlink_to("nowhere")
    Path("dev").symlink_to("/dev")
    os.mkfifo("pipe")
    options = () if output == "folder.txt" else force  # what is there is not looked at
    assert run(["generate", "sudoku", "--count", "100000", "-o", output, "--seed", "1", *options]) == 2
    assert capsys.readouterr().err == f"smtpuzzles: {why}\n"


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


def test_a_file_in_which_two_puzzles_are_alike_is_refused(tmp_path, capsys):
    """Two commands at once once left such a file, and nobody noticed."""
    file = tmp_path / "mine.txt"
    command = ["generate", "sudoku", "--size", "4", "--count", "3", "--seed", "1", "-o", str(file)]
    assert run(command) == 0
    head, first, _, *_ = file.read_text().splitlines(keepends=True)
    file.write_text(head + first + first)
    assert run(command) == 2
    assert "force it to be overwritten" in capsys.readouterr().err


def test_a_file_that_another_program_changes_is_left_alone(tmp_path):
    file = tmp_path / "mine.txt"
    request = make_request("sudoku", size=(4, 4), seed=1)
    place = shelf(str(file), request, 3, False)
    first, second, *_ = series.series(request, 3, 1, Deadline())
    place.put(first)
    file.write_text(file.read_text() + "something\n")
    with pytest.raises(UsageError, match="another program has changed this file"):
        place.put(second)


def test_a_file_stays_as_it_is_if_the_format_cannot_carry_a_puzzle(tmp_path, capsys):
    """A file with the command alone stayed, also in place of one with puzzles."""
    words = ["generate", "binairo", "--variant", "repeats", "--size", "6", "--seed", "1", "--to", "puzzle-binairo"]
    assert run([*words, "--output", str(tmp_path / "new.txt")]) == 2
    assert not list(tmp_path.iterdir())
    (tmp_path / "old.txt").write_text("mine\n")
    assert run([*words, "--output", str(tmp_path / "old.txt"), "--force"]) == 2
    assert (tmp_path / "old.txt").read_text() == "mine\n"
    assert "cannot carry the variant repeats" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["batch", "experiment"])
def test_results_that_grow_are_no_pipe(command, tmp_path, capsys):
    """The program waited for a reader, and no signal ended it."""
    os.mkfifo(tmp_path / "r.jsonl")
    puzzle = str(Path(__file__).parents[2] / "puzzles/sudoku/4.txt")
    assert run([command, "sudoku", puzzle, "--results", str(tmp_path / "r.jsonl")]) == 2
    assert "r.jsonl: expected a file, but this is a device or a pipe" in capsys.readouterr().err
