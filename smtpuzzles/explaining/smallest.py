"""The smallest step: the fewest rules that, with what is known, show a literal that nobody knows yet.

Whoever shows a target by rules needs one of every correction set: the rules that some assignment breaks in which the
target is false. So the search tries the smallest sets of rules that hit all known correction sets, until one shows its
target; each other one gives a new assignment, and so a correction set for every target that is false in it. All
targets are tried with k rules before any with k + 1: the first step that is found is proven to be a smallest one.
Sets of rules that players use at once, composites, count as fewer: see `Prepared.composites`. A rule with a `least`
counts as more: it is left out as long as fewer rules are looked for.

A short chain of consequences (kernel/chains.py) is found first. It is nearly always a smallest step, so that only steps
of fewer rules are searched for; where single rules lead no further, a chain of two needs no search at all. If there is
neither a chain nor a step that is found soon, chains may have cases (kernel/splits.py).

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
from smtpuzzles.explaining.numbers import flat, numbers_of, starts
from smtpuzzles.model import Literal, literals_of
from smtpuzzles.solving.prepared import Prepared

LARGEST = 100  # rules of a step
MOST = 2000  # branches of one question
WORK = 100_000  # branches of all questions about one step
PATIENCE, LATER = (
    150_000,
    50_000,
)  # branches of the search for hitting sets, and once these were too few
# Of chains with cases: their rules, the constraints that are followed, and branches of questions what can be left out.
LARGEST_SPLIT, FOLLOWED, SPLIT_WORK = 40, 1_000_000, 5_000
FOREVER = 2**31 - 1
ROWS, LONGEST = 4096, 256  # assignments, and those of one target, for which there is room at the start


class Implication(NamedTuple):
    """The target that rules show, by their numbers, and the facts that they need; None: still to be found.

    `bound`: any step counts as so many rules. There may be no rules, but only that.
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
        self._prepared, room = prepared, (self._numbers(targets), ROWS, LONGEST)
        self._store = self._kernel.new_store(len(prepared.rules), size, *room, *self._composites())
        self._walk = self._kernel.new_walk(self._arrays)
        self._chain = self._kernel.new_chain(self._arrays, LARGEST)
        self._cases: Any = None
        self._renewed: bool | None = None
        self._note(known)
        for variable in reference or [v for v in range(1, size) if known[v] > 0]:
            if variable > 0:
                self._reference[variable] = 1
        if not reference:
            self._in_time(self._kernel.settle, self._arrays, self._walk, self._reference, self._fixed)

    def next(self, known: Known, least: int = 1, most: int = LARGEST) -> Implication:
        """Return a smallest step; one without rules if it needs more than `most`, or too long.

        `least`: the caller knows that fewer rules show nothing.
        """
        self._note(known)
        chain = self._shortest_chain(least, most)
        if chain.rules and chain.bound <= least:
            return chain
        found = self._between(least, chain.bound - 1 if chain.rules else most)
        if not (found.rules or chain.rules) and found.bound <= most:
            chain = self._shortest_split(found.bound, min(most, LARGEST_SPLIT))
        return found if found.rules else chain._replace(bound=found.bound)

    def leave_out(self, literals: Iterable[Literal]) -> None:
        """Look for no step to these targets any more; what is known must not grow after that."""
        left_out = {*literals}
        for place, target in enumerate(self._targets):
            if target in left_out:
                self._store.targets[place], self._store.bounds[place] = 0, self._kernel.KNOWN

    def _shortest_chain(self, least: int, most: int) -> Implication:
        return self._by_chain(self._kernel.shortest_chain, least, most, *self._limits())

    def _shortest_split(self, least: int, most: int) -> Implication:
        """Return a chain with cases: the shortest of those that are found."""
        if self._cases is None:
            self._cases = self._kernel.new_cases(self._arrays, LARGEST)
        work, followed = self._numbers([SPLIT_WORK]), self._numbers([FOLLOWED])
        how = MOST, work, self._walk.stop, self._cases, followed
        return self._by_chain(self._kernel.shortest_split, least, most, *how)

    def _by_chain(self, function: Callable[..., Any], least: int, most: int, *limits: Any) -> Implication:
        how = self._store.targets, self._values, self._reference, least, most + 1, *limits
        place, counts, length = self._in_time(function, self._arrays, self._chain, *how)
        if counts > most:
            return Implication(0, (), 1)
        rules = tuple(sorted(map(int, islice(self._chain.rules, length))))
        return Implication(self._targets[place], rules, self._prepared.weight(rules))

    def _between(self, least: int, most: int) -> Implication:
        """Return a smallest step of at most so many rules; if there is none, only the bound of all is of interest."""
        kernel, how = self._kernel, (self._reference, self._values, self._fixed)
        if self._renewed is not True:
            change, values = (kernel.renew, self._values) if self._renewed is False else (kernel.seed, self._reference)
            while not self._in_time(change, self._arrays, self._store, self._walk, values, self._fixed):
                self._store = kernel.larger(self._store)
            self._renewed = True
        kernel.raise_bounds(self._store, least)
        work = self._numbers([self._patience])
        while True:
            size, target, bound = self._in_time(kernel.search, self._arrays, self._store, self._walk, most, *how, work)
            if size > 0:
                self._patience = min(PATIENCE, 2 * self._patience)
                rules = tuple(sorted(map(int, islice(self._store.found, size))))
                rules = rules if size <= bound else self._needed(rules, self._targets[target])
                return Implication(self._targets[target], rules, bound)
            if size == kernel.TIRED:
                self._patience = LATER
            if size in (kernel.TIRED, kernel.OVER):
                return Implication(0, (), bound)
            if size == kernel.FULL:
                self._store = kernel.larger(self._store)

    def _composites(self) -> tuple[Any, Any]:
        sets = [sorted(some) for some in self._prepared.composites]
        lists = self._numbers(starts(sets)), self._numbers(flat(sets))
        prices = self._numbers([*self._prepared.composites.values()])
        return self._kernel.composite_sets(len(self._prepared.rules), *lists), prices

    def _needed(self, rules: tuple[int, ...], target: Literal) -> tuple[int, ...]:
        """Return those of the rules that are needed to show the target; those with many open literals go first."""
        every = {n: [one for c in self._prepared.rules[n].constraints for one in literals_of(c)] for n in rules}
        still_open = {rule: sum([not self._known[abs(one)] for one in literals]) for rule, literals in every.items()}
        numbers = self._numbers(sorted(rules, key=lambda rule: -still_open[rule]))
        how = self._values, self._numbers([target]), self._reference, MOST, self._numbers([WORK])
        length = self._in_time(self._kernel.shrink, self._arrays, numbers, len(rules), *how)
        return tuple(sorted(map(int, islice(numbers, length))))

    def all_shown(self, found: Implication) -> tuple[Literal, ...]:
        """Return the open targets that the rules of this step show, in reading order."""
        how = self._values, self._store.targets, self._reference, *self._limits()
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
        how = self._numbers(groups), len(about), self._numbers(literals), self._reference, *self._limits()
        given = self._arrays, self._numbers(rules), self._values, *how
        kept = list(self._in_time(self._kernel.needed, *given))
        return tuple([v * self._known[v] for v in about if kept[groups[v]]])

    def models(self, most: int) -> list[tuple[list[Literal], list[int]]]:
        """Return assignments, at most so many, that prove all bounds: the true variables, and the broken rules.

        If no step was asked for, they prove that no single rule shows a target.
        """
        if self._renewed is None:
            self._patience = FOREVER
            self._between(1, 1)
        store, row_of = self._store, self._kernel.row_of
        rows = islice(self._kernel.used_rows(store, self._fixed), most)
        return [(true(row_of(store.assignments, row)), members(row_of(store.sets, row))) for row in rows]

    def _limits(self) -> tuple[int, Any, Any]:
        return MOST, self._numbers([WORK]), self._walk.stop

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

    def _note(self, known: Known) -> None:
        """Take over what is known."""
        new = [v * known[v] for v in range(1, len(self._known)) if known[v] and not self._known[v]]
        for literal in new:
            self._known[abs(literal)] = 1 if literal > 0 else -1
            self._reference[abs(literal)] = int(literal > 0)  # one that is no solution may have it otherwise
        self._kernel.note(self._store, self._values, self._fixed, self._numbers(new))
        if new and self._renewed:
            self._renewed = False


def true(values: Iterable[int]) -> list[int]:
    return [variable for variable, value in enumerate(values) if value]


def members(words: Iterable[int]) -> list[int]:
    """Return the members of a set in words of 32 bits, which may have a sign."""
    return [32 * place + bit for place, word in enumerate(words) for bit in range(32) if int(word) >> bit & 1]
