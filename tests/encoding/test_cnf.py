"""Formulas as clauses: every way has the same models over the formula's own variables, or says why there is none."""

import os
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from itertools import product
from math import comb
from typing import Any

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as some
from pysat.solvers import Solver

import smtpuzzles
from smtpuzzles import UsageError, WrongAnswer
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.options import ENCODING_NAMES
from smtpuzzles.encoding import direct, export, tactics
from smtpuzzles.encoding.clauses import MOST_CLAUSES, Cnf
from smtpuzzles.encoding.lowering import AUTO, BY_TACTICS, ENCODINGS, USUAL_NAMES, Lowering
from smtpuzzles.encoding.propagation import propagated
from smtpuzzles.encoding.three_sat import three_sat
from smtpuzzles.engines.table import engine
from smtpuzzles.model import AnyOf, AtMost, AtMostTotal, Constraint, Differ, Exactly, ExactTotal, Formula, Rule, When
from tests.conftest import ROOT, SAMPLES, SMALLEST_BOARDS, Sample, endless
from tests.encoding.test_smtlib import holds

every_encoding = pytest.mark.parametrize("encoding", ENCODINGS)
EVERY_WAY = [Lowering(*way) for way in product(ENCODINGS, (False, True), (False, True))]
# The others, and those of more variables, are left to a test that is marked slow.
FEW_VARIABLES = 120
SMALL = [sample for sample in SMALLEST_BOARDS if len(sample.puzzle().model.variables) <= FEW_VARIABLES]


def formula_of(number: int, *constraints: Constraint) -> Formula:
    names = tuple([f"v_{i}" for i in range(1, number + 1)])
    return Formula(names, tuple([Rule(f"rule {i}", (), (each,)) for i, each in enumerate(constraints)]))


def every_choice(number: int) -> Iterable[frozenset[int]]:
    for bits in product((False, True), repeat=number):
        yield frozenset(i for i, bit in enumerate(bits, 1) if bit)


def meant(formula: Formula) -> set[frozenset[int]]:
    """The models, by trying all."""
    constraints = [each for rule in formula.rules for each in rule.constraints]
    return {true for true in every_choice(len(formula.names)) if all(holds(each, true) for each in constraints)}


def projected(cnf: Cnf) -> set[frozenset[int]]:
    """The models over the formula's own variables: those choices which some choice of the helpers completes."""
    number = len(cnf.names)
    with Solver("minisat22", bootstrap_with=cnf.clauses) as solver:
        return {
            true
            for true in every_choice(number)
            if solver.solve(assumptions=[i if i in true else -i for i in range(1, number + 1)])
        }


def satisfying(cnf: Cnf) -> set[frozenset[int]]:
    """The models over all variables, by trying all and without a solver."""
    return {
        true
        for true in every_choice(cnf.variables)
        if all(any((abs(each) in true) == (each > 0) for each in clause) for clause in cnf.clauses)
    }


# Samples.


def assert_as_said(sample: Sample, *ways: Lowering) -> None:
    puzzle = sample.puzzle()
    for way in ways:
        outcome = smtpuzzles.solve(puzzle, limit=2, engine=engine("cadical", way))
        assert len(outcome.solutions) == {"unique": 1, "multiple": 2, "none": 0}[sample.verdict]
        assert outcome.exhausted == (sample.verdict != "multiple")
        assert all(smtpuzzles.verify(puzzle, board) == [] for board in outcome.solutions)


# Every kind with every encoding, by one of its samples after the other; the slow test has the other pairs.
OF_KIND = {kind: [sample for sample in SMALL if sample.kind == kind] for kind in sorted({one.kind for one in SMALL})}
TURNS = [
    (samples[number % len(samples)], encoding)
    for samples in OF_KIND.values()
    for number, encoding in enumerate(ENCODINGS)
]


@pytest.mark.few(20)
@pytest.mark.parametrize(("sample", "encoding"), TURNS, ids=str)
def test_a_sample_has_the_verdict_of_its_first_line_as_clauses(sample, encoding):
    # The tests of small formulas have each step without the other.
    assert_as_said(sample, Lowering(encoding), Lowering(encoding, propagate=True, three_sat=True))


