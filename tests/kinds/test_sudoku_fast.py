"""The quick search for sudokus, judged by a SAT solver."""

from contextlib import nullcontext
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.generating import series
from smtpuzzles.generating.boards import board_puzzle
from smtpuzzles.generating.request import make_request
from smtpuzzles.generating.series import Maker
from smtpuzzles.kinds.sudoku import fast
from smtpuzzles.kinds.sudoku.fast import kernel
from smtpuzzles.result import Uniqueness, Verdict
from smtpuzzles.solving.many import Solver
from smtpuzzles.solving.preparing import Preparations
from tests.conftest import SHARED
from tests.ticks import Ticks

FULL = "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
OTHER = FULL.translate(str.maketrans("123456789", "234567891"))
WORDS = {0: Uniqueness.NONE, 1: Uniqueness.UNIQUE, 2: Uniqueness.MULTIPLE}


def by_solver(lines: list[str]) -> list[Uniqueness]:
    found = []
    with Solver() as solver:
        for line in lines:
            told, boards = solver.solutions(reading.parse("sudoku", Source("", line)), Deadline(), 2)
            assert len(boards) == 2 or told.verdict is Verdict.UNSAT
            found.append(WORDS[len(boards)])
    return found


def test_it_agrees_with_a_solver_on_boards_with_no_one_and_several_solutions():
    random = Random(1)
    lines = []
    for _ in range(150):
        kept = random.sample(range(81), random.randrange(17, 40))
        wrong = set(random.sample(kept, random.choice([0, 0, 1])))
        lines.append(
            "".join(str(random.randrange(1, 10)) if n in wrong else FULL[n] if n in kept else "." for n in range(81))
        )
    told = fast.decide(lines)
    assert [verdict for verdict, _ in told] == by_solver(lines)
    assert {verdict for verdict, _ in told} == set(WORDS.values())


def test_full_boards_and_empty_ones():
    assert fast.decide([FULL]) == [(Uniqueness.UNIQUE, FULL)]
    assert fast.decide([FULL[:-1] + "1"]) == [(Uniqueness.NONE, "")]
    assert fast.decide(["." * 81])[0][0] is Uniqueness.MULTIPLE
    assert fast.decide([]) == []


@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)), max_size=12))
def test_few_givens_of_any_sort(givens):
    line = ["0"] * 81
    for cell, digit in givens:
        line[cell] = str(digit)
    assert [fast.decide(["".join(line)])[0][0]] == by_solver(["".join(line)])


def test_published_puzzles_have_one_solution():
    if not SHARED.exists():
        pytest.skip("the collection of 17-clue sudokus is not here")
    lines = (SHARED / "sudoku" / "17-clue-sample.txt").read_text().split()
    assert {verdict for verdict, _ in fast.decide(lines)} == {Uniqueness.UNIQUE}


def board(text: str) -> fast.Boards:
    return np.frombuffer(text.encode(), np.uint8).reshape(-1, 81)


@pytest.mark.parametrize(
    ("verdict", "first", "second", "is_right"),
    [
        (kernel.UNIQUE, FULL, OTHER, True),
        (kernel.UNIQUE, FULL[:-1] + "1", OTHER, False),
        (kernel.SEVERAL, FULL, OTHER, True),
        (kernel.SEVERAL, FULL, FULL, False),
        (kernel.SEVERAL, FULL, FULL[:-1] + "1", False),
        (kernel.NONE, FULL[:-1] + "1", FULL, True),
    ],
)
def test_a_wrong_solution_goes_no_further_and_two_must_differ(verdict, first, second, is_right):
    puzzle = "." * 81
    told = np.array([kernel.UNIQUE, verdict], np.int8)
    with nullcontext() if is_right else pytest.raises(WrongAnswer, match=r"wrong solution of the sudoku \.{81}$"):
        fast.answers_of(board(FULL + puzzle), told, board(FULL + first), board(FULL + second))


@pytest.mark.parametrize(
    "spoilt", ["1" + FULL[1:], FULL[1] + FULL[0] + FULL[2:], FULL[9:18] + FULL[:9] + FULL[18:27] + FULL[27:]]
)
def test_boards_are_judged_by_rows_columns_boxes_and_givens(spoilt):
    full, empty = board(FULL), board("." * 81)
    puzzle = smtpuzzles.parse("sudoku", "." * 81)
    right = not puzzle.violations(puzzle.read_solution(Source("", spoilt)))
    assert bool(fast.are_solutions(board(spoilt), empty)[0]) is right
    assert not fast.are_solutions(board(spoilt), full)[0]
    assert fast.are_solutions(full, full)[0]


@pytest.mark.parametrize(
    ("line", "variant", "fits"),
    [(FULL, "classic", True), (FULL, "x", False), (FULL[1:], "classic", False), (FULL[1:] + "x", "classic", False)],
)
def test_what_it_can_decide(line, variant, fits):
    assert fast.fits(line, variant) is fits


# New sudokus.


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "wish",
    [{}, {"options": {"symmetry": "rotate"}}, {"clues": 25}, {"redundant": 0.2}],
    ids=str,
)
def test_new_sudokus_are_the_same_as_with_a_solver(wish):
    request = make_request("sudoku", seed=5, **wish)
    tasks = [(request, number, 0) for number in range(1, 6)]
    by_solver, quickly = Maker(), Maker(quick=True)
    assert [quickly(task, Deadline()) for task in tasks] == [by_solver(task, Deadline()) for task in tasks]


def test_many_sudokus_are_made_quickly():
    """Nothing but the proof that there is no other solution looks at the deadline."""

    def looks(many: int) -> int:
        time = Ticks(10_000)
        next(series.series(make_request("sudoku", seed=1), many, 1, time))
        return 10_000 - time.looks

    assert looks(series.MANY) < 10 < looks(series.MANY - 1)


def test_new_sudokus_are_judged_by_a_solver():
    request = make_request("sudoku", seed=1)
    quick = kinds.load("sudoku").setter.quick(request.size, request.variant)
    wrong = quick._replace(minimal=lambda *_: ([0, 1, 2], True))
    with pytest.raises(WrongAnswer, match="found multiple"):
        board_puzzle(request, kinds.load("sudoku").setter, 1, 0, Preparations(), Deadline(), wrong)


@pytest.mark.parametrize(("options", "quick"), [({}, True), ({"size": (4, 4)}, False), ({"variant": "x"}, False)])
def test_only_classic_sudokus_of_nine_rows_are_made_quickly(options, quick):
    request = make_request("sudoku", **{"size": (9, 9), **options})
    setter = kinds.load("sudoku").setter
    assert (setter.quick(request.size, request.variant) is not None) is quick
