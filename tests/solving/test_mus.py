"""Sets of clues that clash: each clue of a minimal one is needed, and no smaller set clashes than a smallest one."""

from functools import cache
from itertools import combinations
from random import Random

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import Verdict
from smtpuzzles.solving.mus import Mus, Patience, minimal, smallest
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.preparing import prepare
from smtpuzzles.solving.query import Query
from tests.conftest import JUDGE, SAMPLES
from tests.ticks import Ticks

HOPELESS = [sample for sample in SAMPLES if sample.verdict == "none" and isinstance(sample.puzzle(), CluedPuzzle)]


@cache
def prepared_of(kind: str, variant: str, text: str) -> Prepared:
    return prepare(smtpuzzles.parse(kind, text, variant))


def asked(find, puzzle, deadline=None, **options) -> Mus:
    """The clues of a puzzle without solution that clash, found by `find`."""
    prepared = prepared_of(puzzle.kind, puzzle.variant, puzzle.text())
    groups = {clue: [prepared.selectors[clue]] for clue in puzzle.clues()}
    with Query(prepared, Deadline()) as query:
        every = [literal for literals in groups.values() for literal in literals]
        assert query.possible(every) is Verdict.UNSAT
        query.deadline = deadline or Deadline()
        return find(query, groups, **options)


def solvable(puzzle, clues) -> bool:
    return smtpuzzles.solve(puzzle.blank().with_clues(clues), engine=JUDGE).verdict is Verdict.SAT


@pytest.mark.few(4)
@pytest.mark.parametrize("sample", HOPELESS, ids=str)
def test_of_a_minimal_set_each_clue_is_needed(sample):
    puzzle = sample.puzzle()
    for seed in range(2):
        order = Random(seed).sample(puzzle.clues(), len(puzzle.clues()))
        found = asked(minimal, puzzle, order=order)
        assert found.minimal
        assert not solvable(puzzle, found.names)
        for spared in found.names:
            assert solvable(puzzle, [clue for clue in found.names if clue != spared])


@pytest.mark.few(10)
@pytest.mark.parametrize("sample", HOPELESS, ids=str)
def test_a_smallest_set_is_no_larger_than_any_minimal_one(sample):
    puzzle = sample.puzzle()
    found = asked(smallest, puzzle)
    assert (found.minimal, found.bound, found.reason) == (True, len(found.names), None)
    assert not solvable(puzzle, found.names)
    for seed in range(3):
        order = Random(seed).sample(puzzle.clues(), len(puzzle.clues()))
        assert len(asked(minimal, puzzle, order=order).names) >= len(found.names)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("sudoku", "12..\n.3..\n..4.\n..14"),
        ("gappy", "5 5 1 6 1 5 1 6 1\n1 1 1 7 5 1 6 1 6"),
        ("lightup", "2_1_\n_0__\n__3_\n1__2"),
    ],
)
def test_no_smaller_set_clashes(kind, text):
    puzzle = smtpuzzles.parse(kind, text)
    found = asked(smallest, puzzle)
    assert not solvable(puzzle, found.names)
    assert found.names
    for fewer in combinations(puzzle.clues(), len(found.names) - 1):
        assert solvable(puzzle, fewer)


@pytest.mark.parametrize("sample", HOPELESS, ids=str)
def test_out_of_time_what_is_left_still_clashes_and_no_more_is_claimed(sample):
    puzzle = sample.puzzle()
    least = len(asked(smallest, puzzle).names)
    for looks in (0, 3, 20):
        for find in (minimal, smallest):
            found = asked(find, puzzle, Ticks(looks))
            assert found.bound <= least <= len(found.names)
            if found.reason is not None:
                assert not solvable(puzzle, found.names)


def test_no_fewer_than_the_least_number_are_kept():
    puzzle = next(sample.puzzle() for sample in HOPELESS if str(sample) == "sudoku-9-none")
    found = asked(minimal, puzzle, least=len(puzzle.clues()) - 2)
    assert len(found.names) == len(puzzle.clues()) - 2
    assert not found.minimal


GAPPY = next(sample for sample in HOPELESS if sample.kind == "gappy").puzzle()


@pytest.mark.parametrize("patience", [Patience(one=20_000, all=10), Patience(one=0, all=100_000)])
def test_after_too_many_conflicts_what_is_left_still_clashes_and_no_more_is_claimed(patience):
    found = asked(minimal, GAPPY, patience=patience)
    assert (found.minimal, found.reason) == (False, None)
    assert len(found.names) > len(asked(minimal, GAPPY).names)
    assert not solvable(GAPPY, found.names)


def test_out_of_time_what_is_not_in_the_core_is_left_out():
    found = asked(minimal, GAPPY, Ticks(0))
    assert (found.minimal, found.reason) == (False, "timeout")
    assert len(found.names) < len(GAPPY.clues())
    assert not solvable(GAPPY, found.names)


def test_at_least_so_many_clues_stay_however_they_are_grouped():
    prepared = prepare(GAPPY)
    literals = [prepared.selectors[clue] for clue in GAPPY.clues()]
    pairs = dict(enumerate(zip(literals[::2], literals[1::2], strict=True)))
    with Query(prepared, Deadline()) as query:
        assert query.possible(literals) is Verdict.UNSAT
        found = minimal(query, pairs, least=11)
    assert (2 * len(found.names), found.minimal) == (12, False)
