"""Skyscrapers: what people write, published boards, and why a player fills a cell."""

import json
from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.grid import cells, columns, rows
from smtpuzzles.kinds.skyscrapers import Skyscrapers
from smtpuzzles.puzzle import Clue, Inference
from smtpuzzles.puzzle.places import labels
from smtpuzzles.puzzle.reasons import Claim
from tests.conftest import SHARED
from tests.kinds.helpers import found

NO_SQUARE = "expected a square board of 2 to 9 rows, but found one of 5 x 4"
GOOD = "skyscrapers:\n  - - 1\n- _ 2 _ -\n2 _ _ _ -\n- _ _ _ -\n  - - -\n"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "no labels": ("1_\n__\n", "2:3: expected labels, two rows or more, and labels below, but found too few lines"),
    "few labels": (GOOD.replace("- - 1", "- 1"), "2:6: expected 3 labels in this line, but found 2"),
    "few cells": (GOOD.replace("- _ 2 _ -", "- _ 2 -"), "3:8: expected 5 words in this line, but found 4"),
    "label": (GOOD.replace("1", "4"), "2:7: expected a number from 1 to 3, but found '4'"),
    "park": (GOOD.replace("2 _", "0 _"), "3:5: expected a number from 1 to 3, but found '0'"),
    "variant": (
        GOOD.replace("skyscrapers:", "skyscrapers: trees"),
        "1:14: expected nothing more in this line, but found 'trees'",
    ),
    "large": ("skyscrapers:\n" + "-\n" * 13, "12:1: expected at most 9 rows, but found 11"),
    "link that is no square": ("skyscrapers/5/4/z", f"1:17: {NO_SQUARE}"),
    "game that is no square": ("5x4:///////", f"1:5: {NO_SQUARE}"),
}
MALFORMED_SOLUTIONS = {"letter": ("123\n23x\n312\n", "2:3: expected 1, 2, 3 or _, but found 'x'")}
ACCEPTED = {"dots, and no name": (GOOD.split("\n", 1)[1].replace("_", ".").replace("-", "."), GOOD)}
CONTRADICTIONS = {"all seen from both sides": GOOD.replace("2 _ _ _ -", "3 _ _ _ 3")}
NUMBERS = [(Skyscrapers.of_size((3, 3), variant), 12) for variant in ("classic", "parks")]
GAME = "4://///1/3///4/////3/"
LINK = "skyscrapers/4/4/k13h4j3g"  # of pzprjs, which gives the solution, too
SOLUTION = "2143\n1234\n4312\n3421\n"


@pytest.mark.parametrize("form", [LINK, GAME])
def test_what_other_programs_write_is_read_and_written_as_it_was(form):
    puzzle = smtpuzzles.parse("skyscrapers", form)
    assert smtpuzzles.verify(puzzle, SOLUTION) == []
    assert smtpuzzles.check(puzzle).verdict == "unique"
    assert smtpuzzles.write(puzzle, "tatham").strip() == GAME
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].strip() == LINK


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("3:1/2/3/1/2/3/1", "1:16: expected 12 labels with / between them, but found 7"),
        ("3:1/2/3/1/2/3/1/2/3/1/2/3/1/2", "1:27: expected 12 labels with / between them, but found 14"),
        ("3:1/2/3/1/2/3/1/2/3/1/2/4", "1:25: expected a number from 1 to 3, but found '4'"),
        ("3:///////////,a4g", "1:16: expected a number from 1 to 3, but found '4'"),
        ("skyscrapers/3/3/l1g4i", "1:20: expected a number from 1 to 3, but found '4'"),
    ],
)
def test_a_label_or_digit_that_cannot_be_is_named_where_it_stands(form, expected):
    with pytest.raises(smtpuzzles.InputError) as refused:
        smtpuzzles.parse("skyscrapers", form)
    assert str(refused.value).removeprefix("<text>:") == expected


def test_published_boards_have_the_published_solution():
    file = SHARED / "published" / "new" / "skyscraper.jsonl"
    if not file.exists():
        pytest.skip("needs the published boards of the shared data, which are not beside this checkout")
    for row in map(json.loads, file.read_text().splitlines()):
        puzzle = smtpuzzles.parse("skyscrapers", row["problem"])
        checked = smtpuzzles.check(puzzle)
        assert checked.verdict == "unique", row["name"]
        assert list(checked.solutions[0].values()) == " ".join(row["solution"].split("\n")[1:]).split(), row["name"]
        assert smtpuzzles.write(puzzle, "corpus").strip() == row["problem"].strip()


LATIN = [
    dict(zip(cells(3, 3), "".join(lines), strict=True))
    for lines in permutations(map("".join, permutations("123")), 3)
    if all(len({*column}) == 3 for column in zip(*lines, strict=True))
]


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(some.dictionaries(some.sampled_from(labels((3, 3))), some.sampled_from("123"), max_size=3))
def test_solutions_are_the_latin_squares_that_show_so_many_towers(numbers):
    lines = rows(3, 3) + columns(3, 3)
    sides = dict(zip([(r, 0) for r in (1, 2, 3)] + [(0, c) for c in (1, 2, 3)], lines, strict=True))
    sides |= {(r or 4, c or 4) if 0 in (r, c) else (r, c): line[::-1] for (r, c), line in sides.items()}

    def towers(board, line):
        heights = [board[cell] for cell in line]
        return sum(all(height > other for other in heights[:place]) for place, height in enumerate(heights))

    puzzle = Skyscrapers((3, 3), numbers)
    right = [
        board for board in LATIN if all(towers(board, sides[place]) == int(value) for place, value in numbers.items())
    ]
    assert set(found(puzzle)) == {puzzle.solution_text(board) for board in right}


FIRST, SECOND = (1, 1), (1, 2)
REASONS = {
    "one": ("1", [], Claim(FIRST, "3"), "only the highest tower is seen from the left of row 1"),
    "all": ("3", [], Claim(FIRST, "1"), "all towers are seen from the left of row 1"),
    "too few": ("2", [], Claim(FIRST, "3", False), "otherwise at most 1 tower would be seen from the left of row 1"),
    "too many": (
        "2",
        [Claim(FIRST, "1")],
        Claim(SECOND, "3"),
        "otherwise at least 3 towers would be seen from the left",
    ),
    "none": ("2", [Claim(FIRST, "3")], None, "exactly 2 towers can no longer be seen from the left of row 1"),
}


@pytest.mark.parametrize("name", REASONS)
def test_reasons_tell_what_would_be_seen(name):
    value, facts, conclusion, words = REASONS[name]
    blank = Skyscrapers.of_size((3, 3), "classic")
    rule = blank.clue_rule(Clue((1, 0), value))
    reason = blank.reason(Inference((rule,), tuple(facts), (conclusion,) if conclusion else ()))
    assert reason
    assert words in reason.words