@pytest.mark.slow
@pytest.mark.parametrize("sample", SMALL, ids=str)
def test_a_sample_has_the_verdict_of_its_first_line_as_clauses_made_in_every_other_way(sample):
    for encoding in ENCODINGS:
        if (sample, encoding) not in TURNS:
            assert_as_said(sample, Lowering(encoding), Lowering(encoding, propagate=True, three_sat=True))


@pytest.mark.slow
@every_encoding
@pytest.mark.parametrize("sample", [sample for sample in SAMPLES if sample not in SMALL], ids=str)
def test_a_large_sample_has_the_verdict_of_its_first_line_too(sample, encoding):
    try:
        assert_as_said(sample, Lowering(encoding))
    except UsageError as problem:
        pytest.skip(str(problem))  # more clauses than there may be


# Small formulas, against trying all.


@some.composite
def constraints(draw: some.DrawFn, number: int) -> Constraint:
    """Any constraint over so many variables, each at most once in it, with numbers that cannot be reached, too."""

    def literals(fewest: int = 0, most: int = number) -> tuple[int, ...]:
        chosen = draw(some.permutations(range(1, number + 1)))[: draw(some.integers(fewest, most))]
        return tuple([draw(some.sampled_from([i, -i])) for i in chosen])

    made = draw(some.sampled_from([AnyOf, Exactly, AtMost, Differ, AtMostTotal, ExactTotal, When]))
    so_many = draw(some.integers(-1, number + 1))
    if made is AnyOf:
        return AnyOf(literals())
    if made is Differ:
        chosen = literals(min(2, number))
        places = draw(some.integers(0, len(chosen) // 2))
        return Differ(chosen[:places], chosen[places : 2 * places], chosen[2 * places :])
    if made in (AtMostTotal, ExactTotal):
        chosen = literals()
        weights = tuple(draw(some.lists(some.integers(1, 5), min_size=len(chosen), max_size=len(chosen))))
        return made(draw(some.integers(-1, 12)), weights, chosen)
    if made is When:
        return When(literals(1, 1)[0], draw(constraints(number)))
    return made(so_many, literals())


def formulas(most: int = 3) -> some.SearchStrategy[Formula]:
    numbers = some.integers(1, 6)
    return numbers.flatmap(
        lambda number: some.lists(constraints(number), max_size=most).map(lambda made: formula_of(number, *made))
    )


@settings(max_examples=60)
@given(formulas())
def test_every_encoding_has_the_models_of_the_formula_and_no_others(formula):
    expected = meant(formula)
    for encoding in ENCODINGS:
        cnf = Lowering(encoding).cnf(formula)
        for way in (cnf, propagated(cnf), three_sat(cnf), three_sat(propagated(cnf))):
            assert projected(way) == expected, encoding


@settings(max_examples=150)
@given(formulas(1))
def test_without_helpers_there_are_as_many_clauses_as_were_counted(formula):
    for rule in formula.rules:
        for constraint in rule.constraints:
            assert direct.number_of_clauses(constraint) == len(list(direct.clauses(constraint)))


@pytest.mark.parametrize(
    ("constraint", "number"),
    [
        (Exactly(0, (1, 2, 3)), 3),
        (Exactly(3, (1, 2, 3)), 3),
        (Exactly(0, ()), 0),
        (Exactly(1, ()), 1),
        (When(1, Exactly(0, (2, 3))), 2),
        (When(1, Exactly(0, ())), 0),
        (AtMost(0, ()), 0),
        (AtMostTotal(-1, (), ()), 1),
        (AtMostTotal(3, (2, 2, 1), (1, 2, 3)), 1),
        (Exactly(12, tuple(range(1, 25))), 2 * comb(24, 11)),
    ],
    ids=str,
)
def test_clauses_are_counted_at_the_edges_too(constraint, number):
    assert direct.number_of_clauses(constraint) == number


def test_all_encodings_agree_on_weights_at_every_total():
    """Z3's tactics convert weights only when told how."""
    for total in range(-1, 17):
        formula = formula_of(5, AtMostTotal(total, (5, 4, 3, 2, 1), (1, -2, 3, -4, 5)))
        assert all(projected(Lowering(encoding).cnf(formula)) == meant(formula) for encoding in ENCODINGS)


# Limits and guards.


@pytest.mark.parametrize(
    "constraint",
    [
        AtMost(15, tuple(range(1, 31))),
        Exactly(15, tuple(range(1, 31))),
        When(31, Exactly(15, tuple(range(1, 31)))),
        Differ(tuple(range(1, 26)), tuple(range(26, 51))),
        AtMostTotal(30, (2,) * 30, tuple(range(1, 31))),
    ],
    ids=lambda constraint: type(constraint).__name__,
)
def test_too_many_clauses_are_refused_with_their_number_before_they_are_made(constraint):
    number = direct.number_of_clauses(constraint)
    assert number > MOST_CLAUSES
    with pytest.raises(UsageError, match=f"without helper variables needs {number:,} clauses; expected 2,000,000 or"):
        Deadline(5).run(lambda: Lowering("direct").cnf(formula_of(50, constraint)))


def test_too_many_clauses_of_three_are_refused_before_they_are_made():
    class Long(list[int]):
        """A clause of so many literals that nobody can wait for its links."""

        def __len__(self) -> int:
            return 2_000_003

        def __getitem__(self, _: object) -> Any:
            return endless()

    with pytest.raises(UsageError, match="3-SAT needs 2,000,001 clauses; expected 2,000,000 or fewer"):
        Deadline(5).run(lambda: three_sat(Cnf((), 9, [Long()])))


def test_an_unknown_encoding_is_refused_with_those_there_are():
    with pytest.raises(UsageError, match=r"unknown encoding 'steps': expected one of auto, z3, unate, .*, direct"):
        Lowering("steps")


def test_an_encoding_has_its_usual_names():
    assert {name: Lowering(name).encoding for name in USUAL_NAMES} == USUAL_NAMES
    assert set(USUAL_NAMES.values()) < set(ENCODINGS)


@pytest.mark.parametrize(("literals", "encoding"), [(245, "direct"), (246, "seqcounter")])
def test_clauses_are_direct_up_to_some_number_of_literals(literals, encoding):
    """'At most one' of 245 takes 59,780 literals, of 246 it takes 60,270."""
    formula = formula_of(literals, AtMost(1, tuple(range(1, literals + 1))))
    for propagate in (False, True):
        assert Lowering(propagate=propagate).suited_to(formula) == Lowering(encoding, propagate)
    assert Lowering().cnf(formula) == Lowering(encoding).cnf(formula)
    assert Lowering("unate").suited_to(formula) == Lowering("unate")


def test_help_knows_all_encodings():
    assert ", ".join((AUTO, *ENCODINGS)) == ENCODING_NAMES


TWICE = formula_of(2, Exactly(2, (1, 1, 2)))


def test_what_the_tactics_leave_unconverted_is_an_error_and_no_clauses(monkeypatch):
    """A variable twice in one cardinality: Z3 would print the whole constraint as if it were a variable."""
    plain = ("simplify", "card2bv", "bit-blast", "tseitin-cnf")
    monkeypatch.setattr(tactics, "pipeline", lambda context, _: z3.Then(*plain, ctx=context))
    assert Lowering("z3").cnf(formula_of(2, Exactly(1, (1, 2)))).clauses
    with pytest.raises(WrongAnswer, match="no clause"):
        Lowering("z3").cnf(TWICE)


@pytest.mark.parametrize("encoding", BY_TACTICS)
def test_a_formula_in_many_parts_has_the_same_models(encoding):
    """Large formulas are converted in parts, each with helper variables of its own."""
    constraints = Exactly(2, (1, 2, 3)), AtMost(2, (-1, 3, 4)), Differ((1, 2), (3, 4))
    formula = formula_of(4, *constraints)
    long = AnyOf((1, -1) * tactics.TOGETHER)  # the end of a part
    parts = Lowering(encoding).cnf(formula_of(4, *[each for one in constraints for each in (one, long)]))
    assert projected(parts) == projected(Lowering(encoding).cnf(formula)) == meant(formula)
    assert {abs(literal) for clause in parts.clauses for literal in clause} == set(range(1, parts.variables + 1))


def test_also_a_name_that_is_nobodys_is_an_error():
    assert tactics.renumbering({"v_1": 1}, "c 1 v_1\nc 2 k!7\n", 1) == ({"1": 1, "-1": -1, "2": 2, "-2": -2}, 2)
    with pytest.raises(WrongAnswer, match="no variable: k_2"):
        tactics.renumbering({"v_1": 1}, "c 1 v_1\nc 2 k_2\n", 1)


def test_propagation_goes_to_the_end_of_a_long_chain():
    chain = [[1], *[[-n, n + 1] for n in range(1, 2_000)]]
    assert propagated(Cnf((), 2_000, chain)).clauses == [[n] for n in range(1, 2_001)]
    assert propagated(Cnf((), 2_000, [*chain, [-2_000]])).clauses == [[]]


def test_a_total_of_too_many_sums_is_refused_before_they_are_counted():
    weights = tuple([1 << place for place in range(40)])
    total = formula_of(40, AtMostTotal(1 << 39, weights, tuple(range(1, 41))))
    with pytest.raises(UsageError, match="a total of weights needs"):
        Deadline(5).run(lambda: Lowering("seqcounter").cnf(total))


def test_a_condition_is_only_in_clauses_without_a_true_helper():
    made = Lowering("seqcounter").cnf(formula_of(9, When(9, AtMost(2, tuple(range(1, 9)))))).clauses
    with_it = [clause for clause in made if -9 in clause]
    assert with_it == [clause for clause in made if max(clause) < 9]
    assert 0 < len(with_it) < len(made)


@every_encoding
def test_a_variable_may_come_twice(encoding):
    assert projected(Lowering(encoding).cnf(TWICE)) == meant(TWICE) == {frozenset({1})}


# The same bytes on every run.

HASHES = """
from hashlib import sha256
from itertools import product
from smtpuzzles.encoding import export
from smtpuzzles.encoding.lowering import ENCODINGS, Lowering
from smtpuzzles import parse
for name in ("sudoku-4", "binairo-6", "lightup-7"):
    with open("puzzles/" + name.replace("-", "/") + ".txt") as file:
        puzzle = parse(name.split("-")[0], file.read())
    for way in product(ENCODINGS, (False, True), (False, True)):
        text = export.dimacs_text(puzzle.stated(), Lowering(*way))
        print(name, *way, sha256(text.encode()).hexdigest())
"""


def hashes_with(seed: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    asked = [sys.executable, "-c", HASHES]
    ran = subprocess.run(asked, capture_output=True, text=True, check=True, env=environment, cwd=ROOT)
    return ran.stdout.splitlines()


def test_the_same_puzzle_gives_the_same_bytes_in_every_process_and_after_other_work():
    first = hashes_with("1")
    assert len(first) == 3 * len(EVERY_WAY)
    assert hashes_with("2") == first
    samples = {str(sample): sample for sample in SAMPLES}
    smtpuzzles.solve(samples["binairo-10-several"].puzzle(), limit=20)
    for line in reversed(first):
        name, encoding, propagate, three, digest = line.split()
        lowering = Lowering(encoding, propagate == "True", three == "True")
        text = export.dimacs_text(samples[name].puzzle().stated(), lowering)
        assert sha256(text.encode()).hexdigest() == digest, line


# Unit propagation and clauses of three.


@some.composite
def cnfs(draw: some.DrawFn, longest: int = 4) -> Cnf:
    """Any clauses: short ones mostly, so that much is settled, and with a literal twice or with its opposite."""
    variables = draw(some.integers(1, 6))
    literal = some.integers(1, variables).flatmap(lambda number: some.sampled_from([number, -number]))
    clauses = draw(some.lists(some.lists(literal, min_size=draw(some.integers(0, 1)), max_size=longest), max_size=9))
    return Cnf(("a", "b")[:variables], variables, clauses)


@settings(max_examples=200)
@given(cnfs())
def test_propagation_keeps_all_models_and_leaves_no_unit_to_propagate(cnf):
    before = [list(clause) for clause in cnf.clauses]
    after = propagated(cnf)
    assert satisfying(after) == satisfying(cnf)
    assert cnf.clauses == before
    assert (after.names, after.variables) == (cnf.names, cnf.variables)
    if [] in after.clauses:
        assert after.clauses == [[]]
    units = {clause[0] for clause in after.clauses if len(clause) == 1}
    for clause in after.clauses:
        assert len(clause) == 1 or units.isdisjoint(clause)
        assert len(clause) == 1 or units.isdisjoint(-literal for literal in clause)


def test_propagation_follows_a_chain():
    cnf = Cnf(("a",), 4, [[-1, 2], [-2, -3, 3], [-2, 3], [1], [4, -3, 1], [4, -1, 2]])
    assert propagated(cnf).clauses == [[1], [2], [3]]


@pytest.mark.parametrize(
    "clauses",
    [[[]], [[1], [-1]], [[1], [2], []], [[1], [-1, 2], [-2]], [[1, 2], [-1], [-2], [3]], [[1, 1], [-1, -1]]],
    ids=str,
)
def test_a_conflict_leaves_the_empty_clause_alone(clauses):
    assert propagated(Cnf(("a",), 3, clauses)).clauses == [[]]


@settings(max_examples=120)
@given(cnfs(longest=7))
def test_clauses_of_three_have_the_same_models_over_the_variables_there_were(cnf):
    """With all variables taken for the formula's own, so that none is projected away before."""
    named = Cnf(tuple([f"v_{i}" for i in range(cnf.variables)]), cnf.variables, cnf.clauses)
    reduced = three_sat(named)
    assert projected(reduced) == satisfying(named)
    assert {abs(literal) for clause in reduced.clauses for literal in clause} <= set(range(1, reduced.variables + 1))
    assert all(len(clause) == 3 for clause in reduced.clauses)


@pytest.mark.parametrize("length", range(10))
def test_clauses_of_three_have_three_different_variables(length):
    """A chain of length - 2; what is shorter, filled with fresh variables in all ways."""
    clause = [(-1) ** i * i for i in range(1, length + 1)]
    reduced = three_sat(Cnf((), length, [clause]))
    assert all(len({abs(literal) for literal in each}) == 3 for each in reduced.clauses)
    assert len(reduced.clauses) == (length - 2 if length > 3 else 2 ** (3 - length))
    assert reduced.variables == length + abs(length - 3)


@settings(max_examples=30)
@given(formulas())
def test_clauses_of_three_have_three_literals_whatever_the_encoding(formula):
    for encoding, propagate in product(ENCODINGS, (False, True)):
        plain = Lowering(encoding, propagate).cnf(formula)
        for clause in three_sat(plain).clauses:
            assert len(clause) == 3
            if all(len({abs(literal) for literal in each}) == len(each) for each in plain.clauses):
                assert len({abs(literal) for literal in clause}) == 3


def test_a_lowering_does_its_steps_in_order():
    formula = formula_of(4, Exactly(1, (1, 2)), AnyOf((1,)), AtMost(2, (2, 3, 4)))
    for encoding in ENCODINGS:
        cnf = Lowering(encoding).cnf(formula)
        assert Lowering(encoding, propagate=True).cnf(formula) == propagated(cnf)
        assert Lowering(encoding, three_sat=True).cnf(formula) == three_sat(cnf)
        assert Lowering(encoding, True, True).cnf(formula) == three_sat(propagated(cnf))
