"""A rule is what its sort and `about` name: no reason depends on its sentence or on the order of its constraints."""

import re
from itertools import islice

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.techniques import techniques
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.lawful import LawPuzzle
from smtpuzzles.puzzle.reasons import Inference
from smtpuzzles.solving.query import joined
from tests.conftest import SMALLEST_BOARDS, Sample
from tests.explaining.test_explanation import Judge

SMALL = [one for one in SMALLEST_BOARDS if one.size() < 400]
# Where several solutions or none are left, a solver finds cuts: its models depend on the order of clauses.
UNIQUE = [one for one in SMALL if one.verdict == "unique"]


MOST_STEPS, MOST_OF_A_PATTERN = 25, 3


def explanation(sample: Sample) -> Explanation:
    return Explanation(Sample(*sample).puzzle(), Deadline())


def steps(sample: Sample) -> list[object]:
    return list(islice(explanation(sample).steps(), MOST_STEPS))


def shown(judge: Judge, inference: Inference) -> bool:
    """Do these rules and facts alone show what is concluded, as another solver says?"""
    selectors = judge.selectors_of([(rule.sentence, rule.cells) for rule in inference.rules])
    facts = joined(map(judge.literals, inference.facts))
    return all(judge.shows(selectors, facts, judge.told(one)) for one in inference.conclusions or (None,))


def cells_in(words: str) -> set[tuple[int, int]]:
    """The cells that are named one by one."""
    return {(int(r), int(c)) for r, c in re.findall(r"\brow (\d+), column (\d+)\b", words)}


@pytest.mark.few(12)
@pytest.mark.parametrize("sample", SMALL, ids=str)
def test_the_rules_and_facts_of_every_pattern_prove_it_and_its_words_are_about_their_cells(sample, monkeypatch):
    """And neither sentences nor constraints are needed to tell which pattern it is."""
    kind, named = type(sample.puzzle()), {}
    reason = kind.reason

    def asked_twice(puzzle, inference):
        found = reason(puzzle, inference)
        bare = tuple(rule._replace(sentence="", constraints=()) for rule in inference.rules)
        assert reason(puzzle, inference._replace(rules=bare)) == found
        if found:
            named.setdefault(found.pattern, []).append((puzzle, inference))
        return found

    if reason is CluedPuzzle.reason:
        pytest.skip("this kind has no reasons of its own")
    monkeypatch.setattr(kind, "reason", asked_twice)
    explained = explanation(sample)
    assert list(islice(explained.steps(), MOST_STEPS))
    if not named and reason is LawPuzzle.reason:
        pytest.skip("only steps of several rules have names, and this board needs none")
    assert named
    assert {name for name in named if name} <= {one.name for one in techniques(sample.kind)}
    judge = Judge(explained, "minisat-gh")
    with judge.query:
        for pattern, inferences in named.items():
            for puzzle, inference in inferences[:MOST_OF_A_PATTERN]:
                assert shown(judge, inference), (pattern, inference)
                cells = {cell for rule in inference.rules for cell in rule.cells} | inference.cells
                cells |= {cell for cell, _, _ in inference.facts}
                names = [*[puzzle.named([cell]) for cell in cells], *[one.sentence for one in inference.rules]]
                near = set().union(*map(cells_in, names))
                assert cells_in(reason(puzzle, inference).words) <= near | cells, (pattern, inference)


@pytest.mark.few(5)
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
