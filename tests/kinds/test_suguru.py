"""Suguru: what people write, files of another program, and all solutions of small boards."""

import math
import re
from itertools import combinations, permutations, product

import pytest

import smtpuzzles
from smtpuzzles.cli.app import run
from smtpuzzles.kinds.suguru import Suguru
from smtpuzzles.playing.game import Game
from tests.conftest import ROOT
from tests.kinds.helpers import found

GOOD = "suguru:\nAAAB\nAAAB\nCBBB\nCCCC\n34_1\n2___\n__5_\n41__\n"
# Of the tests of pzprjs: a link, and a file with the solution.
LINK = "suguru/5/5/cih47bs73m3g5p1g2g"
BORDERS = "0 1 1 0 /0 1 0 0 /1 0 1 0 /0 0 1 0 /0 1 0 0 /0 0 1 1 1 /0 1 0 1 1 /1 1 1 0 0 /0 0 1 1 1 /"
FILE = f"pzprv3/suguru/5/5/{BORDERS}3 . . . . /. . . 3 . /5 . . . . /. . . . . /. 1 . 2 . /"
ANSWER = ". 2 1 2 1 /1 4 5 . 4 /. 2 1 2 1 /3 4 5 4 3 /2 . 3 . 1 /"
SOLVED = "32121\n14534\n52121\n34543\n21321\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "too high": ("AAB\n__2\n", "2:3: expected a number from 1 to 1, but found '2'"),
    "zero": ("AAB\n0__\n", "2:1: expected a number from 1 to 2, but found '0'"),
    "two parts": ("AB\nBA\n", "2:2: expected region A in one part, but found more of it here"),
    "large": ("AAAAA\nAAAAA\n", "1:1: expected at most 9 cells in region A, but found 10"),
    "few rows": ("AAB\nABB\n1__\n", "3:4: expected 2 rows, but found 1"),
    "letter": ("AAB\n1_A\n", "2:3: expected a number from 1 to 1, or _ for none, but found 'A'"),
    "large in a link": ("suguru/5/2/0000q", "1:12: expected at most 9 cells in region A, but found 10"),
    "short link": ("suguru/2/2/001g", "1:16: expected 4 cells, but found 2"),
    "wrong border": (FILE.replace("0 1 1 0", "0 2 1 0", 1), "1:21: expected 0 or 1, but found '2'"),
    "short file": ("pzprv3\nsuguru\n2\n2\n1\n1\n", "6:2: expected 5 lines of borders and numbers, but found 2"),
    "areas": ("2 2\n- -\n- -\n1 ?\n1 1\n", "4:3: expected the number or the letters of a region, but found '?'"),
}
MALFORMED_SOLUTIONS = {"small": ("12\n", "1:3: expected 4 rows, but found 1")}
ACCEPTED = {
    "no name, and dots": (GOOD.split("\n", 1)[1].replace("_", "."), GOOD),
    "no digits": ("AAB\n___\n", "suguru:\nAAB\n"),
}
CONTRADICTIONS = {"all touch": "AB\nAB\n", "given twice": "AAA\n11_\n", "equal digits touch": "AAB\n_11\n"}
COUNTS = (("AAA\n", 6), ("AAB\n", 1), ("AB\nAB\n", 0), ("ABC\n", 0))
LARGER = smtpuzzles.parse("suguru", (ROOT / "puzzles/suguru/6.txt").read_text())
NUMBERS = [(smtpuzzles.parse("suguru", text), count) for text, count in COUNTS]


def test_a_link_and_a_file_of_another_program_are_read_and_written():
    puzzle = smtpuzzles.parse(None, LINK)
    assert puzzle == smtpuzzles.parse("tectonic", FILE)
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].strip() == LINK
    assert not smtpuzzles.verify(puzzle, SOLVED)
    lines = smtpuzzles.write(puzzle, "pzprv3").splitlines()
    assert lines == FILE.replace(" /", "/").rstrip("/").split("/") + ["." + " ." * 4] * 5


def test_the_answer_of_a_file_is_kept_if_it_is_right(tmp_path, capsys):
    file = tmp_path / "board.txt"
    for answer, wanted in ((ANSWER, ["32121", "14534"]), (ANSWER.replace("1 4 5", "1 5 4"), None)):
        file.write_text(FILE + answer)
        assert run(["convert", str(file), "--to", "janko"]) == 0
        out = capsys.readouterr().out
        assert ("[solution]" in out) == bool(wanted)
        if wanted:
            assert out.split("[solution]\n")[1].startswith("3 2 1 2 1\n1 4 5 3 4\n")


@pytest.mark.parametrize("rooms", ["AAAB\nACBB\n", "AABB\nCAAB\nCCDD\n", "ABBB\nAACB\nDCCC\n"])
def test_solutions_are_all_boards_that_obey_the_rules(rooms):
    puzzle = smtpuzzles.parse("suguru", rooms)
    fillings = [permutations(range(1, len(room) + 1)) for room in puzzle.rooms.values()]
    right = set()
    for filling in product(*fillings):
        board = {
            cell: digit
            for room, digits in zip(puzzle.rooms.values(), filling, strict=True)
            for cell, digit in zip(room, digits, strict=True)
        }
        touching = [(one, other) for one, other in combinations(board, 2) if math.dist(one, other) < 2]
        if all(board[one] != board[other] for one, other in touching):
            right.add(puzzle.solution_text({cell: str(digit) for cell, digit in sorted(board.items())}))
    assert set(found(puzzle)) == right


def test_every_broken_rule_is_reported():
    puzzle = smtpuzzles.parse("suguru", GOOD)
    solved = smtpuzzles.solve(puzzle).solutions[0]
    wrong = {**solved, (1, 1): solved[1, 2], (4, 3): "6"}
    assert [violation.rule for violation in smtpuzzles.verify(puzzle, wrong)] == [
        "row 1, column 1 is given as 3",
        "region A has the digit 3 exactly once",
        "region A has the digit 4 exactly once",
        "region C has the digit 2 exactly once",
        "no cell that touches row 1, column 1 holds the same digit",
        "no cell that touches row 1, column 2 holds the same digit",
    ]


def test_steps_are_told_as_players_do():
    words = {step.pattern: step.words for step in smtpuzzles.explain(LARGER)}
    assert {"digit touches", "all places touch", "hidden single"} <= words.keys()
    place = r"(row|column) \d, (rows|columns) \d (and|to) \d"
    wanted = rf".* is not (\d), because region [A-E] has its \1 in one of {place}, and each touches row \d, column \d\."
    assert re.fullmatch(wanted, words["all places touch"])


def test_new_boards_have_regions_of_usual_sizes():
    (puzzle,) = smtpuzzles.generate("numberblocks", size=(7, 6), seed=1)
    assert isinstance(puzzle, Suguru)
    sizes = sorted(map(len, puzzle.rooms.values()))
    assert sizes[-1] <= 6
    assert sizes[len(sizes) // 2] >= 4


def test_the_only_cell_of_a_region_is_filled():
    """A game with one was never solved."""
    game = Game(smtpuzzles.parse("suguru", "AAB\n"))
    assert game.picture.tiles[1, 3].text == "1"
    assert game.put((1, 1), "1").put((1, 2), "2").solved
