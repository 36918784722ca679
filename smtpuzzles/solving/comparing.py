"""Engines side by side on the same questions and the same clauses."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from statistics import median
from time import perf_counter
from typing import TypeVar

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.session import Session
from smtpuzzles.engines.table import Z3, engine
from smtpuzzles.model import Formula, Literal
from smtpuzzles.puzzle.abilities import PLANS
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Answer, ReasonUnknown, Verdict, Violation
from smtpuzzles.solving.planning import shortest_plan

Made = TypeVar("Made")
# Unit clauses, enough that no local search begins at its model.
_FIRST_QUESTION = Cnf((), 30, [[variable] for variable in range(1, 31)])


@dataclass(frozen=True)
class Instance:
    """Has this formula a model? `violations` judges a model by its true variables; `known`: the verdict, if known."""

    name: str
    formula: Callable[[], Formula]
    violations: Callable[[list[Literal]], list[Violation]]
    known: Verdict | None = None


@dataclass(frozen=True)
class Size:
    """The numbers of variables and clauses of a question in an encoding, and the seconds to make them."""

    question: str
    encoding: str
    variables: int
    clauses: int
    seconds: float


@dataclass(frozen=True)
class Trial:
    """One engine on one question. `seconds`: the median; `fault`: what is wrong with it. Z3 has no encoding."""

    question: str
    engine: str
    encoding: str | None
    verdict: Verdict
    reason: ReasonUnknown | str | None  # or the engine's own words
    seconds: float
    conflicts: int | None
    decisions: int | None
    fault: str | None


def questions(name: str, puzzle: AnyPuzzle, timeout: float | None) -> list[Instance]:
    """Return: has the board a solution? Or: is there a plan of the fewest steps, and one of a step less?"""
    plans = PLANS.of(puzzle)
    if plans is None:
        return [_question(name, puzzle)]
    planned = shortest_plan(plans, timeout)
    if planned.horizon is None:
        return []
    known = planned.verdict if planned.verdict is Verdict.SAT else None
    below = plans.horizons(planned.horizon - 1)[:1] if planned.optimal else ()
    asked = [*[(horizon, Verdict.UNSAT) for horizon in below], (planned.horizon, known)]
    return [_question(f"{name}, {horizon} {plans.steps}", puzzle, horizon, known) for horizon, known in asked]


def _question(name: str, puzzle: AnyPuzzle, horizon: int | None = None, known: Verdict | None = None) -> Instance:
    stated = cache(partial(puzzle.stated, horizon))
    return Instance(name, lambda: stated().formula, lambda true: puzzle.violations(stated().solution(true)), known)


def compare(
    asked: Iterable[Instance], engines: Sequence[str], encodings: Sequence[str], repeat: int, timeout: float | None
) -> Iterator[Size | Trial]:
    """Yield, for every question and encoding, the size and then a trial of every engine; none twice for `auto`."""
    on_clauses = [engine(name) for name in engines if name != Z3]
    for one in on_clauses:  # loads and compiles what nobody wants to measure
        with one.hold(_FIRST_QUESTION) as session:
            session.check(Deadline(timeout))
    for question in asked:
        try:
            formula = made(question.formula, timeout)
        except Expired as expired:
            yield from [_no_trial(question, name, None, expired, timeout) for name in engines]
            continue
        if Z3 in engines:
            yield trial(question, Z3, None, partial(engine(Z3).open, formula), repeat, timeout)
        for encoding in dict.fromkeys(Lowering(name).suited_to(formula).encoding for name in encodings):
            started = perf_counter()
            try:
                cnf = made(partial(Lowering(encoding).cnf, formula), timeout)
            except Expired as expired:
                yield from [_no_trial(question, one.name, encoding, expired, timeout) for one in on_clauses]
                continue
            yield Size(question.name, encoding, cnf.variables, len(cnf.clauses), perf_counter() - started)
            for one in on_clauses:
                yield trial(question, one.name, encoding, partial(one.hold, cnf), repeat, timeout)


def compared(
    engines: Sequence[str],
    encodings: Sequence[str],
    repeat: int,
    timeout: float | None,
    task: tuple[int, str, AnyPuzzle],
    _: Deadline,
) -> tuple[int, list[Size | Trial]]:
    """Return the number of the task, and what `compare` yields for its puzzle: a task for other machines."""
    number, name, puzzle = task
    return number, list(compare(questions(name, puzzle, timeout), engines, encodings, repeat, timeout))


def trial(
    question: Instance,
    engine: str,
    encoding: str | None,
    session_of: Callable[[], Session],
    repeat: int,
    timeout: float | None,
) -> Trial:
    times: list[float] = []
    verdicts: set[Verdict] = set()
    fault = None
    for _ in range(repeat):
        started = perf_counter()
        with Deadline(timeout) as deadline:
            try:
                session = deadline.run(session_of)
            except Expired as expired:
                return _no_trial(question, engine, encoding, expired, perf_counter() - started)
            with session:
                answer = session.check(deadline)
                times.append(perf_counter() - started)
                fault = fault or _fault_of(question, session, answer)
                work = session.statistics()
        verdicts.add(answer.verdict)
        if deadline.expired() is ReasonUnknown.INTERRUPTED:
            answer = Answer(Verdict.UNKNOWN, ReasonUnknown.INTERRUPTED)
        if answer.verdict is Verdict.UNKNOWN:
            break  # another try would take as long
    if verdicts >= {Verdict.SAT, Verdict.UNSAT}:
        fault = "it says sat, and when asked again, unsat"
    counts = work.get("conflicts"), work.get("decisions")
    return Trial(question.name, engine, encoding, answer.verdict, answer.why, median(times), *counts, fault)


def made(make: Callable[[], Made], timeout: float | None) -> Made:
    """Return what is made; raise Expired if that takes longer than an engine may."""
    with Deadline(timeout) as deadline:
        return deadline.run(make)


def _no_trial(question: Instance, engine: str, encoding: str | None, expired: Expired, seconds: float | None) -> Trial:
    """Return the row of an engine that could not be asked in time."""
    spent = seconds or 0.0
    return Trial(question.name, engine, encoding, Verdict.UNKNOWN, expired.reason, spent, None, None, fault=None)


def _fault_of(question: Instance, session: Session, answer: Answer) -> str | None:
    """Return what is wrong with this answer by itself, if anything."""
    if answer.reason is ReasonUnknown.WRONG_MODEL:
        return answer.words
    if answer.verdict is Verdict.SAT and (violations := question.violations(session.true())):
        return f"its answer breaks a rule: {violations[0].rule}"
    if answer.verdict is not Verdict.UNKNOWN and question.known not in (None, answer.verdict):
        return f"it says {answer.verdict}, but {question.known} is known"
    return None


def disagreements(trials: Iterable[Trial]) -> list[str]:
    """Describe the wrong answers, and the questions to which some say yes and others no."""
    found = []
    verdicts: dict[tuple[str, Verdict], str] = {}
    for one in trials:
        who = one.engine if one.encoding is None else f"{one.engine} ({one.encoding})"
        if one.fault is not None:
            found.append(f"{one.question}: {who}: {one.fault}")
        verdicts.setdefault((one.question, one.verdict), who)
    for (question, verdict), who in verdicts.items():
        if verdict is Verdict.SAT and (other := verdicts.get((question, Verdict.UNSAT))):
            found.append(f"{question}: {who} says sat, but {other} says unsat")
    return found
