"""Every kind and every sample, the whole road: text, puzzle, model, outcome, verify, picture. No kind is named here."""

import json
from collections import Counter
from functools import cache

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.text import Source
from smtpuzzles.cli.app import run
from smtpuzzles.encoding.export import of_board, smt2_text
from smtpuzzles.model import Model
from smtpuzzles.result import Outcome
from tests.conftest import EVERY_SAMPLE, SAMPLES, Sample

every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=str)
EXPECTED_EXIT = {"unique": 0, "multiple": 1, "none": 1}


@cache
def solved(sample: Sample) -> Outcome:
    """At most two solutions, shared by the tests."""
    return smtpuzzles.solve(sample.puzzle(), limit=2)


def variant_options(sample: Sample) -> list[str]:
    return ["--variant", sample.variant] if sample.variant else []


@pytest.mark.parametrize("name", kinds.names())
def test_every_kind_has_five_samples_one_without_solution_and_one_with_several(name):
    verdicts = Counter(sample.verdict for sample in EVERY_SAMPLE if sample.kind == name)
    assert verdicts.total() >= 5
    assert verdicts["none"] >= 1
    assert verdicts["plan"] >= 3 or (verdicts["unique"] >= 3 and verdicts["multiple"] >= 1)


@pytest.mark.parametrize("name", kinds.names())
def test_a_kind_has_a_title_and_variants_with_a_meaning(name):
    kind = kinds.load(name)
    assert kind.name == name
    assert kind.title
    assert all(kind.variants.values())


@pytest.mark.parametrize("name", kinds.names())
def test_a_kind_has_rules_in_sentences_and_says_what_its_cells_look_like(name):
    kind = kinds.load(name)
    assert kind.rules
    assert all(rule[0].isupper() and rule.endswith(".") for rule in kind.rules)
    looks = {tile.text for tile, meaning in kind.legend if meaning}
    for sample in EVERY_SAMPLE:
        if sample.kind == name:
            shown = {tile.text for tile in sample.puzzle().picture().tiles.values() if not tile.text.isdigit()}
            assert shown - {" "} <= looks


@every_sample
def test_a_sample_is_what_its_first_line_says(sample):
    puzzle = sample.puzzle()
    checked = smtpuzzles.check(puzzle)
    assert checked.verdict == sample.verdict
    assert checked.reason is None
    assert checked.exhausted == (sample.verdict != "multiple")
    assert len(checked.solutions) == {"unique": 1, "multiple": 2, "none": 0}[sample.verdict]
    assert (checked.backbone is not None) == (sample.verdict == "multiple")
    assert bool(checked.differing) == (sample.verdict == "multiple")
    for solution in checked.solutions:
        assert smtpuzzles.verify(puzzle, solution) == []
        assert smtpuzzles.verify(puzzle, puzzle.solution_text(solution)) == []


@every_sample
def test_solve_finds_what_check_finds(sample):
    outcome = solved(sample)
    assert outcome.verdict == ("unsat" if sample.verdict == "none" else "sat")
    assert outcome.exhausted == (sample.verdict != "multiple")
    assert len(outcome.solutions) == {"unique": 1, "multiple": 2, "none": 0}[sample.verdict]


@every_sample
def test_puzzle_and_solution_are_read_back_as_they_are_printed(sample):
    puzzle = sample.puzzle()
    assert kinds.parse(sample.kind, Source("again", puzzle.text()), sample.variant) == puzzle
    for solution in solved(sample).solutions:
        assert puzzle.read_solution(Source("again", puzzle.solution_text(solution))) == solution


@every_sample
def test_a_solution_with_one_cell_changed_breaks_a_rule_of_the_model_or_a_given(sample):
    """Verify speaks the model's own sentences, apart from those about givens and cells left empty."""
    puzzle = sample.puzzle()
    model = puzzle.model
    sentences = {rule.sentence for rule in model.rules}
    for solution in solved(sample).solutions:
        for variable in model.variables[:: max(1, len(model.variables) // 20)]:
            other = model.bare[variable.cell] if solution[variable.cell] == variable.symbol else variable.symbol
            violations = smtpuzzles.verify(puzzle, {**solution, variable.cell: other})
            assert all(cell in solution for violation in violations for cell in violation.cells)
            if sample.verdict == "unique":
                assert violations
                assert any(violation.rule in sentences for violation in violations)


@every_sample
def test_model_names_and_bytes_do_not_depend_on_what_ran_before(sample):
    puzzle = sample.fresh()
    first = smt2_text(of_board(puzzle))
    smtpuzzles.solve(SAMPLES[0].fresh())
    again = sample.fresh()
    assert smt2_text(of_board(again)) == first
    assert puzzle.model == again.model


@every_sample
def test_names_are_unique_and_of_plain_characters(sample):
    names = [variable.name for variable in sample.puzzle().model.variables]
    assert len(set(names)) == len(names)
    assert all(name.isascii() and name.replace("_", "").isalnum() for name in names)


@every_sample
def test_every_rule_has_a_sentence_cells_of_the_board_and_constraints(sample):
    model: Model = sample.puzzle().model
    assert len({rule.sentence for rule in model.rules}) == len(model.rules)
    for rule in model.rules:
        assert rule.sentence
        assert rule.constraints
        assert rule.cells
        assert all(cell in model.bare for cell in rule.cells)


@every_sample
def test_solutions_are_boards(sample):
    """No board is found twice, whatever else a model tells apart, and its true variables can be read off it."""
    puzzle = sample.puzzle()
    few = sample.verdict != "multiple"
    model, solutions = puzzle.model, (solved(sample) if few else smtpuzzles.solve(puzzle, limit=20)).solutions
    assert len({tuple(solution.items()) for solution in solutions}) == len(solutions)
    assert all(model.board(model.true_on(solution)) == solution for solution in solutions)
    assert all(variable.symbol != model.bare[variable.cell] for variable in model.variables)
    assert len({(variable.cell, variable.symbol) for variable in model.variables}) == len(model.variables)


@every_sample
def test_the_picture_shows_every_cell(sample):
    puzzle = sample.puzzle()
    assert puzzle.picture().tiles.keys() == puzzle.model.bare.keys()
    for solution in solved(sample).solutions:
        assert puzzle.picture(solution).tiles.keys() == solution.keys()


@every_sample
def test_the_program_gives_the_same_verdict(sample, capsys):
    status = run(["check", sample.kind, str(sample.path), "--json", *variant_options(sample)])
    answer = json.loads(capsys.readouterr().out)
    assert answer["verdict"] == sample.verdict
    assert status == EXPECTED_EXIT[sample.verdict]
