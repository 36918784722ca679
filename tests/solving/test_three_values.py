"""A limit that strikes is never a 'no': unknown, exit status 3, and what was found so far."""

import json
import multiprocessing
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event, Thread, Timer
from time import monotonic

import pytest

import smtpuzzles
from smtpuzzles import Uniqueness, Verdict
from smtpuzzles.base.deadline import Deadline, watcher
from smtpuzzles.base.grid import board_of
from smtpuzzles.cli.app import run
from smtpuzzles.engines.session import Mode
from smtpuzzles.engines.table import engine
from smtpuzzles.engines.z3_session import Z3, Z3Session
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.model import AnyOf, Board, Model, Rule, Variable
from smtpuzzles.result import Violation
from smtpuzzles.solving.enumeration import enumerate_solutions
from smtpuzzles.solving.uniqueness import check_within
from tests.conftest import ROOT, SAMPLES
from tests.hostile import PRESSED_AT, ROOKS, Hostile
from tests.ticks import Ticks

LARGE = str(ROOT / "puzzles/sudoku/25.txt")
ASK = (smtpuzzles.solve, smtpuzzles.check, smtpuzzles.count)
EMPTY = Binairo(board_of(["__________"] * 10))


def random_clauses(number: int) -> Model:
    """Random clauses of three literals, so many that a search for a model takes longest."""
    cells = [(1, place) for place in range(1, number + 1)]
    random = Random(5)
    signs = (-1, 1)
    clauses = [
        AnyOf(tuple(random.choice(signs) * literal for literal in random.sample(range(1, number + 1), 3)))
        for _ in range(int(4.26 * number))
    ]
    variables = tuple([Variable(f"v_{r}_{c}", (r, c), "x") for r, c in cells])
    return Model(variables, (Rule("chance", (), tuple(clauses)),), dict.fromkeys(cells, "_"))


HARD = random_clauses(600)


def test_a_verdict_cannot_be_used_as_a_truth_value():
    for answer in (*Verdict, *Uniqueness, *[ask(EMPTY, timeout=0) for ask in ASK]):
        with pytest.raises(TypeError, match="compare its verdict by name"):
            bool(answer)


@pytest.mark.parametrize("command", ["solve", "check", "count"])
@pytest.mark.parametrize("limit", ["0", "0.001"])
def test_a_time_limit_that_strikes_is_undecided_at_every_command(command, limit, capsys):
    status = run([command, "sudoku", LARGE, "--json", "--timeout", limit])
    answer = json.loads(capsys.readouterr().out)
    assert status == 3
    assert answer["verdict"] == "unknown"
    assert answer["reason"] == "timeout"
    assert answer["exhausted"] is False
    assert answer.get("count", 0) == 0


@pytest.mark.parametrize("command", ["solve", "check", "count"])
def test_a_time_limit_says_so_in_words(command, capsys):
    assert run([command, "sudoku", LARGE, "--timeout", "0"]) == 3
    out, err = capsys.readouterr()
    assert "unknown: time limit reached" in out
    assert "no solution" not in out
    assert err == ""


@pytest.mark.parametrize("command", ["solve", "check", "count", "count --counter clasp", "solve --engine walksat"])
@pytest.mark.parametrize("trouble", ["endless model", "endless formula"])
def test_a_limit_while_the_formula_is_made_is_undecided(command, trouble, hostile, capsys):
    name, *options = command.split()
    assert run([name, *hostile(trouble), *options, "--json", "--timeout", "0.1"]) == 3
    answer = json.loads(capsys.readouterr().out)
    assert (answer.get("verdict"), answer["reason"], answer["exhausted"]) == ("unknown", "timeout", False)


@pytest.mark.parametrize("name", ["z3", "minisat", "walksat"])
def test_a_limit_while_an_engine_gets_its_formula_is_undecided(name):
    outcome = smtpuzzles.solve(Hostile(ROOKS, "endless rules"), timeout=0.2, engine=engine(name))
    assert (outcome.verdict, outcome.reason) == (Verdict.UNKNOWN, "timeout")


def test_ctrl_c_while_a_file_is_made_leaves_no_file(hostile, tmp_path, capsys):
    files = ["--emit-smt2", str(tmp_path / "a.smt2"), "--emit-dimacs", str(tmp_path / "a.cnf")]
    assert run(["solve", *hostile("pressed in the rules"), *files]) == 3
    assert capsys.readouterr() == ("", "smtpuzzles: interrupted\n")
    assert [path.name for path in tmp_path.iterdir()] == ["rooks.txt"]


