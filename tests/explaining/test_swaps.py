"""Unique rectangles: steps that use that there is only one solution, only where they are asked for."""

import random

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining import swaps
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.swaps import SWAP, with_swaps
from smtpuzzles.puzzle.ingredients.latin import less
from smtpuzzles.puzzle.laws import Law
from smtpuzzles.result import Uniqueness, Verdict
from smtpuzzles.solving.preparing import prepare
from smtpuzzles.solving.query import BY_RULES, Query
from tests.explaining.test_explanation import CLUED

TRIAL = "....62/..61../.3..../5.2.../1...../....2./regions/AAABBC/AAABCC/DDDBBC/DDDBCC/EEEFFF/EEEFFF"
JIGSAW = "...4../....../6..2.1/.....4/..6.../..2..3/regions/ABBCCC/ABBCCD/ABBDCD/AAADDD/EEEFFF/EEEFFF".replace(
    "/", "\n"
)
HAVING = [sample for sample in CLUED if sample.puzzle().exchangeable() is not None]
SORTED = sorted(HAVING, key=lambda s: -s.path.stat().st_size)
SMALL = {(s.kind, s.puzzle().variant): s for s in SORTED}
SMALLEST = {s.kind: s for s in SORTED}


@pytest.mark.few(2)
@pytest.mark.parametrize("sample", SMALL.values(), ids=str)
def test_where_a_rule_is_broken_symbols_change_places_for_a_second_solution(sample, monkeypatch):
    monkeypatch.setattr(swaps, "FURTHER", 100)
    puzzle, drawn = sample.puzzle(), random.Random(7)
    givens, broken = list(puzzle.givens().items()), 0
    for share in (0.6, 0.2, 0):
        some = puzzle.with_givens(dict(drawn.sample(givens, round(share * len(givens)))))
        plain = prepare(some)
        rules = with_swaps(plain, some.exchangeable(), plain.known(())).cuts
        with Query(plain, Deadline(), clauses=BY_RULES) as query:
            for rule in drawn.sample(rules, min(len(rules), 40)):
                held = dict(zip(rule.cells, rule.about * 2, strict=True))
                turned = dict(zip(rule.cells, rule.about[::-1] * 2, strict=True))
                if query.possible([*plain.rule_selectors, *plain.givens, *plain.holding(held)]) is Verdict.SAT:
                    broken += 1
                    board = plain.model.board(query.found()) | some.fixed()
                    assert not some.violations(board)
                    assert not some.violations({**board, **turned})
    assert broken


def test_a_step_uses_a_rectangle_only_if_asked():
    puzzle = smtpuzzles.parse("sudoku", JIGSAW.replace("/", "\n"))
    assert SWAP not in [step.pattern for step in smtpuzzles.explain(puzzle)]
    (step,) = [step for step in smtpuzzles.explain(puzzle, uniqueness=True) if step.pattern == SWAP]
    assert (step.size, step.proven) == (1, True)
    assert step.words == (
        "Row 6, column 4 is not 1 or 5, because otherwise row 5, columns 1 and 4 and row 6, columns 1 and 4 "
        "would hold only 1 and 5, which could change places."
    )


@pytest.mark.parametrize("sample", SMALLEST.values(), ids=str)
def test_paths_lead_to_the_solution(sample):
    explained = Explanation(sample.puzzle(), Deadline(), uniqueness=True)
    list(explained.steps())
    assert explained.complete == (explained.verdict is not Uniqueness.UNKNOWN)
    if explained.verdict is not Uniqueness.UNIQUE:
        assert not explained.prepared.cuts


def test_a_trial_may_end_at_a_rectangle():
    steps = smtpuzzles.explain(smtpuzzles.parse("sudoku", TRIAL.replace("/", "\n")), uniqueness=True)
    (line, *_) = [line for step in steps if step.pattern == SWAP for line in step.lines if line.cells]
    assert line.words == (
        "But row 2, columns 5 and 6 and row 5, columns 5 and 6 would hold only 3 and 4, "
        "which could change places for a second solution."
    )


@pytest.mark.parametrize("kind", ["futoshiki", "kakuro"])
def test_symbols_under_further_laws_of_a_kind_do_not_change_places(kind):
    sample = next(sample for sample in HAVING if sample.kind == kind).puzzle()

    class Further(type(sample)):
        def laws(self):
            yield from super().laws()
            yield Law("corners", (), "row 2, column 2 is less than row 3, column 3", ((2, 2), (3, 3)), less(("1", "2")))

    puzzle = Further.of_size((4, 4), sample.variant)
    assert [group for group in puzzle.exchangeable() if len(group) == 1] == [[(2, 2)], [(3, 3)]]


def test_other_kinds_have_no_such_steps():
    lightup = next(sample for sample in CLUED if sample.kind == "lightup").puzzle()
    with pytest.raises(UsageError, match="no techniques for lightup puzzles use that the solution is the only one"):
        next(smtpuzzles.explain(lightup, uniqueness=True))
