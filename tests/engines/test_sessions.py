"""The session contract: what an engine's row says it can, it does; what it cannot, it refuses in words."""

import re
import subprocess
import sys
from threading import Event, Timer

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import ENCODINGS, Lowering
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.engines.session import Ability, Mode, Session
from smtpuzzles.engines.table import UNLISTED, engine, here
from smtpuzzles.errors import UsageError
from smtpuzzles.model import AnyOf, Exactly, ExactTotal, Formula, Rule, When
from smtpuzzles.result import Answer, ReasonUnknown, Verdict

ENGINES = [engine(name, Lowering("direct")) for name in (*here(), *UNLISTED)]
# One of a, b, c; with d, not a; the helper e says that b and d are both true.
FORMULA = Formula(
    ("a", "b", "c", "d"),
    (Rule("a rule", (), (Exactly(1, (1, 2, 3)), AnyOf((-4, -1)), When(5, AnyOf((2,))), When(5, AnyOf((4,))))),),
    ("e",),
)


def that_can(ability):
    able = [one for one in ENGINES if ability in one.abilities]
    assert able
    return pytest.mark.parametrize("asked", able, ids=lambda one: one.name)


def that_cannot(ability):
    unable = [one for one in ENGINES if ability not in one.abilities]
    return pytest.mark.parametrize("asked", unable, ids=lambda one: one.name)


def verdict(session: Session, *assumptions: int) -> Verdict:
    return session.check(Deadline(), assumptions).verdict


@that_can(Ability.ASSUMPTIONS)
@pytest.mark.parametrize("mode", Mode)
def test_assumptions_hold_for_one_question_only(asked, mode):
    with asked.open(FORMULA, mode) as session:
        assert verdict(session, 1, 2) is Verdict.UNSAT
        assert verdict(session, 4, -2) is Verdict.SAT
        assert session.true() == [3, 4]
        assert verdict(session, 5) is Verdict.SAT
        assert session.true() == [2, 4]
        assert verdict(session, 5, -4) is Verdict.UNSAT
        session.require([-3])
        assert verdict(session, 4, -2) is Verdict.UNSAT
        assert verdict(session) is Verdict.SAT


@that_can(Ability.CORE)
@pytest.mark.parametrize("mode", Mode)
def test_a_core_is_some_of_what_was_assumed_and_enough(asked, mode):
    with asked.open(FORMULA, mode) as session:
        assert verdict(session, 3, -5, 1, 4) is Verdict.UNSAT
        core = session.core()
        assert core <= {1, 3, 4, -5}
        assert core >= {1, 4} or core >= {1, 3}
        assert verdict(session, *core) is Verdict.UNSAT


@that_can(Ability.PROPAGATION)
def test_propagation_tells_what_follows_at_once(asked):
    with asked.open(FORMULA, Mode.OFTEN) as session:
        assert session.implied([5]) >= {5, 2, 4, -1, -3}
        assert session.implied([1]) >= {1, -2, -3, -4}
        assert -4 not in session.implied([3])


@that_can(Ability.PHASES)
def test_preferred_values_are_taken_where_they_can_be(asked):
    free = Formula(tuple("abcdefgh"), (Rule("one", (), (AnyOf(tuple(range(1, 9))),)),))
    for wanted in ([1, -2, 3, -4, 5, -6, 7, -8], [-1, 2, -3, 4, -5, 6, -7, 8]):
        with asked.open(free, Mode.OFTEN) as session:
            session.prefer(wanted)
            assert verdict(session) is Verdict.SAT
            assert session.true() == [literal for literal in wanted if literal > 0]


@that_can(Ability.PROPAGATION)
def test_what_is_assumed_is_implied_also_where_the_formula_alone_says_it(asked):
    fixed = Formula(("a", "b"), (Rule("both", (), (AnyOf((1,)), AnyOf((-1, 2)))),))
    with asked.open(fixed, Mode.OFTEN) as session:
        assert session.implied([2]) >= {2}


def pigeons(holes: int) -> Formula:
    """One pigeon more than holes."""
    literals = [[pigeon * holes + hole + 1 for hole in range(holes)] for pigeon in range(holes + 1)]
    rules = [Exactly(1, tuple(row)) for row in literals]
    rules += [AnyOf((-a[hole], -b[hole])) for a in literals for b in literals if a < b for hole in range(holes)]
    names = tuple(f"v{number}" for number in range(1, holes * (holes + 1) + 1))
    return Formula(names, (Rule("pigeons", (), tuple(rules)),))


@pytest.mark.parametrize("mode", Mode)
def test_a_session_of_z3_forgets_the_time_limit_of_the_question_before(mode):
    with engine("z3-sat", Lowering("direct")).open(pigeons(8), mode) as session:
        assert session.check(Deadline(0.01)).reason is ReasonUnknown.TIMEOUT
        assert verdict(session) is Verdict.UNSAT


@pytest.mark.parametrize("asked", [*ENGINES[:2], *[engine("minisat", Lowering(way)) for way in ENCODINGS]])
def test_whatever_z3_does_it_does_in_a_context_of_our_own(asked, monkeypatch):
    """z3py's global one is for all threads; what is stopped while z3py makes it stays half made, and it complains."""
    monkeypatch.setattr("z3.z3.main_ctx", lambda: pytest.fail("the global context"))
    for mode in Mode:
        with asked.open(FORMULA, mode) as session:
            session.budget(100)
            assert verdict(session, 1, 4) is Verdict.UNSAT
            assert session.core() == {1, 4}
            session.require([-3])
            assert verdict(session) is Verdict.SAT
            assert session.true()
            assert session.statistics().keys() <= {"conflicts", "decisions"}