@pytest.mark.parametrize("options", ["", "--engine minisat --encoding z3", "--engine minisat --encoding seqcounter"])
def test_a_formula_that_does_not_fit_into_memory_is_refused_before_it_is_made(options, hostile, capsys):
    words = [*hostile("too many literals"), *options.split(), "--timeout", "5", "--plain"]
    assert run(["solve", *words]) == 3
    assert capsys.readouterr() == ("", "unknown: the formula does not fit into memory\n")


@pytest.mark.few(40)
@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_no_sample_has_a_verdict_without_time(sample):
    puzzle = sample.puzzle()
    assert smtpuzzles.solve(puzzle, timeout=0).verdict is Verdict.UNKNOWN
    assert smtpuzzles.check(puzzle, timeout=0).verdict is Uniqueness.UNKNOWN
    counted = smtpuzzles.count(puzzle, timeout=0)
    assert (counted.verdict, counted.exhausted, counted.reason) == (Verdict.UNKNOWN, False, "timeout")


def test_z3_gives_up_while_it_searches():
    """The limit strikes inside Z3, not before it is asked."""
    for mode in Mode:
        with Z3Session(HARD.formula, mode) as session:
            answer = session.check(Deadline(0.05))
            assert (answer.verdict, answer.reason) == (Verdict.UNKNOWN, "timeout")


@pytest.mark.parametrize("looks", range(7))
def test_check_says_only_what_was_decided_when_time_ran_out(looks):
    """Several solutions are several as soon as two are known; which cells are certain may remain open."""
    checked = check_within(EMPTY, Ticks(looks))
    assert checked.reason == "timeout"
    assert not checked.exhausted
    assert checked.verdict is (Uniqueness.UNKNOWN if looks < 3 else Uniqueness.MULTIPLE)
    assert len(checked.solutions) == min(max(looks - 1, 0), 2)
    assert checked.backbone is None
    if looks == 3:
        a, b = checked.solutions
        assert checked.differing == {cell for cell in a if a[cell] != b[cell]}


def test_one_solution_found_in_time_is_not_the_only_one():
    sample = next(sample for sample in SAMPLES if sample.verdict == "unique")
    checked = check_within(sample.puzzle(), Ticks(2))
    assert checked.verdict is Uniqueness.UNKNOWN
    assert len(checked.solutions) == 1


def test_the_solutions_found_before_the_limit_are_kept():
    found = []
    answer, number, _ = enumerate_solutions(EMPTY, Ticks(4), None, lambda board, _: found.append(board), Z3)
    assert (answer.verdict, answer.reason, number, len(found)) == (Verdict.UNKNOWN, "timeout", 3, 3)


@pytest.mark.parametrize("ask", ASK)
def test_ctrl_c_while_the_model_is_built_ends_the_search_before_its_first_question(ask):
    asked = ask(Hostile(ROOKS, "pressed in the model"))
    assert (asked.reason, asked.exhausted) == ("interrupted", False)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_between_two_questions_leaves_what_was_found():
    """It comes while a solution is verified, when Z3 has been asked and will be asked again."""
    outcome = smtpuzzles.solve(Hostile(ROOKS, "pressed while verifying"), limit=None)
    assert (outcome.reason, outcome.exhausted, len(outcome.solutions)) == ("interrupted", False, PRESSED_AT)
    checked = smtpuzzles.check(Hostile(ROOKS, "pressed while verifying"))
    assert (checked.verdict, checked.reason, checked.backbone) == (Uniqueness.MULTIPLE, "interrupted", None)


@pytest.mark.more
def test_a_ctrl_c_does_not_reach_the_search_after_the_one_it_ended():
    for _ in range(200):
        with Deadline() as deadline:
            signal.raise_signal(signal.SIGINT)
            assert deadline.expired() == "interrupted"
        assert smtpuzzles.solve(EMPTY).reason is None


def test_a_second_ctrl_c_does_not_wait():
    with Deadline() as deadline:
        signal.raise_signal(signal.SIGINT)
        assert deadline.expired() == "interrupted"
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_solving_works_in_a_thread_which_cannot_catch_signals():
    with ThreadPoolExecutor() as pool:
        outcomes = list(pool.map(lambda _: smtpuzzles.solve(EMPTY, limit=3), range(4)))
    assert all(outcome.verdict is Verdict.SAT for outcome in outcomes)
    assert all(outcome.solutions == outcomes[0].solutions for outcome in outcomes)


