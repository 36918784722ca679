"""The smallest step: the fewest rules that, with what is known, show a literal that nobody knows yet.

Whoever shows a target by rules needs one of every correction set: the rules that some assignment breaks in which the
target is false. So the search tries the smallest sets of rules that hit all known correction sets, until one shows its
target; each other one gives a new assignment, and so a correction set for every target that is false in it. All
targets are tried with k rules before any with k + 1: the first step that is found is proven to be a smallest one.

The arrays may be numpy's or a browser's: only the kernel's functions work on them.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.stopping import stopping
from smtpuzzles.explaining import kernel
from smtpuzzles.explaining.judges import Known
from smtpuzzles.explaining.numbers import numbers_of
from smtpuzzles.model import Literal, literals_of
from smtpuzzles.solving.prepared import Prepared

LARGEST = 100  # rules of a step
MOST = 2000  # branches of one question
PATIENCE = 2_000_000  # branches of the search for hitting sets; fewer after a step for which they were too few
ROWS, LONGEST = 4096, 256  # assignments, and those of one target, for which there is room at the start


class Implication(NamedTuple):
    """The target that rules show, by their numbers, and the facts that they need; None: still to be found.

    Without rules, only that `bound` are needed.
    """

    target: Literal
    rules: tuple[int, ...]
    bound: int
    facts: tuple[Literal, ...] | None = None


class Smallest:
    """Finds smallest steps; what is known may only grow.

    `reference`: the true variables of a solution; without any, the search begins where most rules are obeyed.
    Out of time, Expired is raised. ModuleNotFoundError: nothing here can compile the search.
    """

    def __init__(
        self,
        prepared: Prepared,
        targets: Sequence[Literal],
        reference: Sequence[Literal],
        known: Known,
        deadline: Deadline,
    ) -> None:
        self._kernel = kernel.functions()
        self._deadline = deadline
        size = prepared.variables + 1
        self._targets = targets
        lists = deadline.run(lambda: numbers_of(prepared.rules, prepared.variables))
        self._arrays = self._kernel.Arrays(*map(self._numbers, lists))
        self._reference, self._values, self._fixed = self._kernel.blank(size)
        self._known = [0] * size
        self._patience = PATIENCE
        self._store = self._kernel.new_store(len(prepared.rules), size, self._numbers(targets), ROWS, LONGEST)
        self._walk = self._kernel.new_walk(self._arrays)
        self._note(known)
        for variable in reference or [v for v in range(1, size) if known[v] > 0]:
            if variable > 0:
                self._reference[variable] = 1
        if not reference:
            self._in_time(self._kernel.settle, self._arrays, self._walk, self._reference, self._fixed)
        while not self._in_time(self._kernel.seed, self._arrays, self._store, self._walk, self._reference, self._fixed):
            self._store = self._kernel.larger(self._store)

    def next(self, known: Known, most: int = LARGEST) -> Implication:
        """Return a smallest step; one without rules if it needs more than `most`, or too long."""
        kernel, how = self._kernel, (self._reference, self._values, self._fixed)
        if self._note(known):
            while not self._in_time(kernel.renew, self._arrays, self._store, self._walk, self._values, self._fixed):
                self._store = kernel.larger(self._store)
        work = self._numbers([self._patience])
        while True:
            size, target, bound = self._in_time(kernel.search, self._arrays, self._store, self._walk, most, *how, work)
            if size > 0:
                self._patience = min(PATIENCE, 2 * self._patience)
                return Implication(
                    self._targets[target], tuple(sorted(map(int, islice(self._store.found, size)))), size
                )
            if size == kernel.TIRED:
                self._patience = PATIENCE // 10
            if size in (kernel.TIRED, kernel.OVER):
                return Implication(0, (), bound)
            if size == kernel.FULL:
                self._store = kernel.larger(self._store)

    def all_shown(self, found: Implication) -> tuple[Literal, ...]:
        """Return the open targets that the rules of this step show, in reading order."""
        how = self._values, self._store.targets, self._reference, MOST, self._walk.stop
        shown = self._in_time(self._kernel.all_shown, self._arrays, self._numbers(found.rules), *how)
        # The target of the step is shown for sure; here it may take too much work to show it again.
        return tuple(sorted({found.target, *[self._targets[number] for number in shown]}, key=abs))

    def facts(self, rules: tuple[int, ...], literals: tuple[Literal, ...], prepared: Prepared) -> tuple[Literal, ...]:
        """Return known literals from which the rules show these, without cells that are not needed."""
        constraints = [constraint for rule in rules for constraint in prepared.rules[rule].constraints]
        literals_in = {abs(literal) for constraint in constraints for literal in literals_of(constraint)}
        about = sorted(variable for variable in literals_in if self._known[variable])
        cells = {prepared.cell(variable): number for number, variable in enumerate(about)}
        groups = [-1] * len(self._known)
        for variable in about:
            groups[variable] = cells[prepared.cell(variable)]
        how = self._numbers(groups), len(about), self._numbers(literals), self._reference, MOST, self._walk.stop
        given = self._arrays, self._numbers(rules), self._values, *how
        kept = list(self._in_time(self._kernel.needed, *given))
        return tuple([v * self._known[v] for v in about if kept[groups[v]]])

    def models(self, most: int) -> list[tuple[list[Literal], list[int]]]:
        """Return assignments, at most so many, that prove all bounds: the true variables, and the broken rules."""
        store, row_of = self._store, self._kernel.row_of
        rows = islice(self._kernel.used_rows(store, self._fixed), most)
        return [(true(row_of(store.assignments, row)), members(row_of(store.sets, row))) for row in rows]

    def _in_time(self, function: Callable[..., Any], *given: Any) -> Any:
        """Return what a compiled function returns; it ends soon after there is no more time: raise Expired."""
        self._deadline.expect_time()
        self._walk.stop[0] = 0
        with stopping(self._deadline, self._stop):
            found = function(*given)
        self._deadline.expect_time()
        return found

    def _stop(self) -> None:
        self._walk.stop[0] = 1

    def _numbers(self, some: Sequence[int]) -> Any:
        return self._kernel.numbers(array("i", some))

    def _note(self, known: Known) -> bool:
        """Take over what is known; return whether that is more than before."""
        new = [v * known[v] for v in range(1, len(self._known)) if known[v] and not self._known[v]]
        for literal in new:
            self._known[abs(literal)] = 1 if literal > 0 else -1
        self._kernel.note(self._store, self._values, self._fixed, self._numbers(new))
        return bool(new)


def true(values: Iterable[int]) -> list[int]:
    return [variable for variable, value in enumerate(values) if value]


def members(words: Iterable[int]) -> list[int]:
    """Return the members of a set in words of 32 bits, which may have a sign."""
    return [32 * place + bit for place, word in enumerate(words) for bit in range(32) if int(word) >> bit & 1]
