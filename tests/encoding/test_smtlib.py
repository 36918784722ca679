"""SMT-LIB: one lowering, native cardinalities, and files that the z3 program reads."""

import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
import z3

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import board_of
from smtpuzzles.encoding.export import smt2_text
from smtpuzzles.encoding.smtlib import text_of
from smtpuzzles.engines.session import Mode
from smtpuzzles.engines.z3_session import Z3Session
from smtpuzzles.errors import UsageError
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.gappy import Gappy
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.model import (
    AnyOf,
    AtMost,
    AtMostTotal,
    Constraint,
    Differ,
    Exactly,
    ExactTotal,
    Model,
    Rule,
    Variable,
    When,
)
from smtpuzzles.result import Verdict
from tests.conftest import ROOT, SAMPLES, Sample

# The largest samples would make the folder heavy and say nothing new.
LARGEST_FILE = 120_000


def emitted(sample: Sample) -> Path:
    return ROOT / "smt2" / sample.kind / f"{sample.path.stem}.smt2"


def z3_programs() -> dict[str, str]:
    """The program that came with z3-solver, and any other on the PATH."""
    bundled = str(Path(sys.executable).parent / "z3")
    found = {"bundled": bundled, "debian": "/usr/bin/z3"}
    return {name: path for name, path in found.items() if shutil.which(path)}


@pytest.mark.few(25)
@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_the_emitted_file_of_a_sample_is_up_to_date(sample, golden):
    text = smt2_text(sample.puzzle().stated())
    if len(text) <= LARGEST_FILE:
        golden(emitted(sample), text)
    else:
        assert not emitted(sample).exists()


def test_no_emitted_file_is_left_over_and_the_folder_is_small():
    files = set((ROOT / "smt2").glob("*/*"))
    assert files <= {emitted(sample) for sample in SAMPLES}
    assert sum(file.stat().st_size for file in files) < 6_000_000


@pytest.mark.few(1)
@pytest.mark.parametrize("program", ["bundled", "debian"])
def test_the_z3_program_gives_the_verdict_of_every_sample(program):
    if program not in z3_programs():
        pytest.skip(f"the {program} z3 program is not installed")
    # One process for all: after each file it forgets everything.
    samples = [sample for sample in SAMPLES if emitted(sample).exists()]
    asked = [f'{emitted(sample).read_text()}\n(echo "end")\n(reset)\n' for sample in samples]
    ran = subprocess.run(
        [z3_programs()[program], "-in"], input="".join(asked), capture_output=True, text=True, check=False
    )
    told = ran.stdout.split("end\n")
    assert told.pop() == ""
    for sample, answer in zip(samples, told, strict=True):
        verdict, _, model = answer.partition("\n")
        assert verdict == ("unsat" if sample.verdict == "none" else "sat"), sample
        if verdict == "sat":
            assert "error" not in answer
            assert model.count("define-fun") >= len(sample.puzzle().model.variables), sample


def assertions(model: Model) -> list[z3.BoolRef]:
    """What Z3 really holds in a session that solves this model."""
    with Z3Session(model.formula) as session:
        return list(session._solver.assertions())


def operators(puzzle: object) -> set[tuple[int, tuple[int, ...]]]:
    """Every operator asserted at the top, with its parameters: pbeq has its number first."""
    held = assertions(puzzle.model)
    return {(term.decl().kind(), tuple(term.decl().params())) for term in held}


def test_gappy_asserts_exactly_two_black_cells_a_line_natively():
    puzzle = Gappy.of_labels((None,) * 9, (None,) * 9)
    assert (z3.Z3_OP_PB_EQ, (2, *[1] * 9)) in operators(puzzle)
    held = [term for term in assertions(puzzle.model) if term.decl().kind() == z3.Z3_OP_PB_EQ]
    assert len(held) == 18
    assert (z3.Z3_OP_PB_AT_MOST, (1,)) in operators(puzzle)


def test_lightup_asserts_at_most_one_lamp_a_run_and_a_numbered_wall_exactly():
    puzzle = LightUp(board_of(["____", "_2__", "____", "#___"]))
    held = operators(puzzle)
    assert (z3.Z3_OP_PB_AT_MOST, (1,)) in held
    assert (z3.Z3_OP_PB_EQ, (2, 1, 1, 1, 1)) in held


def test_sudoku_asserts_exactly_one_in_cells_and_units_natively():
    held = [term.decl() for term in assertions(Sudoku(board_of(["____"] * 4)).model)]
    assert len(held) == 16 + 4 * 3 * 4
    assert all(decl.kind() == z3.Z3_OP_PB_EQ and decl.params() == [1, 1, 1, 1, 1] for decl in held)


