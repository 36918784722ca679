"""What the screen tells of every answer there is; above all, that 'not decided' is no 'yes' and no 'no'."""

import re
from dataclasses import replace

import pytest

import smtpuzzles
from smtpuzzles.explaining import sentences
from smtpuzzles.explaining.advice import Hint
from smtpuzzles.explaining.questions import Refutation
from smtpuzzles.explaining.step import Line, Step
from smtpuzzles.puzzle.reasons import LONGEST, Claim
from smtpuzzles.result import Verdict, Violation
from smtpuzzles.solving.entries import Another, Finish

SAT, UNSAT, UNKNOWN = Verdict.SAT, Verdict.UNSAT, Verdict.UNKNOWN
BOARD = {(1, 1): "1"}
KEYS = sentences.Keys(
    "V shows the next", "C shows which", "C shows why", "Enter fills it in", "Escape goes back", "H", "F finds"
)
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
        (Finish(UNSAT, ((2, 3),)), "no: row 2, column 3 can't be right - C shows why"),
        (Finish(UNSAT, ((2, 3), (1, 1))), "no: row 1, column 1 and 1 more can't be right - C shows why"),
        (
            Finish(UNSAT, ((2, 3),), reason="timeout"),
            "no: row 2, column 3 can't be right; there may be more wrong entries - C shows why",
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
    assert sentences.finish(found, PUZZLE, KEYS) == words


def test_what_the_player_is_to_find_and_what_of_it_is_so():
    step = Step((RULE,), (), (Claim((1, 1), "1"),), 1, "Row 1, column 1 is 1.", aside=False, pattern="single")
    many = replace(step, rules=(RULE,) * 9)
    words = "find what the marked cells show (1 rule, single), and enter it or another true step"
    assert sentences.task(Hint(SAT, (step,)), KEYS) == sentences.HintPart(words, {(1, 1), (1, 2)})
    assert sentences.task(Hint(UNKNOWN, reason="timeout"), KEYS).words == "the solver did not find out: timeout"
    judged = {
        Refutation(SAT, step.words, step): "right: Row 1, column 1 is 1 - F finds",
        Refutation(UNSAT, step.words, step): "no: Row 1, column 1 is 1",
        Refutation(UNSAT, many.words, many): "no: it takes 9 rules to see that at once; H shows small steps",
        Refutation(SAT, "that is possible: in some"): "that is possible: in some",
        Refutation(UNKNOWN, "", reason="timeout"): "the solver did not find out: timeout",
    }
    assert {found: sentences.judged(found, KEYS).words for found in judged} == judged


def test_words_around_a_step_make_no_sentence_too_long():
    step = Step((RULE,), (), (Claim((1, 1), "1"),), 1, "Short.", aside=False)
    for length in range(LONGEST - 50, LONGEST + 1):
        long = "x" * (length - 1) + "."
        changes: list[dict] = [{"head": long}, {"head": f"{long} {long}"}, {"lines": (Line(long, 7),)}]
        for one in [replace(step, **change) for change in changes]:
            found = [Refutation(verdict, long, one) for verdict in (SAT, UNSAT)]
            parts = [sentences.judged(found[0], KEYS), sentences.judged(found[1], KEYS)]
            parts += [sentences.why_wrong(found[1], KEYS), *sentences.stages(Hint(SAT, (one,)), PUZZLE, True, KEYS)]
            assert max(len(words) for part in parts for words in re.split(r"(?<=[.]) |\n", part.text)) <= LONGEST
    assert sentences.judged(Refutation(SAT, long, replace(step, head=long)), KEYS).words == f"right:\n{long}\nF finds"


def test_that_no_reason_was_found_why_an_entry_is_wrong():
    found = sentences.why_wrong(Refutation(UNKNOWN, "", reason="timeout"), KEYS)
    assert found == sentences.HintPart("the solver did not find out: timeout")


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Hint(UNSAT), ["no open cell has only one possible value"]),
        (Hint(UNSAT, hopeless=True), ["the puzzle itself has no solution"]),
        (Hint(UNKNOWN, reason="timeout"), ["the solver did not find out: timeout"]),
        (
            Hint(UNSAT, wrong=((1, 1), (2, 3))),
            [
                "row 1, column 1 and 1 more can't be right - H goes on with the hint",
                "nothing else is certain",
            ],
        ),
        (Hint(UNSAT, together=True), ["no solution keeps all your entries; C shows which"]),
        (
            Hint(UNSAT, wrong=((1, 1),), together=True),
            ["row 1, column 1 can't be right - H goes on with the hint", "no solution keeps all your other entries"],
        ),
        (
            Hint(UNKNOWN, wrong=((1, 1),), together=True, reason="timeout"),
            [
                "row 1, column 1 can't be right; no solution keeps all your other entries - H goes on with the hint",
                "the solver did not find out: timeout",
            ],
        ),
    ],
)
def test_without_a_hint_the_player_is_told_why(found, words):
    assert [stage.words for stage in sentences.stages(found, PUZZLE, False, KEYS)] == words


