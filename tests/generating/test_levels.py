"""New puzzles of a wanted difficulty: what the steps need decides which clues they get."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import smtpuzzles
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.difficulty import rate_within, solved_by_steps
from smtpuzzles.generating import boards
from smtpuzzles.generating.choosing import _easing
from smtpuzzles.generating.request import GaveUp, make_request
from smtpuzzles.generating.series import series
from tests.conftest import JUDGE
from tests.sizes import CLUED_KINDS, small
from tests.ticks import Ticks


def new(kind: str, difficulty: str, size=None, variant: str | None = None, seed: int = 1):
    (made,) = series(make_request(kind, size, variant, seed, difficulty=difficulty), 1, 1, Deadline())
    return made.read()


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("kind", "size", "variant"),
    [
        ("gappy", 9, None),
        ("binairo", 10, None),
        ("lightup", 7, None),
        ("slitherlink", 7, None),
        ("tents", 8, None),
        ("sudoku", 9, "jigsaw"),
    ],
)
def test_an_easy_puzzle_comes_where_hardly_a_minimal_one_is_easy(kind, size, variant):
    puzzle = new(kind, "easy", (size, size), variant)
    rating = smtpuzzles.rate(puzzle)
    assert (rating.level, rating.proven) == (1, True)
    assert smtpuzzles.check(puzzle, engine=JUDGE).verdict == "unique"


@pytest.mark.few(3)
@pytest.mark.parametrize("kind", CLUED_KINDS)
def test_steps_of_so_many_rules_solve_a_puzzle_of_that_level_and_of_fewer_do_not(kind):
    for puzzle in smtpuzzles.generate(kind, count=4, seed=3, size=small(kind)):
        rating = rate_within(puzzle, Deadline())
        (solution,) = smtpuzzles.solve(puzzle).solutions
        assert solved_by_steps(puzzle, solution, rating.level, Deadline())
        if rating.proven and rating.level > 1:
            assert not solved_by_steps(puzzle, solution, rating.level - 1, Deadline())


@pytest.mark.more
def test_out_of_time_at_any_moment_nobody_knows_whether_steps_solve_a_puzzle():
    (puzzle,) = smtpuzzles.generate("heyawake", seed=3, size=5)
    rating = rate_within(puzzle, Deadline())
    (solution,) = smtpuzzles.solve(puzzle).solutions
    ended = 0
    for looks in range(2000):
        try:
            assert solved_by_steps(puzzle, solution, rating.level, Ticks(looks))
            break
        except Expired:
            ended += 1
    assert 5 < ended < 1999


@given(st.integers(0, 12), st.data())
def test_of_the_clues_that_make_a_puzzle_easy_each_is_needed(number, data):
    """The puzzle is easy with all clues of one of some sets."""
    some = st.frozensets(st.integers(0, number - 1)) if number else st.just(frozenset())
    enough = data.draw(st.lists(some, max_size=4))
    spare = data.draw(st.permutations(range(number)))

    def easy(clues) -> bool:
        return any(one <= set(clues) for one in enough)

    added = _easing(spare, easy)
    assert (added is None) == (not enough)
    if added is not None:
        assert easy(added)
        assert not any(easy([other for other in added if other != one]) for one in added)


def test_in_vain_the_nearest_level_is_shown(monkeypatch):
    monkeypatch.setattr(boards, "_ATTEMPTS_AT_CLUES", 3)
    with pytest.raises(GaveUp, match=r"^3 boards gave no puzzle of difficulty 9; the nearest was .*level [1-8]"):
        new("hitori", "9", (5, 5))
