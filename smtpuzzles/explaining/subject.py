"""What is explained: a puzzle, prepared for players, and what is known of its solutions."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.cuts import with_cuts, with_derived
from smtpuzzles.explaining.judges import Known
from smtpuzzles.explaining.propagator import Propagator, RuleBroken
from smtpuzzles.explaining.swaps import groups_of, with_swaps
from smtpuzzles.model import Board
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Checked, ReasonUnknown, Uniqueness
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.preparing import Preparations
from smtpuzzles.solving.uniqueness import check_within

Check = Callable[[CluedPuzzle, Deadline], Checked]


class Subject:
    """`preparations`: of callers who explain many puzzles; `check`: who finds out whether there is one solution.

    `uniqueness`: steps may use that there is one.
    """

    whole: Prepared
    prepared: Prepared  # for players: with cuts

    def __init__(
        self,
        puzzle: AnyPuzzle,
        deadline: Deadline,
        preparations: Preparations | None = None,
        check: Check = check_within,
        uniqueness: bool = False,
    ) -> None:
        self.puzzle = CLUES.expect(puzzle, "explaining")
        self.deadline = deadline
        self.uniqueness = uniqueness
        self.checked: Checked = self._checked(preparations, check)
        self.solution: Board | None = next(iter(self.checked.solutions), None)
        self.lacking: ReasonUnknown | None = None  # why there are too few cuts
        if certain := self.certain():
            try:
                self.prepared = with_cuts(self.prepared, self.solution, certain, deadline)
            except Expired as expired:
                self.lacking, self.prepared = expired.reason, self.prepared.without_cuts()
        if uniqueness:
            self._use_uniqueness()

    def _checked(self, preparations: Preparations | None, check: Check) -> Checked:
        """Return whether there is one solution; prepare the puzzle. Out of time, it may not be prepared."""
        try:
            self.whole = self.prepared = (preparations or Preparations()).of(self.puzzle, self.deadline)
            self.prepared = self.deadline.run(lambda: with_derived(self.whole))
            by_cuts = any(rule.by_cuts for rule in self.prepared.rules)
            board = None if by_cuts else self.prepared.filled(self.single_rules())
            if board is None:
                return check(self.puzzle, self.deadline)
        except Expired as expired:
            unknown, why = Uniqueness.UNKNOWN, expired.reason
            return Checked(verdict=unknown, solutions=(), reason=why, seconds={}, puzzle=self.puzzle)
        return Checked(verdict=Uniqueness.UNIQUE, solutions=(board,), exhausted=True, seconds={}, puzzle=self.puzzle)

    def single_rules(self) -> Known:
        """Return what single rules lead to, or a part of it if there is no time."""
        known = self.prepared.known(self.prepared.givens)
        with suppress(RuleBroken, Expired):
            self.deadline.run(lambda: list(self.propagator.rounds(known)))
        return known

    def _use_uniqueness(self) -> None:
        """Add the rules that hold because there is one solution, if that is proven."""
        groups = groups_of(self.puzzle)
        if self.verdict is Uniqueness.UNIQUE:
            known = self.single_rules()
            with suppress(Expired):  # the path stops then, too
                self.prepared = self.deadline.run(lambda: with_swaps(self.prepared, groups, known))
            self.__dict__.pop("propagator", None)

    @cached_property
    def propagator(self) -> Propagator:
        return Propagator(self.prepared, self.deadline)

    def exclude(self, wrong: Board) -> None:
        """Add the cuts that prove that no solution has these symbols, which is so."""
        more = with_cuts(self.whole, self.solution, {}, self.deadline, wrong).cuts
        self.prepared = replace(self.prepared, cuts=tuple(dict.fromkeys([*self.prepared.cuts, *more])))
        self.__dict__.pop("propagator", None)

    @property
    def verdict(self) -> Uniqueness:
        return self.checked.verdict

    def certain(self) -> Board:
        """Return what all solutions share."""
        if self.solution is None or self.verdict is Uniqueness.UNKNOWN:
            return {}
        same = self.checked.backbone if self.verdict is Uniqueness.MULTIPLE else self.solution.keys()
        return {cell: self.solution[cell] for cell in same or () if cell in self.whole.of_cell}
