"""The functions of the package, and what they refuse."""

import pickle
from dataclasses import fields

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.cli.app import run
from smtpuzzles.encoding.dimacs import read_dimacs
from smtpuzzles.model import AtMost, Formula, Rule
from smtpuzzles.proofs.drat import check_proof
from tests.conftest import EVERY_SAMPLE, PLAN_SAMPLES, SAMPLES, SMALLEST_BOARDS

DRAWN = "<img"
every_sample = pytest.mark.parametrize("sample", SMALLEST_BOARDS, ids=str)


def html_of(shown):
    return shown._repr_html_()


@pytest.mark.few(24)
@every_sample
def test_a_board_of_another_size_or_with_foreign_symbols_is_no_solution(sample):
    puzzle = sample.puzzle()
    for solution in smtpuzzles.solve(puzzle).solutions:
        corner = max(solution)
        for wrong in ({**solution, (corner[0] + 1, 1): solution[1, 1]}, dict(list(solution.items())[1:]), {}):
            with pytest.raises(smtpuzzles.UsageError, match="not a board of the puzzle's size"):
                smtpuzzles.verify(puzzle, wrong)
        for symbol in ("Z", "²", "-1"):
            with pytest.raises(smtpuzzles.InputError):
                smtpuzzles.verify(puzzle, {**solution, corner: symbol})


def test_unknown_kinds_and_variants_are_named():
    with pytest.raises(
        smtpuzzles.UsageError, match=f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"
    ):
        smtpuzzles.parse("chess", "")
    with pytest.raises(smtpuzzles.UsageError, match="unknown variant 'y' of sudoku: expected one of classic, x"):
        smtpuzzles.parse("sudoku", "1", "y")


@pytest.mark.parametrize("timeout", [-1, float("nan")])
def test_a_timeout_that_is_no_time_is_refused(timeout):
    puzzle = SAMPLES[0].puzzle()
    for ask in (smtpuzzles.solve, smtpuzzles.check, smtpuzzles.count):
        with pytest.raises(smtpuzzles.UsageError, match="a timeout is a number of seconds"):
            ask(puzzle, timeout=timeout)


def test_a_limit_below_one_is_refused():
    for ask in (smtpuzzles.solve, smtpuzzles.count):
        with pytest.raises(smtpuzzles.UsageError, match="a limit is 1 or more, not 0"):
            ask(SAMPLES[0].puzzle(), limit=0)


@pytest.mark.few(24)
@every_sample
def test_puzzles_and_outcomes_can_be_pickled(sample):
    puzzle = sample.puzzle()
    outcome = smtpuzzles.check(puzzle)
    assert pickle.loads(pickle.dumps((puzzle, outcome))) == (puzzle, outcome)


def test_a_puzzle_goes_elsewhere_with_its_fields_alone():
    for puzzle in (SAMPLES[0].puzzle(), PLAN_SAMPLES[0].puzzle()):
        smtpuzzles.smt2(puzzle, None if puzzle.pictured else 1)
        sent = pickle.loads(pickle.dumps(puzzle))
        assert sent == puzzle
        assert list(vars(sent)) == [field.name for field in fields(puzzle)]


def test_answers_have_named_fields_that_nobody_can_change():
    outcome = smtpuzzles.solve(SAMPLES[0].puzzle())
    assert outcome.words == ""
    assert repr(outcome).startswith("Outcome(verdict=<Verdict.UNSAT: 'unsat'>, solutions=()")
    assert "puzzle" not in repr(outcome)
    with pytest.raises(AttributeError, match="verdict of Outcome cannot be changed"):
        outcome.verdict = smtpuzzles.Verdict.SAT
    with pytest.raises(AttributeError, match="words of Outcome cannot be changed"):
        del outcome.words
    again = smtpuzzles.Outcome(**vars(outcome))
    assert outcome == again != smtpuzzles.Outcome(**vars(outcome) | {"words": "other"})
    with pytest.raises(TypeError, match=r"^Outcome has no field verdct$"):
        smtpuzzles.Outcome(puzzle=outcome.puzzle, solutions=(), verdct=outcome.verdict)
    with pytest.raises(TypeError, match=r"^Outcome needs the fields verdict, seconds$"):
        smtpuzzles.Outcome(puzzle=outcome.puzzle, solutions=())


