"""A kind, as the program finds it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from smtpuzzles.base.text import Source
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.setters import BoardSetter, PlanSetter


@dataclass(frozen=True)
class Kind:
    """What the program knows of a kind before it has seen a puzzle.

    `variants`: the rule variants and what each means, the default first. `prompts`: what a person at a terminal is
    asked for, line by line, when no file is named; empty when the text is too long to type. `levels`: cuts a text into
    its puzzles, for kinds whose files hold several. `setter`: makes new puzzles, where that is possible.
    """

    name: str
    title: str
    variants: Mapping[str, str]
    parse: Callable[[Source, str], AnyPuzzle]
    prompts: tuple[str, ...] = ()
    levels: Callable[[Source], list[Source]] | None = None
    setter: BoardSetter | PlanSetter | None = None
