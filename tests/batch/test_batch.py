"""Many puzzles: how they are read, what rows say, and that a file of results goes on to the same bytes."""

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Thread

import pytest

import smtpuzzles
from smtpuzzles.base.cluster import WorkerDied
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import Here, Workers
from smtpuzzles.base.text import Source
from smtpuzzles.batch import answering
from smtpuzzles.batch.answering import Answerer, answer
from smtpuzzles.batch.question import Item, Question
from smtpuzzles.batch.reading import items
from smtpuzzles.batch.results import TAIL, Results
from smtpuzzles.batch.running import Runner
from smtpuzzles.batch.summary import Summary
from smtpuzzles.errors import Disagreement, UsageError
from smtpuzzles.result import Uniqueness
from tests.conftest import ROOT, SMALLEST_BOARDS
from tests.screens import BOARDS, LEVEL
from tests.ticks import Ticks

SUDOKU = BOARDS["sudoku"].replace("\n", "")
LINES = [SUDOKU, "1234............", "1...............", "11..............", SUDOKU.replace(".", "0"), "12"]
FULL = "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WORDS = ["unique", "multiple", "multiple", "none", "unique", "error"]


@pytest.fixture
def lines(tmp_path):
    file = tmp_path / "lines.txt"
    file.write_text("; a comment\n" + "\n".join(LINES) + "\n")
    return file


def rows_of(question: Question, *files: object, column: str | None = None) -> list[dict[str, object]]:
    runner = Runner(question, Workers(Here(), 1), Deadline())
    asked = items(question, [str(file) for file in files], column)
    return [row for answered in runner.run(asked) for row in answered.rows]


# Reading.


def test_a_line_is_a_puzzle_even_if_the_first_is_bad(lines):
    assert [row["verdict"] for row in rows_of(Question("sudoku"), lines)] == WORDS
    lines.write_text("1...x...........\n" + "\n".join(LINES))
    rows = rows_of(Question("sudoku"), lines)
    assert [row["verdict"] for row in rows] == ["error", *WORDS]
    assert rows[0]["message"] == f"{lines}:1:5: expected a digit, or . for an empty cell, but found 'x'"
    assert [row["origin"] for row in rows][:2] == [f"{lines}:1", f"{lines}:2"]


def test_blocks_between_blank_lines_are_puzzles(tmp_path):
    file = tmp_path / "blocks.txt"
    file.write_text("; comment\n\n" + BOARDS["gappy"] + "\n\n" + "5 5\n1\n\n" + BOARDS["gappy"])
    rows = rows_of(Question("gappy"), file)
    assert [row["verdict"] for row in rows] == ["unique", "error", "unique"]
    assert [row["origin"] for row in rows] == [f"{file}:{line}" for line in (3, 7, 10)]


@pytest.mark.parametrize("kind", ["lightup", "slitherlink"])
def test_a_small_board_is_one_puzzle_though_its_last_row_could_be_one(tmp_path, kind):
    file = tmp_path / "board.txt"
    file.write_text("__2__\n032_3\n__2__\n__3__\n22___\n")
    assert [row["origin"] for row in rows_of(Question(kind), file)] == [f"{file}:1"]


def test_a_file_may_be_one_puzzle_and_a_folder_many(tmp_path):
    for number in range(12):
        (tmp_path / f"{number}.txt").write_text(BOARDS["binairo"])
    assert [row["verdict"] for row in rows_of(Question("binairo"), *tmp_path.iterdir())] == ["unique"] * 12


def test_hidden_files_of_a_folder_are_not_read_and_what_is_no_file_is_counted(program, tmp_path):
    (tmp_path / "a.txt").write_text(SUDOKU)
    (tmp_path / ".DS_Store").write_bytes(b"\0\1")
    (tmp_path / "older").mkdir()
    status, out, err = program("batch", "sudoku", tmp_path, "--jobs", "1")
    assert (status, len(out.splitlines())) == (0, 1)
    assert err.endswith(f"{tmp_path}: 1 file read; what is no file is left out: 1 more\n")


@pytest.mark.parametrize("linked", [False, True])
def test_results_in_the_folder_of_the_puzzles_are_no_puzzles(program, tmp_path, linked):
    """A second start read its own rows."""
    results, puzzles = tmp_path / "r.jsonl", tmp_path / "puzzles"
    puzzles.mkdir()
    (puzzles / "a.txt").write_text(SUDOKU)
    real = puzzles / "r.jsonl"
    if linked:
        results.symlink_to(real)
    (puzzles / "r.retry.jsonl").write_text("")  # as a start that was killed may leave it
    words = ("batch", "sudoku", puzzles, "--jobs", "1", "--results", results if linked else real)
    assert program(*words)[0] == 0
    whole = real.read_bytes()
    assert program(*words) == (0, "", "")
    assert real.read_bytes() == whole
    assert program(*words, "--retry")[0] == 0
    assert (real.read_bytes(), results.is_symlink()) == (whole, linked)
    told = program("batch", "sudoku", real, "--results", real)[2]
    assert told == f"smtpuzzles: {real}: this file gets the results; expected other files with puzzles\n"


@pytest.mark.parametrize("name", ["r.jsonl", "r.csv"])
def test_a_name_of_several_lines_stops_no_batch(program, tmp_path, name):
    folder = tmp_path / "two\nlines"
    folder.mkdir()
    for file in ("a.txt", "b\n.txt"):
        (folder / file).write_text(SUDOKU)
    words = ("batch", "sudoku", folder, "--jobs", "1", "--results", tmp_path / name)
    assert program(*words)[0] == 0
    whole = (tmp_path / name).read_text()
    assert "two\\nlines/b\\n.txt:1" in whole
    assert program(*words, "--retry")[0] == 0
    assert (tmp_path / name).read_text() == whole


def test_a_column_of_csv_has_the_puzzles(tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f'id,puzzle,note\n1,{SUDOKU},"two\nlines"\n2,{LINES[1]},x\n')
    rows = rows_of(Question("sudoku"), file, column="puzzle")
    assert [row["verdict"] for row in rows] == ["unique", "multiple"]
    with pytest.raises(UsageError, match=r"unknown column 'puzle' of .*did you mean 'puzzle'"):
        rows_of(Question("sudoku"), file, column="puzle")


