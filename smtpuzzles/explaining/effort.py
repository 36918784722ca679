"""How long a player searches for cells to fill, who sees what single rules say and fills the easiest cell first.

look     the number of literals of a rule in open cells: a player must look at each of them
ease     of a cell: the sum, over the rules that fill it, of 1 / look
effort   the sum, over the cells that are filled, of the open cells / the ease of all cells that could be filled then
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.judges import Judge, learn
from smtpuzzles.explaining.path import Deduction
from smtpuzzles.explaining.propagator import Propagator
from smtpuzzles.model import Cell, Literal


class Fill(NamedTuple):
    """A cell that single rules fill: how many they could fill then, of how many open ones, and the effort."""

    cell: Cell
    choices: int
    left: int
    effort: float


class PlayerSearch:
    """Fills cells from the givens.

    `known`: all that single rules lead to. `conclusions`: how many literals they said. `hardest`: what was known
    before the cell that took the greatest effort. `fills`: the cells in their order.
    """

    def __init__(self, propagator: Propagator, deadline: Deadline) -> None:
        prepared = propagator.prepared
        self.known = prepared.known(prepared.givens)
        self.hardest = self.known
        self.effort = 0.0
        self.fills: list[Fill] = []
        self.conclusions = 0
        self._prepared = prepared
        self._deadline = deadline
        self._propagator = propagator
        self._variables = len(prepared.model.variables)
        looked = [[one for one in judge.literals if one <= self._variables] for judge in propagator.judges]
        self._cells = [[prepared.cell(literal) for literal in literals] for literals in looked]
        open_cells = {cell for cell in prepared.of_cell if prepared.value(cell, self.known) is None}
        self._open = open_cells - prepared.shades
        self._greatest = 0.0
        self._later: dict[int, None] = {}  # rules to look at, at later stages
        # The literals that fill a cell, with the rules that say so.
        self._shown: dict[Literal, dict[int, None]] = {}
        self._fill(range(len(propagator.judges)))

    @property
    def left(self) -> int:
        return len(self._open)

    def unknown(self, steps: Iterable[Deduction]) -> Iterator[tuple[Deduction, list[Literal]]]:
        """Yield the steps that conclude what is not known yet, and that; the caller goes on with it, or with more."""
        for step in steps:
            if new := [literal for literal in step.conclusions if not self.known[literal]]:
                yield step, new

    def go_on(self, conclusions: Sequence[Literal]) -> None:
        """Learn what a step of several rules has shown, then fill cells again."""
        self.conclusions += len(conclusions)
        self._fill(self._learn(conclusions))

    def _fill(self, touched: Iterable[int]) -> None:
        with suppress(Expired):
            self._fill_all(touched)

    def _fill_all(self, touched: Iterable[int]) -> None:
        while not self._deadline.expired():
            while touched:
                self._later.update(dict.fromkeys(touched))
                touched = self._learn(self._asides(touched, self._propagator.light[0]))
            self._shown = {literal: rules for literal, rules in self._shown.items() if not self.known[literal]}
            if not self._shown:
                touched = self._noted()
                if not touched and not self._shown:
                    return
                continue
            ease: dict[Cell, float] = {}
            for literal, rules in self._shown.items():
                cell = self._prepared.cell(literal)
                looks = [sum([cell in self._open for cell in self._cells[rule]]) for rule in rules]
                ease[cell] = ease.get(cell, 0) + sum([1 / look for look in looks])
            effort = len(self._open) / sum(ease.values())
            if effort > self._greatest:
                self._greatest, self.hardest = effort, self.known.copy()
            self.effort += effort
            chosen = min(self._shown, key=lambda literal: (-ease[self._prepared.cell(literal)], abs(literal)))
            self.conclusions += 1
            self.fills.append(Fill(self._prepared.cell(chosen), len(ease), len(self._open), effort))
            touched = self._learn([chosen])

    def _noted(self) -> list[int]:
        """Learn what follows at a later stage, of rules that the player has not looked at; return the rules touched."""
        for stage in self._propagator.light[1:]:
            found = self._asides(sorted(self._later), stage)
            if found or self._shown:
                return self._learn(found)
        self._later.clear()
        return []

    def _asides(self, numbers: Iterable[int], stage: Mapping[int, Judge]) -> list[Literal]:
        """Return what these rules rule out without filling a cell; note what fills one."""
        found: dict[Literal, None] = {}
        for number in [number for number in numbers if number in stage]:
            for literal in self._propagator.follows(number, self.known, stage) or ():
                if abs(literal) > self._variables:
                    continue  # a helper is in no cell
                if self._fills(literal):
                    self._shown.setdefault(literal, {})[number] = None
                else:
                    found[literal] = None
        self.conclusions += sum([not self._prepared.is_shade(literal) for literal in found])
        return list(found)

    def _fills(self, literal: Literal) -> bool:
        """Does the literal put a symbol into its cell that a player must not leave out?"""
        if literal > 0 or self._prepared.is_shade(literal):
            return not self._prepared.is_shade(literal)
        prepared, cell = self._prepared, self._prepared.cell(literal)
        others = [other for other in prepared.of_cell[cell].values() if other != -literal]
        return prepared.model.bare[cell] != prepared.puzzle.nothing and all(self.known[one] for one in others)

    def _learn(self, literals: Iterable[Literal]) -> list[int]:
        """Learn the literals; return the rules that speak of them."""
        new = [one for literal in literals for one in self._prepared.with_others(literal) if not self.known[one]]
        learn(self.known, new)
        for cell in {self._prepared.cell(one) for one in new} & self._open:
            if self._prepared.value(cell, self.known) is not None:
                self._open.remove(cell)
        return self._propagator.touched(new)
