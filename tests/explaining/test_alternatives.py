"""The steps that are possible now: each true, with the fewest rules, and with conclusions of its own."""

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.alternatives import in_order
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.result import ReasonUnknown, Verdict
from tests.conftest import PLAN_SAMPLES
from tests.explaining.test_explanation import CLUED, Judge

UNIQUE = [sample for sample in CLUED if sample.verdict == "unique"]
SMALLEST = {s.kind: s for s in sorted(UNIQUE, key=lambda s: -s.path.stat().st_size)}


@pytest.mark.few(8)
@pytest.mark.parametrize("sample", SMALLEST.values(), ids=str)
def test_each_is_a_step_from_the_same_board_with_other_conclusions(sample):
    explained = Explanation(sample.puzzle(), Deadline())
    found = list(in_order(explained, 6))
    assert list(found[0]) == Explanation(sample.puzzle(), Deadline()).next()
    judge = Judge(explained, "glucose")
    givens = {literal for literals in judge.known.values() for literal in literals}
    concluded = set()
    for *asides, step in found:
        assert all(one.aside for one in asides)
        known = givens | {one for aside in asides for claim in aside.conclusions for one in judge.literals(claim)}
        facts = [one for fact in step.facts for one in judge.literals(fact)]
        assert known >= set(facts)
        for refuted in map(judge.told, step.conclusions):
            query = [*judge.selectors(step), *facts, -refuted]
            assert judge.query.possible(query) is Verdict.UNSAT
            assert refuted not in concluded
        concluded |= {one for claim in step.conclusions for one in judge.literals(claim)}
    sizes = [steps[-1].size for steps in found]
    assert sizes == sorted(sizes)
    assert all(steps[-1].proven for steps in found)


def test_there_are_no_more_than_there_are_conclusions():
    puzzle = smtpuzzles.parse("mosaic", "mosaic:\n4_\n__\n")
    (steps,) = smtpuzzles.next_steps(puzzle, 9)
    assert len(steps[-1].conclusions) == 4
    assert list(smtpuzzles.next_steps(puzzle, 9, {claim.cell: "#" for claim in steps[-1].conclusions})) == []
    assert list(smtpuzzles.next_steps(puzzle, 9, timeout=0)) == []


def test_out_of_time_for_words_there_are_no_more_steps(monkeypatch):
    """The exception of the time limit reached the caller, and an answer in JSON was lost."""

    def late(*_: object) -> None:
        raise Expired(ReasonUnknown.TIMEOUT)

    explained = Explanation(UNIQUE[0].puzzle(), Deadline())
    monkeypatch.setattr(Explanation, "step", late)
    assert list(in_order(explained, 3)) == []
    assert explained.stopped is ReasonUnknown.TIMEOUT


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(smtpuzzles.UsageError, match="a number of steps is 1 or more, not 0"):
        next(smtpuzzles.next_steps(UNIQUE[0].puzzle(), 0))
    with pytest.raises(smtpuzzles.UsageError, match="explaining"):
        next(smtpuzzles.next_steps(PLAN_SAMPLES[0].puzzle()))


def test_more_steps_than_a_machine_can_count_are_all():
    puzzle = smtpuzzles.parse("sudoku", "1.....3..4.....2")
    assert list(smtpuzzles.next_steps(puzzle, 2**70)) == list(smtpuzzles.next_steps(puzzle, 1000))