def test_functions_name_what_they_expected():
    board = SAMPLES[0].puzzle()
    for ask, words in [
        (lambda: smtpuzzles.plan_within("abc", 10), "a puzzle, as parse returns it"),
        (lambda: smtpuzzles.solve("a"), "a puzzle, as parse returns it"),
        (lambda: smtpuzzles.smt2("a"), "a puzzle, as parse returns it"),
        (lambda: smtpuzzles.verify(board, smtpuzzles.solve(board)), "a board or its plain text"),
    ]:
        with pytest.raises(smtpuzzles.UsageError, match=f"expected {words}, but found "):
            ask()


def test_whoever_takes_an_engine_takes_its_name_too():
    board, plan = SAMPLES[0].puzzle(), PLAN_SAMPLES[0].puzzle()
    for ask in (
        lambda name: smtpuzzles.check(board, engine=name),
        lambda name: smtpuzzles.solve(board, engine=name),
        lambda name: smtpuzzles.count(board, limit=1, engine=name),
        lambda name: smtpuzzles.plan_within(plan, 0, engine=name),
        lambda name: smtpuzzles.shortest_plan(plan, 0.0, engine=name),
        lambda name: smtpuzzles.solve(board, engine=smtpuzzles.confirmed(name)),
        lambda name: smtpuzzles.solve(board, engine=smtpuzzles.confirmed("minicard", name)),
        lambda name: smtpuzzles.solve(board, engine=smtpuzzles.proven(name)),
    ):
        assert isinstance(ask("cadical").verdict, str)
        with pytest.raises(smtpuzzles.UsageError, match=r"unknown engine 'cadicall': .*did you mean 'cadical'"):
            ask("cadicall")
        with pytest.raises(smtpuzzles.UsageError, match="expected an engine or its name, but found 5"):
            ask(5)


def test_every_public_function_with_an_engine_is_in_the_test_above():
    takes = {
        name
        for name in smtpuzzles.__all__
        if callable(of := getattr(smtpuzzles, name)) and "Engine" in str(getattr(of, "__annotations__", {}))
    } - {"engine"}
    assert takes == {"check", "solve", "count", "plan_within", "shortest_plan", "confirmed", "proven"}


BAD = (None, float("nan"), 5, b"53", [], object(), smtpuzzles.parse("binairo", "0_/__"))


@pytest.mark.parametrize("ask", [smtpuzzles.check_many, smtpuzzles.rate_many], ids=["check", "rate"])
def test_a_bad_row_is_an_error_and_the_others_are_answered(ask):
    good, text = smtpuzzles.parse("sudoku", "1.....3..4.....2"), "1.....3..4.....2"
    for one, kind in ((good, None), (text, "sudoku"), (good, "sudoku")):
        rows = list(ask([*BAD[:-1], one, *BAD, one], kind, jobs=1))
        verdicts = [row["verdict"] for row in rows]
        bad = ["error"] * len(BAD)
        assert verdicts == [*bad[:-1], verdicts[-1], *bad, verdicts[-1]]
        assert verdicts[-1] in ("unique", "multiple")
        assert [row["number"] for row in rows] == list(range(1, 2 * len(BAD) + 2))
        assert rows[0]["message"] == "expected a puzzle or its text, but found NoneType"
        assert all(row["message"].startswith("expected ") for row in rows if row["verdict"] == "error")
    with pytest.raises(smtpuzzles.UsageError, match="expected the kind of these texts"):
        list(ask([None, text]))


def test_errors_can_be_pickled():
    with pytest.raises(smtpuzzles.InputError) as caught:
        smtpuzzles.parse("gappy", "9 9 9\n1 1 1")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value) == "<text>:1:1: label 9 is not between 0 and 1"
    assert (again.file, again.line, again.column) == ("<text>", 1, 1)


@pytest.mark.few(30)
@pytest.mark.parametrize("sample", EVERY_SAMPLE, ids=str)
def test_puzzles_and_answers_show_themselves_as_text_and_in_notebooks(sample):
    puzzle = sample.puzzle()
    again = reading.parse(sample.kind, Source("again", str(puzzle)), sample.variant)
    assert again == puzzle
    assert html_of(puzzle).count(DRAWN) == 1


@pytest.mark.parametrize("sample", SAMPLES[::5], ids=str)
def test_an_answer_shows_its_verdict_and_its_solutions(sample):
    puzzle = sample.puzzle()
    for answer in (smtpuzzles.solve(puzzle), smtpuzzles.check(puzzle)):
        texts = [puzzle.solution_text(solution) for solution in answer.solutions]
        assert str(answer) == "\n".join([answer.verdict, *texts]).rstrip()
        assert html_of(answer).count(DRAWN) == len(texts)


