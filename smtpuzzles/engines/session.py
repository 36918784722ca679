"""The contract of an engine: what solves formulas, whatever it is.

engine    opens sessions
session   holds one formula and is asked, again and again, whether it has a model, while clauses are added to it
work      what the engine tells of its search: conflicts, decisions
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol, Self

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.model import Formula, Literal
from smtpuzzles.result import Answer


class Session(Protocol):
    """An engine holding a formula; use it in a `with`."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def check(self, deadline: Deadline) -> Answer:
        """Is there a model, within the time that is left?"""

    def true(self) -> list[Literal]:
        """The formula's variables that are true in the model just found."""

    def require(self, any_of: Iterable[Literal]) -> None:
        """From now on, at least one of these is true."""

    def statistics(self) -> Mapping[str, int]:
        """What the engine tells of its search."""


@dataclass(frozen=True)
class Engine:
    """A name, and how to open a session; told whether many questions will be asked, an engine may prepare for it."""

    name: str
    open: Callable[[Formula, bool], Session]
