"""Questions about a prepared puzzle, under assumptions: clues, what cells hold, rules."""

from collections.abc import Callable, Collection, Iterable, Sequence
from operator import attrgetter
from typing import Self

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.session import Ability, Engine, Mode
from smtpuzzles.engines.table import engine
from smtpuzzles.model import Literal
from smtpuzzles.result import ReasonUnknown, Verdict
from smtpuzzles.solving.prepared import Prepared

# Measured on all kinds: the fastest solver with assumptions for such short questions.
SOLVER = "minisat"
# The formulas that can be asked: clues and symbols of cells are assumed; or the numbers of rules, too.
BY_CLUES: Callable[[Prepared], Cnf] = attrgetter("cnf")
BY_RULES: Callable[[Prepared], Cnf] = attrgetter("switched")


class Query:
    """A session on a prepared puzzle, with a deadline; use it in a `with`. Out of time, it raises Expired."""

    def __init__(
        self,
        prepared: Prepared,
        deadline: Deadline,
        using: Engine | None = None,
        clauses: Callable[[Prepared], Cnf] = BY_CLUES,
    ) -> None:
        asked = using or engine(SOLVER)
        asked.expect(Ability.ASSUMPTIONS, Ability.CORE, Ability.PROPAGATION, Ability.BUDGETS)
        self.prepared = prepared
        self.model = prepared.model
        self.deadline = deadline
        self.session = deadline.run(lambda: asked.hold(clauses(prepared), Mode.OFTEN))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.session.__exit__(*problem)

    def possible(self, assumptions: Iterable[Literal], conflicts: int | None = None) -> Verdict:
        """Can all these be true at once? UNKNOWN: not decided within this number of conflicts."""
        self.session.budget(conflicts)
        answer = self.session.check(self.deadline, list(assumptions))
        self.session.budget(None)  # the session itself also answers others
        if answer.reason not in (None, ReasonUnknown.CONFLICTS):
            raise Expired(answer.reason)
        return answer.verdict

    def found(self) -> set[Literal]:
        """Return, after SAT, the puzzle's variables that are true in the model."""
        return set(self.session.true())


def holds(literals: Collection[Literal], true: Collection[Literal]) -> bool:
    """Are all these literals true, where only these variables are?"""
    return all((literal in true) if literal > 0 else (-literal not in true) for literal in literals)


def joined(groups: Iterable[Sequence[Literal]]) -> list[Literal]:
    return [literal for group in groups for literal in group]
