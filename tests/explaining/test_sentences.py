"""What the screen tells of every answer there is; above all, that 'not decided' is no 'yes' and no 'no'."""

import pytest

import smtpuzzles
from smtpuzzles.explaining import sentences
from smtpuzzles.explaining.answers import Another, Finish, Hint
from smtpuzzles.result import Verdict, Violation

SAT, UNSAT, UNKNOWN = Verdict.SAT, Verdict.UNSAT, Verdict.UNKNOWN
BOARD = {(1, 1): "1"}
KEYS = sentences.Keys("V shows the next", "C shows which", "Enter fills it in", "Escape goes back", "H")
PUZZLE = smtpuzzles.parse("gappy", "- - - -\n- - - -\n")
RULE = Violation("row 1 has the digit 1 exactly once", ((1, 1), (1, 2)))


@pytest.mark.parametrize(
    ("number", "count", "words"),
    [
        (0, 0, "you break no rule so far"),
        (1, 1, "you break the rule that row 1 has the digit 1 exactly once"),
        (2, 3, "you break the rule that row 1 has the digit 1 exactly once (2 of 3; V shows the next)"),
    ],
)
def test_broken_rules(number, count, words):
    assert sentences.broken([RULE] * count, number, KEYS) == words


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Finish(SAT), "yes, you can still finish"),
        (Finish(UNKNOWN, reason="timeout"), "the solver did not find out: timeout"),
        (Finish(UNSAT, ((2, 3),)), "no: row 2, column 3 can't be right"),
        (Finish(UNSAT, ((2, 3), (1, 1))), "no: row 1, column 1 and 1 more can't be right"),
        (
            Finish(UNSAT, ((2, 3),), reason="timeout"),
            "no: row 2, column 3 can't be right; there may be more wrong entries",
        ),
        (
            Finish(UNSAT, ((2, 3), (1, 1), (4, 4)), together=True),
            "no: row 1, column 1 and 2 more can't all be right",
        ),
        (
            Finish(UNSAT, ((2, 3), (1, 1)), together=True, reason="timeout"),
            "no: row 1, column 1 and 1 more can't all be right; perhaps fewer of them are wrong",
        ),
        (Finish(UNSAT, reason="timeout"), "no, but the solver did not find the wrong entries: timeout"),
        (Finish(UNSAT, hopeless=True), "the puzzle has no solution"),
        (
            Finish(UNSAT, ((0, 3), (2, 0)), together=True, hopeless=True),
            "the puzzle has no solution; these clues clash: the label of column 3; the label of row 2",
        ),
    ],
)
def test_whether_it_can_be_finished(found, words):
    assert sentences.finish(found, PUZZLE) == words


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Hint(UNSAT), "no open cell has only one possible value"),
        (Hint(UNSAT, hopeless=True), "the puzzle itself has no solution"),
        (Hint(UNKNOWN, reason="timeout"), "the solver did not find out: timeout"),
        (Hint(SAT, (1, 2), "*"), "row 1, column 2 holds ● - Enter fills it in"),
        (
            Hint(SAT, (1, 2), "*", RULE),
            "row 1, column 2 holds ●, because row 1 has the digit 1 exactly once - Enter fills it in",
        ),
        (
            Hint(SAT, (1, 2), "*", Violation("row 1, column 2 holds exactly one digit", ((1, 2),))),
            "row 1, column 2 holds ●, because nothing else fits there - Enter fills it in",
        ),
        (
            Hint(SAT, (1, 2), "*", RULE, otherwise=True),
            "row 1, column 2 holds ●; any other value leads to a contradiction with:"
            " row 1 has the digit 1 exactly once - Enter fills it in",
        ),
    ],
)
def test_hints(found, words):
    assert sentences.hint(found, PUZZLE, "●", True, KEYS) == words


def test_a_hint_beside_wrong_entries_says_that_there_are_some():
    words = sentences.hint(Hint(SAT, (1, 2), "*", astray=True), PUZZLE, "●", True, KEYS)
    assert words.endswith(" - Enter fills it in. At least one of your entries is wrong: C shows which")


def test_a_hint_promises_no_more_than_the_player_can_fill_in():
    words = sentences.hint(Hint(SAT, (1, 2), "*"), PUZZLE, "●", False, KEYS)
    assert words == "row 1, column 2 holds ● - Escape goes back"


@pytest.mark.parametrize(
    ("found", "entries", "first", "words"),
    [
        (Another(SAT, BOARD, 1, exhausted=True), False, True, "the only solution"),
        (Another(SAT, BOARD, 1, exhausted=True), True, True, "the only solution that keeps your entries"),
        (
            Another(SAT, BOARD, 1, exhausted=False, reason="timeout"),
            False,
            True,
            "a solution, out of at least 1",
        ),
        (Another(SAT, BOARD, 8, exhausted=True), False, True, "a solution, out of 8"),
        (Another(SAT, BOARD, 8, exhausted=True), False, False, "another solution, out of 8"),
        (Another(SAT, BOARD, 100, exhausted=False), False, False, "another solution, out of at least 100"),
        (
            Another(UNKNOWN, None, 3, exhausted=False, reason="timeout"),
            False,
            False,
            "the solver did not find out: timeout",
        ),
        (Another(UNSAT, None, 0, exhausted=True), False, True, "there is no solution"),
        (
            Another(UNSAT, None, 0, exhausted=True),
            True,
            True,
            "no solution keeps all your entries; C shows which",
        ),
        (
            Another(UNSAT, None, 1, exhausted=True),
            False,
            False,
            "there is no other solution: this puzzle has exactly one",
        ),
        (Another(UNSAT, None, 1, exhausted=True), True, False, "there is no other solution that keeps your entries"),
        (Another(UNSAT, None, 7, exhausted=True), False, False, "there is no other solution; you have seen all 7"),
    ],
)
def test_another_solution(found, entries, first, words):
    assert sentences.another(found, entries, first, KEYS) == words


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Another(UNSAT, None, 0, exhausted=True), "it has NO solution"),
        (Another(SAT, BOARD, 1, exhausted=True), "it has exactly one solution"),
        (Another(SAT, BOARD, 2, exhausted=False), "it has SEVERAL solutions"),
        (
            Another(SAT, BOARD, 1, exhausted=False, reason="timeout"),
            "the solver did not find out whether it has one solution",
        ),
        (
            Another(UNKNOWN, None, 0, exhausted=False, reason="timeout"),
            "the solver did not find out whether it has one solution",
        ),
    ],
)
def test_a_saved_puzzle(found, words):
    assert sentences.warning(found) == words
