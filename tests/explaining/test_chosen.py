"""Paths of chosen techniques: each step has one of the names, and where no other has, the path ends."""

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.chosen import ChosenExplanation, needs
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.techniques import technique_of
from smtpuzzles.result import ReasonUnknown
from smtpuzzles.solving.preparing import Preparations
from tests.conftest import ROOT
from tests.explaining.test_explanation import Judge

HARD = smtpuzzles.parse("sudoku", (ROOT / "puzzles/sudoku/9-hard.txt").read_text())
LIGHTUP = smtpuzzles.parse("lightup", (ROOT / "puzzles/lightup/10-a.txt").read_text())
NONE = smtpuzzles.parse("lightup", (ROOT / "puzzles/lightup/14-none.txt").read_text())


def explained(puzzle, *names):
    found = ChosenExplanation(puzzle, Deadline(), None, frozenset(names))
    return found, list(found.steps())


@pytest.mark.parametrize(
    ("puzzle", "names"),
    [
        (HARD, ("hidden single",)),
        (HARD, ("one rule", "claiming")),
        (LIGHTUP, ("one rule", "diagonal of a number")),
    ],
    ids=["singles", "claiming", "lightup"],
)
def test_steps_have_these_names_and_need_all_their_rules(puzzle, names):
    whole, steps = explained(puzzle, *names)
    assert whole.stopped is (None if whole.complete else ReasonUnknown.TECHNIQUES)
    assert whole.complete is (puzzle is LIGHTUP)
    used = {step.pattern for step in steps if not (step.size == 1 and (step.obvious or "one rule" in names))}
    assert used == {*names} - {"one rule"}
    assert all(step.proven for step in steps)
    judge = Judge(whole, "minisat-gh")
    with judge.query:
        for step in steps:
            judge.check(step)


def test_all_names_up_to_the_last_lead_as_far_as_those_that_the_usual_path_needs():
    usual = {step.pattern for step in smtpuzzles.explain(HARD)}
    assert "alternating chain" in usual
    some, whole = (ChosenExplanation(HARD, Deadline(), None, names) for names in (chosen("hidden pair"), usual))
    assert list(whole.steps())[-1].words
    assert whole.complete
    assert list(some.steps())
    assert some.stopped is ReasonUnknown.TECHNIQUES


def chosen(last):
    every = smtpuzzles.techniques("sudoku")
    return frozenset([one.name for one in every[: every.index(technique_of("sudoku", last)) + 1]])


def test_names_may_be_text_with_commas_or_a_list_in_any_letters():
    first = [next(iter(smtpuzzles.explain(HARD, only=only))) for only in ("Hidden Single , x-wing", ["hidden single"])]
    assert first[0] == first[1]
    assert next(iter(smtpuzzles.explain(HARD, up_to="one rule"))).size == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"only": "x-wign"}, "did you mean 'X-wing', 'XY-wing' or 'XYZ-wing'"),
        ({"only": "Digit twice"}, "'digit twice' is the name of a contradiction"),
        ({"only": "X-wing, unique rectangle"}, "steps with the name 'unique rectangle' need 'uniqueness'"),
        ({"up_to": ""}, "unknown technique ''"),
        ({"only": "X-wing", "up_to": "X-wing"}, "exclude each other"),
    ],
)
def test_other_names_are_refused(given, told):
    with pytest.raises(UsageError, match=told):
        list(smtpuzzles.explain(HARD, **given))


def test_out_of_time_nobody_knows_whether_a_technique_is_needed():
    """It was an AttributeError, as the puzzle is not even prepared then."""
    with pytest.raises(Expired):
        needs(LIGHTUP, technique_of("lightup", "one rule"), Deadline(0), Preparations())


def test_a_puzzle_without_a_solution_has_no_chosen_steps():
    assert explained(NONE, "one rule")[1] == []
    assert list(Explanation(NONE, Deadline()).steps())
