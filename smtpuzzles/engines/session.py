"""The contract of an engine.

engine       opens sessions, on a formula or on clauses
session      holds one formula and answers questions about its models
assumptions  literals that are true for one question only
core         some of the assumptions, enough that there is no model
implied      literals that follow from assumptions by unit propagation
phases       the values that a solver tries first
mode         how an engine prepares: for one question, or for many
ability      what an engine can do beyond finding models; its row in the table lists them
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, StrEnum, auto
from typing import NamedTuple, Self

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Formula, Literal
from smtpuzzles.result import Answer


class Mode(Enum):
    """How an engine prepares for questions."""

    ONCE = auto()  # one question, or two: each starts afresh
    OFTEN = auto()  # many questions: the engine learns from one to the next


class Ability(StrEnum):
    ASSUMPTIONS = "take assumptions"
    CORE = "name the assumptions that it needed"
    PROPAGATION = "propagate assumptions"
    PHASES = "prefer values of variables"
    BUDGETS = "give up after a number of conflicts"
    PROOFS = "prove by itself that there is no model"


class Session(ABC):
    """An engine that holds a formula; use it in a `with`.

    `learns`: Mode.OFTEN would make no better one for many questions.
    """

    engine: str
    learns = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Free the resources of the session."""
        return

    @abstractmethod
    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        """Is there a model in which all assumptions are true?"""

    @abstractmethod
    def true(self) -> list[Literal]:
        """Return the formula's own variables that are true in the model just found; helpers are left out."""

    @abstractmethod
    def require(self, any_of: Iterable[Literal]) -> None:
        """Add a clause: from now on, at least one of these literals is true."""

    @abstractmethod
    def statistics(self) -> Mapping[str, int]:
        """Return the engine's counts of its search, such as conflicts and decisions."""

    def core(self) -> frozenset[Literal]:
        """Return, after UNSAT, assumptions that suffice for it."""
        raise cannot(self.engine, Ability.CORE)

    def implied(self, _assumptions: Sequence[Literal], /) -> frozenset[Literal]:
        """Return the assumptions, which must leave a model, and what follows from them by unit propagation.

        What follows without them may be missing.
        """
        raise cannot(self.engine, Ability.PROPAGATION)

    def prefer(self, _literals: Sequence[Literal], /) -> None:
        """Try these values first."""
        raise cannot(self.engine, Ability.PHASES)

    def budget(self, _conflicts: int | None, /) -> None:
        """Give up each further question after this number of conflicts; None: never."""
        raise cannot(self.engine, Ability.BUDGETS)


class AfreshSession(Session):
    """A session that keeps clauses for an engine which begins afresh at every question."""

    def __init__(self, cnf: Cnf) -> None:
        self._cnf = cnf
        self._added: list[Clause] = []
        self._model: list[Literal] = []

    def true(self) -> list[Literal]:
        return [literal for literal in self._model if 0 < literal <= len(self._cnf.names)]

    def require(self, any_of: Iterable[Literal]) -> None:
        self._added.append(list(any_of))


def cannot(engine: str, ability: Ability) -> UsageError:
    """Return the error that the engine lacks this ability."""
    return UsageError(f"the engine {engine} cannot {ability}")


class Engine(NamedTuple):
    """Opens sessions: `on_formula`, and `on_clauses` for callers that have clauses already.

    `outside`: a program that did not come with this package.
    """

    name: str
    on_formula: Callable[[Formula, Mode], Session]
    on_clauses: Callable[[Cnf, Mode], Session]
    abilities: frozenset[Ability] = frozenset()
    outside: bool = False

    def open(self, formula: Formula, mode: Mode = Mode.ONCE) -> Session:
        return self.on_formula(formula, mode)

    def hold(self, cnf: Cnf, mode: Mode = Mode.ONCE) -> Session:
        return self.on_clauses(cnf, mode)

    def expect(self, *abilities: Ability) -> None:
        """Raise an error unless the engine has all these abilities."""
        for ability in abilities:
            if ability not in self.abilities:
                raise cannot(self.name, ability)
