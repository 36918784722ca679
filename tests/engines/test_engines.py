"""Every engine that is here gives the same answers, keeps its time, leaves nothing behind and is not just believed."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shlex import quote
from threading import Barrier
from time import monotonic, sleep

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles import UsageError, Verdict
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import board_of
from smtpuzzles.encoding.lowering import ENCODINGS, Lowering
from smtpuzzles.engines.library import slices
from smtpuzzles.engines.programs import number_of
from smtpuzzles.engines.running import Ended
from smtpuzzles.engines.session import Engine
from smtpuzzles.engines.table import LIBRARY, NAMES, PROGRAMS, WALKSAT, Z3_SAT, engine, engine_of_command, listed
from smtpuzzles.errors import EngineMissing
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.gappy import Gappy
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.model import AnyOf, Exactly, Formula
from smtpuzzles.result import Answer
from tests.conftest import ROOT, SAMPLES, SMALLEST_BOARDS, needs_program
from tests.encoding.test_cnf import formula_of, formulas, meant
from tests.engines.holes import HARD, holes
from tests.hostile import ROOKS, Hostile
from tests.kinds.helpers import boards
from tests.solving.test_sokoban_plans import SMALL, VARIANTS, optimum
from tests.solving.test_sokoban_plans import sample as level

IN_PROCESS = ("z3", Z3_SAT, *LIBRARY)
# All that can say no; walksat has tests of its own.
needs_ps = needs_program("ps")
every_engine = pytest.mark.parametrize("name", [name for name in NAMES if name != WALKSAT])
in_process = pytest.mark.parametrize("name", IN_PROCESS)
EMPTY = Binairo(board_of(["____"] * 4))
# Variables; with more, one engine is enough.
FEW = 70


def here(name: str, lowering: Lowering | None = None) -> Engine:
    """The engine, or a skipped test that says what to install."""
    try:
        return engine(name, lowering)
    except EngineMissing as problem:
        pytest.skip(str(problem))


def asked(of: Engine, formula: Formula, timeout: float | None = None) -> tuple[Answer, list[int]]:
    with Deadline(timeout) as deadline, of.open(formula, False) as session:
        answer = session.check(deadline)
        return answer, session.true() if answer.verdict is Verdict.SAT else []


def every_model(of: Engine, formula: Formula) -> set[frozenset[int]]:
    """By blocking over the formula's own variables, as solutions are listed."""
    found = set()
    with of.open(formula, True) as session:
        while session.check(Deadline(60)).verdict is Verdict.SAT:
            true = frozenset(session.true())
            assert true not in found
            found.add(true)
            session.require([-i if i in true else i for i in range(1, len(formula.names) + 1)])
        assert session.check(Deadline(60)) == Answer(Verdict.UNSAT)
    return found


# Answers.


@pytest.mark.few(4)
@every_engine
def test_every_engine_gives_small_samples_the_verdict_of_their_first_line(name):
    of = here(name)
    for sample in SMALLEST_BOARDS:
        puzzle = sample.puzzle()
        if len(puzzle.model.variables) <= FEW:
            checked = smtpuzzles.check(puzzle, engine=of)
            assert (checked.verdict, checked.reason) == (sample.verdict, None), sample
            assert (checked.backbone is not None) == (sample.verdict == "multiple"), sample
            assert all(smtpuzzles.verify(puzzle, board) == [] for board in checked.solutions), sample


@pytest.mark.few(20)
@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_minisat_gives_every_sample_the_verdict_of_its_first_line_and_the_certain_cells_of_z3(sample):
    puzzle = sample.puzzle()
    checked, by_z3 = (smtpuzzles.check(puzzle, engine=engine(name)) for name in ("minisat", "z3"))
    assert checked.verdict == by_z3.verdict == sample.verdict
    assert checked.backbone == by_z3.backbone
    if sample.verdict == "unique":
        assert checked.solutions == by_z3.solutions


@pytest.mark.parametrize("name", [*IN_PROCESS, "minisat-program"])
def test_every_board_is_counted_once_whatever_helpers_there_are(name):
    counted = smtpuzzles.count(EMPTY, engine=here(name))
    assert (counted.count, counted.exhausted, counted.reason) == (72, True, None)


