"""Plans for Sokoban: every way to write them, and what following them step by step finds."""

import time
import tracemalloc
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smtpuzzles import InputError, Source
from smtpuzzles.kinds.sokoban.level import Level, read_level
from smtpuzzles.kinds.sokoban.plan import Replay, read_plan, replay, states
from tests.conftest import is_useful


def read(text: str) -> str:
    return read_plan(Source("plan", text))


# What is read.

ACCEPTED = {
    "nothing": ("", ""),
    "blank-lines": ("\n \t\n", ""),
    "comment-only": ("; solved\n", ""),
    "small": ("lurd\n", "lurd"),
    "capitals": ("LURD\n", "lurd"),
    "both": ("lUrD", "lurd"),
    "lines-and-blanks": (" lu\r\n\r\n r\td \r", "lurd"),
    "byte-order-mark": ("\ufefflu", "lu"),
    "comments": ("; first\nlu\n  ; lrlr\nrd\n;", "lurd"),
    "counts": ("3r4U", "rrruuuu"),
    "counts-for-one-letter-only": ("2rd1lu", "rrdlu"),
    "count-with-zeros-before": ("002r", "rr"),
    "count-and-letter-apart": ("3 r\n2\nu", "rrruu"),
    "count-cut-by-a-line-end": ("1\n2r", "r" * 12),
    "groups": ("2(3(dr)R)", "drdrdrr" * 2),
    "group-without-count": ("(dr)u", "dru"),
    "group-over-lines": ("l2(u\n; on\nd)\nr", "lududr"),
    "empty-group": ("l3()r", "lr"),
    "groups-side-by-side": ("2(l)2(2(u)d)", "lluuduud"),
    "deep": ("(" * 100 + "l" + ")" * 100, "l"),
    "as-long-as-can-be": ("1000(1000r)", "r" * 1_000_000),
}


@pytest.mark.parametrize(("text", "plan"), ACCEPTED.values(), ids=ACCEPTED)
def test_a_plan_is_read_in_any_writing(text, plan):
    assert read(text) == plan


# What is refused.

LURD, COUNTED = "expected one of l u r d", "expected one of l u r d or ( after a count"
MALFORMED = {
    "letter": ("lurx\n", f"1:4: {LURD}, but found 'x'"),
    "letter-further-down": ("; a\nlu\r\n\n r x\n", f"4:4: {LURD}, but found 'x'"),
    "comment-behind": ("lu ; up\n", f"1:4: {LURD}, but found ';'"),
    "bar": ("lu|rd\n", f"1:3: {LURD}, but found '|'"),
    "minus": ("-3r\n", f"1:1: {LURD}, but found '-'"),
    "nul": ("l\0", f"1:2: {LURD}, but found '\\x00'"),
    "full-width": ("lｕ", f"1:2: {LURD}, but found 'ｕ'"),
    "long-s-and-others": ("lſ", f"1:2: {LURD}, but found 'ſ'"),
    "arabic-indic-count": ("٣r", f"1:1: {LURD}, but found '٣'"),
    "letter-after-a-count": ("r3x", f"1:3: {COUNTED}, but found 'x'"),
    "count-at-the-end": ("r\n 3\n", f"2:3: {COUNTED}, but found no more"),
    "count-at-the-end-of-a-group": ("(r3)", f"1:4: {COUNTED}, but found ')'"),
    "count-of-zero": ("r0l", "1:2: count 0 is not between 1 and 1000000"),
    "gigantic-count": ("r" + "9" * 5000 + "l", "1:2: count 99999999999999999... is not between 1 and 1000000"),
    "closed-only": ("r)", f"1:2: {LURD}, but found ')'"),
    "closed-twice": ("2(r)\n)", f"2:1: {LURD}, but found ')'"),
    "never-closed": ("r\n2(r", "2:2: expected a ) for this (, but found none"),
    "one-never-closed": ("(r(l)", "1:1: expected a ) for this (, but found none"),
    "too-long": ("1000000rl", "1:8: expected at most 1000000 steps, but found more"),
    "too-long-by-groups": ("9(9(9(9(9(9(9(9r))))))))", "1:22: expected at most 1000000 steps, but found more"),
    "too-long-in-an-open-group": ("999999r(2l", "1:10: expected at most 1000000 steps, but found more"),
    "too-deep": ("(" * 50 + "\n" + "(" * 51, "2:51: expected at most 100 groups in each other, but found more"),
}


