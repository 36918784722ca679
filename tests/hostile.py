"""A kind that makes trouble: the variant says which. Tests give its path where a name of a kind is expected."""

import signal
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from time import sleep
from typing import Any, ClassVar

from smtpuzzles.base.grid import board_of
from smtpuzzles.base.text import Source
from smtpuzzles.kinds._template import Rooks
from smtpuzzles.model import AnyOf, Board, Formula, Model, Rule
from smtpuzzles.puzzle import Kind
from smtpuzzles.puzzle.quick import Quick
from smtpuzzles.result import Uniqueness, Violation
from tests.conftest import endless

ROOKS = board_of(["_____"] * 5)
PRESSED_AT = 3  # the solution at which 'pressed while verifying' gets Ctrl-C


class EndlessModel(Model):
    @property
    def formula(self) -> Formula:
        return endless()


class Endless(tuple[Any, ...]):
    """Nobody gets to the end of it."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        return endless()


class Pressed(tuple[Any, ...]):
    """Who reads it gets Ctrl-C, and does not get to the end of it."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        signal.raise_signal(signal.SIGINT)
        return endless()


class TooMany(Endless):
    """So many literals that no machine has the memory for them."""

    __slots__ = ()

    def __len__(self) -> int:
        return 10**12


@dataclass(frozen=True)
class Hostile(Rooks):
    kind: ClassVar[str] = "hostile"

    def build_model(self) -> Model:
        model = super().build_model()
        match self.variant:
            case "slow":
                sleep(0.05)
            case "endless model":
                endless()
            case "endless formula":
                return EndlessModel(*model)
            case "endless rules":
                return model._replace(rules=Endless(model.rules))
            case "too many literals":
                return model._replace(rules=(Rule("much", (), (AnyOf(TooMany()),)),) * 5000)
            case "pressed in the model":
                signal.raise_signal(signal.SIGINT)
            case "pressed in the rules":
                return model._replace(rules=Pressed(model.rules))
        return model

    @cached_property
    def _looks(self) -> Iterator[int]:
        return count(1)

    def violations(self, solution: Board) -> list[Violation]:
        if self.variant == "wrong":
            return [Violation("row 1 has exactly one rook", ((1, 1),))]
        if self.variant == "pressed while verifying" and next(self._looks) == PRESSED_AT:
            signal.raise_signal(signal.SIGINT)
        return super().violations(solution)

    def solution_text(self, solution: Board) -> str:
        assert self.variant != "no text", "nobody asked for the text of a solution"
        return super().solution_text(solution)


VARIANTS = (
    "slow",
    "endless model",
    "endless formula",
    "endless rules",
    "too many literals",
    "pressed in the model",
    "pressed in the rules",
    "pressed while verifying",
    "wrong",
    "no text",
)


def parse(source: Source, variant: str) -> Hostile:
    return Hostile(Rooks.parse(source, variant).board, variant)


def quick() -> Quick:
    return Quick(lambda *_: True, lambda texts: [(Uniqueness.NONE, "") for _ in texts])


KIND = Kind("hostile", "rooks that make trouble", {name: name for name in VARIANTS}, parse, quick=quick, api=2)