@every_engine
def test_formulas_with_next_to_nothing_in_them(name):
    of = here(name)
    assert asked(of, Formula((), ())) == (Answer(Verdict.SAT), [])
    assert asked(of, formula_of(0, AnyOf(()))) == (Answer(Verdict.UNSAT), [])
    assert asked(of, formula_of(2, AnyOf(()))) == (Answer(Verdict.UNSAT), [])
    assert asked(of, formula_of(2))[0] == Answer(Verdict.SAT)
    answer, true = asked(of, formula_of(3, AnyOf((2,)), AnyOf((-3,))))
    assert answer == Answer(Verdict.SAT)
    assert set(true) - {1} == {2}


@in_process
@settings(max_examples=15)
@given(formula=formulas())
def test_the_models_listed_are_all_there_are(name, formula):
    assert every_model(engine(name), formula) == meant(formula)


lowerings = some.builds(Lowering, some.sampled_from(ENCODINGS), some.booleans(), some.booleans())
labels = some.lists(some.none() | some.integers(0, 7), min_size=9, max_size=9).map(tuple)
puzzles = some.one_of(
    boards(3, 4, "______#01234").map(LightUp),
    boards(4, 4, "____________1234").map(Sudoku),
    boards(4, 4, "________01").map(Binairo),
    some.builds(Gappy.of_labels, some.sampled_from([(None,) * 9, (5, 5, 1, 6, 1, 5, 1, 6, 1)]) | labels, labels),
)


@settings(max_examples=50)
@given(puzzles, some.sampled_from(IN_PROCESS[1:]), lowerings)
def test_random_puzzles_have_the_same_solutions_for_every_engine_in_every_encoding(puzzle, name, lowering):
    of_z3 = smtpuzzles.solve(puzzle, limit=100)
    others = smtpuzzles.solve(puzzle, limit=100, engine=engine(name, lowering))
    assert others.exhausted == of_z3.exhausted
    if of_z3.exhausted:
        texts = [{puzzle.solution_text(board) for board in outcome.solutions} for outcome in (of_z3, others)]
        assert texts[0] == texts[1]
    assert smtpuzzles.check(puzzle, engine=engine(name, lowering)).verdict == smtpuzzles.check(puzzle).verdict


@every_engine
def test_a_question_may_be_asked_again_and_more_be_required(name):
    of = here(name)
    with of.open(formula_of(3, Exactly(1, (1, 2, 3))), True) as session:
        for forbidden in (1, 2):
            session.require([-forbidden])
            assert session.check(Deadline(60)) == Answer(Verdict.SAT)
        assert session.check(Deadline(60)) == Answer(Verdict.SAT)
        assert session.true() == [3]
        session.require([])
        assert session.check(Deadline(60)) == Answer(Verdict.UNSAT)


@every_engine
def test_the_work_is_told(name):
    with here(name).open(holes(4), False) as session:
        assert session.check(Deadline(60)) == Answer(Verdict.UNSAT)
        assert session.statistics()["conflicts"] >= 10


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", SMALL)
def test_minisat_proves_the_plans_to_be_shortest_that_z3_does(name, variant):
    puzzle = level(name, variant)
    planned = smtpuzzles.shortest_plan(puzzle, engine=engine("minisat"))
    assert planned.optimal
    assert puzzle.cost(planned.solutions[0]) == planned.bound == optimum(name, variant)
    assert puzzle.cost(smtpuzzles.shortest_plan(puzzle).solutions[0]) == optimum(name, variant)


@pytest.mark.parametrize("name", ["door", "two-ways"])
@pytest.mark.parametrize("lowering", [Lowering("unate", True), Lowering("z3", False, True)], ids=str)
def test_plans_are_the_same_however_clauses_are_made(name, lowering):
    planned = smtpuzzles.shortest_plan(level(name, "moves"), engine=engine("cadical", lowering))
    assert (planned.optimal, planned.bound) == (True, optimum(name, "moves"))


# Time and Ctrl-C.


def alive(mark: str) -> list[str]:
    """The processes with this word in their command, apart from those that have ended and wait to be buried."""
    listed = subprocess.run(["ps", "-eww", "-o", "pid,stat,args"], capture_output=True, text=True, check=True).stdout
    lines = [line.split(maxsplit=2) for line in listed.splitlines()[1:]]
    return [args for pid, stat, args in lines if mark in args and "Z" not in stat and int(pid) != os.getpid()]