def test_a_row_of_csv_has_the_number_of_its_first_line(tmp_path):
    file = tmp_path / "a.csv"
    file.write_text('id,puzzle\n1,"1...\n..3.\n.4..\n...2"\n\n2,"1...\n..x.\n.4..\n...2"\n3,1...\n')
    rows = rows_of(Question("sudoku"), file)
    assert [row["origin"] for row in rows] == [f"{file}:{line}" for line in (2, 7, 11)]
    assert rows[1]["message"] == f"{file}:8:3: expected a digit, or . for an empty cell, but found 'x'"


@pytest.mark.parametrize(
    ("names", "column"),
    [
        ("source,question,answer,rating", "question"),
        ("unsolved,solved", "unsolved"),
        ("id,cells,ok", "cells"),
        ("quizzes,solutions", "quizzes"),
    ],
)
def test_the_column_of_puzzles_is_found(program, tmp_path, names, column):
    file, full = tmp_path / "a.csv", FULL
    others = {"id": "7", "rating": "3", "ok": "yes"}
    fields = [NINE if name == column else others.get(name, full) for name in names.split(",")]
    file.write_text(f"{names}\n{','.join(fields)}\n")
    for kind in (["sudoku"], []):
        status, out, err = program("batch", *kind, file, "--jobs", "1")
        (row,) = map(json.loads, out.splitlines())
        assert (status, row["verdict"]) == (0, "unique")
        assert {name: row[name] for name in names.split(",") if name != column} == dict(
            pair for pair in zip(names.split(","), fields, strict=True) if pair[0] != column
        )
        assert err == ("" if kind else f"smtpuzzles: {file}: read as sudoku\n")
    assert program("check", "sudoku", file)[0] == 0


def test_the_other_columns_are_kept_and_the_names_of_columns_are_plain(program, tmp_path):
    file, results = tmp_path / "a.csv", tmp_path / "r.csv"
    file.write_text(f'id,puzzle,solution,note\n1,{SUDOKU},mine,"two\nlines"\n2,{LINES[1]},,x\n')
    words = ("batch", "sudoku", file, "--jobs", "1", "--results", results)
    assert program(*words)[0] == 0
    with results.open(newline="") as stream:
        head, *rows = csv.reader(stream)
    assert head == ["number", "origin", "verdict", "solution", "message", "id", "input solution", "note", "asked"]
    assert [row[5:8] for row in rows] == [["1", "mine", "two lines"], ["2", "", "x"]]
    assert json.loads(rows[0][-1])["kept"] == ["id", "solution", "note"]
    assert rows[1][-1] == ""
    whole = results.read_bytes()
    results.write_bytes(whole[:-5])
    assert program(*words)[0] == 0
    assert results.read_bytes() == whole
    assert "another: questions check, not count" in program(*words, "--do", "count")[2]
    file.write_text(f"id,puzzle\n1,{SUDOKU}\n")
    assert "expected results of the same question" in program(*words)[2]


ROWS = "\n".join([NINE[start : start + 9] for start in range(0, 81, 9)])


@pytest.mark.parametrize(
    "table",
    [
        f"id,puzzle\n1,5{NINE}\n2,{NINE}\n",
        f"id,puzzle\n1,5{NINE}\n2,3{NINE}\n",
        f'id,puzzle\n1,"{ROWS}"\n2,{NINE}\n',
    ],
    ids=["the first is bad", "all are bad", "more lines than are tried"],
)
def test_numbers_of_rows_are_no_puzzles_beside_a_column_of_them(tmp_path, table):
    file = tmp_path / "a.csv"
    file.write_text(table)
    rows = rows_of(Question("sudoku", kept=("id",)), file)
    bad = [f",{digit}{NINE}" in table for digit in (5, 3)]
    assert [(row["verdict"] == "error", row["id"]) for row in rows] == [(bad[0], "1"), (bad[1], "2")]


@pytest.mark.parametrize("above", ["\n", "; from my collection\n", "\ufeff\n \n"])
def test_a_table_may_begin_below_blank_lines_and_comments(program, tmp_path, above):
    file = tmp_path / "a.csv"
    file.write_text(f'{above}puzzle,"two\nlines"\n{SUDOKU},x\n', encoding="utf-8")
    row = json.loads(program("batch", "sudoku", file, "--jobs", "1")[1])
    assert (row["verdict"], row["two lines"]) == ("unique", "x")
    assert row["origin"] == f"{file}:{above.count(chr(10)) + 3}"


@pytest.mark.parametrize("words", [[], ["--column", "puzzle"]])
@pytest.mark.parametrize("names", ["puzzle,note", '"puzzle","note"'])
def test_a_table_may_begin_with_a_byte_order_mark(program, tmp_path, names, words):
    file = tmp_path / "a.csv"
    file.write_text(f"{names}\n{SUDOKU},x\n", encoding="utf-8-sig")
    row = json.loads(program("batch", "sudoku", file, "--jobs", "1", *words)[1])
    assert (row["verdict"], row["note"]) == ("unique", "x")


def test_a_batch_goes_on_if_the_name_of_a_column_has_two_lines(program, tmp_path):
    file, results = tmp_path / "a.csv", tmp_path / "r.csv"
    file.write_text(f'puzzle,"two\nlines"\n{SUDOKU},x\n{LINES[1]},y\n')
    words = ("batch", "sudoku", file, "--jobs", "1", "--results", results)
    assert program(*words)[0] == 0
    whole = results.read_bytes()
    assert whole.startswith(b"number,origin,verdict,solution,message,two lines,asked\n")
    results.write_bytes(changed := whole.replace(b",x,", b",z,"))
    assert program(*words)[0] == 0
    assert results.read_bytes() == changed


