"""What is wished for."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random, SystemRandom
from typing import Any

from smtpuzzles import kinds
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.setters import BoardSetter, Option, PlanSetter


class Sort(StrEnum):
    """How many solutions the puzzle shall have; the others are for teaching and testing."""

    UNIQUE = "unique"
    NONE = "none"
    MULTIPLE = "multiple"


@dataclass(frozen=True)
class Request:
    """A wish that was looked through.

    `clues`: just so many, or None. `redundant`: the share of spare clues that are kept. `options`: what the kind itself
    lets one choose.
    """

    kind: str
    size: Cell
    variant: str
    seed: int
    sort: Sort
    clues: int | None
    redundant: float
    options: Mapping[str, Any]

    def random(self, number: int, draw: int, attempt: int) -> Random:
        """For one attempt at one puzzle; words are turned into seeds in the same way everywhere."""
        return Random(f"{self.seed} {number} {draw} {attempt}")


def make_request(
    kind: str,
    size: Cell | None = None,
    variant: str | None = None,
    seed: int = 0,
    sort: Sort = Sort.UNIQUE,
    clues: int | None = None,
    redundant: float | None = None,
    options: Mapping[str, Any] | None = None,
) -> Request:
    """The order, with what is usual where nothing was wished."""
    setter = setter_of(kind)
    chosen = all_options(kind, setter.options, options or {})
    if isinstance(setter, PlanSetter):
        if clues is not None or redundant is not None:
            raise UsageError(f"a {kind} puzzle has no clues that could be counted or kept")
        if sort is Sort.MULTIPLE:
            raise UsageError(f"a {kind} puzzle may have as many solutions as it likes; that is not asked")
    if clues is not None and clues < 0:
        raise UsageError(f"a number of clues is 0 or more, not {clues}")
    if clues is not None and redundant is not None:
        raise UsageError("a number of clues and a share of redundant ones exclude each other")
    if redundant is not None and not 0 <= redundant <= 1:
        raise UsageError(f"a share of redundant clues is from 0 to 1, not {redundant:g}")
    made = Request(
        kind=kind,
        size=setter.usual if size is None else size,
        variant=kinds.variant_of(kind, variant),
        seed=seed,
        sort=sort,
        clues=clues,
        redundant=redundant or 0.0,
        options=chosen,
    )
    # An impossible wish is refused here, before anything is begun.
    if isinstance(setter, BoardSetter):
        if setter.all_clues and setter.all_clues(chosen) and (clues is not None or redundant is not None):
            raise UsageError("all clues are wished for: no number or share of them can be")
        setter.blank(made.size, made.variant, chosen, made.random(0, 0, 0))
    else:
        setter.refuse(made.size, chosen)
    return made


def drawn_seed() -> int:
    """For those who wish none; short enough to be typed again."""
    return SystemRandom().randrange(1_000_000)


def setter_of(kind: str) -> BoardSetter | PlanSetter:
    setter = kinds.load(kind).setter
    if setter is None:
        raise UsageError(f"new {kind} puzzles cannot be made")
    return setter


def all_options(kind: str, options: tuple[Option, ...], wished: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the kind, as wished or by default."""
    known = {option.name: option for option in options}
    for name, value in wished.items():
        option = known.get(name)
        if option is None:
            raise UsageError(f"the option {name} is not available for {kind}")
        if option.choices and value not in option.choices:
            raise UsageError(f"unknown {name} '{value}': expected one of {', '.join(option.choices)}")
    return {name: wished.get(name, option.default) for name, option in known.items()}
