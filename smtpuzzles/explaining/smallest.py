"""The smallest step: the fewest rules that, with what is known, show a literal that nobody knows yet.

Whoever shows a target by rules needs one of every correction set: the rules that some assignment breaks in which the
target is false. So the search tries the smallest sets of rules that hit all known correction sets, until one shows its
target; each other one gives a new assignment, and so a correction set for every target that is false in it. All
targets are tried with k rules before any with k + 1: the first step that is found is proven to be a smallest one.
"""

from collections.abc import Sequence

import numpy as np

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.kernel.arrays import arrays_of, new_walk, numbers
from smtpuzzles.explaining.kernel.families import FULL, TIRED, Store, renew, search, seed
from smtpuzzles.explaining.kernel.models import needed, settle, shown
from smtpuzzles.explaining.propagator import Known
from smtpuzzles.explaining.sheet import Found, Sheet
from smtpuzzles.model import Literal

MANY = 2**30  # the bound of targets that are known
LARGEST = 100  # rules of a step
MOST = 2000  # branches of one question
PATIENCE = 2_000_000  # branches of the search for hitting sets; fewer after a step for which they were too few


class Smallest:
    """Finds smallest steps; what is known may only grow.

    `reference`: the true variables of a solution; without any, the search begins where most rules are obeyed.
    """

    def __init__(self, sheet: Sheet, targets: Sequence[Literal], reference: Sequence[Literal], known: Known) -> None:
        size = sheet.variables + 1
        self._arrays = arrays_of(sheet.rules, sheet.variables)
        self._reference = np.zeros(size, np.int8)
        self._reference[[literal for literal in reference if literal > 0]] = 1
        self._known = np.full(size, -1, np.int8)
        self._fixed = np.zeros(size, np.bool_)
        self._how = self._reference, MOST
        self._patience = PATIENCE
        self._store = new_store(len(sheet.rules), size, targets)
        self._walk = new_walk(self._arrays)
        self._note(known)
        if not reference:
            self._reference[self._known > 0] = 1
            settle(self._arrays, self._walk, self._reference, self._fixed)
        while not seed(self._arrays, self._store, self._walk, self._reference, self._fixed):
            self._store = larger(self._store)
            self._store.counts[:] = 0

    def next(self, known: Known, deadline: Deadline, most: int = LARGEST) -> Found | None:
        """Return a smallest step; one without rules if it needs more than `most`, or too long; None: time is over."""
        if self._note(known):
            while not renew(self._arrays, self._store, self._walk, self._known, self._fixed):
                self._store = larger(self._store)
                self._store.bounds[self._store.bounds < MANY] = 1  # some sets are lost
        work = np.array([self._patience])
        while not deadline.expired():
            bound = int(self._store.bounds.min())
            if bound > most:
                return Found(0, (), bound)
            about = self._arrays, self._store, self._walk
            size, target = search(*about, bound, self._reference, self._known, self._fixed, work)
            if size > 0:
                literal = int(self._store.targets[target])
                self._patience = min(PATIENCE, 2 * self._patience)
                return Found(literal, tuple(sorted(self._store.found[:size].tolist())), size)
            if size == TIRED:
                self._patience = PATIENCE // 10
                return Found(0, (), bound)
            if size == FULL:
                self._store = larger(self._store)
        return None

    def all_shown(self, rules: tuple[int, ...], known: Known) -> tuple[Literal, ...]:
        """Return the targets that these rules show, in reading order."""
        about = {v for rule in rules for v in self._variables(rule) if not known[v]}
        targets = [int(target) for target in self._store.targets if abs(int(target)) in about]
        return tuple([target for target in targets if self._shown(rules, [target])])

    def facts(self, rules: tuple[int, ...], literals: tuple[Literal, ...], sheet: Sheet) -> tuple[Literal, ...]:
        """Return known literals from which the rules show these, without cells that are not needed."""
        about = sorted({variable for rule in rules for variable in self._variables(rule) if self._known[variable] >= 0})
        cells = {sheet.cell(variable): number for number, variable in enumerate(about)}
        groups = np.full(len(self._known), -1, np.int32)
        for variable in about:
            groups[variable] = cells[sheet.cell(variable)]
        kept = needed(self._arrays, numbers(rules), self._known, groups, len(about), numbers(literals), *self._how)
        return tuple([v if self._known[v] else -v for v in about if kept[groups[v]]])

    def models(self, most: int) -> list[tuple[list[Literal], list[int]]]:
        """Return assignments, at most so many, that prove all bounds: the true variables, and the broken rules."""
        store = self._store
        counts = np.where(store.bounds < MANY, store.counts[1:], 0)
        rows = np.unique(np.concatenate([store.families[target, :count] for target, count in enumerate(counts)]))
        every = np.arange(len(self._arrays.rule_starts) - 1)
        broken = (store.sets[rows[:most]][:, every >> 6] >> (every & 63).astype(np.uint64)) & np.uint64(1)
        each = zip(store.assignments[rows[:most]], broken, strict=True)
        return [(np.flatnonzero(values).tolist(), np.flatnonzero(breaks).tolist()) for values, breaks in each]

    def _variables(self, rule: int) -> list[int]:
        starts = self._arrays.variable_starts
        return [int(variable) for variable in self._arrays.variables[starts[rule] : starts[rule + 1]]]

    def _shown(self, rules: Sequence[int], literals: Sequence[Literal]) -> bool:
        return bool(shown(self._arrays, numbers(rules), self._known, numbers(literals), *self._how))

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
    return store._replace(
        assignments=np.concatenate([store.assignments, np.zeros_like(store.assignments)]),
        sets=np.concatenate([store.sets, np.zeros_like(store.sets)]),
        sizes=np.concatenate([store.sizes, np.zeros_like(store.sizes)]),
        families=np.concatenate([store.families, np.zeros_like(store.families)], axis=1),
    )