@pytest.mark.parametrize("words", [["--from", "nope"], ["--from", "svg"], ["--do", "convert", "--to", "nope"]])
def test_an_unknown_format_is_refused_before_anything_is_written(program, lines, tmp_path, words):
    results = tmp_path / "r.jsonl"
    status, out, err = program("batch", "sudoku", lines, "--jobs", "1", "--results", results, *words)
    assert (status, out, results.exists()) == (2, "", False)
    assert err.startswith(f"smtpuzzles: unknown format '{words[-1]}' of sudoku: expected one of ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("words", [[], ["--column", "puzzle"]])
def test_columns_of_the_same_name_are_refused(program, tmp_path, words):
    file = tmp_path / "a.csv"
    file.write_text(f"puzzle,a,a\n{SUDOKU},1,2\n")
    status, out, err = program("batch", "sudoku", file, "--jobs", "1", *words)
    assert (status, out) == (2, "")
    assert err == f"smtpuzzles: {file}: expected different names of columns, but 'a' is there twice\n"


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_table_of_any_separator_keeps_all_columns_and_those_without_a_name(program, tmp_path, separator):
    file = tmp_path / "a.csv"
    name = "column 1" if separator == ";" else ""  # which would begin a comment
    file.write_text(f"{name},puzzle,note\n0,{SUDOKU},x\n1,{LINES[1]}\n".replace(",", separator))
    status, out, _ = program("batch", "sudoku", file, "--jobs", "1")
    rows = [json.loads(line) for line in out.splitlines()]
    assert (status, [row["verdict"] for row in rows]) == (0, ["unique", "multiple"])
    assert [(row["column 1"], row.get("note")) for row in rows] == [("0", "x"), ("1", None)]


def test_a_row_with_more_fields_than_columns_is_named(program, tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f"id,puzzle\n1,{SUDOKU},\n2,{SUDOKU},x\n3,{SUDOKU}\n")
    status, out, _ = program("batch", "sudoku", file, "--jobs", "1")
    rows = [json.loads(line) for line in out.splitlines()]
    assert (status, [row["verdict"] for row in rows]) == (2, ["unique", "error", "unique"])
    assert rows[1]["message"] == f"{file}:3: expected 2 fields, as the first line has, but found 3"


def test_a_block_of_too_many_lines_is_named_and_not_cut(program, tmp_path):
    file = tmp_path / "a.txt"
    file.write_text(f"{BOARDS['binairo']}\n" + "0_1_\n" * 10_001 + f"\n{BOARDS['binairo']}")
    rows = [json.loads(line) for line in program("batch", "binairo", file, "--jobs", "1")[1].splitlines()]
    assert [row["verdict"] for row in rows] == ["unique", "error", "unique"]
    assert rows[1]["message"].endswith("expected at most 10,000 lines between blank lines")


def test_no_two_columns_of_the_input_become_one(program, tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f"number,input number,puzzle\n7,8,{SUDOKU}\n")
    row = json.loads(program("batch", "sudoku", file, "--jobs", "1")[1])
    assert (row["number"], row["input number"], row["input input number"]) == (1, "7", "8")
    file.write_text(f'a b,"a\nb",puzzle\n7,8,{SUDOKU}\n')
    assert "'a b' is there twice" in program("batch", "sudoku", file, "--jobs", "1")[2]


@pytest.mark.parametrize("table", [False, True])
def test_lines_may_end_as_on_old_macs(program, tmp_path, table):
    file = tmp_path / "a.csv"
    file.write_bytes((f"id,puzzle\r1,{SUDOKU}\r2,{SUDOKU}\r" if table else f"{SUDOKU}\r" * 2).encode())
    status, out, _ = program("batch", "sudoku", file, "--jobs", "1")
    rows = [json.loads(line) for line in out.splitlines()]
    assert (status, [row["origin"][-2:] for row in rows]) == (0, [":2", ":3"] if table else [":1", ":2"])


def test_a_table_of_another_kind_has_a_column_of_puzzles_too(program, tmp_path):
    file = tmp_path / "a.csv"
    file.write_text("name,puzzle\nfirst,0_1_/____/__00/1___\nsecond,0_1_/____/__00\n")
    rows = [json.loads(line) for line in program("batch", "binairo", file, "--jobs", "1")[1].splitlines()]
    assert [(row["verdict"], row["name"]) for row in rows] == [("multiple", "first"), ("error", "second")]


def test_a_table_that_is_no_csv_is_bad_input(tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f"id,puzzle\n{'9' * 200_000},{SUDOKU}\n3,{SUDOKU}\n")
    row, good = rows_of(Question("sudoku"), file, column="puzzle")
    assert str(row["message"]).startswith(f"{file}:2: expected CSV: field larger")
    assert good["verdict"] == "unique"


OPEN = "expected CSV: a field begins with a quotation mark and does not end with one"


def test_a_quotation_mark_without_its_end_is_named_and_takes_no_rows_in_silence(program, tmp_path):
    file = tmp_path / "a.csv"
    rows = [f"{number},{SUDOKU},ok" for number in range(50)]
    for bad, after in ((f'20,{SUDOKU},"open', []), (f'20,"{SUDOKU}"x,ok', list(range(21, 50)))):
        rows[20] = bad
        file.write_text("id,puzzle,note\n" + "\n".join(rows) + "\n")
        status, out, _ = program("batch", "sudoku", file, "--jobs", "1")
        found = [json.loads(line) for line in out.splitlines()]
        assert status == 2
        assert [int(row["id"]) for row in found if row["verdict"] == "unique"] == [*range(20), *after]
        assert [row["message"] for row in found if row["verdict"] == "error"] == [f"{file}:22: {OPEN}"]
    rows = [f'{NINE},"open', f"{NINE},b", f"{NINE},c"]
    file.write_text("puzzle,name\n" + "\n".join(rows) + "\n")
    for words in (["convert", "--to", "sdm"], ["check", "--level", "1"], ["show"]):
        status, out, err = program(words[0], "sudoku", file, *words[1:])
        assert (status, out, err) == (2, "", f"smtpuzzles: {file}:2:1: {OPEN}\n")


def test_rows_between_two_stray_quotation_marks_are_named(program, tmp_path):
    file = tmp_path / "a.csv"
    notes = ["ok", '"six', "ok", "ok", 'ten"', "ok", '"two, \nlines, with commas"']
    file.write_text("id,puzzle,note\n" + "".join([f"{n},{SUDOKU},{note}\n" for n, note in enumerate(notes)]))
    rows = [json.loads(line) for line in program("batch", "sudoku", file, "--jobs", "1")[1].splitlines()]
    assert [row["verdict"] for row in rows] == ["unique", "error", "unique", "unique"]
    assert rows[1]["message"].startswith(f"{file}:3: expected a quotation mark")


@pytest.mark.few(12)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize(
    "names",
    [
        "solution,puzzle",
        "solution_grid,puzzle",
        "puzzle_solution,puzzle",
        "answer board,start",
        "key,start",
        "full,cells",
        "Solved Puzzle,Ausgang",
        "Lösung,Rätsel",
        "решение,задача",
        "解答,問題",
        "a,b",
        "solution,puzzle,Übung",
    ],
)
def test_all_commands_find_the_same_column_of_puzzles(program, tmp_path, names, separator):
    file = tmp_path / "a.csv"
    fields = [FULL, NINE, "7"][: names.count(",") + 1]
    for full in (FULL, "987654321" * 9):  # the second is no solution: nobody may judge by that
        file.write_text("\n".join([names, *[",".join([full, *fields[1:]])] * 3]).replace(",", separator) + "\n")
        rows = [json.loads(line) for line in program("batch", "sudoku", file, "--jobs", "1")[1].splitlines()]
        assert [row["verdict"] for row in rows] == ["unique"] * 3
        assert program("convert", "sudoku", file, "--to", "line")[1].split() == [NINE] * 3
        assert program("check", "sudoku", file, "--level", "3")[0] == 0
        assert program("show", file, "--level", "1", "--plain")[1].replace("\n", "") == NINE


def test_the_name_of_a_column_tells_the_puzzle_if_all_boards_are_complete(program, tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f"solution,puzzle\n{'987654321' * 9},{FULL}\n")
    (row,) = [json.loads(line) for line in program("batch", "sudoku", file, "--jobs", "1")[1].splitlines()]
    assert row["verdict"] == "unique"
    assert program("convert", "sudoku", file, "--to", "line")[1] == f"{FULL}\n"


@pytest.mark.parametrize("names", ["solution_grid,puzzle", "answer board,Rätsel", "a,b"])
def test_the_column_of_puzzles_of_other_kinds_is_not_that_of_solutions(program, tmp_path, names):
    file = tmp_path / "a.csv"
    file.write_text(f"{names}\n1010/0110/0101/1001,_0_0/____/0___/____\n")
    (row,) = [
        json.loads(line) for line in program("batch", "binairo", file, "--do", "count", "--jobs", "1")[1].splitlines()
    ]
    assert row["count"] == smtpuzzles.count(smtpuzzles.parse("binairo", "_0_0/____/0___/____")).count


def test_a_comment_above_a_table_does_not_hide_the_names_of_its_columns(program, tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f"; from a friend\n\nsolution,puzzle\n{FULL},{NINE}\n")
    assert program("convert", "sudoku", file, "--to", "line")[1] == f"{NINE}\n"


@pytest.mark.parametrize("above", ["puzzle,name\n", '"puzzle","name"\n', ""])
@pytest.mark.parametrize("cell", [NINE, f'"{NINE}"'])
def test_titles_in_tables_are_read_as_csv(program, tmp_path, above, cell):
    file = tmp_path / "a.csv"
    file.write_text(f'{above}{cell},"x, ""y""; z"\n')
    out = program("convert", "sudoku", file, "--to", "csv")[1]
    assert next(csv.reader([out]))[2:] == ["x", ' "y"; z']
    file.write_text(out)
    assert program("convert", "sudoku", file, "--to", "plain")[1].startswith('; x, "y"; z\n')


def test_a_named_column_of_a_file_that_is_no_table_is_bad_input(program, tmp_path):
    file = tmp_path / "a.csv"
    for text, expected in (("", "unknown column 'puzzle'"), (f"{'9' * 200_000},puzzle\n1,{SUDOKU}\n", "expected CSV")):
        file.write_text(text)
        status, out, err = program("batch", "sudoku", file, "--jobs", "1", "--column", "puzzle")
        assert (status, out) == (2, "")
        assert expected in err


def test_a_table_may_begin_with_a_mark_of_its_bytes_as_programs_for_tables_write_it(program, tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f"puzzle,id\n{SUDOKU},7\n", encoding="utf-8-sig")
    for words in ([], ["--column", "puzzle"]):
        row = json.loads(program("batch", "sudoku", file, "--jobs", "1", *words)[1])
        assert (row["origin"], row["verdict"], row["id"]) == (f"{file}:2", "unique", "7")


def test_a_comment_may_stand_above_the_names_of_columns_which_may_have_two_lines(program, tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(f'; from a friend\n\n"an\nid",puzzle\n7,{SUDOKU}\n')
    for results in ("r.jsonl", "r.csv"):
        words = ("batch", "sudoku", file, "--jobs", "1", "--results", tmp_path / results)
        assert [program(*words)[0] for _ in range(2)] == [0, 0]
    row = json.loads((tmp_path / "r.jsonl").read_text().splitlines()[1])
    assert (row["origin"], row["verdict"], row["an id"]) == (f"{file}:5", "unique", "7")


def test_the_columns_of_standard_input_are_kept_however_long_its_lines_are():
    note = "x" * 100_000  # longer than any buffer
    words = [sys.executable, "-m", "smtpuzzles", "batch", "sudoku", "--jobs", "1"]
    table = f"id,note,puzzle\n7,{note},{SUDOKU}\n"
    done = subprocess.run(words, cwd=ROOT, input=table, capture_output=True, text=True, check=True)
    row = json.loads(done.stdout)
    assert (row["verdict"], row["id"], row["note"]) == ("unique", "7", note)


def test_levels_of_a_collection_are_solved(tmp_path):
    file = tmp_path / "levels.xsb"
    file.write_text(f"; one\n\n{LEVEL}\nTitle: two\n\n{LEVEL}")
    rows = rows_of(Question("sokoban", wishes=("solve",)), file)
    assert [row["verdict"] for row in rows] == ["sat", "sat"]
    puzzle = smtpuzzles.parse("sokoban", LEVEL)
    assert not smtpuzzles.verify(puzzle, str(rows[0]["solution"]))
    assert "can only be solved" in str(rows_of(Question("sokoban"), file)[0]["message"])


def test_the_first_puzzle_tells_the_kind(program, tmp_path):
    full = FULL
    file, table = tmp_path / "lines.txt", tmp_path / "a.csv"
    file.write_text(f"; a comment\n{full}\n{LINES[0]}\n")
    table.write_text(f"id,puzzle\n1,{full}\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "1.txt").write_text(BOARDS["gappy"])
    for words in ([file], [table, "--column", "puzzle"], [tmp_path / "folder"]):
        status, out, _ = program("batch", *words, "--jobs", "1")
        assert (status, {json.loads(row)["verdict"] for row in out.splitlines()}) == (0, {"unique"})
    assert program("batch", "-") == (
        2,
        "",
        "smtpuzzles: expected a kind: standard input is read only once, so it cannot show its kind\n",
    )


# Rows.


@pytest.mark.few(12)
@pytest.mark.parametrize("sample", SMALLEST_BOARDS, ids=str)
def test_verdicts_are_those_of_check(sample):
    text = sample.path.read_text()
    question = Question(sample.kind, sample.variant, ("check", "count"), limit=3)
    row, again = answer(question, [Item(1, "a", 1, text), Item(2, "a", 1, text)]).rows
    checked = smtpuzzles.check(sample.puzzle())
    assert row["verdict"] == again["verdict"] == checked.verdict
    if checked.verdict is Uniqueness.UNIQUE:
        (only,) = checked.solutions
        assert row["solution"] == again["solution"] == sample.puzzle().solution_line(only)
        assert sample.puzzle().read_solution(Source("", str(row["solution"]))) == only
        assert (row["count"], row["exhausted"]) == (1, True)
    else:
        assert "solution" not in row


def test_a_row_has_what_was_asked():
    wishes = ("check", "solve", "count", "rate", "explain-size", "convert")
    row = rows_of_text(Question("sudoku", wishes=wishes, to="line"), LINES[0])
    assert {name: row[name] for name in ("verdict", "count", "exhausted", "level", "band", "text")} == {
        "verdict": "unique",
        "count": 1,
        "exhausted": True,
        "level": 1,
        "band": "easy",
        "text": LINES[0],
    }
    assert row["steps"] >= 1
    assert row["size"] == 1
    assert row["proven"] is True
    several = rows_of_text(Question("sudoku", wishes=wishes, to="line", limit=5), LINES[2])
    assert (several["verdict"], several["count"], several["exhausted"]) == ("multiple", 5, False)
    assert "level" not in several
    assert len(str(several["solution"])) == 16
    assert rows_of_text(Question("sudoku", wishes=("solve",)), LINES[3])["verdict"] == "unsat"


def rows_of_text(question: Question, text: str) -> dict[str, object]:
    return answer(question, [Item(1, "a", 1, text)]).rows[0]


def test_which_of_several_solutions_a_row_has_does_not_depend_on_the_rows_before():
    question = Question("sudoku", wishes=("solve",))
    texts = [LINES[2], LINES[0], LINES[2], LINES[1], LINES[2]]
    rows = Answerer(question).answered([Item(n, "a", n, text) for n, text in enumerate(texts)]).rows
    assert len({rows[place]["solution"] for place in (0, 2, 4)}) == 1


def test_out_of_time_the_verdict_is_unknown():
    row = rows_of_text(Question("gappy", timeout=0), BOARDS["gappy"])
    assert (row["verdict"], row["message"]) == ("unknown", "timeout")
    row = rows_of_text(Question("sokoban", wishes=("solve",), timeout=0), LEVEL)
    assert (row["verdict"], row["message"]) == ("unknown", "timeout")


def test_quick_answers_are_asked_again_and_a_disagreement_ends_the_run(hostile):
    """The quick search of this kind says 'none' of every puzzle."""
    kind, *_ = hostile("slow")
    told = Answerer(Question(kind, audit=0)).answered([Item(1, "a", 1, "R_/__")])
    assert told.rows[0]["verdict"] == "none"
    with pytest.raises(Disagreement, match=r"a:1: the quick search says 'none', .* finds 1"):
        Answerer(Question(kind, audit=1)).answered([Item(1, "a", 1, "R_/__")])
    assert 0 < sum(answering.audited(str(number), 0.1) for number in range(1000)) < 200


# Results.


@pytest.fixture
def batch(program, lines, tmp_path):
    def go(name: str, *options: str) -> tuple[int, str, str]:
        return program("batch", "sudoku", lines, "--jobs", "1", "--results", tmp_path / name, *options)

    return go


@pytest.mark.parametrize("name", ["r.jsonl", "r.csv"])
def test_a_run_that_was_cut_off_anywhere_goes_on_to_the_same_bytes(batch, tmp_path, name):
    file = tmp_path / name
    assert batch(name, "--do", "check,count")[0] == 2
    whole = file.read_bytes()
    assert whole.count(b"\n") == len(LINES) + 1
    for cut in [*range(0, len(whole), 61), len(whole) - 1]:
        file.write_bytes(whole[:cut])
        assert batch(name, "--do", "check,count")[0] == 2
        assert file.read_bytes() == whole


def test_the_last_row_is_found_however_long_it_is(tmp_path):
    """The end of the file is read in parts; none of these rows fits into one."""
    file, question = tmp_path / "r.jsonl", Question("sudoku")
    long = "1" * (TAIL + TAIL // 2)
    Results(str(file), question).put([{"number": n, "origin": f"a:{n}", "solution": long} for n in (1, 2)])
    whole = file.read_bytes()
    head, first = len(whole.splitlines(keepends=True)[0]), len(whole.splitlines(keepends=True)[1])
    for cut, last, size in (
        (len(whole), 2, len(whole)),
        (len(whole) - 1, 1, head + first),
        (head + first + 1, 1, head + first),
        (head + first - 1, 0, head),
    ):
        file.write_bytes(whole[:cut])
        assert (Results(str(file), question).last, file.stat().st_size) == (last, size)


def test_results_of_something_else_are_refused(batch, lines, tmp_path):
    batch("r.csv")
    assert "another: questions check, not count,rate" in batch("r.csv", "--do", "count,rate")[2]
    assert (
        "another: engine default, not minisat; times no, not yes"
        in (batch("r.csv", "--engine", "minisat", "--times")[2])
    )
    before = (tmp_path / "r.csv").read_bytes()
    lines.write_text("\n" + lines.read_text())
    assert f"puzzle {len(LINES)} of the input" in batch("r.csv")[2]
    lines.write_text(SUDOKU)
    assert "the input ends before it" in batch("r.csv")[2]
    assert (tmp_path / "r.csv").read_bytes() == before
    (tmp_path / "notes.csv").write_text("my notes\n")
    assert "but found something else" in batch("notes.csv")[2]
    assert batch("r.txt")[2].endswith("expected a name that ends in .jsonl or .csv\n")


def test_rows_of_several_lines_are_only_for_json(batch, tmp_path):
    to_plain = ("--do", "convert", "--to", "plain")
    assert ":2: expected results in a .jsonl file" in batch("r.csv", *to_plain)[2]
    batch("r.jsonl", *to_plain)
    whole = (tmp_path / "r.jsonl").read_bytes()
    assert b"\\n" in whole
    batch("r.jsonl", *to_plain)
    assert (tmp_path / "r.jsonl").read_bytes() == whole


@pytest.mark.skipif(sys.platform != "linux", reason="names of files that are not Unicode")
def test_a_name_of_a_file_that_is_not_unicode_is_an_origin(program, tmp_path):
    file = tmp_path / os.fsdecode(b"\xff.txt")
    file.write_text(SUDOKU)
    for _ in range(2):
        assert program("batch", "sudoku", file, "--jobs", "1", "--results", tmp_path / "r.jsonl")[0] == 0
    assert json.loads((tmp_path / "r.jsonl").read_text().splitlines()[1])["origin"] == f"{file}:1"


@pytest.mark.parametrize("name", ["r.jsonl", "r.csv"])
def test_what_was_not_decided_is_asked_again(batch, tmp_path, name):
    file = tmp_path / name
    assert batch(name, "--engine", "minisat")[0] == 2
    whole = file.read_bytes()
    file.unlink()
    assert batch(name, "--engine", "minisat", "--timeout", "0")[0] == 2
    assert file.read_text().count("unknown") == len(LINES) - 1
    assert batch(name, "--engine", "minisat", "--retry")[0] == 2
    assert file.read_bytes() == whole
    assert [path.name for path in tmp_path.iterdir() if "retry" in path.name] == []


def test_asking_again_goes_on_where_it_was_killed(batch, tmp_path):
    batch("r.csv", "--engine", "minisat")
    whole = (tmp_path / "r.csv").read_bytes()
    (tmp_path / "r.csv").unlink()
    batch("r.csv", "--engine", "minisat", "--timeout", "0")
    (tmp_path / "r.retry.csv").write_bytes(b"".join(whole.splitlines(keepends=True)[:4]))
    batch("r.csv", "--engine", "minisat", "--retry")
    assert (tmp_path / "r.csv").read_bytes() == whole


@pytest.mark.parametrize("stale", ["another puzzle", "another answer", "more rows"])
def test_asking_again_does_not_go_on_in_the_file_of_another_input(batch, tmp_path, stale):
    again = tmp_path / "r.retry.csv"
    batch("r.csv", "--engine", "minisat")
    whole = (tmp_path / "r.csv").read_bytes()
    (tmp_path / "r.csv").unlink()
    if stale == "more rows":
        again.write_bytes(whole + whole.splitlines(keepends=True)[-1].replace(b"6,", b"7,", 1))
    else:
        rows = whole.splitlines(keepends=True)[:4]
        rows[2] = rows[2].replace(b":3,", b":4,") if stale == "another puzzle" else rows[2].replace(b"mul", b"uni")
        again.write_bytes(b"".join(rows))
    batch("r.csv", "--engine", "minisat", *(("--timeout", "0") if stale == "another puzzle" else ()))
    before = (tmp_path / "r.csv").read_bytes(), again.read_bytes()
    status, _, err = batch("r.csv", "--engine", "minisat", "--retry")
    assert (status, err.count("\n")) == (2, 1)
    assert f"{again}: expected the rows of {tmp_path / 'r.csv'} with new answers" in err
    assert ((tmp_path / "r.csv").read_bytes(), again.read_bytes()) == before


def test_two_runs_on_one_file_do_not_mix(tmp_path):
    question = Question("sudoku")
    first, second = (Results(str(tmp_path / "r.csv"), question) for _ in range(2))
    row = {"number": 1, "origin": "a:1", "verdict": "unique"}
    first.put([row])
    with pytest.raises(UsageError, match="another program has changed this file"):
        second.put([row])


def test_endless_lines_are_refused(program, tmp_path):
    file = tmp_path / "long.txt"
    file.write_text(SUDOKU + "\n" + "1" * 1_000_001)
    status, _, err = program("batch", "sudoku", file, "--jobs", "1")
    assert (status, err) == (2, f"smtpuzzles: {file}:2:1: expected lines of at most 1,000,000 characters\n")


def test_standard_input_is_not_asked_again(program, tmp_path):
    said = program("batch", "sudoku", "-", "--retry", "--results", tmp_path / "r.jsonl")
    assert said[0] == 2
    assert "--retry expects files" in said[2]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not os.path.exists("/dev/fd"), reason="pipes have no names")
@pytest.mark.parametrize("table", [False, True])
def test_no_line_of_a_pipe_is_lost(program, table):
    lines = ["puzzle,name", *[f"{SUDOKU},x"] * 1000] if table else [SUDOKU] * 1000
    reading, writing = os.pipe()

    def write() -> None:
        with open(writing, "w") as stream:
            stream.write("\n".join(lines))  # more than a reader takes ahead, and perhaps than a pipe holds

    writer = Thread(target=write)
    writer.start()
    try:
        out = program("batch", "sudoku", f"/dev/fd/{reading}", "--jobs", "1")[1]
    finally:
        os.close(reading)
        writer.join()
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["origin"] for row in rows] == [f"/dev/fd/{reading}:{number + table}" for number in range(1, 1001)]
    assert {(row["verdict"], row.get("name")) for row in rows} == {("unique", "x" if table else None)}


@pytest.mark.skipif(not os.path.exists("/dev/fd"), reason="devices have other names")
def test_a_pipe_or_a_device_is_read_only_once(program, tmp_path):
    what = f"{os.devnull}, a pipe or a device, is read only once, so it cannot show its kind"
    assert program("batch", os.devnull) == (2, "", f"smtpuzzles: expected a kind: {what}\n")
    said = program("batch", "sudoku", os.devnull, "--retry", "--results", tmp_path / "r.jsonl")
    assert said[0] == 2
    assert f"'{os.devnull}' is a pipe or a device" in said[2]
    assert list(tmp_path.iterdir()) == []


def test_without_a_file_rows_and_the_summary_stay_apart_and_plans_have_no_slash(program):
    status, out, err = program(
        "batch", "sokoban", ROOT / "puzzles/sokoban/1-push.txt", "--jobs", "1", "--do", "solve", "--summary"
    )
    assert status == 0
    assert [json.loads(line)["solution"] for line in out.splitlines()] == ["R"]
    assert "1 puzzle" in err


@pytest.mark.parametrize("share", [2, -0.1, float("nan")])
def test_the_audited_share_is_a_share(share):
    with pytest.raises(UsageError, match="audit is a share from 0 to 1, not"):
        Question("sudoku", audit=share)


def test_a_summary_counts_all_rows_of_the_file(batch, tmp_path):
    batch("r.jsonl")
    file = tmp_path / "r.jsonl"
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:3]))
    status, out, err = batch("r.jsonl", "--summary")
    assert (status, out.splitlines()[0]) == (2, "6 puzzles: 2 unique, 2 multiple, 1 none, 1 error")
    assert err == "smtpuzzles: 1 of 6 puzzles could not be read or answered; their rows say why\n"


