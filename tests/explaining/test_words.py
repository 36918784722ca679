"""The words of steps are complete, and what they say about the board is true."""

import re
from itertools import islice

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.judges import learn
from tests.conftest import SAMPLES, SMALLEST_BOARDS
from tests.explaining.test_explanation import CLUED

# Of each kind those that are explained soon, and some with patterns that are rare.
FEW = [one for one in SMALLEST_BOARDS if one in CLUED and one.verdict != "multiple" and one.size() < 300]
RARE = [one for one in CLUED if str(one) in ("gappy-9-few", "lightup-10-a", "sudoku-9-hard", "binairo-10", "hitori-10")]


@pytest.mark.few(8)
@pytest.mark.parametrize("sample", [*FEW, *RARE], ids=str)
def test_words_name_every_conclusion_and_patterns_say_what_is_true(sample):
    puzzle = sample.puzzle()
    for step in islice(Explanation(puzzle, Deadline()).steps(), 60):
        assert step.words.endswith(".")
        assert "None" not in step.words
        concluded = sorted({one.cell for one in step.conclusions})
        assert not concluded or numbers_in(puzzle.named(concluded)) <= numbers_in(step.words)
        if step.conclusions and step.pattern in CHECKS:
            CHECKS[step.pattern](step)


def numbers_in(words: str) -> set[int]:
    """All numbers, also those within spans."""
    spans = re.findall(r"(\d+) to (\d+)", words)
    return {int(one) for one in re.findall(r"\d+", words)}.union(*[range(int(a), int(b) + 1) for a, b in spans])


def excluded(step):
    """The pairs of cell and symbol that the facts of a step exclude."""
    held = {fact.cell: fact.symbol for fact in step.facts if fact.holds}
    pairs = {(fact.cell, fact.symbol) for fact in step.facts if not fact.holds}
    return lambda cell, symbol: (cell, symbol) in pairs or held.get(cell, symbol) != symbol


def check_hidden_single(step):
    ((cell, digit, _),) = step.conclusions
    assert f"because {digit} fits nowhere else in {step.rules[0].rule.split(' has ')[0]}." in step.words
    assert all(excluded(step)(other, digit) for other in step.rules[0].cells if other != cell)


def check_naked_single(step):
    ((cell, digit, _),) = step.conclusions
    said = re.search(r"from 1 to (\d)", step.rules[0].rule)
    most = int(said[1]) if said else 4 if max(cell) < 5 else 9
    assert all(excluded(step)(cell, other) for other in "123456789"[:most] if other != digit)


def check_label(step):
    """The pairs of cells in the words are those that the label and the facts leave; only many are not listed."""
    label = int(re.search(r"label (\d+)", step.words)[1])
    line, out = step.rules[0].cells, excluded(step)
    black = {fact.cell for fact in step.facts if fact.symbol == "B"}
    pairs = [(a, a + label + 1) for a in range(1, len(line) - label)]
    left = [(a, b) for a, b in pairs if not out(line[a - 1], "B") and not out(line[b - 1], "B")]
    left = [pair for pair in left if black <= {line[place - 1] for place in pair}]
    named = re.findall(r"(?:rows|columns) (\d+) and (\d+)", step.words.partition("leaves only")[2])
    assert [tuple(map(int, pair)) for pair in named] == (left if len(left) <= 3 else [])


def check_no_three(step):
    ((cell, symbol, _),) = step.conclusions
    others = {(fact.cell, fact.symbol) for fact in step.facts}
    opposite = "1" if symbol == "0" else "0"
    assert others == {(other, opposite) for other in step.rules[0].cells if other != cell}
    assert step.words.endswith(f"would all be {opposite}.")


def check_number_has_all(step):
    assert all(fact.symbol == "*" for fact in step.facts)
    assert f"the {len(step.facts)} at" in step.words


def check_pair(step):
    """Of the rules, one names a number of a line; each other one two cells that touch."""
    (line,) = [rule for rule in step.rules if "at most one white" in rule.rule]
    pair = {cell for rule in step.rules if rule != line for cell in rule.cells} - {one.cell for one in step.conclusions}
    assert len(pair) == 2
    assert pair <= set(line.cells)
    assert f"number, {line.rule.split()[-1]}, so that one is" in step.words


def check_fish(step):
    """What the digit fits in of the first units are cells of the others."""
    digit, out = step.conclusions[0].symbol, excluded(step)
    named = re.search(r"s of (.*) must be in (.*), one in each", step.words)
    cells = {rule.rule.split(" has ")[0]: set(rule.cells) for rule in step.rules}
    base, cover = [set().union(*[cells[unit] for unit in units.split(" and ")]) for units in named.groups()]
    assert all(out(cell, digit) for cell in base - cover)
    assert {one.cell for one in step.conclusions} <= cover - base


CHECKS = {
    "hidden single": check_hidden_single,
    "naked single": check_naked_single,
    "label": check_label,
    "no three equal": check_no_three,
    "number has all": check_number_has_all,
    "pair": check_pair,
    "between a pair": check_pair,
    "X-wing of units": check_fish,
}


def test_a_step_by_the_rule_of_a_cage_alone_uses_that_a_cell_holds_one_digit():
    """That was another rule, which words left out: 'Suppose row 4 were 4. But then the cage cannot add up to 10.'"""
    killer = next(one.puzzle() for one in SAMPLES if str(one) == "sudoku-6-killer")
    explained = Explanation(killer, Deadline())
    prepared, judges = explained.prepared, explained.propagator.judges
    certain = {literal for literal in prepared.holding(explained.certain()) if literal > 0}
    for number in [number for number, rule in enumerate(prepared.rules) if rule.sort == "cage"]:
        literal = next(one for one in judges[number].literals if one in certain)
        known = prepared.known([])
        learn(known, [literal])
        others = {-other for other in prepared.of_cell[prepared.cell(literal)].values() if other != literal}
        assert others <= {*judges[number].follows(known)}
