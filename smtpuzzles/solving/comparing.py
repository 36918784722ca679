"""Engines side by side: the same questions, the same clauses, and how long each takes.

question   a formula with a name, and what tells whether a model of it is an answer to the puzzle
trial      one engine on one question: its verdict, and the median of its times
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.session import Session
from smtpuzzles.engines.table import engine
from smtpuzzles.engines.z3_session import Z3
from smtpuzzles.model import Formula, Literal
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Answer, Reason, Verdict, Violation
from smtpuzzles.solving.planning import shortest_plan

# Of so many units that no walk begins at its model.
FIRST_QUESTION = Cnf((), 30, [[variable] for variable in range(1, 31)])


@dataclass(frozen=True)
class Question:
    """Has this formula a model? `violations` judges one by its true variables; `known` is what is known already."""

    name: str
    formula: Formula
    violations: Callable[[list[Literal]], list[Violation]]
    known: Verdict | None = None


@dataclass(frozen=True)
class Size:
    """How many variables and clauses a question has in an encoding, and how long it took to make them."""

    question: str
    encoding: str
    variables: int
    clauses: int
    seconds: float


@dataclass(frozen=True)
class Trial:
    """`seconds` is the median; `fault` is what must not be, in words. Z3 itself has no encoding."""

    question: str
    engine: str
    encoding: str | None
    verdict: Verdict
    reason: str | None
    seconds: float
    conflicts: int | None
    decisions: int | None
    fault: str | None


def questions(name: str, puzzle: AnyPuzzle, timeout: float | None) -> list[Question]:
    """Of a board: has it a solution? Of plans: one of as few steps as can be, and one of a step less?"""
    if isinstance(puzzle, BoardPuzzle):
        return [Question(name, puzzle.model.formula, partial(violations_of_board, puzzle))]
    assert isinstance(puzzle, PlanPuzzle)
    planned = shortest_plan(puzzle, timeout)
    if planned.horizon is None:
        return []
    known = planned.verdict if planned.verdict is Verdict.SAT else None
    below = puzzle.horizons(planned.horizon - 1)[:1] if planned.optimal else ()
    return [
        *[question_of_plan(name, puzzle, horizon, Verdict.UNSAT) for horizon in below],
        question_of_plan(name, puzzle, planned.horizon, known),
    ]


def violations_of_board(puzzle: BoardPuzzle, true: list[Literal]) -> list[Violation]:
    return puzzle.violations(puzzle.model.board(true))


def question_of_plan(name: str, puzzle: PlanPuzzle, horizon: int, known: Verdict | None) -> Question:
    formula = puzzle.formula(horizon)

    def violations(true: list[Literal]) -> list[Violation]:
        return puzzle.violations(puzzle.plan({formula.names[literal - 1] for literal in true}))

    return Question(f"{name}, {horizon} {puzzle.steps}", formula, violations, known)


def compare(
    asked: Iterable[Question], engines: Sequence[str], encodings: Sequence[str], repeat: int, timeout: float | None
) -> Iterator[Size | Trial]:
    """Every engine on every question in every encoding, as they come: the size first, then the trials."""
    on_clauses = [engine(name) for name in engines if name != Z3.name]
    for one in on_clauses:  # what is loaded or compiled at the first question is not to be measured
        with one.hold(FIRST_QUESTION) as session:
            session.check(Deadline(timeout))
    for question in asked:
        if Z3.name in engines:
            yield trial(question, Z3.name, None, partial(Z3.open, question.formula), repeat, timeout)
        for encoding in encodings:
            started = perf_counter()
            cnf = Lowering(encoding).cnf(question.formula)
            yield Size(question.name, encoding, cnf.variables, len(cnf.clauses), perf_counter() - started)
            for one in on_clauses:
                yield trial(question, one.name, encoding, partial(one.hold, cnf), repeat, timeout)


def trial(
    question: Question,
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
        with Deadline(timeout) as deadline, session_of() as session:
            answer = session.check(deadline)
            times.append(perf_counter() - started)
            fault = fault or fault_of(question, session, answer)
            work = session.statistics()
        verdicts.add(answer.verdict)
        if deadline.expired() is Reason.INTERRUPTED:
            answer = Answer(Verdict.UNKNOWN, Reason.INTERRUPTED)
        if answer.verdict is Verdict.UNKNOWN:
            break  # again would be as long, and as vain
    if verdicts >= {Verdict.SAT, Verdict.UNSAT}:
        fault = "it says sat, and when asked again, unsat"
    told = work.get("conflicts"), work.get("decisions")
    return Trial(question.name, engine, encoding, answer.verdict, answer.why, median(times), *told, fault)


def fault_of(question: Question, session: Session, answer: Answer) -> str | None:
    """What is wrong about the answer, if anything can be told from it alone."""
    if answer.reason is Reason.WRONG_MODEL:
        return answer.words
    if answer.verdict is Verdict.SAT and (violations := question.violations(session.true())):
        return f"its answer breaks a rule: {violations[0].rule}"
    if answer.verdict is not Verdict.UNKNOWN and question.known not in (None, answer.verdict):
        return f"it says {answer.verdict}, but {question.known} is known"
    return None


def disagreements(trials: Iterable[Trial]) -> list[str]:
    """What must not be: answers that are wrong, and questions with both a yes and a no; in words."""
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