def test_percentiles_are_right_to_one_percent():
    summary = Summary()
    for number in range(1, 1001):
        summary.add({"number": number, "origin": f"f:{number}", "verdict": "unique"}, number / 1000)
    assert summary.percentile(50) == pytest.approx(0.5, rel=0.01)
    assert summary.percentile(99) == pytest.approx(0.99, rel=0.01)
    assert summary.lines()[3:5] == ["  1 s  f:1000", "  0.999 s  f:999"]
    quick = Summary()
    quick.add({"number": 1, "origin": "f:1", "verdict": "unique"}, 0.00000123)
    assert quick.lines()[0] == "1 puzzle: 1 unique"
    assert quick.lines()[3:] == ["  < 0.0001 s  f:1"]


def test_a_row_has_what_the_rules_of_steps_count_as():
    text = (ROOT / "puzzles/sudoku/9-jigsaw.txt").read_text()
    question = Question("sudoku", "jigsaw", wishes=("rate", "explain-size"))
    row = Answerer(question)._explained(smtpuzzles.parse("sudoku", text, "jigsaw"), Deadline())
    assert (row["size"], row["weight"], row["level"], row["proven"]) == (6, 4, 4, True)


def test_a_row_out_of_time_has_no_band_and_says_why():
    answerer = Answerer(Question("sudoku", wishes=("rate", "explain-size")))
    row = answerer._explained(smtpuzzles.parse("sudoku", "1...\n..3.\n.4..\n...2\n"), Ticks(1))
    expected = {"level": 1, "band": None, "score": None, "steps": 0, "size": 0, "weight": 0, "proven": False}
    assert row == {**expected, "message": "timeout"}
    summary = Summary()
    summary.add({"number": 1, "origin": "f:1", "verdict": "unique", **row})
    summary.add({"number": 2, "origin": "f:2", "verdict": "unique", "level": 2, "band": "medium"})
    assert summary.lines()[1] == "difficulty: 1 unknown, 1 medium"


