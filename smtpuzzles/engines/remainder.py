"""What is left of a formula when some literals are known: fewer variables, fewer and shorter constraints.

need   of the literals of a constraint, at least this number must be true: 1 for a clause
"""

from collections.abc import Iterable, Sequence

import numpy as np

from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.engines.table import MINICARD
from smtpuzzles.model import AtMost, Literal


class Whole:
    """The formula, as arrays: the literals of all constraints, one after another, and where each begins."""

    def __init__(self, cnf: Cnf, at_most: Sequence[AtMost]) -> None:
        self.cnf = cnf
        # The last one needs nothing: of no constraints at all, numpy would not know the type.
        groups = [*cnf.clauses, *[[-literal for literal in literals] for _, literals in at_most], []]
        needs = [1] * len(cnf.clauses) + [len(literals) - number for number, literals in at_most] + [0]
        sizes = [max(1, len(group)) for group in groups]
        # Literal 0 is false: it stands in clauses that would be empty. Numbers of places are 0 or more.
        self.places = np.array([literal for group in groups for literal in group or [0]]) + cnf.variables
        self.needs = np.array(needs)
        self.starts = np.cumsum([0, *sizes[:-1]])
        self.group = np.repeat(np.arange(len(groups)), sizes)

    def left(self, known: frozenset[Literal]) -> tuple[list[int], list[Clause], list[AtMost]]:
        """Return the unknown variables, and what is said of them; in it, they are numbered from 1."""
        variables = self.cnf.variables
        value = np.zeros(2 * variables + 1, np.int8)
        true = np.fromiter(known, np.int64, len(known))
        # Where propagation has contradicted an assumption, both literals are false, and so is the constraint it used.
        value[variables + true], value[variables - true], value[variables] = 1, -1, -1
        unknown = np.flatnonzero(value[variables:] == 0)
        number = np.zeros_like(value, np.int64)
        number[variables + unknown] = np.arange(1, len(unknown) + 1)
        number[variables - unknown] = -number[variables + unknown]
        values = value[self.places]
        needs = self.needs - np.add.reduceat(values > 0, self.starts, dtype=np.int64)
        open_needs = needs > 0
        stays = (values == 0) & open_needs[self.group]
        sizes = np.add.reduceat(stays, self.starts, dtype=np.int64)[open_needs]
        literals: list[Literal] = number[self.places[stays]].tolist()
        clauses: list[Clause] = []
        at_most: list[AtMost] = []
        end = 0
        for size, need in zip(sizes.tolist(), needs[open_needs].tolist(), strict=True):
            start, end = end, end + size
            part = literals[start:end]
            if need == 1:
                clauses.append(part)
            elif need < size:
                at_most.append(AtMost(size - need, tuple([-literal for literal in part])))
            else:  # all, or more than there are
                clauses += [[literal] for literal in part] if need == size else [[]]
        return unknown.tolist(), clauses, at_most


class Remainder(LibrarySession):
    """A session on what is left; literals have their numbers of the whole formula. It takes no assumptions."""

    def __init__(self, whole: Whole, known: frozenset[Literal]) -> None:
        own = len(whole.cnf.names)
        self._known = known
        self._sure = [literal for literal in known if 0 < literal <= own]
        self._unknown, clauses, at_most = whole.left(known)
        self._numbers = {variable: number for number, variable in enumerate(self._unknown, 1)}
        names = tuple([whole.cnf.names[variable - 1] for variable in self._unknown if variable <= own])
        super().__init__(MINICARD, Cnf(names, len(self._unknown), clauses), at_most)

    def true(self) -> list[Literal]:
        return [*self._sure, *[self._unknown[number - 1] for number in super().true()]]

    def require(self, any_of: Iterable[Literal]) -> None:
        literals = [literal for literal in any_of if -literal not in self._known]
        if self._known.isdisjoint(literals):
            super().require([self._numbers[abs(literal)] * (1 if literal > 0 else -1) for literal in literals])
