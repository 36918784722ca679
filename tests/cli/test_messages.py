"""Messages about requests that newcomers make."""

import pytest

import smtpuzzles
from smtpuzzles.cli.app import run

UNIQUE, SEVERAL = "puzzles/sudoku/4.txt", "puzzles/sudoku/9-several.txt"
LIGHTUP = "puzzles/lightup/7.txt"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["solve", UNIQUE, "sudoku"], f"'{UNIQUE}' is a file; the kind comes first: smtpuzzles solve KIND {UNIQUE}"),
        (["solve", "sudoku", LIGHTUP], "expected a digit, or . for an empty cell, but found '#'"),
        (["solve", "sudoku", "1" + 79 * "."], "line, but found 80; no file has this name, either"),
        (["solve", "%" + 17 * "!"], "no kind of puzzle can read it; no file has this name, either"),
        (["solve", "sudoku", "puzzles/sudoku/4-missing-2024.txt"], "cannot read this file: no such file or directory"),
        (["solve", "sudoku", UNIQUE, "--timeout", "abc"], "'abc' is not a number."),
        (["solve", "sudoku", UNIQUE, "--jsom"], "No such option: --jsom; did you mean --json?"),
        (["solve", "sudoku", UNIQUE, "--xyz"], "No such option: --xyz"),
        (["solve", "sudoku", "--", "- x.txt"], "smtpuzzles: - x.txt: cannot read this file: no such file or directory"),
        (
            ["solve", "gappy", "- - 9 - -/1 - - - -"],
            "<argument>:1:5: label 9 is not between 0 and 3; no file has this name, either",
        ),
        (
            ["solve", "sudoku", UNIQUE, "--level", "2"],
            f"{UNIQUE}: there is no puzzle 2, because it has only one puzzle",
        ),
        (["generate", "binairo", "--size", "1000000"], "2 to 40 rows and columns, not 1000000 x 1000000"),
        (["generate", "sudoku", "--booklet", "b.pdf"], "b.pdf: expected a name that ends in .html or .htm"),
        (["show", "sudoku", UNIQUE, "--svg", "a.png"], "a.png: expected a name that ends in .svg"),
        (["show", "sudoku", UNIQUE, "--svg", ".svg"], ".svg: expected a name before .svg"),
        (["batch", "sudoku", UNIQUE, "--results", "/.CSV"], "/.CSV: expected a name before .csv"),
        (["explain", "sudoku", UNIQUE, "--html", "/.html"], "/.html: expected a name before .html"),
        (["generate", "sudoku", "--booklet", ".htm"], ".htm: expected a name before .htm"),
    ],
)
def test_the_message_says_what_was_expected(command, words, capsys):
    assert run(command) == 2
    assert capsys.readouterr().err.endswith(f"{words}\n")


def test_a_booklet_overwrites_only_booklets(tmp_path, capsys):
    page = tmp_path / "page.html"
    command = ["generate", "sudoku", "--size", "4", "--seed", "1", "--booklet", str(page)]
    page.write_text("mine")
    assert run(command) == 2
    assert "expected a booklet, but found another file" in capsys.readouterr().err
    assert page.read_text() == "mine"
    assert run([*command, "--force"]) == run(command) == 0
    assert "<figure" in page.read_text()


def test_a_picture_of_check_is_read_back(tmp_path, capsys):
    run(["check", "sudoku", SEVERAL])
    first = capsys.readouterr().out.partition("\n\n")[0]
    assert "▸" in first
    picture = tmp_path / "picture.txt"
    picture.write_text(first)
    assert run(["verify", "sudoku", SEVERAL, str(picture)]) == 0


def test_python_says_what_was_expected():
    puzzle = smtpuzzles.parse("sudoku", "1" + 15 * ".")
    with pytest.raises(smtpuzzles.UsageError, match="expected an engine or its name, but found 5"):
        smtpuzzles.check(puzzle, engine=5)
    with pytest.raises(smtpuzzles.UsageError, match="but found '123'"):
        smtpuzzles.solve("123")
    assert smtpuzzles.generate("sudoku", size=4) == smtpuzzles.generate("sudoku", size=(4, 4))


def test_python_says_that_a_level_has_plans():
    level = smtpuzzles.parse("sokoban", "#####\n#@$.#\n#####")
    plans = "is not available for sokoban: its solutions are plans, which 'smtpuzzles solve' and shortest_plan find"
    for ask in (smtpuzzles.solve, smtpuzzles.check, smtpuzzles.count, smtpuzzles.certify):
        with pytest.raises(smtpuzzles.UsageError, match=f"{ask.__name__} {plans}"):
            ask(level)
    with pytest.raises(smtpuzzles.UsageError, match=f"explaining {plans}"):
        smtpuzzles.rate(level)