def test_without_a_file_the_rows_are_printed(program, lines):
    status, out, err = program("batch", "sudoku", lines, "--jobs", "1", "--times")
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["verdict"] for row in rows] == WORDS
    assert all(row["seconds"] >= 0 for row in rows)
    assert (status, err) == (2, "")
    assert program("batch", "sudoku", lines, "--do", "chek")[2].endswith("did you mean 'check'?\n")


# Executors.


class Fatal(Here):
    """No process survives the puzzle 'dies'."""

    def submit(self, work, /, question, chunk):
        if all(item.text != "dies" for item in chunk):
            return super().submit(work, question, chunk)
        future = Future()
        future.set_exception(WorkerDied())
        return future


def test_a_puzzle_that_no_process_survives_is_a_row():
    runner = Runner(Question("sudoku"), Workers(Fatal(), 1), Deadline())
    runner._size = 3
    asked = [Item(n, "a", n, text) for n, text in enumerate([SUDOKU, "dies", SUDOKU], 1)]
    rows = [row for answered in runner.run(iter(asked)) for row in answered.rows]
    assert [row["verdict"] for row in rows] == ["unique", "error", "unique"]
    assert "has died" in rows[1]["message"]


def test_a_search_for_the_puzzle_that_ends_processes_can_be_interrupted():
    deadline = Deadline()

    class Endless(Fatal):
        def submit(self, work, /, question, chunk):
            if len(chunk) > 1:
                return super().submit(work, question, chunk)
            deadline.cancel()
            return Future()

    runner = Runner(Question("sudoku"), Workers(Endless(), 1), deadline)
    runner._size = 2
    assert list(runner.run(iter([Item(1, "a", 1, SUDOKU), Item(2, "a", 2, "dies")]))) == []


