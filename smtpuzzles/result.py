"""Answers, which have three values: yes, no, not decided.

`if outcome:` raises, because it would take 'unknown' and 'no' for a yes.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, Protocol

from smtpuzzles.model import Board, Cell
from smtpuzzles.value import Value


class NotTrueOrFalse:
    """A value that refuses to be used as a boolean."""

    def __bool__(self) -> bool:
        raise TypeError("an answer has three values, it is not true or false: compare its verdict by name")


class Verdict(NotTrueOrFalse, StrEnum):
    """Is there a solution?"""

    SAT = "sat"
    UNSAT = "unsat"
    UNKNOWN = "unknown"


class Uniqueness(NotTrueOrFalse, StrEnum):
    """Is there exactly one solution?"""

    UNIQUE = "unique"
    MULTIPLE = "multiple"
    NONE = "none"
    UNKNOWN = "unknown"


class ReasonUnknown(StrEnum):
    """Why a question was not decided."""

    TIMEOUT = "timeout"
    INTERRUPTED = "interrupted"
    CANCELLED = "cancelled"
    CONFLICTS = "gave up"  # all conflicts that were allowed are spent
    WRONG_MODEL = "wrong model"  # the engine's model breaks a clause
    WRONG_PROOF = "wrong proof"  # the engine's proof does not prove its 'unsat'
    ENGINE = "engine"  # the engine gave up or failed, and says how
    HORIZON = "horizon"  # there is no plan within the horizon that was asked
    TECHNIQUES = "techniques"  # no step has one of the names that were asked for
    TOO_LARGE = "too large"  # the formula would not fit into memory

    @property
    def out_of_time(self) -> bool:
        return self in (ReasonUnknown.TIMEOUT, ReasonUnknown.INTERRUPTED, ReasonUnknown.CANCELLED)


def because(reason: str | None) -> str:
    """Return the reason in words, or the words of an engine as they are."""
    words: dict[str | None, str] = {
        ReasonUnknown.TIMEOUT: "time limit reached",
        ReasonUnknown.TECHNIQUES: "no step with one of these names was found",
        ReasonUnknown.TOO_LARGE: "the formula does not fit into memory",
    }
    return words.get(reason, reason or "")


class Explained(NotTrueOrFalse):
    """An answer that says why it is not a better one: a reason, and perhaps words about it."""

    reason: ReasonUnknown | None
    words: str

    @property
    def why(self) -> str | None:
        return self.words or self.reason


class Drawn(Protocol):
    """A puzzle, as far as its answers need it to be shown."""

    def solution_text(self, solution: Any) -> str: ...
    def picture(self, solution: Any = None) -> Any: ...


class DrawnBoard(Drawn, Protocol):
    """The same of a puzzle whose solutions are boards; `noun`: what answers count of their cells."""

    @property
    def noun(self) -> str: ...
    def that_count(self, cells: Collection[Cell]) -> Collection[Cell]: ...


@dataclass(frozen=True)
class Answer(Explained):
    """Is there a model? With UNKNOWN: the reason, and perhaps the engine's words about it.

    With UNSAT: the second engine that confirms it, if one was asked, and whether a proof was checked.
    """

    verdict: Verdict
    reason: ReasonUnknown | None = None
    words: str = ""
    confirmed_by: str | None = None
    proven: bool = False


class UnsatBy(NamedTuple):
    """Who says 'unsat': an engine, and perhaps a second one; `proven`: our own checker has checked a proof."""

    engine: str
    confirmed_by: str | None = None
    proven: bool = False


def unsat_by(engine: str, answer: Answer) -> UnsatBy | None:
    """Return who says 'unsat'; None if the answer is not UNSAT."""
    return UnsatBy(engine, answer.confirmed_by, answer.proven) if answer.verdict is Verdict.UNSAT else None


class Solved(Explained, Value):
    """An answer that holds solutions of a puzzle; printed, it is the verdict and the text of each solution.

    `exhausted`: there are no others, says `unsat_by`. `reason`: why the search ended early, if it did. `seconds`: time
    spent by stage.
    """

    verdict: StrEnum
    solutions: Sequence[Any]
    exhausted: bool = False
    reason: ReasonUnknown | None = None
    seconds: Mapping[str, float]
    words: str = ""
    unsat_by: UnsatBy | None = None
    puzzle: Drawn
    hidden = frozenset({"puzzle"})
    _repr_html_: ClassVar[Callable[[Any], str]]  # for notebooks; the package sets it, because views/ comes later

    def __str__(self) -> str:
        verdict = f"{self.verdict} ({self.why})" if self.why else str(self.verdict)
        return "\n".join([verdict, *map(self.puzzle.solution_text, self.solutions)]).rstrip("\n")


class Outcome(Solved):
    """What a search for solutions found."""

    verdict: Verdict
    solutions: tuple[Board, ...]


class Checked(Solved):
    """Whether there is exactly one solution; at most two of them are kept.

    `differing`: cells that are known to differ between solutions. `backbone`: of several solutions, the cells that are
    the same in all; None if that was not decided, and then more cells may differ. `unsat_by`: who says that there is no
    other solution, or none that departs from the backbone.
    """

    verdict: Uniqueness
    solutions: tuple[Board, ...]
    backbone: frozenset[Cell] | None = None
    differing: frozenset[Cell] = frozenset()
    puzzle: DrawnBoard

    @property
    def in_words(self) -> str:
        match self.verdict:
            case Uniqueness.UNIQUE:
                return "exactly one solution"
            case Uniqueness.NONE:
                return "no solution"
            case Uniqueness.UNKNOWN:
                found = "a solution, but whether it is unique is " if self.solutions else ""
                return f"{found}unknown: {because(self.why)}"
            case Uniqueness.MULTIPLE:
                noun, differing = self.puzzle.noun, len(self.puzzle.that_count(self.differing))
                if self.backbone is None:
                    return f"several solutions; at least {differing} {noun}s differ ({because(self.why)})"
                parts = f"one {noun} differs" if differing == 1 else f"{differing} {noun}s differ"
                same = len(self.puzzle.that_count(self.backbone))
                return f"several solutions; {parts}, {same} {'is' if same == 1 else 'are'} the same in all of them"


class Counted(Explained, Value):
    """How many solutions were found; if `exhausted`, there are no others, says `unsat_by`."""

    verdict: Verdict
    count: int = 0
    exhausted: bool = False
    reason: ReasonUnknown | None = None
    seconds: Mapping[str, float]
    words: str = ""
    unsat_by: UnsatBy | None = None

    def __str__(self) -> str:
        found = "1 solution" if self.count == 1 else f"{self.count} solutions"
        return found if self.exhausted else f"at least {found}" + (f" ({self.why})" if self.why else "")


class Violation(NamedTuple):
    """The sentence of a broken rule, and the cells it speaks of."""

    rule: str
    cells: tuple[Cell, ...]


class Planned(Solved):
    """What a search for a shortest plan found: at most one plan.

    `bound`: no plan has fewer steps; None if there is no plan. `optimal`: no plan is shorter. `horizon`: that of the
    formula behind the answer, if there was one. With UNSAT, `words` say why. `unsat_by`: who says that the longest
    horizon without a plan has none; None if that needed no engine.
    """

    verdict: Verdict
    solutions: tuple[str, ...] = ()
    bound: int | None = None
    optimal: bool = False
    horizon: int | None = None
