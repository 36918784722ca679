"""Steps are told in short sentences; a trial line by line, each a consequence of a rule, to a rule that is broken."""

import re
from itertools import islice

import pytest

from smtpuzzles import next_steps, why_not
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.judges import learn
from smtpuzzles.explaining.slides import Slides
from smtpuzzles.explaining.words import FEW_RULES, MOST_AT_ONCE
from smtpuzzles.puzzle.reasons import LONGEST
from tests.conftest import SAMPLES, SMALLEST_BOARDS
from tests.explaining.test_explanation import CLUED

SHORT = "slitherlink-7 sudoku-9-hard lightup-10-a gappy-9-few masyu-6-several nurikabe-8 binairo-10"
FEW = [one for one in CLUED if one in SMALLEST_BOARDS or str(one) in SHORT.split()]


def explained(name: str):
    found = Explanation(next(one.puzzle() for one in SAMPLES if str(one) == name), Deadline())
    return found, list(found.steps())


def sentences(step) -> list[str]:
    return [one for part in (step.head, *[line.words for line in step.lines], step.also) for one in split(part)]


def split(words: str) -> list[str]:
    return re.split(r"(?<=[.]) ", words)


@pytest.mark.few(4)
@pytest.mark.parametrize("sample", FEW, ids=str)
def test_sentences_are_short_and_no_step_is_a_bare_list_of_rules(sample):
    explanation = Explanation(sample.puzzle(), Deadline())
    rules = {rule.sentence for rule in explanation.whole.rules}
    for step in islice(explanation.steps(), 80):
        assert max(map(len, sentences(step))) <= LONGEST
        assert sum(rule in step.head for rule in rules) <= 1
        assert step.lines or step.size <= FEW_RULES or step.pattern or "a search through all cases" in step.head
        assert ("o short reason was found" in step.head) <= (step.size > MOST_AT_ONCE or not step.lines)


@pytest.mark.few(4)
@pytest.mark.parametrize("name", SHORT.split())
def test_each_line_of_a_trial_follows_from_its_rule_and_the_lines_before(name):
    explanation, steps = explained(name)
    tried = [step for step in steps if any(line.rule for line in step.lines)]
    assert tried
    for step in tried:
        follow(step, explanation)


def follow(step, explanation) -> None:
    """Go through the lines; what is known is kept for each depth of suppositions."""
    prepared, stages = explanation.prepared, explanation.propagator.stages
    number_of = {(rule.sentence, rule.cells): number for number, rule in enumerate(prepared.rules)}

    def said(rule, known) -> list[list[int] | None]:
        return [stage[number_of[rule]].follows(known) for stage in stages if number_of[rule] in stage]

    def literals(claims) -> list[int]:
        every = prepared.of_cell
        kept = [prepared.literals(c, symbol) if holds else [-every[c][symbol]] for c, symbol, holds in claims]
        return [literal for some in kept for literal in some]

    begun = [step.supposed] if step.supposed else []
    known = {0: prepared.known(literals([*step.facts, *begun]))}
    for number, line in enumerate([line for line in step.lines if line.number], 1):
        assert line.number == number
    for line in step.lines:
        here, new = known.get(line.depth), literals(line.conclusions)
        if not line.number and new:
            known[line.depth + 1] = here.copy()
            learn(known[line.depth + 1], new)
        elif line.rule and new:
            known_already = {one for one in new if here[one] > 0}
            shown = [known_already.union(*map(prepared.with_others, one or ())) for one in said(line.rule, here)]
            assert any(set(new) <= some for some in shown)
            learn(here, new)
        elif line.rule:
            assert None in said(line.rule, here)
            assert line.cells
        else:
            learn(here, new)
    assert not step.lines[-1].conclusions  # a contradiction, or both cases of one


def test_a_picture_has_the_numbers_of_lines_and_marks_what_breaks_a_rule():
    explanation, steps = explained("sudoku-9-hard")
    (step,) = [one for one in steps if one.lines]
    picture = Slides(explanation).of(step).picture
    numbered = {(one.cell, str(line.number)) for line in step.lines for one in line.conclusions}
    assert {(cell, number) for cell, some in picture.numbers.items() for number in some.split(" ")} == numbered
    assert picture.broken == frozenset(step.lines[-1].cells)
    assert picture.struck == {(one.cell, one.symbol) for one in step.conclusions if not one.holds}
    held = {cell: {note for note in notes if note} for cell, notes in picture.notes.items()}
    assert all(symbol in held[cell] for cell, symbol in picture.struck)
    assert all(held[cell] == set(left) for cell, left in step.candidates if cell in held)


def test_cases_stand_side_by_side_and_both_end():
    _, steps = explained("slitherlink-7")
    step = next(one for one in steps if any(line.case for line in one.lines))
    ends = {line.case for line in step.lines if line.number and not line.conclusions}
    assert ends == {line.case for line in step.lines if line.case}
    assert {"1", "2"} <= {case[:1] for case in ends}


def test_candidates_are_those_before_a_step_however_it_is_asked_for():
    """They were those after it, or after later steps, but for the steps of a whole path: nothing was struck out."""
    explanation, steps = explained("sudoku-9-hard")
    puzzle = explanation.puzzle
    alternatives = [step for some in next_steps(puzzle, 8) for step in some]
    ways = map(explanation.why, puzzle.open_cells())
    leading = next(way for way in ways if max(step.size for step in way) > 1)
    cell, symbol, _ = next(claim for step in alternatives if step.size > 1 for claim in step.conclusions)
    for asked in (steps, alternatives, leading, [why_not(puzzle, cell, symbol).step]):
        several = [step for step in asked if step.size > 1]
        assert several
        for step in several:
            before = dict(step.candidates)
            assert all(one.symbol in before[one.cell] for one in step.conclusions)