def test_threads_share_no_session():
    puzzles = [puzzle.line() for puzzle in smtpuzzles.generate("binairo", 10, seed=1, size=6)] * 8
    expected = list(smtpuzzles.check_many(puzzles, "binairo", jobs=1))
    with ThreadPoolExecutor(4) as executor:
        assert list(smtpuzzles.check_many(puzzles, "binairo", executor=executor)) == expected


def test_python_asks_about_puzzles_or_texts_on_any_executor():
    puzzles = [smtpuzzles.parse("sudoku", line) for line in LINES[:3]]
    rows = list(smtpuzzles.check_many(puzzles, jobs=1))
    assert [row["verdict"] for row in rows] == WORDS[:3]
    with ThreadPoolExecutor(1) as executor:
        assert list(smtpuzzles.check_many(iter(LINES[:3]), "sudoku", executor=executor)) == rows
    # Processes, as without `jobs` on more than one core: each gets the texts by a pipe.
    assert list(smtpuzzles.check_many(LINES[:3], "sudoku", jobs=2)) == rows
    assert [row.get("level") for row in smtpuzzles.rate_many(LINES[:2], "sudoku", jobs=1)] == [1, None]
    assert list(smtpuzzles.check_many([])) == []
    with pytest.raises(UsageError, match="expected the kind"):
        list(smtpuzzles.check_many(LINES))
    with pytest.raises(UsageError, match="expected puzzles or their texts, but found one alone"):
        list(smtpuzzles.check_many(SUDOKU, "sudoku"))
    _, other = smtpuzzles.check_many([puzzles[0], smtpuzzles.parse("gappy", BOARDS["gappy"])], jobs=1)
    assert other["message"] == "expected sudoku (classic) puzzles only, but found gappy (classic)"


