"""Every public function refuses wrong values in one line, whatever their type, before it answers anything."""

import inspect
import pickle
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from math import inf, nan

import numpy as np
import pytest

import smtpuzzles
from tests.conftest import SMALL, SMALLEST_BOARDS

BOARD = smtpuzzles.parse("sudoku", "1.....3..4.....2")
LEVEL = smtpuzzles.parse("sokoban", "######\n#@ $.#\n#  $.#\n######\n")
SOLUTION = smtpuzzles.solve(BOARD).solutions[0]


class Unshowable:
    def __repr__(self):
        raise RuntimeError("no text")


NO_TYPE = (5, 1.5, b"x", [], {}, object(), Unshowable(), np.array([1, 2]))
NO_NAME = (*NO_TYPE, "nope", "a\nb", "\x1b[31m", "\u202e", "x" * 10_000, "")
NO_PUZZLE = (None, "abc", *NO_TYPE)
NO_NUMBER = (nan, "2", "x", [], {}, True, b"1", np.array([1, 2]), Unshowable())
NO_COUNT = (2.5, inf, -1, -(10**30), *NO_NUMBER)
NO_TIME = (-1, -0.5, 10**400, *NO_NUMBER)
NO_CELL = (("1", "2"), (1, "2"), (1.0, 2.0), (True, 2), (None, 2), (1,), (1, 2, 3))
NO_BOARD = ("12", {}, {(1, 1): "1"}, dict.fromkeys(SOLUTION, 5), {**SOLUTION, (1, 1): "Z"}, *NO_TYPE)
NO_BOARD += tuple([dict(zip([cell, *[*SOLUTION][1:]], SOLUTION.values(), strict=True)) for cell in NO_CELL])
NO_ENTRY = ({"a": "1"}, {(1,): "1"}, {(9, 9): "1"}, {(1, 2): 5}, {(1, 2): []}, {None: None})
NO_ENTRIES = ("12", 5, [], [(1, 1)], Unshowable(), *NO_ENTRY, *[{cell: "2"} for cell in NO_CELL])
NO_SIZE = ("4", 4.0, nan, True, (), (4,), (4, "4"), (4, 4.0), (4, 4, 4), [4], Unshowable(), 0, -1, 10**30)
ASKED = {"puzzle": NO_PUZZLE, "timeout": NO_TIME}
BY_ENGINE = {**ASKED, "engine": NO_NAME}
MANY = {
    "puzzles": (None, 5, "1...", BOARD, Unshowable()),
    "kind": NO_NAME,
    "variant": NO_NAME,
    "jobs": (0, *NO_COUNT),
    "executor": ("x", ThreadPoolExecutor, *NO_TYPE),
    "timeout": NO_TIME,
}
PLANS = {**BY_ENGINE, "puzzle": (*NO_PUZZLE, BOARD)}