def test_only_the_first_of_many_solutions_are_drawn():
    outcome = smtpuzzles.solve(smtpuzzles.parse("binairo", "____\n" * 4), limit=None)
    assert len(outcome.solutions) == 72
    assert html_of(outcome).count(DRAWN) == 10
    assert "the first 10 of 72 solutions" in html_of(outcome)


def test_what_was_not_found_out_is_shown_with_its_reason():
    outcome = smtpuzzles.solve(SAMPLES[0].puzzle(), timeout=0)
    assert str(outcome) == "unknown (timeout)"
    assert "unknown (timeout)" in html_of(outcome)


def test_a_plan_is_drawn():
    planned = smtpuzzles.shortest_plan(next(s for s in PLAN_SAMPLES if s.path.stem == "order").puzzle())
    assert str(planned) == f"sat\n{planned.solutions[0]}"
    assert html_of(planned).count(DRAWN) == 1


def test_dir_lists_what_is_public():
    assert dir(smtpuzzles) == smtpuzzles.__all__


def test_formulas_are_those_that_the_commands_write(capsys):
    sample = SAMPLES[0]
    for option, text in (("--emit-smt2", smtpuzzles.smt2), ("--emit-dimacs", smtpuzzles.dimacs)):
        assert run(["solve", sample.kind, str(sample.path), option, "-", "--timeout", "0"]) == 3
        assert capsys.readouterr().out == text(sample.puzzle())
    assert "encoding direct" in smtpuzzles.dimacs(sample.puzzle(), "pairwise")


def test_the_formula_of_a_plan_needs_a_horizon():
    puzzle = PLAN_SAMPLES[0].puzzle()
    with pytest.raises(smtpuzzles.UsageError, match="needs a horizon"):
        smtpuzzles.smt2(puzzle)
    assert "c horizon 3\n" in smtpuzzles.dimacs(puzzle, horizon=3)
    assert "box" in smtpuzzles.smt2(puzzle, horizon=3)
    with pytest.raises(smtpuzzles.UsageError, match="has no horizon: its solutions are boards"):
        smtpuzzles.smt2(SAMPLES[0].puzzle(), horizon=3)


def test_an_engine_gets_the_encoding_that_is_asked_for():
    """The direct one would have more clauses for this formula than anybody can wait for."""
    half = Rule("half of them", (), (AtMost(15, tuple(range(1, 31))),))
    formula = Formula(tuple([f"v_{number}" for number in range(1, 31)]), (half,))
    for encoding in ("unate", None):
        with smtpuzzles.engine("minisat", encoding=encoding).open(formula) as session:
            assert session.check(Deadline()).verdict == "sat"
    with pytest.raises(smtpuzzles.UsageError, match="without helper variables needs 145,422,675 clauses"):
        smtpuzzles.engine("minisat", encoding="direct").open(formula)
    with pytest.raises(smtpuzzles.UsageError, match="z3 gets the formula itself"):
        smtpuzzles.engine("z3", encoding="direct")


def test_a_hint_is_a_certain_cell():
    puzzle = next(sample for sample in SAMPLES if sample.verdict == "unique").puzzle()
    solution = smtpuzzles.solve(puzzle).solutions[0]
    first = smtpuzzles.hint(puzzle)
    assert first.symbol == solution[first.cell]
    second = smtpuzzles.hint(puzzle, {first.cell: first.symbol})
    assert second.cell != first.cell
    assert smtpuzzles.hint(puzzle, timeout=0).verdict is smtpuzzles.Verdict.UNKNOWN
    with pytest.raises(smtpuzzles.UsageError, match="row 1, column 99 cannot hold 'B'"):
        smtpuzzles.hint(puzzle, {(1, 99): "B"})
    with pytest.raises(smtpuzzles.UsageError, match="hint is not available for sokoban: its solutions are plans"):
        smtpuzzles.hint(PLAN_SAMPLES[0].puzzle())


def test_an_answer_is_certified_only_if_it_is_proven():
    puzzles = {sample.verdict: sample.puzzle() for sample in SAMPLES if sample.kind == "sudoku"}
    for verdict in ("unique", "none"):
        certificate = smtpuzzles.certify(puzzles[verdict])
        clauses = read_dimacs(certificate.cnf.encode().splitlines(), "certificate").clauses
        assert check_proof(clauses, certificate.proof.splitlines(), Deadline()).proven
        assert ("The last clause excludes this solution" in certificate.cnf) == (verdict == "unique")
    with pytest.raises(smtpuzzles.UsageError, match="there are several solutions"):
        smtpuzzles.certify(puzzles["multiple"])
    assert smtpuzzles.certify(puzzles["unique"], timeout=0) == ("", None, "timeout")