@pytest.mark.parametrize(
    ("text", "kind", "variant", "found"),
    [
        (SUDOKU, "binairo", None, "expected binairo (distinct) puzzles only, but found sudoku (classic)"),
        (SUDOKU, "binairo", "repeats", "expected binairo (repeats) puzzles only, but found sudoku (classic)"),
        (SUDOKU, "sudoku", "x", "expected sudoku (x) puzzles only, but found sudoku (classic)"),
        (SUDOKU, None, "x", "expected sudoku (x) puzzles only, but found sudoku (classic)"),
        (SUDOKU, "sudoku", None, None),
        (SUDOKU, "sudoku", "classic", None),
        ("; variant x\n1...............", "sudoku", None, None),
        ("; variant x\n1...............", None, None, None),
    ],
)
def test_a_kind_and_a_variant_that_are_named_hold_for_puzzles_too(text, kind, variant, found):
    puzzle = smtpuzzles.parse("sudoku", text)
    (row,) = smtpuzzles.check_many([puzzle], kind, variant, jobs=1)
    assert row.get("message") == found


def test_a_name_of_a_kind_that_means_a_variant_holds_for_puzzles_too():
    puzzle = smtpuzzles.parse("binairo", "0_/__")
    assert puzzle.variant == "distinct"
    (row,) = smtpuzzles.check_many([puzzle], "tango", jobs=1)
    assert row["message"] == "expected binairo (repeats) puzzles only, but found binairo (distinct)"
    (row,) = smtpuzzles.check_many([puzzle], "takuzu", jobs=1)
    assert row["verdict"] == "unique"


