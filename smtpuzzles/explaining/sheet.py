"""What an explanation begins with: the rules of a puzzle, and what its givens say.

given   a literal that a clue states by itself, such as the digit of a cell: it is known from the start
rule    a rule of the blank puzzle, or what any other clue says
known   the literals that are known, as a list: 1 true, -1 false, 0 open; index -k is the negation of literal k
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.propagator import Known
from smtpuzzles.model import AnyOf, Board, Cell, Literal, Model, Rule, literals_of
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.result import Checked, Uniqueness
from smtpuzzles.solving.query import Preparations, symbols_of


@dataclass(frozen=True)
class Sheet:
    """The blank puzzle's model, its rules and those of clues, the clue of each such rule, and the givens."""

    puzzle: CluedPuzzle
    model: Model
    rules: tuple[Rule, ...]
    clues: Mapping[int, Clue]
    givens: Mapping[Literal, Clue]

    @cached_property
    def variables(self) -> int:
        """The number of variables, with helpers."""
        return len(self.model.formula.every_name)

    @cached_property
    def of_cell(self) -> Mapping[Cell, Mapping[str, Literal]]:
        return symbols_of(self.model)

    def without_cuts(self) -> "Sheet":
        """Return the sheet without rules `by_cuts`, and without the helpers after the last that others speak of."""
        numbers = [number for number, rule in enumerate(self.rules) if not rule.by_cuts]
        rules = tuple([self.rules[number] for number in numbers])
        clues = {place: self.clues[number] for place, number in enumerate(numbers) if number in self.clues}
        spoken = [abs(literal) for rule in rules for one in rule.constraints for literal in literals_of(one)]
        helpers = self.model.helpers[: max(0, max(spoken, default=0) - len(self.model.variables))]
        own = tuple([rule for rule in self.model.rules if not rule.by_cuts])
        model = self.model._replace(rules=own, helpers=helpers)
        return Sheet(self.puzzle, model, rules, clues, self.givens)

    def cell(self, literal: Literal) -> Cell:
        return self.model.variables[abs(literal) - 1].cell

    def with_others(self, literal: Literal) -> Iterator[Literal]:
        """Yield the literal, and if it puts a symbol into its cell, that the cell holds no other."""
        yield literal
        if literal > 0:
            for other in self.of_cell[self.cell(literal)].values():
                if other != literal:
                    yield -other

    def holding(self, board: Board) -> list[Literal]:
        """Return what these cells tell by their symbols; cells without variables tell nothing."""
        return [
            literal if board[cell] == symbol else -literal
            for cell, literals in self.of_cell.items()
            if cell in board
            for symbol, literal in literals.items()
        ]

    def claiming(self, cell: Cell, symbol: str) -> list[Literal]:
        """Return the literal that puts the symbol into the cell, or those of the other symbols, negated."""
        literals = self.of_cell[cell]
        return [literals[symbol]] if symbol in literals else [-literal for literal in literals.values()]

    def known(self, literals: Iterable[Literal]) -> Known:
        known = [0] * (2 * self.variables + 1)
        for literal in literals:
            for one in self.with_others(literal):
                known[one], known[-one] = 1, -1
        return known

    def value(self, cell: Cell, known: Known) -> str | None:
        """Return the symbol that the cell is known to hold."""
        literals = self.of_cell[cell]
        for symbol, literal in literals.items():
            if known[literal] > 0:
                return symbol
        if any(known[literal] == 0 for literal in literals.values()):
            return None
        return self.model.bare[cell]


class Found(NamedTuple):
    """The target that rules show, by their numbers, and the facts that they need; None: still to be found.

    Without rules, only that `bound` are needed.
    """

    target: Literal
    rules: tuple[int, ...]
    bound: int
    facts: tuple[Literal, ...] | None = None


def sheet_of(puzzle: CluedPuzzle, deadline: Deadline, preparations: Preparations | None = None) -> Sheet:
    """Return the sheet of a puzzle; out of time, raise Expired."""
    blank = (preparations or Preparations()).of(puzzle, deadline)
    said, rules = blank.clue_rules, list(blank.model.rules)
    clues: dict[int, Clue] = {}
    givens: dict[Literal, Clue] = {}
    for clue in puzzle.clues():
        facts = [constraint.literals for constraint in said[clue].constraints if isinstance(constraint, AnyOf)]
        if all(len(literals) == 1 for literals in facts) and len(facts) == len(said[clue].constraints):
            givens |= {literal: clue for (literal,) in facts}
        else:
            clues[len(rules)] = clue
            rules.append(said[clue])
    return Sheet(puzzle, blank.model, tuple(rules), clues, givens)


def only_solution(sheet: Sheet, known: Known) -> Checked | None:
    """Return the only solution if what follows from the givens fills the board; None: a solver must be asked."""
    held = {cell: sheet.value(cell, known) for cell in sheet.of_cell}
    givens = sheet.puzzle.givens()
    board = {cell: held.get(cell) or givens.get(cell, bare) for cell, bare in sheet.model.bare.items()}
    if None in held.values() or sheet.puzzle.violations(board):
        return None
    return Checked(verdict=Uniqueness.UNIQUE, solutions=(board,), exhausted=True, seconds={}, puzzle=sheet.puzzle)
