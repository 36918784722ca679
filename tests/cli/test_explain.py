"""The commands `explain` and `rate`."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from smtpuzzles.base.deadline import Expired
from smtpuzzles.explaining import alternatives, difficulty, profile, several
from smtpuzzles.result import ReasonUnknown
from tests.cli.conftest import NONE, ORDER, SEVERAL, UNIQUE
from tests.conftest import ROOT

SUDOKU = str(ROOT / "puzzles/sudoku/4.txt")
LIGHTUP = str(ROOT / "puzzles/lightup/7.txt")


def test_every_step_is_told_and_the_last_board_is_the_solution(program):
    status, out, err = program("explain", "lightup", LIGHTUP, "--plain")
    assert status == 0
    assert out.startswith("Step 1 (1 rule, number needs all): ")
    assert err.endswith("exactly one solution, explained step by step\n")  # after a note of compiling, if need be


def test_the_whole_path_is_one_json_object(program):
    status, out, _ = program("explain", "lightup", LIGHTUP, "--json")
    found = json.loads(out)
    assert status == 0
    assert (found["verdict"], found["complete"]) == ("unique", True)
    assert found["solution"] == program("solve", "lightup", LIGHTUP, "--plain")[1]
    step = max(found["steps"], key=lambda one: one["size"])
    assert step["size"] == step["bound"] == len(step["rules"]) > 1
    assert step["proven"]
    assert step["conclusions"][0].keys() == {"cell", "value"}
    told = {tuple(one["cell"]) for each in found["steps"] for one in each["conclusions"]}
    assert len(told) == sum(line.count("_") for line in Path(LIGHTUP).read_text().splitlines()[1:])


def test_the_next_step_marks_what_follows_and_the_cells_of_its_rules(program):
    status, out, _ = program("explain", "lightup", LIGHTUP, "--next")
    assert status == 0
    assert out.count("Step") == 1
    assert "▸" in out
    assert "▹" in out


def test_alternatives_follow_the_next_step(program, tmp_path):
    asked = "explain", "lightup", LIGHTUP, "--next", "--alternatives"
    status, out, _ = program(*asked, "2", "--html", tmp_path / "next.html")
    assert status == 0
    titles = [line.split(" (")[0] for line in out.splitlines() if " rule" in line.split(":")[0]]
    assert titles == ["Step 1", "Alternative 1", "Alternative 2"]
    assert "Alternative 2" in (tmp_path / "next.html").read_text()
    found = json.loads(program(*asked, "3", "--json")[1])
    assert [steps[-1]["size"] for steps in found["alternatives"]] == [1, 2, 2]
    assert (
        program("explain", "lightup", LIGHTUP, "--alternatives", "2")[2] == "smtpuzzles: --alternatives needs --next\n"
    )
    assert program(*asked, "0")[::2] == (2, "smtpuzzles: --alternatives is 1 or more, not 0\n")
    assert program("explain", "gappy", NONE, *asked[3:], "1")[1].endswith("a puzzle with a solution has alternatives\n")


def test_two_profiles_are_shown_beside_each_other(program, tmp_path):
    picture = tmp_path / "chart.svg"
    asked = "explain", "sudoku", SUDOKU, "--profile", "--against", SUDOKU, "--chart", picture
    status, out, _ = program(*asked)
    assert status == 0
    assert [line for line in out.splitlines() if line.startswith(SUDOKU)] == [SUDOKU, f"{SUDOKU} again"]
    assert out.count("12 steps: 12 of 1 rule; ") == 2
    assert picture.read_text().count('class="bar"') >= 20
    found = json.loads(program(*asked[:4], "--json")[1])
    assert (len(found["profile"]), found["reason"]) == (12, None)
    assert found["profile"][0].keys() >= {"size", "weight", "bound", "ways", "open", "cells"}
    status, out, _ = program(*asked[:4], "--timeout", "0", "--plain")
    assert (status, out.splitlines()[0]) == (3, "0 steps; 0 bottlenecks")


def test_a_puzzle_with_several_solutions_has_no_profile(program):
    status, _, err = program("explain", "gappy", UNIQUE, "--profile", "--against", SEVERAL)
    words = "expected a puzzle with exactly one solution to profile, but this one has several"
    assert (status, err.splitlines()[-1]) == (1, f"smtpuzzles: {SEVERAL}: {words}")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--against", SUDOKU), "--against needs --profile"),
        (("--chart", "a.svg"), "--chart needs --profile"),
        (("--profile", "--chart", "a.png"), "a.png: expected a name that ends in .svg"),
        (
            ("--profile", "--next"),
            "--profile is of all steps from the clues: only --against and --chart go with it",
        ),
    ],
)
def test_what_does_not_go_with_a_profile_is_refused(options, told, program):
    status, _, err = program("explain", "gappy", UNIQUE, *options)
    assert status == 2
    assert f"smtpuzzles: {told}" in err


def test_one_cell_is_explained_from_what_is_known(program, written):
    solution = program("solve", "sudoku", SUDOKU, "--plain")[1].splitlines()
    board = program("show", "sudoku", SUDOKU, "--plain")[1].splitlines()
    r, c = next((r, c) for r, row in enumerate(board, 1) for c, symbol in enumerate(row, 1) if symbol in "._")
    status, out, _ = program("explain", "sudoku", SUDOKU, "--cell", f"{r},{c}", "--json")
    assert status == 0
    assert json.loads(out)["steps"][-1]["conclusions"] == [{"cell": [r, c], "value": solution[r - 1][c - 1]}]
    entries = written("\n".join(solution), "entries.txt")
    status, out, err = program("explain", "sudoku", SUDOKU, "--cell", f"{r},{c}", "--entries", entries)
    assert (status, out, err) == (2, "", f"smtpuzzles: --cell: row {r}, column {c} is filled in already, and right\n")


@pytest.mark.parametrize("kind", ["lightup", "hitori"])
def test_the_next_step_without_a_solution_is_the_first_to_a_contradiction(kind, program):
    path = str(ROOT / "puzzles" / kind / {"lightup": "14-none.txt", "hitori": "8-none.txt"}[kind])
    status, out, _ = program("explain", kind, path, "--next", "--plain")
    assert status == 1
    assert out.startswith("no solution")
    assert out.count("Step") == 1
    status, out, _ = program("explain", kind, path, "--next", "--json")
    assert (status, len(json.loads(out)["steps"])) == (1, 1)


def test_a_cell_that_no_step_can_fill_is_told(program):
    several, none = (str(ROOT / f"puzzles/hitori/8-{name}.txt") for name in ("several", "none"))
    assert program("explain", "hitori", several, "--cell", "3,7")[:2] == (1, "solutions differ: row 3, column 7\n")
    assert program("explain", "hitori", none, "--cell", "1,2")[:2] == (1, "no solution\n\n")


def test_why_a_cell_does_not_hold_a_symbol_is_one_step_or_the_symbol_is_right(program, tmp_path):
    status, out, err = program("explain", "gappy", UNIQUE, "--why-not", "1,1=black", "--certify", tmp_path / "proof")
    assert (status, err) == (0, "")
    assert out.startswith("Step 1 (")
    assert out.count("Step") == 1
    assert json.loads((tmp_path / "proof/puzzle.json").read_text())["complete"]
    status, out, _ = program("explain", "gappy", UNIQUE, "--why-not", "1,1=W", "--json")
    found = json.loads(out)
    assert (status, found["steps"]) == (1, [])
    assert found["why_not"] == {"cell": [1, 1], "value": "W", "verdict": "sat"}
    status, out, _ = program("explain", "gappy", UNIQUE, "--why-not", "1,1=white", "--html", tmp_path / "why.html")
    assert (status, out) == (1, "that is right: row 1, column 1 is white in the only solution\n")
    assert "hat is right: row 1" in (tmp_path / "why.html").read_text()
    assert program("explain", "gappy", NONE, "--why-not", "1,1=B", "--plain")[0] == 1
    status, out, err = program("explain", "gappy", UNIQUE, "--why-not", "1,1=B", "--timeout", "0", "--plain")
    assert (status, out, err) == (3, "", "unknown: time limit reached\n")


def test_small_steps_are_offered_where_a_symbol_takes_many_rules(program):
    few = str(ROOT / "puzzles/gappy/9-few.txt")
    assert program("explain", "gappy", few, "--why-not", "5,2=B")[1].endswith(
        "small steps lead there, too: --cell 5,2 shows them\n"
    )
    assert "--cell" not in program("explain", "gappy", UNIQUE, "--why-not", "1,1=B")[1]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("2,1=5", "expected '=' and a symbol of row 2, column 1, one of B (black), W (white), but found '2,1=5'"),
        ("2,1", "expected '=' and a symbol of row 2, column 1, one of B (black), W (white), but found '2,1'"),
        ("B", "expected the row and the column of an open cell, like 1,1 (row 1, column 1), but found 'B'"),
    ],
)
def test_what_is_expected_after_why_not_is_named(asked, expected, program):
    assert program("explain", "gappy", UNIQUE, "--why-not", asked) == (2, "", f"smtpuzzles: --why-not: {expected}\n")


def test_only_one_part_is_explained(program):
    told = program("explain", "gappy", UNIQUE, "--cell", "2,1", "--why-not", "2,1=B")
    assert told == (2, "", "smtpuzzles: --cell and --why-not exclude each other\n")


def test_wrong_entries_are_named_first_and_right_ones_are_known(program, written):
    solution = program("solve", "sudoku", SUDOKU, "--plain")[1]
    board = program("show", "sudoku", SUDOKU, "--plain")[1].splitlines()
    r, c = next((r, c) for r, row in enumerate(board) for c, symbol in enumerate(row) if symbol in "._")
    rows = [list(row) for row in solution.splitlines()]
    rows[r][c] = "1" if rows[r][c] != "1" else "2"
    entries = written("\n".join(map("".join, rows)), "entries.txt")
    status, out, _ = program("explain", "sudoku", SUDOKU, "--entries", entries, "--plain")
    assert status == 0
    assert out.splitlines()[0] == f"an entry is wrong: row {r + 1}, column {c + 1}"
    assert out.splitlines()[2].startswith("Why it is wrong (1 rule, digit in sight): ")
    assert out.count("Step") == 1


def test_of_wrong_entries_the_one_that_the_fewest_rules_refute_is_shown(program, written, tmp_path):
    """One lamp takes ten rules, the other three."""
    rows = [list(row) for row in Path(LIGHTUP).read_text().splitlines()[3:]]
    rows[0][2] = rows[3][1] = "*"
    entries = written("\n".join(["7", *map("".join, rows)]), "entries.txt")
    asked = "explain", "lightup", LIGHTUP, "--next", "--entries", entries, "--html", tmp_path / "why.html"
    status, out, _ = program(*asked, "--json")
    found = json.loads(out)
    assert (status, found["wrong"]) == (0, [[1, 3], [4, 2]])
    assert (found["refutation"]["size"], found["refutation"]["proven"]) == (3, True)
    assert found["refutation"]["conclusions"] == [{"cell": [4, 2], "value": "_"}]
    assert "Why it is wrong" in (tmp_path / "why.html").read_text()


@pytest.mark.parametrize(
    ("kind", "board", "entered", "wrong"),
    [
        ("sudoku", "1...\n..2.\n.3..\n...4\n", "2...\n....\n....\n....\n", "an entry is wrong: row 1, column 1"),
        ("minesweeper", "minesweeper:\n1_\n__\n", "*-\n--\n", "an entry is wrong: row 1, column 1"),
        ("nurikabe", "nurikabe:\n2_\n__\n", "#-\n--\n", "an entry is wrong: row 1, column 1"),
        ("lightup", "2\n1_\n__\n", "2\n*_\n1_\n", "2 entries are wrong: column 1, rows 1 and 2"),
    ],
)
def test_entries_where_the_puzzle_leaves_no_choice_are_named(kind, board, entered, wrong, program, written):
    """They contradict a given, or stand in a cell that nobody fills."""
    files = written(board, "puzzle.txt"), "--entries", written(entered, "entries.txt")
    assert program("explain", kind, *files, "--plain")[1].splitlines()[0] == wrong


@pytest.mark.parametrize(
    ("kind", "board", "entered", "told"),
    [
        ("lightup", "3 1\n___\n", "3 1\n___\n", (1, "no open cell is the same in all solutions\n")),
        ("mosaic", "mosaic:\n44\n__\n", "##\n##\n", (0, "all cells are filled in\n")),
    ],
)
def test_that_no_step_is_next_is_told(kind, board, entered, told, program, written):
    files = written(board, "puzzle.txt"), "--entries", written(entered, "entries.txt")
    assert program("explain", kind, *files, "--next")[:2] == told
    status, out, _ = program("explain", kind, *files, "--next", "--json")
    assert (status, json.loads(out)["steps"]) == (told[0], [])


def test_the_fewest_clues_that_clash_are_named_and_lead_to_a_contradiction(program):
    status, out, _ = program("explain", "gappy", NONE, "--json")
    found = json.loads(out)
    assert status == 1
    assert found["verdict"] == "none"
    assert found["clash"]["proven"]
    assert [clue["cell"] for clue in found["clash"]["clues"]] == [[0, 7], [0, 9]]
    assert found["steps"][-1]["conclusions"] == []
    assert "2 clues contradict each other:" in program("explain", "gappy", NONE)[1]
    one = program("explain", "starbattle", "puzzles/starbattle/5-none.txt")[1]
    assert one.startswith("no solution: 1 clue cannot be met:\n")


def test_several_solutions_are_compared(program):
    status, out, _ = program("explain", "gappy", SEVERAL, "--json")
    found = json.loads(out)["several"]
    assert status == 1
    assert (found["count"], found["exhausted"]) == (2, True)
    assert found["clue"]["leaves"] == 1
    assert "2 solutions; these cells differ:" in program("explain", "gappy", SEVERAL)[1]


@pytest.mark.parametrize("step", ["apart", "choices"])
def test_out_of_time_two_solutions_show_where_solutions_differ(program, monkeypatch, step, tmp_path):
    """It was 'at least 1 solutions; these cells differ:', and no cell."""

    def late(*_: object) -> None:
        raise Expired(ReasonUnknown.TIMEOUT)

    monkeypatch.setattr(f"smtpuzzles.explaining.several.{step}", late)
    status, out, err = program("explain", "gappy", SEVERAL, "--html", tmp_path / "a.html")
    cells = "row 1, columns 5, 6, 8 and 9; row 2, columns 1 to 4; row 4, columns 1 to 4; row 5, columns 5, 6, 8 and 9"
    assert status == 1
    number = "at least 2 solutions (time limit reached)"
    assert f"{number}; these cells differ:\n  - {cells}: at least 2 choices\n" in out + err
    assert f"{cells}: at least 2 choices" in (tmp_path / "a.html").read_text()
    found = json.loads(program("explain", "gappy", SEVERAL, "--json")[1])["several"]
    assert (found["count"], found["exhausted"], found["clue"]) == (2, False, None)
    assert [(len(group["cells"]), group["choices"]) for group in found["groups"]] == [(16, 2)]


def test_choices_of_independent_groups_multiply(program, written):
    board = written("5 2\n__#__\n__#__\n")
    status, out, _ = program("explain", "lightup", board, "--json")
    found = json.loads(out)["several"]
    assert status == 1
    assert found["count"] == 4
    assert [group["choices"] for group in found["groups"]] == [2, 2]
    assert (
        "the choices of these groups are independent: their numbers multiply" in program("explain", "lightup", board)[1]
    )


def test_out_of_time_nothing_is_claimed(program):
    status, out, _ = program("explain", "sudoku", SUDOKU, "--timeout", "0", "--json")
    assert status == 3
    assert json.loads(out)["verdict"] == "unknown"
    status, out, _ = program("rate", "sudoku", SUDOKU, "--timeout", "0", "--json")
    assert status == 3
    assert not json.loads(out)["proven"]


PLANS = "its solutions are plans, which 'smtpuzzles solve' and shortest_plan find"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["explain", "lightup", LIGHTUP, "--html", "README.md"], "README.md: expected a name that ends in .html"),
        (["rate", "sokoban", ORDER], f"{ORDER}: 'rate' is not available for sokoban: {PLANS}"),
        (["explain", "sokoban", ORDER], f"'explain' is not available for sokoban: {PLANS}"),
        (["explain", "sudoku", SUDOKU, "--next", "--cell", "1,1"], "--next and --cell exclude each other"),
        (
            ["explain", "sudoku", SUDOKU, "--cell", "5;5"],
            "--cell: expected the row and the column of an open cell, like 1,1 (row 1, column 1), but found '5;5'",
        ),
        (
            ["explain", "slitherlink", str(ROOT / "puzzles/slitherlink/5.txt"), "--cell", "1,1"],
            "--cell: expected the row and the column of an open cell, like 1,2 (the edge above row 1, column 1), "
            "but found '1,1'",
        ),
        (["explain", "sudoku", "--entries", "-"], "the puzzle and the entries cannot both come from standard input"),
    ],
)
def test_what_cannot_be_explained_is_one_line(arguments, complaint, complains):
    complains(arguments, complaint)


def test_puzzles_of_a_file_are_rated_line_by_line(program, written):
    one = program("show", "sudoku", SUDOKU, "--plain")[1].replace("\n", "")
    status, out, _ = program("rate", "sudoku", written(f"{one}\n{one}\n"), SUDOKU, "--json")
    ratings = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [rating["number"] for rating in ratings] == [1, 2, 1]
    assert all((rating["level"], rating["proven"], rating["band"]) == (1, True, "easy") for rating in ratings)
    assert ratings[0]["score"] == ratings[1]["score"] == ratings[2]["score"]


def test_the_only_puzzle_of_a_file_is_rated_without_its_number(program, written):
    one = program("show", "sudoku", SUDOKU, "--plain")[1].replace("\n", "")
    file = written(f"{one}\n{one}\n")
    _, out, _ = program("rate", "sudoku", file, SUDOKU)
    assert [line.partition(": easy")[0] for line in out.splitlines() if not line.startswith(" ")] == [
        f"{file}, puzzle 1",
        f"{file}, puzzle 2",
        SUDOKU,
    ]


def test_out_of_time_a_rating_has_no_band(program):
    status, out, _ = program("rate", "sudoku", SUDOKU, "--timeout", "0", "--json")
    rating = json.loads(out)
    assert status == 3
    assert [rating[name] for name in ("level", "proven", "band", "score", "reason")] == [
        1,
        False,
        None,
        None,
        "timeout",
    ]
    status, out, _ = program("rate", "sudoku", SUDOKU, "--timeout", "0")
    assert (status, out) == (3, f"{SUDOKU}: at least level 1 (time limit reached)\n")


def test_without_a_step_in_time_the_reason_is_printed(program):
    status, out, _ = program("explain", "sudoku", SUDOKU, "--next", "--timeout", "0")
    assert (status, out) == (3, "unknown: time limit reached\n")


def test_a_puzzle_with_several_solutions_is_not_rated(program):
    status, out, err = program("rate", "gappy", SEVERAL)
    assert (status, out) == (1, "")
    assert err.endswith("expected a puzzle with exactly one solution to rate, but this one has several\n")


@pytest.mark.parametrize(("difficulty", "levels"), [("medium", {2, 3}), ("3", {3}), ("4-5", {4, 5})])
def test_new_puzzles_are_as_difficult_as_asked_for(program, written, difficulty, levels):
    asked = ("generate", "lightup", "--size", "6", "--difficulty", difficulty, "--seed", "1", "--plain")
    status, puzzle, _ = program(*asked)
    assert status == 0
    assert f"--difficulty {difficulty}\n" in puzzle
    assert json.loads(program("rate", "lightup", written(puzzle), "--json")[1])["level"] in levels


@pytest.mark.parametrize("difficulty", ["mad", "0", "3-", "2-4-6"])
def test_an_unknown_difficulty_is_refused(complains, difficulty):
    known = "easy, medium, hard, expert, a level such as 3, levels such as 2-4"
    complains(
        ["generate", "lightup", "--difficulty", difficulty],
        f"unknown difficulty '{difficulty}': expected one of {known}",
    )


def test_levels_begin_with_the_lowest(complains):
    complains(
        ["generate", "lightup", "--difficulty", "4-2"],
        "expected levels from the lowest to the highest, but found '4-2'",
    )


def test_entries_that_no_solution_has_together_are_named_where_there_are_several(program, written):
    puzzle, entries = written("# 3\\ 3\\\n\\3 _ _\n\\3 _ _\n"), written("###\n#12\n#12\n", "entries.txt")
    _, out, _ = program("explain", "kakuro", puzzle, "--entries", entries, "--plain")
    assert out.startswith("no solution has all of these entries: column 2, rows 2 and 3\n")
    _, out, _ = program("explain", "kakuro", puzzle, "--entries", entries, "--json")
    assert json.loads(out)["clashing"] == [[2, 2], [3, 2]]
    right = written("###\n#12\n#21\n", "entries.txt")
    _, out, _ = program("explain", "kakuro", puzzle, "--entries", right, "--json")
    assert "clashing" not in json.loads(out)


def test_an_entry_that_no_solution_has_is_wrong_where_solutions_differ_too(program, written):
    puzzle, entries = written("1...\n..3.\n.4..\n....\n"), written("1.3.\n..3.\n.4..\n....\n", "entries.txt")
    _, out, _ = program("explain", "sudoku", puzzle, "--entries", entries, "--next", "--plain")
    assert out.startswith("an entry is wrong: row 1, column 3\n\nWhy it is wrong (1 rule, digit in sight): ")
    _, out, _ = program("explain", "sudoku", puzzle, "--entries", entries, "--next", "--json")
    assert json.loads(out)["wrong"] == [[1, 3]]
    assert "clashing" not in json.loads(out)


def test_a_profile_has_characters_that_the_stream_can_take():
    words = [sys.executable, "-m", "smtpuzzles", "explain", "lightup", LIGHTUP, "--profile"]
    ran = subprocess.run(words, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True)
    assert ran.returncode == 0
    assert "rules 111" in ran.stdout


@pytest.mark.parametrize("asked", [("4.txt", "--next", "--alternatives", "9"), ("9-several.txt",)])
def test_what_is_missing_because_of_ctrl_c_has_a_reason(program, monkeypatch, asked):
    """It ended with `[]` and status 0."""
    file, *options = asked
    for form, word in [("--json", '"reason": "interrupted"'), ("--plain", "interrupted")]:
        monkeypatch.setattr("smtpuzzles.cli.steps.in_order", pressed(alternatives.in_order))
        monkeypatch.setattr("smtpuzzles.explaining.several.apart", pressed(several.apart))
        status, out, err = program("explain", "sudoku", SUDOKU.replace("4.txt", file), *options, form)
        assert status == (3 if options else 1)
        assert word in out + err


def pressed(function, after=False):
    """Return the function as it is when Ctrl-C comes before its first call, or after it."""
    left = iter([signal.SIGINT])

    def go(*given):
        result = function(*given) if after else None
        for number in left:
            signal.raise_signal(number)
        return result if after else function(*given)

    return go


def test_alternatives_are_spoken_of_where_there_is_no_step(program, tmp_path):
    clashing, filled = tmp_path / "clashing.txt", tmp_path / "filled.txt"
    clashing.write_text("11..............\n")
    filled.write_text("1234341221434321\n")
    asked = "--next", "--alternatives", "2", "--plain"
    assert program("explain", "sudoku", clashing, *asked)[2].endswith(
        "only a puzzle with a solution has alternatives\n"
    )
    assert "there are no other steps now" in program("explain", "sudoku", filled, *asked)[2]


def test_puzzles_that_are_not_rated_because_of_ctrl_c_are_named(program, monkeypatch):
    """Of the others nothing was written, and the status was 0."""
    monkeypatch.setattr("smtpuzzles.cli.rate.rate_within", pressed(difficulty.rate_within, after=True))
    other = SUDOKU.replace("4.txt", "6.txt")
    status, out, err = program("rate", "sudoku", SUDOKU, other, "--json")
    assert (status, json.loads(out)["band"]) == (3, "easy")
    assert err.endswith(f"smtpuzzles: interrupted before {other}\n")


def test_ctrl_c_ends_both_profiles(program, monkeypatch):
    """The second one was begun, and took as long as it takes."""
    monkeypatch.setattr("smtpuzzles.cli.profiles.profile_within", pressed(profile.profile_within))
    found = program("explain", "sudoku", SUDOKU, "--profile", "--against", SUDOKU, "--json")
    assert found[0] == 3
    assert json.loads(found[1])["against"]["reason"] == "interrupted"


def test_steps_use_that_there_is_one_solution_only_if_asked(program, tmp_path):
    board = tmp_path / "board.txt"
    rows = "....62/..61../.3..../5.2.../1...../....2./regions/AAABBC/AAABCC/DDDBBC/DDDBCC/EEEFFF/EEEFFF"
    board.write_text(rows.replace("/", "\n"))
    status, out, err = program("explain", "sudoku", str(board), "--uniqueness", "--plain")
    assert status == 0
    assert "(4 rules, unique rectangle): Row 2, column 5 is 3." in out
    assert "'unique rectangle' use that the solution is the only one, which a solver has proven" in err
    status, out, err = program("explain", "sudoku", str(board), "--uniqueness", "--certify", str(tmp_path / "new"))
    assert (status, out) == (2, "")
    assert "--uniqueness and --certify exclude each other" in err


@pytest.mark.more
def test_only_steps_with_chosen_names_are_shown_and_what_is_left_is_not_explained(program):
    asked = "explain", "sudoku", str(ROOT / "puzzles/sudoku/9-hard.txt"), "--plain"
    status, out, err = program(*asked, "--only", "one rule, Claiming")
    assert status == 3
    assert out.count("(2 rules, claiming)") == 2
    assert err.endswith("not explained to the end: no step with one of these names was found\n")
    status, out, _ = program(*asked[:3], "--only", "swordfish", "--next", "--json")
    found = json.loads(out)
    assert (status, found["complete"], found["reason"]) == (3, False, "techniques")
    assert found["techniques"] == ["swordfish"]
    status, out, _ = program(*asked, "--up-to", "naked single", "--next")
    assert (status, "hidden single" in out) == (0, True)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--only", "x-wign"), "expected one that 'smtpuzzles techniques sudoku' lists; did you mean 'X-wing',"),
        (("--only", "X-wing", "--up-to", "X-wing"), "--only and --up-to exclude each other"),
        (("--only", "X-wing", "--cell", "1,1"), "--only and --up-to are for all steps, or for --next alone"),
        (("--up-to", "X-wing", "--profile"), "--profile is of all steps from the clues: "),
        (("--only", "X-wing", "--certify", "new"), "it excludes --next, --cell, --only and --up-to"),
    ],
)
def test_what_does_not_go_with_chosen_names_is_refused(options, told, program):
    status, _, err = program("explain", "sudoku", SUDOKU, *options)
    assert status == 2
    assert told in err
    assert err.count("\n") == 1


def test_the_names_of_steps_are_listed(program):
    status, out, _ = program("techniques", "akari")
    assert (status, "lightup, usually 3 rules:\n" in out, "sudoku" in out) == (0, True, False)
    found = json.loads(program("techniques", "--json")[1])["kinds"]
    assert {one["name"] for one in found} >= {"sudoku", "lightup"}
    assert {"name": "naked single", "rules": 1, "words": "No other digit fits in a cell."} in found[-2]["techniques"]
    assert program("techniques", "sokoban")[0] == 2


@pytest.mark.more
def test_a_new_puzzle_has_a_step_of_the_technique(program, written):
    status, puzzle, _ = program(
        "generate", "lightup", "--size", "6", "--seed", "1", "--plain", "--technique", "diagonal of a number"
    )
    assert status == 0
    assert "--technique 'diagonal of a number'\n" in puzzle
    found = json.loads(program("explain", "lightup", written(puzzle), "--json")[1])
    assert "diagonal of a number" in {step["pattern"] for step in found["steps"]}
    status, _, err = program("generate", "hitori", "--size", "3", "--seed", "1", "--technique", "pair induction")
    assert (status, err.splitlines()[-1]) == (
        3,
        "smtpuzzles: 200 boards gave no puzzle with a step of the technique pair induction; made 0 of 1 puzzles",
    )


def test_a_contradiction_shows_no_candidates_of_clues_that_it_does_not_need(program, tmp_path):
    """It ended with a KeyError."""
    board = tmp_path / "board.txt"
    board.write_text("; variant x\n.4.35.\n....4.\n2.4...\n..3..3\n....3.\n.3.4..\n")
    status, out, _ = program("explain", "sudoku", str(board))
    assert status == 1
    assert "no solution: " in out
