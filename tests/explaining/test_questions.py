"""Why a cell does not hold a symbol: by the fewest rules, or a solution has it there."""

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import new_folder
from smtpuzzles.explaining import smallest
from smtpuzzles.explaining.cuts import with_cuts
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.questions import refutation
from smtpuzzles.proofs.explanations import check
from smtpuzzles.result import ReasonUnknown, Verdict
from smtpuzzles.solving.preparing import prepare
from smtpuzzles.solving.query import BY_RULES, Query
from tests.explaining.test_explanation import CLUED

SMALLEST = {s.kind: s for s in sorted(CLUED, key=lambda s: -s.path.stat().st_size) if s.verdict == "unique"}
SEVERAL = [s for s in CLUED if str(s) in ("futoshiki-5-several", "masyu-6-several")]


@pytest.mark.few(8)
@pytest.mark.parametrize("sample", SMALLEST.values(), ids=str)
def test_each_symbol_is_refuted_by_a_certified_step_or_is_that_of_the_solution(sample, tmp_path):
    puzzle = sample.puzzle()
    explained = Explanation(puzzle, Deadline(), certify=True)
    open_cells = puzzle.open_cells()
    for number, cell in enumerate(sorted(open_cells)[:: 1 + len(open_cells) // 2]):
        for symbol in open_cells[cell]:
            found = refutation(explained, cell, symbol)
            if symbol == explained.solution[cell]:
                assert (found.verdict, found.step) == (Verdict.SAT, None)
                assert found.words.startswith("that is right: ")
                continue
            assert found.verdict is Verdict.UNSAT
            (claim,) = found.step.conclusions
            assert claim.cell == cell
            assert (claim.symbol == symbol) is not claim.holds
            folder = tmp_path / f"{number}{open_cells[cell].index(symbol)}"
            new_folder(folder, explained.certificate.files())
            assert check(folder) == (1, True)


@pytest.mark.parametrize("sample", SEVERAL, ids=str)
def test_of_several_solutions_each_symbol_that_one_has_is_possible(sample):
    puzzle = sample.puzzle()
    boards = smtpuzzles.solve(puzzle, limit=1000).solutions
    assert len(boards) < 1000
    explained = Explanation(puzzle, Deadline())
    for cell, symbols in sorted(puzzle.open_cells().items())[:6]:
        for symbol in symbols:
            found, having = refutation(explained, cell, symbol), [board[cell] == symbol for board in boards]
            assert found.verdict is (Verdict.SAT if any(having) else Verdict.UNSAT)
            assert (found.step is None) is any(having)
            if any(having):
                assert found.words.endswith("in all solutions" if all(having) else "in some solutions, but not in all")


def test_without_patience_a_step_shows_the_bound_so_far(monkeypatch):
    monkeypatch.setattr(smallest, "PATIENCE", 1)
    puzzle = smtpuzzles.parse("gappy", "- - - - 2 - - 6 -\n1 - - - - - 1 1 -\n")
    step = smtpuzzles.why_not(puzzle, (1, 1), "B").step
    assert not step.proven
    assert 1 <= step.bound < step.size


def test_out_of_time_nothing_is_refuted():
    puzzle = SMALLEST["sudoku"].puzzle()
    cell = min(puzzle.open_cells())
    found = smtpuzzles.why_not(puzzle, cell, "1", timeout=0)
    assert (found.verdict, found.step, found.reason) == (Verdict.UNKNOWN, None, ReasonUnknown.TIMEOUT)
    with pytest.raises(TypeError):
        bool(found)


def test_entries_are_known_except_that_of_the_cell_itself():
    puzzle = smtpuzzles.parse("sudoku", "1.../...2/..../.4..".replace("/", "\n"))
    solution = smtpuzzles.solve(puzzle).solutions[0]
    entries = {cell: solution[cell] for cell in puzzle.open_cells()}
    for cell in entries:
        wrong = next(symbol for symbol in "1234" if symbol != solution[cell])
        step = smtpuzzles.why_not(puzzle, cell, wrong, entries).step
        assert step.size == 1
        assert cell not in step.known


def test_cuts_are_added_that_prove_that_no_solution_has_a_symbol():
    sample = SMALLEST["hitori"]
    explained = Explanation(sample.puzzle(), Deadline())
    cell, held = next((cell, held) for cell, held in explained.certain().items() if held == "#")
    wrong = {cell: "_"}
    prepared = with_cuts(prepare(sample.puzzle()), explained.solution, {}, Deadline(), wrong)
    with Query(prepared, Deadline(), clauses=BY_RULES) as query:
        every = [*prepared.rule_selectors, *prepared.givens]
        assert query.possible([*every, *prepared.holding(wrong)]) is Verdict.UNSAT
        assert query.possible([*every, *prepared.holding({cell: held})]) is Verdict.SAT
