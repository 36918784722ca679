"""Nonogram: what people write, what they get wrong, links of others, and how labels are typed."""

import pytest

import smtpuzzles
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.looks import type_character
from smtpuzzles.views.labels import spread, upright

GOOD = "nonogram:\n1,1 - 2\n1,1 1 2\n"
# Of the tests of pzprjs: the link, and what solves it.
LINK = "nonogram/6/6/12g1111h11112j12g11g21j11g3h"
SOLVED = "##-#--\n#---#-\n-#-##-\n------\n#---#-\n-###--\n"
FITTING = "expected lengths of runs that fit into"
MALFORMED = {
    "empty": ("", "1:1: expected a board, but found nothing"),
    "one line": ("1 1\n", "1:4: expected a line of column labels and a line of row labels, but found 1 line"),
    "three lines": (
        "1 1\n1 1\n1 1\n",
        "3:1: expected a line of column labels and a line of row labels, but found 3 lines",
    ),
    "one column": ("1\n1 1\n", "1:2: expected labels of at least 2 columns, but found 1"),
    "too long": (
        "nonogram:\n1 3\n1 1\n",
        f"2:3: {FITTING} 2 cells, as in 2,1; 0; or - if they are not known, but found '3'",
    ),
    "no room": ("1 1\n1,1 1\n", f"2:1: {FITTING} 2 cells, as in 2,1; 0; or - if they are not known, but found '1,1'"),
    "zero beside": (
        "1 1 1\n1,0 1\n",
        f"2:1: {FITTING} 3 cells, as in 2,1; 0; or - if they are not known, but found '1,0'",
    ),
    "letter": ("1 x\n1 1\n", f"1:3: {FITTING} 2 cells, as in 2,1; 0; or - if they are not known, but found 'x'"),
    "drawn": (
        "nonogram\n    1 1\n  ┌────┐\n1 │ · ·│\n1 │ · ·│\n  └────┘\n",
        "4:1: expected a line of column labels and a line of row labels, but found a drawn board",
    ),
    "short corpus": ("2 2\n1\n1\n1\n", "4:2: expected 4 rows, but found 3"),
    "cells given": ("2x2:1/1/1/1,a", "1:13: expected nothing behind the labels, but found cells that are given"),
    "no number": ("2x2:1/1/1/.", "1:11: expected the length of a run, but found ''"),
    "few labels": ("2x2:1/1/1", "1:10: expected 4 labels with / between them, but found 3"),
    "short link": ("nonogram/3/3/11", "1:16: expected 12 places, but found 2"),
    "too long in a link": (
        "nonogram/2/2/3111",
        f"1:14: {FITTING} 2 cells, as in 2,1; 0; or - if they are not known, but found '3'",
    ),
}
MALFORMED_SOLUTIONS = {
    "small": ("#-#\n", "1:4: expected 3 rows, but found 1"),
    "letter": ("#x#\n---\n", "1:2: expected # or -, but found 'x'"),
}
ACCEPTED = {
    "other signs": ("1,1 ? 2\n1,1 1 2\n", GOOD.replace("1,1 - 2", "1,1 - 2")),
    "no name": ("1,1 _ 2\n1,1 1 2\n", GOOD),
}
CONTRADICTIONS = {"other sums": "2 2\n1 1\n", "full and empty": "3 3 0\n3 0 0\n"}
COUNTS = (
    ("1 1\n1 1\n", 2),
    ("- -\n- -\n", 16),
    ("- - -\n1,1 0\n", 1),
    ("2 0\n1 1\n", 1),
    ("2 1\n1 1\n", 0),
    ("- - -\n2\n", 2),
)
NUMBERS = [(smtpuzzles.parse("nonogram", text), count) for text, count in COUNTS]


def test_a_link_is_read_solved_and_written_and_so_is_an_id():
    puzzle = smtpuzzles.parse(None, LINK)
    assert puzzle.solution_text(smtpuzzles.check(puzzle).solutions[0]) == SOLVED
    assert smtpuzzles.write(puzzle, "puzzlink").split("?")[1].strip() == LINK
    assert smtpuzzles.write(puzzle, "tatham") == "6x6:2.1/1.1.1/1/1.1.1/2.1//2.1/1.1/1.2//1.1/3\n"
    for form in ("tatham", "corpus"):
        assert smtpuzzles.parse("pattern", smtpuzzles.write(puzzle, form)) == puzzle


def test_labels_that_are_not_known_have_no_form_elsewhere_but_in_the_corpus():
    puzzle = smtpuzzles.parse("nonogram", "1 - 2\n1,1 1\n")
    assert smtpuzzles.write(puzzle, "corpus") == "2 3\n1\n-\n2\n1 1\n1\n"
    assert smtpuzzles.parse("nonogram", smtpuzzles.write(puzzle, "corpus")) == puzzle
    for form in ("tatham", "puzzlink"):
        with pytest.raises(smtpuzzles.UsageError, match="needs the label of every row and column"):
            smtpuzzles.write(puzzle, form)


def test_every_broken_rule_is_reported():
    puzzle = smtpuzzles.parse(None, LINK)
    found = smtpuzzles.verify(puzzle, SOLVED.replace("##-#--", "##--#-"))
    assert [violation.rule for violation in found] == [
        "column 4 has runs of 1, 1 and 1 black cells, in this order",
        "column 5 has runs of 2 and 1 black cells, in this order",
    ]


def test_steps_are_told_as_players_do():
    steps = [step for step in smtpuzzles.explain(smtpuzzles.parse(None, LINK)) if step.size == 1]
    assert {step.pattern for step in steps} == {"overlap", "out of reach", "line is complete"}
    words = [step.words for step in steps]
    assert words[1] == "Row 4, columns 1 to 5 are white, because row 4 has no runs."
    assert words[3].endswith("because the runs of 1, 1 and 1 in column 2 cover them wherever they lie.")
    assert words[4].endswith("because the runs of 1, 1 and 1 in column 2 cannot cover it.")


def test_lengths_are_typed_with_commas():
    game, typed = Game(smtpuzzles.parse("nonogram", "- - - - -\n" + "- " * 12), composing=True), ""
    for character, label, goes_on in (
        ("1", "1", "1"),
        (",", "1", "1,"),
        ("3", "1,3", "1,3"),
        (",", "1,3", "1,3,"),
        ("9", "9", "9"),
    ):
        game, typed, ends = type_character(game, (0, 2), typed, character, marking=False)
        assert (game.state.put.get((0, 2)), typed, ends) == (label, goes_on, False)
    assert game.puzzle.text() == "nonogram:\n- 9 - - -\n" + "- " * 11 + "-\n"


def test_labels_of_one_digit_each_stand_closer_than_others():
    assert upright(["1 3", "2", ""]) == ["13", "2", ""]
    assert upright(["1 3", "12"]) == ["1 3", "12"]
    assert upright([" 3", "12"]) == [" 3", "12"]
    assert spread((0, 2), "1 12", 40) == [("12", 100, 24), ("1", 100, 0)]
    assert spread((2, 0), "1 12", 40) == [("12", 24, 100), ("1", 0, 100)]
