"""Which variable to flip: a module for each heuristic, found by listing this folder.

A module ends with a line `HEURISTIC = Heuristic(...)`. Its `walk` takes the state, the noise, and how many flips to
make at the most; it ends before when no clause is false. The few lines of its loop stand in every module: a shared loop
would have to be given a function, and what numba compiles for that it does not keep.
"""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.errors import UsageError
from smtpuzzles.walksat.arrays import Arrays
from smtpuzzles.walksat.kernel import State
from smtpuzzles.walksat.settings import heuristic_names

Walk = Callable[[State, float, int], None]


def no_table(_: Arrays) -> NDArray[np.float64]:
    return np.zeros(0)


class Heuristic(NamedTuple):
    """`noise` is what to take where nothing is said, `noisy` whether it plays a part; `table` makes numbers of the
    formula, once."""

    name: str
    title: str
    walk: Walk
    noise: float
    table: Callable[[Arrays], NDArray[np.float64]] = no_table
    noisy: bool = True


def names() -> list[str]:
    return heuristic_names()


def load(name: str) -> Heuristic:
    """The heuristic of this name; a + or - in it has no place in the name of a module."""
    if name not in names():
        raise UsageError(f"unknown heuristic '{name}': expected one of {', '.join(names())}")
    module = name.replace("-", "_").replace("+", "_plus")
    heuristic = import_module(f"{__name__}.{module}").HEURISTIC
    assert isinstance(heuristic, Heuristic)
    assert heuristic.name == name
    return heuristic
