"""Text of strangers, such as titles and names of files, is harmless where it is printed and in cells of tables."""

import csv
import io
import json
import re
from contextlib import suppress
from pathlib import Path
from shlex import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smtpuzzles import kinds, reading
from smtpuzzles.base.harmless import as_cell, from_cell, harmless
from smtpuzzles.base.text import Source
from smtpuzzles.cli.app import run
from smtpuzzles.cli.showing import print_csv
from smtpuzzles.errors import UsageError, one_line
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.reading.ways import Way
from tests.conftest import EVERY_SAMPLE, PYTHON, ROOT, SMALLEST

# A terminal obeys these, or shows what follows in another order.
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
EVIL = "red\x1b[31m bell\x07 \x7f\x9b2J \u202e\u2066 end"
SAMPLE_OF = {sample.kind: sample for sample in reversed(SMALLEST)}


@given(st.text())
def test_harmless_text_has_nothing_that_a_terminal_obeys_and_is_the_same_json(text):
    assert not OBEYED.search(harmless(text))
    assert harmless(harmless(text)) == harmless(text)
    printed = harmless(json.dumps({text: text}, ensure_ascii=False))
    assert json.loads(printed) == {text: text}
    assert one_line(text).isprintable()


@given(st.text() | st.text("=+-@'\t\"a"))
def test_a_cell_is_no_formula_and_is_read_back(text):
    assert not as_cell(text).startswith(("=", "+", "-", "@", "\t"))
    assert from_cell(as_cell(text)) == text


def test_text_without_such_characters_stays_as_it_is():
    for text in ("", "a\tb\nc", "Zoë's Rätsel №3 – 難しい\u3000שלום"):
        assert harmless(text) == text
    assert as_cell("1=1") == from_cell("1=1") == "1=1"


def test_commands_print_in_one_place():
    """What is printed elsewhere would not pass `harmless`."""
    for path in sorted((ROOT / "smtpuzzles/cli").glob("*.py")):
        found = re.findall(r"^.*(?:\bprint\(|\.write\(|writelines\().*$", path.read_text(), re.MULTILINE)
        elsewhere = [line for line in found if not re.search(r"(files|console|reading)\.", line)]
        assert not elsewhere or path.name in ("showing.py", "shelf.py")  # which writes files of new puzzles


def titled(kind: str) -> list[str]:
    """The formats of this kind that have titles, and are read and written."""
    return [one.name for one in reading.formats(kind).values() if one.titles and one.read and one.write]


def carried(kind: str, forms: list[str], title: str) -> tuple[AnyPuzzle, dict[str, str]]:
    """The smallest sample that all these formats can carry, and its text in each of them."""
    samples = [one for one in EVERY_SAMPLE if one.kind == kind and one.verdict in ("unique", "plan")]
    for sample in sorted(samples, key=lambda one: one.size()):
        with suppress(UsageError):
            puzzle = sample.puzzle()
            return puzzle, {form: reading.write(Record(puzzle, None, title), form) for form in forms}
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", kinds.names())
def test_a_title_reaches_no_terminal_as_it_is(kind, tmp_path, capsys):
    forms = titled(kind)

    def printed(*words: str) -> str:
        status, shown = run(list(words)), capsys.readouterr()
        assert (status, OBEYED.findall(shown.out + shown.err)) == (0, []), words
        return shown.out

    puzzle, texts = carried(kind, forms, EVIL)
    for form, text in texts.items():
        path = tmp_path / form
        path.write_text(text)
        given = [kind, str(path), "--from", form, "--variant", puzzle.variant]
        printed("show", *given)
        assert json.loads(printed("show", *given, "--json"))["variant"] == puzzle.variant
        again = {"plain": printed("show", *given, "--plain")}
        again |= {to: printed("convert", *given, "--to", to) for to in forms}
        for to, shown in again.items():
            read = reading.read(kind, Source(to, shown), reading.Wish(puzzle.variant, to)).first.puzzle
            assert without_comments(read) == without_comments(puzzle)


def without_comments(puzzle: AnyPuzzle) -> list[str]:
    return [line for line in puzzle.text().splitlines() if not line.startswith(";")]


def test_a_title_of_several_lines_is_one_line_and_no_part_of_the_puzzle():
    puzzle, _ = carried("sudoku", ["plain"], "")
    linked = Format("link", "", "", lambda *_: Record(puzzle, None, "one\n; two\r\n123"), None)
    record = Way(kinds.load("sudoku"), linked).read(Source("link", ""), None)
    assert record.title == "one ; two 123"
    assert reading.parse("sudoku", Source("text", reading.write(record, "plain")), puzzle.variant) == puzzle


