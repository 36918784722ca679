"""A puzzle as a formula: variables, and rules over them.

cell        (row, column), both counted from 1: (3, 4) is the fourth cell of the third row
board       what stands in every cell: a mapping from cell to symbol, in reading order
variable    a name, and what it means when true: this cell holds that symbol
literal     a whole number: k says that the k-th variable is true (counted from 1), -k that it is false
constraint  AnyOf, Exactly, AtMost, Differ ... over literals
rule        an English sentence, the cells it speaks of, and the constraints that say the same
bare board  what every cell holds while none of its variables is true
formula     variables and rules
model       a formula and its bare board; the assignments that satisfy its rules are the solutions, all and only they

Nothing here knows Z3: encoding/smtlib.py writes a formula as SMT-LIB.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

Cell = tuple[int, int]
Board = Mapping[Cell, str]
Literal = int


class AnyOf(NamedTuple):
    """At least one of these is true: a clause. With no literals it is false."""

    literals: tuple[Literal, ...]


class Exactly(NamedTuple):
    """Just so many of these are true; a number that cannot be reached makes it false."""

    number: int
    literals: tuple[Literal, ...]


class AtMost(NamedTuple):
    """No more than so many of these are true."""

    number: int
    literals: tuple[Literal, ...]


class Differ(NamedTuple):
    """The first two, of equal length, are not the same in every place, or at least one of the others is true."""

    left: tuple[Literal, ...]
    right: tuple[Literal, ...]
    others: tuple[Literal, ...] = ()


class AtMostTotal(NamedTuple):
    """The weights of those that are true add up to no more than `total`."""

    total: int
    weights: tuple[int, ...]
    literals: tuple[Literal, ...]


class When(NamedTuple):
    """If the first is true, just so many of the others are."""

    condition: Literal
    number: int
    literals: tuple[Literal, ...]


Constraint = AnyOf | Exactly | AtMost | Differ | AtMostTotal | When


def only_if(condition: Literal, constraint: Constraint) -> AnyOf | When:
    """The constraint, for the case that the condition is true; not all sorts can be so limited."""
    match constraint:
        case AnyOf(literals):
            return AnyOf((-condition, *literals))
        case Exactly(number, literals):
            return When(condition, number, literals)
        case _:
            raise TypeError(f"no condition can be put on {type(constraint).__name__}")


class Rule(NamedTuple):
    """One sentence of the puzzle's rules and the cells it is about. What the givens already settle needs no rule."""

    sentence: str
    cells: tuple[Cell, ...]
    constraints: tuple[Constraint, ...]


class Variable(NamedTuple):
    """When true, the cell holds the symbol. The name comes from the puzzle: `black_3_4`."""

    name: str
    cell: Cell
    symbol: str


@dataclass(frozen=True)
class Formula:
    """Rules over variables, of which solvers need to know only the names; the k-th name is that of literal k."""

    names: tuple[str, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Model:
    """The formula of one puzzle whose solutions are boards.

    `incomparable`: of no two solutions are the true variables of one among those of the other, so that 'not all these
    again' excludes a solution and nothing else.
    """

    variables: tuple[Variable, ...]
    rules: tuple[Rule, ...]
    bare: Board
    incomparable: bool = False

    @property
    def formula(self) -> Formula:
        return Formula(tuple([variable.name for variable in self.variables]), self.rules)

    def other_than(self, true: Iterable[Literal]) -> list[Literal]:
        """The clause that excludes the solution in which just these variables are true."""
        if self.incomparable:
            return [-literal for literal in true]
        excluded = set(true)
        every = range(1, len(self.variables) + 1)
        return [-literal if literal in excluded else literal for literal in every]

    def board(self, true: Iterable[Literal]) -> dict[Cell, str]:
        """The board on which just these variables are true."""
        board = dict(self.bare)
        for literal in true:
            _, cell, symbol = self.variables[literal - 1]
            board[cell] = symbol
        return board

    def true_on(self, board: Board) -> list[Literal]:
        """The variables that are true on this board: the way back."""
        return [literal for literal, (_, cell, symbol) in enumerate(self.variables, 1) if board[cell] == symbol]


def one_a_cell(prefix: str, cells: Iterable[Cell], symbol: str) -> tuple[Variable, ...]:
    """A variable for each cell, true when the cell holds this symbol."""
    return tuple(Variable(f"{prefix}_{r}_{c}", (r, c), symbol) for r, c in cells)


def literals_by_cell(variables: Iterable[Variable]) -> dict[Cell, Literal]:
    """For models with one variable a cell: the literal that says it is true."""
    return {variable.cell: literal for literal, variable in enumerate(variables, 1)}