# For each function, good values, and the wrong ones of each of its parameters.
DOORS = {
    "certify": ({"puzzle": BOARD}, ASKED),
    "check": ({"puzzle": BOARD}, BY_ENGINE),
    "check_many": ({"puzzles": ["1.....3..4.....2"], "kind": "sudoku"}, MANY),
    "confirmed": ({"first": "z3"}, {"first": NO_NAME, "second": NO_NAME}),
    "count": ({"puzzle": BOARD}, {**BY_ENGINE, "limit": (0, *NO_COUNT), "found": ("x", *NO_TYPE)}),
    "dimacs": (
        {"puzzle": LEVEL},
        {"puzzle": NO_PUZZLE, "encoding": (None, *NO_NAME), "horizon": (None, 10**30, *NO_COUNT)},
    ),
    "engine": (
        {"name": "minisat"},
        {"name": (None, *NO_NAME), "lowering": NO_NAME, "settings": NO_NAME, "encoding": NO_NAME},
    ),
    "explain": (
        {"puzzle": BOARD},
        {
            **ASKED,
            "puzzle": (*NO_PUZZLE, LEVEL),
            "entries": NO_ENTRIES,
            "only": (*NO_NAME, "digit twice", ["X-wing", 5], ","),
            "uniqueness": (None, 1, "yes"),
            "up_to": (*NO_NAME, "X-wing,"),
        },
    ),
    "generate": (
        {"kind": "sudoku", "size": 4},
        {
            "kind": (None, *NO_NAME),
            "count": NO_COUNT,
            "seed": (None, 1.5, *NO_NUMBER),
            "size": NO_SIZE,
            "variant": NO_NAME,
            "clues": NO_COUNT,
            "redundant": (-1, 1.5, *NO_NUMBER),
            "difficulty": NO_NAME,
            "technique": (*NO_NAME, "digit twice", "unique rectangle"),
        },
    ),
    "hint": (
        {"puzzle": BOARD},
        {
            **ASKED,
            "puzzle": (*NO_PUZZLE, LEVEL),
            "entries": NO_ENTRIES,
        },
    ),
    "next_steps": (
        {"puzzle": BOARD},
        {**ASKED, "puzzle": (*NO_PUZZLE, LEVEL), "most": (0, *NO_COUNT), "entries": NO_ENTRIES},
    ),
    "parse": (
        {"kind": "sudoku", "text": "1..."},
        {"kind": NO_NAME, "text": (None, *NO_TYPE), "variant": NO_NAME, "form": NO_NAME},
    ),
    "plan_within": ({"puzzle": LEVEL, "most": 9}, {**PLANS, "most": (None, *NO_COUNT)}),
    "profile": ({"puzzle": BOARD}, {**ASKED, "puzzle": (*NO_PUZZLE, LEVEL)}),
    "proven": ({"first": "z3"}, {"first": NO_NAME, "lowering": NO_NAME}),
    "rate": ({"puzzle": BOARD}, {**ASKED, "puzzle": (*NO_PUZZLE, LEVEL)}),
    "rate_many": ({"puzzles": ["1.....3..4.....2"], "kind": "sudoku"}, MANY),
    "shortest_plan": ({"puzzle": LEVEL}, {**PLANS, "say": ("x", *NO_TYPE), "enough": (None, *NO_TYPE)}),
    "smt2": ({"puzzle": LEVEL}, {"puzzle": NO_PUZZLE, "horizon": (None, 10**30, *NO_COUNT)}),
    "solve": ({"puzzle": BOARD}, {**BY_ENGINE, "limit": (0, *NO_COUNT), "found": ("x", *NO_TYPE)}),
    "techniques": ({"kind": "sudoku"}, {"kind": (None, "sokoban", *NO_NAME)}),
    "verify": ({"puzzle": BOARD, "solution": SOLUTION}, {"puzzle": NO_PUZZLE, "solution": (None, *NO_BOARD)}),
    "why_not": (
        {"puzzle": BOARD, "cell": (1, 2), "symbol": "1"},
        {
            **ASKED,
            "puzzle": (*NO_PUZZLE, LEVEL),
            "cell": (None, 1, "x", (0, 0), *NO_CELL, *NO_TYPE),
            "symbol": (None, 1, "", "x", "\n", *NO_TYPE),
            "entries": NO_ENTRIES,
        },
    ),
    "write": (
        {"puzzle": BOARD, "to": "sudokupad", "solution": SOLUTION},
        {"puzzle": NO_PUZZLE, "to": (None, *NO_NAME), "solution": NO_BOARD, "title": (None, *NO_TYPE)},
    ),
}
OPTIONS = [
    ("lightup", "density", (None, *NO_NUMBER)),
    ("lightup", "symmetry", (None, *NO_NAME)),
    ("sokoban", "boxes", NO_COUNT),
    ("sokoban", "min_pushes", (None, 1.5, *NO_NUMBER)),
    ("starbattle", "stars", (1.5, *NO_NUMBER)),
    ("sudoku", "a\nb", (5,)),
]
WRONG = [(name, good, what, values) for name, (good, wrong) in DOORS.items() for what, values in wrong.items()]
WRONG += [("generate", {"kind": kind}, option, values) for kind, option, values in OPTIONS]


@pytest.mark.parametrize(
    ("name", "good", "what", "values"), WRONG, ids=[f"{name}-{what}".replace("\n", "") for name, _, what, _ in WRONG]
)
def test_every_wrong_value_is_refused_in_one_line(name, good, what, values):
    for value in values:
        with pytest.raises(smtpuzzles.SmtPuzzlesError) as caught:
            list(getattr(smtpuzzles, name)(**good | {what: value}))  # generators begin now
        message = str(caught.value)
        assert message.isprintable()
        assert "--" not in message
        assert 0 < len(message) < 500
        assert str(pickle.loads(pickle.dumps(caught.value))) == message


