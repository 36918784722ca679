"""Which variable to flip: a module for each heuristic, found by listing this folder.

A module ends with `HEURISTIC = Heuristic(...)`. Its `walk` takes the state, the noise, and the number of flips; it ends
earlier when no clause is false. Every module has this loop itself: a shared one would need a function as an argument,
and numba does not cache what it compiles for that.
"""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.base.text import unknown
from smtpuzzles.walksat.arrays import ClauseArrays
from smtpuzzles.walksat.kernel import State
from smtpuzzles.walksat.settings import heuristic_names


class Heuristic(NamedTuple):
    """`noise`: the default; `noisy`: whether the walk uses it; `table` computes numbers from the formula, once."""

    name: str
    title: str
    walk: Callable[[State, float, int], None]
    noise: float
    table: Callable[[ClauseArrays], NDArray[np.float64]] = lambda _: np.zeros(0)
    noisy: bool = True


names = heuristic_names


def load(name: str) -> Heuristic:
    """Import and return the heuristic of this name."""
    if name not in names():
        raise unknown("heuristic", name, names())
    module = name.replace("-", "_").replace("+", "_plus")
    heuristic = import_module(f"{__name__}.{module}").HEURISTIC
    assert isinstance(heuristic, Heuristic)
    assert heuristic.name == name
    return heuristic
