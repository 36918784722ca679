"""Sizes of small boards of each kind that makes new ones; they follow from the kind, and no test lists them."""

from functools import cache
from random import Random

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.errors import UsageError
from smtpuzzles.generating.request import Request, make_request
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.setters import BoardSetter
from tests.conftest import JUDGE

BOARD_KINDS = [name for name in kinds.names() if isinstance(kinds.load(name).setter, BoardSetter)]
CLUED_KINDS = [name for name in BOARD_KINDS if kinds.load(name).setter.clues]
_SQUARES = [(size, size) for size in range(3, 10)]


def blank_of(request: Request) -> CluedPuzzle:
    setter = kinds.load(request.kind).setter
    assert isinstance(setter, BoardSetter)
    return setter.blank(request.wanted(Random(1)))


def _has_solutions(kind: str, size: Cell, number: int) -> bool:
    try:
        return len(smtpuzzles.solve(blank_of(make_request(kind, size)), limit=number, engine=JUDGE).solutions) == number
    except UsageError:
        return False


@cache
def tiny(kind: str) -> Cell:
    """Return a size of boards that differ, of which all solutions can be listed; of some kinds, each blank differs."""
    return next((size for size in _SQUARES if _has_solutions(kind, size, 10)), (5, 5))


@cache
def small(kind: str) -> Cell:
    """Return a size of boards on which what holds for boards of every size shows soon."""
    return next((size for size in [(5, 5), (6, 6)] if _has_solutions(kind, size, 1)), make_request(kind).size)