def test_names_of_files_reach_no_terminal_as_they_are(tmp_path, capsys):
    name = tmp_path / "a[bold]\x1b[31m\u202e\x9b\r.txt"
    name.write_text((ROOT / "puzzles/gappy/9.txt").read_text())
    for words in (
        ["check", "gappy", str(name)],
        ["check", "gappy", str(name), "--json"],
        ["rate", "gappy", str(name)],
        [
            "compare",
            "gappy",
            str(name),
            str(ROOT / "puzzles/gappy/9-none.txt"),
            "--engines",
            "minisat",
            "--repeat",
            "1",
        ],
        ["compare", "gappy", str(name), "--engines", "minisat", "--repeat", "1", "--csv"],
        ["convert", "gappy", str(name), "--to", "plain"],
        ["batch", "gappy", str(name), "--summary", "--jobs", "1"],
        ["show", "hitori", str(name)],
        ["solve", "gappy", str(name), "--engine", "\x1b[31m"],
    ):
        run(words)
        shown = capsys.readouterr()
        assert shown.out + shown.err
        assert not OBEYED.search(shown.out + shown.err), words
        if words[0] == "compare" and "--csv" not in words:
            assert "a[bold]\\x1b[31m" in shown.out


def test_what_an_engine_complains_of_reaches_no_terminal_as_it_is(tmp_path, capsys):
    engine = tmp_path / "engine.py"
    engine.write_text("import sys; sys.stderr.write('\\x1b]0;owned\\x07 \\x9b31m failed'); sys.exit(1)")
    command = f"{PYTHON} {quote(str(engine))} {{cnf}}"
    for form in ([], ["--json"], ["--plain"]):
        assert run(["solve", "gappy", str(ROOT / "puzzles/gappy/9.txt"), "--engine-command", command, *form]) == 3
        shown = capsys.readouterr()
        assert "failed" in shown.out + shown.err
        assert not OBEYED.search(shown.out + shown.err)


def test_cells_of_tables_are_no_formulas(capsys):
    print_csv([{"question": '=HYPERLINK("x")', "seconds": -1.5}, {"question": "@a\x1b", "seconds": 2}])
    shown = capsys.readouterr().out
    assert shown.splitlines()[1] == '"\'=HYPERLINK(""x"")",-1.5'
    assert not OBEYED.search(shown)


def batch(tmp_path: Path, puzzles: Path, *options: str) -> tuple[int, bytes]:
    results = tmp_path / "rows.csv"
    status = run(["batch", "sokoban", str(puzzles), "--results", str(results), "--jobs", "1", *options])
    return status, results.read_bytes()


def test_levels_that_begin_like_formulas_are_cells_that_are_read_back(tmp_path, capsys):
    puzzles = tmp_path / "=levels.txt"
    puzzles.write_text("-#####-/-#@$.#-/-#####-\n--#####/--#@$.#/--#####\n")
    status, whole = batch(tmp_path, puzzles, "--do", "convert", "--to", "line", "--from", "line")
    rows = list(csv.reader(io.StringIO(whole.decode())))
    assert status == 0, capsys.readouterr().err
    assert not [cell for row in rows[1:] for cell in row if cell.startswith(("=", "+", "-", "@"))]
    texts = [row[rows[0].index("text")] for row in rows[1:]]
    # The table is read as levels again, and goes on behind any row with the same bytes.
    column = ["--column", "text", "--do", "convert", "--to", "line", "--from", "line"]
    again = tmp_path / "again"
    again.mkdir()
    status, copied = batch(again, tmp_path / "rows.csv", *column)
    assert [row[rows[0].index("text")] for row in csv.reader(io.StringIO(copied.decode()))][1:] == texts
    (tmp_path / "rows.csv").write_bytes(b"".join(whole.splitlines(keepends=True)[:2]))
    assert batch(tmp_path, puzzles, "--do", "convert", "--to", "line", "--from", "line")[1] == whole


def test_a_batch_of_a_file_with_any_name_goes_on(tmp_path):
    for results in ("rows.csv", "rows.jsonl"):
        puzzles = tmp_path / "=\x1b[31m\u202e.txt"
        puzzles.write_text("5 5 5 5 5\n" * 2)
        words = ["batch", "gappy", str(puzzles), "--results", str(tmp_path / results), "--jobs", "1"]
        run(words)
        whole = (tmp_path / results).read_bytes()
        (tmp_path / results).write_bytes(b"".join(whole.splitlines(keepends=True)[:2]))
        run(words)
        assert (tmp_path / results).read_bytes() == whole
        assert not OBEYED.search(whole.decode())


def test_a_table_of_sudokus_keeps_any_title():
    puzzle, _ = carried("sudoku", ["csv"], "")
    for title in ("=1+1", 'a "b" c', "'quoted'", "-x,+y", "plain,4.5", "@SUM(A1)"):
        row = reading.write(Record(puzzle, None, title), "csv")
        assert not [cell for cell in next(csv.reader([row])) if cell.startswith(("=", "+", "-", "@"))]
        assert reading.read("sudoku", Source("table", row), reading.Wish(form="csv")).first.title == title
