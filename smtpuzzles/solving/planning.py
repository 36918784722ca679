"""Shortest plans, proven.

A quick search gives a first plan; then an engine looks for one with a step less, and again. When it says that there is
none, the plan is a shortest one: this claim never rests on the search. Without a first plan, horizons grow from the
bound until there is a plan, no more time, or a formula that is too large.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.expecting import expect_type, whole
from smtpuzzles.engines.session import Engine, Session
from smtpuzzles.engines.usual import chosen
from smtpuzzles.model import Formula
from smtpuzzles.puzzle.abilities import PLANS
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Answer, Planned, ReasonUnknown, UnsatBy, Verdict, unsat_by
from smtpuzzles.solving.verify import verified

SEEN = "a search has seen every position that can be reached"
# Steps beyond the bound. If there are fewer, the last question costs little more than the one halfway.
LONG_WAY = 40
Say = Callable[[str], object]


@dataclass
class _Quest:
    """The state of a search: the best plan, and the most steps (`refuted`) that are proven to be too few."""

    puzzle: PlanPuzzle
    engine: Engine
    bound: int
    plan: str | None = None
    refuted: int = -1
    unsat_by: UnsatBy | None = None  # who has refuted them
    asked: int | None = None

    def fewest(self) -> int:
        """Return the proven lower bound."""
        return max(self.bound, self.refuted + 1)

    def known(self) -> str:
        best = "none" if self.plan is None else f"one of {self.puzzle.cost(self.plan)}"
        return f"no plan has fewer than {self.fewest()} {self.puzzle.steps}, and {best} is known"

    def optimal(self) -> bool:
        return self.plan is not None and self.refuted == self.puzzle.cost(self.plan) - 1

    def next_horizon(self) -> int:
        """Return a step less than the plan; of a long way first half, so that a time limit leaves a better bound."""
        if self.plan is None:
            return self.fewest() + (self.fewest() - self.bound) // 2
        way = self.puzzle.cost(self.plan) - 1 - self.bound
        while way > LONG_WAY and self.bound + way // 2 > self.refuted:
            way //= 2
        return self.bound + way


def shortest_plan(
    puzzle: AnyPuzzle,
    timeout: float | Deadline | None = None,
    say: Say | None = None,
    engine: Engine | str | None = None,
    enough: Callable[[_Quest], bool] = _Quest.optimal,
) -> Planned:
    """Return a plan of the fewest steps, proven; or the best until `enough` is true or the time limit is reached.

    `timeout` is a number of seconds, or a deadline that runs already.
    """
    puzzle = PLANS.expect(puzzle, "shortest_plan")
    expect_type(say, Callable | None, "a function that is called with what is known")
    expect_type(enough, Callable, "a function that decides when to end")
    quest = _Quest(puzzle, chosen(engine), bound=0)
    deadline = timeout if isinstance(timeout, Deadline) else Deadline(timeout)
    started = searched = perf_counter()
    with deadline:
        try:
            none = deadline.run(lambda: _looked(quest, deadline))
            if none is not None:
                return impossible(puzzle, none, started)
            searched = perf_counter()
            unproven = prove(quest, deadline, enough, say)
        except Expired as expired:
            unproven = Answer(Verdict.UNKNOWN, expired.reason)
    return planned(quest, unproven, {"model": searched - started, "solve": perf_counter() - searched})


def _looked(quest: _Quest, deadline: Deadline) -> str | None:
    """Note what is found without an engine; return why there is no plan, if that is clear."""
    puzzle = quest.puzzle
    bound = puzzle.bound()
    if bound is None:
        return puzzle.hopeless
    quest.bound = bound
    quick = puzzle.quick_plan(deadline)
    if quick.exhausted:
        return SEEN
    if quick.plan is not None:
        quest.plan = _verified_plan(puzzle, quick.plan)
    return None


def prove(quest: _Quest, deadline: Deadline, enough: Callable[[_Quest], bool], say: Say | None) -> Answer:
    """Ask the engine until `enough` is true; return SAT, or the answer that ended this before; may raise Expired."""
    while not enough(quest):
        horizon = quest.next_horizon()
        if say:
            say(f"{quest.known()}; asking {quest.engine.name} for {horizon}")
        answer, plan = decide(quest, horizon, deadline)
        if answer.verdict is Verdict.UNKNOWN:
            return answer
        if plan is not None:
            quest.plan = plan
    return Answer(Verdict.SAT)


def plan_within(
    puzzle: AnyPuzzle, most: int, timeout: float | None = None, engine: Engine | str | None = None
) -> Planned:
    """Is there a plan of at most this many steps? It need not be a shortest one."""
    puzzle = PLANS.expect(puzzle, "plan_within")
    most = whole("a horizon", most, 0)
    quest = _Quest(puzzle, chosen(engine), bound=0)
    started = perf_counter()
    with Deadline(timeout) as deadline:
        try:
            bound = deadline.run(puzzle.bound)
            if bound is None:
                return impossible(puzzle, puzzle.hopeless, started)
            quest.bound = bound
            answer, quest.plan = decide(quest, most, deadline)
        except Expired as expired:
            answer = Answer(Verdict.UNKNOWN, expired.reason)
    if answer.verdict is Verdict.UNSAT:
        answer = Answer(Verdict.UNKNOWN, ReasonUnknown.HORIZON, f"no plan within {most} {puzzle.steps}")
    return planned(quest, answer, {"model": 0.0, "solve": perf_counter() - started})


def decide(quest: _Quest, most: int, deadline: Deadline) -> tuple[Answer, str | None]:
    """Is there a plan of at most this many steps? SAT comes with one. Skip refuted horizons; may raise Expired."""
    puzzle = quest.puzzle
    if most > puzzle.longest:
        words = f"a formula for {most} {puzzle.steps} would be too large; {puzzle.longest} is the most for this puzzle"
        return Answer(Verdict.UNKNOWN, ReasonUnknown.TOO_LARGE, words), None
    quest.asked = most
    answer = Answer(Verdict.UNSAT)
    for horizon in puzzle.horizons(most):
        if horizon <= quest.refuted:
            continue
        formula, session = deadline.run(partial(_opened, quest, horizon))
        with session:
            answer = session.check(deadline)
            if answer.verdict is Verdict.SAT:
                true = {formula.names[literal - 1] for literal in session.true()}
                return answer, _verified_plan(puzzle, puzzle.plan(true))
        if answer.verdict is Verdict.UNKNOWN:
            return answer, None
    quest.refuted, quest.unsat_by = most, unsat_by(quest.engine.name, answer)
    return answer, None


def _opened(quest: _Quest, horizon: int) -> tuple[Formula, Session]:
    formula = quest.puzzle.formula(horizon)
    return formula, quest.engine.open(formula)


def _verified_plan(puzzle: PlanPuzzle, plan: str) -> str:
    """Return the plan, verified, as the puzzle writes it."""
    return puzzle.solution_text(verified(puzzle, plan)).strip()


def impossible(puzzle: PlanPuzzle, words: str, started: float) -> Planned:
    seconds = {"model": perf_counter() - started, "solve": 0.0}
    return Planned(verdict=Verdict.UNSAT, exhausted=True, words=words, seconds=seconds, puzzle=puzzle)


def planned(quest: _Quest, last: Answer, seconds: dict[str, float]) -> Planned:
    plans = () if quest.plan is None else (quest.plan,)
    # The formula to show is that of the plan, or the last one refuted, or else the last one asked.
    horizon = quest.asked if quest.refuted < 0 else quest.refuted
    if quest.plan is not None:
        cost = quest.puzzle.cost(quest.plan)
        horizon = cost if cost <= quest.puzzle.longest else None
    verdict = Verdict.SAT if plans else Verdict.UNKNOWN
    bound = quest.fewest()
    return Planned(
        verdict=verdict,
        solutions=plans,
        reason=last.reason,
        words=last.words,
        seconds=seconds,
        bound=bound,
        optimal=quest.optimal(),
        horizon=horizon,
        unsat_by=quest.unsat_by if bound == quest.refuted + 1 else None,
        puzzle=quest.puzzle,
    )