def soon(condition: Callable[[], bool], seconds: float = 20) -> bool:
    end = monotonic() + seconds
    while not condition() and monotonic() < end:
        sleep(0.02)
    return condition()


@pytest.mark.few(8)
@needs_ps
@every_engine
def test_a_time_limit_is_kept_while_the_engine_works_and_no_process_is_left(name, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    of = here(name)
    began = monotonic()
    answer, _ = asked(of, HARD, 0.1)
    assert answer == Answer(Verdict.UNKNOWN, "timeout")
    assert monotonic() - began < 10
    assert not alive(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


@every_engine
def test_without_time_nothing_is_asked(name):
    assert asked(here(name), holes(3), 0)[0] == Answer(Verdict.UNKNOWN, "timeout")


def test_slices_are_the_same_on_every_run_and_short_at_first():
    made = slices()
    assert [next(made) for _ in range(7)] == [500, 1000, 2000, 5000, 10_000, 10_000, 10_000]


SOLVING = """
import sys
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.table import engine, engine_of_command
from smtpuzzles.base.deadline import Deadline
from tests.engines.holes import HARD
of = engine_of_command(sys.argv[1], Lowering()) if " " in sys.argv[1] else engine(sys.argv[1])
with Deadline() as deadline, of.open(HARD, False) as session:
    print("ready", flush=True)
    print(session.check(deadline).reason)
"""


def solving(command: str, folder: Path) -> subprocess.Popen[str]:
    """A process that asks this engine about something hard; it has begun."""
    environment = {**os.environ, "TMPDIR": str(folder), "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-c", SOLVING, command]
    pipe = subprocess.PIPE
    process = subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, env=environment, cwd=ROOT)
    assert process.stdout.readline() == "ready\n"
    return process


def script(folder: Path, body: str) -> str:
    path = folder / "solver"
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return f"{quote(str(path))} {{cnf}}"


# Neither the script nor what it calls hears polite signals.
STUBBORN = """trap "" INT TERM HUP; sh -c 'sleep 100; echo "$0"' "$1" & wait; sleep 100"""


def begun(command: str, folder: Path) -> subprocess.Popen[str]:
    process = solving(command, folder)
    if command in IN_PROCESS:
        sleep(0.5)
    elif not soon(lambda: bool(alive(f"{folder}/smtpuzzles-"))):
        process.kill()
        pytest.fail("the program does not start")
    return process


@needs_ps
@pytest.mark.parametrize("name", ["z3-sat", "minisat", "cadical", "minisat-program", "a stubborn script"])
def test_ctrl_c_ends_the_search_and_whatever_it_has_started(name, tmp_path):
    command = script(tmp_path, STUBBORN) if " " in name else here(name).name
    with begun(command, tmp_path) as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (out, err, process.returncode) == ("interrupted\n", "", 0)
    assert not alive(str(tmp_path))
    assert not list(tmp_path.glob("smtpuzzles-*"))


PROPAGATING = """
import signal
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.library import LibrarySession
pressed = []
signal.signal(signal.SIGINT, lambda *_: pressed.append(1))
chain = Cnf(tuple(f"v{v}" for v in range(1, 501)), 500, [[-v, v + 1] for v in range(1, 500)])
with LibrarySession("minisat22", chain) as session:
    print("ready", flush=True)
    while len(pressed) < 30:
        assert len(session.implied([1])) == 500
signal.signal(signal.SIGINT, signal.SIG_IGN)
"""


def test_ctrl_c_is_left_to_python_while_a_solver_propagates():
    words = [sys.executable, "-c", PROPAGATING]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout.readline() == "ready\n"
        while process.poll() is None:
            process.send_signal(signal.SIGINT)
            sleep(0.002)
        assert (process.stderr.read(), process.returncode) == ("", 0)


@pytest.mark.parametrize("name", ["z3-sat", "minisat", "minisat-program"])
def test_ctrl_c_while_clauses_are_made_ends_the_search_before_the_first_question(name):
    of = here(name, Lowering("z3"))
    outcome = smtpuzzles.solve(Hostile(ROOKS, "pressed in the rules"), engine=of)
    assert (outcome.verdict, outcome.reason) == (Verdict.UNKNOWN, "interrupted")


@needs_ps
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_the_process_ends_the_program_with_it(number, tmp_path):
    with begun(script(tmp_path, STUBBORN), tmp_path) as process:
        process.send_signal(number)
        out, _ = process.communicate(timeout=30)
    assert (out, process.returncode) == ("", 128 + number)
    assert not alive(str(tmp_path))
    assert not list(tmp_path.glob("smtpuzzles-*"))


def test_after_a_program_signals_do_what_they_did_before(tmp_path):
    before = [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)]
    asked(engine_of_command(script(tmp_path, "echo s UNSATISFIABLE"), Lowering()), holes(2))
    assert [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)] == before


