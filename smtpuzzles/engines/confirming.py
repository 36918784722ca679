"""Engines whose every 'unsat' is confirmed, by a second solver or by a proof that our own checker accepts.

A model is easy to check, but 'unsat' is one program's word. A confirmed engine asks afresh, with all clauses that were
added, and says 'unsat' only if the answer is the same; otherwise it says 'unknown', or raises Disagreement.
"""

from collections.abc import Iterable, Mapping, Sequence

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.expecting import expect_type
from smtpuzzles.encoding.clauses import Clause
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.proofs import ProvenSession
from smtpuzzles.engines.session import Ability, Engine, Mode, Session
from smtpuzzles.engines.table import MINICARD, Z3
from smtpuzzles.engines.usual import chosen
from smtpuzzles.errors import Disagreement
from smtpuzzles.model import AnyOf, Formula, Literal, Rule
from smtpuzzles.result import Answer, ReasonUnknown, Verdict


class _ConfirmedSession(Session):
    """A session of the first engine; the second is asked each time the first one says 'unsat'."""

    def __init__(self, formula: Formula, mode: Mode, first: Engine, second: Engine) -> None:
        self.engine = first.name
        self._formula = formula
        self._session = first.open(formula, mode)
        self.learns = self._session.learns
        self._second = second
        self._added: list[Clause] = []

    def __exit__(self, *problem: object) -> None:
        self._session.__exit__(*problem)

    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        answer = self._session.check(deadline, assumptions)
        if answer.verdict is not Verdict.UNSAT:
            return answer
        clauses = [*self._added, *([literal] for literal in assumptions)]
        added = Rule("clauses added later", (), tuple([AnyOf(tuple(clause)) for clause in clauses]))
        both = self._formula._replace(rules=(*self._formula.rules, added))
        try:
            with deadline.run(lambda: self._second.open(both)) as session:
                again = session.check(deadline)
        except Expired as expired:
            again = Answer(Verdict.UNKNOWN, expired.reason)
        second = self._second.name
        if again.verdict is Verdict.SAT:
            raise Disagreement(f"{self.engine} says unsat, but {second} says sat")
        if again.verdict is Verdict.UNKNOWN:
            failed = f"{second} does not confirm it" if second != self.engine else "its proof could not be checked"
            why = " in time" if again.reason is ReasonUnknown.TIMEOUT else f": {again.why}"
            words = f"{self.engine} says unsat, but {failed}{why}"
            return Answer(Verdict.UNKNOWN, again.reason, words)
        other = second if second != self.engine else None  # the same solver has written a proof
        return Answer(Verdict.UNSAT, None, "", other or answer.confirmed_by, answer.proven or again.proven)

    def true(self) -> list[Literal]:
        return self._session.true()

    def require(self, any_of: Iterable[Literal]) -> None:
        clause = list(any_of)
        self._added.append(clause)
        self._session.require(clause)

    def statistics(self) -> Mapping[str, int]:
        return self._session.statistics()


def confirmed(first: Engine | str, second: Engine | str | None = None) -> Engine:
    """Return the first engine, confirmed by the second; None: one of another family, Z3 or MiniCard."""
    asked = chosen(first)
    family = MINICARD if Z3 in asked.name.lower() else Z3
    other = chosen(family if second is None else second)
    return Engine(
        asked.name,
        lambda formula, mode: _ConfirmedSession(formula, mode, asked, other),
        lambda cnf, mode: _ConfirmedSession(cnf.formula(), mode, asked, other),
        asked.abilities & {Ability.ASSUMPTIONS, Ability.PROOFS},
        asked.outside,
    )


def proven(first: Engine | str, lowering: Lowering | None = None) -> Engine:
    """Return an engine that has a checked proof for every 'unsat'; CaDiCaL writes it if the engine does not."""
    asked = chosen(first)
    if Ability.PROOFS in asked.abilities:
        return asked
    way = Lowering() if lowering is None else lowering
    expect_type(way, Lowering, "a Lowering")
    cadical = Engine("cadical", lambda formula, _: ProvenSession(way.cnf(formula)), lambda cnf, _: ProvenSession(cnf))
    return confirmed(asked, cadical)