def test_an_answer_that_breaks_a_rule_is_a_bug_report_and_never_an_answer(hostile, capsys):
    class Liar(Z3Session):
        def true(self) -> list[int]:
            return []

    with pytest.raises(smtpuzzles.WrongAnswer, match="breaks a rule"):
        smtpuzzles.solve(EMPTY, engine=Z3._replace(on_formula=Liar))
    assert run(["solve", *hostile("wrong")]) == 70
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("smtpuzzles: this is a bug, please report it: ")


@pytest.mark.parametrize("mode", Mode)
def test_ctrl_c_stops_z3_while_it_works(mode):
    with Deadline(60) as deadline, Z3Session(HARD.formula, mode) as session:
        press = Timer(0.2, signal.raise_signal, [signal.SIGINT])
        press.start()
        answer = session.check(deadline)
        press.join()
        assert (answer.verdict, answer.reason) == (Verdict.UNKNOWN, "interrupted")
        assert deadline.remaining() > 50


def test_a_count_that_was_cut_short_is_undecided(hostile, capsys):
    assert run(["count", *hostile("pressed while verifying"), "--json"]) == 3
    answer = json.loads(capsys.readouterr().out)
    assert (answer["count"], answer["exhausted"], answer["reason"]) == (PRESSED_AT, False, "interrupted")
    assert answer["seconds"]["total"] > 0


def test_what_was_not_decided_is_null_and_not_empty(hostile, capsys):
    assert run(["check", *hostile("pressed while verifying"), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["certain"] is None


@pytest.mark.parametrize("mode", Mode)
def test_a_limit_of_less_than_a_millisecond_is_a_limit(mode):
    class Nearly(Deadline):
        """Struck between the look whether time is over and the look how much is left."""

        def expired(self) -> str | None:
            return None

    with Z3Session(HARD.formula, mode) as session:
        began = monotonic()
        assert session.check(Nearly(0)).verdict is Verdict.UNKNOWN
        assert monotonic() - began < 5


def test_one_context_is_kept_for_single_questions_and_a_fresh_one_made_for_many():
    """The answers of QF_FD depend on what its context has seen, so it must not have seen anything."""
    formula = EMPTY.model.formula
    single = [Z3Session(formula)._solver.ctx for _ in range(2)]
    many = [Z3Session(formula, Mode.OFTEN)._solver.ctx for _ in range(2)]
    assert single[0] is single[1]
    assert len({id(context) for context in (*single, *many)}) == 3


def test_certain_cells_are_drawn_from_verified_boards():
    """Also the boards that nobody is shown, but that say which cells differ, must keep the rules."""
    answers = iter([True, True, False])

    class Broken(Binairo):
        def violations(self, solution: Board) -> list[Violation]:
            return super().violations(solution) if next(answers) else [Violation("a rule", ())]

    with pytest.raises(smtpuzzles.WrongAnswer):
        smtpuzzles.check(Broken(EMPTY.board))


def interrupt_child(seconds: float) -> str | None:
    with Deadline(seconds) as deadline, Z3Session(HARD.formula) as session:
        Timer(0.2, os.kill, [os.getpid(), signal.SIGINT]).start()
        return session.check(deadline).reason


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that are forked")
def test_ctrl_c_reaches_a_forked_process_and_not_its_parent():
    watcher()
    with multiprocessing.get_context("fork").Pool(1) as pool:
        child = pool.apply_async(interrupt_child, [20])
        with Deadline(1) as deadline, Z3Session(HARD.formula) as session:
            assert session.check(deadline).reason == "timeout"
        assert child.get(15) == "interrupted"


def test_where_somebody_else_handles_ctrl_c_a_long_question_still_ends():
    """Ctrl-C comes again and again: one that comes before Z3 is asked goes to the other handler."""
    pressed, ended = [], Event()

    def press() -> None:
        while not ended.wait(0.2):
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, lambda *_: pressed.append(1))
    presses = Thread(target=press)
    presses.start()
    try:
        with Deadline(120) as deadline, Z3Session(HARD.formula) as session:
            answer = session.check(deadline)
        assert answer.verdict is Verdict.UNKNOWN
        assert answer.reason != "timeout"
    finally:
        ended.set()
        presses.join()
        signal.signal(signal.SIGINT, before)