@pytest.mark.parametrize(("text", "complaint"), MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_plan_is_named_with_its_line_and_column(text, complaint):
    with pytest.raises(InputError) as caught:
        read(text)
    assert str(caught.value) == f"plan:{complaint}"
    is_useful(caught.value, text)


@pytest.mark.parametrize("text", ["1000(" * 9 + "r" + ")" * 9, "1000000r" * 9, "(" * 99 + "999999r" + ")" * 99 + "9r"])
def test_a_gigantic_plan_is_refused_without_making_room_for_it(text):
    tracemalloc.start()
    try:
        with pytest.raises(InputError):
            read(text)
        assert tracemalloc.get_traced_memory()[1] < 4_000_000
    finally:
        tracemalloc.stop()


def test_many_counts_are_read_in_linear_time():
    started = time.monotonic()
    assert len(read("2r " * 100_000)) == 200_000
    assert time.monotonic() - started < 10


@given(st.text(max_size=20) | st.text(st.sampled_from("lurdLURD()()0123 \n\r\t;x٣\0\ud800"), max_size=40))
@settings(max_examples=120)
def test_random_text_is_refused_with_its_place_or_a_plan(text):
    try:
        plan = read(text)
    except InputError as problem:
        is_useful(problem, text)
    else:
        assert set(plan) <= set("lurd")
        assert read(plan) == plan


# Following a plan.

LEVEL = """\
######
#@ $.#
# $ .#
#    #
######
"""
BOXES = frozenset({(2, 4), (3, 3)})


def level(text: str = LEVEL) -> Level:
    return read_level(Source("level", text))


@pytest.mark.parametrize("plan", ["rrlldrr", "RRLLDRR", "rRlldRR", "RrLLDrr"])
def test_a_plan_of_any_case_is_followed_and_printed_in_the_right_one(plan):
    assert replay(level(), plan) == Replay(7, 3, "rRlldRR", frozenset({(2, 5), (3, 5)}), (3, 4), None)


def test_no_step_at_all_is_a_plan():
    assert replay(level(), "") == Replay(0, 0, "", BOXES, (2, 2), None)


@pytest.mark.parametrize(
    ("plan", "text", "box", "player"),
    [
        ("r", "R", (3, 4), (3, 3)),
        ("druu", "drUU", (1, 3), (2, 3)),
        ("urrdl", "urrdL", (3, 2), (3, 3)),
        ("urd", "urD", (4, 3), (3, 3)),
    ],
)
def test_a_box_is_pushed_in_every_direction(plan, text, box, player):
    room = Level("", 6, 6, frozenset(), frozenset(), frozenset({(3, 3)}), (3, 2))
    assert replay(room, plan) == Replay(len(plan), sum(map(str.isupper, text)), text, frozenset({box}), player, None)


@pytest.mark.parametrize(
    ("plan", "text", "sentence", "cells"),
    [
        ("u", "", "step 1: the player walks into the wall at row 1, column 2", ((1, 2),)),
        ("l", "", "step 1: the player walks into the wall at row 2, column 1", ((2, 1),)),
        ("ddd", "dd", "step 3: the player walks into the wall at row 5, column 2", ((5, 2),)),
        (
            "rrrlll",
            "rR",
            "step 3: the box at row 2, column 5 is pushed into the wall at row 2, column 6",
            ((2, 5), (2, 6)),
        ),
        (
            "DRDRUU",
            "dRdr",
            "step 5: the box at row 3, column 4 is pushed into another box at row 2, column 4",
            ((3, 4), (2, 4)),
        ),
    ],
)
def test_the_first_step_that_breaks_a_rule_is_named_and_ends_the_replay(plan, text, sentence, cells):
    found = replay(level(), plan)
    assert (found.broken.step, found.broken.sentence, found.broken.cells) == (len(text) + 1, sentence, cells)
    assert found.text == text
    assert found.moves == len(text)
    assert (found.player, found.boxes) == list(states(level(), plan))[-1]


def test_the_states_are_those_before_the_first_and_after_every_step():
    assert list(states(level(), "rRdl")) == [
        ((2, 2), BOXES),
        ((2, 3), BOXES),
        ((2, 4), {(2, 5), (3, 3)}),
        ((3, 4), {(2, 5), (3, 3)}),
        ((3, 3), {(2, 5), (3, 2)}),
    ]


def test_the_states_end_before_a_step_that_breaks_a_rule():
    assert list(states(level(), "uurr")) == [((2, 2), BOXES)]


def test_decoration_stays_where_it_is():
    found = replay(level("*#####*\n #@$.# \n $#####\n"), "r")
    assert found.boxes == {(1, 1), (1, 7), (2, 5), (3, 2)}


@given(st.text(st.sampled_from("lurdLURD"), max_size=60))
def test_replay_and_states_agree(plan):
    found, walk = replay(level(), plan), list(states(level(), plan))
    assert len(walk) == found.moves + 1
    assert walk[-1] == (found.player, found.boxes)
    assert found.text.lower() == plan[: found.moves].lower()
    assert (found.broken is None) == (found.moves == len(plan))
    moved = [letter.isupper() for letter in found.text]
    assert moved == [before[1] != after[1] for before, after in pairwise(walk)]
    assert all(len(boxes) == 2 and player not in boxes | level().walls for player, boxes in walk)


def test_a_long_plan_is_followed_in_linear_time_and_little_room():
    started = time.monotonic()
    found = replay(level(), "rl" * 200_000)
    assert (found.moves, found.pushes, found.player) == (400_000, 0, (2, 2))
    assert time.monotonic() - started < 20
