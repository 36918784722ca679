"""Engines side by side: the same questions, the same clauses, and how long each takes.

question   a formula with a name, and what tells whether a model of it is an answer to the puzzle
trial      one engine on one question: its verdict, and the median of its times
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter

from smtpuzzles.clock import Clock
from smtpuzzles.cnf.encodings import Lowering
from smtpuzzles.engines.table import holder
from smtpuzzles.kind import AnyPuzzle, BoardPuzzle, PlanPuzzle
from smtpuzzles.model import Formula, Literal
from smtpuzzles.planning import shortest_plan
from smtpuzzles.result import Verdict, Violation
from smtpuzzles.session import Session
from smtpuzzles.smt import Z3, Z3Session


@dataclass(frozen=True)
class Question:
    """Has this formula a model? `violations` judges one by its true variables."""

    name: str
    formula: Formula
    violations: Callable[[list[Literal]], list[Violation]]


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
    """`seconds` is the median; `broken` is a rule that the engine's answer breaks. Z3 itself has no encoding."""

    question: str
    engine: str
    encoding: str | None
    verdict: Verdict
    reason: str | None
    seconds: float
    conflicts: int | None
    decisions: int | None
    broken: str | None


def questions(name: str, puzzle: AnyPuzzle, timeout: float | None) -> list[Question]:
    """Of a board: has it a solution? Of plans: one of as few steps as can be, and one of a step less?"""
    if isinstance(puzzle, BoardPuzzle):
        return [Question(name, puzzle.model().formula, partial(violations_of_board, puzzle))]
    assert isinstance(puzzle, PlanPuzzle)
    planned = shortest_plan(puzzle, timeout)
    if planned.horizon is None:
        return []
    below = puzzle.horizons(planned.horizon - 1)[:1] if planned.optimal else ()
    return [question_of_plan(name, puzzle, horizon) for horizon in (*below, planned.horizon)]


def violations_of_board(puzzle: BoardPuzzle, true: list[Literal]) -> list[Violation]:
    return puzzle.violations(puzzle.model().board(true))


def question_of_plan(name: str, puzzle: PlanPuzzle, horizon: int) -> Question:
    formula = puzzle.formula(horizon)

    def violations(true: list[Literal]) -> list[Violation]:
        return puzzle.violations(puzzle.plan({formula.names[literal - 1] for literal in true}))

    return Question(f"{name}, {horizon} {puzzle.steps}", formula, violations)


def compare(
    asked: Iterable[Question], engines: Sequence[str], encodings: Sequence[str], repeat: int, timeout: float | None
) -> Iterator[Size | Trial]:
    """Every engine on every question in every encoding, as they come: the size first, then the trials."""
    holders = {name: holder(name) for name in engines if name != Z3.name}
    for question in asked:
        if Z3.name in engines:
            yield trial(question, Z3.name, None, partial(Z3Session, question.formula), repeat, timeout)
        for encoding in encodings:
            started = perf_counter()
            cnf = Lowering(encoding).cnf(question.formula)
            yield Size(question.name, encoding, cnf.variables, len(cnf.clauses), perf_counter() - started)
            for name, hold in holders.items():
                yield trial(question, name, encoding, partial(hold, cnf, False), repeat, timeout)


def trial(
    question: Question,
    engine: str,
    encoding: str | None,
    session_of: Callable[[], Session],
    repeat: int,
    timeout: float | None,
) -> Trial:
    times = []
    for _ in range(repeat):
        started = perf_counter()
        with Clock(timeout) as clock, session_of() as session:
            answer = session.check(clock)
            times.append(perf_counter() - started)
            true = session.true() if answer.verdict is Verdict.SAT else []
            work = session.work()
        if answer.verdict is Verdict.UNKNOWN:
            break  # again would be as long, and as vain
    violations = question.violations(true) if answer.verdict is Verdict.SAT else []
    return Trial(
        question.name,
        engine,
        encoding,
        answer.verdict,
        answer.reason,
        median(times),
        work.get("conflicts"),
        work.get("decisions"),
        violations[0].rule if violations else None,
    )


def disagreements(trials: Iterable[Trial]) -> list[str]:
    """What must not be: answers that break a rule, and questions with both a yes and a no; in words."""
    found = []
    verdicts: dict[tuple[str, Verdict], str] = {}
    for one in trials:
        who = one.engine if one.encoding is None else f"{one.engine} ({one.encoding})"
        if one.broken is not None:
            found.append(f"{one.question}: what {who} answers breaks a rule: {one.broken}")
        verdicts.setdefault((one.question, one.verdict), who)
    for (question, verdict), who in verdicts.items():
        if verdict is Verdict.SAT and (other := verdicts.get((question, Verdict.UNSAT))):
            found.append(f"{question}: {who} says sat, but {other} says unsat")
    return found
