"""Puzzles and solutions that are read: from files, standard input and terminals, well-formed and malformed."""

import io
import json
import os
import sys
import tracemalloc

import pytest

from smtpuzzles import InputError, Source, kinds
from smtpuzzles.cli.app import run
from tests.cli.conftest import GOOD, process, terminal

GAPPY = {
    "empty": ("", "1:1: expected a line of row labels and a line of column labels, but found nothing"),
    "blank-lines": (" \n\t\n\n", "1:1: expected a line of row labels and a line of column labels, but found nothing"),
    "comments": ("; a\n ; b\n", "1:1: expected a line of row labels and a line of column labels, but found nothing"),
    "nul-bytes": (b"\0\0", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '\\x00\\x00'"),
    "nul-in-label": (b"0 1\0 2 -", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1\\x00'"),
    "not-utf8": (b"0 1 \xff -\n- - - -\n", "1:5: expected UTF-8 text, but found the byte 0xff"),
    "not-utf8-after-old-mac-lines": (b"; a\r; b\r\n0 1 \x80", "3:5: expected UTF-8 text, but found the byte 0x80"),
    "utf16": ("0 1\n1 0\n".encode("utf-16"), "1:1: expected UTF-8 text, but found the byte 0xff"),
    "cut-off-character": ("1 2 é".encode()[:-1], "1:5: expected UTF-8 text, but found the byte 0xc3"),
    "one-label": ("1\n1\n", "1:2: expected at least two row labels, but found one"),
    "one-line": ("; columns?\n1 - -\n", "2:6: expected a second line with the column labels, but found no more"),
    "three-lines": ("0 1 2 -\n\n- - - -\n;\n 0\n", "5:1: expected two lines of labels, but found a third"),
    "short": ("0 1 2 -\n- - -\n", "2:6: expected 4 column labels in this line, but found 3"),
    "long": ("0 1 2 -\n- - - - 0 0\n", "2:9: expected 4 column labels in this line, but found 6"),
    "too-high": ("0 1 2 -\n- - 3 -\n", "2:5: label 3 is not between 0 and 2"),
    "too-high-on-a-board-of-two": ("- -\n0 1\n", "2:3: label 1 is not 0, the only label possible here"),
    "word": ("0 1 2 -\n- one - -\n", "2:3: expected 0, 1, 2 ... or - for a missing label, but found 'one'"),
    "comma": ("0,1,2,-\n-,-,-,-\n", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '0,1,2,-'"),
    "word-and-short": ("0 1 2 -\n- x\n", "2:3: expected 0, 1, 2 ... or - for a missing label, but found 'x'"),
    "negative": ("0 1 -2 -\n- - - -\n", "1:5: expected 0, 1, 2 ... or - for a missing label, but found '-2'"),
    "plus": ("0 +1 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '+1'"),
    "float": ("0 1.0 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1.0'"),
    "exponent": ("0 1e0 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1e0'"),
    "underscore": ("0 1_0 2 -\n- - - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1_0'"),
    "gigantic": ("0 " + "9" * 5000 + " -\n- - -\n", "1:3: label 99999999999999999... is not between 0 and 1"),
    "gigantic-negative": (
        "0 -" + "9" * 5000 + " -\n- - -\n",
        "1:3: expected 0, 1, 2 ... or - for a missing label, but found '-9999999999999999...'",
    ),
    "arabic-indic": ("٠ ١ -\n- - -\n", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '٠'"),
    "devanagari": ("0 १ -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '१'"),
    "full-width": ("0 １ -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '１'"),
    "superscript": ("0 ² -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '²'"),
    "fraction": ("0 ½ -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '½'"),
    "zero-width": ("0 1\u200b -\n- - -\n", "1:3: expected 0, 1, 2 ... or - for a missing label, but found '1\\u200b'"),
    "a-solution": ("B W\nW B\n", "1:1: expected 0, 1, 2 ... or - for a missing label, but found 'B'"),
    "other-comment": ("# mine\n0 1\n", "1:1: expected 0, 1, 2 ... or - for a missing label, but found '#'"),
}

LIGHTUP = {
    "empty": ("", "1:1: expected a board of _, # and 0 to 4, but found nothing"),
    "comments": (";\n\n; _\n", "1:1: expected a board of _, # and 0 to 4, but found nothing"),
    "nul-bytes": (b"__\n_\0\n", "2:2: expected _, # or 0 to 4, but found '\\x00'"),
    "not-utf8": (b"2\r\n__\r\n_\xe9\r\n", "3:2: expected UTF-8 text, but found the byte 0xe9"),
    "short": ("___\n___\n__\n", "3:3: expected 3 cells in this line, but found 2"),
    "long": ("3\n___\n____\n___\n", "3:4: expected 3 cells in this line, but found 4"),
    "first-row-short": ("__\n___\n___\n", "1:3: expected 3 cells in this line, but found 2"),
    "first-row-long": ("____\n___\n___\n", "1:4: expected 3 cells in this line, but found 4"),
    "wider-than-one": ("1\n__\n", "2:2: expected 1 cell in this line, but found 2"),
    "all-narrower-than-said": ("4 2\n___\n___\n", "2:4: expected 4 cells in this line, but found 3"),
    "too-few-rows": ("3\n___\n___\n", "3:4: expected 3 rows, but found 2"),
    "too-many-rows": ("3\n___\n___\n___\n; four\n___\n___\n", "6:1: expected 3 rows, but found 5"),
    "more-than-one-row": ("2 1\n__\n__\n", "3:1: expected 1 row, but found 2"),
    "no-rows": ("3\n", "1:2: expected 3 rows, but found 0"),
    "sides-exchanged": ("3 2\n__\n__\n__\n", "4:1: expected 2 rows, but found 3"),
    "five": ("3\n___\n_5_\n___\n", "3:2: expected _, # or 0 to 4, but found '5'"),
    "letter": ("___\n__W\n___\n", "2:3: expected _, # or 0 to 4, but found 'W'"),
    "letter-and-short": ("___\nx_\n___\n", "2:1: expected _, # or 0 to 4, but found 'x'"),
    "letter-and-long": ("3\n____\n___\n__x\n", "4:3: expected _, # or 0 to 4, but found 'x'"),
    "letter-and-too-many-rows": ("1\n_\n_\nx\n", "4:1: expected _, # or 0 to 4, but found 'x'"),
    "lamp": ("___\n_*_\n___\n", "2:2: expected _, # or 0 to 4, but found '*'"),
    "blanks-between": ("_ _\n_ _\n", "1:2: expected _, # or 0 to 4, but found ' '"),
    "tab": ("_\t_\n___\n", "1:2: expected _, # or 0 to 4, but found '\\t'"),
    "escape": ("__\n_\x1b[2J\n", "2:2: expected _, # or 0 to 4, but found '\\x1b'"),
    "arabic-indic-wall": ("___\n_٣_\n___\n", "2:2: expected _, # or 0 to 4, but found '٣'"),
    "superscript-wall": ("___\n_²_\n___\n", "2:2: expected _, # or 0 to 4, but found '²'"),
    "arabic-indic-size": ("٣\n___\n___\n___\n", "1:1: expected a size between 1 and 999999999, but found '٣'"),
    "superscript-size": ("²\n__\n__\n", "1:1: expected a size between 1 and 999999999, but found '²'"),
    "full-width-size": ("2 ２\n__\n__\n", "1:3: expected a size between 1 and 999999999, but found '２'"),
    "size-with-x": ("3x3\n___\n___\n___\n", "1:2: expected _, # or 0 to 4, but found 'x'"),
    "negative-size": ("-3\n___\n___\n___\n", "1:1: expected _, # or 0 to 4, but found '-'"),
    "zero": ("0\n__\n", "1:1: size 0 is not between 1 and 999999999"),
    "zero-wide": ("0 3\n_\n_\n_\n", "1:1: size 0 is not between 1 and 999999999"),
    "zero-high": ("3 0\n", "1:3: size 0 is not between 1 and 999999999"),
    "three-numbers": ("1 2 3\n_\n_\n", "1:5: expected a size, or a width and a height, but found a third number"),
    "nine-digits": ("999999999", "1:10: expected 999999999 rows, but found 0"),
    "nine-digits-and-a-row": ("999999999\n__\n", "2:3: expected 999999999 rows, but found 1"),
    "nine-digits-wide": ("999999999 1\n__\n", "2:3: expected 999999999 cells in this line, but found 2"),
    "twenty-one-digits": (
        "999999999999999999999\n__\n",
        "1:1: size 99999999999999999... is not between 1 and 999999999",
    ),
    "five-thousand-digits": ("9" * 5000, "1:1: size 99999999999999999... is not between 1 and 999999999"),
    "huge-both-ways": ("99999 99999\n", "1:12: expected 99999 rows, but found 0"),
}

SUDOKU = {
    "empty": ("", "1:1: expected the rows of a sudoku, but found nothing"),
    "comments": ("; 1234\n", "1:1: expected the rows of a sudoku, but found nothing"),
    "nul-bytes": (b"12\0.\n", "1:3: expected a digit, or . for an empty cell, but found '\\x00'"),
    "not-utf8": (b"\xef\xbb\xbf12\xc0.\n", "1:3: expected UTF-8 text, but found the byte 0xc0"),
    "short": ("1234\n....\n...\n....\n", "3:4: expected 4 cells in this line, but found 3"),
    "long": ("1234\n....\n.....\n....\n", "3:5: expected 4 cells in this line, but found 5"),
    "short-in-words": ("1 2 3 4\n. . . .\n. . .\n. . . .\n", "3:6: expected 4 cells in this line, but found 3"),
    "long-in-words": ("1 2 3 4\n. . . .\n. . .  . .\n. . . .\n", "3:10: expected 4 cells in this line, but found 5"),
    "first-row-short": ("123\n....\n....\n....\n", "1:4: expected 4 cells in this line, but found 3"),
    "first-row-long": ("12341\n....\n....\n....\n", "1:5: expected 4 cells in this line, but found 5"),
    "all-rows-long": ("12341\n.....\n.....\n.....\n", "1:5: expected 4 cells in this line, but found 5"),
    "blanks-between-boxes-only": ("123 456 789\n" * 9, "1:12: expected 9 cells in this line, but found 3"),
    "too-few-rows": ("1234\n....\n....\n", "3:5: expected 4 rows, but found 3"),
    "too-many-rows": ("1234\n....\n....\n....\n\n....\n", "6:1: expected 4 rows, but found 5"),
    "one-row-only": ("1234\n", "1:5: expected 4 rows, but found 1"),
    "one-line-short": ("." * 80, "1:81: expected 1, 16, 81, 256 ... cells in a single line, but found 80"),
    "one-line-long": ("." * 82, "1:83: expected 1, 16, 81, 256 ... cells in a single line, but found 82"),
    "side-not-square": ("......\n" * 6, "1:7: expected a side of 1, 4, 9, 16, 25 ... cells, but found 6"),
    "side-of-two": ("12\n21\n", "1:3: expected a side of 1, 4, 9, 16, 25 ... cells, but found 2"),
    "letter": ("1234\n..A.\n....\n....\n", "2:3: expected a digit, or . for an empty cell, but found 'A'"),
    "letter-in-words": ("1 2 x 4\n", "1:5: expected a digit, or . for an empty cell, but found 'x'"),
    "letter-and-long": ("1234\n..x..\n....\n....\n", "2:3: expected a digit, or . for an empty cell, but found 'x'"),
    "letter-and-too-few-rows": ("1234\n..x.\n", "2:3: expected a digit, or . for an empty cell, but found 'x'"),
    "out-of-range": ("1234\n...5\n....\n....\n", "2:4: digit 5 is not between 1 and 4"),
    "out-of-range-in-one-line": ("." * 14 + "7.", "1:15: digit 7 is not between 1 and 4"),
    "only-a-two": ("2\n", "1:1: digit 2 is not 1, the only digit possible here"),
    "seventeen": (("17 " + ". " * 15 + "\n") * 16, "1:1: digit 17 is not between 1 and 16"),
    "gigantic": ("1 2 3 " + "5" * 5000 + "\n" + "....\n" * 3, "1:7: digit 55555555555555555... is not between 1 and 4"),
    "float": ("1 2 3 4\n1.5 . . .\n", "2:1: expected a digit, or . for an empty cell, but found '1.5'"),
    "negative": ("1 2 -3 4\n", "1:5: expected a digit, or . for an empty cell, but found '-3'"),
    "minus-as-filler": ("12--\n", "1:3: expected a digit, or . for an empty cell, but found '-'"),
    "plus": ("+1 2 3 4\n", "1:1: expected a digit, or . for an empty cell, but found '+1'"),
    "arabic-indic": ("12٣.\n", "1:3: expected a digit, or . for an empty cell, but found '٣'"),
    "devanagari": ("12३.\n", "1:3: expected a digit, or . for an empty cell, but found '३'"),
    "full-width": ("12３.\n", "1:3: expected a digit, or . for an empty cell, but found '３'"),
    "superscript": ("12³.\n", "1:3: expected a digit, or . for an empty cell, but found '³'"),
    "boxes-drawn": ("12|34\n--+--\n", "1:3: expected a digit, or . for an empty cell, but found '|'"),
}

BINAIRO = {
    "empty": ("", "1:1: expected rows of 0, 1 and _, but found nothing"),
    "comments": (";;\n;", "1:1: expected rows of 0, 1 and _, but found nothing"),
    "nul-bytes": (b"0\0\n__\n", "1:2: expected 0, 1 or _, but found '\\x00'"),
    "not-utf8": (b"0_\n__\n_\xfe", "3:2: expected UTF-8 text, but found the byte 0xfe"),
    "short": ("____\n__\n____\n____\n", "2:3: expected 4 cells in this line, but found 2"),
    "long": ("__\n__0\n", "2:3: expected 2 cells in this line, but found 3"),
    "first-row-short": ("___\n____\n____\n____\n", "1:4: expected 4 cells in this line, but found 3"),
    "leading-blank": ("__\n 01\n", "2:1: expected 0, 1 or _, but found ' '"),
    "odd-width": ("0_1\n___\n", "1:4: expected an even number of cells in a row, but found 3"),
    "odd-height": ("0_\n__\n__\n", "3:3: expected an even number of rows, but found 3"),
    "one-cell": ("0\n", "1:2: expected an even number of cells in a row, but found 1"),
    "one-row": ("0_1_\n", "1:5: expected an even number of rows, but found 1"),
    "two": ("0_\n_2\n", "2:2: expected 0, 1 or _, but found '2'"),
    "letter-and-short": ("____\nO_\n", "2:1: expected 0, 1 or _, but found 'O'"),
    "letter-and-odd-height": ("__\n__\n_x\n", "3:2: expected 0, 1 or _, but found 'x'"),
    "header": ("2 2\n0_\n__\n", "1:1: expected 0, 1 or _, but found '2'"),
    "blanks-between": ("0 1\n_ _\n", "1:2: expected 0, 1 or _, but found ' '"),
    "minus": ("0-\n--\n", "1:2: expected 0, 1 or _, but found '-'"),
    "arabic-indic": ("٠١\n__\n", "1:1: expected 0, 1 or _, but found '٠'"),
    "full-width": ("0１\n__\n", "1:2: expected 0, 1 or _, but found '１'"),
    "superscript": ("0¹\n__\n", "1:2: expected 0, 1 or _, but found '¹'"),
    "second-byte-order-mark": ("0_\n\ufeff__\n", "2:1: expected 0, 1 or _, but found '\\ufeff'"),
}

TABLE = {"gappy": GAPPY, "lightup": LIGHTUP, "sudoku": SUDOKU, "binairo": BINAIRO}

MALFORMED = [
    pytest.param(kind, data if isinstance(data, bytes) else data.encode(), complaint, id=f"{kind}-{name}")
    for kind, table in TABLE.items()
    for name, (data, complaint) in table.items()
]


@pytest.fixture
def shown(capsys):
    """The plain text of a puzzle, as the program shows what it read."""

    def show(*arguments: str) -> str:
        status = run(["show", *arguments, "--plain"])
        out, err = capsys.readouterr()
        assert err == ""
        assert status == 0
        return out

    return show


def type_in(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


@pytest.mark.parametrize(("kind", "data", "complaint"), MALFORMED)
def test_a_malformed_puzzle_is_named_with_its_line_and_column(kind, data, complaint, written, complains):
    path = written(data)
    complains(["solve", kind, path], f"{path}:{complaint}")


@pytest.mark.parametrize("kind", TABLE)
@pytest.mark.parametrize("command", ["show", "solve", "check", "count", "verify"])
@pytest.mark.parametrize("form", [[], ["--plain"], ["--json"]], ids=lambda form: "".join(form) or "picture")
def test_every_command_in_every_form_complains_alike(kind, command, form, written, complains):
    path = written("")
    arguments = [command, kind, path, *(["-"] if command == "verify" else []), *form]
    complains(arguments, f"{path}:{TABLE[kind]['empty'][1]}")


@pytest.mark.parametrize("file", [["-"], []], ids=["minus", "no-file"])
def test_a_malformed_puzzle_on_standard_input_is_named_too(file, monkeypatch, complains):
    type_in(monkeypatch, b"0_\n_2\n")
    complains(["solve", "binairo", *file], "<stdin>:2:2: expected 0, 1 or _, but found '2'")


@pytest.mark.parametrize("text", ["999999999", "9" * 21, "9" * 5000, "99999 99999\n__\n__\n", "1 999999999\n_\n"])
def test_a_huge_size_is_refused_without_making_room_for_it(text):
    tracemalloc.start()
    try:
        with pytest.raises(InputError):
            kinds.parse("lightup", Source("huge", text))
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("kind", GOOD)
def test_a_malformed_puzzle_leaves_no_output_file(kind, written, complains, tmp_path):
    path = written("")
    output = tmp_path / "formula.smt2"
    complains(["solve", kind, path, "--emit-smt2", str(output)], f"{path}:{TABLE[kind]['empty'][1]}")
    assert os.listdir(tmp_path) == ["puzzle.txt"]


@pytest.mark.parametrize(
    ("kind", "solution", "complaint"),
    [
        pytest.param("gappy", "", "1:1: expected 9 rows of B and W, but found nothing", id="gappy-empty"),
        pytest.param("gappy", "B W\n", "1:4: expected 9 rows, but found 1", id="gappy-small"),
        pytest.param(
            "gappy", "W W W W W W W W W\n" * 10, "10:1: expected 9 rows, but found 10", id="gappy-too-many-rows"
        ),
        pytest.param("gappy", "B W\n" * 9, "1:4: expected 9 cells in this line, but found 2", id="gappy-narrow"),
        pytest.param(
            "gappy", "W W W W W W W W W W\n" * 9, "1:19: expected 9 cells in this line, but found 10", id="gappy-wide"
        ),
        pytest.param("gappy", "B W\nB X\n", "2:3: expected B or W, but found 'X'", id="gappy-symbol"),
        pytest.param("gappy", "BWBWWWWWW\n", "1:1: expected B or W, but found 'BWBWWWWWW'", id="gappy-no-blanks"),
        pytest.param("lightup", "", "1:1: expected a board of _, # and 0 to 4, but found nothing", id="lightup-empty"),
        pytest.param(
            "lightup",
            "2\n__\n__\n",
            "1:1: expected a board 3 wide and 3 high, but found one 2 wide and 2 high",
            id="lightup-size",
        ),
        pytest.param("lightup", "__\n__\n", "2:3: expected 3 rows, but found 2", id="lightup-small"),
        pytest.param(
            "lightup", "_*_\n*4*\n_*\n", "3:3: expected 3 cells in this line, but found 2", id="lightup-narrow"
        ),
        pytest.param(
            "lightup", "3\n_*_\n*4*\n_B_\n", "4:2: expected _, *, # or 0 to 4, but found 'B'", id="lightup-symbol"
        ),
        pytest.param("sudoku", ".", "1:2: expected 4 rows, but found 1", id="sudoku-small"),
        pytest.param("sudoku", "." * 15, "1:16: expected 16 cells in a single line, but found 15", id="sudoku-line"),
        pytest.param("sudoku", "." * 81, "1:82: expected 4 rows, but found 1", id="sudoku-large-line"),
        pytest.param("sudoku", "1234\n" * 5, "5:1: expected 4 rows, but found 5", id="sudoku-too-many-rows"),
        pytest.param("sudoku", ".........\n" * 4, "1:5: expected 4 cells in this line, but found 9", id="sudoku-wide"),
        pytest.param("sudoku", "1234\n" * 3 + "1235", "4:4: digit 5 is not between 1 and 4", id="sudoku-range"),
        pytest.param(
            "sudoku", "12x4\n", "1:3: expected a digit, or . for an empty cell, but found 'x'", id="sudoku-symbol"
        ),
        pytest.param("binairo", "01\n", "1:3: expected 2 rows, but found 1", id="binairo-too-few-rows"),
        pytest.param("binairo", "01\n10\n01\n", "3:1: expected 2 rows, but found 3", id="binairo-too-many-rows"),
        pytest.param("binairo", "0110\n1001\n", "1:3: expected 2 cells in this line, but found 4", id="binairo-wide"),
        pytest.param("binairo", "01\n1B\n", "2:2: expected 0, 1 or _, but found 'B'", id="binairo-symbol"),
        pytest.param("binairo", b"01\n1\xff\n", "2:2: expected UTF-8 text, but found the byte 0xff", id="not-utf8"),
    ],
)
def test_a_malformed_solution_is_named_with_its_line_and_column(kind, solution, complaint, written, complains):
    puzzle, path = written(GOOD[kind]), written(solution, "solution.txt")
    complains(["verify", kind, puzzle, path], f"{path}:{complaint}")


@pytest.mark.parametrize("arguments", [["solve", "gappy", "FILE"], ["verify", "gappy", "GOOD", "FILE"]], ids=" ".join)
def test_a_missing_file_is_named(arguments, written, complains, tmp_path):
    paths = {"FILE": str(tmp_path / "missing.txt"), "GOOD": written(GOOD["gappy"])}
    complains(
        [paths.get(word, word) for word in arguments],
        f"{paths['FILE']}: cannot read this file: no such file or directory",
    )


def test_a_directory_is_not_a_puzzle(complains, tmp_path):
    complains(["solve", "gappy", str(tmp_path)], f"{tmp_path}: cannot read this file: is a directory")


def test_a_name_that_no_file_can_have_is_refused(complains):
    complains(["solve", "gappy", "a\0b"], "a\\x00b: cannot read this file: embedded null byte")


@pytest.mark.skipif(os.geteuid() == 0, reason="permissions do not bind root")
def test_a_file_that_may_not_be_read_is_named(written, complains):
    path = written(GOOD["gappy"])
    os.chmod(path, 0)
    complains(["solve", "gappy", path], f"{path}: cannot read this file: permission denied")


def test_an_endless_file_is_refused(program):
    status, _, err = program("show", "sudoku", "/dev/zero")
    assert (status, err) == (2, "smtpuzzles: /dev/zero: expected a puzzle, but found more than 16 megabytes\n")


def test_standard_input_is_read_where_no_file_or_a_dash_is_given():
    text = "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n"
    with_dash, without = process("solve", "gappy", "-", "--plain", text=text), process("solve", "gappy", text=text)
    assert with_dash.returncode == without.returncode == 0
    assert with_dash.stdout.startswith("W W B")
    assert json.loads(process("solve", "gappy", "--json", text=text).stdout)["file"] == "-"
    wrong = process("solve", "gappy", text="5 8 1\n1 1 1\n")
    assert wrong.returncode == 2
    assert wrong.stderr == "smtpuzzles: <stdin>:1:1: label 5 is not between 0 and 1\n"


def test_gappy_at_a_terminal_without_a_file_asks_for_the_labels():
    seen = terminal("solve", "gappy", typed="5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n")
    assert "row labels" in seen
    assert "column labels: " in seen
    assert "██" in seen


def test_labels_typed_wrong_are_asked_for_again_and_ctrl_d_ends_it():
    seen = terminal("solve", "gappy", typed="5 8 1\n1 1 1\n5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n")
    assert "smtpuzzles: <typed>:1:1: label 5 is not between 0 and 1" in seen
    assert "██" in seen
    seen = terminal("solve", "gappy", typed="\x04")
    assert "column labels:" not in seen
    assert "but the input ended" in seen


def test_other_kinds_at_a_terminal_say_that_they_read_from_it():
    seen = terminal("solve", "binairo", typed="0_\n__\n\x04")
    assert "end it with Ctrl-D" in seen
    assert "┌────┐" in seen


EMPTY_NINE = ".........\n" * 9

ACCEPTED = {
    "windows-line-ends": ("gappy", "0 1 -\r\n- 1 -\r\n", "0 1 -\n- 1 -\n"),
    "old-mac-line-ends": ("gappy", "0 1 -\r- 1 -\r", "0 1 -\n- 1 -\n"),
    "no-line-end-at-the-end": ("gappy", "0 1 -\n- 1 -", "0 1 -\n- 1 -\n"),
    "byte-order-mark": ("gappy", b"\xef\xbb\xbf0 1 -\n- 1 -\n", "0 1 -\n- 1 -\n"),
    "byte-order-mark-and-comment": ("gappy", b"\xef\xbb\xbf; mine\n0 1 -\n- 1 -\n", "0 1 -\n- 1 -\n"),
    "blanks-and-tabs-around-labels": ("gappy", "\t 0  1\t-  \n - 1 -\t\n", "0 1 -\n- 1 -\n"),
    "blank-lines": ("gappy", "\n\n0 1 -\n \t\n- 1 -\n\n\n", "0 1 -\n- 1 -\n"),
    "comments-anywhere": ("gappy", "; a\n0 1 -\n  ; é ½\n- 1 -\n;", "0 1 -\n- 1 -\n"),
    "question-marks": ("gappy", "0 1 ?\n? 1 -\n", "0 1 -\n- 1 -\n"),
    "leading-zeros": ("gappy", "00 001 -\n- 1 -\n", "0 1 -\n- 1 -\n"),
    "lightup-square-header": ("lightup", "2\n_#\n0_\n", "2\n_#\n0_\n"),
    "lightup-width-and-height": ("lightup", "3 2\n_#_\n0__\n", "3 2\n_#_\n0__\n"),
    "lightup-same-width-and-height": ("lightup", " 2\t2 \n_#\n0_\n", "2\n_#\n0_\n"),
    "lightup-no-header": ("lightup", "_#_\n0__\n", "3 2\n_#_\n0__\n"),
    "lightup-no-header-numbers-above": ("lightup", "01\n__\n", "2\n01\n__\n"),
    "lightup-one-column-of-numbers": ("lightup", "2\n_\n", "1 2\n2\n_\n"),
    "lightup-one-cell": ("lightup", "1\n1\n", "1\n1\n"),
    "lightup-dots-and-trailing-blanks": ("lightup", "2 \n.# \t\n0.  \n", "2\n_#\n0_\n"),
    "lightup-comments-in-the-board": ("lightup", "; a\n2\n;b\n_#\n\n; c\n0_\n", "2\n_#\n0_\n"),
    "sudoku-rows-without-blanks": ("sudoku", "12__\n..12\n0000\n3...\n", "12..\n..12\n....\n3...\n"),
    "sudoku-rows-with-blanks": ("sudoku", "1 2 _ _\n. . 1 2\n0  0 0 0\n 3 . . .\n", "12..\n..12\n....\n3...\n"),
    "sudoku-rows-of-both-sorts": ("sudoku", "12..\n. . 1 2\n....\n3...\n", "12..\n..12\n....\n3...\n"),
    "sudoku-in-one-line": ("sudoku", "; sdm\n12....12....3...", "12..\n..12\n....\n3...\n"),
    "sudoku-in-one-line-with-blanks": ("sudoku", "1 2 . . . . 1 2 . . . . 3 . . .", "12..\n..12\n....\n3...\n"),
    "sudoku-of-81-in-one-line": ("sudoku", "0" * 81, EMPTY_NINE),
    "sudoku-of-one-cell": ("sudoku", ".", ".\n"),
    "sudoku-of-sixteen": ("sudoku", ("16 " + "0 " * 15 + "\n") * 16, (("16" + "  ." * 15) + "\n") * 16),
    "binairo-dots": ("binairo", "0.\n.1\n", "0_\n_1\n"),
    "binairo-rectangle": ("binairo", "0___\n___1\n", "0___\n___1\n"),
    "binairo-blanks-behind": ("binairo", "0_ \n_1\t\r\n", "0_\n_1\n"),
}


@pytest.mark.parametrize(("kind", "data", "text"), ACCEPTED.values(), ids=ACCEPTED)
def test_what_a_person_may_well_write_is_accepted(kind, data, text, written, shown):
    assert shown(kind, written(data)) == text


@pytest.mark.parametrize("kind", GOOD)
def test_the_good_puzzles_of_these_tests_are_good(kind, written, shown):
    assert shown(kind, written(GOOD[kind])) == GOOD[kind]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        pytest.param("gappy", "0 0 0 0\n0 0 0 0\n", id="gappy-labels-that-cannot-be"),
        pytest.param("gappy", "- -\n- -\n", id="gappy-too-small"),
        pytest.param("lightup", "2\n4_\n__\n", id="lightup-four-in-a-corner"),
        pytest.param("lightup", "1\n1\n", id="lightup-no-neighbour"),
        pytest.param("lightup", "3 1\n1#_\n", id="lightup-no-white-neighbour"),
        pytest.param("sudoku", "11..\n....\n....\n....\n", id="sudoku-twice-in-a-row"),
        pytest.param("sudoku", "123.\n...4\n....\n....\n", id="sudoku-no-digit-left"),
        pytest.param("binairo", "000_\n____\n____\n____\n", id="binairo-three-zeros"),
        pytest.param("binairo", "00\n__\n", id="binairo-too-many-zeros"),
        pytest.param("binairo", "0110\n0110\n____\n____\n", id="binairo-equal-rows"),
    ],
)
def test_a_contradiction_is_a_puzzle_without_solution_and_not_bad_input(kind, text, written, capsys):
    assert run(["solve", kind, written(text), "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["verdict"] == "unsat"
    assert err == ""
