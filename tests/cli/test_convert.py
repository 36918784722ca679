"""Puzzles go from one format to another; what a format cannot carry is an error, what it leaves out is said."""

import json
import os

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading

LINK = "https://puzz.link/p?akari/7/7/ai5.hci.ibibgdic.g.kc"
GRIDS = ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "." * 80 + "1"]
SOK = ":: a collection\nTitle: one\n#####\n#@$.#\n#####\n\nSolution\nR\n\nTitle: two\n######\n#@ $.#\n######\n"


def test_one_puzzle_goes_to_standard_output_and_back(program, written):
    read = "smtpuzzles: puzzles/lightup/7.txt: read as lightup\n"
    assert program("convert", "puzzles/lightup/7.txt", "--to", "puzzlink") == (0, f"{LINK}\n", read)
    tall = program("convert", LINK, "--to", "plain")[1]
    assert program("convert", "lightup", written(tall), "--to", "puzzlink")[1] == f"{LINK}\n"


def test_lines_become_lines_with_their_titles_and_notes_tell_what_is_left_out(program, written):
    path = written(f"# a list\n{GRIDS[0]} first\n{GRIDS[1]}\n", "list.sdm")
    left_out = "smtpuzzles: left out, because the format line has none: titles\n"
    assert program("convert", "sudoku", path, "--to", "line") == (0, f"{GRIDS[0]}\n{GRIDS[1]}\n", left_out)
    empty = [grid.replace(".", "0") for grid in GRIDS]
    read = f"smtpuzzles: {path}: read as sudoku\n"
    assert program("convert", path, "--to", "csv") == (0, f"{empty[0]},,first\n{empty[1]},\n", read)
    assert program("convert", path, "--to", "plain", "--level", "1")[1].startswith("; first\n53..7....\n")
    plain = written(program("convert", path, "--to", "plain")[1], "plain.txt")
    assert program("convert", "sudoku", plain, "--to", "line")[1].split() == GRIDS[:2]
    status, out, err = program("convert", path, "--to", "janko")
    assert (status, out) == (2, "")
    assert err.startswith(
        "smtpuzzles: a file of the format janko has one puzzle, but there are several: expected --output"
    )


def test_a_file_of_lines_is_converted_in_portions_and_a_mistake_has_its_line(program, written, tmp_path):
    """A portion is a million bytes: here, most of them are the comment."""
    lines, target = [*GRIDS * 5, "; " + " " * 1_000_000, *GRIDS], tmp_path / "out.txt"
    program("convert", "sudoku", written("\n".join(lines)), "--to", "puzzlink", "--output", str(target))
    assert program("convert", str(target), "--to", "line")[1].split() == GRIDS * 6
    wrong = written("\n".join([*lines, "x" + GRIDS[0][1:]]), "wrong.txt")
    before = target.read_text()
    status, _, err = program("convert", "sudoku", wrong, "--to", "line", "--output", str(target))
    assert (status, err[: len(wrong) + 16]) == (2, f"smtpuzzles: {wrong}:14:")
    assert (target.read_text(), sorted(os.listdir(tmp_path))) == (before, ["out.txt", "puzzle.txt", "wrong.txt"])


