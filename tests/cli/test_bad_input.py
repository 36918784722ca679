"""Bad input and bad options: one line on standard error that says where and what, status 2, no standard output."""

import io
import json
import os
import sys
import tracemalloc

import pytest

from smtpuzzles import InputError, Source, kinds
from smtpuzzles.cli.app import run
from tests.conftest import ROOT, of_every_kind, rows_of_every_kind

GOOD, TABLE = of_every_kind("GOOD"), of_every_kind("MALFORMED")
MALFORMED = [
    pytest.param(kind, data if isinstance(data, bytes) else data.encode(), complaint, id=f"{kind}-{name}")
    for kind, name, (data, complaint) in rows_of_every_kind("MALFORMED")
]


@pytest.fixture
def complains(capsys):
    """The program says just this one line, on standard error, and leaves with status 2."""

    def check(arguments: list[str], line: str) -> None:
        status = run(arguments)
        out, err = capsys.readouterr()
        assert err == f"smtpuzzles: {line}\n"
        assert out == ""
        assert status == 2

    return check


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


@pytest.fixture
def written(tmp_path):
    """A file with this content; its path."""

    def write(data: bytes | str, name: str = "puzzle.txt") -> str:
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return str(path)

    return write


def type_in(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


# Malformed puzzles.


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


# Malformed solutions.


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


# Files that cannot be read or written.


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


@pytest.mark.skipif(os.geteuid() == 0, reason="permissions do not bind root")
def test_a_folder_that_may_not_be_written_is_named_and_keeps_what_it_has(written, complains, tmp_path):
    path, output = written(GOOD["gappy"]), tmp_path / "closed" / "formula.smt2"
    output.parent.mkdir()
    output.write_text("old")
    output.parent.chmod(0o500)
    try:
        complains(
            ["solve", "gappy", path, "--emit-smt2", str(output)],
            f"{output}: cannot write this file: permission denied",
        )
        assert output.read_text() == "old"
    finally:
        output.parent.chmod(0o700)


@pytest.mark.parametrize("command", ["solve", "check", "count"])
def test_a_formula_cannot_be_written_into_a_missing_folder(command, written, complains, tmp_path):
    path, output = written(GOOD["gappy"]), tmp_path / "missing" / "formula.smt2"
    complains(
        [command, "gappy", path, "--emit-smt2", str(output)],
        f"{output}: cannot write this file: no such file or directory",
    )
    assert os.listdir(tmp_path) == ["puzzle.txt"]


def test_where_the_formula_of_a_plan_cannot_be_written_is_said_before_the_search(complains, monkeypatch):
    monkeypatch.setattr("smtpuzzles.solving.planning.shortest_plan", None)
    puzzle = str(ROOT / "puzzles/sokoban/order.txt")
    for place, problem in [("missing/x.cnf", "no such file or directory"), (f"{puzzle}/x", "not a directory")]:
        complains(["solve", "sokoban", puzzle, "--emit-dimacs", place], f"{place}: cannot write this file: {problem}")


def test_a_formula_cannot_take_the_place_of_a_folder(written, complains, tmp_path):
    path, folder = written(GOOD["gappy"]), tmp_path / "folder"
    folder.mkdir()
    complains(["solve", "gappy", path, "--emit-smt2", str(folder)], f"{folder}: cannot write this file: is a directory")
    assert sorted(os.listdir(tmp_path)) == ["folder", "puzzle.txt"]
    assert os.listdir(folder) == []


# Options that cannot be granted.


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("solve chess FILE", f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"),
        ("solve _template FILE", f"unknown kind '_template': expected one of {', '.join(kinds.names())}"),
        ("solve Gappy FILE", f"unknown kind 'Gappy': expected one of {', '.join(kinds.names())}"),
        ("verify chess FILE FILE", f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"),
        ("solve gappy FILE --variant x", "unknown variant 'x' of gappy: expected one of classic, diagonals"),
        ("show gappy FILE --variant x", "unknown variant 'x' of gappy: expected one of classic, diagonals"),
        ("verify gappy - -", "the puzzle and the solution cannot both come from standard input"),
        ("show gappy FILE --plain --json", "--plain and --json exclude each other"),
        ("solve gappy FILE --plain --json", "--plain and --json exclude each other"),
        ("check gappy FILE --json --plain", "--plain and --json exclude each other"),
        ("count gappy FILE --plain --json", "--plain and --json exclude each other"),
        ("verify gappy FILE FILE --plain --json", "--plain and --json exclude each other"),
        ("solve gappy FILE --timeout -1", "--timeout is a number of seconds, 0 or more, not -1"),
        ("check gappy FILE --timeout -0.5", "--timeout is a number of seconds, 0 or more, not -0.5"),
        ("count gappy FILE --timeout nan", "--timeout is a number of seconds, 0 or more, not nan"),
        ("solve gappy FILE --solutions 0", "--solutions is 1 or more, not 0"),
        ("solve gappy FILE --solutions -3", "--solutions is 1 or more, not -3"),
        ("solve gappy FILE --solutions 2 --all", "--solutions and --all exclude each other"),
        ("count gappy FILE --limit 0", "--limit is 1 or more, not 0"),
        ("count gappy FILE --limit -1", "--limit is 1 or more, not -1"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_one_line(arguments, complaint, written, complains):
    path = written(GOOD["gappy"])
    complains([path if word == "FILE" else word for word in arguments.split()], complaint)


@pytest.mark.parametrize(
    ("arguments", "mentioned"),
    [
        ("solve gappy FILE --timeout x", "'--timeout'"),
        ("solve gappy FILE --timeout", "--timeout"),
        ("solve gappy FILE --solutions x", "'--solutions'"),
        ("solve gappy FILE --solutions 1.5", "'--solutions'"),
        ("count gappy FILE --limit x", "'--limit'"),
        ("solve gappy FILE FILE", "argument"),
        ("solve gappy FILE --nonsense", "--nonsense"),
        ("solve", "'KIND'"),
        ("verify gappy FILE", "'SOLUTION'"),
        ("nonsense", "'nonsense'"),
        ("--nonsense", "--nonsense"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_one_line(arguments, mentioned, written, capsys):
    """The words are the command line library's, but the place and the form are ours."""
    path = written(GOOD["gappy"])
    assert run([path if word == "FILE" else word for word in arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("smtpuzzles: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert mentioned in err


def test_no_arguments_at_all_show_the_help(capsys):
    assert run([]) == 2
    out, err = capsys.readouterr()
    assert "Usage" in out + err
    assert "Traceback" not in out + err


def test_a_wrong_wish_leaves_no_output_file(written, complains, tmp_path):
    path, output = written(GOOD["gappy"]), tmp_path / "formula.smt2"
    complains(
        ["solve", "gappy", path, "--solutions", "0", "--emit-smt2", str(output)], "--solutions is 1 or more, not 0"
    )
    assert os.listdir(tmp_path) == ["puzzle.txt"]


# Accepted on purpose.


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
    assert err == ""