class Deaf:
    """A solver that sees its budget at once, or like Glucose neither that nor an interrupt until it restarts."""

    def __init__(self, heeds: bool, slices: int) -> None:
        self.heeds, self.slices = heeds, slices
        self.restarts, self.deleted = Event(), Event()
        self.clear_interrupt = self.restarts.clear

    def conf_budget(self, _: int) -> None:
        pass

    def solve_limited(self, *_: object, **__: object) -> None:
        self.slices -= 1
        assert self.slices >= 0 or self.restarts.wait(60)

    def interrupt(self) -> None:
        if self.heeds:
            self.restarts.set()

    def delete(self) -> None:
        assert self.restarts.is_set()
        self.deleted.set()


@pytest.mark.parametrize(("name", "slices"), [("glucose42", 0), ("minisat22", 1)])
@pytest.mark.parametrize("heeds", [True, False])
def test_a_time_limit_ends_the_question_also_where_the_solver_works_on(name, slices, heeds):
    """Glucose did 6,867 conflicts where 500 were allowed, and a check of two seconds took five."""
    with LibrarySession(name, Cnf((), 0, [])) as session:
        session._library = solver = Deaf(heeds, slices)
        assert session.check(Deadline(0.1)) == Answer(Verdict.UNKNOWN, ReasonUnknown.TIMEOUT)
        assert solver.restarts.is_set() == heeds
    assert solver.deleted.is_set() == heeds
    solver.restarts.set()
    assert solver.deleted.wait(60)


def test_what_is_asked_next_waits_for_a_solver_that_works_on():
    with LibrarySession("glucose42", Cnf((), 0, [])) as session:
        session._library = solver = Deaf(False, 0)
        assert session.check(Deadline(0.1)).reason is ReasonUnknown.TIMEOUT
        Timer(0.1, solver.restarts.set).start()
        assert session._solver.restarts.is_set()


def test_a_budget_below_the_first_slice_is_kept():
    # Glucose looks at it at its restarts only.
    with engine("minisat", Lowering("direct")).open(pigeons(8), Mode.OFTEN) as session:
        session.budget(10)
        assert session.check(Deadline()).reason is ReasonUnknown.CONFLICTS
        assert session.statistics()["conflicts"] <= 20


@that_can(Ability.BUDGETS)
def test_a_budget_of_conflicts_ends_a_question_and_can_be_lifted(asked):
    with asked.open(pigeons(7), Mode.OFTEN) as session:
        session.budget(10)
        assert session.check(Deadline()) == Answer(Verdict.UNKNOWN, ReasonUnknown.CONFLICTS)
        session.budget(None)
        assert verdict(session) is Verdict.UNSAT


@that_cannot(Ability.ASSUMPTIONS)
def test_who_cannot_take_assumptions_says_so(asked):
    with asked.open(FORMULA) as session, pytest.raises(UsageError, match=f"{asked.name} cannot take assumptions"):
        session.check(Deadline(), [1])


@pytest.mark.parametrize(
    ("ability", "call"),
    [
        (Ability.CORE, lambda session: session.core()),
        (Ability.PROPAGATION, lambda session: session.implied([1])),
        (Ability.PHASES, lambda session: session.prefer([1])),
        (Ability.BUDGETS, lambda session: session.budget(1)),
    ],
    ids=lambda value: value.name if isinstance(value, Ability) else "",
)
def test_what_an_engine_cannot_is_refused_in_words(ability, call):
    unable = [one for one in ENGINES if ability not in one.abilities]
    assert "walksat" in [one.name for one in unable]
    for asked in unable:
        with asked.open(FORMULA) as session, pytest.raises(UsageError, match=re.escape(f"cannot {ability}")):
            call(session)
        with pytest.raises(UsageError, match=re.escape(f"the engine {asked.name} cannot {ability}")):
            asked.expect(ability)


@settings(max_examples=60)
@given(some.lists(some.sampled_from([1, -1, 2, -2, 3, -3, 4, -4, 5, -5]), max_size=5, unique_by=abs))
def test_engines_agree_under_assumptions(assumptions):
    def holds(bits: int) -> bool:
        true = {n if bits >> n & 1 else -n for n in range(1, 6)}
        one = len(true & {1, 2, 3}) == 1 and not {4, 1} <= true
        return one and (5 not in true or {2, 4} <= true) and true.issuperset(assumptions)

    expected = Verdict.SAT if any(holds(bits) for bits in range(0, 64, 2)) else Verdict.UNSAT
    for asked in ENGINES:
        if Ability.CORE in asked.abilities:
            with asked.open(FORMULA, Mode.OFTEN) as session:
                assert verdict(session, *assumptions) is expected, asked.name


@pytest.mark.parametrize("asked", ENGINES, ids=lambda one: one.name)
def test_helpers_are_no_part_of_a_model(asked):
    """Models that differ in helpers only are one: blocking is over the formula's own variables."""
    weighed = Formula(("a", "b", "c"), (Rule("adds up", (), (ExactTotal(3, (1, 2, 3), (1, 2, 3)),)),), ("x", "y"))
    found = []
    with asked.open(weighed) as session:
        while session.check(Deadline()).verdict is Verdict.SAT:
            found.append(session.true())
            session.require([-n if n in found[-1] else n for n in (1, 2, 3)])
    assert sorted(found) == [[1, 2], [3]]


def test_sessions_that_advice_keeps_are_freed_when_a_program_ends():
    program = """from smtpuzzles.web.answering import answer
game = {"kind": "minesweeper", "variant": "classic", "text": "minesweeper:\\n1__\\n___\\n__1\\n", "called": ""}
assert "rules" in answer({"ask": "broken", "game": {**game, "entries": {"1,2": "*"}}})
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stderr == ""
