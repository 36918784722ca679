"""The explanation of a puzzle: its steps to the solution, to the cells that all solutions share, or to a contradiction.

entries   the symbols that a player has entered; wrong ones are named, right ones are known from the start
"""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import cached_property
from itertools import islice
from typing import TypeVar

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.certificate import PathCertificate
from smtpuzzles.explaining.cores import clash, with_helpers
from smtpuzzles.explaining.cuts import with_cuts, with_derived
from smtpuzzles.explaining.judges import Known
from smtpuzzles.explaining.path import CONTRADICTION, Deduction, Path, used
from smtpuzzles.explaining.propagator import Propagator
from smtpuzzles.explaining.several import Several, several
from smtpuzzles.explaining.step import Step
from smtpuzzles.explaining.subject import Check, Subject
from smtpuzzles.explaining.words import Wording
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import ReasonUnknown, Uniqueness
from smtpuzzles.solving.entries import Finish, asking, finish
from smtpuzzles.solving.mus import Mus
from smtpuzzles.solving.preparing import Preparations
from smtpuzzles.solving.uniqueness import check_within

One = TypeVar("One")
SMALL = 4  # rules of a step that needs no others before it


class Explanation(Subject):
    """What there is to explain.

    `wrong`: the entries that no solution has; `right`: those that all have; `clashing`: each of these is in a
    solution, also if others are wrong, but all of them are in none.
    """

    names: frozenset[str] | None = None  # of the steps, if not all may be used
    proven = ", proven fewest"  # what is proven of the number of rules of a step

    def __init__(
        self,
        puzzle: AnyPuzzle,
        deadline: Deadline,
        entries: Board | None = None,
        certify: bool = False,
        preparations: Preparations | None = None,
        check: Check = check_within,
        uniqueness: bool = False,
    ) -> None:
        super().__init__(puzzle, deadline, preparations, check, uniqueness)
        self.certify = certify
        self._ask(deadline, entries or {})

    def _ask(self, deadline: Deadline, entries: Board, earlier: Iterable[Claim] = ()) -> None:
        self.deadline = deadline
        self._late: ReasonUnknown | None = None
        self.earlier = tuple(earlier)
        shown = list(map(self.puzzle.shaded, self.checked.solutions))
        if any((board[claim.cell] == claim.symbol) != claim.holds for claim in self.earlier for board in shown):
            raise UsageError("expected claims of earlier hints, but found one that is not so in every solution")
        certain, possible = self.certain(), self.puzzle.open_cells()
        self.wrong = {
            cell: symbol
            for cell, symbol in sorted(entries.items())
            if certain.get(cell, symbol) != symbol or symbol not in possible.get(cell, ())
        }
        self.right = {cell: symbol for cell, symbol in entries.items() if certain.get(cell) == symbol}
        self.clashing: tuple[Cell, ...] = ()
        self._open_entries = {cell: symbol for cell, symbol in entries.items() if cell not in certain}
        self.path: Path | None = None
        self.certificate: PathCertificate | None = None

    def asked(self, deadline: Deadline, entries: Board, earlier: Iterable[Claim]) -> "Explanation":
        """Return the explanation for a player with other entries, who knows the conclusions of `earlier` steps."""
        other = copy(self)
        other.__dict__.pop("propagator", None)  # it looks at the deadline
        other._ask(deadline, entries, earlier)
        other.right |= self.puzzle.fixed()  # which a player sees
        return other

    @property
    def complete(self) -> bool:
        return self.path is not None and self.path.complete and self._late is None  # words take time, too

    @property
    def stopped(self) -> ReasonUnknown | None:
        """Why there are no more steps; None if the path is complete."""
        if self.complete:
            return None
        late = self._late or self.lacking
        return (self.path and self.path.stopped) or late or self.deadline.expired() or self.checked.reason

    def steps(self) -> Iterator[Step]:
        yield from self.in_time(self._steps())

    def in_time(self, found: Iterator[One]) -> Iterator[One]:
        """Yield what is found in time."""
        try:
            while (one := self.deadline.run(lambda: next(found, None))) is not None:
                yield one
        except Expired as expired:
            self._late = expired.reason

    def _steps(self) -> Iterator[Step]:
        if self.verdict is Uniqueness.UNKNOWN:
            return
        if self.solution is None:
            yield from self._refutation()
            return
        path = self.path_to(self.prepared.holding(self.certain()))
        for deduction in self.deductions(path, path):
            yield self.step(deduction)

    def next(self) -> list[Step]:
        """Return the next step that fills a cell or takes several rules, after the asides that it needs.

        If there is none, its asides are all; out of time, nobody knows what they lead to, and nothing is returned.
        Without a solution it is the first step to a contradiction.
        """
        if self.solution is None:
            return list(islice(self.steps(), 1))
        return list(self.in_time(self._next()))

    def _next(self) -> Iterator[Step]:
        found: list[Deduction] = []
        targets = self.prepared.holding(self.certain())
        for deduction in self.path_to(targets):
            found.append(deduction)
            if not deduction.aside:
                break
        found = self.needed(found, found[-1].conclusions if found and not found[-1].aside else targets)
        if self.path is None or self.path.stopped is None:
            yield from map(self.step, found)

    def why(self, cell: Cell) -> list[Step]:
        """Return a small step from what is known now to what this cell holds, or the steps that lead there.

        None are found if the time is over, or if the cell does not hold the same in all solutions.
        """
        return list(self.in_time(self._why(cell)))

    def _why(self, cell: Cell) -> Iterator[Step]:
        certain = self.certain()
        if cell not in certain:
            return
        targets = self.prepared.claiming(cell, certain[cell])
        deduction = self.path_to(targets).single(SMALL)
        if deduction:
            yield self.step(deduction)
            return
        found = []
        for deduction in self.path_to(self.prepared.holding(certain)):
            found.append(deduction)
            if not set(targets).isdisjoint(self.said(deduction)):
                yield from map(self.step, self.needed(found, targets))
                return

    def path_to(self, literals: Iterable[Literal]) -> Path:
        """Return the path from the givens and the right entries to these literals."""
        of_cell = self.prepared.of_cell
        earlier = [-own for one in self.earlier if not one.holds and (own := of_cell[one.cell].get(one.symbol))]
        known = self.prepared.known([*self.prepared.givens, *self.prepared.holding(self.right), *earlier])
        return self.path_from(known, literals)

    def path_from(self, known: Known, literals: Iterable[Literal], reasons: bool = True) -> Path:
        if self.lacking:
            raise Expired(self.lacking)
        targets = [target for target in sorted(literals, key=abs) if not known[target]]
        self.path = Path(self.propagator, targets, self._reference, known, self.deadline, reasons)
        return self.path

    @cached_property
    def _reference(self) -> list[Literal]:
        """The true variables of the solution, and helpers that fit it."""
        assert self.solution is not None
        return with_helpers(self.prepared, self.puzzle.shaded(self.solution), self.deadline)

    @cached_property
    def clash(self) -> Mus[Clue]:
        """Of a puzzle without solution: the fewest clues that contradict each other."""
        return clash(self.prepared, self.deadline)

    def judge_others(self) -> None:
        """Judge entries in cells in which solutions differ: add to `wrong`, and set `clashing` for the others."""
        if self.verdict is not Uniqueness.MULTIPLE or not self._open_entries:
            return
        found = self._finish()
        if found.wrong and not found.together:
            self.wrong |= {cell: self._open_entries[cell] for cell in found.wrong}
            found = found if found.reason else self._finish()  # each of the others is in a solution
        if found.together:
            self.clashing = found.wrong

    def _finish(self) -> Finish:
        entries = {**self.right, **self._open_entries}
        others = {cell: symbol for cell, symbol in entries.items() if cell not in self.wrong}
        with asking(self.whole, others, self.deadline) as asked:
            return finish(asked)

    @cached_property
    def several(self) -> Several:
        """Of a puzzle with several solutions: how they differ."""
        return several(self.whole, self.checked.solutions, self.certain(), self.deadline)

    def _refutation(self) -> Iterator[Step]:
        """Yield the steps by which the clashing clues lead to a contradiction, without idle ones."""
        clashing = self.whole.with_clues_of(self.whole.blank.with_clues(self.clash.names or self.puzzle.clues()))
        self.prepared = with_cuts(with_derived(clashing), None, {}, self.deadline)
        known = self.prepared.known(self.prepared.givens)
        literals = [v for n in range(1, len(self.whole.model.variables) + 1) for v in (n, -n) if not known[v]]
        self.path = Path(Propagator(self.prepared, self.deadline), [CONTRADICTION, *literals], (), known, self.deadline)
        found = list(self.deductions(self.path, self.path))
        yield from map(self.step, self.needed(found, ()) if self.complete else found)

    def deductions(self, path: Path, found: Iterable[Deduction]) -> Iterator[Deduction]:
        """Yield what is found on the path; certify each deduction before the path goes on."""
        self.certificate = PathCertificate(path) if self.certify else None
        for deduction in used(found, self.prepared):
            if self.certificate:
                self.certificate.add(deduction)
            yield deduction

    def needed(self, deductions: Sequence[Deduction], literals: Iterable[Literal]) -> list[Deduction]:
        """Return the deductions without which the last contradiction, or these literals, would not follow."""
        used, kept = set(literals), []
        for deduction in reversed(deductions):
            if not deduction.conclusions or not used.isdisjoint(self.said(deduction)):
                used.update(deduction.facts)
                kept.append(deduction)
        return kept[::-1]

    def said(self, deduction: Deduction) -> Iterator[Literal]:
        return (one for literal in deduction.conclusions for one in self.prepared.with_others(literal))

    def step(self, deduction: Deduction) -> Step:
        assert self.path is not None
        return Wording(self.path.propagator).step(deduction)
