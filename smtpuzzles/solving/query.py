"""One solver that holds the rules of a blank puzzle and every clue it could have, and is asked again and again.

A question is what is assumed: cells that hold something, clues that the puzzle has. Each clue has a literal for this;
if it says nothing but that a variable is true, or false, then this is its literal, else a new variable demands it.
"""

from collections.abc import Collection, Iterable, Sequence
from threading import Lock
from types import TracebackType
from typing import NamedTuple, Self

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.library import GAVE_UP, LibrarySession
from smtpuzzles.model import AnyOf, Formula, Literal, Model, Rule, only_if
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.result import Verdict

# Measured on all kinds: for such short questions the fastest of those that are asked with assumptions.
SOLVER = "minisat22"
# Clauses. Fewer than these are made faster without helper variables, and without Z3.
FEW = 20_000


class Stopped(Exception):
    """The deadline has struck, or Ctrl-C was pressed."""


class Prepared(NamedTuple):
    """A blank puzzle for the solver."""

    model: Model
    literals: dict[Clue, Literal]
    cnf: Cnf


class Questions:
    """The solver, and what it is asked; use it in a `with`."""

    def __init__(self, blank: CluedPuzzle, deadline: Deadline, solver: str = SOLVER) -> None:
        with _preparing:
            # Whoever had to wait may have been told to stop meanwhile.
            if reason := deadline.expired():
                raise Stopped(reason)
            self.model, self.literals, cnf = prepared(blank)
        self._session = LibrarySession(solver, cnf)
        self._deadline = deadline

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._session.__exit__(kind, problem, trace)

    def possible(self, assumed: Iterable[Literal], patience: int | None = None) -> bool | None:
        """May all these be true at once? None: not decided within so many conflicts."""
        answer = self._session.check(self._deadline, list(assumed), patience)
        if answer.verdict is Verdict.UNKNOWN:
            if answer.reason != GAVE_UP:
                raise Stopped(answer.reason)
            return None
        return answer.verdict is Verdict.SAT

    def implied(self, assumed: Iterable[Literal]) -> frozenset[Literal]:
        """What is plain to see, if all these are true, which they can be."""
        return self._session.implied(list(assumed))

    def found(self) -> set[Literal]:
        """After 'yes': the variables of the model that are true there."""
        return {literal for literal in self._session.true() if literal <= len(self.model.variables)}

    def core(self) -> frozenset[Literal]:
        """After 'no': some of what was assumed, enough for that."""
        return self._session.core()

    def conflicts(self) -> int:
        """How much was thought so far, in the solver's own measure: the same on every run."""
        return self._session.statistics()["conflicts"]

    def prefer(self, literals: Sequence[Literal]) -> None:
        """Where nothing speaks against it, these are tried first."""
        self._session.prefer(literals)

    def require(self, any_of: Iterable[Literal]) -> None:
        """From now on, at least one of these is true."""
        self._session.require(any_of)


# One thread at a time: the others would often make the same.
_preparing = Lock()
# The blank puzzle that was prepared last: most kinds have but one of a size.
_last: dict[tuple[str, str, str], Prepared] = {}


def prepared(blank: CluedPuzzle) -> Prepared:
    key = (blank.kind, blank.variant, blank.text())
    found = _last.get(key)
    if found is None:
        found = prepare(blank)
        _last.clear()
        _last[key] = found
    return found


def prepare(blank: CluedPuzzle) -> Prepared:
    model = blank.model
    names = [variable.name for variable in model.variables]
    rules = list(model.rules)
    literals: dict[Clue, Literal] = {}
    # What the blank's rules say anyway need not be demanded once more. A constraint equals one of another sort.
    said = {(type(constraint), constraint) for rule in rules for constraint in rule.constraints}
    for clue, rule in blank.clue_rules(model).items():
        match rule.constraints:
            case (AnyOf((literal,)),):
                literals[clue] = literal
            case constraints:
                (r, c), value = clue
                names.append(f"clue_{r}_{c}_{value}")
                literals[clue] = len(names)
                more = [constraint for constraint in constraints if (type(constraint), constraint) not in said]
                demanded = tuple([only_if(len(names), constraint) for constraint in more])
                rules.append(Rule(rule.sentence, rule.cells, demanded))
    return Prepared(model, literals, clauses_of(Formula(tuple(names), tuple(rules))))


def clauses_of(formula: Formula) -> Cnf:
    few = direct.number_of_all(formula) <= FEW
    return Lowering("direct" if few else "z3").cnf(formula)


def holds(literals: Collection[Literal], true: Collection[Literal]) -> bool:
    """Are all these literals true, where just these variables are?"""
    return all((literal in true) if literal > 0 else (-literal not in true) for literal in literals)