def step(conclusion, *rules, words="Because of that.", obvious=False):
    return Step(rules, (), (conclusion,), 1, words, aside=False, obvious=obvious)


BLACK = Claim((1, 2), "B")
OTHERS = [RULE._replace(rule=f"rule {number}") for number in range(5)]


@pytest.mark.parametrize(
    ("steps", "fillable", "use", "end"),
    [
        ([step(BLACK, RULE)], True, RULE.rule, "Because of that - Enter fills it in"),
        ([step(BLACK, RULE)], False, RULE.rule, "Because of that - Escape goes back"),
        ([step(BLACK._replace(holds=False), RULE)], False, RULE.rule, "Because of that - H goes on from there"),
        (
            [step(BLACK, *OTHERS, words="First."), step(BLACK, RULE)],
            True,
            f"{RULE.rule}; rule 0; rule 1; rule 2; and 2 more such rules about the marked cells",
            "First. Because of that - Enter fills it in",
        ),
        (
            [step(BLACK, RULE, *OTHERS[:4])],
            True,
            f"{RULE.rule}; rule 0; rule 1; rule 2; and 1 more such rule about the marked cells",
            "Because of that - Enter fills it in",
        ),
        ([step(BLACK, RULE, obvious=True), step(BLACK, RULE)], True, RULE.rule, "Because of that - Enter fills it in"),
    ],
)
def test_a_hint_tells_where_to_look_then_the_rules_then_what_follows(steps, fillable, use, end):
    look, rules, last = sentences.stages(Hint(SAT, tuple(steps)), PUZZLE, fillable, KEYS)
    assert look[:3] == ("look at the marked cells - H shows what to use", {(1, 1), (1, 2)}, ())
    assert rules[:3] == (f"use: {use} - H shows what follows", {(1, 1), (1, 2)}, ())
    assert last[:7] == (end, [(1, 2)], {(1, 1), (1, 2)}, {}, frozenset(), (), "")


@pytest.mark.parametrize(
    ("rules", "use"),
    [
        ([RULE], f"{RULE.rule} (single)"),
        ([RULE, *OTHERS[:4]], "single (5 rules about the marked cells)"),
    ],
)
def test_a_hint_names_its_pattern_and_not_many_rules_nor_those_before(rules, use):
    last = replace(step(BLACK, *rules), pattern="single")
    found = Hint(SAT, (step(BLACK, *OTHERS), last))
    assert sentences.stages(found, PUZZLE, True, KEYS)[1].words == f"use: {use} - H shows what follows"


@pytest.mark.parametrize(
    ("lines", "also", "text"),
    [
        ((Line("It is 2.", 1),), "", "Suppose so.\n1. It is 2 - Enter fills it in"),
        ((Line("It is 2.", 1),), "More.", "Suppose so.\n1. It is 2.\nMore - Enter fills it in"),
    ],
)
def test_the_lines_of_a_hint_stay_apart(lines, also, text):
    last = replace(step(BLACK, RULE, words="Suppose so."), lines=lines, also=also)
    part = sentences.stages(Hint(SAT, (last,)), PUZZLE, True, KEYS)[-1]
    assert (part.text, part.words, len(part.lines)) == (text, "Suppose so.", 1)


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
