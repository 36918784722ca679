"""Puzzles and solutions that are read: from files, standard input and terminals, well-formed and malformed."""

import io
import json
import os
import subprocess
import sys
import tracemalloc

import pytest

import smtpuzzles
from smtpuzzles import InputError, Source, reading
from smtpuzzles.base.text import quoted
from smtpuzzles.cli.app import run
from tests.cli.conftest import GOOD, process, terminal
from tests.conftest import of_every_kind, rows_of_every_kind

TABLE = of_every_kind("MALFORMED")
MALFORMED = [
    pytest.param(kind, data if isinstance(data, bytes) else data.encode(), complaint, id=f"{kind}-{name}")
    for kind, name, (data, complaint) in rows_of_every_kind("MALFORMED")
]


SAID = "smtpuzzles: variant repeats, as the puzzle says\n"  # by its signs


@pytest.fixture
def shown(capsys):
    """The plain text of a puzzle, as the program shows what it read."""

    def show(*arguments: str, notes: str = "") -> str:
        status = run(["show", *arguments, "--plain"])
        out, err = capsys.readouterr()
        assert err in (notes, SAID)
        assert status == 0
        return out

    return show


def type_in(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


@pytest.mark.few(60)
@pytest.mark.parametrize(("kind", "data", "complaint"), MALFORMED)
def test_a_malformed_puzzle_is_named_with_its_line_and_column(kind, data, complaint, written, complains):
    path = written(data)
    complains(["solve", kind, path], f"{path}:{complaint}")


@pytest.mark.few(40)
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


def test_a_puzzle_on_standard_input_needs_no_kind(monkeypatch, shown):
    type_in(monkeypatch, b"https://puzz.link/p?hitori/3/3/121232311\n")
    assert shown(notes="smtpuzzles: read as hitori\n") == "121\n232\n311\n"


@pytest.mark.parametrize("text", ["999999999", "9" * 21, "9" * 5000, "99999 99999\n__\n__\n", "1 999999999\n_\n"])
def test_a_huge_size_is_refused_without_making_room_for_it(text):
    with pytest.raises(InputError):
        reading.parse("lightup", Source("small", "9\n_\n"))  # which imports what complaints need
    tracemalloc.start()
    try:
        with pytest.raises(InputError):
            reading.parse("lightup", Source("huge", text))
        assert tracemalloc.get_traced_memory()[1] < 2_000_000  # 5,000 characters take half of it
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
        pytest.param(kind, text, complaint, id=f"{kind}-{name}")
        for kind, name, (text, complaint) in rows_of_every_kind("MALFORMED_SOLUTIONS")
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


EMPTY = (
    "check sudoku ''",
    "walksat ''",
    "verify sudoku FILE ''",
    "explain sudoku FILE --entries=",
    "batch sudoku FILE ''",
)


@pytest.mark.parametrize("words", EMPTY)
def test_an_empty_name_is_not_standard_input(words, written, complains):
    """Where a shell has no variable `file`, "$file" is an empty word."""
    given = [written(GOOD["sudoku"]) if word == "FILE" else word.strip("'") for word in words.split()]
    before = given[-2] if not given[-1] else given[-1]
    complains(given, f"expected a name or a value after {quoted(before)}, but found ''")


@pytest.mark.parametrize("words", ["check sudoku", "batch sudoku", "convert sudoku - --to line", "walksat -"])
def test_standard_input_that_cannot_be_read_is_named(words):
    """It was an answer that could not be written."""
    with open(os.devnull, "w") as unread:
        command = [sys.executable, "-m", "smtpuzzles", *words.split()]
        ran = subprocess.run(command, stdin=unread, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (2, "smtpuzzles: cannot read standard input: bad file descriptor\n")


def test_standard_input_is_read_where_no_file_or_a_dash_is_given(monkeypatch, program):
    text = b"5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n"
    for dash in (["-"], []):
        type_in(monkeypatch, text)
        status, out, _ = program("solve", "gappy", *dash, "--plain")
        assert (status, out[:5]) == (0, "W W B")
    type_in(monkeypatch, text)
    assert json.loads(program("solve", "gappy", "--json")[1])["file"] == "-"
    wrong = process("solve", "gappy", text="5 8 1\n1 1 1\n")
    assert (wrong.returncode, wrong.stderr) == (2, "smtpuzzles: <stdin>:1:1: label 5 is not between 0 and 1\n")


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


@pytest.mark.parametrize(
    ("kind", "data", "text"),
    [
        pytest.param(kind, data, text, id=f"{kind}-{name}")
        for kind, name, (data, text) in rows_of_every_kind("ACCEPTED")
    ],
)
def test_what_a_person_may_well_write_is_accepted(kind, data, text, written, shown):
    assert shown(kind, written(data)) == text


@pytest.mark.parametrize("kind", GOOD)
def test_the_good_puzzles_of_these_tests_are_good(kind, written, shown):
    assert shown(kind, written(GOOD[kind])) == GOOD[kind]


@pytest.mark.parametrize(
    ("kind", "text"),
    [pytest.param(kind, text, id=f"{kind}-{name}") for kind, name, text in rows_of_every_kind("CONTRADICTIONS")],
)
def test_a_contradiction_is_a_puzzle_without_solution_and_not_bad_input(kind, text, written, capsys):
    assert run(["solve", kind, written(text), "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["verdict"] == "unsat"
    assert err in ("", SAID)


def test_a_puzzle_may_be_longer_than_the_name_of_a_file(program):
    text = "\n".join(["_#" * 15 + "_"] * 31)
    puzzle = smtpuzzles.parse("lightup", text)
    for form in ("tatham", "puzzlink", "line"):
        given = smtpuzzles.write(puzzle, form).strip()
        assert len(given) > 255
        for command in (["show", "--plain"], ["convert", "--to", "plain"], ["rate", "--timeout", "0"]):
            status, out, err = program(command[0], "lightup", given, *command[1:])
            assert "too long" not in err
            assert status == 3 if command[0] == "rate" else (status, out) == (0, puzzle.text())


@pytest.mark.parametrize(
    "comment", ["variant antiknight", "variant: diagonal", "smtpuzzles generate --variant disjoint"]
)
def test_a_comment_that_names_an_unknown_variant_is_noted(comment, written, program):
    status, out, err = program("count", "sudoku", written(f"; {comment}\n1...\n....\n....\n...2\n"), "--plain")
    name = comment.split()[-1]
    note = f"a comment names the variant {name}, which sudoku does not have; read as classic"
    assert (status, out, err) == (0, "18\n", f"smtpuzzles: {note}\n")


@pytest.mark.parametrize(
    ("names", "hint"),
    [
        ("name,puzzle", True),
        ("; all\n\nPuzzle\tlevel", True),
        ('level;"puzzle"', True),
        ("name,x", False),
        ("puzzle", False),
    ],
)
def test_who_gives_a_table_to_a_command_of_one_puzzle_is_told_which_one_reads_tables(program, written, names, hint):
    status, _, err = program("check", "tents", written(f"{names}\nx,y\n"))
    assert (status, err.count("\n")) == (2, 1)
    assert err.endswith("; 'smtpuzzles batch' reads tables with a column 'puzzle'\n") is hint