def test_every_parameter_of_every_public_function_is_in_the_test_above():
    functions = {name: of for name in smtpuzzles.__all__ if inspect.isfunction(of := getattr(smtpuzzles, name))}
    left_out = {"generate": {"options"}, "engine": {"proofs"}}
    assert functions.keys() == DOORS.keys()
    for name, function in functions.items():
        assert inspect.signature(function).parameters.keys() - left_out.get(name, ()) == DOORS[name][1].keys()


def test_whole_numbers_may_be_those_of_numpy():
    assert smtpuzzles.count(BOARD, limit=np.int64(2), timeout=np.float32(9)).count == 1
    assert smtpuzzles.generate("sudoku", size=(np.int8(4), 4), seed=np.int64(7)) == smtpuzzles.generate(
        "sudoku", size=4, seed=7
    )


def test_a_refusal_names_the_value_and_what_was_expected():
    for ask, words in [
        (lambda: smtpuzzles.solve(BOARD, limit=2.5), "a limit is a whole number, not 2.5"),
        (lambda: smtpuzzles.smt2(LEVEL, -1), "a horizon is 0 or more, not -1"),
        (lambda: smtpuzzles.check(BOARD, timeout="5"), "a timeout is a number of seconds, 0 or more, not '5'"),
        (lambda: smtpuzzles.hint("abc"), "expected a puzzle, as parse returns it, but found 'abc'"),
        (lambda: smtpuzzles.parse(5, "1"), "expected the name of a kind, but found 5"),
        (lambda: smtpuzzles.parse("sudoku", None), "expected the text of a puzzle, but found None"),
        (lambda: smtpuzzles.generate("sudoku", -1), "a count is 0 or more, not -1"),
        (lambda: smtpuzzles.generate("sudoku", size=(4,)), "expected a size as a height and a width, but found (4,)"),
        (lambda: list(smtpuzzles.check_many([], jobs=-1)), "jobs is 1 or more, not -1"),
        (lambda: smtpuzzles.why_not(BOARD, ("1", "2"), "2"), "expected a cell as its row and its column, "),
        (lambda: smtpuzzles.hint(BOARD, {("1", "2"): "2"}), "such as (1, 2), but found ('1', '2')"),
        (lambda: smtpuzzles.verify(BOARD, {("1", "2"): "2"}), "such as (1, 2), but found ('1', '2')"),
        (lambda: smtpuzzles.solve(Unshowable()), "a value of the type Unshowable"),
        (lambda: smtpuzzles.generate("sudoku", difficulty="\n"), "unknown difficulty '\\n': expected one of easy"),
    ]:
        with pytest.raises(smtpuzzles.UsageError) as caught:
            ask()
        assert words in str(caught.value)


@pytest.mark.parametrize("sample", SMALLEST_BOARDS, ids=str)
def test_a_board_whose_symbols_only_together_are_right_is_refused(sample):
    puzzle = sample.puzzle()
    board = next(iter(smtpuzzles.solve(puzzle).solutions), None)
    if board is None:
        return
    assert puzzle.solution_from(dict(board)) == board
    (first, symbol), (second, following) = [*board.items()][:2]
    for other in ({first: symbol + following, second: ""}, {first: "", second: symbol + following}):
        with pytest.raises(smtpuzzles.SmtPuzzlesError):
            puzzle.solution_from(board | other)


@pytest.mark.parametrize("sample", SMALL.values(), ids=str)
def test_equal_puzzles_of_every_kind_are_one_member_of_a_set(sample):
    puzzle, again = sample.puzzle(), deepcopy(sample.puzzle())
    assert {puzzle, again} == {again}


def test_a_board_and_its_text_are_both_written():
    text = BOARD.solution_text(SOLUTION)
    assert smtpuzzles.write(BOARD, "janko", text) == smtpuzzles.write(BOARD, "janko", SOLUTION)
    assert smtpuzzles.write(LEVEL, "lurd", "rRldR") == smtpuzzles.write(LEVEL, "lurd", "rRldR\n")