@needs_ps
def test_the_limit_also_holds_for_what_a_script_has_started(tmp_path):
    """The script itself ends at once when told to; its child would hold the pipe until it has done."""
    command = script(tmp_path, """sh -c 'sleep 100; : "$0"' "$1"; exit 20""")
    began = monotonic()
    answer, _ = asked(engine_of_command(command, Lowering()), HARD, 0.5)
    assert answer == Answer(Verdict.UNKNOWN, "timeout")
    assert monotonic() - began < 20
    assert not alive(str(tmp_path))


@pytest.mark.skipif(not shutil.which("setsid"), reason="needs setsid, which makes a session")
def test_what_a_program_leaves_behind_cannot_hold_its_answer_back(tmp_path):
    """It is in a session of its own, has the pipe, and lives on when the answer is there."""
    held = tmp_path / "held"
    left = f"setsid sh -c 'echo $$ > {held}; exec sleep 100' & while ! [ -s {held} ]; do :; done"
    answer, _ = asked(engine_of_command(script(tmp_path, f"{left}; echo UNSAT; exit 20"), Lowering()), HARD)
    os.kill(int(held.read_text()), signal.SIGKILL)  # it is still there
    assert answer == Answer(Verdict.UNSAT)


@needs_ps
@pytest.mark.parametrize(
    "body", ["exec yes noise >&2", "exec >&- 2>&-; sleep 100", "trap '' TERM; while :; do :; done"]
)
def test_the_limit_holds_whatever_a_program_does(body, tmp_path):
    answer, _ = asked(engine_of_command(script(tmp_path, body), Lowering()), HARD, 0.5)
    assert answer == Answer(Verdict.UNKNOWN, "timeout")
    assert not alive(str(tmp_path))