def test_a_folder_becomes_a_folder_and_nothing_is_written_if_one_puzzle_is_bad(program, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in/a.txt").write_text(LINK)
    (tmp_path / "in/b.sok").write_text(SOK)
    here, out = str(tmp_path / "in"), tmp_path / "out"
    assert program("convert", here, "--to", "pzprv3", "-o", str(out))[2].endswith(
        "unknown format 'pzprv3' of sokoban: expected one of line, lurd, lurd-rle, plain, sok, xsb\n"
    )
    assert not out.exists()
    status, shown, err = program("convert", here, "--to", "plain", "-o", str(out))
    assert (status, shown, err.splitlines()) == (0, "", [
        f"smtpuzzles: {here}/a.txt: read as lightup",
        "smtpuzzles: left out, because the format plain has none: solutions",
        f"smtpuzzles: {here}/b.sok: read as sokoban",
    ])  # fmt: skip
    assert sorted(os.listdir(out)) == ["a.txt", "b-1.txt", "b-2.txt"]
    assert program("convert", here, "--to", "plain", "-o", here)[2].endswith(
        "a.txt: this is a puzzle to convert; expected another place to write to\n"
    )
    assert (tmp_path / "in/a.txt").read_text() == LINK


def test_solutions_and_titles_are_kept(program, written):
    path = written(SOK, "two.sok")
    assert program("convert", path, "--to", "sok")[1] == SOK.partition("\n")[2]
    assert program("convert", path, "--to", "lurd", "--level", "1")[1] == "R\n"
    assert program("convert", path, "--to", "lurd")[2] == (
        f"smtpuzzles: {path}:9:1: expected a level with a solution, because this format holds nothing else\n"
    )
    solved = program("solve", path, "--level", "2", "--to", "lurd-rle")
    assert solved[:2] == (0, "rR\n")
    answer = program("solve", "puzzles/lightup/7.txt", "--to", "janko")[1]
    assert program("convert", written(answer), "--to", "pzprv3")[1].split().count("#") == answer.split().count("o")
    assert "expected a format that has solutions" in program("solve", LINK, "--to", "puzzlink")[2]


def test_a_variant_that_a_format_does_not_say_is_told(program):
    shown = program("convert", "binairo", "puzzles/binairo/10-repeats.txt", "--variant", "repeats", "--to", "line")
    assert shown[2] == "smtpuzzles: plain text in one line does not say the variant: read it as the variant repeats\n"
    assert program("convert", "sudoku", "puzzles/sudoku/9-x.txt", "--variant", "x", "--to", "puzzlink")[2].endswith(
        "puzzles/sudoku/9-x.txt:1:1: a puzz.link URL cannot carry the variant x, only classic\n"
    )


def test_new_puzzles_and_links_are_written(program, tmp_path):
    lines = tmp_path / "new.txt"
    command = ["generate", "lightup", "--size", "4", "--to", "puzzlink", "--seed", "1", "-o", str(lines)]
    assert program(*command, "--count", "2")[0] == program(*command, "--count", "3")[0] == 0
    assert program("convert", str(lines), "--to", "line")[1].count("\n") == 3
    assert "expected a file for a format of lines" in program(*command[:-1], str(tmp_path / "new"))[2]
    assert program("show", "puzzles/lightup/7.txt", "--link")[1].startswith(f"{LINK}\n")
    assert program("show", "gappy", "puzzles/gappy/9.txt", "--link")[2].endswith(
        "there is no page where gappy puzzles can be played\n"
    )


def test_formats_are_listed(program):
    told = json.loads(program("formats", "--json")[1])["formats"]
    assert {one["name"] for one in told} == {name for kind in kinds.names() for name in reading.formats(kind)}
    assert "puzzlink: a puzz.link URL\n    lightup: read, write," in program("formats", "lightup")[1]


def test_python_writes_and_reads_any_format():
    puzzle = smtpuzzles.parse(None, LINK)
    assert smtpuzzles.write(puzzle, "puzzlink") == f"{LINK}\n"
    (solution,) = smtpuzzles.solve(puzzle).solutions
    assert " o" in smtpuzzles.write(puzzle, "janko", solution)
    with pytest.raises(smtpuzzles.UsageError, match="the format puzzlink has no place for a solution"):
        smtpuzzles.write(puzzle, "puzzlink", solution)


def test_a_variant_is_told_if_only_some_texts_say_it(program, tmp_path):
    """The first board has signs, which say that equal lines are allowed; the second has none."""
    signs = "_.0=_._/......./_._._._/......./_.0._._/......./_=_._._"
    (tmp_path / "both.txt").write_text(f"; variant repeats\n{signs}\n____/____/____/____\n")
    shown = program("convert", "binairo", str(tmp_path / "both.txt"), "--to", "line")
    assert "plain text in one line does not say the variant: read it as the variant repeats\n" in shown[2]
