"""Which variable to flip: a module for each heuristic, found by listing this folder.

A module ends with a line `HEURISTIC = Heuristic(...)`. Its `walk` takes the state, the noise, and how many flips to
make at the most; it ends before when no clause is false. The few lines of its loop stand in every module: a shared loop
would have to be given a function, and what numba compiles for that it does not keep.
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.errors import UsageError
from smtpuzzles.walksat.arrays import Arrays
from smtpuzzles.walksat.kernel import State

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
    return sorted(load_module(module.name).name for module in pkgutil.iter_modules(__path__))


def load_module(module: str) -> Heuristic:
    heuristic = import_module(f"{__name__}.{module}").HEURISTIC
    assert isinstance(heuristic, Heuristic)
    return heuristic


def load(name: str) -> Heuristic:
    """The heuristic of this name; a + or - in it has no place in the name of a module."""
    module = name.replace("-", "_").replace("+", "_plus")
    # Only this one is imported, unless there is none of this name.
    if module not in [found.name for found in pkgutil.iter_modules(__path__)] or load_module(module).name != name:
        raise UsageError(f"unknown heuristic '{name}': expected one of {', '.join(names())}")
    return load_module(module)