def test_an_unknown_variant_of_puzzles_is_refused():
    with pytest.raises(UsageError, match="unknown variant 'nope' of binairo"):
        list(smtpuzzles.check_many([smtpuzzles.parse("sudoku", SUDOKU)], "binairo", "nope", jobs=1))


def test_a_puzzle_that_ctrl_c_ends_has_no_row(tmp_path):
    """A later start asks for it again."""
    file = tmp_path / "two.txt"
    file.write_text((BOARDS["sudoku"].replace("\n", "") + "\n") * 2)
    question = Question("sudoku", engine="minisat")
    asked = list(items(question, [str(file)]))
    assert len(answer(question, asked).rows) == 2
    with Deadline():
        signal.raise_signal(signal.SIGINT)
        assert answer(question, asked).rows == []
        # Rows that need no search do not follow either: a start that goes on would leave a gap.
        bad = [asked[0], Item(2, "a", 2, "bad")]
        runner = Runner(question, Workers(Here(), 1), Deadline())
        assert [row for answered in runner.run(iter(bad)) for row in answered.rows] == []


@pytest.mark.skipif(not shutil.which("minisat"), reason="needs the program minisat")
@pytest.mark.parametrize("wish", ["check", "count", "solve"])
def test_rows_tell_what_only_a_program_from_outside_says(wish, lines):
    """A 'none' looked as if it had been proven."""
    rows = rows_of(Question("sudoku", wishes=(wish,), engine="minisat-program"), lines)
    said = "solution, says minisat-program (not checked)"
    other = f"no other {said}" if wish != "solve" else None  # which asks for one solution only
    assert (rows[0].get("message"), rows[3].get("message")) == (other, f"no {said}")
    assert "message" not in rows_of(Question("sudoku", wishes=(wish,), engine="minisat"), lines)[3]


def test_a_batch_goes_on_if_a_byte_is_no_utf8(program, tmp_path):
    """One such line ended the batch, and whoever resumed it never got past it."""
    (tmp_path / "a.txt").write_bytes(b"4....1....21..4.\n4....1...\xff21..4.\n4....1....21..4.\n")
    (tmp_path / "b.txt").write_bytes("4....1....21..4.\n".encode("utf-16"))
    (tmp_path / "c.csv").write_bytes(b"name,puzzle\nm\xfcller,4....1....21..4.\nb,4....1....21..4.\n")
    status, out, _ = program("batch", "sudoku", str(tmp_path))
    rows = [json.loads(line) for line in out.splitlines()]
    assert status == 2
    assert [row["verdict"] for row in rows] == ["unique", "error", "unique", "error", "error", "unique"]
    words = "expected UTF-8 text, but found the byte 0x"
    bad = [row["message"].removeprefix(str(tmp_path)) for row in rows if "message" in row]
    assert bad == [f"/a.txt:2:10: {words}ff", f"/b.txt:1:1: {words}ff", f"/c.csv:2:2: {words}fc"]
    (tmp_path / "c.csv").write_bytes(b"n\xe4me,puzzle\nb,4....1....21..4.\n")
    assert program("batch", "sudoku", str(tmp_path / "c.csv"))[::2] == (
        2,
        f"smtpuzzles: {tmp_path / 'c.csv'}:1:2: {words}e4\n",
    )


@pytest.mark.parametrize(
    "comment", [b"; caf\xe9\n", b"; caf\xe9, variant classic\n", b" ;\xff\r\r;\x80 variant x\r"], ids=repr
)
def test_a_byte_of_a_comment_that_is_no_utf8_harms_no_puzzle(program, tmp_path, comment):
    """Without 'variant', a batch read both; with it, each was an error at its own line; `check` refused both."""
    (file := tmp_path / "a.txt").write_bytes(comment + b"4....1....21..4.\n....4.1..1.4....\n")
    _, out, err = program("batch", "sudoku", file, "--jobs", 1)
    assert [json.loads(line)["verdict"] for line in out.splitlines()].count("error") == 0, err
    assert [program("show", "sudoku", file, "--plain", "--level", number)[0] for number in (1, 2)] == [0, 0]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (b"name,puzzle\nab,PUZZLE\ncaf\xe9,PUZZLE\n", "3:4"),
        (b"puzzle,name\nPUZZLE,ab\nPUZZLE,caf\xe9\n", "3:21"),
        (b'; x\nname,puzzle\n\n"\xff",PUZZLE\n', "4:2"),
        (b'name,puzzle\n"a,\nb\xff",PUZZLE\n', "3:2"),
        (b"#caf\xe9\n" + 2 * (b"." * 81 + b"\n"), "1:5"),
    ],
)
def test_a_byte_that_is_no_utf8_is_named_at_its_own_place(program, tmp_path, text, place):
    """It was the place in the field, on the line where the puzzle begins."""
    (file := tmp_path / "a").write_bytes(text.replace(b"PUZZLE", b"4....1....21..4."))
    rows = [json.loads(line) for line in program("batch", "sudoku", file, "--jobs", 1)[1].splitlines()]
    found = [row["message"].removeprefix(f"{file}:").partition(": ")[0] for row in rows if row["verdict"] == "error"]
    assert set(found) == {place}
