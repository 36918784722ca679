"""A rule is what its sort and `about` name: no reason depends on its sentence or on the order of its constraints."""

from itertools import islice

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.puzzle.clued import CluedPuzzle
from tests.conftest import SMALLEST_BOARDS, Sample

SMALL = [one for one in SMALLEST_BOARDS if one.size() < 400]
# Where several solutions or none are left, a solver finds cuts: its models depend on the order of clauses.
UNIQUE = [one for one in SMALL if one.verdict == "unique"]


def steps(sample: Sample) -> list[object]:
    return list(islice(Explanation(Sample(*sample).puzzle(), Deadline()).steps(), 25))


@pytest.mark.parametrize("sample", SMALL, ids=str)
def test_reasons_need_neither_sentences_nor_constraints(sample, monkeypatch):
    kind, asked = type(sample.puzzle()), []
    reason = kind.reason

    def asked_twice(puzzle, inference):
        found = reason(puzzle, inference)
        bare = tuple(rule._replace(sentence="", constraints=()) for rule in inference.rules)
        assert reason(puzzle, inference._replace(rules=bare)) == found
        asked.append(found)
        return found

    if reason is CluedPuzzle.reason:
        pytest.skip("this kind has no reasons of its own")
    monkeypatch.setattr(kind, "reason", asked_twice)
    assert steps(sample)
    assert any(asked)


@pytest.mark.parametrize("sample", UNIQUE, ids=str)
def test_the_order_of_constraints_changes_no_explanation(sample, monkeypatch):
    kind, before = type(sample.puzzle()), steps(sample)
    build, clue_rule, cuts = kind.build_model, kind.clue_rule, kind.cuts

    def reversed_in(rules):
        return [rule._replace(constraints=rule.constraints[::-1]) for rule in rules]

    def built(puzzle):
        model = build(puzzle)
        return model._replace(rules=tuple(reversed_in(model.rules)))

    def of_clue(puzzle, clue):
        (rule,) = reversed_in([clue_rule(puzzle, clue)])
        return rule

    monkeypatch.setattr(kind, "build_model", built)
    monkeypatch.setattr(kind, "clue_rule", of_clue)
    monkeypatch.setattr(kind, "cuts", lambda *them: reversed_in(cuts(*them)))
    assert steps(sample) == before
