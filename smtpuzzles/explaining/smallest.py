"""The smallest step: the fewest rules that, with what is known, show a literal that nobody knows yet.

Whoever shows a target by rules needs one of every correction set: the rules that some assignment breaks in which the
target is false. So the search tries the smallest sets of rules that hit all known correction sets, until one shows its
target; each other one gives a new assignment, and so a correction set for every target that is false in it. All
targets are tried with k rules before any with k + 1: the first step that is found is proven to be a smallest one.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.kernel.arrays import arrays_of, new_walk
from smtpuzzles.explaining.kernel.families import FULL, NONE, TIRED, Store, renew, search, seed
from smtpuzzles.explaining.propagator import Known
from smtpuzzles.explaining.sheet import Sheet
from smtpuzzles.model import Literal

MANY = 2**30  # the bound of targets that are known
PATIENCE = 3_000_000  # branches of the search for hitting sets


class Found(NamedTuple):
    """The target that rules show, by their numbers; without rules, only that `bound` are needed."""

    target: Literal
    rules: tuple[int, ...]
    bound: int


class Smallest:
    """Finds smallest steps; what is known may only grow. `reference`: an assignment that obeys most rules."""

    def __init__(self, sheet: Sheet, targets: Sequence[Literal], reference: Sequence[Literal], known: Known) -> None:
        size = sheet.variables + 1
        self._arrays = arrays_of(sheet.rules, sheet.variables)
        self._reference = np.zeros(size, np.int8)
        self._reference[[literal for literal in reference if literal > 0]] = 1
        self._known = np.full(size, -1, np.int8)
        self._fixed = np.zeros(size, np.bool_)
        self._fixed[0] = True
        self._store = new_store(len(sheet.rules), size, targets)
        self._walk = new_walk(self._arrays)
        self._note(known)
        while not seed(self._arrays, self._store, self._walk, self._reference, self._fixed):
            self._store = larger(self._store)
            self._store.counts[:] = 0

    def next(self, known: Known, deadline: Deadline, most: int) -> Found | None:
        """Return a smallest step of at most `most` rules, or None: there is none, or no more patience."""
        if self._note(known):
            while not renew(self._arrays, self._store, self._walk, self._known, self._fixed):
                self._store = larger(self._store)
        for bound in range(1, most + 1):
            size, target = self._search(bound, deadline)
            if size > 0:
                literal = int(self._store.targets[target])
                return Found(literal, tuple(sorted(self._store.found[:size].tolist())), size)
            if size != NONE:
                return None
        return None

    def _search(self, most: int, deadline: Deadline) -> tuple[int, int]:
        work = np.array([PATIENCE])
        while not deadline.expired():
            about = self._arrays, self._store, self._walk
            size, target = search(*about, most, self._reference, self._known, self._fixed, work)
            if size != FULL:
                return size, target
            self._store = larger(self._store)
        return TIRED, 0

    def _note(self, known: Known) -> bool:
        """Take over what is known; return whether that is more than before."""
        before = self._fixed.sum()
        for variable in range(1, len(self._known)):
            if known[variable]:
                self._known[variable] = known[variable] > 0
                self._fixed[variable] = True
        self._store.bounds[self._fixed[np.abs(self._store.targets)]] = MANY
        return bool(self._fixed.sum() > before)


def new_store(rules: int, variables: int, targets: Sequence[Literal], rows: int = 4096, longest: int = 256) -> Store:
    return Store(
        np.zeros((rows, variables), np.int8),
        np.zeros((rows, (rules + 63) // 64), np.uint64),
        np.zeros(rows, np.int32),
        np.zeros(1 + len(targets), np.int64),
        np.zeros((len(targets), longest), np.int32),
        np.array(targets, np.int32),
        np.ones(len(targets), np.int32),
        np.zeros(rules, np.int32),
        np.zeros(rules, np.int32),
    )


def larger(store: Store) -> Store:
    """Return the store with twice the room."""
    rows, longest = len(store.sizes), store.families.shape[1]
    return store._replace(
        assignments=np.concatenate([store.assignments, np.zeros_like(store.assignments)]),
        sets=np.concatenate([store.sets, np.zeros_like(store.sets)]),
        sizes=np.concatenate([store.sizes, np.zeros_like(store.sizes)]),
        families=np.concatenate([store.families, np.zeros_like(store.families)], axis=1),
    )