def test_sudoku_has_variables_for_candidates_only():
    model = Sudoku(board_of(["12__", "____", "__1_", "____"])).model
    assert {variable.symbol for variable in model.variables if variable.cell == (1, 3)} == {"3", "4"}
    assert all(variable.cell != (1, 1) for variable in model.variables)


def test_binairo_asserts_half_of_each_line_natively():
    assert (z3.Z3_OP_PB_EQ, (3, *[1] * 6)) in operators(Binairo(board_of(["______"] * 6)))


def model_of(*constraints: Constraint) -> Model:
    """Three variables and these constraints."""
    variables = tuple(Variable(f"v_{i}", (1, i), "x") for i in (1, 2, 3))
    rules = tuple(Rule(f"rule {i}", ((1, 1),), (constraint,)) for i, constraint in enumerate(constraints))
    return Model(variables, rules, dict.fromkeys([(1, 1), (1, 2), (1, 3)], "_"))


def true_sets(model: Model, mode: Mode) -> set[frozenset[int]]:
    found = set()
    with Z3Session(model.formula, mode) as session:
        while session.check(Deadline()).verdict is Verdict.SAT:
            true = session.true()
            assert frozenset(true) not in found
            found.add(frozenset(true))
            session.require(model.other_than(true))
    return found


def holds(constraint: Constraint, true: frozenset[int]) -> bool:
    def value(literal: int) -> bool:
        return (abs(literal) in true) == (literal > 0)

    match constraint:
        case AnyOf(literals):
            return any(map(value, literals))
        case Exactly(number, literals):
            return sum(map(value, literals)) == number
        case AtMost(number, literals):
            return sum(map(value, literals)) <= number
        case Differ(left, right, others):
            return any(value(a) != value(b) for a, b in zip(left, right, strict=True)) or any(map(value, others))
        case AtMostTotal(total, weights, literals):
            return sum(weight for weight, literal in zip(weights, literals, strict=True) if value(literal)) <= total
        case ExactTotal(total, weights, literals):
            return sum(weight for weight, literal in zip(weights, literals, strict=True) if value(literal)) == total
        case When(condition, inner):
            return not value(condition) or holds(inner, true)


EDGES = [
    AnyOf(()),
    AnyOf((1,)),
    AnyOf((-2,)),
    AnyOf((1, -2, 3)),
    *[Exactly(number, literals) for number in range(-1, 5) for literals in ((), (2,), (1, -2), (1, 2, 3))],
    *[AtMost(number, literals) for number in range(-1, 5) for literals in ((), (2,), (1, -2), (1, 2, 3))],
    Differ((), ()),
    Differ((1,), (2,)),
    Differ((1, 2), (3, -3)),
    Differ((1,), (2,), (3,)),
    Differ((), (), (-1, 2)),
    *[AtMostTotal(total, (2, 1, 2), (1, -2, 3)) for total in range(-1, 8)],
    *[AtMostTotal(total, (), ()) for total in (-1, 0)],
    *[ExactTotal(total, (2, 1, 2), (1, -2, 3)) for total in range(-1, 7)],
    *[ExactTotal(total, (), ()) for total in (-1, 0, 1)],
]


@pytest.mark.parametrize("sort", [AtMostTotal, ExactTotal])
def test_weights_that_overflow_in_z3_are_refused(sort):
    """Z3 said 'unsat' of four weights of 2**30, of which two should add up to 2**31."""
    with pytest.raises(UsageError, match="add up to 4294967296; Z3 takes less than 2147483648"):
        text_of(model_of(sort(2**31, (2**30,) * 4, (1, 2, 3, -1))).formula)


@pytest.mark.few(150)
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("constraint", [*EDGES, *[When(-1, constraint) for constraint in EDGES]], ids=str)
def test_every_constraint_means_what_it_says_at_its_edges_too(constraint, mode):
    """All assignments of three variables, where blocking must exclude one model at a time: these models do compare."""
    every = {frozenset(i for i in (1, 2, 3) if bits >> i & 1) for bits in range(0, 16, 2)}
    assert true_sets(model_of(constraint), mode) == {true for true in every if holds(constraint, true)}


def test_a_sentence_stands_over_every_assertion():
    text = smt2_text(Sudoku(board_of(["12__", "____", "__1_", "____"])).stated())
    lines = text.splitlines()
    for before, line in pairwise(lines):
        if line.startswith("(assert"):
            assert before.startswith(("; ", "(assert"))
    assert "; row 1 has the digit 3 exactly once" in lines
    assert lines[-2:] == ["(check-sat)", "(get-model)"]
    assert "; 12.." in lines