@needs_ps
@pytest.mark.skipif(sys.platform != "linux", reason="Linux ends a process with its parent")
def test_a_counter_ends_with_a_program_that_is_killed(tmp_path):
    """Ganak cannot be interrupted; this one has its beginning, and then sleeps instead of counting."""
    counter = (
        "import sys, time; from smtpuzzles.engines.ganak import end_with; end_with(int(sys.argv[1])); print(1, flush=1)"
    )
    starts = f"""import os, subprocess, sys
words = [sys.executable, "-c", {counter!r} + "; time.sleep(100)", str(os.getpid()), {str(tmp_path)!r}]
subprocess.run(words)"""
    with subprocess.Popen([sys.executable, "-c", starts], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"1\n"
        assert len(alive(str(tmp_path))) == 2
        process.kill()
        assert process.stdout.read() == b""  # the counter has let go of it, too
    assert not alive(str(tmp_path))


def test_half_a_model_when_time_is_up_is_a_timeout(tmp_path):
    command = script(tmp_path, "echo s SATISFIABLE; echo v 1; sleep 100")
    answer, _ = asked(engine_of_command(command, Lowering()), HARD, 0.5)
    assert answer == Answer(Verdict.UNKNOWN, "timeout")


# What is not here, and what is not to be believed.


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_that_is_not_here_is_an_error_that_says_how_to_get_it(name, monkeypatch):
    monkeypatch.setenv("PATH", "/nowhere")
    program = PROGRAMS[name].command[0]
    with pytest.raises(EngineMissing) as caught:
        engine(name)
    assert str(caught.value) == f"the program {program} is not on the PATH; it comes with: {PROGRAMS[name].origin}"
    assert {each.name: each.version for each in listed()}[name] is None


def test_the_list_has_every_engine_with_its_version_or_where_to_get_it():
    found = listed()
    assert tuple(each.name for each in found) == NAMES
    assert all(each.what and each.origin for each in found)
    assert all(each.version for each in found if each.name in IN_PROCESS)


def test_programs_that_do_not_answer_are_asked_for_their_versions_at_once(monkeypatch):
    """Each was waited for, one after another."""
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    together = Barrier(len(PROGRAMS), timeout=30)

    def answered(words: list[str], deadline: Deadline) -> Ended:
        deadlines.add(deadline)
        together.wait()
        return Ended(words[0], 0, f"{words[0]} version 1.2.3\n" + "v" * 1_000_000, "", False)

    deadlines: set[Deadline] = set()
    monkeypatch.setattr("smtpuzzles.engines.running.run", answered)
    assert {each.version for each in listed() if each.name in PROGRAMS} == {"1.2.3"}
    assert len(deadlines) == 1


def test_an_engine_nobody_knows_is_refused_with_those_there_are():
    with pytest.raises(UsageError, match="unknown engine 'zchaff': expected one of z3, z3-sat, walksat, cadical"):
        engine("zchaff")


@pytest.mark.parametrize("command", ["", "kissat", "{cnf}", "kissat -q file.cnf"])
def test_a_command_needs_a_place_for_its_file(command):
    with pytest.raises(UsageError, match=r"expected a program and \{cnf\} where its file goes"):
        engine_of_command(command, Lowering())


def test_a_command_with_an_open_quote_is_refused():
    with pytest.raises(UsageError, match="engine command: no closing quotation"):
        engine_of_command("kissat '{cnf}", Lowering())


@pytest.mark.parametrize("mode", [None, 0o644])
def test_a_command_that_cannot_be_run_is_a_missing_engine(mode, tmp_path):
    path = tmp_path / "solver"
    if mode is not None:
        path.write_text("#!/bin/sh\n")
        path.chmod(mode)
    with pytest.raises(EngineMissing, match=f"cannot run '{re.escape(str(path))}': (no such file|permission denied)"):
        asked(engine_of_command(f"{quote(str(path))} {{cnf}}", Lowering()), holes(2))


MODEL = formula_of(3, Exactly(1, (1, 2, 3)), AnyOf((2, 3)))
DISBELIEVED = {
    "silent": ("exit 0", "ended with status 0, without an answer$"),
    "failed": ("exit 1", "ended with status 1, without an answer$"),
    "failed-with-words": ("echo out of memory >&2; exit 1", "ended with status 1, without an answer: out of memory"),
    "killed": ("kill -9 $$", "was killed by SIGKILL, without an answer$"),
    "nonsense": ("echo hello; echo 42", "without an answer: hello 42"),
    "nonsense-with-the-status-of-an-answer": ("echo hello; exit 20", "cannot be read: expected an answer of a SAT"),
    "bytes": (r"printf '\377\376\000\001'; exit 10", "cannot be read: expected an answer of a SAT solver"),
    "half-a-word-as-z3-ends": ("echo s SATIS", "cannot be read: expected SATISFIABLE, UNSATISFIABLE or UNKNOWN"),
    "other-variables-as-z3-ends": (
        "echo s SATISFIABLE; echo v 1 9999999 0",
        "cannot be read: literal '9999999'",
    ),
    "half-a-word": ("echo s SATIS; exit 10", "cannot be read: expected SATISFIABLE, UNSATISFIABLE or UNKNOWN"),
    "no-model": (
        "echo s SATISFIABLE",
        "says satisfiable, but gives no values; if it writes them to a file, {result} in",
    ),
    "half-a-model": ("echo s SATISFIABLE; echo v -1 -2", "what it calls a model breaks clause"),
    "wrong-model": ("echo s SATISFIABLE; echo v 1 -2 -3 0", "what it calls a model breaks clause"),
    "both-ways": ("echo s SATISFIABLE; echo v 1 -1 2 -2 3 -3 0; exit 10", "cannot be read: literal -1 contradicts 1"),
    "other-variables": ("echo s SATISFIABLE; echo v 99 0; exit 10", "cannot be read: literal '99' is not one of"),
    "a-name": ("echo SAT; echo v_1; echo v v_1; exit 10", "cannot be read: expected a literal or 0, but found 'v_1'"),
    "the-formula-again": ('cat "$1"', "ended with status 0, without an answer"),
    "both-answers": (
        "echo s UNSATISFIABLE; echo s SATISFIABLE; exit 20",
        "SATISFIABLE contradicts what was said before",
    ),
    "no-and-a-crash": ("echo s UNSATISFIABLE; exit 139", "says unsatisfiable, but ended with status 139"),
    "no-and-a-signal": ("echo s UNSATISFIABLE; kill -SEGV $$", "says unsatisfiable, but was killed by SIGSEGV$"),
    "endless": ("exec yes c again", "prints more than 20,000,000 bytes$"),
    "an-endless-line": (r"exec tr '\0' v < /dev/zero", "prints more than 20,000,000 bytes$"),
    "endless-bytes": ("exec cat /dev/urandom", "prints more than 20,000,000 bytes$"),
    "too-much": ("yes c | head -c 99999999; echo s UNSATISFIABLE; exit 20", "prints more than 20,000,000 bytes$"),
    "much-noise": ("yes e | head -c 9999999 >&2; exit 3", "ended with status 3, without an answer: e e e"),
    "gives-up": ("echo s UNKNOWN", "solver gave up$"),
    "indeterminate": ("echo INDETERMINATE", "solver gave up$"),
}


@pytest.mark.few(12)
@pytest.mark.parametrize(("body", "reason"), DISBELIEVED.values(), ids=DISBELIEVED)
def test_what_is_no_answer_is_unknown_with_a_reason(body, reason, tmp_path):
    answer, _ = asked(engine_of_command(script(tmp_path, body), Lowering("direct")), MODEL)
    assert answer.verdict is Verdict.UNKNOWN
    assert str(tmp_path / "solver") in answer.why
    assert re.search(reason, answer.why)


RESULTS = (r"printf '\377\376\n'", "echo SAT; echo 1 -2 -3 0", "echo INDET", ": ", "yes c | head -c 20000001")


@pytest.mark.parametrize("body", RESULTS)
def test_a_result_file_is_not_believed_either(body, tmp_path):
    command = script(tmp_path, f'({body}) > "$2"') + " {result}"
    answer, _ = asked(engine_of_command(command, Lowering("direct")), MODEL)
    assert answer.verdict is Verdict.UNKNOWN
    assert str(tmp_path / "solver") in answer.why


GOOD = [
    "echo s SATISFIABLE; echo v -1 2; echo v -3 0",
    "echo c; echo s SATISFIABLE; echo v 2 -3 -1",
    "echo SAT; echo 2 -1 -3",
]


@pytest.mark.parametrize("body", GOOD)
def test_a_program_nobody_has_heard_of_is_understood(body, tmp_path):
    of = engine_of_command(script(tmp_path, body), Lowering("direct"))
    assert asked(of, MODEL) == (Answer(Verdict.SAT), [2])


@pytest.mark.parametrize("word", ["s UNSATISFIABLE", "UNSAT"])
def test_a_no_is_taken_from_a_program_nobody_has_heard_of(word, tmp_path):
    assert asked(engine_of_command(script(tmp_path, f"echo {word}"), Lowering()), holes(2)) == (
        Answer(Verdict.UNSAT),
        [],
    )


def test_a_wish_in_the_middle_of_words_and_with_blanks_is_filled_in(tmp_path):
    folder = tmp_path / "my solvers"
    folder.mkdir()
    command = script(folder, 'test -f "${1#--input=}" && echo s UNSATISFIABLE').replace("{cnf}", "--input={cnf}")
    assert asked(engine_of_command(command, Lowering()), holes(2))[0].verdict is Verdict.UNSAT


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("conflicts             : 31             (7 /sec)", 31),
        ("c conflicts:  1234   5.6 per second", 1234),
        ("c 12 conflicts", 12),
        ("Conflicts    : 5    (Analyzed: 4)", 5),
        ("c 12 conflicts limit", None),
        ("no conflicts", None),
    ],
)
def test_conflicts_are_read_from_what_programs_print(output, told):
    assert number_of("conflicts", f"c hello\n{output}\nc bye") == told
